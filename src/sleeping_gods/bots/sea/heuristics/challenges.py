"""Heuristics for challenges at sea: who joins, and what is spent on the draw."""

from __future__ import annotations

from collections.abc import Sequence

from ....effects.worth import SHIP_DAMAGE, harm_of
from ....kernel.choices import Choice
from ....party.chapters.challenge import at_stake, total
from ....party.chapters.fate import fate_of
from ....sea.acts.uses import use_of
from ....sea.chapters.crew import skill_of
from ....sea.table.table import SeaTable

SURE = 0.8
"""A chance with which a decent player is content."""
TIRED = 8
"""Fatigue of a crew that should save its strength."""
ACTS = ("activate", "play")


def pass_chance(table: SeaTable, needed: int) -> float:
    """How likely the next card shows so much fate."""
    cards = table.deck or table.discard
    abilities = table.pack.abilities
    if not cards:
        return 1.0 if needed <= 3 else 0.0
    return sum(1 for card in cards if abilities[card].fate >= needed) / len(cards)


def join(table: SeaTable, *, sure: float) -> Choice:
    """The ablest fresh crew member joins until the chance will do; nobody joins in vain."""
    test = table.test
    standing = total(table, test)
    needed = test.number - standing
    cards = sum(
        1 for hand in table.hands for card in hand if test.skill and table.pack.abilities[card].skill == test.skill
    )
    if pass_chance(table, needed - min(cards, 2)) >= sure:
        return ("go", "on")
    able = [(skill_of(table, choice[1], test.skill), choice) for choice in table.offered if choice[0] == "join"]
    useful = [(skill, choice) for skill, choice in able if skill > 0]
    if not useful or pass_chance(table, needed - sum(skill for skill, _ in useful) - cards) <= 0:
        return ("go", "on")
    enough = [pair for pair in useful if pass_chance(table, needed - pair[0]) >= sure]
    if enough:
        return min(enough, key=lambda pair: (table.crew[pair[1][1]].fatigue, pair[0]))[1]
    return max(useful, key=lambda pair: (-table.crew[pair[1][1]].fatigue, pair[0]))[1]


def wanted_chance(table: SeaTable) -> float:
    """How sure a decent player wants to be, by what a failure would cost and how tired the crew is."""
    harm = 0.0
    for op in at_stake(table):
        health, ship = harm_of(op)
        harm += health + SHIP_DAMAGE * ship
    tired = sum(member.fatigue for member in table.crew.values())
    sure = SURE if harm > 3 else 0.7 if harm > 1 else 0.55
    return sure - (0.15 if tired >= TIRED else 0.0)


def alter(table: SeaTable, options: Sequence[Choice]) -> Choice:
    """Raise a result that falls short, if it can be raised far enough; cards first, then command."""
    test = table.test
    short = test.number - (total(table, test) if test.kind == "challenge" else fate_of(test))
    if short <= 0 or test.kind not in ("challenge", "check"):
        return closing_option(options)
    discards = [choice for choice in options if choice[0] == "discard"]
    raises = [(amount, choice) for choice in options if (amount := _raises(table, choice))]
    if len(discards) + sum(amount for amount, _ in raises) >= short:
        if discards:
            return discards[0]
        return max(raises)[1]
    redraws = [choice for choice in options if choice[0] in ACTS and use_of(table, choice).op == "redraw"]
    return redraws[0] if redraws else closing_option(options)


def closing_option(options: Sequence[Choice]) -> Choice:
    """The option that closes a window."""
    return next(choice for choice in options if choice[0] in ("go", "pass"))


def _raises(table: SeaTable, choice: Choice) -> int:
    if choice[0] not in ACTS:
        return 0
    use = use_of(table, choice)
    if use.op not in ("fate-plus", "skill-plus"):
        return 0
    first = use.use.program[0]
    return next((int(arg) for arg in reversed(first.args) if isinstance(arg, int)), 0)
