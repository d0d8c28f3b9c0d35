"""One attack and its counterattack: SG-COMBAT-016 to 018, 037 to 050 and 067."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, left, lend, row
from .tables import again, at_sea, fight, foe, give_command, offered, own, play, refused, told, wear

OPEN = ". . .|. . .|. . H"


def facing(grid: str = OPEN, *, defense: int = 5, strike: int = 0, **legend: str) -> SeaTable:
    """A fight with one enemy."""
    return fight(foe(at_sea(), "ogre", grid, defense=defense, attack=strike, level=3, **legend), "ogre")


class TestHitting:
    """SG-COMBAT-016 to 018: fate, accuracy, damage."""

    @pytest.mark.parametrize(("fate", "result"), [(4, "hit"), (5, "hit"), (3, "miss")])
    def test_fate_and_accuracy_against_defense(self, fate: int, result: str) -> None:
        """SG-COMBAT-016: fate 4 and accuracy 1 hit defense 5, fate 3 misses."""
        table = attack(facing(), "odessa", "ogre", fate)

        assert told(table, result) == [("odessa", "ogre", fate + 1)]

    def test_bonuses_count_for_the_total(self) -> None:
        """SG-COMBAT-016: an equipped accuracy bonus is added: 3 + 1 + 1 hits defense 5."""
        table = attack(wear(facing(), "odessa", "sharp-eye-6"), "odessa", "ogre", 3)

        assert told(play(table, "go on"), "deals") == [("odessa", 2)]
        assert table.assault.hit

    def test_accuracy_may_be_added_after_the_draw(self) -> None:
        """SG-COMBAT-017: with 4 against 5, an activated +1 accuracy makes a hit."""
        table = give_command(facing(), 2)
        assert refused(table, "activate laurent accuracy").rule == "SG-COMBAT-017"
        attack(table, "laurent", "ogre", 4, "activate laurent accuracy", "go on")

        assert told(table, "hit") == [("laurent", "ogre", 5)]

    def test_fate_may_be_raised_after_the_draw(self) -> None:
        """SG-COMBAT-017: with 3 + 1 against 5, Mac's +1 fate makes a hit."""
        table = attack(give_command(facing(), 2), "mac", "ogre", 3, "activate mac fate", "go on")

        assert told(table, "hit") == [("mac", "ogre", 5)]

    def test_too_late_for_accuracy(self) -> None:
        """SG-COMBAT-017: once hit or miss is settled accuracy cannot be used."""
        table = attack(give_command(facing(), 2), "laurent", "ogre", 4, "go on")

        assert told(table, "miss") == [("laurent", "ogre", 4)]
        assert refused(table, "activate laurent accuracy").rule == "SG-COMBAT-017"

    def test_damage_of_a_hit(self) -> None:
        """SG-COMBAT-018: weapon damage 2, +1 for a discard, minus 1 at 2 fatigue: 2."""
        table = wear(facing(), "laurent", "triage-5")
        table.crew["laurent"].fatigue = 2
        attack(table, "laurent", "ogre", 5, "burn triage-5", "go on")
        assert told(table, "deals") == [("laurent", 2)]
        play(table, *covers("ogre", "a1", "a2"))

        assert covered(table, "ogre") == ["a1", "a2"]

    @pytest.mark.parametrize(("fatigue", "points"), [(0, 2), (1, 2), (2, 1)])
    def test_two_fatigue_cost_one_damage(self, fatigue: int, points: int) -> None:
        """SG-COMBAT-018: only the second fatigue takes a damage off."""
        table = facing()
        table.crew["laurent"].fatigue = fatigue

        assert told(attack(table, "laurent", "ogre", 5), "deals") == [("laurent", points)]

    def test_every_bonus_counts(self) -> None:
        """SG-COMBAT-018: Mac's 3, 1 of his board and 1 for a discard are 5; at 2 fatigue they are 4."""
        for fatigue, points in ((0, 5), (2, 4)):
            table = give_command(wear(facing(), "mac", "power-strike-3"), 2)
            table.crew["mac"].fatigue = fatigue
            attack(table, "mac", "ogre", 5, "go on", "activate mac damage", "burn power-strike-3", "go on")

            assert told(table, "deals") == [("mac", points)]

    @pytest.mark.parametrize(("fatigue", "points"), [(1, 3), (2, 2)])
    def test_they_cost_it_whoever_is_active(self, fatigue: int, points: int) -> None:
        """SG-COMBAT-018: P2's Mac, who attacks in P1's turn, deals 1 less at 2 fatigue."""
        table = fight(foe(at_sea(2), "ogre", OPEN, defense=5, attack=0), "ogre")
        table.crew["mac"].fatigue = fatigue

        assert told(attack(table, "mac", "ogre", 5), "deals") == [("mac", points)]


class TestCounterattack:
    """SG-COMBAT-037 to 040: the survivor strikes back."""

    def test_the_survivor_deals_its_damage(self) -> None:
        """SG-COMBAT-037: base 2 and one uncovered +1 are 3 damage to an attacker without block."""
        table = attack(facing(". . A|. . .|. . H", strike=2), "gregory", "ogre", 5, *covers("ogre", "a1", "b1"))

        assert damage(table, "gregory") == [3]

    def test_the_dead_do_not_counterattack(self) -> None:
        """SG-COMBAT-038: when a hit covers the last heart the attacker takes nothing."""
        table = attack(facing(strike=5), "gregory", "ogre", 5, *covers("ogre", "c3", "c2"))

        assert table.combat is None
        assert damage(table, "gregory") == [0]

    @pytest.mark.parametrize(("squares", "taken"), [(("a3", "a2"), 2), (("a1", "a2"), 3)])
    def test_bonuses_are_read_after_the_damage_is_placed(self, squares: tuple[str, ...], taken: int) -> None:
        """SG-COMBAT-039: base 2 and a +1 that this attack covers are 2; left uncovered, 3."""
        table = attack(facing(". . A|. . .|. . H", strike=2), "gregory", "ogre", 5, *covers("ogre", *squares))

        assert damage(table, "gregory") == [taken]

    def test_every_bonus_adds(self) -> None:
        """SG-COMBAT-039: two uncovered bonuses, +1 and +2, are both added to the basic figure."""
        table = attack(facing("A . A2|. . .|. . H", strike=1), "gregory", "ogre", 5, *covers("ogre", "b1", "b2"))

        assert damage(table, "gregory") == [4]

    @pytest.mark.parametrize(("fate", "squares"), [(1, ["a1"]), (6, ["a1", "a2"])])
    def test_weapon_block_counts_on_hits_and_misses(self, fate: int, squares: list[str]) -> None:
        """SG-COMBAT-040: block 1 leaves 1 of a counterattack of 2, on a miss and on a hit."""
        table = attack(facing(strike=2), "audrie", "ogre", fate, *covers("ogre", *squares))

        assert damage(table, "audrie") == [1]

    def test_block_of_the_weapon_used(self) -> None:
        """SG-COMBAT-040: only the weapon used blocks: Laurent's club has 2, a Pann Bow on him none."""
        table = attack(own(facing(strike=2), "pann-bow", on="laurent"), "laurent", "ogre", 1, weapon="pann-bow")

        assert damage(table, "laurent") == [2]
        assert damage(attack(play(table, "cover ogre a1"), "laurent", "ogre", 1), "laurent") == [2]


class TestBlock:
    """SG-COMBAT-041 to 044: block that is not a weapon's, and what passes on."""

    def at_end_of_round(self, victim: str, *cards: str) -> SeaTable:
        """An enemy that deals 3 is about to hurt somebody at the end of the round."""
        table = give_command(own(facing(strike=3), *cards), 3)
        return play(table, "end attacks", f"hurt {victim}")

    def test_an_adventure_card_blocks_for_anybody(self) -> None:
        """SG-COMBAT-041: end of round damage 3 against a card that gives 3 block is 0."""
        table = self.at_end_of_round("kasumi", "serpent-scale-vest")
        play(table, "activate serpent-scale-vest block by p1", "take hit")

        assert damage(table, "kasumi") == [0]

    def test_a_crew_ability_blocks(self) -> None:
        """SG-COMBAT-041: Rafael's block 2 leaves 1 of 3."""
        table = play(self.at_end_of_round("rafael"), "activate rafael block", "take hit")

        assert damage(table, "rafael") == [1]

    def test_an_ability_card_blocks(self) -> None:
        """SG-COMBAT-041: Defend, equipped on the victim, blocks 3."""
        table = play(wear(facing(strike=3), "mac", "defend-4"), "end attacks", "hurt mac")
        play(table, "play defend-4 block", "take hit")

        assert damage(table, "mac") == [0]

    def test_a_token_blocks(self) -> None:
        """SG-COMBAT-041: Rafael's synergy token blocks 2 for its holder."""
        table = play(lend(facing(strike=3), "rafael", "mac"), "end attacks", "hurt mac")

        assert damage(play(table, "synergy rafael by mac", "take hit"), "mac") == [1]

    def test_block_counts_against_counterattacks_too(self) -> None:
        """SG-COMBAT-041: the same block serves against a counterattack, after the weapon's."""
        table = wear(facing(strike=5), "mac", "defend-4")
        attack(table, "mac", "ogre", 1, "play defend-4 block", "take hit")

        assert damage(table, "mac") == [1]

    def test_block_is_neither_kept_nor_negative(self) -> None:
        """SG-COMBAT-042: 3 block against 2 damage is 0, and nothing is left for the next enemy."""
        table = foe(foe(at_sea(), "one", OPEN, attack=2), "two", OPEN, attack=2)
        give_command(own(fight(table, "one", "two"), "serpent-scale-vest"), 3)
        play(table, "end attacks", "hurt mac", "activate serpent-scale-vest block by p1", "take hit")
        assert damage(table, "mac") == [0]
        play(table, "hurt mac")

        assert damage(table, "mac") == [2]

    def test_block_does_nothing_outside_combat(self) -> None:
        """SG-COMBAT-042: block cannot be used outside combat, nor before there is a hit."""
        table = give_command(own(at_sea(), "serpent-scale-vest"), 3)

        assert refused(table, "activate serpent-scale-vest block by p1").rule == "SG-COMBAT-042"
        assert refused(fight(table, "bilge-imp"), "activate serpent-scale-vest block by p1").rule == "SG-COMBAT-042"

    def test_damage_beyond_health_passes_on(self) -> None:
        """SG-COMBAT-043: an attacker with 1 health left who is struck for 3 takes 1, and 2 go elsewhere."""
        table = attack(left(facing(strike=3), "gregory", 1), "gregory", "ogre", 1, "hurt odessa")

        assert damage(table, "gregory", "odessa") == [5, 2]

    def test_it_passes_on_again_and_again(self) -> None:
        """SG-COMBAT-043: what is too much for the next one as well goes to a third."""
        table = left(left(facing(strike=3), "gregory", 1), "odessa", 1)
        attack(table, "gregory", "ogre", 1, "hurt odessa")
        assert refused(table, "hurt gregory").rule == "SG-COMBAT-058"
        play(table, "hurt mac")

        assert damage(table, "gregory", "odessa", "mac") == [5, 6, 1]

    def test_weapon_block_comes_before_overflow(self) -> None:
        """SG-COMBAT-044: Mac with 1 health left is struck for 3, blocks 1, takes 1, and only 1 passes on."""
        table = attack(left(facing(strike=3), "mac", 1), "mac", "ogre", 1, "hurt kasumi")

        assert damage(table, "mac", "kasumi") == [6, 1]

    def test_a_recipient_of_overflow_uses_own_block_but_no_weapon(self) -> None:
        """SG-COMBAT-044: of 2 overflow Rafael's block 2 ability leaves 0, though his weapon's block 1 does nothing."""
        table = give_command(left(facing(strike=3), "gregory", 1), 2)
        attack(table, "gregory", "ogre", 1, "go on", "hurt rafael")
        blocked = play(table.clone(), "activate rafael block", "take hit")

        assert damage(blocked, "rafael") == [0]
        assert damage(play(table, "take hit"), "rafael") == [2]


class TestMissing:
    """SG-COMBAT-045 to 050."""

    def test_on_a_miss_the_target_strikes_first(self) -> None:
        """SG-COMBAT-045: a miss on an enemy with 1 uncovered heart: the attacker takes 2, then covers the heart."""
        table = attack(facing(strike=2), "gregory", "ogre", 1)
        assert damage(table, "gregory") == [2]
        assert row(table) == ["ogre"]
        play(table, "cover ogre c3")

        assert table.combat is None
        assert told(table, "victory") == [()]

    def test_a_miss_deals_one(self) -> None:
        """SG-COMBAT-045: the weapon's damage does not count on a miss."""
        table = attack(facing(), "rafael", "ogre", 1)
        assert told(table, "deals") == [("rafael", 1)]

        assert covered(play(table, "cover ogre a1"), "ogre") == ["a1"]

    def test_a_tired_miss_deals_nothing(self) -> None:
        """SG-COMBAT-046: with 2 fatigue a miss places no token."""
        table = facing()
        table.crew["rafael"].fatigue = 2
        attack(table, "rafael", "ogre", 1)

        assert told(table, "deals") == [("rafael", 0)]
        assert covered(table, "ogre") == []
        assert offered(table)[0].startswith("attack")

    def test_bonuses_work_on_misses(self) -> None:
        """SG-COMBAT-047: a miss with +1 damage activated places 2."""
        table = attack(give_command(facing(), 2), "mac", "ogre", 1, "go on", "activate mac damage", "go on")

        assert told(table, "deals") == [("mac", 2)]
        assert covered(play(table, *covers("ogre", "a1", "a2")), "ogre") == ["a1", "a2"]

    def test_a_bonus_makes_up_for_a_tired_miss(self) -> None:
        """SG-COMBAT-046, 047: with 2 fatigue a miss deals 0, and with +1 damage activated 1."""
        table = give_command(facing(), 2)
        table.crew["mac"].fatigue = 2
        attack(again(table), "mac", "ogre", 1, "go on", "activate mac damage", "go on")

        assert told(table, "deals") == [("mac", 1)]

    def test_a_standing_bonus_counts_on_a_miss(self) -> None:
        """SG-COMBAT-047: an equipped card that always adds 1 damage makes a miss place 2."""
        table = attack(wear(facing(), "odessa", "rage-6"), "odessa", "ogre", 1)

        assert told(table, "deals") == [("odessa", 2)]

    @pytest.mark.parametrize(("paid", "points"), [(False, 1), (True, 2)])
    def test_falling_while_missing(self, paid: bool, points: int) -> None:
        """SG-COMBAT-048: brought to 0 health by the counterattack, Mac still deals 1 damage, and +1 if paid."""
        table = attack(give_command(left(facing(strike=2), "mac", 1), 2), "mac", "ogre", 1, "go on")
        assert damage(table, "mac") == [6]
        play(table, *(["activate mac damage", "go on"] if paid else ["go on"]))
        play(table, *covers("ogre", "a1", "a2")[:points])

        assert len(covered(table, "ogre")) == points
        assert refused(table, "activate mac damage").rule == ("SG-HEALTH-003")

    def test_a_lone_damage_goes_on_the_target(self) -> None:
        """SG-COMBAT-049: a miss for 1 cannot be put on a neighbour."""
        table = foe(foe(at_sea(), "one", OPEN, attack=0), "two", OPEN, attack=0)
        attack(fight(table, "one", "two"), "laurent", "one", 1)

        assert refused(table, "cover two a1").rule == "SG-COMBAT-024"
        assert covered(play(table, "cover one a3"), "two") == []

    def test_a_boosted_miss_may_spill(self) -> None:
        """SG-COMBAT-049: of a miss with 2 damage, 1 may spill."""
        table = foe(foe(at_sea(), "one", OPEN, attack=0), "two", OPEN, attack=0)
        give_command(fight(table, "one", "two"), 2)
        attack(table, "mac", "one", 1, "go on", "activate mac damage", "go on", "cover one a3", "cover two a1")

        assert (covered(table, "one"), covered(table, "two")) == (["a3"], ["a1"])

    def test_at_least_half_of_a_boosted_miss_stays(self) -> None:
        """SG-COMBAT-049: of a miss with 3 damage 2 must be on the target; the second may not spill before that."""
        table = foe(foe(at_sea(), "one", OPEN, attack=0), "two", OPEN, attack=0)
        give_command(wear(fight(table, "one", "two"), "mac", "power-strike-3"), 2)
        attack(table, "mac", "one", 1, "go on", "activate mac damage", "burn power-strike-3", "go on")
        play(table, "cover one a3", "cover two a1")
        assert {"cover two a2", "cover two b1"}.isdisjoint(offered(table))
        assert refused(table, "cover two a2").rule == "SG-COMBAT-030"
        play(table, "cover one a2")

        assert (covered(table, "one"), covered(table, "two")) == (["a2", "a3"], ["a1"])
        assert table.fight.strike is None

    def test_one_counterattack_an_attack(self) -> None:
        """SG-COMBAT-050: First Strike, damage 2 and a hit: the attacker is struck once for 2, before the damage."""
        table = attack(facing("K . .|. . .|. . H", strike=2, K="first-strike"), "gregory", "ogre", 5)
        assert damage(table, "gregory") == [2]
        assert covered(table, "ogre") == []
        play(table, *covers("ogre", "a2", "a3"))

        assert damage(table, "gregory") == [2]
        assert row(table) == ["ogre"]

    def test_one_counterattack_on_a_miss(self) -> None:
        """SG-COMBAT-050: on a miss the counterattack has happened when the 1 damage is placed."""
        table = attack(facing(strike=2), "gregory", "ogre", 1, "cover ogre a1")

        assert damage(table, "gregory") == [2]


class TestDamageWithoutAnAttack:
    """SG-COMBAT-067."""

    def test_a_cards_damage_joins_an_attack(self) -> None:
        """SG-COMBAT-067: an attack of 1 and Stone of Blood's 1 together cover a 2-heart."""
        table = give_command(own(facing("H2 . .|. . .|. . H"), "stone-of-blood"), 3)
        attack(table, "gregory", "ogre", 1, "go on")
        apart = play(table.clone(), "go on")
        assert refused(apart, "cover ogre a1").rule == "SG-COMBAT-027"
        play(table, "activate stone-of-blood deal by p1", "go on", "cover ogre a1")

        assert covered(table, "ogre") == ["a1"]
        assert table.fight.strike is None

    def test_a_cards_damage_stays_a_cards(self) -> None:
        """SG-COMBAT-067, SG-ENEMY-024: added to a tired miss of 0 it is not resisted, and 1 square is covered."""
        table = give_command(own(facing("R . .|. . .|. . H", R="resist-1"), "stone-of-blood"), 3)
        table.crew["gregory"].fatigue = 2
        attack(table, "gregory", "ogre", 1, "go on", "activate stone-of-blood deal by p1", "go on")
        assert told(table, "deals") == [("gregory", 1)]
        play(table, "cover ogre b2")

        assert (covered(table, "ogre"), table.fight.strike) == (["b2"], None)

    def test_damage_that_spares_hearts(self) -> None:
        """SG-COMBAT-067: Chloroform's 1 damage, added to an attack of 1, covers no heart more than the attack could."""
        table = give_command(own(facing("H H .|. . .|. . H"), "chloroform"), 3)
        attack(table, "gregory", "ogre", 1, "go on", "activate chloroform deal by p1", "go on", "cover ogre a1")
        assert refused(table, "cover ogre a2").rule == "SG-COMBAT-067"
        assert refused(table, "stop placing").rule == "SG-COMBAT-025"
        play(table, "cover ogre b1")

        assert (covered(table, "ogre"), table.fight.strike) == (["a1", "b1"], None)

    def test_a_cards_damage_stands_alone(self) -> None:
        """SG-COMBAT-067: outside an attack Stone of Blood deals 1 damage, with no token, fate or counterattack."""
        table = give_command(own(facing("H2 . .|. . .|. . H", strike=3), "stone-of-blood"), 3)
        play(table, "activate stone-of-blood deal by p1", "target ogre")
        assert refused(table, "cover ogre a1").rule == "SG-COMBAT-027"
        play(table, "cover ogre a2")

        assert covered(table, "ogre") == ["a2"]
        assert table.fight.tokens == [4]
        assert sum(member.damage for member in table.crew.values()) == 0
        assert waiting(table)[1] == 0
