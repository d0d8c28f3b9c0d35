"""Encounter: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import effects, offered, play, refused

from .tables import (
    exploring,
    on_map,
    stands,
    story,
)

BAZAAR = """# 905 A bazaar

## 905 A bazaar

> encounter

Stalls.

- (a) Rummage.
  > once per campaign
  > gain 1 rope
- (b) Haggle.
  > once per visit
  > gain 1 torch
- (c) Look.
  > gain 1 meat
"""


def test_a_visit_ends_with_the_action() -> None:
    """DS-EXPL-012: a choice that a visit knows once can be taken again on the next visit of the same turn."""
    table = play(stands(on_map(), "2:a2"), "explore 12")
    letters = [line for line in offered(table) if line.startswith("choose")]
    play(table, "choose f", "explore 12")

    assert [line for line in offered(table) if line.startswith("choose")] == letters


class TestAfterAVisit:
    """Wandering encounters."""

    def bazaar(self, table: SkiesTable, *places: str) -> SkiesTable:
        """The test's own encounter with characters placed on these actions, the others nowhere."""
        exploring(story(table, BAZAAR), 905)
        for name, letter in zip(table.crew, [*places, *"-----"][:5], strict=True):
            play(table, f"place {name} on {letter}")
        return table

    def test_an_action_of_a_campaign_and_one_of_a_visit(self) -> None:
        """DS-WAND-013, DS-EXPL-012: taken once, the one is never there again, the other on the next visit."""
        table = self.bazaar(on_map(), "a", "b", "c")
        play(table, "take a", "take b", "stop encounter")
        exploring(table, 905)

        assert refused(table, "place claire on a").rule == "DS-EXPL-012"
        assert {"place claire on b", "place claire on c"} <= {*offered(table)}

    def test_nobody_stands_anywhere_any_more(self) -> None:
        """DS-WAND-011: a later challenge of the same turn is open to all, wherever they stood."""
        table = play(self.bazaar(on_map(), "c"), "take c")
        assert (table.encounter, table.exploring) == (None, False)
        effects(table, "challenge CRAFT 5")

        assert {f"join {name}" for name in table.crew} <= {*offered(table)}
