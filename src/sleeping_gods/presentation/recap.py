"""A recap in a few lines: where a campaign was left, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ..party.table.table import PartyTable
from .marks import mark_piece
from .party.presenter import Presenter
from .party.test_texts import skill_word
from .phrases import join
from .scene.log import CHOICE, LogLine
from .scene.text import RichText

T = TypeVar("T", bound=PartyTable)
ENTRIES = 12
"""How many entries are enough to tell what happened last: the rest of a long campaign is not told again."""
MAX_LINES = 5
"""Not more lines are told about what happened last."""
MIN_LINES = 2
"""Not fewer are told for the sake of beginning with a choice."""


def recap(presenter: Presenter[T], table: T, last: Sequence[LogLine]) -> tuple[RichText, ...]:
    """The recap; ``last`` are the viewer's last log lines."""
    now = (_position_words(presenter, table), *_activity_lines(presenter, table))
    return (*map(presenter.localizer.rich_text, now), *_last_events(last))


def _position_words(presenter: Presenter[T], table: T) -> str:
    """The turn, the place, the phase, and whose turn it is."""
    localizer, game_words = presenter.localizer, presenter.game_words
    who = table.names[table.captain] if table.seat_count() > 1 else "none"
    place, phase = game_words.place(localizer, table), game_words.phase(localizer, table)
    return localizer.say("recap_where", turn=table.turn, place=place, phase=phase, who=who)


def _activity_lines(presenter: Presenter[T], table: T) -> Iterator[str]:
    """The fight, test and page in progress, or the page that was read last."""
    localizer = presenter.localizer
    if table.combat is not None and table.combat.foes:
        yield localizer.say("recap_fight", foes=_names_of(presenter, table, [foe.id for foe in table.combat.foes]))
    elif table.tests and table.test.skill:
        test = table.test
        number = str(test.number) if test.number else ""  # a journey has no number to reach
        skill, who = join([skill_word(localizer, test.skill), number], " "), _names_of(presenter, table, test.crew)
        yield localizer.say("recap_test", kind=test.kind, test=skill, who=who or "none")
    if table.paragraph:
        title = presenter.page_title(table, "paragraph", table.paragraph)
        key = "recap_reading" if table.exploring else "recap_read"
        yield localizer.say(key, title=title, number=table.paragraph)


def _names_of(presenter: Presenter[T], table: T, pieces: Sequence[str]) -> str:
    """Pieces by their names, as a list."""
    names = (mark_piece(piece, presenter.game_words.name(presenter.localizer, table, piece)) for piece in pieces)
    return presenter.localizer.listed(names)


def _last_events(last: Sequence[LogLine]) -> Sequence[RichText]:
    """The last events, beginning with a choice if that leaves enough."""
    latest = list(last[-MAX_LINES:])
    first = next((at for at, line in enumerate(latest) if line.kind == CHOICE), 0)
    return [line.text for line in (latest[first:] if len(latest) - first >= MIN_LINES else latest)]
