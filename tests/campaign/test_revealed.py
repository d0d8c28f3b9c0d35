"""What is known from then on to whoever goes back: draws, pages, cards; and nothing where nothing was revealed."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.audience import Played
from sleeping_gods.campaign.errors import UnknownEntry
from sleeping_gods.campaign.revealed import Revealed, revealed_by, reveals
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import LogEvent

from .tables import PACKS, begun, kind, play_on, play_until


@pytest.mark.parametrize(
    ("seat", "log_events", "secret", "expected"),
    [
        ("p1", (("action", "travel"),), None, ()),
        ("chance", (("drew", 3),), None, ("draw",)),
        ("chance", (("drew-card", 0),), (0,), ("card",)),
        ("p2", (), (0, 1), ("card",)),
        ("p1", (("action", "explore"), ("paragraph", "12")), None, ("page",)),
        ("chance", (("fate", 3), ("paragraph", "12")), None, ("draw", "page")),
        ("table", (("noted", "12", "x"),), None, ()),
    ],
)
def test_an_entry_reveals(
    seat: str, log_events: tuple[LogEvent, ...], secret: tuple[int, ...] | None, expected: tuple[Revealed, ...]
) -> None:
    """An open draw, a page, or a card that only some see."""
    played = Played(JournalEntry(1, seat, "x", "0" * 16), log_events, (), secret)

    assert revealed_by(played) == {*expected}


def test_what_is_whispered_is_a_card_that_somebody_saw() -> None:
    """Though everybody may know the choice."""
    played = Played(JournalEntry(1, "p1", "x", "0" * 16), (("drew-card", 0),), ((0, (0,), ("drew-this-card", 0, "a")),))

    assert revealed_by(played) == {"card"}


@pytest.mark.parametrize("pack", PACKS)
def test_only_what_is_taken_back_counts(pack: str) -> None:
    """An act of any time after a draw can be taken back freely; the draw before it cannot, and forward is free."""
    campaign = begun(pack, seed="3")
    campaign.play(None, "begin turn")
    here = campaign.history.position
    campaign.play(None, "note 12 here be dragons")
    campaign.play(None, "note 12 none after all")

    assert reveals(campaign.history, here) == frozenset()
    assert "card" in reveals(campaign.history, 0)
    campaign.go_back(0)
    assert reveals(campaign.history, here) == frozenset()


@pytest.mark.parametrize("pack", PACKS)
def test_a_page_that_was_read_is_revealed(pack: str) -> None:
    """Also if the reading lies some choices back, but not to whoever goes back to after it."""
    campaign, luck = begun(pack, seed="3"), Luck(5)
    play_until(campaign, lambda table: any(one[0] == "paragraph" for one in table.log_events), luck)
    read = campaign.history.position
    before = campaign.history.before_last_decision()
    assert before is not None
    campaign.play(None, "note 12 read it")

    assert "page" in reveals(campaign.history, before)
    assert not reveals(campaign.history, read)


@pytest.mark.parametrize("pack", PACKS)
def test_another_line_is_compared_where_it_parted(pack: str) -> None:
    """Going over to what was played before an undo takes back only what came after the two lines parted."""
    campaign = begun(pack, seed="3")
    campaign.play(None, "note 1 one")
    parted = campaign.history.position
    campaign.play(None, "begin turn" if kind(campaign.table) == "BeginTurn" else "note 2 two")
    play_on(campaign, 20, Luck(1))
    other = campaign.history.position
    campaign.go_back(parted)
    campaign.play(None, "note 3 three")

    assert reveals(campaign.history, other) == frozenset()
    campaign.go_back(other)
    assert reveals(campaign.history, parted)


@pytest.mark.parametrize("number", [-1, 999])
def test_an_entry_that_is_not_there_is_refused(number: int) -> None:
    """Nobody can go there."""
    with pytest.raises(UnknownEntry):
        reveals(begun("harbour", seed="3").history, number)
