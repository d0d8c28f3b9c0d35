"""Ability cards where the examples' conditions are not met: equipping in a fight, who pays, adrenaline."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.party.view import own_options

from .fights import attack
from .tables import (
    again,
    at_sea,
    effects,
    give_command,
    hold,
    offered,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)


class TestAbilityCards:
    """SG-ABIL-011, 018, 024, 025."""

    @pytest.mark.parametrize("moment", ["challenge", "draw", "combat", "attack"])
    def test_nobody_equips_anybody_in_a_challenge_or_in_combat(self, moment: str) -> None:
        """SG-ABIL-011: nor does P2 in P1's challenge or combat, on crew that has no part in it."""
        table = hold(give_command(at_sea(2), 0, 3), 1, "refine-1")
        if moment in ("challenge", "draw"):
            play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), *["go on", "fate 3"] * (moment == "draw"))
        else:
            put_enemy(table, attack=0)
        if moment == "attack":
            play(table, "attack wall with laurent using club", "fate 3")

        for crew in ("kannan", "odessa"):
            assert refused(table, f"equip refine-1 on {crew}").rule in ("SG-ABIL-011", "SG-COMBAT-064")
        assert (table.hands[1], table.pools) == (["refine-1"], [0, 3])

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_the_active_player_pays_for_and_clears_the_captains_cards(self, captain: int) -> None:
        """SG-ABIL-018: Refine on Odessa is used, paid for and discarded by whoever is active, and by no other."""
        table = wear(at_sea(3), "odessa", "refine-1")
        table.captain, table.cubes["deck"] = captain, 2
        give_command(table, *(0 if seat == captain else 3 for seat in range(3)))
        assert refused(table, "play refine-1 repair").rule == "SG-CMD-011"

        give_command(table, *(1 if seat == captain else 0 for seat in range(3)))
        for line in ("play refine-1 repair", "unequip refine-1"):
            whose = [seat for seat in range(3) if line in map(text, own_options(table, seat))]
            assert whose == [captain]
        play(table, "play refine-1 repair", "repair deck")
        assert (table.pools, table.cubes["deck"]) == ([0, 0, 0], 1)

    @pytest.mark.parametrize(("weapon", "fate", "dealt"), [("cutlass", 1, 2), ("revolver", 6, 5), ("revolver", 1, 2)])
    def test_adrenaline_counts_in_every_attack(self, weapon: str, fate: int, dealt: int) -> None:
        """SG-ABIL-024: with 3 damage on Mac a miss deals 2 instead of 1, and a weapon card's hit 5 instead of 4."""
        table = own(wear(put_enemy(at_sea(), defense=8, attack=0), "mac", "adrenaline-1"), "revolver", on="mac")
        table.crew["mac"].damage = 3
        attack(again(table), "mac", "wall", fate, weapon=weapon)
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "deals") == [("mac", dealt)]

    def test_adrenaline_wakes_in_the_middle_of_an_attack(self) -> None:
        """SG-ABIL-024: the counterattack to a miss brings the third damage, and the damage dealt after it is 2."""
        table = wear(put_enemy(at_sea(), defense=12, attack=2), "mac", "adrenaline-1")
        table.crew["mac"].damage = 2
        attack(again(table), "mac", "wall", 1)
        assert table.crew["mac"].damage == 3

        play(table, "go on")
        assert told(table, "deals") == [("mac", 2)]

    def test_an_enemy_that_outlasts_a_rapid_strike_strikes_back(self) -> None:
        """SG-ABIL-025: a miss with Rapid Strike is answered after its damage, if the enemy still stands."""
        table = wear(put_enemy(at_sea(), defense=12, attack=3), "mac", "rapid-strike-2")
        play(attack(table, "mac", "wall", 1), *["go on"] * ("go on" in offered(table)))
        assert table.crew["mac"].damage == 0

        play(table, "cover wall a1")
        assert (table.crew["mac"].damage, table.fight.foes[0].covered) == (2, 1)
