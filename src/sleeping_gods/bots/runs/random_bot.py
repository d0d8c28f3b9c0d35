"""A bot that picks any option at random; used to measure speed and to find soft locks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kernel.choices import CHANCE, Choice
from ...kernel.luck import Luck
from ...kernel.play import advance, apply, is_over, options
from ...kernel.steps import Decision
from ...kernel.table import Table

LIMIT = 200_000
"""A campaign with more decisions than this does not end."""
ONE_IN = 400
"""How rarely an act about the campaign itself is tried."""
FREE = {"NAME": "Eve", "LOCATION": "40", "TEXT": "seen"}
"""What is said where an act takes words of one's own."""


@dataclass(slots=True)
class Counts:
    """What was decided: by people, by chance, and by the table as a whole."""

    decisions: int = 0
    draws: int = 0
    table_acts: int = 0
    ended: bool = False


def play_out(table: Table, luck: Luck, limit: int = LIMIT) -> Counts:
    """Play a table to its end, or until the limit, taking every option with equal chance."""
    counts = Counts()
    decisions = draws = 0
    agenda = table.agenda
    below = luck.below
    while agenda and decisions < limit:
        offered = options(table)
        choice = offered[below(len(offered))]
        decision: Decision[Any] = agenda[-1]  # type: ignore[assignment]  # a Decision is on top
        if decision.who(table) == CHANCE:
            draws += 1
        else:
            decisions += 1
            if decisions % ONE_IN == 0 and table_act(table, luck):
                counts.table_acts += 1
                continue
        apply(table, choice)
    counts.decisions, counts.draws, counts.ended = decisions, draws, is_over(table)
    return counts


def table_act(table: Table, luck: Luck) -> Choice | None:
    """Take some act about the campaign itself, unless it would end the campaign; returns what was taken."""
    acts = table.table_acts()
    if not acts:
        return None
    choice = tuple(FREE.get(word, word) for word in luck.pick(acts))
    if not table.is_table_act(choice):
        return None
    trial = table.clone()
    trial.table_act(choice)
    advance(trial)
    if is_over(trial):
        return None
    table.clear_log_events()
    table.table_act(choice)
    advance(table)
    return choice
