"""Pieces of tables that both games write alike: names, uses and their labels, standing changes, skills."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from ..effects.op import Program
from ..effects.registry import common_windows, label
from .printed import Name, Passive
from .reader import ID, TomlReader

U = TypeVar("U")


def read_name(reader: TomlReader, key: str = "name", *, empty: bool = False) -> Name:
    """A name by language."""
    return Name(reader.name(key, empty=empty))


def read_flavour(reader: TomlReader) -> Name:
    """The line of a card that changes nothing and is read for its own sake; many cards have none."""
    return Name(reader.name("flavour", required=False))


def read_passives(reader: TomlReader) -> tuple[Passive, ...]:
    """Standing changes."""
    return tuple(Passive(*standing) for standing in reader.passives("passive"))


def read_uses(reader: TomlReader, make: Callable[[TomlReader, str, Program], U]) -> tuple[U, ...]:
    """The uses of a board, card or resource, each made by its game; their labels tell them apart."""
    uses: list[U] = []
    labels: list[str] = []
    for table in reader.tables("use"):
        program = table.program("do", required=True)
        labels.append(_use_label(table, program, labels))
        uses.append(make(table, labels[-1], program))
        table.close()
    return tuple(uses)


def _use_label(table: TomlReader, program: Program, taken: Collection[str]) -> str:
    """The word for a use: its own or that of its first effect, made new by a number; its effects share a window."""
    word = table.text("label", "") or label(program)
    if not ID.fullmatch(word):
        table.find("bad-id", f"expected lower-case words joined by hyphens for 'label', got {word!r}")
    if common_windows(program) == frozenset():
        table.find("window", "expected effects of one window in a use")
    return _free(word, taken)


def _free(word: str, taken: Collection[str]) -> str:
    """The word, or the word with the first number that makes it new."""
    candidate, count = word, 1
    while candidate in taken:
        count += 1
        candidate = f"{word}-{count}"
    return candidate


def read_skills(reader: TomlReader, known: Collection[str]) -> dict[str, int]:
    """The skills of a board that are not 0."""
    table = reader.table("skills")
    if table is None:
        return {}
    skills = {skill: table.integer(skill, 0, high=9) for skill in known}
    table.close()
    return {skill: value for skill, value in skills.items() if value}
