"""A served table: handles requests one at a time, by checking, writing, answering and announcing each."""

from __future__ import annotations

import contextlib
from functools import partial

from ..campaign.draft import Draft
from ..campaign.errors import CampaignError, WrongSeat
from ..campaign.hand_draws import entered, left_to_table
from ..campaign.pins import PIN
from ..journal.errors import CannotSave
from ..kernel.choices import Choice, parse, text
from ..kernel.errors import IllegalChoice, Reason
from ..kernel.play import audience
from ..languages import Lang
from ..party.acts.repair import REPAIR
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..storage.errors import StorageError
from ..wire.events import (
    Done,
    Event,
    Explanation,
    Refused,
)
from ..wire.requests import (
    CHANGING,
    AnswerUndo,
    Changing,
    ChooseRequest,
    EnterDraws,
    FollowRoute,
    LeaveDraws,
    Redo,
    RepairRequest,
    Request,
    SeatRobot,
    Undo,
    UnseatRobot,
)
from .deeds import Deed
from .errors import HostError
from .fresh_seed import fresh_seed
from .members import TableMember
from .outcome import Outcome
from .permissions import check, check_drawer, seat_for
from .refusal_words import host_message, illegal_choice, reason_against
from .robot_question import RobotAnswer
from .robot_seats import RobotReason
from .robot_turns import RobotTurn
from .route import RouteMoves
from .talking_table import TalkingTable
from .waits import Blocking, Waits, run_blocking
from .writing import Change, Stale


class ServedTable(TalkingTable):
    """A table that answers requests; used by one thread at a time."""

    def handle(self, request: Request, ref: str, lang: Lang) -> Outcome:
        """Handle a request and block until it is stored."""
        return run_blocking(self.answer(request, ref, lang, Blocking()))

    async def answer(self, request: Request, ref: str, lang: Lang, waits: Waits) -> Outcome:
        """Handle a request; ``waits`` says how to wait for storage."""
        member = self.roster.member(ref)
        try:
            check(request, member)
            return await self._dispatch(request, member, lang, waits)
        except Stale:
            refusal = self._refused(request, lang, "stale")
            return Outcome(refusal, fresh=True, changed=await waits.done(self._news))
        except HostError as error:
            return Outcome(self._refused(request, lang, error.key))
        except IllegalChoice as error:
            return Outcome(await waits.done(partial(self._barred, request, member, lang, error.reason)))
        except WrongSeat:
            return Outcome(self._refused(request, lang, "not-yours"))
        except CampaignError:
            return Outcome(self._refused(request, lang, "nothing-to-undo"))
        except (CannotSave, StorageError, OSError) as error:
            self.writing.mark_unsure(error)
            return Outcome(self._refused(request, lang, "cannot-save"), notice="cannot-save")

    async def _dispatch(self, request: Request, member: TableMember, lang: Lang, waits: Waits) -> Outcome:
        """Answer a request of a member by what it is."""
        if isinstance(request, Undo | AnswerUndo) and request.position == self.position:
            history, asker = self.campaign.history, self._undoing.asker
            if await waits.done(lambda: self._undoing.waits_for_others(history, request, member)):
                return self._undo_outcome(request, member, asker, lang)
        if isinstance(request, FollowRoute):
            return await self._write_request(request, member, waits, RouteMoves(self.campaign, member, request.choices))
        if isinstance(request, CHANGING):
            return await self._write_request(request, member, waits)
        if isinstance(request, SeatRobot | UnseatRobot):
            deeds = await waits.done(lambda: self.robots.ask(request, member))
            return Outcome(Done(self.position, request.id), everybody=[self.people()], deeds=deeds)
        return await waits.done(lambda: self._answer_question(request, member, lang))

    async def _write_request(
        self, request: Changing, member: TableMember, waits: Waits, route: RouteMoves | None = None
    ) -> Outcome:
        """Handle a request that adds entries; a repeated one is only answered, a stale one refused."""
        long = self._takes_long(request)
        change = Change(request.id, request.position, partial(self._draft_of, request, member), long)
        deeds = await waits.done(partial(self._deeds, request, member)) if long else []
        turn = self._turn_answered(request, member)
        if not await self.writing.once(change, waits):
            repeated = Done(self.position, request.id, repeated=True)
            return Outcome(repeated, changed=await waits.done(self._news))
        if turn is not None:
            await waits.done(lambda: self._note_robot(turn, None, member.name), long=self.robots.saves_each)
        was_asked = self._undoing.withdraw()
        if route is not None:
            await self.writing.go_on(lambda: route.next_step(self.campaign, self._forced), waits, long=long)
        if isinstance(request, ChooseRequest | FollowRoute | EnterDraws | LeaveDraws):
            await self.writing.answer_forced(self._forced, waits, long=long)
        notice = "cannot-save" if self.writing.unsure else ""
        changed = await waits.done(self._news, long=long)
        await waits.done(self._forget_asked, long=long)
        settled: list[Event] = [self._undoing.asked(self.position)] if was_asked else []
        return Outcome(Done(self.position, request.id), notice=notice, changed=changed, afterwards=settled, deeds=deeds)

    async def answer_for_robot(self, turn: RobotTurn, answer: RobotAnswer, waits: Waits) -> Outcome | None:
        """Take a robot's choice, unless its turn is over: then nothing is done. IllegalChoice if it is none of its own.

        It is stored once under an id that follows from seat and position, whoever has thought of it.
        """
        if self.robots.turn != turn:
            return None
        change = Change(
            f"robot:{turn.seat}:{turn.position}",
            turn.position,
            lambda: self.campaign.draft(turn.seat, answer.choice),
            long=False,
        )
        is_public = audience(self.campaign.table, parse(answer.choice)) is None
        try:
            if not await self.writing.once(change, waits):
                return None
        except Stale:
            return None
        except (CannotSave, StorageError, OSError) as error:
            self.writing.mark_unsure(error)
            self.robots.turns.fail(turn.position)
            return Outcome(self.people(), notice="cannot-save")
        was_asked = self._undoing.withdraw()
        reason = RobotReason(turn.position, answer.key, answer.figures) if answer.key and is_public else None
        await waits.done(lambda: self._note_robot(turn, reason), long=self.robots.saves_each)
        await self.writing.answer_forced(self._forced, waits, long=False)
        changed = await waits.done(self._news, long=False)
        await waits.done(self._forget_asked, long=False)
        settled: list[Event] = [self._undoing.asked(self.position)] if was_asked else []
        return Outcome(Done(self.position, ""), changed=changed, afterwards=settled)

    def _takes_long(self, request: Changing) -> bool:
        """Whether a request may replay the past: a step back or forward, a repair, or an act about the campaign."""
        match request:
            case FollowRoute() | EnterDraws() | LeaveDraws():
                return False
            case ChooseRequest(choice=line):
                return self.campaign.table.is_table_act(parse(line))
            case _:
                return True

    def _note_robot(self, turn: RobotTurn, reason: RobotReason | None, by: str = "") -> None:
        """Mark what was chosen as a robot's; if that cannot be stored, it reads like any other choice."""
        with contextlib.suppress(StorageError, OSError):
            self.robots.note(turn, reason, by)

    def _turn_answered(self, request: Changing, member: TableMember) -> RobotTurn | None:
        """The robot's turn that a request answers for it; None if it answers none, or the seat is the member's own."""
        if not isinstance(request, ChooseRequest) or request.position != self.position:
            return None
        if self.robots.seat_answered_by(member, parse(request.choice)) is None:
            return None
        return self.robots.turn

    def _seat_for(self, member: TableMember, choice: Choice) -> int | None:
        """The seat that a member chooses for: one of their own, or a robot's that leaves this to people."""
        table = self.campaign.table
        answered = self.robots.seat_answered_by(member, choice)
        if answered is not None and self._perspectives.presenter("en").sees(
            of_party(table), choice, Audience(member.seats)
        ):
            return answered
        return seat_for(table, member, choice)

    def _deeds(self, request: Changing, member: TableMember) -> list[Deed]:
        """The deeds that a change announces to the others."""
        match request:
            case ChooseRequest(choice=line):
                choice = parse(line)
                if choice[:1] == (PIN,) and len(choice) > 2:
                    _, place, *words = choice
                    return [Deed("pinned", who=member.ref, name=member.name, place=place, text=text(tuple(words)))]
            case Redo():
                return [Deed("went-forward", member.ref, member.name)]
            case Undo() | AnswerUndo() if request.position == self.position:
                who = self.roster.member(self._undoing.asker) if isinstance(request, AnswerUndo) else member
                target = self._undoing.target(self.campaign.history, request)
                return [Deed("went-back", who.ref, who.name, lines=self._perspectives.first_log_lines_after(target))]
        return []

    def _draft_of(self, request: Changing, member: TableMember) -> Draft:
        """The entries that a request would add."""
        table = self.campaign.table
        choice = parse(request.choice) if isinstance(request, ChooseRequest) else ()
        if isinstance(request, EnterDraws | LeaveDraws) or (choice and not table.is_table_act(choice)):
            check_drawer(table, member, open_hands=self.roster.settings.open_hands)
        match request:
            case ChooseRequest(choice=line):
                return self.campaign.draft(self._seat_for(member, choice), line)
            case EnterDraws(choices=lines):
                return self.campaign.draft_draws(lambda table: entered(table, lines))
            case LeaveDraws(count=count):
                return self.campaign.draft_draws(lambda table: left_to_table(table, count, fresh_seed))
            case FollowRoute(choices=lines):
                return self.campaign.draft(seat_for(table, member, parse(lines[0])), lines[0])
            case RepairRequest(act=act):
                return self.campaign.draft(None, f"{REPAIR} {act}")
            case Undo() | Redo() | AnswerUndo():
                return self.campaign.draft_back(self._undoing.target(self.campaign.history, request), keep_pins=True)

    def _undo_outcome(self, request: Undo | AnswerUndo, member: TableMember, asker: str, lang: Lang) -> Outcome:
        """The events of an undo request, an agreement or a refusal."""
        reply: Event = Done(self.position, request.id)
        deeds: list[Deed] = []
        if isinstance(request, AnswerUndo) and not request.agree:
            deeds = [Deed("withdrew-undo" if asker == member.ref else "refused-undo", member.ref, member.name)]
        if isinstance(request, Undo):
            reply = Explanation(self.position, request.id, host_message(self._perspectives.presenter(lang), "asked"))
        return Outcome(reply, everybody=[self._undoing.asked(self.position)], deeds=deeds)

    def _barred(self, request: Request, member: TableMember, lang: Lang, reason: Reason | None) -> Refused:
        """The refusal of an illegal choice, with the reason as far as this member may know it."""
        presenter, table = self._perspectives.presenter(lang), self.campaign.table
        line = getattr(request, "choice", "")
        if line:
            reason = reason_against(presenter, table, self.perspective_of(member.ref, lang).audience, line)
        return illegal_choice(presenter, table, request, self.position, reason)
