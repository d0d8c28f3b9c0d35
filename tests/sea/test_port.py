"""The port: SG-PORT."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_sea, at_ship, at_start, doing, offered, play, refused, wear


def in_port(players: int = 1, coins: int = 3) -> SeaTable:
    """A ship at its two actions in a port region."""
    table = at_sea(players)
    table.region, table.goods["coins"] = "2.stairs", coins
    return doing(table, TakeAction())


def test_a_port_is_needed() -> None:
    """SG-PORT-001: in a region without a port the action is refused, and 2 actions remain."""
    table = at_sea()

    assert refused(table, "port").rule == "SG-PORT-001"
    assert refused(table, "visit inn").rule == "SG-PORT-001"
    assert table.actions == 2
    assert "port" in offered(in_port())


def test_a_market_is_no_port() -> None:
    """SG-PORT-001: in a region that has a market but no port the port action is refused."""
    table = at_sea()
    table.region = next(region.id for region in table.pack.regions.values() if region.market and not region.port)

    assert "market" in offered(again(table))
    assert refused(table, "port").rule == "SG-PORT-001"


class TestServices:
    """SG-PORT-002 and the limits of all four."""

    def test_no_service_need_be_used(self) -> None:
        """SG-PORT-002: with everything to do and to pay with the port may be left at once."""
        table = in_port(coins=8)
        table.xp, table.crew["mac"].damage, table.cubes["deck"] = 9, 2, 1
        play(again(table), "port")
        assert {f"visit {service}" for service in ("inn", "shipyard", "healer", "levels")} <= {*offered(table)}
        play(table, "leave port")

        assert (table.goods["coins"], table.actions) == (8, 1)

    def test_each_service_at_most_once(self) -> None:
        """SG-PORT-002: with 8 coins a second inn in the same action is refused."""
        table = play(in_port(coins=8), "port", "visit inn")

        assert refused(table, "visit inn").rule == "SG-PORT-002"
        assert table.goods["coins"] == 4

    def test_in_any_order_and_none_required(self) -> None:
        """SG-PORT-002: all four may be used, last first; or the ship leaves at once."""
        table = in_port(coins=9)
        table.xp = 5
        table.cubes["deck"] = 2
        table.crew["mac"].damage = 3
        play(table, "port", "visit levels", "learn stabilize", "visit healer", "treat mac", "visit shipyard")
        play(table, "repair deck for coins", "leave shipyard", "visit inn")

        assert table.goods["coins"] == 9 - 1 - 1 - 4
        for service in ("inn", "shipyard", "healer", "levels"):
            assert refused(table, f"visit {service}").rule == "SG-PORT-002"

        table = play(in_port(), "port", "leave port")

        assert (table.goods["coins"], table.actions) == (3, 1)

    @pytest.mark.parametrize(
        ("service", "pays"),
        [("shipyard", "repair deck for coins"), ("healer", "treat mac"), ("levels", "learn stabilize")],
    )
    def test_a_look_inside_uses_nothing_up(self, service: str, pays: str) -> None:
        """SG-PORT-002: who leaves a service without paying may come back, as often as they like; who pays may not."""
        table = in_port(coins=9)
        table.xp, table.cubes["deck"] = 15, 2
        table.crew["mac"].damage = table.crew["kannan"].damage = 3
        play(again(table), "port", *[f"visit {service}", f"leave {service}"] * 2)
        assert {f"visit {other}" for other in ("inn", "shipyard", "healer", "levels")} <= {*offered(table)}

        play(table, f"visit {service}", pays, f"leave {service}")
        assert refused(table, f"visit {service}").rule == "SG-PORT-002"
        assert table.actions == 1

    def test_only_the_service_that_was_paid_is_used_up(self) -> None:
        """SG-PORT-002: a look at the healer after the shipyard was paid leaves the healer open and the yard closed."""
        table = in_port(coins=9)
        table.cubes["deck"], table.crew["mac"].damage = 2, 3
        play(again(table), "port", "visit shipyard", "repair deck for coins", "leave shipyard")
        play(table, "visit healer", "leave healer")

        assert "visit healer" in offered(table)
        assert refused(table, "visit shipyard").rule == "SG-PORT-002"
        play(table, "visit healer", "treat mac", "leave port", "port")
        assert "visit shipyard" in offered(table)

    def test_a_second_port_action_opens_all_services_again(self) -> None:
        """SG-PORT-008: with 8 coins the inn of both actions restores 4 health and removes 2 fatigue in all."""
        table = in_port(coins=8)
        for member in table.crew.values():
            member.damage, member.fatigue = 4, 2
        play(table, "port", "visit inn", "leave port", "port", "visit inn", "leave port")

        assert {(member.damage, member.fatigue) for member in table.crew.values()} == {(0, 0)}
        assert table.goods["coins"] == 0

    def test_every_service_is_there_again(self) -> None:
        """SG-PORT-008: shipyard, healer and levels of the second action are used although those of the first were."""
        table = in_port(coins=9)
        table.xp, table.cubes["deck"] = 40, 2
        table.crew["mac"].damage = table.crew["marco"].damage = 1
        again(table)
        for name in ("mac", "marco"):
            play(table, "port", "visit healer", f"treat {name}", *["leave healer"] * (name == "mac"))
            play(table, "visit shipyard", "repair deck for coins", *["leave shipyard"] * (name == "mac"))
            play(table, "visit levels")
            play(table, next(line for line in offered(table) if line.startswith("learn")), "leave levels", "leave port")

        assert (sum(table.cubes.values()), table.goods["coins"]) == (0, 5)
        assert sum(len(member.levels) for member in table.crew.values()) == 2


class TestInn:
    """SG-PORT-003."""

    def test_the_inn_serves_all_nine(self) -> None:
        """SG-PORT-003: 4 of 5 coins are paid; 3 damage and 2 fatigue become 1 and 1, whoever controls the crew."""
        table = in_port(3, coins=5)
        for member in table.crew.values():
            member.damage, member.fatigue = 3, 2
        play(again(table), "port", "visit inn")

        assert table.goods["coins"] == 1
        assert len(table.crew) == 9
        assert {(member.damage, member.fatigue) for member in table.crew.values()} == {(1, 1)}

    def test_the_inn_cures_nobody(self) -> None:
        """SG-PORT-003: statuses and equipped cards are as they were."""
        table = wear(in_port(2, coins=4), "mac", "refine-1")
        for name in ("mac", "odessa"):
            table.crew[name].statuses, table.crew[name].damage = ("venom", "low-morale"), 1
        play(again(table), "port", "visit inn")

        assert [table.crew[name].statuses for name in ("mac", "odessa")] == [("venom", "low-morale")] * 2
        assert (table.crew["mac"].cards, table.crew["mac"].damage) == (("refine-1",), 0)

    def test_the_fallen_are_served_as_well(self) -> None:
        """SG-PORT-003: a crew member at 0 health restores 2 too; nobody goes below 0 damage or fatigue."""
        table = in_port(coins=4)
        table.crew["mac"].damage, table.crew["marco"].damage = 6, 1
        play(again(table), "port", "visit inn")

        assert (table.crew["mac"].damage, table.crew["marco"].damage) == (4, 0)
        assert table.crew["mac"].fatigue == 0

    def test_the_inn_costs_four_coins(self) -> None:
        """SG-PORT-003: with 3 coins it is refused."""
        table = play(in_port(coins=3), "port")

        assert refused(table, "visit inn").rule == "SG-PORT-003"


class TestShipyard:
    """SG-PORT-004, 005."""

    def test_materials_and_coins_in_any_mixture(self) -> None:
        """SG-PORT-004: of 5 ship damage 2 remain after 2 materials and 1 coin are paid."""
        table = in_port(coins=4)
        table.goods["materials"] = 2
        table.cubes |= {"galley": 2, "deck": 2, "hull": 1}
        play(again(table), "port", "visit shipyard")
        play(table, "repair galley for materials", "repair hull for coins", "repair deck for materials")

        assert sum(table.cubes.values()) == 2
        assert (table.goods["coins"], table.goods["materials"]) == (3, 0)
        assert refused(table, "repair deck for materials").rule == "SG-PORT-004"

        play(table, "leave shipyard")

        assert sum(table.cubes.values()) == 2

    def test_the_active_player_chooses_the_rooms(self) -> None:
        """SG-PORT-005: with 2 on the galley and 1 on the hull either may be repaired first, a sound room may not."""
        table = in_port(2, coins=5)
        table.cubes |= {"galley": 2, "hull": 1}
        play(again(table), "port", "visit shipyard")

        assert decider(table) == table.captain
        assert [line for line in offered(table) if line.startswith("repair")] == [
            "repair galley for coins",
            "repair hull for coins",
        ]
        assert refused(table, "repair deck for coins").rule == "SG-PORT-005"

    def test_nobody_pays_for_more_than_the_damage_present(self) -> None:
        """SG-PORT-005: of 5 coins 3 are accepted for 3 damage, a fourth is refused."""
        table = in_port(coins=5)
        table.cubes |= {"galley": 2, "hull": 1}
        play(again(table), "port", "visit shipyard")
        play(table, "repair galley for coins", "repair galley for coins", "repair hull for coins")

        assert table.goods["coins"] == 2
        assert refused(table, "repair hull for coins").rule == "SG-PORT-005"
        assert sum(table.cubes.values()) == 0

    def test_a_sound_ship_needs_no_shipyard(self) -> None:
        """SG-PORT-005: without damage there is nothing to pay for."""
        table = play(in_port(), "port")

        assert refused(table, "visit shipyard").rule == "SG-PORT-005"


class TestHealer:
    """SG-PORT-006."""

    def test_one_coin_removes_all_damage_from_one_crew_member(self) -> None:
        """SG-PORT-006: 3 coins treat three crew with 5, 4 and 2 damage, one of them at 0 health, in one visit."""
        table = in_port(coins=3)
        table.crew["audrie"].damage, table.crew["mac"].damage, table.crew["marco"].damage = 5, 4, 2
        play(again(table), "port", "visit healer", "treat audrie", "treat mac", "treat marco")

        assert table.goods["coins"] == 0
        assert sum(member.damage for member in table.crew.values()) == 0
        assert refused(table, "visit healer").rule == "SG-PORT-002"

    def test_the_healer_takes_a_coin_for_each(self) -> None:
        """SG-PORT-006: with 1 coin one is treated and no other; the unhurt are not."""
        table = in_port(coins=1)
        table.crew["audrie"].damage, table.crew["mac"].damage = 5, 4
        play(again(table), "port", "visit healer")

        assert refused(table, "treat marco").rule == "SG-PORT-006"

        play(table, "treat audrie")

        assert refused(table, "treat mac").rule == "SG-PORT-006"
        assert (table.crew["audrie"].damage, table.crew["mac"].damage) == (0, 4)

    def test_the_healer_removes_nothing_but_damage(self) -> None:
        """SG-PORT-006: Mac keeps his statuses and fatigue, and whoever was not treated everything."""
        table = in_port(coins=2)
        for name in ("mac", "marco"):
            table.crew[name].damage, table.crew[name].fatigue, table.crew[name].statuses = 2, 1, ("venom", "weakened")
        play(again(table), "port", "visit healer", "treat mac", "leave healer")

        assert [table.crew[name].damage for name in ("mac", "marco")] == [0, 2]
        assert {(table.crew[name].fatigue, table.crew[name].statuses) for name in ("mac", "marco")} == {
            (1, ("venom", "weakened"))
        }

    def test_no_coin_no_healer(self) -> None:
        """SG-PORT-006: without a coin the healer cannot be visited."""
        table = in_port(coins=0)
        table.crew["mac"].damage = 4

        assert refused(play(again(table), "port"), "visit healer").rule == "SG-PORT-006"


class TestLevels:
    """SG-PORT-007."""

    def test_xp_buys_level_cards(self) -> None:
        """SG-PORT-007: of 7 XP 2 remain after a card of 5, which is equipped."""
        table = in_port()
        table.xp = 7
        play(table, "port", "visit levels", "learn stabilize")

        assert table.xp == 2
        assert table.crew["gregory"].levels == ("stabilize",)

    def test_any_number_for_any_crew(self) -> None:
        """SG-PORT-007: several cards for the crew of several players may be bought in one visit."""
        table = in_port(2)
        table.xp = 19
        play(table, "port", "visit levels", "learn stabilize", "learn power-block", "learn watchful")

        assert table.xp == 0
        assert [table.crew[name].levels for name in ("gregory", "audrie", "laurent")] == [
            ("stabilize",),
            ("power-block",),
            ("watchful",),
        ]

    def test_not_beyond_the_xp(self) -> None:
        """SG-PORT-007: a card that costs more than the XP left is refused."""
        table = in_port()
        table.xp = 7
        play(table, "port", "visit levels")

        assert refused(table, "learn watchful").rule == "SG-LEVEL-006"


class TestRefusals:
    """What is refused in the middle of a port action, and why."""

    def ready(self, xp: int = 4) -> SeaTable:
        """A port action with something to do at every counter."""
        table = in_port(coins=9)
        table.xp, table.cubes["deck"], table.crew["mac"].damage = xp, 2, 3
        return play(again(table), "port")

    def test_learning_without_the_xp(self) -> None:
        """SG-LEVEL-006: with 4 XP a card of 5 is refused for the XP, also before the counter and at another one."""
        table = self.ready()
        assert refused(table, "learn stabilize") == Reason("SG-LEVEL-006", "not-enough-xp", (5, 4))
        assert refused(play(table, "visit shipyard"), "learn stabilize").rule == "SG-LEVEL-006"

        assert refused(at_sea(), "learn stabilize") == Reason("SG-LEVEL-001", "only-in-port")

    def test_learning_before_and_after_the_counter(self) -> None:
        """SG-PORT-002: with the XP in hand the counter is visited first; once it is closed it stays closed."""
        table = self.ready(xp=20)
        assert refused(table, "learn stabilize") == Reason("SG-PORT-002", "visit-first", ("levels",))
        play(table, "visit levels", "learn stabilize", "leave levels")

        assert refused(table, "learn power-block") == Reason("SG-PORT-002", "used-already", ("levels",))
        assert refused(table, "learn stabilize").rule == "SG-LEVEL-003"

    def test_treating_and_repairing_before_and_after_the_counter(self) -> None:
        """SG-PORT-002: the healer and the shipyard, too, are visited first, and once."""
        table = self.ready()
        assert refused(table, "treat mac") == Reason("SG-PORT-002", "visit-first", ("healer",))
        assert refused(table, "repair deck for coins") == Reason("SG-PORT-002", "visit-first", ("shipyard",))
        assert refused(table, "repair deck for materials").rule == "SG-PORT-004"
        assert refused(table, "repair bridge for coins").rule == "SG-PORT-005"
        assert refused(table, "repair deck for meat").rule == "SG-RES-002"
        play(table, "visit shipyard", "repair deck for coins", "leave shipyard")

        assert refused(table, "repair deck for coins") == Reason("SG-PORT-002", "used-already", ("shipyard",))
        assert refused(table, "treat marco").rule == "SG-PORT-006"

    def test_one_counter_at_a_time(self) -> None:
        """SG-PORT-002: at the shipyard no other service is visited, nor the yard itself again."""
        table = play(self.ready(), "visit shipyard")

        assert refused(table, "visit inn") == Reason("SG-PORT-002", "one-at-a-time", ("inn",))
        play(table, "repair deck for coins")
        assert refused(table, "visit shipyard") == Reason("SG-PORT-002", "used-already", ("shipyard",))

    @pytest.mark.parametrize("service", ["levels", "shipyard", "healer"])
    def test_leaving_a_closed_counter_is_not_about_players(self, service: str) -> None:
        """SG-PORT-002: a counter that has closed by itself is not left, and nobody leaves the table by its name."""
        table = self.ready(xp=5)
        table.cubes["deck"] = 1
        pays = {"levels": "learn stabilize", "shipyard": "repair deck for coins", "healer": "treat mac"}
        play(again(table), f"visit {service}", pays[service])

        assert refused(table, f"leave {service}") == Reason("SG-PORT-002", "not-inside", (service,))

    @pytest.mark.parametrize(("place", "rule"), [("port", "SG-PORT-001"), ("market", "SG-MARKET-001")])
    def test_leaving_a_place_where_nobody_is(self, place: str, rule: str) -> None:
        """SG-PORT-001, SG-MARKET-001: at sea, and when a turn begins, no port and no market is left."""
        for table in (at_sea(2), at_start(2)):
            assert refused(table, f"leave {place}") == Reason(rule, "not-inside", (place,))

    def test_leaving_a_room_with_parts_to_do(self) -> None:
        """SG-SHIP-004: the deck is not left before its command is taken, another room not at all."""
        table = play(at_ship(), "use deck")

        assert refused(table, "leave deck") == Reason("SG-SHIP-004", "parts-left", ("deck",))
        assert refused(table, "leave bridge") == Reason("SG-SHIP-004", "not-inside", ("bridge",))
        play(table, "do command", "leave deck")

    def test_players_still_leave_by_their_seat(self) -> None:
        """SG-PLAYERS-009: a seat that nobody has is still refused as one, also in mid-port."""
        assert refused(at_start(2), "leave p3").rule == "SG-PLAYERS-009"
        assert refused(self.ready(), "leave p1").rule == "SG-PLAYERS-001"
