"""A section of the scene: the function that builds it, and the table's fields that it depends on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ...party.table.table import PartyTable
from ..audience import Audience

if TYPE_CHECKING:
    from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS_EVERYTHING: tuple[str, ...] = ()
"""What is read where every field may matter."""


@dataclass(frozen=True, slots=True)
class SceneSection(Generic[T]):
    """A section of the scene."""

    tell: Callable[[Presenter[T], T, Audience], Any]
    reads: tuple[str, ...] = READS_EVERYTHING
    """The fields of the table without whose change the section stays as it is; none named for all of them."""
    depends_on_value: Callable[[T], object] | None = None
    """What else it depends on, where a whole field would say too much: the phase, not all that is still to be done."""
    for_all: bool = False
    """Whether it is the same for every audience, so that it is told once for all who listen."""
