"""Somebody leaves a campaign by the rules while all are connected: all are told by the seats that they have now."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.presentation.scene.cards import Hand
from sleeping_gods.wire.events import Done, Snapshot

from .player import Player, begin, invite, join
from .serving import served


def hands(player: Player) -> list[Hand]:
    """The ability hands as somebody was told of them."""
    assert player.scene is not None
    return [hand for hand in player.scene.hands if hand.kind == "ability"]


def test_who_has_left_hears_of_no_hand(tmp_path: Path) -> None:
    """DS-PLYR-002: the second of three leaves; the third has their number then, and is told of their own hand."""
    with served(tmp_path) as url:
        campaign, host = begin(url, ["Ada", "Ben", "Cyd"], "airfield", settings={"ask_all": True})
        ben = Player(url, campaign, join(url, invite(url, campaign, host, [1]), "Ben"))
        cyd = Player(url, campaign, join(url, invite(url, campaign, host, [2]), "Cyd"))
        twin = Player(url, campaign, host)
        ada = Player(url, campaign, host)

        assert isinstance(ada.choose("leave p2"), Done)

        seats = {
            name: one.until(Snapshot).seats for name, one in (("ben", ben), ("cyd", cyd), ("ada", ada), ("twin", twin))
        }
        assert seats == {"ben": (), "cyd": (1,), "ada": (0,), "twin": (0,)}
        assert [hand.cards is None for hand in hands(ben)] == [True, True]
        assert [hand.cards is None for hand in hands(cyd)] == [True, False]
        assert [hand.cards is None for hand in hands(ada)] == [False, True]
        for player in (ada, ben, cyd, twin):
            player.close()
