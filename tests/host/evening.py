"""Evenings at a served table: random choices, questions, refusals, steps back, seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sleeping_gods.host.members import TableMember
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.perspectives import Perspective
from sleeping_gods.host.roster import WATCHER, Roster
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Done, Event, Settings
from sleeping_gods.wire.requests import (
    AnswerUndo,
    ChatRequest,
    ChooseRequest,
    Explain,
    ListUnavailable,
    NameMoment,
    Redo,
    Refresh,
    Request,
    Undo,
)
from sleeping_gods.wire.sections import LogPart, Sections

from .in_memory import served
from .marked import Marked
from .oracle import names_of, secret_abilities
from .staged import NAMES, begun

PEOPLE: dict[int, list[tuple[int, ...]]] = {
    1: [(0,), ()],
    2: [(0,), (1,), (), ()],
    3: [(0,), (1, 2), (), ()],
    4: [(0,), (1,), (2, 3), ()],
}
"""Who has which seats: one each, two in one hand, and who only watches."""


@dataclass(frozen=True, slots=True)
class Sent:
    """Some bytes, and the perspective that they are for."""

    perspective: Perspective
    data: bytes
    why: str
    asked: bytes = b""
    """The request that it answers: what somebody names is no news to them."""


@dataclass(slots=True)
class Evening:
    """A served table with people who do anything that can be done over the wire."""

    table: ServedTable
    luck: Luck
    langs: dict[str, Lang] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    """How often each kind of thing was done."""
    _commands: int = 0

    def perspectives(self) -> dict[str, Perspective]:
        """What everybody at the table hears with."""
        return {ref: self.table.perspective_of(ref, lang) for ref, lang in self.langs.items() if self._is_there(ref)}

    def _is_there(self, ref: str) -> bool:
        return any(member.ref == ref for member in self.table.roster.members)

    def come(self) -> Iterator[Sent]:
        """Everybody comes, and is told everything."""
        for ref, perspective in self.perspectives().items():
            yield Sent(perspective, encode(self.table.snapshot(ref, perspective.lang)), "snapshot")
            yield from self._all(self.table.connected(ref), "people")

    def go_on(self) -> Iterator[Sent]:
        """Do one thing, mostly the next choice; all that is sent because of it."""
        others: list[Callable[[], Iterator[Sent]]] = [
            self.ask_why, self.ask_why, self.choose_wrongly, self.choose_wrongly, self.go_back, self.chat, self.look,
            self.come_late, self.send_twice, self.go_forward, self.tell_again, self.pass_seats, self.agree,
            self.move_people, self.name_it, self.ask_barred,
        ]  # fmt: skip
        if self.luck.below(4):
            yield from self.choose()
        else:
            yield from self.luck.pick(others)()

    def choose(self) -> Iterator[Sent]:
        """Somebody takes a choice that is theirs."""
        table = self.table.campaign.table
        choices = options(table)
        verb = self.luck.pick(sorted({choice[0] for choice in choices}))
        choice = self.luck.pick([choice for choice in choices if choice[0] == verb])
        seat = table.actor(choice)
        who = next(member for member in self.table.roster.members if seat in member.seats)
        yield from self.ask(who, ChooseRequest(self._command(), self.table.position, text(choice)))

    def ask_why(self) -> Iterator[Sent]:
        """Somebody asks about a card that they cannot see, or about anything that another may do."""
        member = self.luck.pick(self.table.roster.members)
        yield from self.ask(member, Explain(self._command(), self._forbidden(member)))

    def ask_barred(self) -> Iterator[Sent]:
        """Somebody asks what cannot be chosen now."""
        yield from self.ask(self.luck.pick(self.table.roster.members), ListUnavailable(self._command()))

    def choose_wrongly(self) -> Iterator[Sent]:
        """Somebody sends what is not theirs to choose."""
        member = self.luck.pick(self.table.roster.members)
        line = self._forbidden(member)
        if line.split()[0] not in ("leave", "reset"):
            yield from self.ask(member, ChooseRequest(self._command(), self.table.position, line))

    def _forbidden(self, member: TableMember) -> str:
        table, luck = self.table.campaign.table, self.luck
        hidden = [*secret_abilities(table, self.table.perspective_of(member.ref, "en").audience)]
        theirs = [text(choice) for choice in options(table) if table.actor(choice) not in member.seats]
        if theirs and not luck.below(3):
            return luck.pick(theirs)
        card = luck.pick(hidden) if hidden else "nothing"
        crew = luck.pick(list(table.crew))  # type: ignore[attr-defined]  # both games have a crew
        lines = [f"discard {card}", f"equip {card} on {crew}", f"draw {card}", f"give {card} to p1", f"burn {card}"]
        return luck.pick([*lines, f"play {card}", "choose z", "nonsense", f"unequip {card}", f"keep {card}"])

    def go_back(self) -> Iterator[Sent]:
        """Somebody takes a step back, or several."""
        entries = self.table.position
        by_line = self.luck.below(2) and entries > 3
        line = entries - 1 - self.luck.below(min(entries - 1, 12)) if by_line else 0
        request = Undo(self._command(), self.table.position, "line" if by_line else "step", line)
        yield from self.ask(self.luck.pick(self.table.roster.members), request)
        for member in self.table.roster.members[1:] if self.luck.below(3) else ():
            yield from self.ask(member, AnswerUndo(self._command(), self.table.position, bool(self.luck.below(5))))

    def go_forward(self) -> Iterator[Sent]:
        """Somebody takes a step back, and forward again."""
        host = self.table.roster.members[0]
        yield from self.agree_on(Settings(ask_undo=False))
        yield from self.ask(host, Undo(self._command(), self.table.position, "action"))
        yield from self.ask(host, Redo(self._command(), self.table.position))
        yield from self.agree_on(Settings())

    def tell_again(self) -> Iterator[Sent]:
        """Somebody asks what has happened lately."""
        for ref, perspective in self.perspectives().items():
            lines = self.table.log_after(ref, perspective.lang, max(0, self.table.campaign.history.position - 20))
            yield Sent(perspective, encode(Changed(0, Sections(log=LogPart(0, tuple(lines))))), "retold")

    def chat(self) -> Iterator[Sent]:
        """Somebody says something."""
        yield from self.ask(self.luck.pick(self.table.roster.members), ChatRequest(self._command(), "Well played!"))

    def name_it(self) -> Iterator[Sent]:
        """Somebody names the moment."""
        number = self._command()
        yield from self.ask(self.luck.pick(self.table.roster.members), NameMoment(number, self.table.position, number))

    def look(self) -> Iterator[Sent]:
        """Somebody comes again, in the other language, and is told everything."""
        member = self.luck.pick(self.table.roster.members)
        self.langs[member.ref] = WHOLE[1 - WHOLE.index(self.langs[member.ref])]
        for event in self.table.disconnected(member.ref):
            yield from self._all(event, "people")
        yield from self._all(self.table.connected(member.ref), "people")
        yield from self.ask(member, Refresh(self._command(), self.langs[member.ref]))

    def come_late(self) -> Iterator[Sent]:
        """Somebody answers what is no longer asked."""
        member = self.luck.pick(self.table.roster.members)
        yield from self.ask(member, ChooseRequest(self._command(), max(self.table.position - 1, 0), "begin turn"))

    def send_twice(self) -> Iterator[Sent]:
        """Somebody sends the same once more."""
        request = ChooseRequest(f"c{self._commands}", max(self.table.position - 1, 0), "begin turn")
        yield from self.ask(self.luck.pick(self.table.roster.members), request)

    def pass_seats(self) -> Iterator[Sent]:
        """The host takes somebody's seats away, or gives seats to whoever has none."""
        roster, luck = self.table.roster, self.luck
        others = [member for member in roster.members[1:] if member.role != WATCHER]
        if others:
            member = luck.pick(others)
            free = [seat for seat in roster.members[0].seats if seat]
            roster, _ = roster.give(member.ref, () if member.seats else tuple(free[:2]))
            yield from self._change(roster, "seats")

    def agree(self) -> Iterator[Sent]:
        """The table opens all hands, or closes them again."""
        yield from self.agree_on(Settings(open_hands=not self.table.roster.settings.open_hands))

    def agree_on(self, settings: Settings) -> Iterator[Sent]:
        """The table agrees on something else."""
        roster = self.table.roster.with_settings(settings)
        yield from self._change(roster, "settings")

    def move_people(self) -> Iterator[Sent]:
        """Somebody joins the campaign or leaves it by the rules, if they may just now."""
        count, luck = len(names_of(self.table.campaign.table)), self.luck
        free = [name for name in NAMES if name not in names_of(self.table.campaign.table)]
        line = f"join {free[0]}" if free and (count < 2 or luck.below(2)) else f"leave p{1 + luck.below(count)}"
        host = self.table.roster.members[0]
        yield from self.ask(host, ChooseRequest(self._command(), self.table.position, line))

    def ask(self, member: TableMember, request: Request) -> Iterator[Sent]:
        """Send a request, and whatever is sent because of it to whom it is sent."""
        lang, before = self.langs[member.ref], (self.perspectives(), self.table.seating.renumbered)
        outcome = self.table.handle(request, member.ref, lang)
        why = f"{type(request).__name__} {getattr(request, 'choice', '')}".strip()
        self._count(f"{type(request).__name__} {type(outcome.reply).__name__}")
        if isinstance(outcome.reply, Done) and why.startswith(("ChooseRequest join", "ChooseRequest leave")):
            self._count("moved")
        yield Sent(self.perspectives()[member.ref], encode(outcome.reply), why, encode(request))
        yield from self._sent(member, outcome, before, why)

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def _sent(
        self, member: TableMember, outcome: Outcome, before: tuple[dict[str, Perspective], int], why: str
    ) -> Iterator[Sent]:
        """What everybody is sent, as the server sends it."""
        now, (perspectives, seating) = self.perspectives(), before
        for event in outcome.everybody:
            yield from self._all(event, why)
        for ref, perspective in now.items():
            if (
                perspective != perspectives[ref]
                or seating != self.table.seating.renumbered
                or (outcome.fresh and ref == member.ref)
            ):
                yield Sent(perspective, encode(self.table.snapshot(ref, perspective.lang)), why)
            elif perspective in outcome.changed:
                yield Sent(perspective, encode(outcome.changed[perspective]), why)

    def _change(self, roster: Roster, why: str) -> Iterator[Sent]:
        before = self.perspectives()
        self.table.seating.change(roster)
        self._count(why)
        yield from self._all(self.table.people(), why)
        for ref, perspective in self.perspectives().items():
            if perspective != before[ref]:
                yield Sent(perspective, encode(self.table.snapshot(ref, perspective.lang)), why)

    def _all(self, event: Event, why: str) -> Iterator[Sent]:
        data = encode(event)
        yield from (Sent(perspective, data, why) for perspective in self.perspectives().values())

    def _command(self) -> str:
        self._commands += 1
        return f"c{self._commands}"

    @property
    def is_over(self) -> bool:
        """Whether the campaign has ended."""
        return is_over(self.table.campaign.table)


def evening(marked: Marked, players: int, seed: int, stage: str = "start") -> Evening:
    """A new campaign of so many players, everybody at the table; they hear in turn in one language and the other."""
    table = served(begun(marked, players, seed, stage), PEOPLE[players])
    langs = {member.ref: WHOLE[(seed + at) % 2] for at, member in enumerate(table.roster.members)}
    return Evening(table, Luck(seed), langs)
