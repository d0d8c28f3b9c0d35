"""Figures of the skies' boards that an owner of the printed box can correct: many of them are ours."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from ...kernel.choices import Choice
from ...story.printed_figure import PrintedFigure
from .cards import Pack

HIGHEST = 30
"""More than any board shows."""


def printed_figures(pack: Pack) -> dict[Choice, PrintedFigure[Pack]]:
    """Every such figure by its words: ``("printed-health", "claire")``."""
    figures: dict[Choice, PrintedFigure[Pack]] = {}
    for name, board in pack.characters.items():
        figures["printed-health", name] = PrintedFigure(board.health, range(1, HIGHEST + 1), _health(name))
    figures["printed-plane-health",] = PrintedFigure(pack.plane_health, range(1, HIGHEST + 1), _plane_health)
    figures["printed-fuel",] = PrintedFigure(pack.plane_fuel, range(1, HIGHEST + 1), _fuel)
    return figures


def _health(name: str) -> Callable[[Pack, int], None]:
    def put(pack: Pack, value: int) -> None:
        pack.characters = {**pack.characters, name: dataclasses.replace(pack.characters[name], health=value)}

    return put


def _plane_health(pack: Pack, value: int) -> None:
    pack.plane_health = value


def _fuel(pack: Pack, value: int) -> None:
    pack.plane_fuel = value
