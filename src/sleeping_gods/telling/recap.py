"""A recap: where a campaign was left, what was being done, and what happened last, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ..party.table.table import PartyTable
from .marks import marked
from .party.draws import skill_word
from .party.teller import Teller
from .phrases import join
from .scene.log import CHOICE, LogLine
from .scene.text import Text

T = TypeVar("T", bound=PartyTable)
ENTRIES = 12
"""So many entries are enough to tell what happened last: the rest of a long campaign is not told again."""
MOST, LEAST = 5, 2
"""Lines about what happened last: not more, and not fewer for the sake of beginning with a choice."""


def recap(teller: Teller[T], table: T, last: Sequence[LogLine]) -> tuple[Text, ...]:
    """Where we were; ``last`` are the last lines of the log of whoever is told."""
    return (*(teller.voice.runs(line) for line in (_where(teller, table), *_doing(teller, table))), *_lately(last))


def _where(teller: Teller[T], table: T) -> str:
    """The turn, the place, the phase, and whose turn it is."""
    voice, telling = teller.voice, teller.telling
    who = table.names[table.captain] if table.seat_count() > 1 else "none"
    place, phase = telling.place(voice, table), telling.phase(voice, table)
    return voice.say("recap_where", turn=table.turn, place=place, phase=phase, who=who)


def _doing(teller: Teller[T], table: T) -> Iterator[str]:
    """The fight, the test, and the page that are under way, or the page that was read last."""
    voice = teller.voice
    if table.combat is not None and table.combat.foes:
        yield voice.say("recap_fight", foes=_named(teller, table, [foe.id for foe in table.combat.foes]))
    elif table.tests and table.test.skill:
        test = table.test
        number = str(test.number) if test.number else ""  # a journey has no number to reach
        skill, who = join([skill_word(voice, test.skill), number], " "), _named(teller, table, test.crew)
        yield voice.say("recap_test", kind=test.kind, test=skill, who=who or "none")
    if table.paragraph:
        title = teller.page_title(table, "paragraph", table.paragraph)
        key = "recap_reading" if table.exploring else "recap_read"
        yield voice.say(key, title=title, number=table.paragraph)


def _named(teller: Teller[T], table: T, pieces: Sequence[str]) -> str:
    names = (marked(piece, teller.telling.name(teller.voice, table, piece)) for piece in pieces)
    return teller.voice.listed(names)


def _lately(last: Sequence[LogLine]) -> Sequence[Text]:
    """What happened last, from a choice on if that leaves enough."""
    found = list(last[-MOST:])
    first = next((at for at, line in enumerate(found) if line.kind == CHOICE), 0)
    return [line.text for line in (found[first:] if len(found) - first >= LEAST else found)]
