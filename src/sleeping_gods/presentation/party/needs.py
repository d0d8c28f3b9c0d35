"""The unmet needs of a barred story choice, without naming anything that the party has never held."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Condition
from ...party.chapters.explore import is_met
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ...wording.namers import Namer
from ..localizer import Localizer

HELD = ("keyword", "quest", "card", "explore", "token", "curse")
"""Kinds of condition that ask for something that a story gave; to name it would tell the story beforehand."""


def keeps_secret(table: PartyTable, choice: StoryChoice) -> bool:
    """Whether a choice is barred by what the party holds or lacks, whatever its goods and health are."""
    return choice.needs is not None and not _could(table, choice.needs, holds=True)


def _could(table: PartyTable, condition: Condition, *, holds: bool) -> bool:
    """Whether a condition could hold, or with ``holds=False`` fail, if all but what is held were different."""
    kind, parts = condition.kind, condition.parts
    if kind == "not":
        (part,) = parts
        return _could(table, part, holds=not holds)
    if kind in ("and", "or"):
        every = (kind == "and") == holds  # an "and" fails, and an "or" holds, by one of its parts
        answers = [_could(table, part, holds=holds) for part in parts]
        return all(answers) if every else any(answers)
    return kind not in HELD or is_met(table, condition) == holds


def needs_words(localizer: Localizer, table: PartyTable, choice: StoryChoice, namer: Namer) -> str:
    """Why a choice with unmet needs is barred."""
    if choice.needs is None:
        return localizer.say("need_not-there")
    lacking = _unmet_part(table, choice.needs)
    if any(not _is_known(table, atom) for atom in _atoms(lacking)):
        return localizer.say("need_unknown")
    return localizer.say("need_only-if", condition=localizer.condition(lacking, namer))


def _unmet_part(table: PartyTable, condition: Condition) -> Condition:
    """The part of a condition that does not hold."""
    if condition.kind != "and":
        return condition
    parts = tuple(_unmet_part(table, part) for part in condition.parts if not is_met(table, part))
    return parts[0] if len(parts) == 1 else Condition("and", (), parts)


def _atoms(condition: Condition) -> Iterator[Condition]:
    """The parts of a condition that have no parts."""
    if condition.parts:
        for part in condition.parts:
            yield from _atoms(part)
    else:
        yield condition


def _is_known(table: PartyTable, atom: Condition) -> bool:
    """Whether the party has, or as far as the table remembers has had, what a condition names."""
    if atom.kind not in HELD or is_met(table, atom):
        return True
    match atom:
        case Condition(kind="keyword", args=(word, *_)):
            return any(number in table.used_quests for number in table.bound.keywords.get(str(word), ()))
        case Condition(kind="quest", args=(quest, *_)):
            return quest in table.used_quests
    return False
