"""Ship actions: SG-SHIP."""

from __future__ import annotations

import pytest

from .tables import again, at_ship, give_command, hold, offered, play, refused


class TestRooms:
    """SG-SHIP-001 to 007."""

    def test_the_first_player_may_use_any_of_five_rooms_but_not_the_hull(self) -> None:
        """SG-SHIP-001: the usable rooms are Bridge, Galley, Deck, Quarters and Sick Bay."""
        table = at_ship()

        assert offered(table)[:5] == ["use bridge", "use galley", "use deck", "use quarters", "use sick-bay"]
        assert refused(table, "use hull").rule == "SG-SHIP-001"

    def test_no_room_is_used_two_turns_running(self) -> None:
        """SG-SHIP-002: the figure must move to a room other than the one it occupies."""
        table = at_ship()
        table.room = "deck"
        again(table)

        assert "use deck" not in offered(table)
        assert refused(table, "use deck").rule == "SG-SHIP-002"


class TestGalley:
    """SG-SHIP-015 to 018."""

    @pytest.mark.parametrize(("players", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
    def test_the_galley_draws_by_player_count(self, players: int, cards: int) -> None:
        """SG-SHIP-015: draw 2 ability cards with three or four players, 1 with one or two."""
        table = play(at_ship(players), "use galley", "do draw", *["fate 3"] * cards)

        assert len(table.hands[0]) == cards

    def test_a_meal_costs_a_card_and_lifts_one_fatigue(self) -> None:
        """SG-SHIP-016: give up exactly 1 hand card; in return any crew member loses 1 fatigue, once."""
        table = hold(at_ship(2), 0, "triage-5", "refine-1")
        table.crew["mac"].fatigue = 2
        play(table, "use galley", "do relief", "relieve mac", "drop triage-5")

        assert table.crew["mac"].fatigue == 1
        assert table.discard == ["triage-5"]
        assert "do relief" not in offered(table)


def test_bridge_can_clear_before_it_gains() -> None:
    """SG-SHIP-004: with an empty supply, clearing first lets the gain be paid out of what came back."""
    table = give_command(at_ship(), 11)
    table.crew["laurent"].command, table.supply = 3, 0
    play(again(table), "use bridge", "do clear", "do command")

    assert table.pools[0] == 13
    assert table.supply == 1
