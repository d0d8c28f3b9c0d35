"""States of the crew and saved games, read further: SG-FATIGUE, SG-SAVE, SG-RES, SG-FATE-010."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.challenge import total
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.view import view

from .fights import attack, covers
from .tables import again, at_sea, at_start, doing, effects, fight, offered, play, refused, told, wear

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
    """SG-RES-002, SG-FATE-010."""

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
