"""Figures of the sea's boards and cards that an owner of the printed box can correct: many of them are ours."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from ...kernel.choices import Choice
from ...story.printed_figure import PrintedFigure
from .cards import Pack

HIGHEST = 20
"""More than any board or weapon shows."""
MOST_XP = 60
MOST_COINS = 200


def printed_figures(pack: Pack) -> dict[Choice, PrintedFigure[Pack]]:
    """Every such figure by its words: ``("printed-health", "odessa")``."""
    figures: dict[Choice, PrintedFigure[Pack]] = {}
    for name, board in pack.crew.items():
        figures["printed-health", name] = PrintedFigure(board.health, range(1, HIGHEST + 1), _health(name))
        for part in ("accuracy", "damage", "block"):
            now: int = getattr(board.weapon, part)
            figures[f"printed-{part}", name] = PrintedFigure(now, range(HIGHEST + 1), _weapon(name, part))
    for result in range(1, len(pack.travel)):
        figures["printed-travel", str(result)] = PrintedFigure(pack.travel[result], range(1, 10), _travel(result))
    for name, level in pack.levels.items():
        figures["printed-xp", name] = PrintedFigure(level.xp, range(MOST_XP + 1), _xp(name))
    for name, card in pack.adventures.items():
        if card.origin == "market":
            figures["printed-price", name] = PrintedFigure(card.price, range(MOST_COINS + 1), _price(name))
    return figures


def _health(name: str) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        pack.crew = {**pack.crew, name: dataclasses.replace(pack.crew[name], health=value)}

    return put


def _weapon(name: str, part: str) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        board = pack.crew[name]
        weapon = dataclasses.replace(board.weapon, **{part: value})  # type: ignore[arg-type]  # a figure of a weapon
        pack.crew = {**pack.crew, name: dataclasses.replace(board, weapon=weapon)}

    return put


def _travel(result: int) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        pack.travel = (*pack.travel[:result], value, *pack.travel[result + 1 :])

    return put


def _xp(name: str) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        pack.levels = {**pack.levels, name: dataclasses.replace(pack.levels[name], xp=value)}

    return put


def _price(name: str) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        pack.adventures = {**pack.adventures, name: dataclasses.replace(pack.adventures[name], price=value)}

    return put
