"""Event: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.skies.chapters.challenge import needed
from tests.bed import effects, fallen, offered, play, refused

from .tables import (
    at_start,
    draw_event,
    exploring,
    in_play,
    on_map,
    own,
    repack,
    reprint,
    stands,
    story,
    tire,
)

MEETING = """# 38 T

## 38 T

> encounter

Text.

- (a) Push.
  > lose 1 health
  > challenge MOXIE 9
- (b) Pull.
  > gain 1 rope
"""


class TestEvents:
    """Two events in play, and one that is just being resolved.

    Two events at a time.
    Events that are completed while something else waits.
    """

    def test_two_events_can_be_completed(self) -> None:
        """DS-EVNT-007: both are offered; completing the one leaves the other and its threat in play."""
        table = on_map()
        for event in ("thin-ice", "lying-compass"):
            reprint(table, event, complete=("gain 1 rope",), stays=True)
        in_play(in_play(table, "thin-ice", 1), "lying-compass", 2)
        assert {"complete thin-ice", "complete lying-compass"} <= {*offered(table)}
        play(table, "complete thin-ice")

        assert (table.active, table.event_discard, table.goods["rope"]) == ({"lying-compass": 2}, ["thin-ice"], 1)
        assert "complete lying-compass" in offered(table)

    def test_an_event_being_resolved_is_not_in_play_yet(self) -> None:
        """DS-EVNT-007, DS-EVNT-010: with its threat laid and damage still due it cannot be completed; then it can."""
        table = reprint(
            on_map(), "thin-ice", do=("gain 1 threat", "lose 1 health"), complete=("gain 1 rope",), stays=True
        )
        draw_event(table, "thin-ice")
        assert refused(table, "complete thin-ice").rule == "DS-EVNT-007"
        play(table, "hurt ed")

        assert (table.active, table.event) == ({"thin-ice": 1}, "")
        assert "complete thin-ice" in offered(table)

    def test_an_event_that_has_left_gains_no_threat(self) -> None:
        """DS-EVNT-008, DS-EVNT-010: one that discards itself stays away, and its threat after that is nothing."""
        table = reprint(on_map(), "thin-ice", do=("discard this event", "gain 2 threat"), stays=True)
        draw_event(table, "thin-ice")

        assert (table.active, table.event_discard) == ({}, ["thin-ice"])

    def test_two_events_make_a_challenge_harder(self) -> None:
        """DS-EVNT-005: both in play add up, each for its skill or for any; one that is discarded adds no more."""
        table = on_map()
        reprint(table, "thin-ice", harder=(("craft", 1),), stays=True)
        reprint(table, "lying-compass", harder=(("any", 2), ("moxie", 4)), stays=True)
        in_play(in_play(table, "thin-ice"), "lying-compass")
        numbers = {skill: needed(table, skill, 5) for skill in ("craft", "savvy", "moxie")}
        del table.active["lying-compass"]

        assert numbers == {"craft": 8, "savvy": 7, "moxie": 11}
        assert (needed(table, "craft", 5), needed(table, "moxie", 5)) == (6, 5)

    def test_a_flight_completes_all_that_wait_for_it(self) -> None:
        """DS-EVNT-013: of three events in play the two that moving the plane completes pay and go, the third stays."""
        table = stands(tire(on_map(), ed=0), "2:d2")
        reprint(table, "thin-ice", complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        reprint(table, "cracked-stove", complete=("gain 1 torch",), complete_when="plane-moved", stays=True)
        reprint(table, "lying-compass", complete=("gain 1 meat",), stays=True)
        for event in ("thin-ice", "lying-compass", "cracked-stove"):
            in_play(table, event, 1)
        play(table, "fly to geysers", "fate 1")

        assert (table.goods["rope"], table.goods["torch"], table.goods["meat"]) == (1, 1, 0)
        assert (table.active, sorted(table.event_discard)) == ({"lying-compass": 1}, ["cracked-stove", "thin-ice"])

    def test_in_an_action_of_an_encounter(self) -> None:
        """DS-WAND-015, DS-EVNT-015: the event's challenge is for all; that of the action for who stands on it."""
        table = reprint(story(on_map(), MEETING), "cracked-stove", complete=("challenge CRAFT 8",), stays=True)
        exploring(in_play(table, "cracked-stove"), 38)
        others = [f"place {name} on -" for name in table.crew if name != "claire"]
        play(table, "place claire on a", *others, "take a", "complete cracked-stove")

        assert "join ed" in offered(table)

        play(tire(table, ed=0), "go on", "fate 5", "hurt claire")

        assert refused(table, "join jessie").rule == "DS-WAND-015"
        assert "join claire" in offered(table)

    def test_a_quest_gained_by_one_is_no_secret(self) -> None:
        """DS-WAND-009: a quest of an event that is completed during an action of an encounter lies open."""
        table = reprint(story(on_map(), MEETING), "cracked-stove", complete=("gain quest 15",), stays=True)
        exploring(in_play(table, "cracked-stove"), 38)
        others = [f"place {name} on -" for name in table.crew if name != "claire"]
        play(table, "place claire on a", *others, "take a", "complete cracked-stove")

        assert (table.quests, table.silent) == ([15], {})

    def test_before_an_obstacle(self) -> None:
        """DS-EXPL-009, DS-EVNT-015: an event with an obstacle of its own does not do away with the one being met."""
        table = reprint(on_map(), "cracked-stove", complete=("obstacle steep: lose 1 health",), stays=True)
        effects(in_play(table, "cracked-stove"), "obstacle steep: lose 1 torch", "gain 1 meat")
        play(table, "complete cracked-stove", "suffer steep", "hurt ed")

        assert (table.obstacle, offered(table)[0], table.goods["meat"]) == ("steep", "suffer steep", 0)

    def test_a_second_flight_does_not_complete_it_twice(self) -> None:
        """DS-EVNT-013: an event that moving the plane completes pays once, though the plane moves again meanwhile."""
        table = reprint(
            on_map(), "cracked-stove", complete=("gain venom", "gain 1 torch"), complete_when="plane-moved", stays=True
        )
        second = dataclasses.replace(table.pack.adventures["canteen"], uses=table.pack.adventures["eugene"].uses)
        own(repack(table, adventures={**table.pack.adventures, "canteen": second}), 0, "eugene", "canteen")
        tire(in_play(table, "cracked-stove"), ed=0)
        play(table, "play eugene fly", "fly to mail-ice", "fate 1", "play canteen fly", "fly to henriks-camp", "fate 1")
        play(table, "afflict ed with venom")

        assert (table.goods["torch"], table.event_discard) == (1, ["cracked-stove"])
        assert "travel east" in offered(table)

    def test_threat_on_an_event_that_does_not_stay(self) -> None:
        """DS-EVNT-010, DS-EVNT-003: threat lies on events in play; one that is discarded at once takes none."""
        table = draw_event(reprint(at_start(), "thin-ice", do=("gain 1 threat",)), "thin-ice")

        assert (table.active, table.event_discard, table.violations()) == ({}, ["thin-ice"], [])

    @pytest.mark.parametrize("do", [("discard this event",), ("gain 1 threat", "discard this event")])
    def test_an_event_that_is_discarded_as_it_is_drawn(self, do: tuple[str, ...]) -> None:
        """DS-EVNT-004, DS-EVNT-008: what leaves play while it is resolved does not come to stay."""
        table = reprint(at_start(), "cracked-stove", do=do, complete=("gain 1 rope",), stays=True)
        draw_event(table, "cracked-stove")

        assert (table.active, table.event_discard, table.violations()) == ({}, ["cracked-stove"], [])

    def test_an_event_that_leads_to_a_story(self) -> None:
        """DS-EVNT-001, DS-HLTH-008: in a story that an event opens nobody gets up, and no card moves Claire."""
        table = story(on_map(), "# 38 T\n\n## 38 T\nText.\n\n- (a) Go.\n  > return to the map\n")
        own(reprint(table, "cracked-stove", complete=("turn to 38",), stays=True), 0, "eugene", "canteen")
        fallen(in_play(table, "cracked-stove"), "ed")

        assert {"play eugene fly", "play canteen heal"} <= {*offered(table)}

        play(table, "complete cracked-stove")

        assert table.exploring
        assert refused(table, "play eugene fly").rule == "DS-ADVC-011"
        assert refused(table, "play canteen heal").rule == "DS-HLTH-008"

        play(table, "choose a")

        assert (table.exploring, table.event_discard) == (False, ["cracked-stove"])
