"""The counterattack, block against it and first strike: DS-ATTK-004, 013 to 016, DS-SPLS-003, DS-ENAB-009, 020."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import fallen, offered, play, refused, told

from .fights import battle, blow, covered, covers, power, powers, squares_offered, wound
from .tables import arm, fight, foe, health, hurt, on_map, own, row, stock, tire, wear

NINE = ". . .|. . .|H . ."


class TestCounterattack:
    """DS-ATTK-004, 013."""

    def test_even_when_the_last_heart_falls(self) -> None:
        """DS-ATTK-004: base 2, power 1 and 1 heart left: the attacker still suffers 3."""
        table = power(battle("H .|. .", attack=2), a=1)
        play(blow(table, 1), "cover a a1")

        assert table.combat is None
        assert health(table, "ed") == 8 - 3

    def test_even_for_a_card_without_damage(self) -> None:
        """DS-ATTK-004: the tow cable deals no damage, and is answered like any card."""
        table = power(battle(NINE, attack=2, hands=(("tow-cable",),)), a=4)
        play(table, "attack a with ed using tow-cable")

        assert told(table, "counterattack") == [("a", "ed", 3)]
        assert health(table, "ed") == 8 - 3 + 1
        assert covered(table, "a") == []

    def test_once_for_each_card(self) -> None:
        """DS-ATTK-004: two cards are answered twice, each on its own attacker."""
        table = play(blow(battle(NINE, attack=2), 1), "cover a a1")
        play(table, "attack a with jessie using bowie-knife", *covers("a", "a2", "a3", "b3"))

        assert (health(table, "ed"), health(table, "jessie")) == (6, 6)

    def test_base_and_power(self) -> None:
        """DS-ATTK-013: base 2, 3 power tokens and 2 uncovered growth symbols make 5."""
        table = power(battle("H . .|P P .", attack=2), a=3)
        play(blow(table, 1), "cover a a2")

        assert told(table, "counterattack") == [("a", "ed", 5)]
        assert health(table, "ed") == 8 - 5

    def test_only_the_attacker_is_struck(self) -> None:
        """DS-ATTK-013, DS-HLTH-005: what is more than Ed's health is ignored."""
        table = hurt(battle(NINE, attack=5), ed=6)
        play(blow(table, 1), "cover a a1")

        assert health(table, "ed") == 0
        assert [health(table, name) for name in ("claire", "ezarius", "jessie", "miguel")] == [7, 6, 8, 7]

    def test_only_the_target_strikes_back(self) -> None:
        """DS-SPLS-003: A is targeted and B splashed; only A answers."""
        table = battle("H .|. .", "H H|. .", attack=2)
        play(blow(table, 2), "cover a a2", "cover b a1")

        assert told(table, "counterattack") == [("a", "ed", 2)]
        assert health(table, "ed") == 6


class TestOrder:
    """The steps of an attack, one after another."""

    def log_events(self, table: SkiesTable, *lines: str) -> list[str]:
        """Everything that these choices tell, in order."""
        found: list[str] = []
        for line in lines:
            play(table, line)
            found += [str(log_event[0]) for log_event in table.log_events]
        return found

    def test_of_an_attack(self) -> None:
        """DS-ATTK-002, DS-ATTK-011, DS-SYNG-001, DS-ATTK-014, DS-ENAB-005, DS-ATTK-017.

        Die, power, damage, token, answer with block, damage to all, and last the beaten leave.
        """
        table = power(battle("H S C|. . .", attack=2, C="counter-all-1", hands=(("pistol",),)), a=2)
        arm(tire(table, jessie=1), "pistol", damage=1, die=True, remove=1)

        assert self.log_events(
            table, "attack a with ed using pistol", "roll 4", *covers("a", "a1", "a2"), "token claire",
            "activate jessie block", "take hit",
        ) == [
            "attack", "rolled", "power-removed", "deals", "covered", "covered", "synergy", "counterattack",
            "activated", "exerted", "blocked", *["damage"] * 6, "beaten", "victory",
        ]  # fmt: skip

    def test_of_an_attack_on_a_first_striker(self) -> None:
        """DS-ENAB-009, DS-ENAB-020: the answer comes between the die and everything else."""
        table = power(battle("H F .|. . .", attack=2, F="first-strike", hands=(("pistol",),)), a=2)
        arm(table, "pistol", damage=1, die=True, remove=1)

        assert self.log_events(table, "attack a with ed using pistol", "roll 2", "cover a a3") == [
            "attack", "rolled", "counterattack", "damage", "power-removed", "deals", "covered",
        ]  # fmt: skip


class TestBlock:
    """DS-ATTK-014 to 016."""

    def test_the_block_of_the_card(self) -> None:
        """DS-ATTK-014: a counterattack of 4 against 3 block deals 1."""
        table = battle(NINE, attack=4)
        play(blow(table, 1, block=3), "cover a a1")

        assert health(table, "ed") == 8 - 1

    def test_a_blow_that_is_all_blocked_is_told(self) -> None:
        """DS-ATTK-014: 2 against 4 block deals nothing, and it is said so; one that comes through says its damage."""
        table = battle(NINE, attack=2)
        play(blow(table, 1, block=4), "cover a a1")
        other = play(blow(battle(NINE, attack=2), 1, block=1), "cover a a1")

        assert (told(table, "unharmed"), told(table, "damage")) == ([("ed",)], [])
        assert (told(other, "unharmed"), told(other, "damage")) == ([], [("ed", 1)])

    def test_block_of_all_kinds_adds_up(self) -> None:
        """DS-ATTK-015: 5 against card block 1, Jessie's 1 and an adventure card of 2 deals 1."""
        table = own(tire(battle(NINE, attack=5), jessie=1), 0, "wolf-coat")
        play(blow(table, 1, block=1), "cover a a1")
        assert offered(table)[0] == "take hit"

        play(table, "activate jessie block", "play wolf-coat block", "take hit")
        assert health(table, "ed") == 8 - 1
        assert table.crew["jessie"].stamina == 0
        assert "wolf-coat" in table.played

    def test_equipped_abilities_block_too(self) -> None:
        """DS-ATTK-015: a standing block of the victim counts by itself, an ability of another may be added."""
        table = wear(wear(battle(NINE, attack=5), "ed", "hard-to-pin-down-6"), "miguel", "take-the-blow-6")
        play(blow(table, 1), "cover a a1", "activate take-the-blow-6 block", "take hit")

        assert health(table, "ed") == 8 - 3

    def test_any_player_may_block(self) -> None:
        """DS-ATTK-015: seat 2 gives the character of seat 1 a block."""
        table = tire(on_map(2, crew="ed ezarius/jessie miguel"), jessie=2)
        fight(foe(table, "a", NINE, attack=2), "a", hands=(("cabin-door", "fire-axe"),))
        play(blow(table, 1), "cover a a1")
        assert table.actor(("activate", "jessie", "block")) == 1

        play(table, "activate jessie block", "take hit")
        assert health(table, "ed") == 8 - 1

    def test_block_is_for_counterattacks_only(self) -> None:
        """DS-ATTK-015: between attacks there is nothing to block."""
        table = tire(battle(NINE, attack=5), jessie=3)

        assert refused(table, "activate jessie block").rule == "DS-ENDR-008"

    def test_unused_block_is_lost(self) -> None:
        """DS-ATTK-016: 6 block against 2 damage; the next counterattack is not reduced."""
        table = stock(own(battle(NINE, attack=2), 0, "hive-stone"), sand_honey=1)
        play(blow(table, 1), "cover a a1", "play hive-stone block", "take hit")
        assert (health(table, "ed"), table.fight.block) == (8, 0)

        play(table, "attack a with jessie using bowie-knife", *covers("a", "a2", "a3", "b3"))
        assert health(table, "jessie") == 8 - 2

    @pytest.mark.parametrize("block", [2, 6])
    def test_card_block_is_not_kept(self, block: int) -> None:
        """DS-ATTK-016: a card's block never heals, and helps no later attacker."""
        table = play(blow(battle(NINE, attack=2), 1, block=block), "cover a a1")
        assert health(table, "ed") == 8

        play(table, "attack a with jessie using bowie-knife", *covers("a", "a2", "a3", "b3"))
        assert health(table, "jessie") == 6

    def test_nothing_to_block(self) -> None:
        """DS-ATTK-016: where the card's block is enough nobody is asked for more."""
        table = tire(battle(NINE, attack=2), jessie=3)
        play(blow(table, 1, block=2), "cover a a1")

        assert "take hit" not in offered(table)
        assert row(table) == ["a"]


class TestFirstStrike:
    """DS-ENAB-009, 020."""

    def test_before_the_attack_takes_effect(self) -> None:
        """DS-ENAB-009: base 2, power 2 against remove 2: 4 damage first, then power 0, and no second counterattack."""
        table = power(battle("F . .|. . H", attack=2, F="first-strike"), a=2)
        blow(table, 1, remove=2)
        assert health(table, "ed") == 4
        assert (powers(table), len(squares_offered(table))) == ({"a": 0}, 6)

        play(table, "cover a b1")
        assert (health(table, "ed"), covered(table, "a")) == (4, ["b1"])

    def test_not_for_the_enemy_beside_it(self) -> None:
        """DS-ENAB-009: only the enemy that shows it strikes first; its neighbour answers after the effect."""
        table = power(battle(". . .|. . H", "F . .|. . H", attack=2, F="first-strike"), a=2)
        blow(table, 1, remove=2)
        assert (health(table, "ed"), powers(table)["a"]) == (8, 0)

        play(table, "cover a b1")
        assert health(table, "ed") == 6

    def test_not_when_covered(self) -> None:
        """DS-ENAB-009: covered, the counterattack comes after the effect."""
        table = wound(power(battle("F . .|. . H", attack=2, F="first-strike"), a=2), "a", "a1")
        blow(table, 1, remove=2)
        assert health(table, "ed") == 8

        assert health(play(table, "cover a b1"), "ed") == 6

    def test_covering_it_now_is_too_late(self) -> None:
        """DS-ENAB-009: the attack that covers it has been answered already, and is not answered again."""
        table = blow(battle("F . .|. . H", attack=2, F="first-strike"), 1)
        play(table, "cover a a1")

        assert health(table, "ed") == 6

    def test_the_fallen_attacker_completes_the_attack(self) -> None:
        """DS-ENAB-020: Ed at 3 against a first strike of 4: he is at 0, and his 5 damage is still placed."""
        table = hurt(battle("F . .|. . .|H . .", attack=4, F="first-strike"), ed=5)
        blow(table, 5)
        assert health(table, "ed") == 0

        play(table, *covers("a", "a2", "a3", "b3", "b2", "b1"))
        assert len(covered(table, "a")) == 5

    def test_card_block_helps(self) -> None:
        """DS-ENAB-020: the block of the card counts against the early counterattack."""
        table = power(battle("F . .|. . H", attack=2, F="first-strike"), a=2)
        blow(table, 1, remove=2, block=3)

        assert health(table, "ed") == 8 - 1

    def test_the_last_character_falls(self) -> None:
        """DS-ENAB-020, DS-ATTK-018: everybody is down, but the attack is completed before that is a defeat."""
        table = fallen(battle("F . .|. . H", attack=9, F="first-strike"), "claire", "ezarius", "jessie", "miguel")
        blow(table, 1)
        assert table.combat is not None
        assert squares_offered(table)

        assert play(table, "cover a b1").defeats == 1
