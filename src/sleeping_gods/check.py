"""The command for authors: ``python -m sleeping_gods.check FOLDER`` prints every finding of a pack."""

from __future__ import annotations

import sys
from pathlib import Path

from .content.read import read
from .kernel.errors import BrokenPack
from .sea.pack import build


def check(folder: Path) -> list[str]:
    """The findings of a pack as lines."""
    try:
        build(read(folder))
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
