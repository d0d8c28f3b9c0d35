"""A check of the linter: the codes that it may report, and the function that looks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...kernel.errors import Finding
from ..project import AnyPack, Project


@dataclass(frozen=True, slots=True)
class Check:
    """One check, run only for packs that can be loaded."""

    codes: tuple[str, ...]
    look: Callable[[Project, AnyPack], Iterator[Finding]]
    craft: bool = False
    """Whether it holds a pack to the rules of craft: it looks only at packs with a list of what is known."""
