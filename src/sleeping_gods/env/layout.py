"""The layout of observations: named slices of one vector, each with a label for every value and its meaning.

Figures are divided so that most of them lie between 0 and 1; the meaning of a slice says by what, as in "fuel / 5".
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from ..kernel.choices import Seat
from ..kernel.errors import Bug
from ..party.table.table import PartyTable

T = TypeVar("T", bound=PartyTable)
KnownSeats: TypeAlias = tuple[Seat, ...]
"""The seats whose secrets an observation holds, the observer's own first."""
Values: TypeAlias = "array[float]"
"""The vector, while it is filled in."""
LOW, HIGH = -8.0, 8.0
"""Every value of an observation lies between these; what is more is cut off."""
SEATS: Final = ("p1", "p2", "p3", "p4")
"""Layouts have room for four seats, whoever plays, so that an agent may move between tables of one pack."""


@dataclass(frozen=True, slots=True)
class VectorPart(Generic[T]):
    """A slice of the vector: its name, a label for each value, what the values mean, and how they are filled in."""

    name: str
    labels: tuple[str, ...]
    meaning: str
    fill: Callable[[T, KnownSeats, Values, int], None]
    """Sets the values of a table as some seats know it, from a place of the vector on."""


def counts(
    name: str, labels: Iterable[str], meaning: str, of: Callable[[T, KnownSeats], Iterable[str]]
) -> VectorPart[T]:
    """A slice that counts words: a 1 for each label that is there, 2 if it is there twice."""
    all_labels = tuple(labels)
    shift_of = {label: shift for shift, label in enumerate(all_labels)}

    def fill(table: T, known: KnownSeats, values: Values, start: int) -> None:
        for word in of(table, known):
            if word in shift_of:
                place = start + shift_of[word]
                values[place] = min(HIGH, values[place] + 1.0)

    return VectorPart(name, all_labels, meaning, fill)


def numbers(
    name: str, labels: Iterable[str], meaning: str, of: Callable[[T, KnownSeats], Iterable[float]]
) -> VectorPart[T]:
    """A slice of numbers in the order of its labels; the last ones may be missing, and are 0."""
    all_labels = tuple(labels)

    def fill(table: T, known: KnownSeats, values: Values, start: int) -> None:
        for shift, value in enumerate(of(table, known)):
            if shift == len(all_labels):
                raise Bug(f"expected {len(all_labels)} numbers at most for the slice {name!r}, found more")
            values[start + shift] = min(HIGH, max(LOW, value))

    return VectorPart(name, all_labels, meaning, fill)


def one_hot(name: str, labels: Iterable[str], meaning: str, of: Callable[[T, KnownSeats], str]) -> VectorPart[T]:
    """A slice with a 1 at one label, or none if the word has no label."""
    return counts(name, labels, meaning, lambda table, known: (of(table, known),))


@dataclass(frozen=True, slots=True)
class Slice:
    """Where a part lies in the vector."""

    name: str
    start: int
    stop: int
    labels: tuple[str, ...]
    meaning: str


class VectorLayout(Generic[T]):
    """The parts of a game's observation for one pack, one after the other."""

    def __init__(self, parts: Sequence[VectorPart[T]]) -> None:
        self._parts: list[tuple[int, VectorPart[T]]] = []
        """The parts, and where each begins."""
        self.slices: dict[str, Slice] = {}
        """Every slice by its name, in the order of the vector."""
        start = 0
        for part in parts:
            stop = start + len(part.labels)
            self.slices[part.name] = Slice(part.name, start, stop, part.labels, part.meaning)
            self._parts.append((start, part))
            start = stop
        self.size = start

    def vector(self, table: T, known: KnownSeats) -> Values:
        """The values of a table as these seats know it."""
        values = array("f", [0.0]) * self.size
        for start, part in self._parts:
            part.fill(table, known, values, start)
        return values

    def lines(self) -> list[str]:
        """A row of a table in Markdown for each slice: its name and what it means."""
        return [f"| `{part.name}` | {part.meaning} |" for part in self.slices.values()]


def nonzero_by_label(slices: dict[str, Slice], vector: Sequence[Any]) -> dict[str, dict[str, float]]:
    """The values of a vector that are not 0, by slice and label: for looking at an observation."""
    return {
        part.name: {
            label: float(value)
            for label, value in zip(part.labels, vector[part.start : part.stop], strict=True)
            if value
        }
        for part in slices.values()
    }
