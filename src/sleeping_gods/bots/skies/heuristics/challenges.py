"""Heuristics for challenges in the skies: who gives stamina, and what is spent on the draw."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....party.chapters.challenge import total
from ....party.chapters.fate import fate_of
from ....skies.acts.uses import use_of
from ....skies.chapters.challenge import joining_cost
from ....skies.chapters.hero import skill_of
from ....skies.table.table import SkiesTable

SURE = 0.7
"""A chance with which a decent player is content."""
ACTS = ("activate", "play", "use")
RAISES = ("fate-plus", "skill-plus")


def pass_chance(table: SkiesTable, needed: int) -> float:
    """How likely the next card shows so much fate."""
    cards = table.deck or table.discard
    abilities = table.pack.abilities
    if not cards:
        return 1.0 if needed <= 4 else 0.0
    return sum(1 for card in cards if abilities[card].fate >= needed) / len(cards)


def matching_cards(table: SkiesTable, skill: str) -> int:
    """Cards in hands that could be discarded for a skill."""
    abilities = table.pack.abilities
    return sum(1 for hand in table.hands for card in hand if skill and abilities[card].skill == skill)


def join(table: SkiesTable, *, sure: float = SURE) -> Choice:
    """The ablest joins until the chance will do; nobody joins in vain."""
    test = table.test
    needed = test.number - total(table, test)
    cards = matching_cards(table, test.skill)
    if pass_chance(table, needed - min(cards, 2)) >= sure:
        return ("go", "on")
    able = [(skill_of(table, choice[1], test.skill), choice) for choice in table.offered if choice[0] == "join"]
    useful = [pair for pair in able if pair[0] > 0]
    if not useful or pass_chance(table, needed - sum(skill for skill, _ in useful) - cards) <= 0:
        return ("go", "on")
    enough = [pair for pair in useful if pass_chance(table, needed - pair[0] - min(cards, 1)) >= sure]
    ranked = enough or useful

    def rank(pair: tuple[int, Choice]) -> tuple[int, int, int]:
        name = pair[1][1]
        skill = -pair[0] if enough else pair[0]
        return -joining_cost(table, name), skill, table.crew[name].stamina

    return max(ranked, key=rank)[1]


def short(table: SkiesTable) -> int:
    """By how much the result of the test in progress falls short; not positive if it is passed."""
    test = table.test
    return test.number - (total(table, test) if test.kind == "challenge" else fate_of(test))


def result_raise(table: SkiesTable, choice: Choice) -> int:
    """By how much an act raises the result."""
    if choice[0] == "discard":
        return 1
    if choice[0] not in ACTS or (use := use_of(table, choice)).op not in RAISES:
        return 0
    first = next(op for op in use.ops if op.name in RAISES)
    return next((int(arg) for arg in reversed(first.args) if isinstance(arg, int)), 0)


def alter(table: SkiesTable, options: Sequence[Choice]) -> Choice:
    """Raise a result that falls short, if it can be raised far enough: cards first, then stamina, then goods."""
    missing = short(table)
    if missing <= 0 or table.test.kind not in ("challenge", "check"):
        return closing_option(options)
    ways = [(result_raise(table, choice), choice) for choice in options]
    ways = [way for way in ways if way[0] and (way[1][0] != "use" or missing >= 3)]
    if sum(amount for amount, _ in ways) >= missing:
        order = ("discard", "activate", "play", "use")
        return min(ways, key=lambda way: (way[0] < missing, order.index(way[1][0]), -way[0]))[1]
    redraws = [choice for choice in options if choice[0] in ACTS and use_of(table, choice).op == "redraw"]
    return redraws[0] if redraws else closing_option(options)


def closing_option(options: Sequence[Choice]) -> Choice:
    """The option that closes a window."""
    return next(choice for choice in options if choice[0] in ("go", "pass"))
