"""Wandering encounters: where characters stand, and which of their actions is taken next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....effects.op import Op, atoms_of, every_op
from ....kernel.choices import Choice
from ....party.effects.program_path import arm_path, choice_path
from ....skies.table.records import NOWHERE
from ....skies.table.table import SkiesTable
from ....story.model import StoryChoice
from ...party.page_choices import Pages
from ...story.story_facts import Facts
from ...story.story_worth import PartyModel

END: Choice = ("stop", "encounter")
"""To leave the actions that are left."""


def worths_of_actions(table: SkiesTable, letters: Collection[str], pages: Pages, party: PartyModel) -> dict[str, float]:
    """What each action of the encounter is worth, in coins; notes the stakes of their challenges."""
    paths = {letter: choice_path(f"{table.meeting.number}{letter}") for letter in sorted(letters)}
    printed = table.bound.printed
    return {letter: pages.value_of(printed.get(path, ()), party, path) for letter, path in paths.items()}


def challenge_of(table: SkiesTable, letter: str, pages: Pages, party: PartyModel) -> tuple[Op, float] | None:
    """The challenge that an action is, and how likely the party that pays would pass it; None if it is none."""
    path = choice_path(f"{table.meeting.number}{letter}")
    for at, op in enumerate(table.bound.printed.get(path, ())):
        if op.name == "challenge":
            stake = pages.stakes.get(arm_path(path, at), 0.0)
            return (op, party.challenge(op, stake)[0]) if stake > 0 else None
    return None


def stand(table: SkiesTable, offered: Sequence[Choice], pages: Pages, party: PartyModel) -> Choice:
    """On the action that is worth most, where nobody stands yet and that no other of them shuts; else on none."""
    taken = {letter for letter in table.meeting.placed.values() if letter != NOWHERE}
    letters = {choice[3] for choice in offered if choice[3] != NOWHERE}
    worths = worths_of_actions(table, letters, pages, party)
    free = {letter for letter in letters - taken if not any(excludes(table, letter, other, pages) for other in taken)}
    best = max(offered, key=lambda choice: (choice[3] in free, worths.get(choice[3], 0.0)))
    is_worth_it = best[3] in free and worths[best[3]] > 0
    return best if is_worth_it else next((choice for choice in offered if choice[3] == NOWHERE), best)


def excludes(table: SkiesTable, letter: str, other: str, pages: Pages) -> bool:
    """Whether one of two actions cannot be taken after the other, by what they give and ask for."""
    choices = {choice.letter: choice for choice in table.pack.paragraphs[table.meeting.number].choices}
    first, second = choices.get(letter), choices.get(other)
    if first is None or second is None:
        return False
    return _shuts(first, second, pages) or _shuts(second, first, pages)


def _shuts(first: StoryChoice, second: StoryChoice, pages: Pages) -> bool:
    """Whether an action may give something with which another is not allowed any more."""
    facts, needs = pages.index.facts, second.needs
    if needs is None:
        return False
    facts_given: Facts = frozenset(facts.changes(op).given for op in every_op(first.program))
    return any(not holds and facts_given & facts.asked(atom) for atom, holds in atoms_of(needs))


def next_action(table: SkiesTable, pages: Pages, party: PartyModel) -> Choice:
    """The action that is worth most; the end where none that is left is worth anything."""
    letters = [choice[1] for choice in table.offered if choice[0] == "take"]
    worths = worths_of_actions(table, letters, pages, party)
    best = max(letters, key=lambda letter: worths[letter], default="")
    return ("take", best) if best and worths[best] >= 0 else END
