"""How large each file of a site is when it is sent: compressed as well as possible."""

from __future__ import annotations

import json
from pathlib import Path

from .site_file import SiteFile
from .tools import CLONE, node

SIZES = CLONE / "build" / "site-sizes.json"
"""What the last build measured: to compress as well as possible takes a minute."""


def transfer_sizes(folder: Path, files: list[SiteFile]) -> dict[str, dict[str, int]]:
    """The transfer size of each file by its hash; sizes that an earlier build measured are reused."""
    try:
        known = json.loads(SIZES.read_bytes())
    except (OSError, ValueError):
        known = {}
    missing = {file.hash: file.path for file in files if file.hash not in known}
    measured = json.loads(node("sizes.mjs", str(folder), text="\n".join(missing.values())))
    sizes = {**known, **{hashed: measured[path] for hashed, path in missing.items()}}
    of_these = {file.hash: sizes[file.hash] for file in files}
    SIZES.parent.mkdir(parents=True, exist_ok=True)
    SIZES.write_text(json.dumps(of_these), encoding="utf-8")
    return of_these
