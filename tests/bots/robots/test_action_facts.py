"""What the planner's advice says of a choice: where it leads, its worth, unread pages, gains by playouts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sleeping_gods.bots.robots.action_facts import outlooks
from sleeping_gods.bots.robots.advice_facts import (
    CourseWorth,
    HeadsFor,
    ReadAhead,
    ScoreAhead,
    StoryWorth,
    UnreadAhead,
)
from sleeping_gods.bots.robots.deciding import seats_to_ask
from sleeping_gods.bots.robots.interface import Budget, Manner, Weighed
from sleeping_gods.bots.robots.known_index import KnownIndexes
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.bots.robots.player_of_view import known_story, planning_player
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.chapters.explore import Choose

from .campaigns import PACKS, campaign


def advised(pack: str, playouts: int) -> list[tuple[bool, frozenset[str], list[Weighed]]]:
    """At some decisions of a random campaign: whether an action begins, the pages read, and all choices as weighed."""
    answers = []
    for at, (table, knowledge) in enumerate(campaign(pack, 2, 5, 150)):
        if at % 5:
            continue
        view = knowledge.view(table, seats_to_ask(table)[-1])
        if len(view.offered) > 1:
            advice = robot("planner").advise(view, Luck(1), Budget.of_playouts(playouts))
            begins = bool(waiting_decision(view.table).begins)
            answers.append((begins, view.pages_read, [advice.best, *advice.others]))
    return answers


@pytest.mark.parametrize("pack", PACKS)
def test_a_course_has_a_worth_and_what_lies_elsewhere_a_distance(pack: str) -> None:
    """What is explored here has no distance; nothing is told of courses in the middle of an action."""
    courses = 0
    for begins, _, weighed in advised(pack, 0):
        for item in weighed:
            worths = [fact for fact in item.facts if isinstance(fact, CourseWorth)]
            heads = [fact for fact in item.facts if isinstance(fact, HeadsFor)]
            assert begins or not worths
            assert all(fact.distance > 0 for fact in heads)
            assert not (item.choice[0] == "explore" and heads)
            courses += len(worths)

    assert courses > 0


@pytest.mark.parametrize("pack", PACKS)
def test_unread_pages_are_counted_and_gains_of_all_that_was_tried_sum_to_none(pack: str) -> None:
    """A gain is against the mean of all choices that were tried, the first one among them."""
    unread = tried = 0
    for _, _, weighed in advised(pack, 24):
        unread += sum(fact.pages for item in weighed for fact in item.facts if isinstance(fact, UnreadAhead))
        scores = [fact for item in weighed for fact in item.facts if isinstance(fact, ScoreAhead)]
        if scores:
            assert abs(sum(fact.gain for fact in scores)) < 1e-6 * len(scores) + 1e-6
            tried += 1

    assert unread > 0
    assert tried > 0


@pytest.mark.parametrize("pack", PACKS)
def test_the_worth_of_a_choice_of_a_page_is_told_where_all_behind_it_was_read(pack: str) -> None:
    """An unread page alone is an average already; with a challenge before it, its worth is told."""
    read = unread = tests = 0
    for table, knowledge in campaign(pack, 2, 5, 150):
        if not isinstance(waiting_decision(table), Choose):
            continue
        view = knowledge.view(table, seats_to_ask(table)[-1])
        player = planning_player(known_story(KnownIndexes(), view), view, Manner.STEADY)
        for outlook in outlooks(player, replace(view, pages_read=frozenset(table.pack.paragraphs))).values():
            kinds = {type(fact) for fact in outlook.facts}
            assert UnreadAhead not in kinds
            read += ReadAhead in kinds and StoryWorth in kinds
        for outlook in outlooks(player, replace(view, pages_read=frozenset())).values():
            kinds = {type(fact) for fact in outlook.facts}
            assert ReadAhead not in kinds
            unread += kinds == {UnreadAhead}
            tests += StoryWorth in kinds

    assert read > 0
    assert unread > 0
    assert tests > 0
