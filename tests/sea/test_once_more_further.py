"""Once more, and of several kinds: what comes again each round, every kind that is owned, costs of two kinds."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.port import PortServices

from .fights import attack, covered, covers, damage, facing, left, lend, row
from .tables import (
    again,
    at_sea,
    doing,
    draw_any,
    draw_event,
    effects,
    foe,
    give_command,
    hold,
    offered,
    own,
    place_cube,
    play,
    put_command,
    refused,
    reprint,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestRounds:
    """SG-ENEMY-002, 005, 007, SG-SYN-018, 021."""

    def test_an_hourglass_acts_in_every_round(self) -> None:
        """SG-ENEMY-002, 005: 1 Ship Damage acts at the end of each of three rounds."""
        table = facing("D . .|. . .|. . H", defense=12, D="ship-damage")
        for cubes in (1, 2, 3):
            place_cube(play(table, "end attacks"), cubes)
            assert (sum(table.cubes.values()), table.fight.round) == (cubes, cubes + 1)

    def test_every_owned_kind_may_be_lost(self) -> None:
        """SG-ENEMY-007: with coins, meat and an artifact all three are offered, and what nobody owns is not."""
        table = facing("D . .|. . .|. . H", defense=12, D="lose-resource")
        table.goods = {**dict.fromkeys(table.goods, 0), "coins": 1, "meat": 2, "artifacts": 1}
        play(again(table), "end attacks")
        assert {line for line in offered(table) if line.startswith("lose ")} == {
            "lose coins",
            "lose meat",
            "lose artifacts",
        }
        play(table, "lose artifacts")

        assert (table.goods["artifacts"], table.goods["coins"], table.fight.round) == (0, 1, 2)

    def test_the_rescued_have_two_health_whatever_their_cards(self) -> None:
        """SG-SYN-020, 021: Odessa with Tough As Nails falls at 8 damage, and has 2 health left when she is rescued."""
        table = lend(left(wear(facing(WALL, strike=3), "odessa", "tough-as-nails"), "odessa", 3), "gregory", "odessa")
        play(table, "end attacks", "hurt odessa")
        assert damage(table, "odessa") == [8]

        assert damage(play(table, "rescue odessa with gregory"), "odessa") == [6]

    @pytest.mark.parametrize("fate", [6, 1])
    def test_diagonal_steps_on_hits_and_misses(self, fate: int) -> None:
        """SG-SYN-018: with Odessa's token 2 damage lie corner to corner, on a miss with a bonus as on a hit."""
        table = lend(lend(facing(WALL, defense=8), "odessa", "gregory"), "laurent", "gregory")
        attack(table, "gregory", "a", fate)
        play(table, "synergy odessa by gregory", "synergy laurent by gregory", "go on")
        play(table, *covers("a", "a1", "b2"))

        assert {"a1", "b2"} <= {*covered(table, "a")}

    @pytest.mark.parametrize(("fate", "defense", "hits"), [(6, 8, False), (6, 7, True), (1, 2, True), (1, 3, False)])
    def test_no_draw_hits_or_misses_by_itself(self, fate: int, defense: int, hits: bool) -> None:
        """SG-COMBAT-016: a 6 may miss and a 1 may hit; the total is compared with the defense and nothing else."""
        table = attack(facing(WALL, defense=defense), "mac", "a", fate)

        assert bool(told(table, "hit")) == hits

    def test_once_a_turn_is_not_once_a_round(self) -> None:
        """SG-TURN-012: Kannan's Double Shot, used in round 1, is not there in round 2 of the same turn."""
        table = give_command(wear(facing(WALL, defense=12), "kannan", "double-shot"), 6)
        attack(table, "kannan", "a", 1, "go on", "play double-shot damage", "go on")
        assert told(table, "deals") == [("kannan", 3)]
        play(table, *covers("a", "a1", "a2", "a3"), "end attacks")
        attack(table, "kannan", "a", 1, "go on")

        assert (told(table, "deals"), table.fight.round, table.pools) == ([("kannan", 1)], 2, [4])


class TestRefusals:
    """SG-SHARE-002: what is refused is refused with its reason, the last of a kind as the first."""

    @pytest.mark.parametrize(
        ("service", "line", "rule"),
        [
            ("levels", "learn patch-up", "SG-LEVEL-006"),
            ("levels", "learn double-shot", "SG-LEVEL-006"),
            ("healer", "treat marco", "SG-PORT-006"),
            ("shipyard", "repair hull for coins", "SG-PORT-005"),
            ("shipyard", "repair bridge for materials", "SG-PORT-004"),
        ],
    )
    def test_a_service_says_why_not(self, service: str, line: str, rule: str) -> None:
        """SG-LEVEL-006, SG-PORT-004..006: too little XP, nobody hurt there, a sound space, no materials."""
        table = doing(at_sea(), PortServices())
        table.xp, table.crew["mac"].damage, table.cubes["bridge"] = 8, 1, 1
        play(again(table), f"visit {service}")

        assert refused(table, line).rule == rule

    @pytest.mark.parametrize("card", ["power-strike-5", "sword-master", "survivor", "alert-2", "rage-6", "treat-3"])
    def test_what_cannot_be_burned(self, card: str) -> None:
        """SG-WEAPON-007, 009, SG-LEVEL-005: a card of another skill, level cards, and hand cards of any seat stay."""
        table = wear(facing(WALL, players=2), "mac", "power-strike-3", "power-strike-5", "sword-master", "survivor")
        hold(hold(table, 0, "alert-2", "rage-6"), 1, "treat-3")
        attack(table, "mac", "a", 6)
        rules = {"power-strike-5": "SG-WEAPON-007", "sword-master": "SG-LEVEL-005", "survivor": "SG-LEVEL-005"}

        assert refused(table, f"burn {card}").rule == rules.get(card, "SG-WEAPON-009")

    @pytest.mark.parametrize("name", ["odessa", "mac", "gloria", "flapjacks"])
    def test_where_no_command_lies(self, name: str) -> None:
        """SG-SHIP-022: boards and cards without command cannot be cleared, whichever they are."""
        table = put_command(own(at_sea(), "binoculars"), marco=1, gear=1, binoculars=1, soup=1)
        effects(table, "clear 1 command")

        assert refused(table, f"clear {name}").rule == "SG-SHIP-022"
        assert {"clear marco", "clear gear", "clear binoculars", "clear soup"} <= {*offered(table)}
        assert play(table, "clear soup").adventures["soup"] == 0


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
