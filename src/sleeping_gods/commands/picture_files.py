"""Writing pictures to files, and showing them."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from .command_words import say


def save(path: Path, text: str) -> None:
    """Write a picture and say so."""
    path.write_text(text, encoding="utf-8", newline="\n")
    size = max(1, round(len(text.encode()) / 1000))
    print(say("command_wrote", file=str(path), size=size))


def show(path: Path) -> None:
    """Open a file in the browser."""
    webbrowser.open(path.resolve().as_uri())
