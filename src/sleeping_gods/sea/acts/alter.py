"""Altering a draw at sea (SG-FATE, SG-CHAL): boards, cards and recipes that can still change it."""

from __future__ import annotations

from ..chapters.cooking import cooking
from ..table.table import SeaTable
from .use_windows import hampered
from .uses import fate_uses


def can_alter(table: SeaTable) -> bool:
    """Whether a board or card can change the draw, or a meal can cure who takes part."""
    return bool(fate_uses(table)) or (hampered(table) and bool(cooking(table)))
