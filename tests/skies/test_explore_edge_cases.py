"""Explore: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import is_over
from sleeping_gods.skies.chapters.camp_row import OpenDue
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.cards import Use
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import (
    again,
    draw_any,
    effects,
    fallen,
    hold,
    offered,
    play,
    refused,
    told,
)

from .tables import (
    draw_event,
    exploring,
    facing,
    health,
    hurt,
    in_play,
    on_map,
    own,
    passed,
    repack,
    reprint,
    stands,
    stock,
    story,
    tire,
    wear,
)

PRICES = """# 902 Prices

## 902 A shop

- (a) Pay.
  > cost 2 rope
  > gain 1 torch
  > return to the map
- (b) Look.
  > return to the map
"""
DOORS = """# 905 Doors

## 905 Two doors

- (a) The low door.
  > needs crew ed
  > gain 1 meat
  > return to the map
- (b) The high door.
  > cost 2 torch
  > return to the map
- (c) Away.
  > return to the map
"""
LEDGE = """# 901 Ledge

## 901 A ledge

- (a) Climb.
  > challenge CUNNING 5
  > fail: turn to 901.20
  > turn to 901.11
- (b) Jump.
  > challenge CUNNING 5
  > turn to 901.11

## 901.11 The top

> gain 1 rope
> return to the map

## 901.20 The bottom

> gain 1 torch

- (a) Rest.
  > gain 1 meat
"""


def turn_of_another(table: SkiesTable) -> SkiesTable:
    """The turn ends, and that of the next player comes to its actions, through an event that changes nothing."""
    table.spent = 5
    draw_any(play(effects(table), "end turn", "begin turn"), 2)
    mild = [line for line in ("event frozen-garden", "event clear-morning") if line in offered(table)]
    return play(table, mild[0])


def dying(table: SkiesTable) -> SkiesTable:
    """Only Claire is left, with 1 health."""
    return hurt(table, claire=6, ed=8, ezarius=6, jessie=8, miguel=7)


class TestStories:
    """DS-EXPL-001 to 005, 007, 010. What opens, what waits, and what ends."""

    def test_exploring_costs_time_and_nothing_else(self) -> None:
        """DS-EXPL-001: 2 time: no stamina and no resource, in another player's turn as well."""
        table = stock(stands(on_map(2), "2:b1"), meat=2, rope=1)
        table.captain = 1
        play(table, "explore 38")

        assert (table.spent, told(table, "paragraph")) == (2, [("38",)])
        assert (table.goods["meat"], table.goods["rope"]) == (2, 1)
        assert {member.stamina for member in table.crew.values()} == {3}

    def test_a_paid_choice_costs_what_it_says(self) -> None:
        """DS-EXPL-003: 2 rope and nothing else: no time, no stamina, no health."""
        table = stock(exploring(story(on_map(2), PRICES), 902), rope=3)
        spent, stamina = table.spent, [member.stamina for member in table.crew.values()]
        play(table, "choose a")

        assert (table.goods["rope"], table.goods["torch"], table.spent) == (1, 1, spent)
        assert [member.stamina for member in table.crew.values()] == stamina
        assert not any(member.damage for member in table.crew.values())

    def test_all_choices_are_read_out(self) -> None:
        """DS-EXPL-002, 012: to every player, those that cannot be taken too; nothing of what they lead to."""
        table = exploring(story(fallen(on_map(2), "ed"), DOORS), 905)

        for seat in (0, 1):
            shown = view(table, seat)["story"]
            assert isinstance(shown, dict)
            choices = shown["choices"]
            assert isinstance(choices, dict)
            assert list(choices) == ["a", "b", "c"]
            assert "meat" not in str(shown)
        assert [line for line in offered(table) if line.startswith("choose")] == ["choose c"]
        assert refused(table, "choose a").rule == "DS-QUST-006"

    @pytest.mark.parametrize("number", [3, 4])
    def test_a_draw_of_1_may_do(self, number: int) -> None:
        """DS-EXPL-010: the result counts, not the draw: fate 1 and Ed's STRENGTH 2 pass 3 and fail 4."""
        table = play(facing(on_map(), "STRENGTH", number), "join ed", "go on", "fate 1", "go on")

        assert passed(table) is (number == 3)

    def test_the_token_outlasts_a_story(self) -> None:
        """DS-EXPL-005: back on the map the rest of the time is there, the bonus token with it."""
        table = stands(on_map(), "2:b1")
        table.bonus = True
        play(again(table), "explore 38", "choose b")

        assert (table.bonus, time_left(table)) == (True, 4)

    def test_a_challenge_without_a_penalty_is_read_on(self) -> None:
        """DS-EXPL-004: failed, the section in parentheses is read just as on success."""
        table = play(exploring(story(tire(on_map(), ed=0), LEDGE), 901), "choose b", "go on", "fate 1")

        assert (told(table, "paragraph"), table.goods["rope"], table.exploring) == ([("901.11",)], 1, False)

    def test_the_section_that_a_penalty_names_is_read_instead(self) -> None:
        """DS-EXPL-004: the one in parentheses is not read after it either, although it ends without a word."""
        table = play(exploring(story(tire(on_map(), ed=0), LEDGE), 901), "choose a", "go on", "fate 1")
        assert (told(table, "paragraph"), offered(table)[0]) == ([("901.20",)], "choose a")

        play(table, "choose a")
        assert (table.goods["torch"], table.goods["meat"], table.goods["rope"]) == (1, 1, 0)
        assert (table.exploring, told(table, "paragraph")) == (False, [])

    def test_a_location_stays_crossed_off_in_later_turns(self) -> None:
        """DS-EXPL-007: it cannot be explored in another player's turn either."""
        table = effects(stands(on_map(2), "2:b1"), "cross off location 38")
        turn_of_another(table)

        assert (table.captain, table.crossed) == (1, [38])
        assert refused(table, "explore 38").rule == "DS-EXPL-007"

    def test_a_story_is_part_of_the_turn(self) -> None:
        """DS-EXPL-005: what was used once this turn is still used when the party is back on the map, until the next."""
        table = wear(stands(on_map(2), "2:b1"), "ed", "dare-2")
        use = Use("use", parse_program(["gain 1 rope"]))
        printed = dataclasses.replace(table.pack.abilities["dare-2"], uses=(use,), passives=())
        repack(table, abilities={**table.pack.abilities, "dare-2": printed})
        play(table, "activate dare-2 use", "explore 38", "choose b")
        assert refused(table, "activate dare-2 use").rule == "DS-ABCA-012"

        assert play(turn_of_another(table), "activate dare-2 use").goods["rope"] == 2

    def test_a_story_that_is_due_waits_for_the_story_under_way(self) -> None:
        """DS-CAMP-010: an event's story crosses off the next-to-last camp: 119 opens after it, not in it."""
        text = "# 38 T\n\n## 38 T\nText.\n\n> cross off 1 camp\n\n- (a) Go.\n  > return to the map\n"
        table = stock(hurt(story(on_map(), text), ed=2), ogroot=1)
        table.camps = 10
        in_play(reprint(table, "thin-ice", complete=("turn to 38",), stays=True), "thin-ice")
        play(table, "complete thin-ice", "use ogroot heal by p1", "heal ed")
        assert (table.due, table.paragraph) == (["119"], "38")
        play(table, "choose a")

        assert (table.due, table.paragraph) == ([], "119")

    def test_an_end_story_that_stops_is_the_end(self) -> None:
        """DS-CAMP-010, DS-EXPL-005: a story that just returns ends the campaign in the end story only."""
        text = "# 38 T\n\n## 38 T\nText.\n\n- (a) Go.\n  > return to the map\n"
        for finale in (False, True):
            table = exploring(story(on_map(), text), 38)
            table.finale = finale
            play(table, "choose a")

            assert (table.over, is_over(table)) == (("end story", True) if finale else ("", False))

    def test_a_choice_once_per_visit(self) -> None:
        """DS-EXPL-012: a story that comes back to its page does not offer the choice again; the next visit does."""
        again_and = "  > once per visit\n  > gain 1 rope\n  > turn to 38\n"
        text = f"# 38 T\n\n## 38 T\nText.\n\n- (a) Ask.\n{again_and}- (b) Go.\n  > return to the map\n"
        table = play(exploring(story(on_map(), text), 38), "choose a")
        assert refused(table, "choose a").key == "taken-this-visit"
        play(table, "choose b")

        assert "choose a" in offered(exploring(table, 38))

    def test_an_event_in_step_four_that_beats_the_party(self) -> None:
        """DS-DEFT-006, DS-ENDT-004: the defeat is settled first, then the next event has its turn end."""
        table = hurt(fallen(on_map(), "claire", "ezarius", "jessie", "miguel"), ed=7)
        reprint(table, "thin-ice", turn_end=("lose 1 health by ed",), stays=True)
        reprint(table, "lying-compass", turn_end=("gain 1 rope", "lose 1 health by ed"), stays=True)
        in_play(in_play(table, "thin-ice"), "lying-compass")
        table.spent = 5
        play(again(table), "end turn")

        assert (table.defeats, table.goods["rope"], health(table, "ed")) == (1, 1, 7)
        assert (table.camps, table.turn, table.spent) == (3, 2, 0)

    def test_moving_the_plane_while_an_event_is_resolved(self) -> None:
        """DS-EVNT-013: the one just drawn is not in play yet, and one whose condition is not met stays."""
        table = own(stands(tire(on_map(), ed=0), "2:a1"), 0, "eugene")
        threat = ("gain 1 threat", "lose 1 health")
        reprint(table, "thin-ice", do=threat, complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        meat = ("gain 1 meat",)
        reprint(table, "lying-compass", complete=meat, complete_if="3 threat", complete_when="plane-moved", stays=True)
        draw_event(in_play(table, "lying-compass", 2), "thin-ice")
        play(table, "play eugene fly", "fly to geysers", "fate 1", "hurt ed")

        assert (table.active, table.goods["rope"]) == ({"lying-compass": 2, "thin-ice": 1}, 0)


def test_a_story_that_opens_twice_asks_twice() -> None:
    """DS-EXPL-009: a story's obstacle is met each time its choice is taken, and ignored anew each time."""
    table = stock(on_map(), rope=2)
    for left in (1, 0):
        effects(exploring(table, 7), "obstacle steep: lose 1 resource")
        play(table, "use rope steep by p1")
        assert table.goods["rope"] == left


def test_a_location_is_explored_where_it_lies() -> None:
    """DS-EXPL-001: location 12 is offered on its square and refused on the next."""
    assert "explore 12" in offered(stands(on_map(), "2:a2"))
    assert refused(stands(on_map(), "2:a1"), "explore 12").rule == "DS-EXPL-001"


class TestStoriesOutOfTurn:
    """Stories that the camps open."""

    def test_once_a_turn_in_a_story_after_the_turn(self) -> None:
        """DS-CHAR-004: Ed's redraw of this turn is spent in the story that opens before the next turn too."""
        table = story(on_map(), "# 120 T\n\n## 120 T\nText.\n\n> challenge MOXIE 5\n> fail: lose 1 health\n")
        table.spent, table.due, table.used = 5, ["120"], ["turn|ed:redraw"]
        moxie = next(card for card in table.deck if table.pack.abilities[card].skill == "moxie")
        play(hold(again(table), 0, moxie), "end turn", "go on", "fate 1")

        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"

    def test_many_defeats_in_the_end_story(self) -> None:
        """DS-DEFT-003: each defeat starts the end story again, and leaves nothing of the one before."""
        table = story(on_map(), "# 120 T\n\n## 120 T\nText.\n\n- (a) Go.\n  > lose 1 health\n  > turn to 120\n")
        in_play(reprint(table, "cracked-stove", complete=("cross off 1 camps",), stays=True), "cracked-stove")
        table.camps = 11
        play(table, "complete cracked-stove")
        sizes = []
        for _ in range(3):
            play(dying(table), "choose a", "hurt claire")
            sizes.append(len(table.agenda))

        assert (table.defeats, table.paragraph, len({*sizes})) == (3, "120", 1)
        assert sum(isinstance(item, OpenDue) for item in table.agenda) == 1
