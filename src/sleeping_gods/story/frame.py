"""The frame of a pack: what the packs of both games begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

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
    """The hash of all that the rules know of it, which campaigns pin."""
    name: Name
    supply: dict[str, int]
    """How many pieces of each component the box holds."""
    endings: tuple[str, ...]
    """The endings of the story."""
    paragraphs: dict[str, Paragraph]
    """The story, by the numbers of its paragraphs."""
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


class FrameFields(TypedDict):
    """The fields of a frame by their names; `PackFrame` says what they are."""

    id: str
    version: str
    digest: str
    name: Name
    supply: dict[str, int]
    endings: tuple[str, ...]
    paragraphs: dict[str, Paragraph]
    titles: dict[str, str]
    opening: Name
    openings: Openings
    aim: Name
    totems_needed: int
    leads: tuple[Lead, ...]
    lesson: Lesson
    camp_talk: tuple[Name, ...]
    unpinned: str
    plates: dict[str, DrawnPlate]
    ours: tuple[OurBoard, ...]


def frame_fields(head: Head, source: PackSource, findings: list[Finding]) -> FrameFields:
    """The fields of a pack's frame, from its manifest and its files."""
    prologue = read_prologue(source, head.opening, findings)
    return FrameFields(
        id=head.id,
        version=head.version,
        digest=source.digest,
        name=head.name,
        supply=head.supply,
        endings=head.endings,
        paragraphs=dict(source.paragraphs),
        titles=dict(source.titles),
        opening=prologue.opening,
        openings=prologue.openings,
        aim=prologue.aim,
        totems_needed=prologue.totems,
        leads=prologue.leads,
        lesson=read_lesson(source, head.languages, findings),
        camp_talk=read_camp_talk(source, head.languages, findings),
        unpinned=source.unpinned,
        plates={},
        ours=(),
    )
