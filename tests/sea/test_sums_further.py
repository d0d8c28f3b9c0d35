"""What adds up and what stays apart: bonuses of two sources, a draw within a draw, a potion among tokens."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting

from .fights import attack, covers, damage, facing, lend
from .tables import (
    again,
    at_sea,
    draw_any,
    effects,
    fallen,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestSums:
    """SG-COMBAT-017, 041, SG-LEVEL-009, SG-COMP-032."""

    def test_two_sources_of_accuracy_add_up(self) -> None:
        """SG-COMBAT-017, SG-SYN-025: 1 of the draw, 2 of the cane, 2 of the amulet and 2 of Mac's token make 7."""
        table = lend(own(facing(WALL, defense=7), "amulet-of-the-fox"), "mac", "gregory")
        attack(give_command(table, 1), "gregory", "a", 1, "activate amulet-of-the-fox accuracy by p1")
        play(table, "synergy mac by gregory", "go on")

        assert told(table, "hit") == [("gregory", "a", 7)]

    @pytest.mark.parametrize("first", ["activate pann-shield block by p1", "synergy rafael by mac"])
    def test_two_sources_of_block_add_up(self, first: str) -> None:
        """SG-COMBAT-041, SG-SYN-028: the shield's 2 and the token's 2 leave 1 of 5, in either order."""
        lines = {"activate pann-shield block by p1", "synergy rafael by mac"}
        table = lend(own(facing(WALL, strike=5), "pann-shield"), "rafael", "mac")
        play(give_command(table, 1), "end attacks", "hurt mac", first, *(lines - {first}), "take hit")

        assert damage(table, "mac") == [1]

    def test_each_status_counts_wherever_it_lies(self) -> None:
        """SG-STATUS-001, 006: frightened as the second of three statuses bars attacks as well; cured, it does not."""
        table = facing(WALL)
        table.crew["mac"].statuses = ("venom", "frightened", "madness")
        assert refused(again(table), "attack a with mac using cutlass").rule == "SG-STATUS-006"

        table.crew["mac"].statuses = ("venom", "madness")
        assert "attack a with mac using cutlass" in offered(again(table))

    def test_a_stone_and_a_bonus_in_one_blow(self) -> None:
        """SG-COMBAT-067, 018: cutlass 3, a burned card 1, the Stone of Blood 1 and another card 2 make 7."""
        table = own(wear(facing(WALL), "mac", "power-strike-3"), "stone-of-blood")
        attack(give_command(table, 1), "mac", "a", 6, "go on", "burn power-strike-3")
        play(table, "activate stone-of-blood deal by p1")
        play(effects(table, "deal 2 damage", act=True), "go on")

        assert told(table, "deals") == [("mac", 7)]
        play(table, *covers("a", "a1", "a2", "a3", "b3", "b2", "b1", "c1"))
        assert table.fight.attack is None

    def test_every_level_card_shows_its_skill(self) -> None:
        """SG-LEVEL-009: with Sword Master and Survivor Mac has strength 2, perception 2 and savvy 1."""
        for skill, total in (("STRENGTH", 5), ("PERCEPTION", 5), ("SAVVY", 4), ("CRAFT", 3)):
            table = wear(at_sea(), "mac", "sword-master", "survivor")
            play(effects(table, f"challenge {skill} 9", "fail: gain 1 xp"), "join mac", "go on", "fate 3")
            assert told(table, "challenge-failed") == [(total, 9)]

    def test_the_potion_heals_and_nothing_else(self) -> None:
        """SG-COMP-032: all damage is gone, of the fallen too; fatigue, statuses and the other tokens stay."""
        table = at_sea(2)
        table.tokens = ["diving-suit", "pollen-potion", "dinosaur-egg"]
        for name in ("mac", "kannan", "odessa"):
            table.crew[name].damage = table.bound.health[name]
        table.crew["mac"].fatigue, table.crew["mac"].statuses = 2, ("venom",)
        play(again(table), "drink pollen-potion")

        assert damage(table, "mac", "kannan", "odessa") == [0, 0, 0]
        assert (table.crew["mac"].fatigue, table.crew["mac"].statuses) == (2, ("venom",))
        assert table.tokens == ["diving-suit", "dinosaur-egg"]
        assert "drink pollen-potion" not in offered(table)


class TestAll:
    """SG-ABIL-014, SG-HEALTH-004, SG-COMBAT-001, SG-FATIGUE-002: each of them, and nothing too much."""

    def test_every_card_that_waits_for_a_moment_acts(self) -> None:
        """SG-ABIL-014: two Alert cards of Mac's and one of Marco's each draw a card when a fight begins."""
        table = wear(wear(at_sea(2), "mac", "alert-2", "alert-2b"), "marco", "alert-2c")
        play(effects(table, "combat 70"), "reveal enemies", "lay harbour-sleepwalker")
        draw_any(table, 3)

        assert [len(hand) for hand in table.hands] == [1, 2]

    def test_a_loss_of_each_passes_the_fallen_by(self) -> None:
        """SG-HEALTH-004: with Mac at 0 health each of the other eight loses 1, and nobody takes it for him."""
        table = effects(fallen(at_sea(), "mac"), "lose 1 health by each", "gain 1 xp")

        assert damage(table, "mac") == [6]
        assert [damage(table, name) for name in table.crew if name != "mac"] == [[1]] * 8
        assert table.xp == 1

    def test_the_winners_take_what_is_won(self) -> None:
        """SG-COMBAT-001: what a won fight gives comes after the last enemy is beaten, before the next line."""
        table = foe(at_sea(), "imp", "H . .", defense=1, attack=0)
        number = str(table.pack.enemies["imp"].number)
        effects(table, f"combat {number}", "win: gain 3 xp", "gain 1 coin")
        play(table, "reveal enemies", "lay imp")
        assert (table.xp, table.goods["coins"]) == (0, 3)
        attack(table, "gregory", "imp", 6, "cover imp a1", "cover imp a2")

        assert (table.combat, table.xp, table.goods["coins"]) == (None, 3, 4)

    def test_each_is_everybody(self) -> None:
        """SG-ADV-010, SG-FATIGUE-007: what heals or rests each of the crew does so for all nine, of both players."""
        table = at_sea(2)
        for member in table.crew.values():
            member.damage = member.fatigue = 2
        effects(again(table), "restore 1 health to each", "remove 1 fatigue from each")

        assert [(member.damage, member.fatigue) for member in table.crew.values()] == [(1, 1)] * 9

    def test_all_statuses_of_all_or_of_one(self) -> None:
        """SG-STATUS-013: `remove all statuses` clears everybody; from one, it offers those alone who bear any."""
        for line, then, left in (
            ("remove all statuses", "", 0),
            ("remove all statuses from one", "cure mac of all", 1),
        ):
            table = at_sea()
            table.crew["mac"].statuses, table.crew["kannan"].statuses = ("venom", "madness"), ("weakened",)
            effects(again(table), line)
            if then:
                assert {word for word in offered(table) if word.startswith("cure")} == {then, "cure kannan of all"}
                play(table, then)
            assert sum(len(member.statuses) for member in table.crew.values()) == left

    def test_a_loss_by_one_of_those_who_took_part(self) -> None:
        """SG-CHAL-018: of two who joined either may take a failure's loss by one, and nobody else."""
        table = effects(at_sea(), "challenge STRENGTH 19", "fail: lose 2 health by one")
        play(table, "join mac", "join kasumi", "go on", "fate 3")
        assert {line for line in offered(table) if line.startswith("hurt")} == {"hurt mac", "hurt kasumi"}

        assert damage(play(table, "hurt kasumi"), "mac", "kasumi") == [0, 2]

    @pytest.mark.parametrize(("held", "kept"), [(3, 1), (2, 0), (1, 0)])
    def test_lost_xp_is_what_is_told_or_what_there_is(self, held: int, kept: int) -> None:
        """SG-LEVEL-006, SG-RES-006: a loss of 2 XP leaves 1 of 3 and never less than none."""
        table = at_sea()
        table.xp = held

        assert effects(table, "lose 2 xp").xp == kept

    def test_all_pass_from_the_drawing_player_on(self) -> None:
        """SG-CHAL-014: where a table waits for all, P2's own draw in P1's turn asks P2 first, then P3, then P1."""
        table = play(effects(at_sea(3, window="all"), "fate 5: gain 1 xp", seat=1, act=True), "fate 3")
        asked = []
        for _ in range(3):
            asked.append(waiting(table)[1])
            play(table, f"pass p{asked[-1] + 1}")

        assert asked == [1, 2, 0]

    def test_two_fatigue_are_two(self) -> None:
        """SG-FATIGUE-002: of 2 fatigue each goes on one crew member, or both on the same, and then no third."""
        table = effects(at_sea(), "gain 2 fatigue", "gain 1 xp")
        play(table, "tire mac", "tire mac")

        assert (table.crew["mac"].fatigue, table.xp) == (2, 1)

    @pytest.mark.parametrize(("card", "most"), [("endurance", 3), ("plan-ahead", 2)])
    def test_endurance_bears_a_third_and_no_fourth(self, card: str, most: int) -> None:
        """SG-FATIGUE-002, SG-COMP-009: Odessa holds 3 fatigue with Endurance, 2 with another card; more is lost."""
        table = effects(wear(at_sea(), "odessa", card), "gain 5 fatigue on odessa")

        assert table.crew["odessa"].fatigue == most

    @pytest.mark.parametrize(("target", "far"), [("a", "c"), ("c", "a")])
    def test_splash_ends_at_the_next_card(self, target: str, far: str) -> None:
        """SG-COMBAT-033: 8 damage on one end of the row cross the middle card and stop at its far edge."""
        table = facing(WALL, WALL, WALL)
        play(effects(table, "deal 8 damage", act=True), f"target {target}")
        columns = "321" if target == "c" else "123"
        play(table, *covers(target, *(f"a{column}" for column in columns), f"b{columns[2]}"))
        play(table, *covers("b", *(f"a{column}" for column in columns)))

        assert {line.split()[1] for line in offered(table) if line.startswith("cover")} == {target, "b"}
        assert refused(table, f"cover {far} a{columns[0]}").rule == "SG-COMBAT-033"

    @pytest.mark.parametrize(("first", "second", "counts"), [(5, 2, 5), (2, 5, 5)])
    def test_the_better_of_two_rolls_counts(self, first: int, second: int, counts: int) -> None:
        """SG-VARIANT-012, SG-ADV-017: with dice Gear rolls again and keeps the higher, whichever came first."""
        table = give_command(at_sea(dice="always"), 1)
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "go on", f"roll {first}")
        play(table, "activate gear redraw by p1", f"roll {second}", "go on")

        assert told(table, "challenge-failed") == [(counts, 9)]


class TestDrawsWithinDraws:
    """SG-FATE-005, 008, SG-CHAL-013, 018: what is added goes to the draw that waits, not to the one around it."""

    def test_fate_is_raised_for_the_cube_and_not_for_the_challenge(self) -> None:
        """SG-FATE-005, SG-CHAL-021: Mac's fate +1 on the draw of a failed challenge's cube moves the cube."""
        table = give_command(at_sea(), 2)
        play(effects(table, "challenge STRENGTH 9", "fail: ship damage 1"), "go on", "fate 6", "go on")
        play(table, "fate 2", "activate mac fate", "go on")
        rooms = {room.fate: room.id for room in table.pack.rooms.values()}

        assert {space: cubes for space, cubes in table.cubes.items() if cubes} == {rooms[3]: 1}
        assert table.tests == []

    def test_a_check_within_a_challenge_is_raised_by_itself(self) -> None:
        """SG-FATE-005: a draw among the effects of a failure takes the +1, and reaches its 5."""
        table = give_command(at_sea(), 2)
        play(effects(table, "challenge STRENGTH 9", "fail: fate 5: gain 3 xp"), "go on", "fate 6", "go on")
        play(table, "fate 4", "activate mac fate", "go on")

        assert (table.xp, table.tests) == (3, [])

    def test_skill_for_the_hazard_is_not_for_the_challenge(self) -> None:
        """SG-ADV-016: what a card adds in the fog, into which a failure led, counts in the fog."""
        table = own(give_command(at_sea(), 1), "scoundrels-gear")
        play(effects(table, "challenge STRENGTH 19", "fail: sail 1"), "go on", "fate 3", "go on", "sail 3.fog")
        play(table, "go on", "fate 1")
        line = next(line for line in offered(table) if line.startswith("activate scoundrels-gear cunning"))
        play(table, line, "go on")

        assert told(table, "challenge-failed") == [(3, 5)]

    def test_a_hazard_within_a_challenge(self) -> None:
        """SG-CHAL-013, 018: a failure that moves the ship into fog: who joins and what is discarded counts there."""
        table = hold(give_command(at_sea(), 0), 0, "rally-6", "rage-6")
        play(effects(table, "challenge STRENGTH 19", "fail: sail 1; lose 1 health"), "join mac", "go on", "fate 3")
        play(table, "go on", "sail 3.fog", "join odessa", "go on", "fate 3", "discard rally-6", "go on")
        assert told(table, "challenge-passed") == [(5, 5)]

        assert [line for line in offered(table) if line.startswith("hurt")] == ["hurt mac"]
