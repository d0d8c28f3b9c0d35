"""Named checkpoints, and branches: campaigns of their own that begin as another did."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.branching import LONGEST_NAME, MOST, NamedCheckpoint, branch, name_checkpoint
from sleeping_gods.campaign.errors import BadName, UnknownEntry
from sleeping_gods.journal.errors import OlderJournal
from sleeping_gods.journal.file import parse
from sleeping_gods.journal.notation import UNDO, Journal
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.luck import Luck

from .tables import PACKS, begun, play_on


@pytest.mark.parametrize("pack", PACKS)
def test_a_branch_is_the_line_of_play_up_to_an_entry(pack: str) -> None:
    """At an entry that is in play, one that was undone, an undo, the start and the end: each replays to that state."""
    campaign = begun(pack, seed="3")
    play_on(campaign, 30, Luck(1))
    undone = campaign.history.position
    campaign.go_back(campaign.history.numbers()[15])
    back = len(campaign.journal.entries) - 1
    play_on(campaign, 20, Luck(2))
    campaign.play(None, "note 12 the end")

    for number in (5, 18, undone, back, 0, len(campaign.journal.entries) - 1):
        found = parse(branch(campaign.journal, number))
        again = replay(campaign.game, campaign.pack, found.journal)

        assert found.tail is None
        assert again.table == campaign.history.table_after(number)
        assert len(found.journal.entries) == 1 + campaign.history.depth(number)
        assert UNDO not in {entry.seat for entry in found.journal.entries}
        assert found.journal.setup == campaign.setup


def test_the_campaign_that_was_branched_stays_as_it_was() -> None:
    """A branch is a copy."""
    campaign = begun("harbour", seed="3")
    play_on(campaign, 10, Luck(1))
    before = list(campaign.journal.entries)

    branch(campaign.journal, 4)

    assert list(campaign.journal.entries) == before


def test_an_entry_that_is_not_there_cannot_be_branched_or_named() -> None:
    """Nor one before the first."""
    journal = begun("harbour", seed="3").journal
    for number in (-1, len(journal.entries)):
        with pytest.raises(UnknownEntry):
            branch(journal, number)
        with pytest.raises(UnknownEntry):
            name_checkpoint(journal, "here", number)


def test_an_older_format_is_not_branched() -> None:
    """Its hashes mean something only in their own format."""
    journal = begun("harbour", seed="3").journal
    with pytest.raises(OlderJournal):
        branch(Journal(journal.setup, journal.engine, journal.entries, form=1), 0)


def test_a_checkpoint_names_a_state() -> None:
    """An undo has none of its own: its name goes to what it went back to."""
    campaign = begun("harbour", seed="3")
    campaign.play(None, "note 12 here")
    here = campaign.history.position
    campaign.play(None, "note 12 there")
    undo = campaign.go_back(here).entry.number

    assert name_checkpoint(campaign.journal, "Before the cave", here) == NamedCheckpoint("Before the cave", here)
    assert name_checkpoint(campaign.journal, "Après", undo) == NamedCheckpoint("Après", here)
    assert name_checkpoint(campaign.journal, "x" * LONGEST_NAME, 0).entry == 0


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " a",
        "a ",
        "a  b",
        "a\nb",
        "a\tb",
        "x" * (LONGEST_NAME + 1),
        "a\x1b[2J",
        "a\u202eb",
        "\u2028",
        "Cave",
        "CAVE",
    ],
)
def test_a_bad_name_is_refused(name: str) -> None:
    """Empty, too long, not fit for a line of text, or taken."""
    journal = begun("harbour", seed="3").journal
    with pytest.raises(BadName):
        name_checkpoint(journal, name, 0, [NamedCheckpoint("other", 0), NamedCheckpoint("cave", 0)])


def test_checkpoints_have_a_limit() -> None:
    """One more than the most is refused."""
    journal = begun("harbour", seed="3").journal
    many = [NamedCheckpoint(f"n{number}", 0) for number in range(MOST)]

    assert name_checkpoint(journal, "last", 0, many[1:]).name == "last"
    with pytest.raises(BadName):
        name_checkpoint(journal, "last", 0, many)
