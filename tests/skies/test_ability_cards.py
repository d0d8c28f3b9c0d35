"""The abilities of equipped cards: DS-ABCA."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.table.cards import Use
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import hold, offered, play, refused, strike, told

from .tables import (
    arm,
    facing,
    fight,
    foe,
    foe_of,
    health,
    hurt,
    on_map,
    own,
    passed,
    repack,
    stock,
    tire,
    wear,
)

PAIRS = "ed ezarius/jessie miguel"
SQUARES = ". . . . . . . . . . . H"


def armed(table: SkiesTable, *, attack: int = 0, grid: str = SQUARES, **figures: object) -> SkiesTable:
    """A fight with a rat, and a whip and a wrench with these figures in the first hand."""
    for card in ("whip", "wrench"):
        arm(table, card, (), **(figures or {"damage": 3}))
    return fight(foe(table, "rat", grid, attack=attack, B="block-1"), "rat", hands=(("whip", "wrench"),))


def rewrite(table: SkiesTable, card: str, *do: str, **costs: object) -> SkiesTable:
    """Print the ability of a card anew in a copy of the pack: ``rewrite(table, "dare-2", "damage +1", hurts=1)``."""
    use = Use("use", parse_program(do), **costs)  # type: ignore[arg-type]  # any cost
    printed = dataclasses.replace(table.pack.abilities[card], uses=(use,), passives=())
    return repack(table, abilities={**table.pack.abilities, card: printed})


def dealt(table: SkiesTable) -> int:
    """The damage of the attack that has just taken effect."""
    return int(told(table, "deals")[0][1])


class TestWhoseAbility:
    """DS-ABCA-001 to 003."""

    def test_only_while_equipped(self) -> None:
        """DS-ABCA-001: Herbalist in hand cannot be used; equipped it can."""
        table = hold(hurt(stock(on_map(), ogroot=1), ed=4), 0, "herbalist-4")
        reason = refused(table, "activate herbalist-4 heal")
        worn = wear(hurt(stock(on_map(), ogroot=1), ed=4), "ed", "herbalist-4")
        play(worn, "activate herbalist-4 heal", *["heal ed"] * 4)

        assert reason.rule == "DS-ABCA-001"
        assert (health(worn, "ed"), worn.goods["ogroot"]) == (8, 0)

    def test_a_passive_card_in_hand_does_nothing(self) -> None:
        """DS-ABCA-001: Ox Shoulders adds strength on the board, not from hand."""
        table = hold(on_map(), 0, "ox-shoulders-2")
        play(facing(table, "STRENGTH", 9), "join ed", "go on", "fate 1")
        worn = play(facing(wear(on_map(), "ed", "ox-shoulders-2"), "STRENGTH", 9), "join ed", "go on", "fate 1")

        assert (total(table, table.test), total(worn, worn.test)) == (2 + 1, 2 + 1 + 1 + 1)

    def test_for_any_character_unless_it_says_self(self) -> None:
        """DS-ABCA-002: a block on Ed helps Jessie when she is struck; one that says `self` only Ed."""
        table = tire(wear(on_map(), "ed", "take-the-blow-6", "stand-firm-4"), jessie=0)
        play(armed(table, attack=2, damage=0), "attack rat with jessie using whip")
        reason = refused(table, "activate stand-firm-4 block")
        play(table, "activate take-the-blow-6 block", "take hit")
        hers = health(table, "jessie")
        play(table, "attack rat with ed using wrench", "activate stand-firm-4 block", "take hit")

        assert (reason.rule, reason.key) == ("DS-ABCA-002", "helps-nobody-else")
        assert (hers, health(table, "ed")) == (7, 7)

    def test_healing_goes_to_whom_one_likes(self) -> None:
        """DS-ABCA-002: a card on Ed heals Miguel."""
        table = play(wear(hurt(on_map(), miguel=2), "ed", "calm-hands-7"), "activate calm-hands-7 heal", "heal miguel")

        assert health(table, "miguel") == 6

    def test_the_controller_decides(self) -> None:
        """DS-ABCA-003: a card on Ed of seat 2 is seat 2's to use, on seat 1's turn too, and `you` is seat 2."""
        table = wear(on_map(2, crew="jessie miguel/ed ezarius"), "ed", "pass-the-hat-7")
        whose = table.actor(("activate", "pass-the-hat-7", "draw"))
        play(table, "activate pass-the-hat-7 draw", "draw herbalist-4")

        assert (table.captain, whose) == (0, 1)
        assert table.hands == [[], ["herbalist-4"]]


class TestCosts:
    """DS-ABCA-004, 005, 012, 013."""

    def test_who_has_the_card_pays(self) -> None:
        """DS-ABCA-004: `1 damage -> +2 damage` on Ed, used on Jessie's attack: Ed loses 1 health."""
        table = armed(wear(on_map(), "ed", "grit-your-teeth-3"))
        play(table, "attack rat with jessie using whip", "activate grit-your-teeth-3 damage", "go on")

        assert dealt(table) == 5
        assert (health(table, "ed"), health(table, "jessie")) == (7, 8)

    def test_stamina_is_paid_by_who_has_the_card(self) -> None:
        """DS-ABCA-004: so is stamina."""
        table = armed(wear(on_map(), "ed", "follow-through-7"))
        play(table, "attack rat with jessie using whip", "activate follow-through-7 damage", "go on")

        assert dealt(table) == 4
        assert (table.crew["ed"].stamina, table.crew["jessie"].stamina) == (2, 3)

    def test_no_arrow_means_free(self) -> None:
        """DS-ABCA-005: `+1 damage, this character` on Ed: each of two attacks in two rounds gets +1 at no cost."""
        table = armed(wear(on_map(), "ed", "heavy-hands-1"))
        play(table, "attack rat with ed using whip")
        first = dealt(table)
        strike(table)
        play(table, "end attacks")
        while any(line.startswith("draw ") for line in offered(table)):
            play(table, offered(table)[0])
        play(table, "attack rat with ed using wrench")

        assert (first, dealt(table)) == (4, 4)
        assert (table.crew["ed"].stamina, health(table, "ed")) == (3, 8)

    def test_bonuses_add_up(self) -> None:
        """DS-ABCA-012: two `+1 damage` cards for Ed: he attacks for 3 and deals 5."""
        table = armed(wear(on_map(), "ed", "heavy-hands-1", "heavy-hands-5"))
        play(table, "attack rat with ed using whip")

        assert dealt(table) == 5

    def test_a_free_card_counts_once_per_attack(self) -> None:
        """DS-ABCA-012: a free +1 cannot be used twice on one attack, but again on the next."""
        table = armed(wear(on_map(), "ed", "clear-shot-1", "follow-through-7"))
        play(table, "attack rat with ed using whip", "activate clear-shot-1 damage")
        reason = refused(table, "activate clear-shot-1 damage")
        play(table, "go on")
        first = dealt(table)
        strike(table)
        play(table, "attack rat with jessie using wrench", "activate clear-shot-1 damage", "go on")

        assert (reason.rule, reason.key) == ("DS-ABCA-012", "once-an-attack")
        assert (first, dealt(table)) == (4, 4)

    def test_a_free_card_counts_once_per_draw(self) -> None:
        """DS-ABCA-012: a free redraw counts once in a challenge, and anew in the next test, a flight among them."""
        table = wear(rewrite(on_map(), "star-chart-6", "redraw fate"), "ezarius", "star-chart-6")
        play(facing(table, "MOXIE", 5), "go on", "fate 1", "activate star-chart-6 use", "fate 2")
        reason = refused(table, "activate star-chart-6 use")
        play(table, "go on", "fly to mail-ice", "fate 8")

        assert (reason.rule, reason.key) == ("DS-ABCA-012", "once-a-challenge")
        assert "activate star-chart-6 use" in offered(table)

    def test_a_paid_card_may_be_paid_again(self) -> None:
        """DS-ABCA-012: with its cost paid twice it counts twice."""
        table = armed(wear(on_map(), "ed", "grit-your-teeth-3"))
        play(table, "attack rat with ed using whip", *["activate grit-your-teeth-3 damage"] * 2, "go on")

        assert (dealt(table), health(table, "ed")) == (7, 6)

    def test_damage_as_a_cost_may_bring_down(self) -> None:
        """DS-ABCA-013: Ed at 1 with `1 damage -> 2 damage`: he is at 0 and the 2 damage is added."""
        table = armed(wear(hurt(on_map(), ed=7), "ed", "grit-your-teeth-3"))
        play(table, "attack rat with jessie using whip", "activate grit-your-teeth-3 damage")
        after = health(table, "ed")
        reason = refused(table, "activate grit-your-teeth-3 damage")
        play(table, "go on")

        assert (after, dealt(table), reason.rule) == (0, 5, "DS-HLTH-002")

    def test_damage_as_a_cost_needs_that_much_health(self) -> None:
        """DS-ABCA-013: with 1 health a cost of 2 damage cannot be paid."""
        table = armed(wear(hurt(on_map(), ed=7), "ed", "all-or-nothing-2"))
        reason = refused(table, "activate all-or-nothing-2 deal")
        play(hurt(table, ed=6), "activate all-or-nothing-2 deal", "target rat")

        assert (reason.rule, reason.key) == ("DS-ABCA-013", "too-weak")
        assert (health(table, "ed"), strike(table)) == (0, 3)

    def test_a_cost_that_fells_the_last_is_a_defeat(self) -> None:
        """DS-ABCA-013: the effect is granted before the party is beaten."""
        table = wear(tire(hurt(on_map(), claire=7, ed=7, ezarius=6, jessie=8, miguel=7), claire=2), "ed", "rally-6")
        play(table, "activate rally-6 stamina")
        assert table.defeats == 0
        play(table, "refresh claire")

        assert table.defeats == 1


class TestAttacks:
    """DS-ABCA-006, 008."""

    def test_symbols_strengthen_the_attack_of_anybody(self) -> None:
        """DS-ABCA-006: `+1 damage` on Ed without `self`: Claire attacks for 3 and deals 4."""
        table = armed(wear(on_map(), "ed", "clear-shot-1"))
        play(table, "attack rat with claire using whip", "activate clear-shot-1 damage", "go on")

        assert dealt(table) == 4

    def test_self_is_for_its_bearer(self) -> None:
        """DS-ABCA-006: marked `self`, the same ability on Ed is refused for Claire's attack."""
        table = rewrite(on_map(), "clear-shot-1", "damage +1", own=True, once="attack")
        armed(wear(table, "ed", "clear-shot-1", "follow-through-7"))
        play(table, "attack rat with claire using whip")
        reason = refused(table, "activate clear-shot-1 use")
        play(table, "go on")
        strike(table)
        play(table, "attack rat with ed using wrench", "activate clear-shot-1 use", "go on")

        assert reason.rule == "DS-ABCA-002"
        assert dealt(table) == 4

    def test_removed_power_comes_before_the_counterattack(self) -> None:
        """DS-ABCA-006: power that a card of the attacker removes counts for this attack."""
        table = armed(wear(on_map(), "ed", "feint-1"), attack=1, damage=0)
        foe_of(table, "rat").power = 2
        play(tire(table, jessie=0, ezarius=0), "attack rat with ed using whip")

        assert foe_of(table, "rat").power == 1
        assert health(table, "ed") == 6

    @pytest.mark.parametrize(("name", "power", "left"), [("ed", 2, 1), ("claire", 2, 2), ("ed", 0, 0)])
    def test_self_removes_power_with_every_card_of_its_bearer(self, name: str, power: int, left: int) -> None:
        """DS-ABCA-006: `+1 remove power, self` on Ed adds to a card of his without damage, and not to Claire's."""
        table = armed(wear(on_map(), "ed", "feint-1"), attack=1, block=9)
        foe_of(table, "rat").power = power
        play(table, f"attack rat with {name} using whip")

        assert foe_of(table, "rat").power == left

    @pytest.mark.parametrize("figures", [{"damage": 0}, {"block": 9}, {"remove": 1, "block": 9}])
    def test_removal_adds_to_the_attack_card_of_anybody(self, figures: dict[str, int]) -> None:
        """DS-ABCA-006: `+1 remove power` on Ed adds to Claire's attack card, also to one that deals no damage."""
        table = armed(wear(on_map(), "ed", "shove-6"), attack=1, **figures)  # type: ignore[arg-type]  # figures only
        foe_of(table, "rat").power = 3
        play(table, "attack rat with claire using whip", "activate shove-6 power")
        again = refused(table, "activate shove-6 power")
        play(table, "go on")

        assert again.rule == "DS-ABCA-012"
        assert foe_of(table, "rat").power == 3 - 1 - figures.get("remove", 0)

    def test_removal_belongs_to_an_attack(self) -> None:
        """DS-ABCA-006: between attacks, and against a target whose power the card takes anyway, it is not offered."""
        table = armed(wear(on_map(), "ed", "shove-6"), attack=1, remove=3, damage=1)
        foe_of(table, "rat").power = 3
        before = refused(table, "activate shove-6 power")
        play(table, "attack rat with claire using whip")

        assert before.rule == "DS-ABCA-006"
        assert "activate shove-6 power" not in offered(table)

    def test_removal_counts_anew_for_each_attack(self) -> None:
        """DS-ABCA-006, DS-ABCA-012: used for Claire's attack, it can be used again for Ed's, by Ed's player alone."""
        table = armed(wear(on_map(), "ed", "shove-6"), attack=0, block=9)
        foe_of(table, "rat").power = 3
        play(table, "attack rat with claire using whip", "activate shove-6 power", "go on")
        play(arm(table, "wrench", block=9), "attack rat with ed using wrench", "activate shove-6 power", "go on")

        assert foe_of(table, "rat").power == 1

    def test_plus_1_only_where_there_is_damage(self) -> None:
        """DS-ABCA-008: Ed plays a 4-damage card: 5; a card with only block and remove power: 0."""
        table = armed(wear(on_map(), "ed", "heavy-hands-1"), damage=4)
        play(table, "attack rat with ed using whip")
        five = dealt(table)
        table = armed(wear(on_map(), "ed", "heavy-hands-1", "clear-shot-1"), block=2, remove=1)
        play(table, "attack rat with ed using whip")

        assert (five, dealt(table)) == (5, 0)
        assert foe_of(table, "rat").covered == 0


class TestNotAnAttack:
    """DS-ABCA-007, 010, 014."""

    def test_two_adjacent_squares_and_nobody_is_struck(self) -> None:
        """DS-ABCA-007: 2 damage between attacks: 2 adjacent squares are covered and no one is struck."""
        table = armed(wear(on_map(), "ed", "fire-trap-1"), attack=5, grid="H . .|. . .")
        play(table, "activate fire-trap-1 deal", "target rat", "cover rat a2")
        apart = refused(table, "cover rat b1")
        play(table, "cover rat a3")

        assert apart.rule == "DS-DMGE-001"
        assert foe_of(table, "rat").covered == 0b110
        assert not any(member.damage for member in table.crew.values())
        assert table.crew["ed"].stamina == 2

    def test_not_outside_combat(self) -> None:
        """DS-ABCA-007: it is for combat."""
        assert refused(wear(on_map(), "ed", "snare-2"), "activate snare-2 power").rule == "DS-ABCA-007"
        assert refused(own(on_map(), 0, "flare"), "play flare deal").rule == "DS-ABCA-007"

    def test_snare_and_fire_trap(self) -> None:
        """DS-ABCA-010: Snare takes 3 power to 1, Fire Trap covers 2 squares; no damage to characters."""
        table = armed(wear(on_map(), "ed", "snare-2", "fire-trap-4"), attack=5)
        foe_of(table, "rat").power = 3
        play(table, "activate snare-2 power", "target rat")
        power = foe_of(table, "rat").power
        play(table, "activate fire-trap-4 deal", "target rat")

        assert (power, strike(table)) == (1, 2)
        assert not any(member.damage for member in table.crew.values())

    def test_separate_hits_do_not_pool(self) -> None:
        """DS-ABCA-014: a torch and a 1-damage attack: neither covers a heart worth 2."""
        table = armed(stock(on_map(), torch=1), grid="H2 . .", damage=1)
        play(table, "use torch deal by p1", "target rat")
        torch = refused(table, "cover rat a1")
        strike(table)
        play(table, "attack rat with ed using whip")
        attack = refused(table, "cover rat a1")
        strike(table)

        assert (torch.rule, attack.rule) == ("DS-DMGE-005", "DS-DMGE-005")
        assert not foe_of(table, "rat").covered & 1

    def test_enemy_block_counts_where_a_character_deals_it(self) -> None:
        """DS-ABCA-014: block 1 takes 1 off a Fire Trap, nothing off a torch or a flare."""
        table = armed(wear(own(stock(on_map(), torch=1), 0, "flare"), "ed", "fire-trap-1"), grid="B H . . . . .")
        counts = []
        for line in ("activate fire-trap-1 deal", "use torch deal by p1", "play flare deal"):
            foe_of(table, "rat").covered = 0
            play(table, line, "target rat")
            counts.append(len([play(table, f"cover rat a{n}") for n in (3, 4) if f"cover rat a{n}" in offered(table)]))

        assert counts == [1, 1, 2]


class TestChallenges:
    """DS-ABCA-009, 011."""

    def test_sand_honey_for_savvy(self) -> None:
        """DS-ABCA-009: SAVVY 9 at 6 and 1 sand honey: returned for 3 SAVVY it is 9, success."""
        table = wear(stock(on_map(), sand_honey=1), "claire", "honeyed-memory-3")
        play(facing(table, "SAVVY", 9), "go on", "fate 6", "activate honeyed-memory-3 savvy", "go on")

        assert passed(table)
        assert table.goods["sand-honey"] == 0

    def test_no_honey_no_savvy(self) -> None:
        """DS-ABCA-009: without sand honey it is refused."""
        table = play(facing(wear(on_map(), "claire", "honeyed-memory-3"), "SAVVY", 9), "go on", "fate 6")

        assert refused(table, "activate honeyed-memory-3 savvy").rule == "DS-ADVC-007"

    def test_an_optional_ability_may_be_declined(self) -> None:
        """DS-ABCA-011: a CUNNING challenge on another's turn: its controller may use it, or leave the total alone."""
        table = wear(on_map(2, crew=PAIRS), "jessie", "silver-tongue-2")
        play(facing(table, "CUNNING", 5), "go on", "fate 3")
        whose, able = table.actor(("activate", "silver-tongue-2", "cunning")), offered(table)
        play(table, "go on")

        assert (table.captain, whose) == (0, 1)
        assert "activate silver-tongue-2 cunning" in able
        assert told(table, "challenge-failed") == [(3, 5)]

    def test_and_may_be_used(self) -> None:
        """DS-ABCA-011: used, it makes 3 a 5; in a challenge of another skill it is not offered."""
        table = wear(on_map(2, crew=PAIRS), "jessie", "silver-tongue-2")
        play(facing(table, "CUNNING", 5), "go on", "fate 3", "activate silver-tongue-2 cunning", "go on")
        success = passed(table)
        play(facing(table, "CRAFT", 5), "go on", "fate 3")

        assert success
        assert refused(table, "activate silver-tongue-2 cunning").rule == "DS-SKIL-003"
