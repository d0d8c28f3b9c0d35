"""Undo by step, action, turn and line of the log, and redo: where each goes, in both games."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.errors import NothingToRedo, NothingToUndo
from sleeping_gods.campaign.history import EVERY
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import Table, decision_of
from sleeping_gods.party.table.table import of_party

from ..kernel.toy import ToyGame, ToyPack, toy_setup
from .tables import PACKS, begun, kind, play_on, play_until


def is_action(table: Table) -> bool:
    """Whether an action is chosen."""
    return kind(table) == "TakeAction"


def is_start(table: Table) -> bool:
    """Whether a turn is about to begin."""
    return kind(table) == "BeginTurn"


def toy(path: Path | None = None) -> Campaign:
    """A toy campaign with a seed."""
    return Campaign.begin(ToyGame(), ToyPack(), toy_setup(2, seed="1"), path)


def plain_act(campaign: Campaign) -> str:
    """An answer to the waiting decision that is no act of any time."""
    return next(text(one) for one in options(campaign.table) if not campaign.table.is_act(one))


@pytest.mark.parametrize("pack", PACKS)
def test_each_kind_of_stride_is_begun_by_one_kind_of_decision(pack: str) -> None:
    """Both games name the start of a turn and the choice of an action, and nothing else."""
    campaign, luck, found = begun(pack, seed="5"), Luck(2), set[tuple[str, str]]()
    for _ in range(300):
        decision = decision_of(campaign.table)
        if decision is not None and decision.begins:
            found.add((decision.begins, kind(campaign.table)))
        play_on(campaign, 1, luck)

    assert found == {("turn", "BeginTurn"), ("action", "TakeAction")}


@pytest.mark.parametrize("pack", PACKS)
def test_an_action_is_taken_back_with_all_that_came_of_it(pack: str) -> None:
    """The table waits for that action again; a second time, for the one before it, though it was long ago."""
    campaign, luck = begun(pack, seed="3"), Luck(7)
    states: list[str] = []
    while len(states) < 3 or is_action(campaign.table):
        if is_action(campaign.table):
            states.append(state_hash(campaign.table))
            campaign.play(None, plain_act(campaign))
        else:
            play_on(campaign, 1, luck)

    for state in reversed(states):
        campaign.undo("action")

        assert is_action(campaign.table)
        assert state_hash(campaign.table) == state


@pytest.mark.parametrize("pack", PACKS)
def test_an_act_of_any_time_and_a_note_begin_no_action(pack: str) -> None:
    """What is done while an action is due is no action: going back by one goes behind it."""
    campaign, luck = begun(pack, seed="3"), Luck(7)
    play_until(campaign, is_action, luck)
    before = state_hash(campaign.table)
    campaign.play(None, plain_act(campaign))
    play_until(campaign, is_action, luck)
    campaign.play(None, "note 12 here be dragons")
    acts = [one for one in options(campaign.table) if campaign.table.is_act(one)]
    if acts:
        campaign.play(None, text(acts[0]))

    campaign.undo("action")

    assert state_hash(campaign.table) == before


@pytest.mark.parametrize("pack", PACKS)
def test_a_turn_is_taken_back_to_its_start_then_the_one_before(pack: str) -> None:
    """From the middle of a turn to its start, from its start to that of the one before; at the first there is none."""
    campaign, luck = begun(pack, seed="4"), Luck(9)
    if not is_start(campaign.table):
        play_until(campaign, is_start, luck)
    starts = [state_hash(campaign.table)]
    for _ in range(2):
        campaign.play(None, plain_act(campaign))
        play_until(campaign, is_start, luck, most=5000)
        starts.append(state_hash(campaign.table))
    campaign.play(None, plain_act(campaign))
    play_on(campaign, 3, luck)

    for state in reversed(starts):
        campaign.undo("turn")

        assert is_start(campaign.table)
        assert state_hash(campaign.table) == state
    with pytest.raises(NothingToUndo):
        campaign.undo("turn")


@pytest.mark.parametrize("pack", PACKS)
def test_where_nobody_is_asked_a_turn_starts_at_the_first_question(pack: str) -> None:
    """A client that begins turns by itself is not sent back to where it would just begin it again."""
    campaign, luck = begun(pack, seed="4"), Luck(9)
    firsts: list[tuple[int, str]] = []
    while len(firsts) < 2:
        if is_start(campaign.table):
            campaign.play(None, plain_act(campaign))
            firsts.append((of_party(campaign.table).turn, state_hash(campaign.table)))
        play_on(campaign, 1, luck)

    for turn, state in reversed(firsts):
        campaign.undo("turn", lambda table: not is_start(table))

        assert of_party(campaign.table).turn == turn
        assert state_hash(campaign.table) == state


def test_a_step_goes_over_what_nobody_is_asked() -> None:
    """A forced answer is taken back with the choice before it."""
    campaign, luck = begun("harbour", seed="4"), Luck(1)
    play_until(campaign, lambda table: is_start(table) and of_party(table).turn > 1, luck, most=5000)
    last = campaign.history.before_last_decision()
    campaign.play(None, plain_act(campaign))

    campaign.undo("step", lambda table: not is_start(table))

    assert campaign.history.position == last


def test_a_line_of_the_log_is_taken_back_with_its_choice() -> None:
    """A draw belongs to the choice before it, so both go; what came before stays, what was undone is no line."""
    campaign = toy()
    campaign.play(None, "keep")
    campaign.play(None, "keep")
    before = state_hash(campaign.table)
    campaign.play(None, "gloat p1")
    draw = campaign.history.position
    campaign.play(None, "cheer by p1")

    campaign.undo_line(draw)

    assert state_hash(campaign.table) == before
    for number in (draw, 999, 0):
        with pytest.raises(NothingToUndo, match="expected an entry of the line of play"):
            campaign.undo_line(number)


class TestRedo:
    """Redo goes to where the last undo left."""

    def test_several_times_in_a_row(self, tmp_path: Path) -> None:
        """Three steps back are three steps forward, each an entry, and also after the file was opened again."""
        campaign = toy(tmp_path / "a.campaign")
        states = [state_hash(campaign.table)]
        for _ in range(3):
            campaign.play(None, text(options(campaign.table)[0]))
            states.append(state_hash(campaign.table))
        for _ in range(3):
            campaign.undo()
        entries = len(campaign.journal.entries)
        campaign.close()
        campaign = Campaign.open(tmp_path / "a.campaign", ToyGame(), ToyPack())

        for state in states[1:]:
            campaign.redo()

            assert state_hash(campaign.table) == state
        with pytest.raises(NothingToRedo):
            campaign.redo()
        assert len(campaign.journal.entries) == entries + 3
        assert replay(ToyGame(), ToyPack(), campaign.journal).number == entries + 2
        campaign.close()

    def test_until_something_else_is_played(self) -> None:
        """A choice after an undo begins another line; the old one is only reached by its number."""
        campaign = toy()
        campaign.play(None, "keep")
        campaign.undo()
        campaign.play(None, "drop")

        with pytest.raises(NothingToRedo):
            campaign.redo()

    def test_back_and_forth_in_between(self) -> None:
        """Undo, redo and undo again leave the same way forward; a longer stride is one step of it."""
        campaign = toy()
        states = []
        for _ in range(4):
            campaign.play(None, text(options(campaign.table)[0]))
            states.append(state_hash(campaign.table))
        campaign.undo()
        campaign.redo()
        campaign.undo()
        campaign.go_back(0)

        campaign.redo()
        assert state_hash(campaign.table) == states[2]
        campaign.redo()
        assert state_hash(campaign.table) == states[3]
        with pytest.raises(NothingToRedo):
            campaign.redo()

    def test_going_on_the_spot_is_nothing_to_redo(self) -> None:
        """Whoever goes to where they are has left nothing."""
        campaign = toy()
        campaign.play(None, "keep")
        campaign.go_back(campaign.history.position)

        with pytest.raises(NothingToRedo):
            campaign.redo()


def test_steps_back_meet_every_entry_with_its_table() -> None:
    """Over several snapshots, each entry of the line is met once, on the table that it was chosen on."""
    campaign = begun("harbour", seed="6")
    play_on(campaign, EVERY, Luck(3))
    campaign.go_back(campaign.history.numbers()[EVERY // 2])
    play_on(campaign, 3 * EVERY, Luck(4))

    met = list(campaign.history.steps_back())

    assert [entry for entry, _ in met] == campaign.history.line()[::-1]
    for entry, table in met:
        expected = campaign.history.table_after(campaign.history.before(entry.number))
        assert state_hash(table) == state_hash(expected)
