"""The frame of a pack: what the packs of both games begin with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .manifest import Head
from .model import Paragraph
from .printed import Name
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


Frame: TypeAlias = tuple[
    str, str, str, Name, dict[str, int], tuple[str, ...], dict[str, Paragraph], dict[str, str], Name
]
"""The fields of a frame in their order."""


def framed(head: Head, source: PackSource) -> Frame:
    """The fields of a pack's frame, from its manifest and its files."""
    paragraphs, titles = dict(source.paragraphs), dict(source.titles)
    return head.id, head.version, source.digest, head.name, head.supply, head.endings, paragraphs, titles, head.opening
