"""Effect: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting

from .fights import attack, covers, damage, facing, left, lend, row
from .tables import (
    again,
    at_sea,
    draw_any,
    draw_event,
    effects,
    fallen,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    reprint,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestKinds:
    """SG-HEALTH-005, SG-STATUS-013, SG-EVENT-008, SG-RES-004, SG-VARIANT-011, SG-ERRATA-007."""

    def test_the_one_who_takes_it_all_may_be_anybody(self) -> None:
        """SG-EVENT-024: a loss by one may fall on any of those with health, and falls on that one whole."""
        table = effects(left(at_sea(2), "marco", 0), "lose 2 health by one", "gain 1 xp")
        assert [line for line in offered(table) if line.startswith("hurt ")] == [
            f"hurt {name}" for name in table.crew if name != "marco"
        ]
        play(table, "hurt kannan")

        assert (damage(table, "kannan"), table.xp) == ([2], 1)

    @pytest.mark.parametrize(
        ("line", "then"),
        [
            ("if 1 coins: restore 2 health to bearer", ()),
            ("fate 5: restore 2 health to bearer", ("fate 5",)),
            ("choose 1: restore 2 health to bearer | gain 1 xp", ("pick a",)),
        ],
    )
    def test_the_bearer_stays_the_bearer(self, line: str, then: tuple[str, ...]) -> None:
        """SG-ABIL-013: after a condition, a draw or a choice of alternatives it is the bearer's card still."""
        table = left(left(at_sea(2), "mac", 1), "marco", 1)
        play(effects(table, line, seat=1, bearer="mac"), *then)

        assert damage(table, "mac", "marco") == [3, 3]

    def test_all_four_enemies_come(self) -> None:
        """SG-COMBAT-001, 003: of four named enemies any may lie first, and all four lie in the row."""
        table = at_sea()
        for name in "abcd":
            foe(table, name, WALL)
        numbers = ", ".join(str(table.pack.enemies[name].number) for name in "abcd")
        play(effects(table, f"combat {numbers}"), "reveal enemies")
        assert offered(table) == ["lay a", "lay b", "lay c", "lay d"]
        play(table, "lay d", "lay b", "lay a", "lay c")

        assert row(table) == ["d", "b", "a", "c"]

    def test_any_kind_of_food_pays(self) -> None:
        """SG-RES-001: of three kinds in stock each is offered for every piece, until it is used up."""
        table = at_sea()
        table.goods |= {"grain": 1, "meat": 2, "vegetables": 1}
        effects(table, "lose 3 food", "gain 1 xp")
        assert {*offered(table)} == {"pay grain", "pay meat", "pay vegetables"}
        play(table, "pay vegetables")
        assert {*offered(table)} == {"pay grain", "pay meat"}
        play(table, "pay meat", "pay grain")

        assert (table.goods["meat"], table.goods["grain"], table.goods["vegetables"], table.xp) == (1, 0, 0, 1)

    def test_only_the_named_status_is_cured(self) -> None:
        """SG-STATUS-013: `remove venom` offers venom alone, `remove any status` every token that is left."""
        table = at_sea()
        table.crew["mac"].statuses, table.crew["marco"].statuses = ("venom", "madness"), ("weakened",)
        effects(again(table), "remove venom from one")
        assert [line for line in offered(table) if line.startswith("cure")] == ["cure mac of venom"]
        play(table, "cure mac of venom")
        assert [*table.crew["mac"].statuses] == ["madness"]

        effects(table, "remove any status")
        assert [line for line in offered(table) if line.startswith("cure")] == [
            "cure marco of weakened",
            "cure mac of madness",
        ]

    @pytest.mark.parametrize(
        ("cost", "goods", "able"),
        [
            ("1 grain, 1 meat, 2 food", {"grain": 2, "meat": 1, "vegetables": 1}, True),
            ("1 grain, 1 meat, 2 food", {"grain": 1, "meat": 1, "vegetables": 1}, False),
            ("1 grain, 1 meat, 2 food", {"grain": 4}, False),
            ("1 coins, 1 artifacts", {"coins": 1, "artifacts": 1}, True),
            ("1 coins, 1 artifacts", {"artifacts": 2}, True),
            ("1 coins, 1 artifacts", {"artifacts": 1}, False),
            ("2 coins, 1 materials", {"coins": 2}, False),
            ("2 coins, 1 materials", {"materials": 1, "coins": 1}, False),
        ],
    )
    def test_a_cost_of_two_kinds_is_paid_whole(self, cost: str, goods: dict[str, int], able: bool) -> None:
        """SG-EVENT-008, SG-RES-004: what pays for one part of a cost does not pay for the other."""
        table = reprint(at_sea(), "debris", choices=((cost, "gain 1 xp"), ("", "gain 2 xp")))
        table.goods = {**dict.fromkeys(table.goods, 0), **goods}
        draw_event(table, "debris")

        assert ("choose a" in offered(table)) == able
        assert able or refused(table, "choose a").rule == "SG-EVENT-008"

    def test_skill_serves_no_plain_draw(self) -> None:
        """SG-ADV-016: World Lore adds to a challenge, whoever takes part; a mere fate draw has no skill to raise."""
        table = hold(wear(at_sea(2), "mac", "world-lore"), 0, "rage-6")
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert "play world-lore any" in offered(table)
        play(table, "go on")

        play(effects(give_command(table, 2, 2), "fate 5: gain 3 xp"), "fate 3")
        assert "play world-lore any" not in offered(table)
        assert "activate mac fate" in offered(table)

    def test_the_drawing_player_chooses_card_or_die(self) -> None:
        """SG-VARIANT-011: for P2's card in P1's turn P2 is asked, at each draw anew."""
        table = effects(at_sea(2, dice="may"), "fate 5: gain 1 xp", seat=1, act=True)
        assert (waiting(table)[1], offered(table)) == (1, ["draw fate", "roll fate"])
        play(table, "roll fate", "roll 5")
        assert table.xp == 1

        assert offered(effects(table, "fate 5: gain 1 xp", seat=1, act=True)) == ["draw fate", "roll fate"]

    def test_all_eight_revealed_cards_are_for_sale(self) -> None:
        """SG-ERRATA-007, SG-MARKET-003: of eight market cards the last may be bought, and a second after it."""
        table = at_sea()
        table.goods["coins"] = 60
        draw_any(effects(again(table), "reveal 8 market cards"), 8)
        cards = list(table.stall)
        assert [line for line in offered(table) if line.startswith("buy")] == [f"buy {card}" for card in cards]
        play(table, f"buy {cards[7]}")

        assert told(table, "gained-adventure") == [(cards[7],)]
        assert [line for line in offered(table) if line.startswith("buy")] == [f"buy {card}" for card in cards[:7]]


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
        for line, then, statuses_left in (
            ("remove all statuses", "", 0),
            ("remove all statuses from one", "cure mac of all", 1),
        ):
            table = at_sea()
            table.crew["mac"].statuses, table.crew["kannan"].statuses = ("venom", "madness"), ("weakened",)
            effects(again(table), line)
            if then:
                assert {word for word in offered(table) if word.startswith("cure")} == {then, "cure kannan of all"}
                play(table, then)
            assert sum(len(member.statuses) for member in table.crew.values()) == statuses_left

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
