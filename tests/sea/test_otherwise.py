"""The same for crew and cards where an example's conditions are not met: another bearer, source, weapon or seat."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.sea.chapters.crew import health_left
from sleeping_gods.sea.view import own_options

from .fights import attack, lend
from .tables import (
    again,
    at_sea,
    at_start,
    deck_only,
    effects,
    facing,
    fallen,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)


class TestHealth:
    """SG-HEALTH-003, 004, 006."""

    def test_damage_fills_the_health_that_cards_gave(self) -> None:
        """SG-HEALTH-004: Odessa with Tough As Nails takes her printed health and 2 more, and only the rest goes on."""
        table = wear(at_sea(), "odessa", "tough-as-nails")
        printed = table.bound.health["odessa"]
        effects(table, f"lose {printed + 3} health by odessa")
        play(table, "hurt mac")

        assert (table.crew["odessa"].damage, table.crew["mac"].damage) == (printed + 2, 1)
        assert "travel" in offered(table)

    def test_a_level_card_sleeps_at_zero_as_well(self) -> None:
        """SG-HEALTH-003: Baker on Marco at 0 health bakes nothing; after restoring 1 it does."""
        table = wear(give_command(fallen(at_sea(), "marco"), 1), "marco", "baker")
        assert refused(table, "play baker grain").rule == "SG-HEALTH-003"

        table.crew["marco"].damage -= 1
        grain = table.goods["grain"]
        assert play(again(table), "play baker grain").goods["grain"] == grain + 1

    def test_the_last_two_fall_together(self) -> None:
        """SG-HEALTH-007: two with 1 health each are beaten when both lose it, not before."""
        table = fallen(at_sea(), *at_sea().crew)
        table.crew["mac"].damage -= 1
        table.crew["kannan"].damage -= 1
        play(effects(again(table), "lose 2 health"), "hurt mac")
        assert table.defeats == 0

        assert play(table, "hurt kannan").defeats == 1


class TestFatigue:
    """SG-FATIGUE-001, 005."""

    def test_helpers_of_another_player_tire(self) -> None:
        """SG-FATIGUE-001: P2's Mac, who helps in P1's challenge, gains 1 fatigue like P1's Marco."""
        table = give_command(at_sea(2), 1, 1)
        play(effects(table, "challenge STRENGTH 5"), "join marco", "join mac", "go on", "fate 5")

        assert {name: member.fatigue for name, member in table.crew.items() if member.fatigue} == {"marco": 1, "mac": 1}

    @pytest.mark.parametrize(("fatigue", "less"), [(1, 0), (2, 1)])
    def test_every_weapon_is_weakened(self, fatigue: int, less: int) -> None:
        """SG-FATIGUE-005: with 2 fatigue a weapon card deals 1 less as well."""
        table = own(facing(at_sea(), defense=2, attack=0), "revolver", on="mac")
        weapon = table.pack.adventures["revolver"].weapon
        assert weapon is not None
        table.crew["mac"].fatigue = fatigue
        play(again(table), "attack wall with mac using revolver", "fate 6")

        assert told(table, "deals") == [("mac", weapon.damage - less)]


class TestStatus:
    """SG-STATUS-002, 006, 007, 009."""

    def test_venom_bites_all_who_bear_it(self) -> None:
        """SG-STATUS-002: three with venom take 1 each at the start of a turn, whatever else they bear."""
        table = at_start(2)
        table.crew["mac"].statuses = ("venom",)
        table.crew["marco"].statuses = ("madness", "venom")
        table.crew["odessa"].statuses = ("venom", "weakened")
        play(again(table), "begin turn")

        assert {name: member.damage for name, member in table.crew.items() if member.damage} == {
            "mac": 1, "marco": 1, "odessa": 1,
        }  # fmt: skip

    def test_the_frightened_attack_with_no_weapon(self) -> None:
        """SG-STATUS-006: frightened in the middle of a fight, Mac uses neither cutlass nor revolver any more."""
        table = own(facing(at_sea(), defense=12, attack=0), "revolver", on="mac")
        attack(table, "mac", "wall", 1, "cover wall a1")
        table.crew["mac"].statuses = ("frightened",)
        again(table)

        assert refused(table, "attack wall with mac using revolver").rule == "SG-STATUS-006"
        assert refused(table, "attack wall with mac using cutlass").rule == "SG-STATUS-006"

    def test_mad_helpers_are_hurt(self) -> None:
        """SG-STATUS-009: P2's mad Mac and P1's mad Marco take 1 damage each in P1's challenge."""
        table = give_command(at_sea(2), 1, 1)
        table.crew["mac"].statuses = table.crew["marco"].statuses = ("madness",)
        play(effects(again(table), "challenge STRENGTH 5"), "join marco", "join mac", "go on", "fate 6")

        assert (table.crew["mac"].damage, table.crew["marco"].damage) == (1, 1)
        assert health_left(table, "mac") == table.bound.health["mac"] - 1


class TestAbilityCards:
    """SG-ABIL-011, 018, 024, 025."""

    @pytest.mark.parametrize("moment", ["challenge", "draw", "combat", "attack"])
    def test_nobody_equips_anybody_in_a_challenge_or_in_combat(self, moment: str) -> None:
        """SG-ABIL-011: nor does P2 in P1's challenge or combat, on crew that has no part in it."""
        table = hold(give_command(at_sea(2), 0, 3), 1, "refine-1")
        if moment in ("challenge", "draw"):
            play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), *["go on", "fate 3"] * (moment == "draw"))
        else:
            facing(table, attack=0)
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
        table = own(wear(facing(at_sea(), defense=8, attack=0), "mac", "adrenaline-1"), "revolver", on="mac")
        table.crew["mac"].damage = 3
        attack(again(table), "mac", "wall", fate, weapon=weapon)
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "deals") == [("mac", dealt)]

    def test_adrenaline_wakes_in_the_middle_of_an_attack(self) -> None:
        """SG-ABIL-024: the counterattack to a miss brings the third damage, and the damage dealt after it is 2."""
        table = wear(facing(at_sea(), defense=12, attack=2), "mac", "adrenaline-1")
        table.crew["mac"].damage = 2
        attack(again(table), "mac", "wall", 1)
        assert table.crew["mac"].damage == 3

        play(table, "go on")
        assert told(table, "deals") == [("mac", 2)]

    def test_an_enemy_that_outlasts_a_rapid_strike_strikes_back(self) -> None:
        """SG-ABIL-025: a miss with Rapid Strike is answered after its damage, if the enemy still stands."""
        table = wear(facing(at_sea(), defense=12, attack=3), "mac", "rapid-strike-2")
        play(attack(table, "mac", "wall", 1), *["go on"] * ("go on" in offered(table)))
        assert table.crew["mac"].damage == 0

        play(table, "cover wall a1")
        assert (table.crew["mac"].damage, table.fight.foes[0].covered) == (2, 1)


class TestWeapons:
    """SG-WEAPON-006, 007, 010."""

    @pytest.mark.parametrize(("weapon", "fate", "taken"), [("revolver", 1, 2), ("cutlass", 1, 3), ("revolver", 6, 2)])
    def test_a_weapon_card_blocks_like_a_board(self, weapon: str, fate: int, taken: int) -> None:
        """SG-WEAPON-006: of a counterattack of 4 the revolver blocks 2 and the cutlass 1, on a hit and on a miss."""
        table = own(facing(at_sea(), defense=8, attack=4), "revolver", on="mac")
        attack(table, "mac", "wall", fate, weapon=weapon)
        while any(line.startswith("cover") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("cover")))

        assert table.crew["mac"].damage == taken

    @pytest.mark.parametrize(("fate", "dealt"), [(6, 5), (1, 2)])
    def test_a_weapon_card_asks_for_its_own_skill(self, fate: int, dealt: int) -> None:
        """SG-WEAPON-007: the revolver takes a perception card and no strength card, for 1 more, hit or miss."""
        table = own(
            wear(facing(at_sea(), defense=8, attack=0), "mac", "power-strike-3", "alert-2"), "revolver", on="mac"
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
        table = facing(at_sea(), "F H H|H H H|H H H", defense=5, attack=0, F="flying")
        attack(table, crew, "wall", fate)

        assert bool(told(table, "hit")) == hit


class TestAnotherPlayersCrew:
    """SG-HEALTH-007, SG-SYN-007, SG-CREW-010, SG-ABIL-020."""

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_all_nine_are_all_of_every_player(self, first: str) -> None:
        """SG-HEALTH-007: with all others and Odessa down the crew goes on while P2's Mac stands, or P1's Marco."""
        for last in ("mac", "marco"):
            table = at_sea(2, first=first)
            fallen(table, *(name for name in table.crew if name != last))
            table.crew["odessa"].damage -= 1
            play(effects(again(table), "lose 1 health"), "hurt odessa")
            assert (table.defeats, "travel" in offered(table)) == (0, True)

            effects(table, f"lose 6 health by {last}")
            assert table.defeats == 1

    @pytest.mark.parametrize("first", ["p1", "p2"])
    @pytest.mark.parametrize(("owner", "holder"), [("rafael", "mac"), ("mac", "rafael"), ("rafael", "odessa")])
    def test_tokens_serve_across_players(self, owner: str, holder: str, first: str) -> None:
        """SG-SYN-007, 025, 028: P1's and P2's crew use each other's tokens, in either player's turn."""
        table = lend(facing(at_sea(2, first=first), defense=5, attack=3), owner, holder)
        if owner == "mac":
            attack(table, holder, "wall", 3, f"synergy mac by {holder}", "go on")
            assert told(table, "hit") == [(holder, "wall", 5)]
        else:
            play(table, "end attacks", f"hurt {holder}", f"synergy rafael by {holder}", "take hit")
            assert table.crew[holder].damage == 1
        assert table.crew[owner].tokens == (owner,)

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_a_board_serves_its_crew_member_in_any_turn(self, first: str) -> None:
        """SG-CREW-010, SG-CMD-006: Mac's +1 damage is P2's to pay for in Mac's attack, whoever is active."""
        table = give_command(facing(at_sea(2, first=first), defense=2, attack=0), 0, 2)
        attack(table, "mac", "wall", 6, "go on", "activate mac damage", "go on")

        assert told(table, "deals") == [("mac", 4)]
        assert (table.pools, table.crew["mac"].command) == ([0, 0], 2)

    def test_cards_of_every_hand_are_out_of_the_deck(self) -> None:
        """SG-ABIL-020: what P2 and P3 hold and what lies on their crew does not come up after a reshuffle either."""
        table = wear(hold(hold(at_sea(3), 1, "rally-6"), 2, "overwork-6"), "mac", "rage-6")
        play(effects(deck_only(table), "challenge STRENGTH 9", "fail: gain 1 xp"), "go on")

        assert len(offered(table)) == 57
        assert not {"draw rally-6", "draw overwork-6", "draw rage-6"} & {*offered(table)}
