"""Hits and what stands in their way: SG-COMBAT-041 to 044, SG-CREW-011, and the level cards Protect and Power Block."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, damage, left
from .tables import at_sea, fallen, fight, foe, give_command, offered, own, play, refused, told, wear

WALL = "H H H|H H H|H H H"


def struck(table: SeaTable, crew: str, strike: int = 3) -> SeaTable:
    """The end of a round, in which an enemy hits a crew member."""
    return play(fight(foe(table, "wall", WALL, attack=strike), "wall"), "end attacks", f"hurt {crew}")


def guards(table: SeaTable) -> list[str]:
    """The offers to take the hit for another."""
    return [line for line in offered(table) if line.startswith("guard ")]


class TestProtect:
    """SG-ABIL-013, SG-LEVEL-009: Rafael's level card."""

    def test_the_guard_takes_the_hit(self) -> None:
        """SG-LEVEL-009: Rafael takes the 3 damage meant for Mac, who takes none, and the round goes on."""
        table = struck(wear(at_sea(), "rafael", "protect"), "mac")
        assert guards(table) == ["guard mac with rafael"]

        play(table, "guard mac with rafael")
        assert damage(table, "mac", "rafael") == [0, 3]
        assert told(table, "guarded") == [("mac", "rafael")]
        assert table.fight.round == 2

    def test_nobody_is_forced_to_guard(self) -> None:
        """SG-LEVEL-009: the hit may be taken all the same."""
        table = play(struck(wear(at_sea(), "rafael", "protect"), "mac"), "take hit")

        assert damage(table, "mac", "rafael") == [3, 0]

    def test_what_was_blocked_stays_blocked(self) -> None:
        """SG-COMBAT-041: block used before the guard steps in counts; the guard takes the rest, never less than 0."""
        for strike, taken in ((3, 1), (2, 0), (1, 0)):
            table = give_command(own(wear(at_sea(), "rafael", "protect"), "pann-shield"), 2)
            play(struck(table, "mac", strike), "activate pann-shield block by p1", "guard mac with rafael")

            assert damage(table, "mac", "rafael") == [0, taken]
            assert table.fight.block == 0

    def test_the_guard_may_block_as_the_victim(self) -> None:
        """SG-COMBAT-042: when Rafael guards, his own block serves, and before that it does not."""
        table = struck(give_command(wear(at_sea(), "rafael", "protect"), 2), "mac")
        assert "activate rafael block" not in offered(table)

        play(table, "guard mac with rafael", "activate rafael block", "take hit")
        assert damage(table, "mac", "rafael") == [0, 1]

    def test_nobody_guards_himself_or_at_0_health(self) -> None:
        """SG-HEALTH-003: a hit on Rafael is his own, and at 0 health he guards nobody."""
        assert guards(struck(wear(at_sea(), "rafael", "protect"), "rafael")) == []

        table = fallen(wear(at_sea(), "rafael", "protect"), "rafael")
        assert guards(struck(table, "mac")) == []
        assert damage(table, "mac") == [3]

    def test_what_exceeds_the_guards_health_passes_on(self) -> None:
        """SG-HEALTH-005: with 1 health left Rafael takes 1 of 3, and the active player places the other 2."""
        table = left(wear(at_sea(2), "rafael", "protect"), "rafael", 1)
        play(struck(table, "mac"), "guard mac with rafael")
        assert (damage(table, "mac"), waiting(table)[1]) == ([0], table.captain)

        play(table, "hurt audrie")
        assert damage(table, "mac", "audrie") == [0, 2]

    def test_a_counterattack_may_be_guarded_too(self) -> None:
        """SG-COMBAT-037: the counterattack on Mac, less the 1 of his cutlass, may be taken by Rafael."""
        table = wear(at_sea(), "rafael", "protect")
        attack(fight(foe(table, "wall", WALL, defense=12, attack=3), "wall"), "mac", "wall", 1)
        play(table, "guard mac with rafael")

        assert damage(table, "mac", "rafael") == [0, 2]
        assert "cover wall a1" in offered(table)


class TestBlock:
    """SG-COMBAT-041, 042, SG-CREW-011."""

    @pytest.mark.parametrize("crew", ["mac", "audrie", "rafael"])
    def test_a_board_blocks_for_its_own_crew_member(self, crew: str) -> None:
        """SG-COMBAT-042: Audrie's and Rafael's own block can be used only when they are hit."""
        table = struck(give_command(own(at_sea(), "pann-shield"), 3), crew)
        blocks = [line for line in offered(table) if line.endswith(" block")]

        assert blocks == ([] if crew == "mac" else [f"activate {crew} block"])

    @pytest.mark.parametrize(("cards", "taken"), [((), 2), (("power-block",), 1)])
    def test_power_block_raises_her_own_block(self, cards: tuple[str, ...], taken: int) -> None:
        """SG-LEVEL-009: with Power Block Audrie's board blocks 2 of 3 instead of 1."""
        table = struck(give_command(wear(at_sea(), "audrie", *cards), 2), "audrie")
        play(table, "activate audrie block", "take hit")

        assert damage(table, "audrie") == [taken]

    def test_power_block_raises_no_other_block(self) -> None:
        """SG-LEVEL-009: an adventure card's block 2 against a hit on Audrie stays 2."""
        table = struck(give_command(own(wear(at_sea(), "audrie", "power-block"), "pann-shield"), 1), "audrie")
        play(table, "activate pann-shield block by p1", "take hit")

        assert damage(table, "audrie") == [1]

    def test_block_of_one_hit_is_gone_with_it(self) -> None:
        """SG-COMBAT-044: what is blocked too much in one hit does not serve against the next."""
        table = give_command(own(at_sea(), "serpent-scale-vest"), 1)
        foe(foe(table, "gnat", WALL, attack=1), "wall", WALL, attack=3)
        play(
            fight(table, "gnat", "wall"),
            "end attacks",
            "hurt mac",
            "activate serpent-scale-vest block by p1",
            "take hit",
        )
        play(table, "hurt mac")

        assert damage(table, "mac") == [3]

    def test_block_of_one_hit_does_not_serve_the_next_victim(self) -> None:
        """SG-COMBAT-043: of 4 damage 1 is blocked, 1 taken, and the excess of 2 falls whole on the next."""
        table = left(give_command(own(at_sea(), "scoundrels-gear"), 1), "mac", 1)
        play(struck(table, "mac", 4), "activate scoundrels-gear block by p1", "take hit", "hurt odessa")

        assert damage(table, "odessa") == [2]

    def test_a_card_from_hand_pays_for_a_dodge(self) -> None:
        """SG-ABIL-017: Dodge blocks 2 for a card of its own player's hand, and is not offered without one."""
        table = struck(wear(at_sea(), "mac", "dodge-4"), "mac")
        assert damage(table, "mac") == [3]
        assert refused(table, "play dodge-4 block").rule

        table = wear(at_sea(2), "mac", "dodge-4")
        table.deck.remove("alert-2")
        table.hands[1].append("alert-2")
        play(struck(table, "mac"), "play dodge-4 block", "drop alert-2", "take hit")
        assert (damage(table, "mac"), table.hands[1], table.discard) == ([1], [], ["alert-2"])


class TestCounterattacks:
    """SG-COMBAT-037 to 040."""

    @pytest.mark.parametrize(("card", "taken"), [("", 1), ("rage-6", 2), ("careful-aim-4", 2)])
    def test_reckless_cards_bring_a_harder_counterattack(self, card: str, taken: int) -> None:
        """SG-ABIL-013: Rage and Careful Aim add 1 to counterattacks on their bearer."""
        table = wear(at_sea(), "mac", *([card] if card else []))
        attack(fight(foe(table, "wall", WALL, defense=12, attack=2), "wall"), "mac", "wall", 1)

        assert damage(table, "mac") == [taken]

    def test_they_harm_nobody_else(self) -> None:
        """SG-ABIL-013: a counterattack on another crew member, or a hit at the end of a round, is no harder."""
        table = wear(at_sea(), "mac", "rage-6")
        attack(fight(foe(table, "wall", WALL, defense=12, attack=2), "wall"), "marco", "wall", 1, "cover wall a1")
        play(table, "end attacks", "hurt mac")

        assert damage(table, "marco", "mac") == [1, 2]

    @pytest.mark.parametrize(("fate", "taken"), [(6, 0), (1, 1)])
    def test_no_counterattack_on_a_hit(self, fate: int, taken: int) -> None:
        """SG-ABIL-013: with Feint a hit brings no counterattack, a miss does."""
        table = fight(foe(wear(at_sea(), "mac", "feint-3"), "wall", WALL, defense=6, attack=2), "wall")
        attack(table, "mac", "wall", fate)
        while any(line.startswith("cover") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("cover")))

        assert damage(table, "mac") == [taken]

    def test_one_counterattack_an_attack_and_one_for_each(self) -> None:
        """SG-COMBAT-037: two attacks of one crew member bring two counterattacks, each once."""
        table = fight(foe(at_sea(), "wall", WALL, defense=12, attack=2), "wall")
        attack(table, "mac", "wall", 1, "cover wall a1")
        attack(table, "mac", "wall", 1, "cover wall b1")

        assert damage(table, "mac") == [2]
