"""The pictures of entries: squares of enemy cards and maps, told by a few signs, the same for both languages.

``entries/<game>/pictures.toml`` holds a table for each picture, which an entry names in a block ``picture: name``. A
picture has a caption and panels; a panel may say whether what it shows is allowed, and has a label. Its grid is told
row by row, cells apart by spaces, cards (or pages) apart by ``|``. A cell is

- ``.`` a free square, ``_`` no square at all,
- a sign such as ``h``, ``h2`` (a heart with a number), or the name of an icon: ``water``, ``savvy:5``,
- ``@3`` a piece or a step, with what stands on it; ``=13`` the icon of another page,
- ``~rope`` something that lies beside the map,

and at its end ``*`` for new damage, ``#`` for old damage, ``!`` for what is not allowed.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ...languages import Lang
from ..ledger import RULES

SIGNS = {"h": "health", "s": "synergy", "b": "damage", "r": "end-of-round", "f": "flying", "p": "power"}
"""The icons by their short names."""
STATES = {"*": "new", "#": "old", "!": "barred"}
"""What the sign at the end of a cell says of it."""
ALLOWED = {"yes", "no", ""}
_CELL = re.compile(
    r"(?P<none>_)|=(?P<page>\w+)|~(?P<beside>[a-z-]+)|"
    r"(?:\.|@(?P<piece>\w+)|(?P<icon>[a-z][a-z-]*):?(?P<number>\d+)?)?(?P<state>[*#!])?"
)


class BrokenPicture(ValueError):
    """A picture that cannot be read: its name and what was expected."""


@dataclass(frozen=True, slots=True)
class PictureSquare:
    """A square: what it shows, and what lies on it."""

    icon: str = ""
    """The sign that is printed on it."""
    number: str = ""
    piece: str = ""
    """The letters of a piece that stands on it."""
    page: str = ""
    """The number of a page beside the map, which it stands for."""
    state: str = ""
    """What lies on it: ``new`` or ``old`` damage, or ``barred``."""
    none: bool = False
    """There is no square here; an icon may stand in its place."""


Card = tuple[tuple[PictureSquare, ...], ...]
"""The rows of a card or a page."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A drawing beside others."""

    allowed: str
    """``yes``, ``no`` or nothing."""
    label: Mapping[Lang, str]
    cards: tuple[Card, ...]
    names: Mapping[Lang, tuple[str, ...]]
    """The names of the cards, if they have any."""


@dataclass(frozen=True, slots=True)
class EntryPicture:
    """A picture of an entry: panels of squares under a caption."""

    name: str
    kind: str
    """``card`` for squares of enemies, ``map`` for those of a map, ``regions`` for waters."""
    caption: Mapping[Lang, str]
    panels: tuple[Panel, ...]


@functools.cache
def pictures(game: str) -> dict[str, EntryPicture]:
    """The pictures of a game by their names."""
    data = tomllib.loads((RULES / "entries" / game / "pictures.toml").read_text("utf-8"))
    return {name: read_picture(name, table) for name, table in data.items()}


def read_picture(name: str, table: Mapping[str, Any]) -> EntryPicture:
    """A picture from its table."""
    panels = tuple(_panel(name, panel) for panel in table["panel"])
    return EntryPicture(name, table.get("kind", "card"), table["caption"], panels)


def _panel(name: str, table: Mapping[str, Any]) -> Panel:
    """A panel of a picture from its table."""
    allowed = table.get("allowed", "")
    if allowed not in ALLOWED:
        raise BrokenPicture(f"{name}: expected allowed to be yes or no, got {allowed!r}")
    rows_by_card = [[part.split() for part in line.split("|")] for line in table["grid"].strip().splitlines()]
    if len({tuple(map(len, row)) for row in rows_by_card}) != 1:
        raise BrokenPicture(f"{name}: expected as many squares in every row of a grid")
    cards = tuple(_card(name, rows) for rows in zip(*rows_by_card, strict=True))
    names: dict[Lang, tuple[str, ...]] = {lang: tuple(words) for lang, words in table.get("names", {}).items()}
    if any(len(words) != len(cards) for words in names.values()):
        raise BrokenPicture(f"{name}: expected {len(cards)} names")
    return Panel(allowed, table.get("label", {}), cards, names)


def _card(name: str, rows: Iterable[Iterable[str]]) -> Card:
    """The squares of a card, row by row."""
    return tuple(tuple(_cell(name, cell) for cell in row) for row in rows)


def _cell(name: str, text: str) -> PictureSquare:
    """A square from its signs."""
    match = _CELL.fullmatch(text)
    if match is None:
        raise BrokenPicture(f"{name}: expected a square such as '.', 'h2*' or '@3', got {text!r}")
    icon = match["icon"] or match["beside"] or ""
    return PictureSquare(
        icon=SIGNS.get(icon, icon),
        number=match["number"] or "",
        piece=match["piece"] or "",
        page=match["page"] or "",
        state=STATES.get(match["state"] or "", ""),
        none=bool(match["none"] or match["page"] or match["beside"]),
    )
