"""The end of a turn: turn-end effects, venom, the watch and the token (DS-ENDT)."""

from __future__ import annotations

from sleeping_gods.kernel.table import decision_of
from sleeping_gods.skies.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import damage_on, doing, fallen, offered, play, refused, told

from .tables import ail, health, hurt, in_play, on_map, reprint, stock

FIRST, SECOND = "thin-ice", "lying-compass"
"""Two events of the pack, reprinted here."""


def last_time(players: int = 1, **turn_ends: str) -> SkiesTable:
    """All time is spent; events lie in play in the order given: ``last_time(first="lose 1 health")``."""
    table = on_map(players)
    table.spent = 5
    names = {"first": FIRST, "second": SECOND}
    for key, line in turn_ends.items():
        reprint(table, names[key], turn_end=(line,), stays=True)
        in_play(table, names[key])
    return hurt(table)


def out_of_time(table: SkiesTable) -> SkiesTable:
    """The action step of the turn that has just begun, without its draw and event, with all time spent."""
    table.phase, table.spent = "actions", 5
    return doing(table, TakeAction(), EndTurn())


class TestOrder:
    """DS-ENDT-001, 002, 004."""

    def test_turn_end_effects_come_before_the_watch(self) -> None:
        """DS-ENDT-001: a turn-end text resolves while the watch is still on its last position."""
        table = play(last_time(first="lose 1 health"), "end turn")

        assert told(table, "turn-end-effect") == [(FIRST,)]
        assert (table.phase, table.spent) == ("end", 5)
        play(table, "hurt ed")
        assert table.spent == 0

    def test_the_watch_goes_back(self) -> None:
        """DS-ENDT-002: the watch at 5: when step 4 is done it is at 0."""
        table = last_time()
        assert table.spent == 5
        play(table, "end turn")

        assert (table.spent, table.phase) == (0, "start")
        assert isinstance(decision_of(table), BeginTurn)

    def test_an_event_that_has_left_in_the_meantime(self) -> None:
        """DS-EVNT-006, DS-ENDT-004: completed while the first one's damage is dealt, the second one's text is gone."""
        table = last_time(first="lose 1 health", second="gain 1 torch")
        reprint(table, SECOND, turn_end=("gain 1 torch",), complete=("gain 1 rope",), stays=True)
        play(table, "end turn", f"complete {SECOND}", "hurt ed")

        assert (table.goods["rope"], table.goods["torch"], table.active) == (1, 0, {FIRST: 0})
        assert (health(table, "ed"), isinstance(decision_of(table), BeginTurn)) == (7, True)

    def test_from_the_longest_in_play_to_the_newest(self) -> None:
        """DS-ENDT-004: the event that lies there longest is first, whatever its name; then the newer one."""
        older_first = play(last_time(first="gain 1 rope", second="gain 1 torch"), "end turn")
        assert told(older_first, "turn-end-effect") == [(FIRST,), (SECOND,)]
        other_way = play(last_time(second="gain 1 torch", first="gain 1 rope"), "end turn")

        assert told(other_way, "turn-end-effect") == [(SECOND,), (FIRST,)]
        assert (other_way.goods["rope"], other_way.goods["torch"]) == (1, 1)

    def test_then_venom(self) -> None:
        """DS-ENDT-004: 'turn end: 1 damage' and Ed with venom at 2: put on Ed he goes to 1, then to 0 by venom."""
        table = hurt(ail(last_time(first="lose 1 health"), "ed", "venom"), ed=6)
        assert health(table, "ed") == 2
        play(table, "end turn")
        assert health(table, "ed") == 2
        play(table, "hurt ed")

        assert told(table, "damage") == [("ed", 1), ("ed", 1)]
        assert told(table, "fell") == [("ed",)]
        assert health(table, "ed") == 0

    def test_venom_once_each_turn(self) -> None:
        """DS-ENDT-004: venom bites whoever bears it, once."""
        table = play(ail(last_time(), "miguel", "venom"), "end turn")

        assert damage_on(table) == {"miguel": 1}

    def test_defeat_is_checked_after_each_damage(self) -> None:
        """DS-ENDT-004: the first event fells the last who stands: defeat comes before the second event."""
        table = last_time(first="lose 1 health", second="lose 1 health")
        hurt(fallen(table, "claire", "ezarius", "jessie", "miguel"), ed=7)
        play(table, "end turn", "hurt ed")

        assert table.defeats == 1
        assert told(table, "turn-end-effect") == [(SECOND,)]
        assert damage_on(table) == {}
        play(table, "hurt jessie")
        assert damage_on(table) == {"jessie": 1}
        assert (table.spent, table.phase) == (0, "start")

    def test_defeat_by_venom(self) -> None:
        """DS-ENDT-004: venom fells the last who stands: that is a defeat, and the turn still ends."""
        table = ail(last_time(), "ed", "venom")
        play(hurt(fallen(table, "claire", "ezarius", "jessie", "miguel"), ed=7), "end turn")

        assert (table.defeats, damage_on(table), table.spent) == (1, {}, 0)

    def test_a_discarded_event_does_nothing_more(self) -> None:
        """DS-ENDT-001: only events in play have a turn end: one that the first of them discards says no more."""
        table = play(last_time(first="discard this event"), "end turn")
        assert FIRST not in table.active
        play(table, "begin turn")

        assert told(table, "turn-end-effect") == []


class TestToken:
    """DS-ENDT-003."""

    def test_it_passes_to_the_left(self) -> None:
        """DS-ENDT-003: 2 players and seat 2 active: when the turn ends seat 1 is active and controls Claire."""
        table = last_time(2)
        table.captain = 1
        assert table.controller("claire") == 1
        play(hurt(table), "end turn")

        assert table.captain == 0
        assert table.controller("claire") == 0
        assert told(table, "turn") == [(table.turn, 0)]
        assert offered(table)[0] == "begin turn"

    def test_around_the_table(self) -> None:
        """DS-ENDT-003: with three players each has a turn before the first again."""
        table, seats = last_time(3), []
        for _ in range(4):
            seats.append(table.captain)
            out_of_time(play(table, "end turn"))

        assert seats == [0, 1, 2, 0]

    def test_after_a_turn_that_ends_early(self) -> None:
        """DS-ENDT-002, DS-ENDT-003, DS-EVNT-006: ended with 1 time left, the events speak, watch and token go on."""
        table = last_time(3, first="gain 1 rope")
        table.spent = 4
        play(hurt(table), "end turn")

        assert (table.captain, table.spent, table.goods["rope"]) == (1, 0, 1)
        out_of_time(table)
        table.spent = 4
        play(hurt(table), "end turn")
        assert (table.captain, table.spent, table.goods["rope"]) == (2, 0, 2)


class TestNobodyRises:
    """DS-ENDT-005."""

    def test_not_in_step_4(self) -> None:
        """DS-ENDT-005: Ed at 0 health: an ogroot for him in step 4 is refused, though the bonus time is there."""
        table = fallen(stock(last_time(first="lose 1 health"), ogroot=1), "ed")
        table.spent = 4
        play(hurt(table), "end turn")

        assert refused(table, "use ogroot heal by p1").rule == "DS-ENDT-005"

    def test_others_can_be_healed(self) -> None:
        """DS-ENDT-005: who still stands may be healed in step 4; Ed at 0 is no target."""
        table = hurt(fallen(stock(last_time(first="lose 1 health"), ogroot=1), "ed"), miguel=2)
        table.spent = 4
        play(hurt(table), "end turn", "use ogroot heal by p1")

        assert offered(table)[0] == "heal miguel"
        assert refused(table, "heal ed").rule == "DS-ENDT-005"

    def test_after_venom(self) -> None:
        """DS-ENDT-005: Ed at 0 after venom: in a story that opens as the turn ends he cannot be raised."""
        table = hurt(ail(stock(last_time(), ogroot=1), "ed", "venom"), ed=7)
        table.due = ["119"]
        play(hurt(table), "end turn")

        assert (table.paragraph, table.phase, health(table, "ed")) == ("119", "end", 0)
        assert refused(table, "use ogroot heal by p1").rule == "DS-ENDT-005"

    def test_not_with_the_bonus_token_either(self) -> None:
        """DS-ENDT-005: with a space of the watch and the bonus token left an ogroot raises nobody in step 4."""
        table = fallen(stock(last_time(first="lose 1 health"), ogroot=1), "ed")
        table.spent, table.bonus = 4, True
        play(hurt(table), "end turn")

        assert table.phase == "end"
        assert not [line for line in offered(table) if line.startswith("use ogroot")]
