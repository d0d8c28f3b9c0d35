"""What a pack tells before the first turn, and its aim: words that no rule asks for.

A pack may say both in a file of its own, ``prologue.toml``, which is no part of the digest that campaigns pin: then an
opening can be added or mended without making a campaign that is in progress refuse the pack.
"""

from __future__ import annotations

from ..kernel.errors import Finding
from .pieces import read_name
from .printed import UNSAID, Name
from .records import readers
from .source import PackSource

FILE = "prologue.toml"
TABLE = "prologue"
"""The table that stands in this file, once, and nowhere else."""


def read_prologue(source: PackSource, opening: Name, findings: list[Finding]) -> tuple[Name, Name, int]:
    """The opening, the aim and how many totems it asks for; the opening of the manifest where the file has none."""
    aim, totems = UNSAID, 0
    for reader in readers(source, TABLE, findings):
        if reader.has("opening"):
            opening = read_name(reader, "opening")
        aim, totems = read_name(reader, "aim"), reader.integer("totems", 0)
    return opening, aim, totems
