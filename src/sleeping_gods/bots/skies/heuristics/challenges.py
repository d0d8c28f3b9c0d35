"""Heuristics for challenges in the skies: who gives stamina, and what is spent on the draw."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.choices import Choice
from ....party.chapters.challenge import total
from ....party.chapters.fate import fate_of
from ....skies.acts.uses import use_of
from ....skies.chapters.challenge import joining_cost
from ....skies.chapters.hero import skill_of
from ....skies.table.bound import BoundUse
from ....skies.table.table import SkiesTable
from ...party.choice_words import named_in
from ...story.effect_amount import last_amount

SURE = 0.7
"""A chance with which a decent player is content."""
USUAL_FATE = 4
"""The fate that is counted on where there is no card to count."""
SHORT_FOR_GOODS = 3
"""Goods are used where the result falls short by so much or more."""
ACTS = ("activate", "play", "use")
"""First words of the acts that use a board, a card or goods."""
RAISES = ("fate-plus", "skill-plus")
"""Effects that raise a result."""
CHEAPEST_FIRST = ("discard", "activate", "play", "use")
"""First words of the acts that raise a result."""


def pass_chance(table: SkiesTable, needed: int) -> float:
    """How likely the next card shows so much fate."""
    cards = table.deck or table.discard
    abilities = table.pack.abilities
    if not cards:
        return 1.0 if needed <= USUAL_FATE else 0.0
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
    names = [named_in(choice) for choice in table.offered if choice[0] == "join"]
    skills = {name: skill for name in names if (skill := skill_of(table, name, test.skill)) > 0}
    if not skills or pass_chance(table, needed - sum(skills.values()) - cards) <= 0:
        return ("go", "on")
    enough = [name for name, skill in skills.items() if pass_chance(table, needed - skill - min(cards, 1)) >= sure]

    def rank(name: str) -> tuple[int, int, int]:
        skill = -skills[name] if enough else skills[name]  # of those who will do, the least able
        return -joining_cost(table, name), skill, table.crew[name].stamina

    return ("join", max(enough or skills, key=rank))


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
    return amount_of(use)


def amount_of(use: BoundUse) -> int:
    """By how much a use raises a result that can raise one."""
    return last_amount(next(op for op in use.ops if op.name in RAISES))


def alter(table: SkiesTable, options: Sequence[Choice]) -> Choice:
    """Raise a result that falls short, if it can be raised far enough: cards first, then stamina, then goods."""
    missing = short(table)
    if missing <= 0 or table.test.kind not in ("challenge", "check"):
        return closing_option(options)
    spares_goods = missing < SHORT_FOR_GOODS
    raises = {
        choice: amount
        for choice in options
        if (amount := result_raise(table, choice)) and not (spares_goods and choice[0] == "use")
    }
    if sum(raises.values()) >= missing:
        return min(raises, key=lambda choice: _rank_of_raise(choice, raises[choice], missing))
    redraws = [choice for choice in options if choice[0] in ACTS and use_of(table, choice).op == "redraw"]
    return redraws[0] if redraws else closing_option(options)


def _rank_of_raise(choice: Choice, amount: int, missing: int) -> tuple[bool, int, int]:
    """The key to sort raises by: those that suffice alone first, then the cheapest, then the highest."""
    return amount < missing, CHEAPEST_FIRST.index(choice[0]), -amount


def closing_option(options: Sequence[Choice]) -> Choice:
    """The option that closes a window."""
    return next(choice for choice in options if choice[0] in ("go", "pass"))
