"""The event deck: SG-EVENT. Three passes, what is read after each, and the next deck."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    at_sea,
    at_start,
    beat_crew,
    doing,
    effects,
    give_command,
    hold,
    in_force,
    offered,
    own,
    play,
    refused,
    settled,
    told,
    wear,
)


def used_up(table: SeaTable, event_pass: int) -> SeaTable:
    """The event deck of this pass has run out, and the next event phase begins."""
    table.event_left, table.event_pass = [0, 0, 0], event_pass
    return doing(table, EventPhase(), TakeAction(), EndTurn())


def ship_action(table: SeaTable, room: str) -> SeaTable:
    """Begin the turn and use the galley, or the deck without a search."""
    play(table, "begin turn", f"use {room}", "do command")
    return play(table, "leave deck") if room == "deck" else play(table, "do draw", "fate 3")


def test_three_passes_use_all_events() -> None:
    """SG-EVENT-014: without defeats 3 x 18 = 54 events are drawn, each once, and paragraphs 1, 1.2 and F1 are read."""
    table = own(at_start(), "yesterdays-almanac")
    drawn: list[str] = []
    read: list[str] = []
    for _ in range(3):
        for _ in range(18):
            doing(table, EventPhase(), TakeAction())
            table.supply += table.adventures["yesterdays-almanac"] + table.pools[0] - 1
            table.adventures["yesterdays-almanac"], table.pools[0] = 0, 1
            drawn.append(offered(table)[0].removeprefix("event "))
            play(table, offered(table)[0], "activate yesterdays-almanac cancel by p1")
        doing(table, EventPhase(), TakeAction())
        read.append(table.paragraph)

    assert len(drawn) == len({*drawn}) == 54
    assert sorted(drawn) == sorted(table.pack.events)
    assert read == ["1", "1.2", "F1"]
    assert table.finale


def test_after_the_last_card_the_turn_is_completed() -> None:
    """SG-EVENT-015: with 1 card left the player who draws it still takes two actions."""
    table = at_start()
    table.event_left = [1, 0, 0]
    play(ship_action(table, "deck"), "event hidden-supplies")

    assert deck_size(table) == 0
    assert table.actions == 2

    play(table, "skip action", "skip action")

    assert offered(table)[0] == "begin turn"
    assert (table.turn, table.event_pass) == (2, 1)


@pytest.mark.parametrize("defeats", [0, 4])
@pytest.mark.parametrize(("event_pass", "number"), [(1, "1"), (2, "1.2"), (3, "F1")])
def test_a_paragraph_is_read_instead_of_an_event(event_pass: int, number: str, defeats: int) -> None:
    """SG-EVENT-016..018: after each pass its paragraph opens instead of an event, however often the crew was beaten."""
    table = at_start()
    table.defeats = defeats
    used_up(table, event_pass)

    assert table.paragraph == number
    assert not [line for line in offered(table) if line.startswith("event ")]
    assert table.event_discard == []
    assert deck_size(table) == (0 if number == "F1" else 18)
    assert table.event_pass == min(event_pass + 1, 3)


def test_only_the_event_phase_is_replaced() -> None:
    """SG-EVENT-016, 019: a room is used, paragraph 1 is read, then two actions follow."""
    table = at_start()
    table.event_left = [0, 0, 0]
    play(table, "begin turn", "use galley", "do command", "do draw")

    assert table.paragraph == ""

    play(table, "fate 3")

    assert told(table, "paragraph") == [("1",)]
    assert table.room == "galley"
    assert table.actions == 2
    assert "travel" in offered(table)

    play(table, "skip action", "skip action")

    assert offered(table)[0] == "begin turn"


def test_after_f1_the_finale_takes_over() -> None:
    """SG-EVENT-018, 019: no action follows the finale's paragraph, and no new deck is built."""
    table = used_up(at_start(), 3)

    assert table.finale
    assert offered(table)[:2] == ["choose a", "choose b"]
    assert not any(isinstance(step, TakeAction) for step in table.agenda)
    assert deck_size(table) == 0


@pytest.mark.parametrize("event_pass", [1, 3])
def test_the_finale_is_a_story(event_pass: int) -> None:
    """SG-EVENT-018, SG-EXPLORE-016: while F1 is open no card moves the ship; after paragraph 1 it may."""
    table = used_up(give_command(own(at_start(), "dray-beast"), 1), event_pass)
    line = "activate dray-beast sail by p1"

    assert (line in offered(table)) == (event_pass == 1)
    assert event_pass == 1 or refused(table, line).rule == "SG-EXPLORE-016"


def test_no_turn_end_follows_the_finale() -> None:
    """SG-EVENT-019: the finale takes over for good: an ongoing event's turn end does not come after it."""
    table = used_up(in_force(at_start(), "unexplained-leak"), 3)

    assert not any(isinstance(step, EndTurn) for step in table.agenda)
    assert table.ongoing == ["unexplained-leak"]


@pytest.mark.parametrize(("event_pass", "kept"), [(1, 0), (2, 0), (3, 2)])
def test_equipped_cards_are_lost_between_passes(event_pass: int, kept: int) -> None:
    """SG-EVENT-020: after passes 1 and 2, not after 3; level cards, weapons and hands stay."""
    table = wear(own(at_sea(), "revolver", on="laurent"), "laurent", "triage-5", "refine-1", "watchful")
    used_up(hold(table, 0, "focus-5"), event_pass)
    laurent = table.crew["laurent"]

    assert len(laurent.cards) == kept
    assert sorted(table.discard) == ([] if kept else ["refine-1", "triage-5"])
    assert laurent.levels == ("watchful",)
    assert laurent.weapons == ("revolver",)
    assert table.hands == [["focus-5"]]


def test_the_next_deck_is_built_from_events_not_used_yet() -> None:
    """SG-EVENT-021: after 6 of 18 deadly events, one of them ongoing, the next 6 come from the 12 never used."""
    table = in_force(at_sea(), "hunting-serpent")
    gone = ["hail", "crew-brawl", "nightmares", "tempest", "hurricane"]
    for event in gone:
        table.events["deadly"].remove(event)
        table.event_discard.append(event)
    table.serpent = "2.rope"
    used_up(table, 1)

    assert table.event_left == [6, 6, 6]
    assert (table.ongoing, table.serpent) == (["hunting-serpent"], "2.rope")

    table.event_left = [0, 0, 6]
    doing(table, EventPhase(), TakeAction())

    assert len(offered(table)) == 12
    assert not {f"event {event}" for event in [*gone, "hunting-serpent"]} & {*offered(table)}


def test_events_discarded_by_a_defeat_count_as_used() -> None:
    """SG-EVENT-021: six mild events lost leave twelve mild events for the decks to come."""
    table = settled(beat_crew(at_sea()))
    lost = list(table.event_discard)
    used_up(table, 1)
    doing(table, EventPhase(), TakeAction())

    assert len(lost) == 6
    assert table.event_left == [6, 6, 6]
    assert len(offered(table)) == 12
    assert not {f"event {event}" for event in lost} & {*offered(table)}


def test_there_is_no_fourth_deck() -> None:
    """SG-EVENT-018: a story that orders a new deck in the third pass leaves it the third, and F1 follows it."""
    table = effects(at_sea(), "new event deck; new event deck; new event deck")

    assert table.event_pass == 3
    assert used_up(table, table.event_pass).paragraph == "F1"
