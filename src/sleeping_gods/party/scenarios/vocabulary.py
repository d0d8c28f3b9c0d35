"""The words of a game for scenario files: what each form of a line sets on the table, and what it looks at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Generic

from ...kernel.choices import Choice
from ...kernel.play import advance, apply, options, waits_for_chance
from ...kernel.table import Table
from .expect import Getter, expect
from .given import Setter, T, set_hand


class PartyVocabulary(Generic[T]):
    """The words for one kind of table."""

    def __init__(
        self, kind: type[T], setters: Sequence[tuple[str, Setter[T]]], getters: Sequence[tuple[str, Getter[T]]]
    ) -> None:
        self.kind = kind
        self.setters = setters
        self.getters = getters

    def start(self, table: Table) -> None:
        """The first turn is about to begin, and every hand is empty."""
        own_table = self.mine(table)
        while waits_for_chance(own_table):
            apply(own_table, options(own_table)[0])
        for seat in range(own_table.seat_count()):
            set_hand(own_table, seat, [])
        advance(own_table)

    def given(self, table: Table, line: str) -> None:
        """Set something on the table."""
        own_table = self.mine(table)
        for pattern, setter in self.setters:
            match = re.fullmatch(pattern, line)
            if match:
                setter(own_table, match)
                advance(own_table)
                return
        raise ValueError("expected a line that docs/scenarios.md lists under given")

    def expect(self, table: Table, line: str) -> str:
        """What the table shows where a line expects something else; empty if it is as expected."""
        return expect(self.mine(table), line, self.getters)

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """``fate 4`` means any ability card with that number."""
        match = re.fullmatch(r"fate (\d)", words)
        if not match:
            return None
        wanted = int(match[1])
        cards = {name for name, card in self.mine(table).pack.abilities.items() if card.fate == wanted}
        return next((choice for choice in offered if choice[0] == "draw" and choice[1] in cards), None)

    def mine(self, table: Table) -> T:
        """The table as this game's own."""
        if not isinstance(table, self.kind):
            raise TypeError(f"expected a {self.kind.__name__}, got {type(table).__name__}")
        return table
