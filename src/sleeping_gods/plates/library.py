"""The solids that every pack can place, and the fingerprint of all that decides how a plate looks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from .language.reader import Mistake
from .language.records import LandForm, Placed, Plate, Solid, SolidUse
from .language.solid_text import parse_solids

SUFFIX = ".solids"
FINGERPRINT_LENGTH = 16
"""Letters: 64 bits tell a few hundred plates apart."""
BURIN_VERSION = 1
"""Raised when the burin draws otherwise, so that all plates are drawn anew; tests/plates/test_version.py says when."""


@cache
def shared_families() -> dict[str, tuple[Solid, ...]]:
    """The shared solids by their files: boats, houses, people and so on."""
    folder = resources.files(__package__) / "solids"
    return {
        entry.name.removesuffix(SUFFIX): tuple(parse_solids(entry.read_text("utf-8")))
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(SUFFIX)
    }


@cache
def shared_solids() -> dict[str, Solid]:
    """The shared solids by name."""
    return gather_solids({}, (solid for family in shared_families().values() for solid in family))


def gather_solids(known: Mapping[str, Solid], solids: Iterable[Solid]) -> dict[str, Solid]:
    """Solids by name, each once, and none that uses one that is missing."""
    together = dict(known)
    added = list(solids)
    for solid in added:
        if solid.name in together:
            raise Mistake(solid.line, f"there is a solid {solid.name!r} already")
        together[solid.name] = solid
    for solid in added:
        for part in solid.parts:
            if isinstance(part.what, SolidUse) and part.what.name not in together:
                raise Mistake(part.line, f"there is no solid {part.what.name!r}")
    return together


def _used(plate: Plate, solids: Mapping[str, Solid]) -> list[str]:
    """The names of all solids that a plate shows, also within others."""
    pending = [thing.name for thing in plate.things if isinstance(thing, Placed)]
    used: set[str] = set()
    while pending:
        name = pending.pop()
        if name in used or name not in solids:
            continue
        used.add(name)
        pending.extend(part.what.name for part in solids[name].parts if isinstance(part.what, SolidUse))
    return sorted(used)


def plate_fingerprint(plate: Plate, solids: Mapping[str, Solid]) -> str:
    """A hash of all that decides how a plate looks; its words for those who do not see are not part of it.

    It is made from the records as Python writes them, so it changes with the name of any of their classes and fields.
    """
    reliefs = [thing.outline for thing in plate.things if isinstance(thing, LandForm)]
    seen = (plate.view, plate.things, plate.square, reliefs, [solids[name] for name in _used(plate, solids)])
    return hashlib.sha256(f"{BURIN_VERSION} {seen!r}".encode()).hexdigest()[:FINGERPRINT_LENGTH]
