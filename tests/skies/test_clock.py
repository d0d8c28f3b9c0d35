"""The time track: DS-TIME."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.skies.chapters.clock import SPACES, time_left
from sleeping_gods.skies.chapters.events import EventPhase
from sleeping_gods.skies.chapters.turn import COSTS, Actions, BeginTurn, EndTurn
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view

from ..bed import again, doing, draw_any, hold, offered, play, refused
from .tables import draw_event, hurt, in_play, on_map, own, stands, stock, story, tire

TIMED = ("travel", "explore", "fly", "repair")


def at(table: SkiesTable, position: int, *, bonus: bool = False) -> SkiesTable:
    """The watch stands at a position; the active player may hold the bonus token."""
    table.spent, table.bonus = position, bonus
    return again(table)


def timed(table: SkiesTable) -> list[str]:
    """The actions on offer that cost time."""
    return [line for line in offered(table) if line.split()[0] in TIMED]


def next_actions(table: SkiesTable) -> SkiesTable:
    """The turn that is about to begin comes to its action step; its event changes nothing of the track."""
    draw_any(play(table, "begin turn"), 2)
    mild = [line for line in ("event frozen-garden", "event clear-morning") if line in offered(table)]
    return play(table, mild[0])


def dealt(table: SkiesTable) -> SkiesTable:
    """The adventure discards have been dealt out."""
    while waits_for_chance(table):
        draw_any(table, 1)
    return table


class TestTheTrack:
    """Five spaces."""

    def test_five_time(self) -> None:
        """DS-TIME-001: after five squares of travel no time is left, and a sixth is refused."""
        table = play(on_map(), *["travel east", "travel west"] * 2, "travel east")

        assert (table.spent, time_left(table)) == (5, 0)
        assert refused(table, "travel west").rule == "DS-TIME-005"

    def test_the_watch_moves_by_what_is_spent(self) -> None:
        """DS-TIME-002: it starts at turn start; exploring moves it 2 spaces, a square of travel 1."""
        table = on_map()

        assert table.spent == 0

        play(table, "explore 2")

        assert table.spent == 2

        table = play(on_map(), "travel east")

        assert table.spent == 1

    def test_it_starts_anew_each_turn(self) -> None:
        """DS-TIME-002: at the start of the next turn it is back on turn start."""
        table = play(at(on_map(), 5), "end turn")

        assert (table.spent, time_left(table)) == (0, SPACES)

    def test_positions(self) -> None:
        """DS-TIME-003: with 4 time spent it stands at position 4, the second to last, and ending early is offered."""
        table = play(on_map(), *["travel east", "travel west"] * 2)

        assert (SPACES, table.spent, view(table, 0)["time"]) == (5, 4, 1)
        assert "end turn" in offered(table)

    @pytest.mark.parametrize("position", [-1, 6])
    def test_nowhere_else(self, position: int) -> None:
        """DS-TIME-003: there are positions 0 to 5 and no others."""
        table = on_map()
        table.spent = position

        assert table.violations() == [f"the watch at {position}"]


class TestActions:
    """What there is to do, and what it costs."""

    def test_five_actions(self) -> None:
        """DS-TIME-004: camp 0, travel 1, explore 2, fly 2, repair 1, and nothing else."""
        table = on_map()
        table.plane_health = 1
        again(table)
        acts = {line.split()[0] for line in offered(table) if not table.is_act(tuple(line.split()))}

        assert COSTS == {"camp": 0, "travel": 1, "explore": 2, "fly": 2, "repair": 1}
        assert acts == {"camp", "travel", "explore", "fly", "repair"}
        assert refused(table, "port").rule == refused(table, "market").rule == "DS-PREV-002"

    def test_what_they_cost(self) -> None:
        """DS-TIME-004: flying, exploring and repairing spend 2 + 2 + 1 = 5; camping spends nothing."""
        table = tire(on_map(), ed=0)
        table.plane_health = 5
        play(again(table), "fly to geysers", "fate 8")

        assert (table.spent, table.plane_health) == (2, 3)

        story(table, "# 74 Test\n\n## 74 Test\n\nProse.\n\n> return to the map\n")
        play(table, "explore 74")

        assert table.spent == 4

        play(dealt(play(table, "camp")), "repair", "go on", "fate 1", "go on")

        assert (table.spent, table.camps) == (5, 1)

    @pytest.mark.parametrize(("left", "able"), [(2, {"travel", "explore", "fly", "repair"}), (1, {"travel", "repair"})])
    def test_what_can_be_paid_for(self, left: int, able: set[str]) -> None:
        """DS-TIME-005: with 1 time left actions of 2 cannot be started; with 2 they can."""
        table = on_map()
        table.plane_health = 1
        at(table, 5 - left)

        assert {line.split()[0] for line in timed(table)} == able

    @pytest.mark.parametrize("line", ["explore 2", "fly to geysers"])
    def test_the_token_helps_to_pay(self, line: str) -> None:
        """DS-TIME-005: with 1 time left an action of 2 is refused; with the bonus token it is allowed, and spent."""
        table = at(on_map(), 4)

        assert refused(table, line).rule == "DS-TIME-005"

        play(at(table, 4, bonus=True), line)

        assert (table.spent, table.bonus, time_left(table)) == (5, False, 0)

    def test_an_action_is_played_out_before_the_turn_ends(self) -> None:
        """DS-TIME-006: explore at position 3: the story is played in full, and only then can step 4 begin."""
        table = play(at(stands(on_map(), "2:b1"), 3), "explore 38")

        assert (table.spent, table.phase) == (5, "actions")
        assert refused(table, "end turn").rule == "DS-TURN-002"

        play(table, "choose b")

        assert timed(table) == []

        play(table, "end turn")

        assert table.agenda[-1] == BeginTurn()

    def test_the_last_space_ends_the_turn(self) -> None:
        """DS-TIME-006: on the last space no timed action is left, only the end of the turn and what is free."""
        table = at(on_map(), 5)

        assert [line for line in offered(table) if not table.is_act(tuple(line.split()))] == ["camp", "end turn"]


class TestEndingEarly:
    """The second to last space, and the token."""

    def test_from_position_four(self) -> None:
        """DS-TIME-007: at 4 the turn may be ended; at 3 and before that is refused."""
        assert play(at(on_map(), 4), "end turn").agenda[-1] == BeginTurn()
        for position in range(4):
            assert refused(at(on_map(), position), "end turn").rule == "DS-TIME-007"

    def test_the_player_on_the_left_has_six(self) -> None:
        """DS-TIME-008: seat 1 ends at 4; seat 2 can spend 6 time in all, and not 7."""
        table = next_actions(play(at(on_map(2), 4), "end turn"))

        assert (table.captain, table.bonus, time_left(table)) == (1, True, 6)

        play(table, *["travel east", "travel west"] * 3)

        assert (table.spent, table.bonus) == (5, False)
        assert refused(table, "travel east").rule == "DS-TIME-005"

    def test_no_token_for_a_full_turn(self) -> None:
        """DS-TIME-008: who uses the last time gives nothing to the left."""
        table = next_actions(play(at(on_map(2), 5), "end turn"))

        assert (table.bonus, time_left(table)) == (False, 5)

    def test_not_before_step_three(self) -> None:
        """DS-TIME-009: in the draw and event steps the token is no time; in step 3 it is."""
        table = play(at(on_map(2), 4), "end turn")
        seen = [time_left(table)]
        play(table, "begin turn")
        seen.append(time_left(table))
        draw_any(table, 2)
        seen.append(time_left(table))
        play(table, "event thin-ice")
        seen.append(time_left(table))

        assert table.bonus
        assert seen == [5, 5, 5, 5]

        play(table, "go on", "fate 7", "go on")
        while any(line.startswith(("hurt", "afflict")) for line in offered(table)):
            play(table, offered(table)[0])

        assert (table.phase, time_left(table)) == ("actions", 6)

    def test_it_raises_nobody_in_the_event_step(self) -> None:
        """DS-TIME-009: with the watch on the last space the token pays for a revival in step 3, and not before."""
        table = stock(hurt(at(on_map(), 5, bonus=True), ed=8), ogroot=1)

        assert "use ogroot heal by p1" in offered(table)

        draw_event(table, "thin-ice")

        assert refused(table, "use ogroot heal by p1").key == "no-time-to-rise"

    def test_only_one_token(self) -> None:
        """DS-TIME-010: seat 2 holds it unspent, and ends at 4; seat 3 has 1 bonus time, not 2."""
        table = next_actions(play(at(on_map(3), 4), "end turn"))
        play(table, *["travel east", "travel west"] * 2, "end turn")
        next_actions(table)

        assert (table.captain, table.bonus, time_left(table)) == (2, True, 6)

    def test_five_of_six_pass_one_on(self) -> None:
        """DS-TIME-010: seat 2 has the token and spends 5 of 6 time: the one that is left goes on to seat 3."""
        table = next_actions(play(at(on_map(3), 4), "end turn"))
        play(table, *["travel east", "travel west"] * 2, "travel east", "end turn")
        next_actions(table)

        assert (table.captain, table.bonus, time_left(table)) == (2, True, 6)

    def test_six_of_six_pass_nothing_on(self) -> None:
        """DS-TIME-010: who spends all 6 has spent the token too, and the turn after has 5 time again."""
        table = next_actions(play(at(on_map(3), 4), "end turn"))
        play(table, *["travel east", "travel west"] * 3, "end turn")
        next_actions(table)

        assert (table.captain, table.bonus, time_left(table)) == (2, False, 5)

    def test_the_last_space_with_the_token(self) -> None:
        """DS-TIME-011: at 5 with the token a square of travel is legal; then the turn can only end."""
        table = at(on_map(), 5, bonus=True)

        assert "end turn" in offered(table)

        play(table, "travel east")

        assert (table.spent, table.bonus) == (5, False)
        assert timed(table) == []

    def test_the_token_may_be_declined(self) -> None:
        """DS-TIME-011: the turn ends as well when the token is not spent."""
        assert play(at(on_map(), 5, bonus=True), "end turn").agenda[-1] == BeginTurn()

    def test_alone(self) -> None:
        """DS-TIME-013: a lone player who ends early has 6 time on the next turn."""
        table = next_actions(play(at(on_map(), 4), "end turn"))

        assert (table.captain, table.turn, time_left(table)) == (0, 2, 6)


class TestFreeThings:
    """What costs no time, and when time passes by itself."""

    def test_camping_on_the_last_space(self) -> None:
        """DS-TIME-012: at 5 camping is allowed and crosses off a camp; travel is refused."""
        table = dealt(play(at(on_map(), 5), "camp"))

        assert (table.camps, table.spent) == (1, 5)
        assert refused(table, "travel east").rule == "DS-TIME-005"
        assert "end turn" in offered(table)

    def test_everything_free_on_the_last_space(self) -> None:
        """DS-TIME-012: equip, play a card, complete an event and refuel are possible before the end."""
        table = own(hold(on_map(), 0, "plain-craft-6", "dare-2"), 0, "canteen")
        table.fuel, table.plane = 1, "geysers"
        in_play(stock(hurt(table, ed=1), meat=2), "cracked-stove")
        at(table, 5)
        free = [
            "equip plain-craft-6 on ed",
            "play canteen heal",
            "complete cracked-stove",
            "refuel",
            "camp",
            "end turn",
        ]

        assert [line for line in free if line not in offered(table)] == []

    def test_no_waiting(self) -> None:
        """DS-TIME-014: as long as a timed action is legal the watch cannot be moved on."""
        assert refused(on_map(), "let time pass").rule == "DS-TIME-014"

    def test_nothing_left_to_do(self) -> None:
        """DS-TIME-014: at a distant location that is crossed off, without fuel, time passes, and the turn ends."""
        table = stands(on_map(), "sapphire-pass")
        table.plane, table.fuel, table.crossed = "sapphire-pass", 0, [217]
        again(table)

        assert timed(table) == []
        assert "end turn" not in offered(table)

        play(table, "let time pass")

        assert table.spent == 5

        play(table, "end turn")

        assert (table.agenda[-1], table.early, table.bonus) == (BeginTurn(), False, False)

    @pytest.mark.parametrize(
        ("crossed", "fuel", "damage", "left"), [([], 0, 0, "explore"), ([217], 5, 0, "fly"), ([217], 0, 1, "repair")]
    )
    def test_any_timed_action_bars_waiting(self, crossed: list[int], fuel: int, damage: int, left: str) -> None:
        """DS-TIME-014: where nobody can travel, exploring, flying or repairing alone is something to do."""
        table = stands(on_map(), "sapphire-pass")
        table.plane, table.fuel, table.crossed = "sapphire-pass", fuel, crossed
        table.plane_health -= damage
        again(table)

        assert {line.split()[0] for line in timed(table)} == {left}
        assert refused(table, "let time pass").rule == "DS-TIME-014"

    def test_time_that_has_passed_is_followed_by_what_is_free(self) -> None:
        """DS-TIME-012, DS-TIME-014: after letting time pass the turn goes on until its end is confirmed."""
        table = stands(own(hurt(on_map(), ed=1), 0, "canteen"), "sapphire-pass")
        table.plane, table.fuel, table.crossed = "sapphire-pass", 0, [217]
        play(again(table), "let time pass")

        assert (table.phase, {"camp", "end turn", "play canteen heal"} <= {*offered(table)}) == ("actions", True)
        assert "let time pass" not in offered(table)

    def test_letting_time_pass_takes_the_token_along(self) -> None:
        """DS-TIME-010, DS-TIME-014: who lets time pass has none left, so the token goes to nobody."""
        table = stands(at(on_map(2), 2, bonus=True), "sapphire-pass")
        table.plane, table.fuel, table.crossed = "sapphire-pass", 0, [217]
        play(again(table), "let time pass")
        assert time_left(table) == 0

        play(table, "end turn")
        assert (table.agenda[-1], table.captain, table.bonus) == (BeginTurn(), 1, False)

    def test_too_little_time_for_anything(self) -> None:
        """DS-TIME-014: what is there but cannot be paid for does not count; the end may be early at 4."""
        table = stands(on_map(), "sapphire-pass")
        table.plane = "sapphire-pass"
        at(table, 4)

        assert timed(table) == []
        assert "end turn" in offered(table)
        assert refused(table, "let time pass").rule == "DS-TIME-014"

    def test_the_action_step_comes_after_the_event(self) -> None:
        """DS-TIME-009: steps 1 and 2 spend nothing of the track."""
        table = doing(on_map(), EventPhase(), Actions(), EndTurn())

        assert (table.phase, table.spent) == ("event", 0)
