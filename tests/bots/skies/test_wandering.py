"""Wandering encounters: nobody stands on an action that another shuts, and the best one left is taken first."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.party.page_choices import Pages
from sleeping_gods.bots.skies.planner import wandering
from sleeping_gods.bots.skies.planner.player import SkiesPlanner
from sleeping_gods.bots.story.weights import FLYING
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.skies.table.records import NOWHERE, Encounter
from sleeping_gods.skies.table.table import SkiesTable

from ..readers import desk, in_the_skies, skies_index

BOTH_SEAMS = ("i", "j")
"""Two actions of page 96 that exclude each other: each gives a keyword that bars the other."""


def at_an_encounter(number: str = "96") -> SkiesTable:
    """An encounter in which nobody is placed."""
    table = in_the_skies("lifted-north")
    table.encounter = Encounter(number=number)
    return table


def pages() -> Pages:
    """What is known of the story."""
    return Pages(skies_index("lifted-north"), FLYING)


def reader() -> SkiesPlanner:
    """A robot that has read the world."""
    bot = desk("lifted-north").read()
    assert isinstance(bot, SkiesPlanner)
    return bot


def test_what_an_action_gives_may_shut_another() -> None:
    """One rope, and two seams: by the keywords that both give and must not meet."""
    table = at_an_encounter()

    old, young = BOTH_SEAMS
    assert wandering.excludes(table, old, young, pages())
    assert wandering.excludes(table, young, old, pages())
    assert not wandering.excludes(table, "f", "i", pages())


@pytest.mark.parametrize("placed", [(), ("i",)])
def test_nobody_stands_on_an_action_that_is_shut_by_another(
    placed: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it promises."""
    table = at_an_encounter()
    table.meeting.placed.update(zip(table.crew, placed, strict=False))
    offered: list[Choice] = [("place", "Miguel", "on", letter) for letter in ("f", "j", NOWHERE)]
    monkeypatch.setattr(wandering, "worths_of_actions", lambda *_: {"f": 1.0, "j": 9.0})
    party = reader().means(table)

    stands = wandering.stand(table, offered, pages(), party)
    assert stands[3] == ("f" if placed else "j")


def test_the_best_action_is_taken_first_and_what_only_costs_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is no luck."""
    table = at_an_encounter()
    table.offered = [("take", "a"), ("take", "f"), wandering.END]
    party = reader().means(table)
    monkeypatch.setattr(wandering, "worths_of_actions", lambda *_: {"a": -1.0, "f": 2.0})
    assert wandering.next_action(table, pages(), party) == ("take", "f")
    monkeypatch.setattr(wandering, "worths_of_actions", lambda *_: {"a": -1.0, "f": -0.5})
    assert wandering.next_action(table, pages(), party) == wandering.END
