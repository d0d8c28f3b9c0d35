"""A live campaign: choices, luck, undo, and the file beneath."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleeping_gods.campaign.errors import BadSeed, NothingToUndo, WrongSeat
from sleeping_gods.campaign.history import EVERY
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.errors import CannotSave, WrongPack
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import CHANCE
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options, waits_for_chance
from sleeping_gods.kernel.state import state_hash

from ..kernel.toy import ToyGame, ToyPack, ToyTable, toy_setup


def begun(path: Path | None = None, **options: str) -> Campaign:
    """A new toy campaign."""
    return Campaign.begin(ToyGame(), ToyPack(), toy_setup(2, **options), path)


def choices(campaign: Campaign) -> list[str]:
    """The choices so far, with their seats."""
    return [f"{entry.seat} {entry.choice}".strip() for entry in campaign.journal.entries]


class TestLuck:
    """Draws are made and recorded like any other choice."""

    def test_chance_is_resolved_up_to_the_next_decision(self) -> None:
        """With a seed, a new campaign waits for a person."""
        campaign = begun(seed="1")

        assert not waits_for_chance(campaign.table)
        assert campaign.seat == 0
        assert choices(campaign)[1].startswith("chance draw ")

    def test_the_same_seed_gives_the_same_draws(self) -> None:
        """Two campaigns with one seed and the same choices are equal."""
        one, two = begun(seed="7"), begun(seed="7")
        for campaign in (one, two):
            campaign.play(None, "drop")
            campaign.play(None, "drop")

        assert choices(one) == choices(two)

    def test_without_a_seed_the_players_draw(self) -> None:
        """A group with cards of its own enters what it drew."""
        campaign = begun()

        assert campaign.seat == CHANCE
        campaign.play(None, "draw 6")

        assert choices(campaign) == ["start", "chance draw 6"]

    def test_a_seed_is_a_number(self) -> None:
        """Anything else is refused before there is a campaign."""
        with pytest.raises(BadSeed, match="expected a whole number as the seed, got 'lucky'"):
            begun(seed="lucky")


class TestPlay:
    """A choice counts when it is legal, its seat's, and on disk."""

    def test_what_happened_is_told_entry_by_entry(self) -> None:
        """A choice and the draw after it each tell their own happenings."""
        campaign = begun(seed="1")

        played = campaign.play(0, "keep")

        assert [one.entry.seat for one in played] == ["p1", "chance"]
        assert played[1].log_events[0][0] == "drew"

    def test_a_refused_choice_changes_nothing(self) -> None:
        """Neither the table nor the journal."""
        campaign = begun(seed="1")
        before, state = choices(campaign), state_hash(campaign.table)

        for line in ("gloat p2", "", "keep\x07"):
            with pytest.raises(IllegalChoice):
                campaign.play(0, line)

        assert (choices(campaign), state_hash(campaign.table)) == (before, state)

    def test_a_seat_makes_its_own_choices_only(self) -> None:
        """Another seat's choice is refused, though an act of any time is welcome from its own seat."""
        campaign = begun(seed="1")

        with pytest.raises(WrongSeat, match="'keep' is a choice of p1, got it from p2"):
            campaign.play(1, "keep")
        campaign.play(1, "cheer by p2")

        assert choices(campaign)[-1] == "p2 cheer by p2"

    def test_acts_about_the_campaign_are_the_tables(self) -> None:
        """A note has the seat table."""
        campaign = begun(seed="1")

        campaign.play(1, "note hello #1")

        assert choices(campaign)[-1] == "table note hello #1"

    def test_every_choice_is_on_disk_when_play_returns(self, tmp_path: Path) -> None:
        """The file, read by somebody else, has all entries at any time."""
        path = tmp_path / "a.campaign"
        campaign = begun(path, seed="3")
        while not is_over(campaign.table):
            campaign.play(None, " ".join(options(campaign.table)[-1]))

            assert read(path).journal.entries == campaign.journal.entries

        campaign.close()

    def test_a_choice_that_cannot_be_saved_is_not_played(self, tmp_path: Path) -> None:
        """When the file is gone, the table stays as it was."""
        campaign = begun(tmp_path / "a.campaign", seed="3")
        campaign.play(None, "drop")
        before = state_hash(campaign.table)
        assert campaign.file is not None
        campaign.file.close()

        with pytest.raises(CannotSave):
            campaign.play(None, "drop")
        with pytest.raises(CannotSave):
            campaign.undo()

        assert state_hash(campaign.table) == before

    def test_a_pack_must_be_the_set_ups_own(self) -> None:
        """A set-up for one pack is not begun with another."""
        with pytest.raises(WrongPack):
            Campaign.begin(ToyGame(), ToyPack(version="9"), toy_setup())


class TestUndo:
    """Undo is an entry; nothing is deleted."""

    def test_undo_goes_back_to_before_the_last_decision(self) -> None:
        """The card drawn after the choice is drawn again, the choice is open again."""
        campaign = begun(seed="1")
        before = campaign.table.clone()
        campaign.play(None, "drop")

        campaign.undo()

        assert campaign.table == before
        assert choices(campaign)[-1] == "undo 1"

    def test_luck_is_fresh_after_undo(self) -> None:
        """Going back and choosing again does not always meet the same card."""
        campaign = begun(seed="1")
        drawn = set()
        for _ in range(12):
            drawn.add(campaign.play(None, "drop")[1].entry.choice)
            campaign.undo()

        assert len(drawn) > 1

    def test_undo_again_and_again_comes_to_the_beginning(self) -> None:
        """Then there is nothing to undo, and one is told so."""
        campaign = begun(seed="1")
        first = campaign.table.clone()
        for _ in range(3):
            campaign.play(None, "drop")
        for _ in range(3):
            campaign.undo()

        assert campaign.table == first
        with pytest.raises(NothingToUndo):
            campaign.undo()

    def test_what_was_undone_can_be_taken_up_again(self) -> None:
        """Going back to an abandoned entry is going forward again."""
        campaign = begun(seed="1")
        campaign.play(None, "drop")
        there, number = campaign.table.clone(), campaign.journal.entries[-1].number
        campaign.undo()

        campaign.go_back(number)

        assert campaign.table == there
        with pytest.raises(NothingToUndo, match="expected an entry from 0 to"):
            campaign.go_back(999)

    def test_undo_is_as_quick_late_as_early(self, tmp_path: Path) -> None:
        """However long a campaign is, and after opening it again, only a few entries are played again."""
        campaign = begun(tmp_path / "long.campaign", seed="1")
        for number in range(300):
            campaign.play(None, f"note {number}")
        campaign.close()

        again = Campaign.open(tmp_path / "long.campaign", ToyGame(), ToyPack())

        assert max(len(again.history.way_back(number)[0]) for number in range(250, 301)) < EVERY
        assert again.verify(1000)
        assert max(len(again.history.way_back(number)[0]) for number in range(301)) < EVERY
        again.undo()
        assert isinstance(again.table, ToyTable)
        assert again.table.notes[-1] == "298"
        again.close()

    @pytest.mark.slow
    @given(seed=st.integers(0, 2**63), steps=st.lists(st.sampled_from("ppppu"), max_size=80))
    def test_any_order_of_playing_and_undoing_replays(self, seed: int, steps: list[str]) -> None:
        """Whatever was played and undone, the journal leads to the live table, and undo to the state it names."""
        campaign, luck = begun(seed=str(seed)), Luck(seed)
        for what in steps:
            if what == "p" and not is_over(campaign.table):
                campaign.play(None, " ".join(luck.pick(options(campaign.table))))
            elif campaign.history.before_last_decision() is not None:
                target = campaign.history.before_last_decision()
                campaign.undo()
                assert campaign.journal.entries[-1].state == campaign.journal.entries[target or 0].state

        replayed = replay(ToyGame(), ToyPack(), campaign.journal)

        assert replayed.table == campaign.table


class TestFile:
    """A campaign is bound to its file."""

    def test_open_goes_on_exactly_where_it_was(self, tmp_path: Path) -> None:
        """The same table, the same options, and undo still works."""
        path = tmp_path / "a.campaign"
        campaign = begun(path, seed="4")
        for line in ("keep", "cheer by p1", "drop"):
            campaign.play(None, line)
        campaign.close()

        again = Campaign.open(path, ToyGame(), ToyPack())

        assert again.table == campaign.table
        assert options(again.table) == options(campaign.table)
        again.undo()
        assert choices(again)[-1].startswith("undo ")
        again.close()

    def test_a_campaign_can_be_saved_later(self, tmp_path: Path) -> None:
        """From then on each choice is on disk."""
        path = tmp_path / "late.campaign"
        campaign = begun(seed="4")
        campaign.play(None, "keep")

        campaign.save(path)
        campaign.play(None, "drop")
        campaign.close()

        assert read(path).journal.entries == campaign.journal.entries

    def test_a_campaign_that_is_saved_elsewhere_lets_its_first_file_go(self, tmp_path: Path) -> None:
        """Somebody else can open that one, while the other goes on."""
        first, second = tmp_path / "first.campaign", tmp_path / "second.campaign"
        campaign = begun(first, seed="4")
        campaign.play(None, "keep")
        assert campaign.path == first

        campaign.save(second)
        other = Campaign.open(first, ToyGame(), ToyPack())
        campaign.play(None, "drop")

        assert campaign.path == second
        assert len(read(second).journal.entries) > len(other.journal.entries)
        for opened in (campaign, other):
            opened.close()
            assert (opened.file, opened.path) == (None, None)

    def test_a_crash_before_the_draw_is_made_up_for(self, tmp_path: Path) -> None:
        """A file that ends before a draw is opened with the draw made."""
        path = tmp_path / "a.campaign"
        begun(path, seed="4").close()
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(line for line in lines if " chance " not in line))

        campaign = Campaign.open(path, ToyGame(), ToyPack())

        assert choices(campaign)[1].startswith("chance draw ")
        assert len(read(path).journal.entries) == 2
        campaign.close()

    def test_opening_a_bad_file_lets_it_go(self, tmp_path: Path) -> None:
        """A refused file can be opened again at once."""
        path = tmp_path / "a.campaign"
        begun(path, seed="4").close()

        for _ in range(2):
            with pytest.raises(WrongPack):
                Campaign.open(path, ToyGame(), ToyPack(version="2"))
