"""The lesson, of both games: the beats of the pack that fit the question which waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...kernel.choices import CHANCE, text
from ...kernel.table import decision_of
from ...party.chapters.explore import is_met
from ...party.chapters.health import standing
from ...party.table.table import PartyTable
from ...story.lesson import NO_PAGE, Beat
from ..audience import Audience
from ..scene.lesson import BeatKind, LessonBeat
from .presenter import Presenter
from .question_section import answering
from .scene_section import READS_EVERYTHING

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""The fields of the table that it depends on: a beat may ask for anything."""
NOT = "not "
"""Stands before the beginning of a choice that must not be offered."""


def lesson(presenter: Presenter[T], table: T, audience: Audience) -> tuple[LessonBeat, ...]:
    """All that fits now, in the order of the pack: which of it has been read, a client knows.

    A word about a question is only for those who are asked.
    """
    decision, taught = decision_of(table), table.pack.lesson
    if decision is None or decision.who(table) == CHANCE:
        return ()
    asked = answering(table, decision.who(table))
    may_answer, question = audience.may_choose(decision.who(table)), type(decision).__name__
    is_asked = may_answer or any(map(audience.may_choose, asked))
    offered = [text(choice) for choice in table.offered] if may_answer else []
    beats = taught.beats if may_answer else ()
    groups: tuple[tuple[BeatKind, tuple[Beat, ...]], ...] = (
        ("beat", beats),
        ("met", taught.met),
        ("late", taught.late),
    )
    fallen = len(table.crew) - len(standing(table))
    return tuple(
        _localized(presenter, kind, beat, group, offered)
        for kind, group in groups
        for beat in group
        if (is_asked or kind != "met" or not beat.asked) and _fits(table, beat, question, fallen, offered)
    )


def _localized(
    presenter: Presenter[T], kind: BeatKind, beat: Beat, beats: Sequence[Beat], offered: list[str]
) -> LessonBeat:
    """A beat in words, with the offered choices that it lights up and its number among all beats."""
    localizer = presenter.localizer
    lit = tuple(choice for choice in offered if any(_begins(choice, start) for start in beat.lit))
    words = localizer.prose(localizer.name(beat.words))
    return LessonBeat(
        id=beat.id,
        kind=kind,
        words=words,
        lit=lit,
        done=beat.done,
        opens=beat.opens,
        number=beats.index(beat) + 1,
        count=len(beats),
    )


def _fits(table: PartyTable, beat: Beat, question: str, fallen: int, offered: list[str]) -> bool:
    """Whether a beat is about the question that waits; first what rules out most beats."""
    return (
        (not beat.asked or question in beat.asked)
        and (not beat.turn or beat.turn == table.turn)
        and table.turn >= beat.since
        and (not beat.until or table.turn <= beat.until)
        and table.defeats >= beat.defeats
        and fallen >= beat.fallen
        and (not beat.pages or (table.paragraph.partition(".")[0] or NO_PAGE) in beat.pages)
        and all(_offers(offered, start) for start in beat.offers)
        and (beat.when is None or is_met(table, beat.when))
    )


def _offers(offered: list[str], start: str) -> bool:
    """Whether a choice that begins so is offered; after ``NOT``, whether none is."""
    wanted = start.removeprefix(NOT)
    return any(_begins(choice, wanted) for choice in offered) != start.startswith(NOT)


def _begins(choice: str, start: str) -> bool:
    """Whether a choice begins with some whole words."""
    return f"{choice} ".startswith(f"{start} ")
