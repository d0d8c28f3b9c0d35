"""Idle turns: from paragraph to paragraph with nothing done and nobody asked, so that a circle of them never ends."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from ..effects.op import Condition, Program, atoms_of
from .model import Paragraph
from .ways import circles

MAX_ATOMS = 6
"""Questions that the paragraphs of a circle may ask between them; circles that ask more are not judged."""
MAX_KNOT = 24
"""Paragraphs that may lead to each other idly; larger knots are not judged."""


def idle_rings(paragraphs: Mapping[str, Paragraph]) -> list[list[str]]:
    """Circles of idle turns that go round if the right things are owned: one of each knot, as it turns."""
    rings = []
    for knot in circles({number: _targets(paragraph) for number, paragraph in paragraphs.items()}):
        if len(knot) <= MAX_KNOT:
            part = {number: paragraphs[number] for number in knot}
            rings += [ring for number in part if (ring := _circle_through(number, part))][:1]
    return rings


def _targets(paragraph: Paragraph) -> list[str]:
    """Where a paragraph may turn to idly."""
    programs = [program for _, program in paragraph.ifs]
    if not paragraph.choices:
        programs.append(paragraph.program)
    return [target for program in programs if (target := _turn(program))]


def _turn(program: Program) -> str:
    """The paragraph that a program turns to at once; empty if it does anything else."""
    return str(program[0].args[0]) if program and program[0].name == "turn-to" else ""


def _circle_through(start: str, paragraphs: Mapping[str, Paragraph]) -> list[str]:
    """The circle that a paragraph lies on if some of the questions are answered yes and the others no."""
    conditions = [condition for paragraph in paragraphs.values() for condition, _ in paragraph.ifs]
    atoms = list(dict.fromkeys(atom for condition in conditions for atom, _ in atoms_of(condition)))
    if len(atoms) > MAX_ATOMS:
        return []
    for count in range(len(atoms) + 1):
        for answered in combinations(atoms, count):
            ring = [start]
            while (there := _next(paragraphs[ring[-1]], answered)) in paragraphs and there not in ring:
                ring.append(there)
            if there == start:
                return ring
    return []


def _next(paragraph: Paragraph, yes: tuple[Condition, ...]) -> str:
    """Where a paragraph turns to idly if just these questions are answered yes; empty if it does not."""
    for condition, program in paragraph.ifs:
        if _holds(condition, yes):
            return _turn(program)
    return "" if paragraph.choices else _turn(paragraph.program)


def _holds(condition: Condition, yes: tuple[Condition, ...]) -> bool:
    """Whether a condition holds where exactly these questions are answered with yes."""
    match condition.kind:
        case "not":
            return not _holds(condition.parts[0], yes)
        case "and":
            return all(_holds(part, yes) for part in condition.parts)
        case "or":
            return any(_holds(part, yes) for part in condition.parts)
    return condition in yes
