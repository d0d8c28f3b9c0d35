"""Stories, time and the score: afterwards, on every level and from another seat: DS-EXPL, DS-SCOR, DS-TIME."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.score import score
from sleeping_gods.skies.table.cards import Use
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import again, draw_any, effects, fallen, offered, play, refused, told

from .tables import (
    exploring,
    facing,
    on_map,
    passed,
    repack,
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


class TestStories:
    """DS-EXPL-001 to 005, 007, 010."""

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


class TestScore:
    """DS-SCOR-007, 008, 012."""

    def test_an_ending_must_be_reached(self) -> None:
        """DS-SCOR-007: a campaign that is given up in its end story gets no 10 points."""
        table = on_map()
        table.finale = True
        play(again(table), "reset campaign")

        assert (score(table).ending, table.log.score) == (0, "10")

    def test_every_defeat_counts(self) -> None:
        """DS-SCOR-008: 7 defeats cost 70 points, on every level."""
        for level in ("easy", "normal", "hard"):
            table = on_map(level=level)
            table.defeats = 7
            assert score(table).defeats == -70

    def test_the_easiest_of_many_levels_counts(self) -> None:
        """DS-SCOR-012: hard, normal, hard, easy and hard again: the bonus is that of easy."""
        table = on_map(level="hard")
        for level, bonus in (("normal", 10), ("hard", 10), ("easy", 0), ("hard", 0)):
            assert score(play(table, f"level {level}")).level == bonus


class TestTime:
    """DS-TIME-003, 006, 007, DS-STAM-002."""

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_the_turn_may_end_early_on_every_level(self, level: str) -> None:
        """DS-TIME-003, DS-TIME-007: at position 4, and the next player has the token."""
        table = on_map(2, level=level)
        table.spent = 4
        play(again(table), "end turn")

        assert (table.captain, table.bonus, table.spent) == (1, True, 0)

    def test_what_becomes_due_with_the_last_time_is_played_before_the_turn_ends(self) -> None:
        """DS-TIME-006: the action on the last space is completed, the story of the last camp but one included."""
        table = story(on_map(2), "# 904 Ruin\n\n## 904 Ruin\n\n> cross off 1 camps\n> return to the map\n")
        table.camps, table.spent = table.pack.camps["standard"][0] - 2, 5
        exploring(table, 904)

        assert (told(table, "story-due"), table.exploring, table.paragraph) == ([("119",)], True, "119")
        assert "end turn" not in offered(table)

    def test_repairing_costs_whoever_helps_a_stamina(self) -> None:
        """DS-STAM-002: Ed and Jessie join and have 2 left, the others 3; the tokens are gone for good."""
        table = on_map(2)
        table.plane_health = 3
        play(again(table), "repair", "join ed", "join jessie")

        assert [table.crew[name].stamina for name in ("claire", "ed", "ezarius", "jessie", "miguel")] == [3, 2, 3, 2, 3]
