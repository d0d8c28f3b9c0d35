"""Icons as inline SVG: one path each, in the colour of the text."""

from __future__ import annotations

import functools
import tomllib
from html import escape
from pathlib import Path

FILE = Path(__file__).resolve().parent / "icons.toml"

REMOVED = "remove-"
"""Before the name of an icon that is drawn struck out."""


@functools.cache
def _paths() -> dict[str, str]:
    """The path of each icon."""
    with FILE.open("rb") as file:
        return dict(tomllib.load(file)["icons"])


def path_of(name: str) -> str:
    """The path of an icon, for a square of 512."""
    return _paths()[name]


def icon(name: str) -> str:
    """An icon as SVG, without a text of its own; ``remove-venom`` is venom struck out."""
    path = escape(_paths()[name.removeprefix(REMOVED)])
    strike = '<path class="strike" d="M40 472 472 40"/>' if name.startswith(REMOVED) else ""
    return f'<svg class="icon" viewBox="0 0 512 512" aria-hidden="true"><path d="{path}"/>{strike}</svg>'
