"""The command for authors: ``python -m sleeping_gods.check FOLDER`` prints every finding of a pack."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from .content.read import read
from .kernel.errors import BrokenPack
from .sea.pack import build as build_sea
from .skies.pack import build as build_skies
from .story.source import Source

BUILDERS: dict[str, Callable[[Source], object]] = {"sea": build_sea, "skies": build_skies}
"""How the packs of each game are checked; a pack that names no known game is checked as one of the sea."""


def check(folder: Path) -> list[str]:
    """The findings of a pack as lines."""
    source = read(folder)
    try:
        BUILDERS.get(str(source.manifest.data.get("game")), build_sea)(source)
    except BrokenPack as broken:
        return [str(finding) for finding in broken.findings]
    return []


def main(arguments: list[str]) -> int:
    """Check each folder that is named; 1 if any has findings, 2 if none is named."""
    if not arguments:
        sys.stderr.write("usage: python -m sleeping_gods.check FOLDER ...\n")
        return 2
    found = [line for folder in arguments for line in check(Path(folder))]
    found.append(f"{len(found)} finding{'' if len(found) == 1 else 's'}")
    sys.stdout.write("\n".join(found) + "\n")
    return 1 if len(found) > 1 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
