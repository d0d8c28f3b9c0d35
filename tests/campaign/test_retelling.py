"""A campaign told again, as one seat may know it: the same as at the time, and to the same people."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.audience import HeardEntry, tell
from sleeping_gods.campaign.errors import UnknownEntry
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.retelling import heard_entries
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.party.table.table import of_party

from .tables import PACKS, begun, kind, play_on, play_until


def live(campaign: Campaign, choices: int, seats: tuple[int, ...], luck: Luck) -> list[HeardEntry]:
    """Play at random; what some seats are told at the time."""
    told: list[HeardEntry] = []
    for _ in range(choices):
        if not is_over(campaign.table):
            played = campaign.play(None, text(luck.pick(options(campaign.table))))
            told += [tell(one, seats) for one in played]
    return told


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("seats", [(0,), (2,), (0, 1), ()])
def test_what_was_told_is_told_again(pack: str, seats: tuple[int, ...]) -> None:
    """From the beginning and from an entry; what was undone is left out."""
    campaign = begun(pack, 3, seed="8")
    since = campaign.history.position
    told = live(campaign, 60, seats, Luck(4))
    kept = campaign.history.before_last_decision(told[30].number) or 0
    campaign.go_back(kept)
    told = [one for one in told if one.number <= kept] + live(campaign, 60, seats, Luck(5))

    assert list(heard_entries(campaign.history, seats, since)) == told
    whole = list(heard_entries(campaign.history, seats))
    assert whole[-len(told) :] == told
    assert [one.number for one in whole] == campaign.history.numbers()
    assert any(one.choice.endswith("?") for one in whole)


@pytest.mark.parametrize("pack", PACKS)
def test_who_moves_up_to_a_seat_is_not_told_what_its_owner_was(pack: str) -> None:
    """SG-PLAYERS-004, DS-PLYR-005: when the first player leaves, the others know their own cards and no more."""
    campaign, luck = begun(pack, 3, seed="8"), Luck(4)
    play_until(campaign, lambda table: kind(table) == "BeginTurn" and of_party(table).turn > 2, luck)
    end = campaign.history.position
    before = {
        name: list(heard_entries(campaign.history, (seat,))) for seat, name in enumerate(of_party(campaign.table).names)
    }
    campaign.play(None, "leave p1")
    while of_party(campaign.table).seat_count() > 2:
        play_on(campaign, 1, luck)

    for seat, name in enumerate(("Ben", "Cyd")):
        again = [one for one in heard_entries(campaign.history, (seat,)) if one.number <= end]
        assert again == before[name]
        assert again != before["Ada"]


@pytest.mark.parametrize("pack", PACKS)
def test_a_newcomer_is_told_the_past_as_a_spectator(pack: str) -> None:
    """Nobody sat on that seat."""
    campaign, luck = begun(pack, 2, seed="8"), Luck(4)
    play_until(campaign, lambda table: kind(table) == "BeginTurn" and of_party(table).turn > 2, luck)
    end = campaign.history.position
    watched = list(heard_entries(campaign.history, ()))
    campaign.play(None, "join Zoe")

    assert [one for one in heard_entries(campaign.history, (2,)) if one.number <= end] == watched


def test_an_entry_that_was_undone_begins_nothing() -> None:
    """It is not on the line of play; an undo stands for what it went back to."""
    campaign = begun("harbour", seed="8")
    here = campaign.history.position
    campaign.play(None, "note 12 gone")
    gone = campaign.history.position
    undo = campaign.go_back(here).entry.number
    campaign.play(None, "note 12 kept")

    assert [one.choice for one in heard_entries(campaign.history, (0,), undo)] == ["note 12 kept"]
    for number in (gone, -1, 999):
        with pytest.raises(UnknownEntry):
            list(heard_entries(campaign.history, (0,), number))
