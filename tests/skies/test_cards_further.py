"""Equipped cards and the combat deck a second time and from another seat: DS-ABCA, DS-CBDK and DS-ENDR-008."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.score import owned_cards
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import damage_on, draw_any, effects, offered, play, told

from .fights import battle, blow, covered, covers, power, powers
from .tables import again, arm, bare, on_map, own, stock, tire, wear

FIELD = ". . .|. . .|. . H"
EXTRA = ("ice-blade", "harpoon-gun", "stove-lid", "tagmans-iron")


def lines(table: SkiesTable, seat: int) -> list[str]:
    """What a seat may choose now."""
    found = view(table, seat)["options"]
    assert isinstance(found, list)
    return [str(line) for line in found]


class TestInAttacks:
    """DS-ABCA-008, 010, 014."""

    def test_one_more_in_every_attack(self) -> None:
        """DS-ABCA-008: Heavy Hands counts in Ed's attack after Claire's of the same hand, and in the next round."""
        table = wear(battle("H . .|. . .", "H . .|. . ."), "ed", "heavy-hands-1")
        arm(table, "frying-pan", (), damage=1)
        play(table, "attack b with claire using frying-pan", "cover b a2", "attack a with ed using wrench")
        assert told(table, "deals") == [("ed", 3 + 1)]

        draw_any(play(table, *covers("a", "a2", "a3", "b3", "b2"), "end attacks"), 2)
        play(blow(table, 2, "b"))
        assert told(table, "deals") == [("ed", 2 + 1)]

    @pytest.mark.parametrize("user", ["ed", "jessie"])
    def test_snare_in_an_attack_is_not_part_of_it(self, user: str) -> None:
        """DS-ABCA-010: while Ed attacks a, Snare on him or on Jessie takes 2 power of b, and none of a."""
        table = power(tire(wear(battle(FIELD, FIELD, attack=1), user, "snare-2"), **{user: 1}), a=3, b=3)
        play(blow(table, 1), "activate snare-2 power")
        assert [line for line in offered(table) if line.startswith("target")] == ["target a", "target b"]

        play(table, "target b")
        assert (powers(table), table.crew[user].stamina) == ({"a": 3, "b": 1}, 0)

    def test_a_torch_in_an_attack_is_a_hit_of_its_own(self) -> None:
        """DS-ABCA-014: used on the target of a 1-damage attack it covers a square apart from those of the attack."""
        table = stock(battle("H2 . .|. . B|H . .", B="block-1"), torch=1)
        play(blow(table, 2), "use torch deal by p1", "target a", "cover a b3", "go on")

        assert told(table, "deals") == [("ed", 2)]
        assert "cover a a1" in offered(table)
        assert covered(play(table, "cover a a1"), "a") == ["a1", "b3"]


class TestTheDeck:
    """DS-CBDK-001, 006."""

    def test_a_gained_combat_card_lies_in_no_adventure_pile(self) -> None:
        """DS-CBDK-001: it is neither in a hand nor among the discards that a camp deals, and is owned once."""
        table = effects(bare(on_map(2)), "gain adventure 26")
        dealt = len(table.played)
        assert owned_cards(table).count("ice-blade") == 1

        play(table, "camp")
        assert [line for line in offered(table) if line.startswith("deal ")] == [f"deal {card}" for card in table.played]
        assert (len(table.played), "deal ice-blade" in offered(table)) == (dealt, False)

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_the_active_player_takes_in_and_out(self, captain: int) -> None:
        """DS-CBDK-006: whoever is active changes the deck both ways, and nobody else."""
        table = own(on_map(3), 0, *EXTRA)
        table.captain = captain
        play(again(table), "exclude whip")

        for line in ("include whip", "exclude ice-blade"):
            assert [seat for seat in range(3) if line in lines(table, seat)] == [captain]


class TestTheEnemyPhase:
    """DS-ENDR-008."""

    def test_an_equipped_block_is_for_counterattacks(self) -> None:
        """DS-ENDR-008: Hard to Pin Down takes 1 off Ed's counterattack, and nothing off damage to all or to one."""
        table = wear(battle("H D T|. . .", attack=2, D="deal-all-1", T="deal-one-2"), "ed", "hard-to-pin-down-6")
        play(blow(table, 1), "cover a b1")
        assert damage_on(table) == {"ed": 1}

        play(table, "end attacks", "hurt ed")
        assert damage_on(table) == {**dict.fromkeys(table.crew, 1), "ed": 1 + 1 + 2}
