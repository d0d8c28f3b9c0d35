"""Turn: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.sea.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, damage
from .tables import (
    at_sea,
    at_start,
    beat_crew,
    doing,
    give_command,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    settled,
    wear,
)


class TestTurns:
    """SG-STATUS-002, SG-VARIANT-006, SG-TURN-012."""

    def test_venom_bites_in_every_players_turn(self) -> None:
        """SG-STATUS-002: Mac takes 1 at the start of P1's turn and 1 at the start of P2's."""
        table = at_start(2)
        table.crew["mac"].statuses = ("venom",)
        play(table, "begin turn")
        assert damage(table, "mac") == [1]

        table.captain = 1
        play(doing(table, BeginTurn()), "begin turn")
        assert damage(table, "mac") == [2]

    def test_easy_command_goes_to_each_active_player(self) -> None:
        """SG-VARIANT-006: 1 command at the start of each turn, for whoever is active."""
        table = at_start(2)
        table.easy = True
        play(table, "begin turn")
        assert table.pools == [1, 0]

        table.captain = 1
        assert play(doing(table, BeginTurn()), "begin turn").pools == [1, 1]

    def test_a_skipped_action_gives_one_command_each_time(self) -> None:
        """SG-TURN-008: two skipped actions give 2 command, and the turn passes on."""
        table = doing(at_sea(2), TakeAction(), EndTurn())
        play(table, "skip action", "skip action")

        assert (table.pools, table.captain, offered(table)[0]) == ([2, 0], 1, "begin turn")


class TestWhatStays:
    """SG-CMD-007, 010, SG-FATIGUE-007, SG-LEVEL-003, SG-STATUS-013."""

    def board(self) -> SeaTable:
        """Laurent and Gear hold command; Mac is hurt, tired, mad, and bears cards of every kind."""
        table = own(wear(at_sea(2), "mac", "refine-1", "world-lore"), "revolver", on="mac")
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = 3, 2, ("madness",)
        return put_command(give_command(table, 5, 5), laurent=1, gear=1)

    def test_turns_clear_nothing(self) -> None:
        """SG-CMD-007, 010, SG-FATIGUE-007: after both players' turns command, fatigue, damage and cards are there."""
        table = self.board()
        before = [member.clone() for member in table.crew.values()]
        for _ in range(2):
            play(doing(table, EndTurn()), "begin turn")

        assert (table.turn, table.captain, [*table.crew.values()]) == (3, 0, before)
        assert refused(doing(table, TakeAction()), "activate laurent meat").rule == "SG-CMD-007"
        assert table.adventures["gear"] == 1

    def test_a_won_fight_clears_nothing(self) -> None:
        """SG-CMD-007, 010, SG-LEVEL-003, SG-STATUS-013: nor does a victory, but for synergy and action tokens."""
        table = self.board()
        before = [member.clone() for member in table.crew.values()]
        put_enemy(table, "H . .|. . .|. . .", defense=1, attack=0)
        attack(table, "rafael", "wall", 6, *["go on"] * 2)
        play(table, "cover wall a1")
        while any(line.startswith("cover") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("cover")))

        assert table.combat is None
        assert ([*table.crew.values()], table.adventures["gear"]) == (before, 1)

    def test_a_defeat_leaves_level_cards(self) -> None:
        """SG-LEVEL-003: bought for good: after a defeat Mac has his level cards still."""
        table = wear(at_sea(), "mac", "world-lore", "survivor")
        settled(beat_crew(table))

        assert table.crew["mac"].levels == ("world-lore", "survivor")
