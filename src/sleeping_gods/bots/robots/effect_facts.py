"""What an advice says of printed effects: what each of several is worth, and of actions their chances too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import inf

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.effects.story import PickArm
from ...sea.chapters.events import ChooseEvent
from ...sea.table.table import SeaTable
from ...skies.chapters.encounter import NextAction, PlaceStandees
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ..party.choice_words import named_in
from ..sea.planner.player import SeaPlanner
from ..skies.planner.player import SkiesPlanner
from ..skies.planner.wandering import challenge_of, excludes, worths_of_actions
from .action_facts import means_of
from .advice_facts import AdviceFact, Equal, Excluded, PassChance, Separates
from .interface import Advice, SeatView, Weighed
from .measures import COINS_PER_POINT
from .player_of_view import as_player_sees


def with_arms(player: SeaPlanner | SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on one of several printed effects, with what the advised one is worth against each other."""
    table, decision = view.table, waiting_decision(view.table)
    if isinstance(decision, ChooseEvent) and isinstance(player, SeaPlanner) and isinstance(table, SeaTable):
        by_letter = player.event(table, decision.event)
        worths = {choice: by_letter[named_in(choice)] for choice in table.offered if named_in(choice) in by_letter}
    elif isinstance(decision, PickArm):
        worths = _arms(player, view, decision)
    elif isinstance(decision, NextAction | PlaceStandees) and isinstance(player, SkiesPlanner):
        return _with_actions(player, view, advice)
    else:
        return advice
    return _with_worths(advice, worths)


def _with_actions(player: SkiesPlanner, view: SeatView, advice: Advice) -> Advice:
    """An advice on actions of an encounter: their chances, what each is worth, and which exclude each other."""
    table = as_player_sees(view)
    if not isinstance(table, SkiesTable):
        return advice
    means, pages = player.means(table), player.pages
    letters = {_letter_of(choice) for choice in table.offered} - {"", NOWHERE}
    by_action = worths_of_actions(table, letters, pages, means)
    worths = {choice: by_action.get(_letter_of(choice), 0.0) for choice in table.offered}
    best = _letter_of(advice.choice)

    def with_chance(item: Weighed) -> Weighed:
        letter, facts = _letter_of(item.choice), item.facts
        challenge = challenge_of(table, letter, pages, means) if letter in by_action else None
        if challenge is not None:
            op, chance = challenge
            skill, number, *_ = op.args
            needed = table.bound.rulebook.needed(table, str(skill), int(number))
            facts = (PassChance(str(skill), needed, chance), *facts)
        if item.choice[0] == "take" and letter != best and excludes(table, best, letter, pages):
            facts = (Excluded(), *facts)
        return replace(item, facts=facts)

    others = tuple(map(with_chance, advice.others))
    return _with_worths(replace(advice, best=with_chance(advice.best), others=others), worths)


def _letter_of(choice: Choice) -> str:
    """The action that a choice takes or places somebody on; empty if it is none."""
    match choice:
        case ("take", letter) | ("place", _, "on", letter):
            return letter
    return ""


def _arms(player: SeaPlanner | SkiesPlanner, view: SeatView, decision: PickArm) -> dict[Choice, float]:
    """What each printed effect is worth, in coins."""
    table, means = view.table, means_of(player, view)
    if means is None:
        return {}
    printed, value_of = table.bound.printed, player.pages.value_of
    return {choice: value_of(printed.get(decision.path + named_in(choice), ()), means) for choice in table.offered}


def _with_worths(advice: Advice, worths: Mapping[Choice, float]) -> Advice:
    """An advice with what the advised choice is worth against each other, where it is no less; in coins."""
    if advice.choice not in worths:
        return advice
    mine, others = worths[advice.choice], []
    for item in advice.others:
        theirs = worths.get(item.choice, inf)
        facts: list[AdviceFact] = [*item.facts]
        if theirs < mine:
            facts.append(Separates("worth", mine / COINS_PER_POINT, theirs / COINS_PER_POINT))
        elif theirs == mine:
            facts.append(Equal("worth" if mine > 0 else "", mine / COINS_PER_POINT))
        others.append(replace(item, facts=tuple(facts)))
    return replace(advice, others=tuple(others))
