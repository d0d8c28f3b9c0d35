"""Named checkpoints, and branches: campaigns of their own that begin as another did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign.branching import MAX_CHECKPOINTS, MAX_NAME_LENGTH, NamedCheckpoint, branch, name_checkpoint
from sleeping_gods.campaign.errors import BadName, UnknownEntry
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.errors import BrokenJournal, OlderJournal
from sleeping_gods.journal.notation import BRANCHED, CHANCE, TABLE, UNDO, Journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import parse as parse_choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options

from .own_luck import drawn_otherwise
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


def continued(campaign: Campaign, data: bytes, path: Path) -> Campaign:
    """A branch in which people choose what they chose in the campaign after that entry, where it can be chosen."""
    path.write_bytes(data)
    branched = Campaign.open(path, campaign.game, campaign.pack)
    since = len(parse(data).journal.entries) - 1
    for entry in campaign.history.line_after(campaign.history.numbers()[since - 1]):
        if entry.seat not in (CHANCE, TABLE) and parse_choice(entry.choice) in options(branched.table):
            branched.play(None, entry.choice)
    branched.close()
    return branched


def drawn(campaign: Campaign, since: int) -> list[tuple[int, str]]:
    """What was drawn after an entry, by the numbers of the entries."""
    entries = campaign.journal.entries[since + 1 :]
    return [(entry.number, entry.choice) for entry in entries if entry.seat == CHANCE]


@pytest.mark.parametrize("pack", PACKS)
class TestLuck:
    """A branch is no way to learn what the campaign that it comes from will draw."""

    def test_with_a_seed_a_branch_draws_by_that(self, pack: str, tmp_path: Path) -> None:
        """Every draw after the point is that of its own seed, and another branch of the same point draws by another."""
        campaign = begun(pack, seed="3")
        play_on(campaign, 60, Luck(1))
        seeds = (77_001, 77_002)
        files = [branch(campaign.journal, 20, seed) for seed in seeds]
        branches = [continued(campaign, data, tmp_path / f"{at}.campaign") for at, data in enumerate(files)]

        for branched, seed in zip(branches, seeds, strict=True):
            otherwise = drawn_otherwise(campaign.game, campaign.pack, branched.journal, seed)
            assert drawn(branched, 20)
            assert [number for number in otherwise if number > 20] == []
        first, second = (drawn(branched, 20) for branched in branches)
        assert first != drawn(campaign, 20)[: len(first)]
        assert first != second

    def test_without_one_the_same_choices_lead_to_the_same_draws(self, pack: str, tmp_path: Path) -> None:
        """As a group wishes that has agreed that luck repeats itself, also where something was undone before."""
        campaign = begun(pack, seed="3")
        campaign.repeats_luck = True
        play_on(campaign, 30, Luck(1))
        campaign.go_back(campaign.history.numbers()[14])
        play_on(campaign, 40, Luck(2))
        line = campaign.history.numbers()
        branched = continued(campaign, branch(campaign.journal, line[19]), tmp_path / "a.campaign")

        again = [entry.choice for entry in branched.history.line() if entry.seat == CHANCE]
        assert again == [entry.choice for entry in campaign.history.line() if entry.seat == CHANCE]
        assert len(again) > 5
        assert branched.setup == campaign.setup

    def test_the_header_says_where_its_own_luck_begins(self, pack: str) -> None:
        """By the entry's number in the branch, and anew in a branch of a branch; the file tells no other seed."""
        campaign = begun(pack, seed="987654321")
        play_on(campaign, 30, Luck(1))
        first = parse(branch(campaign.journal, 20, 5)).journal
        second = parse(branch(first, 10, 6)).journal

        assert {key: first.setup.options[key] for key in ("seed", BRANCHED)} == {"seed": "5", BRANCHED: "20"}
        assert {key: second.setup.options[key] for key in ("seed", BRANCHED)} == {"seed": "6", BRANCHED: "10"}
        assert b"987654321" not in branch(campaign.journal, 20, 5)

    def test_a_campaign_with_real_cards_has_branches_with_real_cards(self, pack: str) -> None:
        """A seed would draw for people who draw for themselves."""
        journal = begun(pack).journal

        assert parse(branch(journal, 0, 5)).journal.setup == journal.setup


@pytest.mark.parametrize("value", ["", "-1", "x", "1" * 21, "٣"])
def test_where_the_luck_begins_is_a_number(value: str) -> None:
    """A file that says something else is refused."""
    campaign = begun("harbour", seed="3")
    setup = replace(campaign.setup, options={**campaign.setup.options, BRANCHED: value})

    with pytest.raises(BrokenJournal):
        replay(campaign.game, campaign.pack, Journal(setup, "1", campaign.journal.entries))


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
    assert name_checkpoint(campaign.journal, "x" * MAX_NAME_LENGTH, 0).entry == 0


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
        "x" * (MAX_NAME_LENGTH + 1),
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
    many = [NamedCheckpoint(f"n{number}", 0) for number in range(MAX_CHECKPOINTS)]

    assert name_checkpoint(journal, "last", 0, many[1:]).name == "last"
    with pytest.raises(BadName):
        name_checkpoint(journal, "last", 0, many)
