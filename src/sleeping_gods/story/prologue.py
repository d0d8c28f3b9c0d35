"""What a pack tells before the first turn, and its aim: words that no rule asks for.

A pack may say both in a file of its own, ``prologue.toml``, which is no part of the digest that campaigns pin: then an
opening can be added or mended without making a campaign that is in progress refuse the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from ..effects.op import Condition
from ..kernel.errors import Finding
from .pieces import read_name
from .printed import UNSAID, Name
from .reader import TomlReader
from .records import readers
from .source import PackSource

FILE = "prologue.toml"
TABLE = "prologue"
"""The table that stands in this file, once, and nowhere else."""


class Lead(NamedTuple):
    """A place where something that the aim asks for is said to be."""

    place: int
    """The number of the location."""
    words: Name
    """What is said of it, as everybody may hear it; it names the number."""
    when: Condition | None = None
    """What cards must be there or lack for it to be said; None if nothing need."""


Openings: TypeAlias = dict[int, Name]
"""What campaigns begin with that take a quest of earlier voyages along, by its number."""


class PrologueTexts(NamedTuple):
    """What the file says."""

    opening: Name
    openings: Openings
    """The openings of later campaigns."""
    aim: Name
    totems: int
    """How many totems the aim asks for."""
    leads: tuple[Lead, ...]
    """Where to look for them."""


def read_prologue(source: PackSource, opening: Name, findings: list[Finding]) -> PrologueTexts:
    """What the file says; where it has no opening, that is the one of the manifest."""
    openings: Openings = {}
    aim, totems, leads = UNSAID, 0, tuple[Lead, ...]()
    for reader in readers(source, TABLE, findings):
        if reader.has("opening"):
            opening = read_name(reader, "opening")
        for later in reader.tables("with"):
            openings[later.integer("quest", low=1)] = read_name(later, "opening")
            later.close()
        aim, totems = read_name(reader, "aim"), reader.integer("totems", 0)
        leads = tuple(map(_lead, reader.tables("lead")))
    return PrologueTexts(opening=opening, openings=openings, aim=aim, totems=totems, leads=leads)


def _lead(reader: TomlReader) -> Lead:
    """A lead of the aim: its place, and what is said of it."""
    lead = Lead(place=reader.integer("place", low=1), words=read_name(reader, "words"), when=reader.condition("when"))
    reader.close()
    return lead


def opening_of(opening: Name, openings: Mapping[int, Name], quests: Iterable[int]) -> Name:
    """What a campaign with these quests begins with."""
    return next((openings[quest] for quest in quests if quest in openings), opening)
