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
from ...party.choice_words import named_in
from ...story.effect_amount import last_amount

CHANCE_WANTED = ((3.0, 0.8), (1.0, 0.7))
"""With which chance a decent player is content, by the harm of a failure: beyond the first figure the second is."""
CHANCE_WANTED_IF_HARMLESS = 0.55
TIRED = 8
"""Fatigue of a crew that should save its strength."""
CONTENT_IF_TIRED = 0.15
"""By so much less chance such a crew is content."""
USUAL_FATE = 3
"""The fate that is counted on where there is no card to count."""
CARDS_COUNTED_ON = 2
"""How many cards in hand are counted for this challenge; the others may be needed elsewhere."""
ACTS = ("activate", "play")
"""First words of the acts that use a card."""


def pass_chance(table: SeaTable, needed: int) -> float:
    """How likely the next card shows so much fate."""
    cards = table.deck or table.discard
    abilities = table.pack.abilities
    if not cards:
        return 1.0 if needed <= USUAL_FATE else 0.0
    return sum(1 for card in cards if abilities[card].fate >= needed) / len(cards)


def join(table: SeaTable, *, sure: float) -> Choice:
    """The ablest fresh crew member joins until the chance is ``sure``; nobody joins in vain."""
    test = table.test
    needed = test.number - total(table, test)
    abilities = table.pack.abilities
    cards = sum(1 for hand in table.hands for card in hand if test.skill and abilities[card].skill == test.skill)
    if pass_chance(table, needed - min(cards, CARDS_COUNTED_ON)) >= sure:
        return ("go", "on")
    names = [named_in(choice) for choice in table.offered if choice[0] == "join"]
    skills = {name: skill for name in names if (skill := skill_of(table, name, test.skill)) > 0}
    if not skills or pass_chance(table, needed - sum(skills.values()) - cards) <= 0:
        return ("go", "on")
    enough = [name for name, skill in skills.items() if pass_chance(table, needed - skill) >= sure]
    if enough:
        return ("join", min(enough, key=lambda name: (table.crew[name].fatigue, skills[name])))
    return ("join", max(skills, key=lambda name: (-table.crew[name].fatigue, skills[name])))


def wanted_chance(table: SeaTable) -> float:
    """How sure a decent player wants to be, by what a failure would cost and how tired the crew is."""
    harm = 0.0
    for op in at_stake(table):
        health, ship = harm_of(op)
        harm += health + SHIP_DAMAGE * ship
    chance = next((wanted for limit, wanted in CHANCE_WANTED if harm > limit), CHANCE_WANTED_IF_HARMLESS)
    fatigue = sum(member.fatigue for member in table.crew.values())
    return chance - (CONTENT_IF_TIRED if fatigue >= TIRED else 0.0)


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
    """By how much a choice raises a result; 0 if it does not."""
    if choice[0] not in ACTS:
        return 0
    use = use_of(table, choice)
    if use.op not in ("fate-plus", "skill-plus"):
        return 0
    return last_amount(use.use.program[0])
