"""What counts as owned, and defeats: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.skies.chapters.score import score
from tests.bed import again, effects, fallen, hold, offered, play, refused

from .tables import ail, at_start, health, on_map, own, stock, tire

ALL = ["claire", "ed", "ezarius", "jessie", "miguel"]
OTHERS = ["claire", "ed", "ezarius", "miguel"]
"""Everybody but Jessie."""


class TestOwning:
    """What is owned counts wherever it lies, and whoever has it."""

    def test_totems_count_in_the_discard(self) -> None:
        """DS-SCOR-002: 5 for a totem in any hand and in the discard; a lost one is nothing."""
        table = own(own(at_start(2), 0, "eternal-geode"), 1, "hive-stone", "leaf-ear")
        table.adventures[1].remove("leaf-ear")
        table.played.append("leaf-ear")
        assert (score(table).totems, score(table).adventures) == (15, 0)
        effects(table, "lose adventure 66")

        assert (score(table).totems, "leaf-ear" in table.gone) == (10, True)

    def test_resources_are_counted_together(self) -> None:
        """DS-SCOR-005: 3 meat and 1 rope make one four; 7 of several kinds still one."""
        assert score(stock(at_start(), meat=3, rope=1)).common == 1
        assert score(stock(at_start(), meat=3, rope=2, torch=2)).common == 1

    def test_a_box_with_several_hyphens(self) -> None:
        """DS-ACHV-001: the first hyphen parts the group from the name: `totem-eternal-geode` is one totem."""
        table = effects(on_map(), "tick totem-eternal-geode", "tick treasure-3", "tick treasure-3")

        assert table.achievements() == ["totem:eternal-geode", "treasure:3"]

    def test_a_lost_combat_card_brings_back_what_was_laid_aside(self) -> None:
        """DS-CBDK-004, DS-CBDK-008: at 14 cards a lost one is replaced by all that lie aside; above that none joins."""
        table = own(on_map(), 0, "ice-blade", "harpoon-gun")
        play(table, "exclude whip")
        assert (len(table.combat_deck), len(table.arms)) == (15, 16)
        effects(table, "lose adventure 26")
        assert ("whip" in table.combat_deck, len(table.combat_deck)) == (False, 14)
        effects(table, "lose adventure 29")

        assert ("whip" in table.combat_deck, len(table.combat_deck), len(table.arms)) == (True, 14, 14)

    def test_claire_is_equipped_by_nobody_else(self) -> None:
        """DS-EQIP-003: on seat 2's turn seat 1 cannot equip her, on its own characters it can."""
        table = hold(on_map(2), 0, "plain-craft-6", "dare-2")
        table.captain = 1
        again(table)

        assert refused(table, "equip plain-craft-6 on claire").rule == "DS-EQIP-003"
        assert "equip plain-craft-6 on ed" in offered(table)


class TestDefeat:
    """All five at 0, and not one fewer."""

    @pytest.mark.parametrize("last", ALL)
    def test_whoever_is_the_last(self, last: str) -> None:
        """DS-HLTH-006, DS-DEFT-001: four at 0 are no defeat; when the fifth falls it is one, whoever that is."""
        table = fallen(on_map(), *(name for name in ALL if name != last))
        effects(table, f"lose 1 health by {last}")
        assert table.defeats == 0
        effects(table, f"lose 9 health by {last}")

        assert (table.defeats, table.camps, [health(table, name) for name in ALL]) == (1, 3, [7, 8, 6, 8, 7])

    def test_the_second_costs_camps_again(self) -> None:
        """DS-DEFT-001, DS-DEFT-003: each defeat crosses off 3 camps, clears statuses and gives all stamina back."""
        table = on_map()
        for number in (1, 2):
            tire(ail(fallen(table, *OTHERS), "ed", "venom"), ed=0)
            effects(table, "lose 9 health by jessie")
            assert (table.defeats, table.camps) == (number, 3 * number)
            assert (table.crew["ed"].statuses, table.crew["ed"].stamina) == ((), 3)

    def test_instant_death(self) -> None:
        """DS-DEFT-004: with instant death the first defeat ends the campaign, and nobody is restored."""
        table = effects(fallen(on_map(instant="on"), *OTHERS), "lose 9 health by jessie")

        assert (is_over(table), table.over, table.defeats) == (True, "instant death", 1)
        assert health(table, "ed") == 0
