"""Time at a served table: back by step, action, turn and line, forward again, by agreement, by hand, and elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.draws import verify_with_draws
from sleeping_gods.host.roster import roster_of
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Done, Explanation, Refused, UndoRequest
from sleeping_gods.wire.requests import AnswerUndo, ChooseRequest, NameMoment, Redo, RepairRequest, Undo

from .tables import begin, choose, kept, ref_of, whose

PACKS = ("harbour", "airfield")


def play(table: ServedTable, count: int) -> list[str]:
    """So many first choices; the states after each."""
    states = []
    for _ in range(count):
        assert isinstance(choose(table).reply, Done)
        states.append(state_hash(table.campaign.table))
    return states


@pytest.mark.parametrize("pack", PACKS)
def test_back_and_forward_again(tmp_path: Path, pack: str) -> None:
    """A step back and forward again are entries; twice back, twice forward, and nothing is lost by it."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack, ask_undo=False)
        states = play(table, 6)
        ada, entries = ref_of(table, "Ada"), table.position

        for number in (1, 2):
            assert isinstance(table.handle(Undo(f"u{number}", table.position), ada, "en").reply, Done)
        assert state_hash(table.campaign.table) == states[3]
        for number in (1, 2):
            assert isinstance(table.handle(Redo(f"r{number}", table.position), ada, "en").reply, Done)

        assert state_hash(table.campaign.table) == states[5]
        assert table.position == entries + 4
        again = table.handle(Redo("r3", table.position), ada, "fr").reply
        assert isinstance(again, Refused)
        assert plain(again.words) == "Il n’y a rien à refaire."


def test_a_line_of_the_log_and_a_turn(tmp_path: Path) -> None:
    """Back to before a line, to the start of the turn; a line that is none is refused."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        ada = ref_of(table, "Ada")
        start = state_hash(table.campaign.table)
        first = table.position
        play(table, 5)

        assert isinstance(table.handle(Undo("line", table.position, "line", first), ada, "en").reply, Done)

        assert state_hash(table.campaign.table) == start
        refused = table.handle(Undo("none", table.position, "line", 999_999), ada, "en").reply
        assert isinstance(refused, Refused)
        assert refused.key == "no-line"


def reveal(table: ServedTable) -> None:
    """Play until something was drawn."""
    for _ in range(60):
        before = table.position
        choose(table)
        if table.position > before + 1:
            return
    raise AssertionError("nothing was drawn")


def test_the_others_are_asked_when_something_was_revealed(tmp_path: Path) -> None:
    """Whoever wants to go back behind a draw waits until everybody who is here agrees; one may say no."""
    with kept(tmp_path) as storage:
        table = begin(storage, players=("Ada", "Ben", "Cyd"))
        ada, ben, cyd = (ref_of(table, name) for name in ("Ada", "Ben", "Cyd"))
        reveal(table)
        before, at = state_hash(table.campaign.table), table.position

        asked = table.handle(Undo("u", at), ada, "en")
        assert isinstance(asked.reply, Explanation)
        (told,) = asked.everybody
        assert isinstance(told, UndoRequest)
        assert (told.who, told.waiting_for) == (ada, tuple(sorted((ben, cyd))))
        assert isinstance(table.handle(AnswerUndo("no", at, agree=False), ben, "en").reply, Done)
        assert state_hash(table.campaign.table) == before
        late = table.handle(AnswerUndo("late", at, agree=True), cyd, "en").reply
        assert isinstance(late, Refused)
        assert late.key == "nothing-asked"

        table.handle(Undo("again", at), ada, "en")
        own = table.handle(AnswerUndo("own", at, agree=True), ada, "en").reply
        assert isinstance(own, Refused)
        assert isinstance(table.handle(AnswerUndo("one", at, agree=True), ben, "en").reply, Done)
        assert state_hash(table.campaign.table) == before
        assert isinstance(table.handle(AnswerUndo("two", at, agree=True), cyd, "en").reply, Done)

        assert state_hash(table.campaign.table) != before
        assert table.position == at + 1


def test_an_undo_does_not_wait_for_somebody_who_has_left(tmp_path: Path) -> None:
    """Who was asked and goes away is not waited for: the agreement of those who are still here is enough."""
    with kept(tmp_path) as storage:
        table = begin(storage, players=("Ada", "Ben", "Cyd"))
        ada, ben, cyd = (ref_of(table, name) for name in ("Ada", "Ben", "Cyd"))
        reveal(table)
        before, at = state_hash(table.campaign.table), table.position
        table.handle(Undo("u", at), ada, "en")
        table.disconnected(cyd)

        assert isinstance(table.handle(AnswerUndo("yes", at, agree=True), ben, "en").reply, Done)
        assert state_hash(table.campaign.table) != before
        assert table.position == at + 1


def test_nobody_is_asked_about_what_was_not_revealed_or_who_is_alone(tmp_path: Path) -> None:
    """One who plays all by themselves goes back as they like; so does anybody while the others are away."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        reveal(table)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        table.disconnected(ben)

        assert isinstance(table.handle(Undo("u", table.position), ada, "en").reply, Done)


@pytest.mark.parametrize("pack", PACKS)
def test_luck_that_repeats(tmp_path: Path, pack: str) -> None:
    """Where the table has agreed on it, the same choice after a step back draws the same."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack, ask_undo=False, repeat_luck=True)
        reveal(table)
        drawn, ada = state_hash(table.campaign.table), ref_of(table, "Ada")

        for number in range(3):
            table.handle(Undo(f"u{number}", table.position), ada, "en")
            choose(table)

            assert state_hash(table.campaign.table) == drawn


def test_a_repair_is_the_hosts(tmp_path: Path) -> None:
    """The host may set a value by hand; nobody else may, whichever way they say it; a value that is none is refused."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")

        done = table.handle(RepairRequest("r", table.position, "set goods coins 9"), ada, "en").reply
        bad = table.handle(RepairRequest("b", table.position, "set goods coins nine"), ada, "en").reply
        others = table.handle(RepairRequest("x", table.position, "set goods coins 1"), ben, "en").reply
        other_way = table.handle(ChooseRequest("y", table.position, "repair set goods coins 1"), ben, "en").reply

        assert isinstance(done, Done)
        assert table.campaign.table.goods["coins"] == 9  # type: ignore[attr-defined]  # a table of a party
        assert [reply.key for reply in (bad, others, other_way) if isinstance(reply, Refused)] == [
            "illegal",
            "only-host",
            "only-host",
        ]


def test_a_moment_has_a_name_and_outlives_the_server(tmp_path: Path) -> None:
    """A name is kept with the campaign; another moment does not get the same."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        play(table, 2)
        ben = ref_of(table, "Ben")

        assert isinstance(table.handle(NameMoment("m", table.position, "before the storm"), ben, "en").reply, Done)

        play(table, 1)
        again = table.handle(NameMoment("n", table.position, "before the storm"), ben, "en").reply
        assert isinstance(again, Refused)
        assert [one.name for one in roster_of(storage.summary(table.ref).settings).moments] == ["before the storm"]
        assert open_table(storage, table.ref).table_info().moments == table.table_info().moments


def test_retold_is_what_a_seat_may_know(tmp_path: Path) -> None:
    """From any entry on, in the reader's language; another seat is told something else of the same."""
    with kept(tmp_path) as storage:
        table = begin(storage, "airfield")
        for number in range(12):
            choose(table, ref=whose(table))
            assert number < table.position

        told = {name: table.log_after(ref_of(table, name), "en", 0) for name in ("Ada", "Ben")}

        assert told["Ada"]
        assert table.log_after(ref_of(table, "Ada"), "fr", 0)[-1].text != told["Ada"][-1].text
        assert table.log_after(ref_of(table, "Ada"), "en", 999_999) == []


def test_an_agreed_question_goes_away(tmp_path: Path) -> None:
    """S1b: once everybody agrees the step is taken back, and everybody is told that nothing is asked any more."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        reveal(table)
        at = table.position
        table.handle(Undo("u", at), ada, "en")

        agreed = table.handle(AnswerUndo("yes", at, agree=True), ben, "en")

        (settled,) = agreed.afterwards
        assert isinstance(settled, UndoRequest)
        assert (settled.who, settled.waiting_for) == ("", ())
        assert [(deed.key, deed.who) for deed in agreed.deeds] == [("went-back", ada)]
        reveal(table)
        again = table.handle(Undo("second", table.position), ben, "en")
        (asked,) = again.everybody
        assert isinstance(asked, UndoRequest)
        assert (asked.who, asked.waiting_for) == (ben, (ada,))


def test_who_plays_on_settles_the_question(tmp_path: Path) -> None:
    """S1b: a choice instead of an answer is told as one too."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        reveal(table)
        table.handle(Undo("u", table.position), ref_of(table, "Ada"), "en")

        (settled,) = choose(table).afterwards

        assert isinstance(settled, UndoRequest)
        assert settled.who == ""
        assert choose(table).afterwards == []


def test_a_refusal_and_a_change_of_mind_are_told(tmp_path: Path) -> None:
    """Whoever asked is told who said no, and may take the question back."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        reveal(table)
        at = table.position

        table.handle(Undo("u", at), ada, "en")
        refused = table.handle(AnswerUndo("no", at, agree=False), ben, "en")
        assert [(deed.key, deed.name) for deed in refused.deeds] == [("refused-undo", "Ben")]
        perspective = table.perspective_of(ada, "fr")
        assert plain(table.deed_event(refused.deeds[0], perspective).words) == "Ben préfère ne pas revenir en arrière."

        table.handle(Undo("again", at), ada, "en")
        withdrawn = table.handle(AnswerUndo("mind", at, agree=False), ada, "en")
        assert [deed.key for deed in withdrawn.deeds] == ["withdrew-undo"]
        late = table.handle(AnswerUndo("late", at, agree=True), ben, "en").reply
        assert isinstance(late, Refused)
        assert late.key == "nothing-asked"


def test_the_question_of_somebody_who_leaves_is_settled(tmp_path: Path) -> None:
    """S1b: whoever asked and goes away no longer wants to go back; who comes anew is told of a question that waits."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        reveal(table)
        table.handle(Undo("u", table.position), ada, "en")

        assert len(table.disconnected(ben)) == 1
        waiting = table.undo_request()
        assert waiting is not None
        assert waiting.waiting_for == (ben,)
        table.connected(ben)
        settled = table.disconnected(ada)[1]

        assert isinstance(settled, UndoRequest)
        assert settled.who == ""
        assert table.undo_request() is None


def test_the_others_are_told_who_moved_time(tmp_path: Path) -> None:
    """Each by what they may know, in their language."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        play(table, 3)
        table.snapshot(ada, "en")
        last = [line for line in table.log_after(ada, "en", 0) if line.kind == "choice"][-1]

        (back,) = table.handle(Undo("u", table.position), ben, "en").deeds
        (forward,) = table.handle(Redo("r", table.position), ben, "en").deeds

        told = plain(table.deed_event(back, table.perspective_of(ada, "en")).words)
        assert told == f"Ben went back to before: {plain(last.text).rstrip('.')}."
        assert (forward.key, forward.name) == ("went-forward", "Ben")


def test_a_note_on_the_map_outlives_an_undo(tmp_path: Path) -> None:
    """Going back steps over notes and keeps them; forward again too, and a stored campaign is the same."""
    with kept(tmp_path) as storage:
        table = begin(storage, ask_undo=False)
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")
        states = play(table, 3)
        pinned = table.handle(ChooseRequest("pin", table.position, "note 12 two guards"), ada, "en")
        assert [(deed.key, deed.place, deed.text) for deed in pinned.deeds] == [("pinned", "12", "two guards")]
        with_note = state_hash(table.campaign.table)
        before = table.campaign.history.numbers()

        assert isinstance(table.handle(Undo("u", table.position), ben, "en").reply, Done)
        now = table.campaign.table
        assert now.log.notes == {"12": "two guards"}  # type: ignore[attr-defined]  # of a party
        assert len(table.campaign.history.numbers()) < len(before)
        table.handle(ChooseRequest("pin2", table.position, "note 3 a lamp"), ben, "en")
        assert isinstance(table.handle(Redo("r", table.position), ben, "en").reply, Done)

        again = open_table(storage, table.ref).campaign.table
        assert again.log.notes == {"12": "two guards", "3": "a lamp"}  # type: ignore[attr-defined]  # of a party
        assert state_hash(again) == state_hash(table.campaign.table)
        assert state_hash(again) not in (with_note, states[2])
        nothing = table.handle(Redo("r2", table.position), ben, "en").reply
        assert isinstance(nothing, Refused)


@pytest.mark.parametrize("pack", PACKS)
def test_a_note_does_not_change_luck_that_repeats(tmp_path: Path, pack: str) -> None:
    """With the note kept, the same choice draws the same; the draws are verified as those of the seed."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack, ask_undo=False, repeat_luck=True)
        reveal(table)
        ada = ref_of(table, "Ada")
        table.handle(ChooseRequest("pin", table.position, "note 12 two guards"), ada, "en")
        drawn = state_hash(table.campaign.table)

        table.handle(Undo("u", table.position), ada, "en")
        choose(table)

        assert state_hash(table.campaign.table) == drawn
        live = table.campaign
        assert verify_with_draws(live.game, live.pack, live.journal) == []
