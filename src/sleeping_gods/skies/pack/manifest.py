"""The manifest of a pack: its name, where it starts, its die and plane, its camps, its box and what it unlocks."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.errors import Finding
from ...kernel.rules import plays, rule
from ...story.manifest import Head, read_head
from ...story.pieces import read_name
from ...story.printed import Name
from ...story.reader import TomlReader
from ...story.source import Record
from ..table.cards import Camps, Unlock
from ..table.words import CAMPAIGNS, MAX_FACE
from .box import BOX

WORST = -1
"""The lowest face that the die is known to have."""
BEST = 2
"""The highest face that the die is known to have."""

plays(f"{__name__}.WORST", "DS-ATTK-008")


@dataclass(frozen=True, slots=True)
class Manifest:
    """What ``[pack]`` holds."""

    head: Head
    start: str
    airport: str
    die: tuple[int, ...]
    plane_health: int
    plane_fuel: int
    plane_name: Name
    camps: dict[str, Camps]
    unlocks: tuple[Unlock, ...]
    told: bool


def build_manifest(record: Record, findings: list[Finding]) -> Manifest:
    """The manifest, with findings for what is wrong in it."""
    reader = TomlReader(record, findings, "[pack]")
    manifest = Manifest(
        head=read_head(reader, "skies", BOX),
        start=reader.text("start"),
        airport=reader.id("airport"),
        die=_die(reader),
        plane_health=reader.integer("plane_health", low=1, high=30),
        plane_fuel=reader.integer("plane_fuel", low=1, high=30),
        plane_name=read_name(reader, "plane_name"),
        camps=_camps(reader),
        unlocks=tuple(_unlock(table) for table in reader.tables("unlock")),
        told=reader.flag("told"),
    )
    reader.close()
    return manifest


@rule("DS-COMP-003")
def _die(reader: TomlReader) -> tuple[int, ...]:
    """The faces of the combat die: at least its worst and its best."""
    faces = reader.list_of("die", int)
    if not reader.has("die"):
        return (WORST, BEST)
    if WORST not in faces or BEST not in faces or min(faces) < WORST or max(faces) > MAX_FACE:
        expected = f"faces with {WORST} and {BEST}, none below {WORST} or above {MAX_FACE}"
        reader.find("die", f"expected {expected}, got {faces}")
        return (WORST, BEST)
    return tuple(faces)


def _camps(reader: TomlReader) -> dict[str, Camps]:
    """The camps of a campaign of each length."""
    table = reader.table("camps")
    if table is None:
        return {}
    camps = {}
    for length in CAMPAIGNS:
        inner = table.table(length)
        if inner is not None:
            camps[length] = Camps(
                total=inner.integer("count", low=3, high=99),
                before_last=inner.text("before_last"),
                last=inner.text("last"),
            )
            inner.close()
    table.close()
    return camps


def _unlock(table: TomlReader) -> Unlock:
    """An adventure card or quest, and how many ticked boxes unlock it."""
    kinds = [kind for kind in ("adventure", "quest") if table.has(kind)]
    kind = kinds[0] if kinds else "adventure"
    unlock = Unlock(
        needed=table.integer("count", low=1, high=99), kind=kind, number=table.integer(kind, low=1, high=999)
    )
    table.close()
    return unlock
