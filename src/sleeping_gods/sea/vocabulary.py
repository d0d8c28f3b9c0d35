"""Scenarios of the sea: the words of scenario files, for given and for expect."""

from __future__ import annotations

import re

from ..kernel.choices import Choice
from ..kernel.play import advance, apply, options, waits_for_chance
from ..kernel.table import Table
from .expect import expect
from .given import SETTERS, set_hand
from .scene import SCENES
from .table import SeaTable


class SeaVocabulary:
    """The words of the sea for scenario files."""

    def start(self, table: Table) -> None:
        """The first turn is about to begin, and every hand is empty."""
        sea = _sea(table)
        while waits_for_chance(sea):
            apply(sea, options(sea)[0])
        for seat in range(sea.seat_count()):
            set_hand(sea, seat, [])
        advance(sea)

    def given(self, table: Table, line: str) -> None:
        """Set something on the table."""
        sea = _sea(table)
        for pattern, setter in (*SETTERS, *SCENES):
            found = re.fullmatch(pattern, line)
            if found:
                setter(sea, found)
                advance(sea)
                return
        raise ValueError("expected a line that docs/scenarios.md lists under given")

    def expect(self, table: Table, line: str) -> str:
        """What stands there instead of what was expected."""
        return expect(_sea(table), line)

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """``fate 4`` means any ability card with that number, or that face of the die."""
        found = re.fullmatch(r"fate (\d)", words)
        if not found:
            return None
        abilities, wanted = _sea(table).pack.abilities, int(found[1])
        for choice in offered:
            if choice == ("roll", found[1]) or (choice[0] == "draw" and abilities[choice[1]].fate == wanted):
                return choice
        return None


def _sea(table: Table) -> SeaTable:
    if not isinstance(table, SeaTable):
        raise TypeError(f"expected a table of the sea, got {type(table).__name__}")
    return table
