"""The abilities of the five boards: DS-CHAR."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, doing, effects, fallen, offered, play, refused, told

from .tables import ail, arm, facing, fight, foe, foe_of, health, on_map, own, passed, tire

PAIRS = "ed ezarius/jessie miguel"
SQUARES = "H . . . . . . ."


def fighting(table: SkiesTable, *, attack: int = 2, power: int = 0, **figures: object) -> SkiesTable:
    """A fight with a rat, and a whip with these figures in the first hand."""
    arm(foe(table, "rat", SQUARES, attack=attack), "whip", (), **(figures or {"damage": 0, "remove": 0}))
    fight(table, "rat", hands=(("whip", "wrench", "fire-axe"),))
    foe_of(table, "rat").power = power
    return table


def stamina(table: SkiesTable, name: str) -> int:
    """The stamina that a character has."""
    return table.crew[name].stamina


class TestUsing:
    """DS-CHAR-001, 011 to 013."""

    def test_each_board_has_abilities_for_stamina(self) -> None:
        """DS-CHAR-001: one or two abilities, each for stamina; alternatives of one ability have the same price."""
        boards = on_map().pack.characters
        prices = {name: [use.stamina for use in board.uses] for name, board in boards.items()}

        assert prices == {
            "claire": [1, 1], "ed": [1, 1, 1], "ezarius": [2, 1], "jessie": [1, 2], "miguel": [2, 2, 2],
        }  # fmt: skip

    def test_the_controller_uses_it_on_any_turn(self) -> None:
        """DS-CHAR-001: an enemy strikes back at seat 1's Ed; seat 2 gives him 1 block with Jessie's last stamina."""
        table = fighting(tire(on_map(2, crew=PAIRS), jessie=1), attack=3)
        play(table, "attack rat with ed using whip")
        whose = table.actor(("activate", "jessie", "block"))
        play(table, "activate jessie block", "take hit")

        assert (table.captain, whose) == (0, 1)
        assert (health(table, "ed"), stamina(table, "jessie")) == (6, 0)

    def test_an_ability_may_be_repeated(self) -> None:
        """DS-CHAR-011: Ed with 3 stamina adds strength three times: +3, 0 stamina, and then no more."""
        table = play(facing(on_map(), "STRENGTH", 9), "go on", "fate 4", *["activate ed strength"] * 3)

        assert (total(table, table.test), stamina(table, "ed")) == (7, 0)
        assert refused(table, "activate ed strength").rule == "DS-STAM-003"

    def test_curing_oneself(self) -> None:
        """DS-CHAR-012: Ezarius removes his own fright; mad Miguel cannot remove his madness."""
        table = ail(ail(on_map(), "ezarius", "frightened"), "miguel", "madness")
        reason = refused(table, "activate miguel cure-madness")
        play(table, "activate ezarius cure", "cure ezarius of frightened")

        assert reason.rule == "DS-STAT-008"
        assert table.crew["ezarius"].statuses == ()
        assert (table.crew["miguel"].statuses, stamina(table, "miguel")) == (("madness",), 3)

    @pytest.mark.parametrize(
        "line", ["activate claire reroll", "activate claire cycle", "activate ezarius power", "activate jessie block"]
    )
    def test_some_abilities_are_for_combat_only(self, line: str) -> None:
        """DS-CHAR-013: outside combat they are refused, and refusing costs no stamina."""
        assert refused(on_map(), line).rule == "DS-CHAR-013"

    def test_block_is_for_counterattacks_only(self) -> None:
        """DS-CHAR-008, DS-CHAR-013: in combat, but with nobody struck, there is nothing to block."""
        assert refused(fighting(on_map()), "activate jessie block").rule == "DS-ENDR-008"

    def test_on_the_map_too_and_for_its_own_player(self) -> None:
        """DS-CHAR-001, DS-CHAR-006: between actions on seat 1's turn seat 2's Ezarius pays 2, and seat 2 picks."""
        table = ail(ail(on_map(2, crew="jessie miguel/ed ezarius"), "claire", "frightened"), "jessie", "frightened")
        whose = table.actor(("activate", "ezarius", "cure"))
        play(table, "activate ezarius cure")

        assert (table.captain, whose, waiting(table)[1]) == (0, 1, 1)
        play(table, "cure jessie of frightened")
        assert (table.crew["claire"].statuses, table.crew["jessie"].statuses) == (("frightened",), ())
        assert stamina(table, "ezarius") == 1

    def test_in_combat_a_board_of_another_player(self) -> None:
        """DS-CHAR-013, DS-CHAR-011: in a fight on seat 1's turn seat 2's Ezarius removes power, twice in one round."""
        table = fighting(on_map(2, crew="jessie miguel/ed ezarius"), power=3)
        whose = table.actor(("activate", "ezarius", "power"))
        play(table, *["activate ezarius power", "target rat"] * 2)

        assert (table.captain, whose) == (0, 1)
        assert (foe_of(table, "rat").power, table.fight.round, stamina(table, "ezarius")) == (1, 1, 1)


class TestClaire:
    """DS-CHAR-002, 003, 013."""

    def test_the_die_is_rolled_again(self) -> None:
        """DS-CHAR-002: Miguel rolls -1; Claire spends 1 stamina, the die is rolled again and the new face counts."""
        table = fighting(on_map(2, crew=PAIRS), damage=3, die=True)
        table.fight.hands[:] = [[], ["whip"]]
        play(again(table), "attack rat with miguel using whip", "roll 1", "activate claire reroll", "roll 6", "go on")

        assert table.pack.die[0] == -1
        assert told(table, "deals") == [("miguel", 3 + table.pack.die[5])]
        assert stamina(table, "claire") == 2

    def test_without_a_roll_there_is_nothing_to_reroll(self) -> None:
        """DS-CHAR-002: an attack without die cannot be rerolled."""
        table = tire(fighting(on_map(), damage=1), jessie=0)

        assert "activate claire reroll" not in offered(play(table, "attack rat with ed using whip"))

    def test_cycling_a_combat_card(self) -> None:
        """DS-CHAR-003: 3 cards in hand: one is drawn, then one discarded, so 3 are left."""
        table = play(fighting(on_map()), "activate claire cycle", "draw pistol")
        held = table.fight.hands[0][:]
        play(table, "drop wrench")

        assert held == ["whip", "wrench", "fire-axe", "pistol"]
        assert table.fight.hands[0] == ["whip", "fire-axe", "pistol"]
        assert table.fight.discard == ["wrench"]
        assert stamina(table, "claire") == 2

    def test_it_is_the_hand_of_whoever_controls_her_now(self) -> None:
        """DS-CHAR-013: with seat 2 active Claire is theirs, and so is the hand that is cycled."""
        table = on_map(2, crew=PAIRS)
        table.captain = 1
        fighting(table)
        table.fight.hands[1] = ["pistol"]
        play(table, "activate claire cycle", "draw crowbar")

        assert waiting(table)[1] == 1
        assert table.fight.hands[1] == ["pistol", "crowbar"]

    def test_her_own_die_as_well(self) -> None:
        """DS-CHAR-002: Claire attacks and rerolls her own die; the second face counts, even when it is worse."""
        table = fighting(on_map(), damage=3, die=True)
        play(table, "attack rat with claire using whip", "roll 6", "activate claire reroll", "roll 1", "go on")

        assert told(table, "deals") == [("claire", 3 + table.pack.die[0])]


class TestEd:
    """DS-CHAR-004, 005."""

    def test_one_redraw_a_turn(self) -> None:
        """DS-CHAR-004: after one redraw another is refused in the same turn, and legal on the next player's turn."""
        table = on_map(2, crew=PAIRS)
        play(facing(table, "MOXIE", 5), "go on", "fate 1", "activate ed redraw", "fate 2")
        at_once = refused(table, "activate ed redraw")
        own(play(table, "go on"), 1, "bent-nickel")  # keeps the window open
        play(facing(table, "MOXIE", 5), "go on", "fate 1")
        later = refused(table, "activate ed redraw")
        doing(play(table, "go on"))
        whose = table.captain
        play(facing(table, "MOXIE", 5), "go on", "fate 1", "activate ed redraw", "fate 5", "go on")

        assert (at_once.rule, at_once.key) == (later.rule, later.key) == ("DS-CHAR-004", "once-a-turn")
        assert whose == 1
        assert passed(table)
        assert stamina(table, "ed") == 1

    def test_the_new_card_counts(self) -> None:
        """DS-CHAR-004: the redrawn fate replaces the first, even when it is lower."""
        table = play(facing(on_map(), "MOXIE", 9), "go on", "fate 6", "activate ed redraw", "fate 2")

        assert told(table, "fate") == [(2,)]

    def test_also_outside_challenges(self) -> None:
        """DS-CHAR-004: any fate may be redrawn, such as that of a flight."""
        table = play(on_map(), "fly to mail-ice", "fate 8", "activate ed redraw", "fate 1", "go on")

        assert table.plane_health == table.pack.plane_health

    @pytest.mark.parametrize("skill", ["strength", "cunning"])
    def test_strength_or_cunning(self, skill: str) -> None:
        """DS-CHAR-005: a total of 6 against 7; for 1 stamina Ed makes it 7."""
        table = play(facing(on_map(), skill.upper(), 7), "go on", "fate 6", f"activate ed {skill}", "go on")

        assert passed(table)
        assert stamina(table, "ed") == 2

    def test_not_in_a_challenge_of_another_skill(self) -> None:
        """DS-CHAR-005: in a CRAFT challenge it is refused."""
        table = play(facing(on_map(), "CRAFT", 7), "go on", "fate 6")
        reasons = [refused(table, f"activate ed {skill}") for skill in ("strength", "cunning")]

        assert [reason.rule for reason in reasons] == ["DS-CHAR-005"] * 2
        assert stamina(table, "ed") == 3

    def test_outside_challenges_on_the_turn_of_another(self) -> None:
        """DS-CHAR-004: seat 2's Ed redraws the fate of seat 1's flight, once; in the same turn not again."""
        table = on_map(2, crew="jessie miguel/ed ezarius")
        whose = table.actor(("activate", "ed", "redraw"))
        play(table, "fly to mail-ice", "fate 8", "activate ed redraw", "fate 1")

        assert (table.captain, whose, stamina(table, "ed")) == (0, 1, 2)
        assert "activate ed redraw" not in offered(table)

    def test_in_a_challenge_that_only_another_may_meet(self) -> None:
        """DS-CHAR-005: a STRENGTH challenge for Miguel alone: Ed takes no part, and adds 1 for 1 stamina."""
        table = play(effects(on_map(), "challenge STRENGTH 6 by miguel", "pass: gain 1 rope"), "go on", "fate 5")
        play(table, "activate ed strength", "go on")

        assert (table.goods["rope"], stamina(table, "ed")) == (1, 2)


class TestEzarius:
    """DS-CHAR-006, 007."""

    def test_fright_is_removed(self) -> None:
        """DS-CHAR-006: Ed frightened, Ezarius with 2 stamina: Ed is free and Ezarius has 0."""
        table = tire(ail(on_map(), "ed", "frightened", "venom"), ezarius=2)
        play(table, "activate ezarius cure")
        able = offered(table)[0]
        play(table, "cure ed of frightened")

        assert able == "cure ed of frightened"
        assert (table.crew["ed"].statuses, stamina(table, "ezarius")) == (("venom",), 0)

    def test_with_1_stamina_it_is_too_dear(self) -> None:
        """DS-CHAR-006: it costs 2."""
        table = tire(ail(on_map(), "ed", "frightened"), ezarius=1)

        assert refused(table, "activate ezarius cure").rule == "DS-STAM-003"

    def test_power_is_removed_without_a_counterattack(self) -> None:
        """DS-CHAR-007: an enemy with 3 power, used twice: 1 power is left, 2 stamina spent, no damage taken."""
        table = fighting(on_map(), power=3)
        play(table, *["activate ezarius power", "target rat"] * 2)

        assert foe_of(table, "rat").power == 1
        assert stamina(table, "ezarius") == 1
        assert not any(member.damage for member in table.crew.values())
        assert not told(table, "counterattack")

    def test_any_enemy(self) -> None:
        """DS-CHAR-007: of two enemies either may be chosen; one without power may not."""
        table = foe(foe(on_map(), "rat", "P H"), "bat", "P H")
        fight(foe(table, "cat", ". H"), "rat", "bat", "cat")
        play(table, "activate ezarius power")

        assert [line for line in offered(table) if line.startswith("target")] == ["target rat", "target bat"]

    def test_any_enemy_during_an_attack(self) -> None:
        """DS-CHAR-007: while the rat is attacked, 1 power may leave the bat instead, which strikes nobody."""
        table = foe(foe(on_map(), "rat", "P H", attack=0), "bat", "P H")
        arm(table, "pistol", (), damage=0, die=True, remove=0)
        fight(table, "rat", "bat", hands=(("pistol", "wrench", "fire-axe"),))
        foe_of(table, "rat").power = foe_of(table, "bat").power = 2
        play(table, "attack rat with ed using pistol", "roll 1", "activate ezarius power", "target bat")

        assert (foe_of(table, "rat").power, foe_of(table, "bat").power) == (2, 1)
        assert not told(table, "counterattack")


class TestJessieAndMiguel:
    """DS-CHAR-008 to 010."""

    def test_block_for_whoever_is_struck(self) -> None:
        """DS-CHAR-008: a counterattack of 3 on Miguel, Jessie blocks twice: Miguel takes 1."""
        table = fighting(on_map(), attack=3)
        play(table, "attack rat with miguel using whip", "activate jessie block", "activate jessie block", "take hit")

        assert (health(table, "miguel"), stamina(table, "jessie")) == (6, 1)
        assert health(table, "jessie") == 8

    def test_block_is_for_this_blow_only(self) -> None:
        """DS-CHAR-008: the next counterattack lands in full."""
        table = tire(fighting(on_map(), attack=1), jessie=1)
        play(table, "attack rat with miguel using whip", "activate jessie block", "take hit")
        arm(table, "wrench", damage=0)
        play(table, "attack rat with ed using wrench")

        assert (health(table, "miguel"), health(table, "ed")) == (7, 7)

    def test_low_morale_is_removed(self) -> None:
        """DS-CHAR-009: Claire has low morale; Jessie pays 2 and the token is gone."""
        table = play(ail(on_map(), "claire", "low-morale"), "activate jessie cure", "cure claire of low-morale")

        assert (table.crew["claire"].statuses, stamina(table, "jessie")) == ((), 1)

    @pytest.mark.parametrize(("status", "left"), [("venom", "madness"), ("madness", "venom")])
    def test_one_ailment_is_healed(self, status: str, left: str) -> None:
        """DS-CHAR-010: Ed has venom and madness; Miguel pays 2 and exactly one of the two is removed."""
        table = ail(on_map(), "ed", "venom", "madness")
        play(table, f"activate miguel cure-{status}", f"cure ed of {status}")

        assert table.crew["ed"].statuses == (left,)
        assert stamina(table, "miguel") == 1
        assert not [line for line in offered(table) if line.startswith("cure ")]

    def test_weakness_is_healed_too_but_not_fright(self) -> None:
        """DS-CHAR-010: madness, venom or weakened, of a character of choice."""
        table = ail(ail(on_map(), "ed", "weakened", "frightened"), "claire", "weakened")
        play(table, "activate miguel cure-weakened")
        able = [line for line in offered(table) if line.startswith("cure ")]
        play(table, "cure claire of weakened")

        assert able == ["cure claire of weakened", "cure ed of weakened"]
        assert refused(table, "activate miguel cure-venom").rule == "DS-STAM-003"

    def test_nothing_to_heal(self) -> None:
        """DS-CHAR-009, DS-CHAR-010: with nobody ailing the abilities are not offered."""
        table = effects(on_map(), "gain 1 rope")

        assert not [line for line in offered(table) if line.startswith("activate")]

    def test_the_fallen_are_cured_as_well_and_one_at_a_time(self) -> None:
        """DS-CHAR-009, DS-CHAR-010: Claire at 0 health loses low morale or venom; Ed with the same tokens keeps his."""
        table = fallen(ail(ail(on_map(), "claire", "low-morale", "venom"), "ed", "low-morale", "venom"), "claire")
        tire(table, claire=1, ed=2)
        play(table, "activate jessie cure", "cure claire of low-morale")
        play(table, "activate miguel cure-venom", "cure claire of venom")

        assert (table.crew["claire"].statuses, table.crew["ed"].statuses) == ((), ("low-morale", "venom"))
        assert [member.stamina for member in table.crew.values()] == [1, 2, 3, 1, 1]
