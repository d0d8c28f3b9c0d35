"""The layout of observations: nonzero_by_label slices of one vector, each with its labels and its meaning."""

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
    known_labels = tuple(labels)
    index = {label: place for place, label in enumerate(known_labels)}

    def fill(table: T, known: KnownSeats, values: Values, at: int) -> None:
        for word in of(table, known):
            if word in index:
                values[at + index[word]] = min(HIGH, values[at + index[word]] + 1.0)

    return VectorPart(name, known_labels, meaning, fill)


def numbers(
    name: str, labels: Iterable[str], meaning: str, of: Callable[[T, KnownSeats], Iterable[float]]
) -> VectorPart[T]:
    """A slice of numbers in the order of its labels; the last ones may be missing, and are 0."""
    number_labels = tuple(labels)

    def fill(table: T, known: KnownSeats, values: Values, at: int) -> None:
        for place, value in enumerate(of(table, known)):
            if place == len(number_labels):
                raise Bug(f"expected {len(number_labels)} numbers at most for the slice {name!r}, found more")
            values[at + place] = min(HIGH, max(LOW, value))

    return VectorPart(name, number_labels, meaning, fill)


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
        self._parts: list[tuple[int, Callable[[T, KnownSeats, Values, int], None]]] = []
        self.slices: dict[str, Slice] = {}
        """Every slice by its name, in the order of the vector."""
        start = 0
        for part in parts:
            stop = start + len(part.labels)
            self.slices[part.name] = Slice(part.name, start, stop, part.labels, part.meaning)
            self._parts.append((start, part.fill))
            start = stop
        self.size = start

    def vector(self, table: T, known: KnownSeats) -> Values:
        """The values of a table as these seats know it."""
        values = array("f", bytes(4 * self.size))
        for start, fill in self._parts:
            fill(table, known, values, start)
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
