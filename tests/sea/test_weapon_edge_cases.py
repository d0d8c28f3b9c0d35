"""Weapon: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from .fights import attack
from .tables import (
    at_sea,
    offered,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)


class TestWeapons:
    """SG-WEAPON-004, 006, 007, 010."""

    def test_a_weapon_that_passes_leaves_the_others(self) -> None:
        """SG-WEAPON-004: Mac carries three; the middle one goes to Marco, who has one, and the others stay."""
        table = own(at_sea(), "revolver", "pann-bow", "mythan-axe", on="mac")
        own(table, "twin-daggers", on="marco")
        play(table, "arm marco with pann-bow")

        assert table.crew["mac"].weapons == ("revolver", "mythan-axe")
        assert table.crew["marco"].weapons == ("twin-daggers", "pann-bow")

    def test_everybody_but_the_carrier(self) -> None:
        """SG-WEAPON-004: each weapon may pass to the eight who do not carry it, whoever else carries one."""
        table = own(own(own(at_sea(), "revolver", on="gregory"), "pann-bow", on="mac"), "mythan-axe", on="mac")
        moves = [line for line in offered(table) if line.startswith("arm ")]

        assert len(moves) == len({*moves}) == 3 * 8
        assert not {"arm gregory with revolver", "arm mac with pann-bow", "arm mac with mythan-axe"} & {*moves}

    @pytest.mark.parametrize(("weapon", "fate", "taken"), [("revolver", 1, 2), ("cutlass", 1, 3), ("revolver", 6, 2)])
    def test_a_weapon_card_blocks_like_a_board(self, weapon: str, fate: int, taken: int) -> None:
        """SG-WEAPON-006: of a counterattack of 4 the revolver blocks 2 and the cutlass 1, on a hit and on a miss."""
        table = own(put_enemy(at_sea(), defense=8, attack=4), "revolver", on="mac")
        attack(table, "mac", "wall", fate, weapon=weapon)
        while any(line.startswith("cover") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("cover")))

        assert table.crew["mac"].damage == taken

    @pytest.mark.parametrize(("fate", "dealt"), [(6, 5), (1, 2)])
    def test_a_weapon_card_asks_for_its_own_skill(self, fate: int, dealt: int) -> None:
        """SG-WEAPON-007: the revolver takes a perception card and no strength card, for 1 more, hit or miss."""
        table = own(
            wear(put_enemy(at_sea(), defense=8, attack=0), "mac", "power-strike-3", "alert-2"), "revolver", on="mac"
        )
        attack(table, "mac", "wall", fate, weapon="revolver")
        assert refused(table, "burn power-strike-3").rule == "SG-WEAPON-007"
        play(table, "burn alert-2", "go on")

        assert told(table, "deals") == [("mac", dealt)]

    @pytest.mark.parametrize(
        ("crew", "fate", "hit"), [("kannan", 3, True), ("kannan", 2, False), ("gregory", 3, False)]
    )
    def test_a_boards_ranged_weapon_ignores_wings_too(self, crew: str, fate: int, hit: bool) -> None:
        """SG-WEAPON-010: Kannan's own bow, +2, hits flying defense 5 on a 3; Gregory's cane, +2, does not."""
        table = put_enemy(at_sea(), "F H H|H H H|H H H", defense=5, attack=0, F="flying")
        attack(table, crew, "wall", fate)

        assert bool(told(table, "hit")) == hit
