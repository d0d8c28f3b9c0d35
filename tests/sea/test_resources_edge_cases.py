"""Resources: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import health_left
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.view import view

from .fights import attack, facing
from .tables import (
    again,
    at_sea,
    at_ship,
    doing,
    effects,
    give_command,
    hold,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    wear,
)

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac")


class TestResources:
    """SG-PORT-004, 007, SG-RES-003, 006."""

    @pytest.mark.parametrize(
        ("coins", "artifacts", "rest"), [(3, 1, (1, 0)), (0, 3, (0, 1)), (1, 2, (1, 0)), (9, 2, (5, 2))]
    )
    def test_change_is_kept(self, coins: int, artifacts: int, rest: tuple[int, int]) -> None:
        """SG-RES-003: of 4 coins for the inn artifacts pay what coins do not, 2 each, and what is over is kept."""
        table = at_sea()
        table.goods |= {"coins": coins, "artifacts": artifacts}
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit inn")

        assert (table.goods["coins"], table.goods["artifacts"]) == rest

    def test_each_artifact_is_sold_by_itself(self) -> None:
        """SG-RES-003: of 3 artifacts two are sold amid a challenge, for 4 coins; the third is kept."""
        table = at_sea(2)
        table.goods |= {"coins": 0, "artifacts": 3}
        effects(again(table), "challenge CRAFT 9")
        play(table, "sell artifact", "sell artifact")

        assert (table.goods["coins"], table.goods["artifacts"]) == (4, 1)
        assert "sell artifact" in offered(table)

    def test_a_loss_of_one_kind_takes_no_other(self) -> None:
        """SG-RES-006: lose 3 coins takes 1 coin; artifacts, food and XP stay, and nothing is owed."""
        table = at_sea()
        table.goods |= {"coins": 1, "artifacts": 2, "grain": 2}
        effects(table, "lose 3 coins", "gain 2 coins")

        assert (table.goods["coins"], table.goods["artifacts"], table.goods["grain"]) == (2, 2, 2)

    def test_the_active_player_chooses_the_food(self) -> None:
        """SG-RES-006: of 2 lost food P2, who is active, picks each piece; the third is not taken."""
        table = at_sea(2, first="p2")
        table.goods |= {"grain": 1, "meat": 1, "vegetables": 1}
        effects(again(table), "lose 2 food")
        assert waiting(table)[1] == 1
        play(table, "pay vegetables", "pay grain")

        assert [table.goods[kind] for kind in ("grain", "meat", "vegetables")] == [0, 1, 0]
        assert "travel" in offered(table)

    def test_command_that_is_lost_is_the_active_players_alone(self) -> None:
        """SG-RES-006, SG-RES-008: lose 3 command takes P1's 1 to the supply and leaves P2's 4."""
        table = effects(hold(own(give_command(at_sea(2), 1, 4), "lantern"), 0, "refine-1"), "lose 3 command")

        assert (table.pools, table.supply) == ([0, 4], 10)

    def test_an_effect_of_another_takes_the_active_players_command(self) -> None:
        """SG-CMD-015, SG-RES-006: what names no player concerns the active one, P2, also where P1's card says so."""
        table = effects(give_command(at_sea(2, first="p2"), 3, 2), "lose 1 command", seat=0)

        assert (table.pools, table.supply) == ([3, 1], 10)

    def test_all_command_on_boards_and_cards_is_cleared(self) -> None:
        """SG-SHIP-013, SG-CMD-010: with 2 on a card and 3 on a board all 5 return, and both can be used again."""
        table = put_command(own(give_command(at_sea(2), 2, 0), "lukran-steam-engine"), laurent=3, gear=1)
        put_command(table, **{"lukran-steam-engine": 2})
        effects(table, "clear all command")

        assert (table.adventures["lukran-steam-engine"], table.crew["laurent"].command, table.supply) == (0, 0, 12)
        assert "activate lukran-steam-engine sail by p1" in offered(table)

    @pytest.mark.parametrize(("coins", "artifacts", "able"), [(0, 1, False), (1, 1, True), (0, 2, True), (2, 0, False)])
    def test_an_artifact_is_two_coins_and_no_more(self, coins: int, artifacts: int, able: bool) -> None:
        """SG-RES-003: a card of 3 coins is bought with 1 coin and 1 artifact, not with an artifact alone."""
        table = at_sea()
        table.region = "2.stairs"
        table.goods |= {"coins": coins, "artifacts": artifacts}
        play(again(table), "market", "reveal stew")
        while any(line.startswith("reveal ") for line in offered(table)):
            play(table, offered(table)[0])

        assert table.pack.adventures["stew"].price == 3
        assert ("buy stew" in offered(table)) == able

    def test_the_level_cards_may_be_left_alone(self) -> None:
        """SG-PORT-007, SG-PORT-002: leaving them buys nothing and spends no XP, so they can be visited again."""
        table = at_sea()
        table.region, table.xp = "2.stairs", 20
        play(again(table), "port", "visit levels", "leave levels")

        assert table.xp == 20
        assert not any(member.levels for member in table.crew.values())
        assert "visit levels" in offered(table)

    def test_the_last_coin_mends_the_ship(self) -> None:
        """SG-PORT-004: with exactly 1 coin and no materials one cube is repaired."""
        table = at_sea()
        table.region, table.cubes["deck"] = "2.stairs", 1
        table.goods |= {"coins": 1, "materials": 0}
        play(again(table), "port", "visit shipyard", "repair deck for coins")

        assert (table.goods["coins"], table.cubes["deck"]) == (0, 0)


class TestSharing:
    """SG-SHARE-001 to 004."""

    def test_a_weapon_is_common_and_its_carrier_is_not(self) -> None:
        """SG-SHARE-001, SG-SHARE-002: P2's Kannan attacks with a weapon bought by all, with P2's token."""
        table = own(facing("H H H|H H H|H H H", players=2), "revolver", on="kannan")
        before = list(table.fight.tokens)
        attack(table, "kannan", "a", 6, weapon="revolver")

        assert [now - then for now, then in zip(table.fight.tokens, before, strict=True)] == [0, -1]

    def test_every_view_shows_the_same_common_goods(self) -> None:
        """SG-SHARE-004: quests, keywords, XP, tokens, ship, used quests and cards are alike for all three seats."""
        table = effects(at_sea(3), "gain quest 9", "complete quest 2", "gain 3 xp", "gain token diving-suit")
        hold(table, 2, "triage-5")
        shown = [view(table, seat) for seat in range(3)]

        for key in ("quests", "used_quests", "xp", "tokens", "ship", "goods", "adventures", "pools", "crew"):
            assert shown[0][key] == shown[1][key] == shown[2][key]
        assert [one["hand"] for one in shown] == [[], [], ["triage-5"]]


class TestWhatIsOpen:
    """SG-RES-001, 002, SG-SHIPDMG-007, SG-FATE-010."""

    def test_only_food_is_cooked(self) -> None:
        """SG-RES-001: coins and artifacts are no food: with nothing else no recipe can be cooked."""
        table = give_command(at_sea(), 3)
        table.goods |= {"grain": 0, "meat": 0, "vegetables": 0, "coins": 9, "materials": 0, "artifacts": 6}
        own(table, *table.bound.recipes)
        fed = {kind for card in table.bound.recipes for kind, _ in table.pack.adventures[card].food}

        assert "food" in fed
        assert not [line for line in offered(again(table)) if line.startswith("cook ")]

    def test_a_repaired_room_of_the_last_turn_stays_barred(self) -> None:
        """SG-SHIPDMG-007: repaired, another room is open at once; the one that was used last turn is not."""
        table = at_sea()
        table.room, table.cubes["galley"], table.cubes["deck"] = "galley", 2, 2
        play(effects(again(table), "repair 2"), "repair galley", "repair deck")
        doing(table, ShipAction())

        assert "use deck" in offered(table)
        assert refused(table, "use galley").rule == "SG-SHIP-002"

    def test_the_inn_takes_nothing_but_coins(self) -> None:
        """SG-RES-002: 4 coins pay the inn; materials, food and artifacts stay."""
        table = at_sea()
        table.region = next(region.id for region in table.pack.regions.values() if region.port)
        table.goods |= {"coins": 9, "materials": 2, "grain": 2, "meat": 1, "vegetables": 1, "artifacts": 1}
        before = {kind: amount for kind, amount in table.goods.items() if kind != "coins"}
        play(again(table), "port", "visit inn")

        assert table.goods == before | {"coins": 5}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_equipped_cards_of_all_players_are_open_to_all(self, seat: int) -> None:
        """SG-FATE-010: what the active player's crew, the captain and the others wear is shown to either seat."""
        table = wear(wear(at_sea(2), "odessa", "rally-6"), "mac", "rage-6")
        own = next(name for name in CREW if table.controller(name) == 0)
        crew = view(wear(table, own, "triage-5"), seat)["crew"]
        assert isinstance(crew, dict)

        worn = {name: board["cards"] for name, board in crew.items() if isinstance(board, dict) and board["cards"]}
        assert worn == {"odessa": ["rally-6"], "mac": ["rage-6"], own: ["triage-5"]}


class TestPotion:
    """SG-COMP-032."""

    @pytest.mark.parametrize("moment", ["ship action", "joining", "draw", "hit", "port"])
    def test_it_is_drunk_whenever_command_could_be_spent(self, moment: str) -> None:
        """SG-COMP-032: in the ship action, a challenge, before a hit and in port; it heals what cards gave too."""
        table = wear(give_command(at_ship(2), 3, 3), "odessa", "tough-as-nails")
        table.tokens, table.crew["odessa"].damage, table.crew["mac"].damage = ["pollen-potion"], 8, 2
        if moment in ("joining", "draw"):
            effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
            play(table, *["go on", "fate 3"] * (moment == "draw"))
        elif moment == "hit":
            play(own(put_enemy(table, attack=3), "pann-shield"), "end attacks", "hurt mac")
        elif moment == "port":
            doing(table, PortServices())
        play(again(table), "drink pollen-potion")

        assert not any(member.damage for member in table.crew.values())
        assert (table.tokens, health_left(table, "odessa")) == ([], 8)
