"""Save: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.ship import ShipAction

from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    new,
    offered,
    play,
    refused,
    told,
)

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac")


class TestSaving:
    """SG-SAVE-001, 002, 009 to 011."""

    def test_nothing_is_saved_while_the_first_hands_are_dealt(self) -> None:
        """SG-SAVE-001: before the first turn starts there is nothing to save, at its start there is."""
        table = new(2)
        assert refused(table, "save game").rule == "SG-SAVE-001"
        play(table, "fate 3", "fate 4", "save game")

        assert len(table.log.saves) == 1
        assert offered(table)[0] == "begin turn"

    def test_nor_once_the_turn_has_begun(self) -> None:
        """SG-SAVE-001: at the ship action and at the second action a save is refused."""
        table = play(new(1), "fate 3", "begin turn")
        assert refused(table, "save game").rule == "SG-SAVE-001"

        assert refused(play(at_sea(), "skip action"), "save game").rule == "SG-SAVE-001"

    def test_three_players_are_dealt_three_three_and_two(self) -> None:
        """SG-SAVE-009: of three players any may have the two boards; the last board goes where there is room."""
        table = play(at_start(3), "resume with p1")
        names = ["gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac"]
        play(table, *(f"deal {name} to p{seat}" for name, seat in zip(names, (1, 1, 1, 3, 3, 3), strict=False)))
        assert offered(table) == ["deal marco to p2"]
        play(table, "deal marco to p2", "deal mac to p2")

        assert [list(table.controllers.values()).count(seat) for seat in range(3)] == [3, 2, 3]
        assert offered(table)[0] == "begin turn"

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
