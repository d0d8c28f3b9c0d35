"""Markdown on a terminal."""

from __future__ import annotations

import sys


def show_markdown(text: str) -> None:
    """Drawn where somebody looks on, as it is where a program reads."""
    if not sys.stdout.isatty():
        print(text.strip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
