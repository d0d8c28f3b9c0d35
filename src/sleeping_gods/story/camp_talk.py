"""What is said round the fire of each camp (``camps.toml``): words that no rule asks for.

The file is no part of the digest that campaigns pin: lines can be added or mended while a campaign is in progress.
"""

from __future__ import annotations

from ..kernel.errors import Finding
from ..languages import ENGLISH
from .pieces import read_name
from .printed import Name
from .records import readers
from .source import PackSource

FILE = "camps.toml"
TABLE = "talk"
"""The table that stands in this file, once for each camp in their order, and nowhere else."""


def read_camp_talk(source: PackSource, languages: tuple[str, ...], findings: list[Finding]) -> tuple[Name, ...]:
    """A line for each camp of a pack, in their order; empty for a pack without the file."""
    lines: list[Name] = []
    for reader in readers(source, TABLE, findings):
        line = read_name(reader, "line")
        for lang in languages:
            if lang != ENGLISH and lang not in line.texts:
                reader.find("camp-talk", f"expected 'line' in {lang}, which the pack promises")
        lines.append(line)
    return tuple(lines)
