"""Writing pictures to files, and showing them."""

from __future__ import annotations

import webbrowser
from pathlib import Path


def save(path: Path, text: str) -> None:
    """Write a picture and say so."""
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote {path} ({max(1, round(len(text.encode()) / 1000))} kB)")


def show(path: Path) -> None:
    """Open a file in the browser."""
    webbrowser.open(path.resolve().as_uri())
