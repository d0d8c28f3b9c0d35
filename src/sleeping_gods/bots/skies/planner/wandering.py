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
    letters = {_letter_of(choice) for choice in offered} - {NOWHERE}
    worths = worths_of_actions(table, letters, pages, party)
    free = {letter for letter in letters - taken if not any(excludes(table, letter, other, pages) for other in taken)}

    def rank(choice: Choice) -> tuple[bool, float]:
        letter = _letter_of(choice)
        return letter in free, worths.get(letter, 0.0)

    best = max(offered, key=rank)
    is_free, worth = rank(best)
    if is_free and worth > 0:
        return best
    return next((choice for choice in offered if _letter_of(choice) == NOWHERE), best)


def _letter_of(placing: Choice) -> str:
    """Where somebody would stand: the last word of ``place NAME on LETTER``."""
    *_, letter = placing
    return letter


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
    letters = [letter for verb, *letters in table.offered if verb == "take" for letter in letters]
    worths = worths_of_actions(table, letters, pages, party)
    best = max(letters, key=lambda letter: worths[letter], default="")
    return ("take", best) if best and worths[best] >= 0 else END
