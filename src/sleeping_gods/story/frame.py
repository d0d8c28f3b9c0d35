"""The frame of a pack: what the packs of both games begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..kernel.errors import Finding
from .camp_talk import read_camp_talk
from .lesson import Lesson, read_lesson
from .manifest import Head
from .model import Paragraph
from .plates import DrawnPlate
from .printed import Name
from .printed_figure import OurBoard
from .prologue import Lead, Openings, read_prologue
from .source import PackSource


@dataclass(slots=True)
class PackFrame:
    """What the packs of both games begin with."""

    id: str
    version: str
    digest: str
    name: Name
    supply: dict[str, int]
    """How many pieces of each component the box holds."""
    endings: tuple[str, ...]
    paragraphs: dict[str, Paragraph]
    titles: dict[str, str]
    """What each location is called, by its number; the finale is ``F1``."""
    opening: Name
    """What is read before the first turn; empty for nothing."""
    openings: Openings
    """What is read instead where a quest of earlier voyages was taken along."""
    aim: Name
    """What would bring the party home, in one sentence; empty if the pack does not say."""
    totems_needed: int
    """How many totems the aim asks for; 0 if the pack does not say."""
    leads: tuple[Lead, ...]
    """Where to look for what the aim asks for; empty if the pack does not say."""
    lesson: Lesson
    """How the first turn is explained; empty for a pack without a lesson."""
    camp_talk: tuple[Name, ...]
    """What is said round the fire of each camp, in their order; empty for a pack that does not say."""
    unpinned: str
    """A hash of the files that are no part of the digest: campaigns do not ask for it, caches do."""
    plates: dict[str, DrawnPlate]
    """Its drawn plates by their names; whoever loads a pack adds them, for they are no part of its texts."""
    ours: tuple[OurBoard, ...]
    """With a printed box: the boards and cards with figures that no source gives; added like the plates."""


Frame: TypeAlias = tuple[
    str,
    str,
    str,
    Name,
    dict[str, int],
    tuple[str, ...],
    dict[str, Paragraph],
    dict[str, str],
    Name,
    Openings,
    Name,
    int,
    tuple[Lead, ...],
    Lesson,
    tuple[Name, ...],
    str,
    dict[str, DrawnPlate],
    tuple[OurBoard, ...],
]
"""The fields of a frame in their order."""


def frame_fields(head: Head, source: PackSource, findings: list[Finding]) -> Frame:
    """The fields of a pack's frame, from its manifest and its files."""
    opening, openings, aim, totems, leads = read_prologue(source, head.opening, findings)
    lesson = read_lesson(source, head.languages, findings)
    talk = read_camp_talk(source, head.languages, findings)
    first = head.id, head.version, source.digest, head.name, head.supply, head.endings
    words = opening, openings, aim, totems, leads, lesson, talk
    return *first, dict(source.paragraphs), dict(source.titles), *words, source.unpinned, {}, ()
