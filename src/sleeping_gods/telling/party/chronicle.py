"""The chronicle: what was chosen and what happened, line by line, as an audience is told of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Generic, TypeVar

from ...campaign.audience import UNSEEN, Played, tell
from ...journal.notation import CHANCE, TABLE
from ...kernel.choices import Choice, Seat, parse
from ...kernel.table import Happening
from ...party.table.table import PartyTable
from ..audience import Audience
from ..retell import retell
from ..scene.log import CHOICE, LogLine
from ..scene.text import Text
from .forced import forced
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
PAGES = ("paragraph", "event")
"""What happens is shown as a page: the line only names it."""


class Chronicle(Generic[T]):
    """The log of a campaign for one audience."""

    def __init__(self, teller: Teller[T], audience: Audience, names: Collection[str] | None = None) -> None:
        self.teller = teller
        self.audience = audience
        self.names = names
        """Who plays the seats of the audience, where what is told may be older than the numbers of the seats."""
        self.lines: tuple[LogLine, ...] = ()

    def hear(self, before: T, played: Iterable[Played]) -> tuple[LogLine, ...]:
        """Note what was played on a table, and what came of it; the new lines."""
        table: T = before.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        new: list[LogLine] = []
        for one in played:
            new += self._lines(table, one)
        self.lines += tuple(new)
        return tuple(new)

    def back_to(self, entry: int) -> None:
        """Forget what came after an entry: it has been taken back."""
        self.lines = tuple(line for line in self.lines if line.entry <= entry)

    def _lines(self, table: T, played: Played) -> Iterable[LogLine]:
        """The choice, then its happenings, each told of the table as it stood at that moment."""
        told, number = tell(played, self._seats(table)), played.entry.number
        if told.seat not in (CHANCE, TABLE):
            choice = parse(told.choice)
            only = forced(self.teller, table, secret=not self.audience.open_hands) == choice
            yield LogLine(number, CHOICE, self._choice(table, told.seat, choice), only=only)
        for at, (_, then) in enumerate(retell(table, played.entry.choice)):
            happening = told.happenings[at]
            if line := self._happening(then, number, happening):
                yield line

    def _seats(self, table: T) -> tuple[Seat, ...]:
        """The seats whose secrets are told, by the numbers that they had at that moment."""
        if self.names is None or self.audience.open_hands:
            return tuple(self.audience.seen(table.seat_count()))
        return tuple(seat for seat, name in enumerate(table.names) if name in self.names)

    def _choice(self, table: T, seat: str, choice: Choice) -> Text:
        voice = self.teller.voice
        if choice[-1:] == (UNSEEN,):
            label = voice.say("chronicle_unseen")
        else:
            label = self.teller.named(table, choice)
        who = self.teller.speak(table, "seat", 0, (seat,))
        return voice.runs(voice.say("chronicle_choice", who=who, label=label))

    def _happening(self, table: T, number: int, happening: Happening) -> LogLine | None:
        voice, key = self.teller.voice, str(happening[0])
        if key in PAGES:
            ref = str(happening[1])
            said = voice.say(f"chronicle_{key}", title=self.teller.page_title(table, key, ref), number=ref)
            return LogLine(number, key, voice.runs(said), ref)
        said = self.teller.happening(table, happening)
        return LogLine(number, key, voice.runs(said)) if said else None
