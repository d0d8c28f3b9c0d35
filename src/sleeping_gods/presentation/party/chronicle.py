"""The log: what was chosen and what happened, line by line, as an audience may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Generic, TypeVar

from ...campaign.audience import UNSEEN, Played, tell
from ...journal.entries import JournalEntry
from ...journal.notation import CHANCE, TABLE
from ...kernel.choices import Choice, Seat, parse
from ...kernel.play import audience
from ...kernel.table import LogEvent, heard_at
from ...party.table.table import PartyTable
from ..audience import Audience
from ..retell import retell
from ..scene.log import CHOICE, LogLine
from ..scene.text import RichText
from .forced import forced_answer
from .log_facts import log_facts
from .page_section import page_read
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
PAGES = ("paragraph", "event")
"""Log events that are shown as a page: the line only names it."""


class Chronicle(Generic[T]):
    """The log of a campaign for one audience."""

    def __init__(self, presenter: Presenter[T], audience: Audience, names: Collection[str] | None = None) -> None:
        self.presenter = presenter
        self.audience = audience
        self.names = names
        """Who plays the seats of the audience, where what is told may be older than the numbers of the seats."""
        self.lines: tuple[LogLine, ...] = ()
        """Everything that was told so far."""

    def hear(self, before: T, played: Iterable[Played]) -> tuple[LogLine, ...]:
        """Add entries that were played on a table; returns the new lines."""
        return self.hear_entries(before, [step.entry for step in played])

    def hear_entries(self, before: T, entries: Iterable[JournalEntry]) -> tuple[LogLine, ...]:
        """Add entries whose log events are not known, by replaying them on the table before; returns the new lines."""
        count = len(self.lines)
        hear_together([self], before, entries)
        return self.lines[count:]

    def back_to(self, entry: int) -> None:
        """Drop the lines after an entry, because it was undone to."""
        self.lines = tuple(line for line in self.lines if line.entry <= entry)

    def begin(
        self, table: T, played: Played, forcing: dict[bool, Choice | None]
    ) -> tuple[tuple[Seat, ...], LogLine | None]:
        """The audience's seats before an entry is played, and the line of a player's choice.

        ``forcing`` caches the forced answer on this table, with and without secret hands, for all audiences.
        """
        seats = self._seats(table)
        heard = tell(played, seats)
        if heard.seat in (CHANCE, TABLE):
            return seats, None
        choice = parse(heard.choice)
        secret = not self.audience.open_hands and table.seat_count() > 1
        if secret not in forcing:
            forcing[secret] = forced_answer(self.presenter, table, secret=secret)
        only = forcing[secret] == choice
        return seats, LogLine(played.entry.number, CHOICE, self._choice(table, heard.seat, choice), forced=only)

    def _seats(self, table: T) -> tuple[Seat, ...]:
        """The audience's seats by the numbers that they had at that moment."""
        if self.names is None or self.audience.open_hands:
            return tuple(self.audience.seen(table.seat_count()))
        return tuple(seat for seat, name in enumerate(table.names) if name in self.names)

    def _choice(self, table: T, seat: str, choice: Choice) -> RichText:
        """A choice with whoever made it; one that this audience may not know says only that it was made."""
        localizer = self.presenter.localizer
        if choice[-1:] == (UNSEEN,):
            label = localizer.say("chronicle_unseen")
        else:
            label = self.presenter.named(table, choice)
        who = self.presenter.speak(table, "seat", 0, (seat,))
        return localizer.rich_text(localizer.say("chronicle_choice", who=who, label=label))

    def log_event(self, table: T, number: int, log_event: LogEvent) -> LogLine | None:
        """The line of a log event; None if it has none."""
        localizer = self.presenter.localizer
        kind, *values = log_event
        key = str(kind)
        if key in PAGES:
            ref = str(values[0])
            title = self.presenter.page_title(table, key, ref)
            sentence = localizer.say(f"chronicle_{key}", title=title, number=ref)
            if key == "event":
                blocks, has_choices = self.presenter.event_page(table, ref).blocks, False
            else:
                blocks, has_choices = page_read(self.presenter, table, ref)
            return LogLine(
                entry=number,
                kind=key,
                text=localizer.rich_text(sentence),
                ref=ref,
                body=blocks,
                title=title,
                has_choices=has_choices,
            )
        sentence = self.presenter.log_event(table, log_event)
        if not sentence:
            return None
        return LogLine(number, key, localizer.rich_text(sentence), facts=log_facts(self.presenter, table, log_event))


def hear_together(chronicles: Sequence[Chronicle[T]], before: T, entries: Iterable[JournalEntry]) -> None:
    """Add the same entries to several logs, replaying them only once."""
    table: T = before.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
    new: list[list[LogLine]] = [[] for _ in chronicles]  # the lines that each of them gains
    for entry in entries:
        forcing: dict[bool, Choice | None] = {}
        played = Played(entry, (), secret=None if entry.seat == TABLE else audience(table, parse(entry.choice)))
        begun = [chronicle.begin(table, played, forcing) for chronicle in chronicles]
        for lines, (_, line) in zip(new, begun, strict=True):
            lines += [line] if line else []
        for at, (log_event, then) in enumerate(retell(table, entry.choice)):
            lines_of: dict[tuple[int, LogEvent], LogLine | None] = {}  # chronicles of one presenter hear much alike
            for chronicle, lines, (seats, _) in zip(chronicles, new, begun, strict=True):
                as_heard = heard_at(at, log_event, then.private_events, seats)
                key = (id(chronicle.presenter), as_heard)
                if key not in lines_of:
                    lines_of[key] = chronicle.log_event(then, entry.number, as_heard)
                lines += [line] if (line := lines_of[key]) else []
    for chronicle, lines in zip(chronicles, new, strict=True):
        chronicle.lines += tuple(lines)
