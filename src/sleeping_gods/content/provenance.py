"""What of the cards and boards of a box is printed and what is of this edition, from its ``provenance.toml``."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TypedDict, cast

from ..story.printed_figure import OurBoard, board_of
from .builtin import MANIFEST, PACKS
from .files import PROVENANCE
from .index import manifest_table

PRINTED, PARTLY, OURS = "printed", "partly", "ours"
"""Where a part of a card comes from."""
BOXES = {"sea": "sea-box", "skies": "skies-box"}
"""The packs that hold the box of each game."""
FIGURES = "figures"
"""The table that lists our figures by their kinds; all others are decks."""
LAYOUT = "layout"
"""Its line that lists the boards which are laid out before the first turn."""


class CardOrigin(TypedDict, total=False):
    """The parts of a card that are of this edition: wholly, in part, or left out."""

    ours: list[str]
    partly: list[str]
    without: list[str]


class Deck(CardOrigin):
    """The parts of a deck's cards, and the cards that differ."""

    parts: list[str]
    cards: dict[str, CardOrigin]


@functools.cache
def _read(game: str) -> dict[str, object]:
    """What the file of a game's box says."""
    import tomllib  # a compiled pack is read without it

    return tomllib.loads((PACKS / BOXES[game] / PROVENANCE).read_text("utf-8"))


@functools.cache
def decks(game: str) -> dict[str, Deck]:
    """The decks of a box whose cards are entries, in their order."""
    return {name: cast("Deck", deck) for name, deck in _read(game).items() if name != FIGURES}


def parts_of(game: str, deck: str, card: str) -> dict[str, str]:
    """The source of each part of a card."""
    table = decks(game)[deck]
    origin: CardOrigin = table.get("cards", {}).get(card, table)
    sources = dict.fromkeys(origin.get("ours", ()), OURS) | dict.fromkeys(origin.get("partly", ()), PARTLY)
    return {part: sources.get(part, PRINTED) for part in table["parts"] if part not in origin.get("without", ())}


@functools.cache
def our_boards(game: str) -> tuple[OurBoard, ...]:
    """The boards and cards with figures that no source gives: first those that are laid out before the first turn."""
    names_by_kind = dict(cast("dict[str, list[str]]", _read(game)[FIGURES]))
    layout = names_by_kind.pop(LAYOUT)
    figures_by_board: dict[str, list[str]] = {board: [] for board in layout}
    for kind, names in names_by_kind.items():
        for name in names:
            figure = f"{kind} {name}".strip()
            figures_by_board.setdefault(board_of(figure), []).append(figure)
    return tuple(
        OurBoard(board, tuple(figures), first=board in layout) for board, figures in figures_by_board.items() if figures
    )


def our_boards_in(folder: Path) -> tuple[OurBoard, ...]:
    """Our boards and cards in the shipped pack of a folder; none unless it accompanies a printed box."""
    if folder.parent != PACKS:
        return ()
    pack = manifest_table((folder / MANIFEST).read_text("utf-8"))
    return our_boards(str(pack["game"])) if pack.get("told") is True else ()
