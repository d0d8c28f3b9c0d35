"""Pieces of tables that both games write alike: labels of uses, supply, endings, skills."""

from __future__ import annotations

from collections.abc import Collection

from ..effects.op import Program
from ..effects.registry import label, windows
from .reader import ID, Reader


def use_label(table: Reader, program: Program, taken: Collection[str]) -> str:
    """The word for a use: its own or that of its first effect, made new by a number; its effects share a window."""
    word = table.text("label", "") or label(program)
    if not ID.fullmatch(word):
        table.find("bad-id", f"expected lower-case words joined by hyphens for 'label', got {word!r}")
    if windows(program) == frozenset():
        table.find("window", "expected effects of one window in a use")
    return _free(word, taken)


def _free(word: str, taken: Collection[str]) -> str:
    """The word, or the word with the first number that makes it new."""
    candidate, count = word, 1
    while candidate in taken:
        count += 1
        candidate = f"{word}-{count}"
    return candidate


def read_skills(reader: Reader, known: Collection[str]) -> dict[str, int]:
    """The skills of a board that are not 0."""
    table = reader.table("skills")
    if table is None:
        return {}
    skills = {skill: table.integer(skill, 0, high=9) for skill in known}
    table.close()
    return {skill: value for skill, value in skills.items() if value}


def read_supply(reader: Reader, pieces: Collection[str]) -> dict[str, int]:
    """How many pieces of everything the box holds."""
    table = reader.table("supply")
    if table is None:
        return {}
    supply = {key: table.integer(key, high=999) for key in pieces}
    table.close()
    return supply


def read_endings(reader: Reader) -> tuple[str, ...]:
    """The names of the endings."""
    endings = tuple(reader.list_of("endings", str))
    for ending in endings:
        if not ID.fullmatch(ending):
            reader.find("bad-id", f"expected lower-case words joined by hyphens for 'endings', got {ending!r}")
    return endings
