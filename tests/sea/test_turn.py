"""The turn: SG-TURN."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import ROOMS
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    beat_crew,
    doing,
    effects,
    exploring,
    fallen,
    give_command,
    hold,
    offered,
    place_cube,
    play,
    put_enemy,
    refused,
    settled,
    under_way,
    wear,
)

DECK = ("begin turn", "use deck", "do command", "leave deck")
BRIDGE = ("begin turn", "use bridge", "do all", "fate 4")
SKIP = ("skip action", "skip action")


class TestOrder:
    """Whose turn it is."""

    def test_turns_pass_clockwise(self) -> None:
        """SG-TURN-001: with P3 first of three, four turns belong to P3, P1, P2 and P3."""
        table = at_start(3, first="p3")
        active = [table.captain]
        for room, event in ((DECK, "hidden-supplies"), (BRIDGE, "choppy-seas")):
            play(table, *room, f"event {event}", *SKIP)
            active.append(table.captain)
        play(table, *DECK, "event merchant-vessel", "choose b", *SKIP)
        active.append(table.captain)

        assert active == [2, 0, 1, 2]
        assert table.turn == 4

    def test_nobody_is_passed_over(self) -> None:
        """SG-TURN-001: a player whose crew has no health left has a turn all the same, and Odessa with it."""
        table = at_sea(3)
        fallen(table, *(name for name, seat in table.controllers.items() if seat == 1))
        play(table, "skip action", "skip action")

        assert table.captain == table.controller("odessa") == 1
        assert table.turn == 2

    def test_the_captain_token_passes_to_the_left(self) -> None:
        """SG-TURN-009: after P1's second action P2 is active, one turn has been counted, and Odessa is P2's."""
        table = play(at_sea(2), "skip action")
        before = (table.captain, table.turn)
        play(table, "skip action")

        assert before == (0, 1)
        assert (table.captain, table.turn, table.controller("odessa")) == (1, 2, 1)
        assert waiting(table)[1] == 1

    def test_a_solo_player_keeps_the_token(self) -> None:
        """SG-TURN-011: with one player three turns belong to that player, and Odessa never changes hands."""
        table = at_start()
        active = []
        for room, event in ((DECK, "hidden-supplies"), (BRIDGE, "choppy-seas"), (DECK, "lost-sailor")):
            active.append((table.turn, table.captain, table.controller("odessa")))
            play(table, *room, f"event {event}", *SKIP)

        assert active == [(1, 0, 0), (2, 0, 0), (3, 0, 0)]

    def test_odessa_obeys_the_active_player(self) -> None:
        """SG-TURN-003: Odessa's abilities are the active player's to use and pay for, and nobody else's."""
        table = give_command(at_sea(2), 0, 2)
        barred = [refused(table, line).rule for line in ("activate odessa draw", "activate odessa draw by p2")]
        unseen = view(table, 1)["options"]
        play(table, *SKIP)
        give_command(doing(table, TakeAction()), 0, 2)
        seen = view(table, 1)["options"]
        play(table, "activate odessa draw", "fate 4")

        assert barred == ["SG-CMD-008"] * 2
        assert isinstance(unseen, list)
        assert isinstance(seen, list)
        assert "activate odessa draw" not in unseen
        assert "activate odessa draw" in seen
        assert (table.pools[1], len(table.hands[1]), table.crew["odessa"].command) == (0, 1, 2)

    def test_odessa_fights_and_explores_for_the_active_player(self) -> None:
        """SG-TURN-003: in P2's turn Odessa's attack and, in a story, her ability are P2's; P1 has no say in them."""
        table = put_enemy(at_sea(2, first="p2"))
        assert table.actor(("attack", "wall", "with", "odessa", "using", "rifle")) == 1

        table = exploring(give_command(at_sea(2, first="p2"), 2, 0), 2)
        assert "activate odessa draw" not in offered(table)
        give_command(table, 0, 2)
        assert table.exploring
        assert "activate odessa draw" in offered(table)
        assert table.actor(("activate", "odessa", "draw")) == 1


class TestPhases:
    """Start, ship action, event, two actions, end."""

    def test_a_phase_is_finished_before_the_next(self) -> None:
        """SG-TURN-002: exploring is refused in the ship action and in the event, and accepted after both."""
        table = play(at_start(), "begin turn")
        early = [refused(table, "explore 2").rule]
        play(table, "use deck")
        early.append(refused(table, "explore 2").rule)
        play(table, "do command", "leave deck")
        early.append(refused(table, "explore 2").rule)
        play(table, "event merchant-vessel")
        early.append(refused(table, "travel").rule)
        play(table, "choose b", "explore 2")

        assert early == ["SG-TURN-002"] * 4
        assert table.exploring

    def test_the_start_of_a_turn(self) -> None:
        """SG-TURN-004: first the chance to save, then venom, then the easy-mode command, then the ship action."""
        table = at_start(2, easy="on")
        table.crew["mac"].statuses = ("venom",)
        play(again(table), "save game", "begin turn")
        told = [log_event[0] for log_event in table.log_events]

        assert len(table.log.saves) == 1
        assert (table.crew["mac"].damage, table.pools) == (1, [1, 0])
        assert told.index("damage") < told.index("gained-command")
        assert "use bridge" in offered(table)
        assert refused(table, "save game").rule == "SG-SAVE-001"

    def test_the_ship_action_cannot_be_skipped(self) -> None:
        """SG-TURN-005: with a full hand a room must still be chosen, and a fourth card is discarded."""
        table = hold(at_ship(), 0, "triage-5", "refine-1", "rally-6")
        barred = refused(table, "skip room")
        assert offered(table)[:5] == [f"use {room}" for room in ROOMS]
        assert all(line.startswith(("use ", "unequip ", "activate ")) for line in offered(table))
        play(table, "use sick-bay", "do draw", "fate 4")
        drops = offered(table)
        play(table, "drop rally-6")

        assert barred.rule == "SG-TURN-005"
        assert len(drops) == 4
        assert all(line.startswith("drop") for line in drops)
        assert len(table.hands[0]) == 3
        assert table.discard == ["rally-6"]

    def test_nor_where_every_room_is_closed(self) -> None:
        """SG-TURN-005: the figure moves to a closed room then, without effect, and may not stay there next time."""
        table = at_ship()
        for room in ROOMS:
            table.cubes[room] = 2
        play(again(table), "enter galley")
        assert (table.room, table.hands, table.pools) == ("galley", [[]], [0])

        doing(table, ShipAction())
        assert refused(table, "enter galley").rule == "SG-SHIP-002"


class TestActions:
    """Two actions a turn."""

    def test_the_same_action_twice(self) -> None:
        """SG-TURN-006: location 9 may be explored twice; a third action is refused."""
        table = at_sea()
        table.region = "2.mouth"
        play(again(table), "explore 9", "choose c", "explore 9", "choose c")

        assert table.turn == 2
        assert refused(table, "explore 9").rule == "SG-TURN-002"

    @pytest.mark.parametrize("action", ["travel", "explore 4", "explore 58", "market", "port", "skip action"])
    def test_the_kinds_of_action(self, action: str) -> None:
        """SG-TURN-006: an action is travel, explore, market or port, or it is skipped."""
        table = at_sea()
        table.region = "2.stairs"

        assert offered(again(table))[:6] == ["travel", "explore 4", "explore 58", "market", "port", "skip action"]
        play(table, action)
        assert table.actions == 1

    @pytest.mark.parametrize("first", ["skip action", "port"])
    def test_the_second_action_has_the_same_choice(self, first: str) -> None:
        """SG-TURN-006: after a first action every kind is open again, the one just taken too."""
        table = at_sea()
        table.region = "2.stairs"
        play(again(table), first)
        if first == "port":
            play(table, "leave port")

        assert offered(table)[:6] == ["travel", "explore 4", "explore 58", "market", "port", "skip action"]
        play(table, "port", "leave port")
        assert (table.turn, offered(table)[0]) == (2, "begin turn")

    def test_a_skipped_action_gives_command(self) -> None:
        """SG-TURN-007: with a pool of 2 and a supply of 1, two skipped actions make 3 and 0."""
        table = give_command(at_sea(2), 2, 11)
        table.crew["mac"].fatigue, table.crew["odessa"].fatigue = 2, 1
        play(again(table), *SKIP)

        assert table.pools == [3, 11]
        assert (table.supply, table.crew["mac"].fatigue, table.crew["odessa"].fatigue) == (0, 2, 1)

    @pytest.mark.parametrize("pool", [0, 6, 12])
    def test_whatever_the_pool_holds(self, pool: int) -> None:
        """SG-TURN-007: each skipped action gives 1, however much the player has, and nobody else gains any."""
        table = play(give_command(at_sea(2), pool, 0), "skip action")
        assert table.pools == [pool + 1, 0]

        assert play(table, "skip action").pools == [pool + 2, 0]

    def test_an_action_is_skipped_without_command_too(self) -> None:
        """SG-TURN-007, 008: with an empty supply a skipped action gives nothing, and is used all the same."""
        table = play(give_command(at_sea(2), 2, 12), "skip action")
        assert (table.pools, table.actions) == ([2, 12], 1)

        assert play(table, "skip action").captain == 1

    def test_actions_cannot_be_saved(self) -> None:
        """SG-TURN-008: the turn cannot end before both actions are taken or skipped, and the next has two again."""
        table = play(at_sea(), "skip action")
        barred = refused(table, "end turn")
        play(table, "skip action", *DECK, "event hidden-supplies")

        assert barred.rule == "SG-TURN-008"
        assert (table.turn, table.actions) == (2, 2)
        play(table, *SKIP)
        assert offered(table)[0] == "begin turn"

    def test_an_action_that_a_defeat_took_is_not_made_up_for(self) -> None:
        """SG-TURN-008: a defeat in the first action takes the second; the next turn has two actions, not three."""
        table = play(at_sea(2), "skip action")
        assert table.actions == 1
        settled(beat_crew(table))

        assert (table.captain, table.actions) == (1, 2)
        doing(table, TakeAction(), EndTurn())
        assert offered(play(table, *SKIP))[0] == "begin turn"


class TestEnd:
    """The end of a turn."""

    def test_turn_end_effects_come_before_the_token_passes(self) -> None:
        """SG-TURN-010: the event's turn-end effect hits P1, and P1, not P2, may attempt it."""
        table = under_way(doing(at_sea(2), TakeAction(), EndTurn()), "broken-boiler")
        play(give_command(table, 0, 3), *SKIP)
        pools, decider = list(table.pools), waiting(table)[1]
        shown = offered(table)[:2]
        play(table, "attempt broken-boiler", "join audrie", "go on")

        assert pools == [1, 3]
        assert decider == table.captain == 0
        assert shown == ["attempt broken-boiler", "decline broken-boiler"]

    def test_then_the_token_passes(self) -> None:
        """SG-TURN-010: once the attempt is declined P2 is active, and is not asked about it."""
        table = under_way(doing(at_sea(2), TakeAction(), EndTurn()), "broken-boiler")
        play(table, *SKIP, "decline broken-boiler")

        assert table.captain == 1
        assert offered(table)[0] == "begin turn"

    def test_every_ongoing_event_has_its_turn_end(self) -> None:
        """SG-TURN-010: the leak follows the boiler in the order drawn, cleared or not, and P1 is asked about both."""
        table = doing(at_sea(2), TakeAction(), EndTurn())
        under_way(under_way(table, "broken-boiler"), "unexplained-leak")
        play(give_command(table, 3, 0), *SKIP)
        assert offered(table)[0] == "attempt broken-boiler"

        place_cube(play(table, "decline broken-boiler"), 3)
        assert (offered(table)[0], waiting(table)[1]) == ("attempt unexplained-leak", 0)

        play(table, "decline unexplained-leak")
        assert (table.captain, offered(table)[0]) == (1, "begin turn")

    def test_a_bonus_for_this_turn_ends_with_it(self) -> None:
        """SG-TURN-012: travel +1 this turn makes a 3 go two regions; for the next player it goes one."""
        table = effects(at_sea(2), "travel +1 this turn")
        first = moves(table)
        play(table, "skip action")
        second = moves(doing(table, TakeAction()))

        assert (first, second) == (2, 1)

    def test_what_counts_once_a_turn_counts_in_each(self) -> None:
        """SG-TURN-012: Iron Will, used in one turn, can be used in the next, and again in the one after it."""
        table = wear(at_sea(), "mac", "iron-will-3")
        for turn in (1, 2, 3):
            play(effects(table, "challenge STRENGTH 9"), "join mac", "go on", "fate 4", "play iron-will-3 strength")
            assert refused(table, "play iron-will-3 strength").key == "once-a-turn"
            assert table.turn == turn
            table.crew["mac"].fatigue = 0
            play(play(table, "go on"), *SKIP)
            doing(table, TakeAction(), EndTurn())

    def test_a_bonus_for_this_turn_serves_both_actions(self) -> None:
        """SG-TURN-012: it ends when the token passes, not when it has been used."""
        table = effects(at_sea(2), "travel +1 this turn")

        assert (moves(table), moves(table)) == (2, 2)
        assert (table.captain, table.turn_travel) == (1, 0)


def moves(table: SeaTable) -> int:
    """How far the ship comes with fate 3 and nobody at the helm, back and forth over the stairs."""
    play(table, "travel", "go on", "fate 3")
    if "go on" in offered(table):
        play(table, "go on")
    count = 0
    while "stop sailing" in offered(table):
        play(table, "sail 2.stairs" if table.region != "2.stairs" else "sail 2.quay")
        count += 1
    return count
