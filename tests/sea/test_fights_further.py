"""What the examples of a fight leave open: two of a thing, the next one, the other seat, a miss instead of a hit."""

from __future__ import annotations

import pytest

from .fights import attack, covered, covers, damage, facing, left, row, wound
from .tables import (
    again,
    at_sea,
    fight,
    foe,
    give_command,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestTokens:
    """SG-COMBAT-012, 066."""

    @pytest.mark.parametrize(("giver", "receiver"), [("p1", "p2"), ("p2", "p1"), ("p2", "p3"), ("p3", "p2")])
    @pytest.mark.parametrize("payer", ["giver", "receiver"])
    def test_who_offers_to_pay_for_a_token_pays(self, giver: str, receiver: str, payer: str) -> None:
        """SG-COMBAT-012: whoever gives a token to whom, the one who is named pays, though the other could."""
        table = give_command(facing(WALL, players=3), 2, 2, 2)
        before = list(table.fight.tokens)
        by = giver if payer == "giver" else receiver
        line = f"give token of {giver} to {receiver} by {by}"
        play(table, line)

        assert table.pools == [1 if f"p{seat + 1}" == by else 2 for seat in range(3)]
        change = {int(giver[1]) - 1: -1, int(receiver[1]) - 1: 1}
        assert table.fight.tokens == [have + change.get(seat, 0) for seat, have in enumerate(before)]

    def test_nobody_gives_a_token_to_themselves(self) -> None:
        """SG-COMBAT-012: a token goes to another player, and somebody else's purse does not pay for it."""
        table = give_command(facing(WALL, players=3), 2, 2, 2)

        assert not [line for line in offered(table) if "of p1 to p1" in line or "of p2 to p2" in line]
        assert refused(table, "give token of p1 to p1 by p1").rule == "SG-COMBAT-012"
        assert refused(table, "give token of p1 to p2 by p3").rule == "SG-COMBAT-012"

    def test_the_payer_is_the_one_who_gives_the_word(self) -> None:
        """SG-COMBAT-012: the transfer is its payer's choice, in anybody's turn."""
        table = give_command(facing(WALL, players=2), 1, 1)

        assert table.actor(("give", "token", "of", "p1", "to", "p2", "by", "p2")) == 1
        assert table.actor(("give", "token", "of", "p2", "to", "p1", "by", "p1")) == 0

    def test_one_who_could_attack_is_enough(self) -> None:
        """SG-COMBAT-066: with eight frightened and the ninth not, a round without a blow gives no way out."""
        for able in ("odessa", "kannan"):
            table = facing(WALL, defense=12)
            for name, member in table.crew.items():
                member.statuses = () if name == able else ("frightened",)
            play(again(table), "end attacks", "end attacks")
            assert (table.fight.round, table.fight.hopeless) == (3, False)


class TestEnemies:
    """SG-COMBAT-028, 052, SG-ENEMY-011, 015, 021."""

    def test_two_fall_to_one_blow(self) -> None:
        """SG-COMBAT-028, 029: target and neighbour beaten by the same attack both leave the row at once."""
        table = fight(foe(foe(at_sea(), "a", ". . H", defense=1, attack=3), "b", "H . .", defense=1), "a", "b")
        attack(table, "gregory", "a", 6, *covers("a", "a3"), *covers("b", "a1"))

        assert told(table, "beaten") == [("a",), ("b",)]
        assert table.combat is None
        assert damage(table, "gregory") == [0]

    def test_nobody_is_passed_over_when_the_row_closes_up(self) -> None:
        """SG-COMBAT-052: A has acted and falls to the Stone of Blood before B acts; B and C still act, in order."""
        table = own(facing("H . .|. . .", WALL, WALL, strike=2), "stone-of-blood")
        play(give_command(table, 1), "end attacks", "hurt mac")
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a a1")
        assert row(table) == ["b", "c"]
        play(table, "take hit", "hurt rafael")
        assert told(table, "enemy-acts") == [("c", 2)]
        play(table, "hurt laurent")

        assert damage(table, "mac", "rafael", "laurent") == [2, 2, 2]
        assert table.fight.round == 2

    def test_two_wings_lift_once(self) -> None:
        """SG-ENEMY-015: with two wings uncovered defense is 1 higher, not 2; it stays so until both are covered."""
        table = facing("F F .|H H H|H H H", defense=5, F="flying")
        attack(table, "mac", "a", 5)
        assert told(table, "hit") == [("mac", "a", 6)]
        play(table, *covers("a", "a1", "b1", "c1"))
        attack(table, "mac", "a", 4)
        assert told(table, "miss") == [("mac", "a", 5)]

        table = wound(facing("F F .|H H H|H H H", defense=5, F="flying"), "a", "a1", "a2")
        attack(table, "mac", "a", 4)
        assert told(table, "hit") == [("mac", "a", 5)]

    def test_one_weapon_is_lost_to_a_disarm(self) -> None:
        """SG-ENEMY-011: Mac, who carries two, keeps the other; two uncovered squares take one each."""
        table = own(facing("D . .|. . .|. . H", defense=12, D="disarm"), "revolver", "pann-bow", on="mac")
        play(table, "end attacks")
        assert offered(table)[:2] == ["disarm mac of revolver", "disarm mac of pann-bow"]
        play(table, "disarm mac of revolver")
        assert table.crew["mac"].weapons == ("pann-bow",)
        assert "attack a with mac using pann-bow" in offered(table)

        table = facing("D . D|. . .|. . H", defense=12, D="disarm")
        own(own(table, "revolver", on="mac"), "pann-bow", on="marco")
        play(table, "end attacks", "disarm mac of revolver", "disarm marco of pann-bow")
        assert [member.weapons for member in table.crew.values() if member.weapons] == []

    def test_all_three_tokens_leave_the_card_that_heals(self) -> None:
        """SG-ENEMY-021: Regen 3 of the right card takes its tokens, and none of the left card's."""
        table = facing(WALL, "R . .|. . .|. . H", defense=12, R="regen-3")
        wound(wound(table, "a", "a1", "a2"), "b", "b1", "b2", "b3", "c1")
        play(table, "end attacks", "uncover b b1", "uncover b b2")
        assert {line.split()[1] for line in offered(table) if line.startswith("uncover")} == {"b"}
        play(table, "uncover b c1")

        assert (covered(table, "a"), covered(table, "b")) == (["a1", "a2"], ["b3"])

    def test_only_the_card_next_to_it_is_healed(self) -> None:
        """SG-ENEMY-010: the last of three heals the middle one, the first of three too, and neither the far one."""
        for place in (0, 2):
            grids = [WALL, WALL, WALL]
            grids[place] = "R . .|. . .|. . H"
            table = facing(*grids, defense=12, R="adjacent-regen-1")
            for name in "abc":
                wound(table, name, "b2")
            play(table, "end attacks")
            assert [line for line in offered(table) if line.startswith("uncover")] == ["uncover b b2"]
            play(table, "uncover b b2")

            assert [covered(table, name) for name in "abc"] == [["b2"], [], ["b2"]]
            assert table.fight.round == 2

    def test_what_always_works_does_not_act_at_the_end_of_a_round(self) -> None:
        """SG-ENEMY-002: wings, First Strike, Resist and a neighbour's bonus have no hourglass: nothing is told."""
        grid = "F P R|N . .|. . H"
        table = facing(grid, defense=12, F="flying", P="first-strike", R="resist-1", N="adjacent-damage-2")
        play(table, "end attacks")

        assert (told(table, "enemy-ability"), table.fight.round) == ([], 2)


class TestBlows:
    """SG-COMBAT-016, 048, SG-WEAPON-008, SG-FAQ-002, SG-ENEMY-014."""

    def test_every_kind_of_accuracy_adds_up(self) -> None:
        """SG-COMBAT-016: 2 + 1 of the cutlass, 1 of Sharp Eye and 2 of the amulet make 6."""
        table = own(wear(facing(WALL, defense=7), "mac", "sharp-eye-6"), "amulet-of-the-fox")
        attack(give_command(table, 1), "mac", "a", 2, "activate amulet-of-the-fox accuracy by p1", "go on")

        assert told(table, "miss") == [("mac", "a", 6)]

        table = wear(facing(WALL, defense=7), "mac", "sharp-eye-6", "sharp-eye-6b")
        attack(table, "mac", "a", 4)
        assert told(table, "hit") == [("mac", "a", 7)]

    def test_the_card_of_an_attack_is_discarded_when_it_is_over(self) -> None:
        """SG-FATE-002: two attacks, a hit and a miss: each card lies aside while it is settled, then in the discard."""
        table = facing(WALL, defense=5)
        before = len(table.deck)
        attack(table, "mac", "a", 6)
        assert ([len(test.aside) for test in table.tests], table.discard) == ([1], [])
        play(table, *covers("a", "a1", "a2", "a3"))
        assert (table.tests, len(table.discard)) == ([], 1)

        attack(table, "mac", "a", 1, *covers("a", "b1"))
        assert (table.tests, len(table.discard), len(table.deck)) == ([], 2, before - 2)

    def test_a_crew_member_may_make_any_weapon_ranged(self) -> None:
        """SG-WEAPON-010, SG-LEVEL-009: with Crack Shot Kannan throws the axe past the wing; Mac's axe meets it."""
        for name, hits in (("kannan", True), ("mac", False)):
            table = own(facing("F . .|. . .|. . H", defense=5, F="flying"), "mythan-axe", on=name)
            wear(table, "kannan", "crack-shot")
            attack(table, name, "a", 4 if hits else 5, weapon="mythan-axe")
            assert bool(told(table, "hit")) == hits

    def test_a_stone_thrown_in_between_is_not_the_weapons_damage(self) -> None:
        """SG-ERRATA-003: the bar's 1 is resisted, the Stone of Blood's 1 is placed: the bar has tired nobody."""
        table = own(facing("R . .|. . .|. H H", defense=12, R="resist-1"), "stone-of-blood")
        give_command(own(table, "capstan-bar", on="mac"), 1)
        attack(table, "mac", "a", 1, weapon="capstan-bar")
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a b2", "go on")

        assert (covered(table, "a"), table.crew["mac"].fatigue) == (["b2"], 0)

    def test_the_fallen_attacker_adds_to_the_last_blow(self) -> None:
        """SG-COMBAT-048: Mac falls to the counterattack of a miss, and burns a card for 1 damage more."""
        table = left(wear(facing(WALL, defense=12, strike=2), "mac", "power-strike-3"), "mac", 1)
        attack(table, "mac", "a", 1, "burn power-strike-3", "go on")
        assert told(table, "deals") == [("mac", 2)]
        play(table, *covers("a", "a1", "a2"))

        assert (damage(table, "mac"), covered(table, "a")) == ([6], ["a1", "a2"])
        assert table.discard.count("power-strike-3") == 1

    def test_the_fallen_attacker_uses_abilities(self) -> None:
        """SG-COMBAT-048: P2's Mac, who fell to the answer to a miss in P1's turn, uses his board; afterwards not."""
        table = give_command(left(facing(WALL, players=2, defense=12, strike=2), "mac", 1), 0, 4)
        attack(table, "mac", "a", 1, "go on", "activate mac damage", "go on")
        assert told(table, "deals") == [("mac", 2)]
        play(table, *covers("a", "a1", "a2"))
        table.supply, table.crew["mac"].command = table.supply + table.crew["mac"].command, 0

        assert refused(again(table), "activate mac damage").rule == "SG-HEALTH-003"

    @pytest.mark.parametrize("fate", [1, 6])
    def test_one_card_is_burned_in_an_attack(self, fate: int) -> None:
        """SG-WEAPON-008: of two cards of the weapon's skill one may be burned, on a hit and on a miss."""
        table = wear(facing(WALL, defense=5), "mac", "power-strike-3", "rage-6")
        attack(table, "mac", "a", fate, "burn power-strike-3")

        assert refused(table, "burn rage-6").rule == "SG-WEAPON-008"

    @pytest.mark.parametrize(("fate", "dealt"), [(6, 5), (1, 3)])
    def test_the_burned_cards_own_damage_counts(self, fate: int, dealt: int) -> None:
        """SG-FAQ-002: Rage, burned, still adds its own 1, to a hit of 3 as to a miss of 1."""
        table = wear(facing(WALL, defense=5), "mac", "rage-6")
        attack(table, "mac", "a", fate, "burn rage-6", "go on")

        assert told(table, "deals") == [("mac", dealt)]
        assert table.crew["mac"].cards == ()

    def test_a_card_that_does_not_count_now_adds_only_its_own_discard(self) -> None:
        """SG-FAQ-002: Adrenaline, whose bearer is hardly hurt, adds 1 when burned; Engaged of an unhurt one adds 2."""
        table = wear(facing(WALL, defense=5), "mac", "adrenaline-4")
        attack(table, "mac", "a", 6, "burn adrenaline-4", "go on")
        assert told(table, "deals") == [("mac", 4)]

        table = wear(facing(WALL, defense=5), "mac", "engaged-5")
        attack(table, "mac", "a", 6, "burn engaged-5", "go on")
        assert told(table, "deals") == [("mac", 5)]
