"""Lint checks of a pack's lesson: the questions and draws that it names exist in the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...effects.error_texts import did_you_mean
from ...kernel.errors import Finding
from ...kernel.steps import Decision
from ...story.lesson import Beat
from ..dataflow.programs import site_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at

QUESTION = "lesson-question"


def check_lesson_questions(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports beats and prepared draws that name a question that the game does not have."""
    known = kinds_of_questions(project.game)
    for kind, pieces in pack.lesson.tables().items():
        for record, piece in zip(project.source.of(kind), pieces, strict=True):
            for asked in piece.asked if isinstance(piece, Beat) else (piece.asked,):
                if asked not in known:
                    message = f"expected a kind of question of the game, got {asked[:40]!r}{did_you_mean(asked, known)}"
                    yield finding_at(site_of(record), QUESTION, message)


def kinds_of_questions(game: str) -> list[str]:
    """The names of all decisions of a game, in alphabetical order."""
    package = __name__.partition(".")[0]
    inside = (f"{package}.party.", f"{package}.{game}.")
    return sorted({kind.__name__ for kind in _below(Decision) if kind.__module__.startswith(inside)})


def _below(kind: type[Decision[Any]]) -> Iterator[type[Decision[Any]]]:
    """Every kind of decision below one."""
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


LESSON = (Check((QUESTION,), check_lesson_questions),)
