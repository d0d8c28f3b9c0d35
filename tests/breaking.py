"""Breaking a copy of a pack, for the tests of both games' loaders."""

from __future__ import annotations

import re
from pathlib import Path


def change(folder: Path, file: str, pattern: str, new: str, count: int = 1) -> None:
    """Replace the first match of a pattern in a file of the pack."""
    path = folder / file
    text, changed = re.subn(pattern, new, path.read_text(), count=count, flags=re.MULTILINE)
    assert changed, f"{pattern!r} is not in {file}"
    path.write_text(text)
