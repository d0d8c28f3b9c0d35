"""``--json FILE`` of the commands for packs: a report for programs, on the output where FILE is ``-``."""

from __future__ import annotations

import json
from pathlib import Path

OUTPUT = Path("-")
"""The file name that means the output."""


def leaves_output_free(path: Path | None) -> bool:
    """Whether a report for people may still be printed."""
    return path != OUTPUT


def write_json(path: Path, report: object) -> None:
    """Write a report into a file, or print it."""
    text = json.dumps(report, indent=1, ensure_ascii=False) + "\n"
    if path == OUTPUT:
        print(text, end="")
    else:
        path.write_text(text, encoding="utf-8")
