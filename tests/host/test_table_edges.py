"""A served table where something fails, comes too late or has nobody to wait for: exact refusals, and what stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from sleeping_gods.bots.robots.advice_facts import UnreadAhead
from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host import evening_costs, perspectives, refusal_words, writing
from sleeping_gods.host.advised_table import AdvisedTable
from sleeping_gods.host.errors import NotAllowed
from sleeping_gods.host.evening_costs import MIN_COST, EveningInquiry
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.perspectives import no_marks
from sleeping_gods.host.robot_question import RobotAnswer
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import Blocking, run_blocking
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.storage.errors import LostHold, StalePosition, StorageFailed
from sleeping_gods.wire.events import AdviceEvent, Disclosure, Done, Notice, Refused, Settings, TableEvent, UndoRequest
from sleeping_gods.wire.requests import (
    AdviseRequest,
    AskRequest,
    ChooseRequest,
    NameMoment,
    RepairRequest,
    SeatRobot,
    Undo,
)

from .advising import item
from .in_memory import served

R = TypeVar("R")
ALWAYS = Settings(ask_all=True, ask_undo=False)


def new_table(settings: Settings = ALWAYS, **options: str) -> ServedTable:
    """A table of two; the second seat is another's."""
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), options or {"seed": "7"}))
    return served(campaign, [(0,), (1,)], settings)


@pytest.fixture
def table() -> ServedTable:
    """A new table."""
    return new_table()


def host(table: ServedTable) -> str:
    """The ref of the host."""
    return table.roster.members[0].ref


def key_of(outcome: Outcome | None) -> str:
    """The word of a refusal."""
    assert outcome is not None
    assert isinstance(outcome.reply, Refused)
    return outcome.reply.key


def choose(table: ServedTable, ref: str = "c") -> Outcome:
    """Take the first choice, for whoever is asked."""
    choice = options(table.campaign.table)[0]
    seat = table.campaign.table.actor(choice)
    who = next(member.ref for member in table.roster.members if seat in member.seats)
    return table.handle(ChooseRequest(ref, table.position, text(choice)), who, "en")


def test_a_moment_is_named_where_the_table_stands_now(table: ServedTable) -> None:
    """By somebody who has seen the latest entry: one more or less is too late or too early."""
    for position in (table.position - 1, table.position + 1):
        assert key_of(table.handle(NameMoment("m", position, "Here"), host(table), "en")) == "stale"
    assert isinstance(table.handle(NameMoment("m", table.position, "Here"), host(table), "en").reply, Done)
    assert [moment.name for moment in table.roster.moments] == ["Here"]


def test_one_can_go_back_to_an_entry_itself(table: ServedTable) -> None:
    """To the state that it left; where one stands already, and to what is not on the line, nobody can."""
    first = table.campaign.history.position
    assert isinstance(choose(table).reply, Done)
    for entry in (table.campaign.history.position, 99):
        request = Undo("u", table.position, by="entry", entry=entry)
        assert key_of(table.handle(request, host(table), "en")) == "no-line"
    outcome = table.handle(Undo("v", table.position, by="entry", entry=first), host(table), "en")
    assert (isinstance(outcome.reply, Done), table.campaign.history.position) == (True, first)


def test_nothing_to_take_back_is_refused(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever in the past of a campaign does not allow it."""

    def fail(*_: object, **__: object) -> None:
        raise CampaignError("no")

    monkeypatch.setattr(Campaign, "draft", fail)
    assert key_of(choose(table)) == "nothing-to-undo"


@pytest.mark.parametrize(
    ("error", "unsure"),
    [
        (LostHold("evening"), False),
        (StalePosition("evening", 3, 2), False),
        (StorageFailed("db", "no"), True),
        (OSError("no"), True),
    ],
)
def test_an_answer_that_cannot_be_stored_is_asked_for(
    error: Exception, unsure: bool, table: ServedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was stored before stays; where another process plays on nothing has failed."""
    drafts = [table.campaign.draft(None, text(options(table.campaign.table)[0]))]
    asked: list[str] = []

    async def write(work: writing.Writing, draft: Any, command: str, waits: Any, *, long: bool) -> None:
        asked.append(command)
        if len(asked) > 2:
            raise error

    monkeypatch.setattr(writing.Writing, "_write", write)
    run_blocking(table.writing.go_on(lambda: drafts[0], Blocking(), long=False))

    assert (asked, table.writing.unsure) == (["", "", ""], unsure)
    assert table.writing.failure is (error if unsure else None)


def test_only_so_many_answers_are_given_in_a_row(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none where nothing is left to answer."""
    asked: list[object] = []
    left = [5, 3]

    async def write(work: writing.Writing, draft: object, *_: object, **__: object) -> None:
        asked.append(draft)

    monkeypatch.setattr(writing.Writing, "_write", write)
    run_blocking(table.writing.go_on(lambda: left.pop() if left else None, Blocking(), long=False))  # type: ignore[arg-type, return-value]
    assert asked == [3, 5]
    monkeypatch.setattr(writing, "MAX_ANSWERS", 4)
    run_blocking(table.writing.go_on(lambda: 1, Blocking(), long=False))  # type: ignore[arg-type, return-value]
    assert asked[2:] == [1] * 4


def test_a_change_that_is_too_late_twice_is_refused(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried once more after reading what others have written."""
    tried: list[str] = []

    async def write(work: writing.Writing, draft: Any, command: str, waits: Any, *, long: bool) -> None:
        tried.append(command)
        raise LostHold("evening")

    monkeypatch.setattr(writing.Writing, "_write", write)
    monkeypatch.setattr(writing.Writing, "catch_up", lambda work: tried.append("caught up"))
    assert key_of(choose(table)) == "cannot-save"
    assert tried == ["c", "caught up", "c"]


@pytest.mark.parametrize(
    ("error", "notice", "failed"),
    [(None, "", False), (StorageFailed("db", "no"), "cannot-save", True), (OSError("no"), "cannot-save", True)],
)
def test_a_robots_choice_that_cannot_be_stored_is_left_to_people(
    error: Exception | None, notice: str, failed: bool, table: ServedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told; one whose turn is over by then does nothing at all."""
    asks = table.campaign.seat
    assert asks is not None
    table.handle(SeatRobot("s", asks, "Crow"), host(table), "en")
    turn = table.robots.turn
    assert turn is not None

    async def once(work: writing.Writing, change: Any, waits: Any) -> bool:
        raise error or writing.Stale("stale")

    monkeypatch.setattr(writing.Writing, "once", once)
    answer = RobotAnswer(text(options(table.campaign.table)[0]), "thumb")
    outcome = run_blocking(table.answer_for_robot(turn, answer, Blocking()))

    assert (outcome is not None) == failed
    if outcome is not None:
        assert (outcome.notice, isinstance(outcome.reply, TableEvent)) == (notice, True)
    assert (table.writing.unsure, table.writing.failure) == (failed, error)
    now = table.robots.turn
    assert now is not None
    assert now.state == ("stopped" if failed else "thinking")


def test_nobody_is_asked_to_draw_for_chance() -> None:
    """Where people draw by hand there is nobody to ask; elsewhere only what is possible."""
    drawn = new_table(Settings(draws="hand"), mode="normal")
    other = drawn.roster.members[1].ref
    line = text(drawn.campaign.table.offered[0])
    assert key_of(drawn.handle(AskRequest("a", line), other, "en")) == "nobody-to-ask"
    table = new_table()
    other = table.roster.members[1].ref
    assert key_of(table.handle(AskRequest("a", "swallow"), other, "en")) == "illegal"


def test_what_is_no_request_at_all_is_unknown(table: ServedTable) -> None:
    """Of a kind that nobody answers."""
    with pytest.raises(NotAllowed) as refused:
        table._answer_question(SimpleNamespace(id="x"), table.roster.members[0], "en")  # type: ignore[arg-type]
    assert refused.value.key == "unknown"


def test_advice_is_asked_of_the_table_itself(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought over at once, or answered without a robot; one that is always too late is refused."""
    event, ready = AdviceEvent(3, "r"), Outcome(AdviceEvent(4, "r"))
    thought: list[int] = []
    inquiry: Any = SimpleNamespace(think=lambda: thought.append(1), event=lambda: event)
    for found, reply in ((inquiry, event), (ready, ready.reply)):
        monkeypatch.setattr(AdvisedTable, "_inquiry", lambda *_, found=found: found)
        assert table.handle(AdviseRequest("r", "choice", 0), host(table), "en").reply is reply
    assert thought == [1]
    assert key_of(table.refuse_advice(AdviseRequest("r", "choice", 0), "en")) == "stale"


def test_what_everybody_should_know_is_said_in_a_language(table: ServedTable) -> None:
    """With the position of the table; disclosures too."""
    for lang in ("en", "fr"):
        notice = table.notice("cannot-save", lang)
        assert (notice.position, notice.key) == (table.position, "cannot-save")
        assert plain(notice.words) == localizer_of("sea", lang).say("host_cannot-save")
        assert isinstance(table.disclosure(Disclosure("file-taken", "Ada", 0), lang), Notice)


def test_an_undo_that_waits_is_withdrawn_when_others_play_on() -> None:
    """Everybody is told once that nothing is asked any more."""
    table = new_table(Settings(ask_all=True))
    for member in table.roster.members:
        table.connected(member.ref)
    assert table.withdraw() == []
    table._undoing._consent.ask(host(table), table.position, 0, frozenset({table.roster.members[1].ref}))

    assert table.withdraw() == [UndoRequest(table.position, "", 0, ())]
    assert table.withdraw() == []


def test_whether_a_draw_is_possible_is_asked_without_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what the audience may know; an empty line is no draw."""
    drawn = new_table(Settings(draws="hand"), mode="normal")
    now, presenter, blinded = drawn.campaign.table, PRESENTERS["sea"]("en"), list[object]()

    def blind(hands: object, table: object, audience: object) -> object:
        blinded.append(audience)
        return table

    monkeypatch.setattr(type(presenter.hands), "blind", blind)
    audience: Any = object()
    assert refusal_words.can_be_chosen(presenter, now, audience, text(now.offered[0]))
    assert not refusal_words.can_be_chosen(presenter, now, audience, "keep watch")
    assert not refusal_words.can_be_chosen(presenter, now, audience, "")
    assert blinded == [audience, audience]


def test_a_request_that_pauses_is_none_that_blocks() -> None:
    """It is closed, and that is a mistake of ours."""
    closed: list[int] = []

    async def pausing() -> int:
        try:
            await asyncio.sleep(0)
        finally:
            closed.append(1)
        return 5

    async def blocking() -> int:
        return 5

    assert run_blocking(blocking()) == 5
    with pytest.raises(RuntimeError, match="expected a request that blocks, got one that pauses"):
        run_blocking(pausing())
    assert closed == [1]


def test_a_log_that_is_too_long_is_cut_to_its_last_quarter(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has more lines than are kept; a log without marks stays as it is."""
    lines: Any = ("a", "b")
    assert no_marks(lines, localizer_of("sea", "en")) is lines
    table.snapshot(host(table), "en")
    (state,) = table._perspectives._states.values()
    monkeypatch.setattr(perspectives, "MAX_LINES", 8)
    choose(table)
    line = state.tracker.chronicle.lines[0]
    for count, left in ((8, 8), (9, 2)):
        state.tracker.chronicle.lines = (line,) * count
        state.news(table.campaign.table)
        assert len(state.tracker.chronicle.lines) == left


class TestEvening:
    """What an evening cost somebody."""

    def weighed(self, monkeypatch: pytest.MonkeyPatch, costs: list[float], table: ServedTable) -> EveningInquiry:
        """An inquiry of the first seats, at whose decisions a robot finds so much lost."""
        left = list(costs)

        def advice(now: Any, knowledge: object, seats: object, budget: object) -> Any:
            cost, facts = left.pop(0), (UnreadAhead(),)
            others = tuple(item(choice, 5.0 - cost) for choice in now.offered)
            return SimpleNamespace(best=item(("best",), 5.0, *facts), others=others)

        monkeypatch.setattr(evening_costs, "advice_of", advice)
        audience = table.perspective_of(host(table), "en").audience
        request = AdviseRequest("r", "evening", 0)
        return EveningInquiry(table.campaign, table._perspectives.past, "en", audience, request, lambda: 0.0)

    def test_the_dearest_decisions_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """At most three, the dearest first, of the same cost the earlier; less than half a point is none."""
        game, pack = load_pack("harbour")
        campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada",), {"seed": "7"}))
        table = served(campaign, [(0,)], ALWAYS)
        entries = list[int]()
        while len(entries) < 6:
            if len(campaign.table.offered) > 1:
                entries.append(table.position)
            choose(table, f"c{table.position}")
        costs = [1.0, MIN_COST - 0.01, 2.0, MIN_COST, MIN_COST, 0.25]
        inquiry = self.weighed(monkeypatch, costs, table)

        inquiry._think()

        kept = [(decision.entry, decision.cost, decision.seats) for decision in inquiry._dearest]
        assert kept == [(entries[2], 2.0, (0,)), (entries[0], 1.0, (0,)), (entries[3], 0.5, (0,))]
        monkeypatch.setattr(evening_costs, "why_better", lambda *_: ())
        monkeypatch.setattr(PRESENTERS["sea"], "named", lambda presenter, table, choice: text(choice), raising=False)
        told = inquiry.event()
        assert [(lost.entry, lost.tenths) for lost in told.costly] == [
            (entries[2], 20),
            (entries[0], 10),
            (entries[3], 5),
        ]
        assert (told.note, told.id) == ((), "r")

    def test_an_evening_that_cost_nothing_is_told_so(self, table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
        """With the cost from which on something would be told."""
        inquiry = self.weighed(monkeypatch, [], table)
        inquiry._think()
        told = inquiry.event()
        assert told.costly == ()
        assert plain(told.note) == localizer_of("sea", "en").say("advice_evening-none", points=MIN_COST)


def test_what_a_robot_did_not_weigh_cost_nothing() -> None:
    """Neither where it was not asked at all."""
    advice: Any = SimpleNamespace(others=(item(("a",), 1.0), item(("b",), 2.0)))
    assert evening_costs._weighed_choice(advice, ("b",)) is advice.others[1]
    assert evening_costs._weighed_choice(advice, ("c",)) is None
    assert evening_costs._weighed_choice(None, ("b",)) is None


def test_what_the_party_knows_is_read_again(table: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """By all who are told of the table."""
    read: list[object] = []
    monkeypatch.setattr(perspectives.Perspectives, "refresh_story_knowledge", lambda them: read.append(them))
    table.refresh_story_knowledge()
    assert read == [table._perspectives]


class Counted(Blocking):
    """Notes of everything that is done for a request whether it takes long."""

    def __init__(self) -> None:
        self.long: list[bool] = []

    async def done(self, work: Callable[[], R], *, long: bool = True) -> R:
        """Note it, and do it."""
        self.long.append(long)
        return work()


@pytest.mark.parametrize("settings", [ALWAYS, Settings(ask_undo=False)])
def test_what_takes_long_is_done_beside_other_tables(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step back and an act about the campaign may play the past again; a choice does not, whoever takes it."""
    table = new_table(settings)
    ada = table.roster.members[0].ref

    def counted(request: Any, ref: str = ada) -> set[bool]:
        waits = Counted()
        assert isinstance(run_blocking(table.answer(request, ref, "en", waits)).reply, Done)
        return {*waits.long}

    choice = options(table.campaign.table)[0]
    seat = table.campaign.table.actor(choice)
    who = next(member.ref for member in table.roster.members if seat in member.seats)
    assert counted(ChooseRequest("c", table.position, text(choice)), who) == {False}
    if settings.ask_all:
        assert counted(Undo("u", table.position)) == {True}
    assert counted(RepairRequest("r", table.position, "set goods coins 9")) == {True}

    asks = table.campaign.seat
    assert asks is not None
    assert counted(SeatRobot("s", asks, "Crow")) == {True}
    table.robots.saves_each = False
    forced: list[bool] = []

    async def answer_forced(work: writing.Writing, choices: object, waits: object, *, long: bool) -> None:
        forced.append(long)

    monkeypatch.setattr(writing.Writing, "answer_forced", answer_forced)
    turn, waits = table.robots.turn, Counted()
    assert turn is not None
    answer = RobotAnswer(text(options(table.campaign.table)[0]), "thumb")
    assert run_blocking(table.answer_for_robot(turn, answer, waits)) is not None
    assert ({*waits.long}, forced) == ({False}, [False])
