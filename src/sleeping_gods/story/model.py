"""Paragraphs of the storybook as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..effects.op import Condition, Program


@dataclass(frozen=True, slots=True)
class ProseBlock:
    """A block of prose, one unit of translation, shown always or only when its condition holds."""

    text: str
    when: Condition | None = None
    """The condition; None if it is always shown."""


@dataclass(frozen=True, slots=True)
class StoryChoice:
    """One lettered choice of a paragraph."""

    letter: str
    text: str
    needs: Condition | None = None
    """What must hold for it to be taken; None for nothing."""
    cost: tuple[tuple[str, int], ...] = ()
    """What must be paid, whole: ``(("coins", 3),)``."""
    once: str = ""
    """``visit`` or ``campaign``: how often it may be taken; empty for no limit of its own."""
    program: Program = ()
    """What it brings."""
    line: int = field(default=0, compare=False)
    """Where it stands in its file."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph: jumps first, then prose, then effects, then choices."""

    number: str
    title: str
    file: str
    line: int
    town: bool = False
    """Whether it is a town, where choices are taken one after another."""
    ifs: tuple[tuple[Condition, Program], ...] = ()
    """Conditions with what follows at once where they hold."""
    blocks: tuple[ProseBlock, ...] = ()
    program: Program = ()
    """Its effects."""
    choices: tuple[StoryChoice, ...] = ()
    tags: tuple[str, ...] = ()
    """What authors have marked it as."""
    encounter: bool = False
    """A wandering encounter of the skies: its choices are actions for several characters."""
