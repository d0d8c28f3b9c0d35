"""States of the crew and saved games, read further: SG-FATIGUE, SG-SAVE, SG-RES, SG-FATE-010."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.challenge import total
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.view import view

from .fights import attack, covers
from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    effects,
    facing,
    fight,
    give_command,
    offered,
    own,
    play,
    refused,
    strike,
    told,
    wear,
)

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac")
ALL = ("venom", "frightened", "weakened", "madness", "low-morale")
"""Every status there is."""


class TestFatigue:
    """SG-FATIGUE-002, 003."""

    def test_the_hurt_hold_no_more_than_two(self) -> None:
        """SG-FATIGUE-002: Mac with 2 fatigue is no target, whatever else ails him; hurt Marco with 1 is one."""
        table = at_sea()
        for name, fatigue in (("mac", 2), ("marco", 1)):
            table.crew[name].fatigue, table.crew[name].damage, table.crew[name].statuses = fatigue, 2, ("venom",)
        effects(again(table), "gain 2 fatigue")
        assert refused(table, "tire mac").rule == "SG-FATIGUE-002"

        play(table, "tire marco")
        assert refused(table, "tire marco").rule == "SG-FATIGUE-002"
        assert [line for line in offered(table) if line in ("tire mac", "tire marco")] == []

    @pytest.mark.parametrize(("fatigue", "less"), [(1, 0), (2, 1), (3, 1)])
    def test_endurance_does_not_put_the_penalty_off(self, fatigue: int, less: int) -> None:
        """SG-FATIGUE-005: with Endurance too the second fatigue costs 1 damage, and the third nothing more."""
        table = wear(facing(at_sea()), "odessa", "endurance")
        table.crew["odessa"].fatigue = fatigue
        weapon = table.pack.crew["odessa"].weapon
        play(again(table), f"attack wall with odessa using {weapon.id}", "fate 6")

        assert strike(table) == weapon.damage - less

    def test_skill_counts_in_full_for_the_tired(self) -> None:
        """SG-FATIGUE-003: Mac joins with 1 fatigue, has 2 by joining, and his STRENGTH of 1 and 2 cards adds 3."""
        table = wear(at_sea(window="all"), "mac", "engaged-5", "rage-6")
        table.crew["mac"].fatigue = 1
        play(effects(again(table), "challenge STRENGTH 9"), "join mac", "go on", "fate 2")

        assert table.crew["mac"].fatigue == 2
        assert total(table, table.test) == 2 + 3


class TestSaving:
    """SG-SAVE-002, 011."""

    def test_two_saves_at_one_place_are_two_lines(self) -> None:
        """SG-SAVE-002: each save has its line, though nothing has changed since the one before."""
        table = play(at_start(2), "save game", "save game")

        assert len(table.log.saves) == 2
        assert table.log.saves[0] == table.log.saves[1]
        assert told(table, "saved") == [(2,)]

    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_the_last_room_is_barred_to_whoever_starts(self, first: int) -> None:
        """SG-SAVE-011: the last room used stays barred for the first turn, whichever player takes it."""
        table = at_start(3)
        table.room = "galley"
        play(again(table), "save game", f"resume with p{first + 1}")
        for place, name in enumerate(CREW):
            play(table, f"deal {name} to p{place % 3 + 1}")
        doing(table, ShipAction())

        assert table.captain == first
        assert refused(table, "use galley").rule == "SG-SHIP-002"
        assert sum(1 for line in offered(table) if line.startswith("use ")) == 4

    def test_what_is_used_up_stays_so(self) -> None:
        """SG-SAVE-004, SG-SAVE-008: used events stay in the discard, and market cards gone for good stay gone."""
        table = at_start(2)
        event, card = table.events["mild"].pop(), table.market.pop()
        table.event_left[0] -= 1
        table.event_discard.append(event)
        table.gone_adventures.append(card)
        play(again(table), "save game", "resume with p1")
        for place, name in enumerate(CREW):
            play(table, f"deal {name} to p{place % 2 + 1}")

        assert (table.event_discard, table.gone_adventures) == ([event], [card])
        assert card not in table.market + table.market_bottom

    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_the_chosen_one_starts_in_a_later_turn_too(self, first: int) -> None:
        """SG-SAVE-010: saved in turn 7 with P2 active, whoever is chosen takes the next turn."""
        table = at_start(3)
        table.turn, table.captain = 7, 1
        play(again(table), "save game", f"resume with p{first + 1}")
        for place, name in enumerate(CREW):
            play(table, f"deal {name} to p{place % 3 + 1}")

        assert (table.captain, table.controller("odessa")) == (first, first)


class TestStatuses:
    """SG-STATUS-013."""

    def test_a_night_at_the_inn_ends_no_status(self) -> None:
        """SG-STATUS-013: the inn restores health and takes fatigue, and every status stays."""
        table = at_sea()
        table.region = next(region.id for region in table.pack.regions.values() if region.port)
        table.goods["coins"] = 4
        table.crew["mac"].statuses, table.crew["mac"].damage = ALL, 2
        play(again(table), "port", "visit inn", "leave port")

        assert (table.crew["mac"].damage, table.crew["mac"].statuses) == (0, ALL)

    def test_victory_ends_no_status(self) -> None:
        """SG-STATUS-013: when the last enemy falls, frightened Rafael stays so, and so do all his other statuses."""
        table = fight(at_sea(), "skeleton-warrior")
        table.crew["rafael"].statuses = ALL
        again(table)
        attack(table, "mac", "skeleton-warrior", 5, *covers("skeleton-warrior", "b1", "b2", "b3"), "keep synergy")

        assert table.combat is None
        assert table.crew["rafael"].statuses == ALL


class TestOpenThings:
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
