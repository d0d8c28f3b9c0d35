"""Numbers of choices: a choice keeps its number as long as its decision goes on."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field, replace
from typing import Any

from ..kernel.steps import Decision
from ..kernel.table import decision_of
from ..party.chapters.strike import PlaceDamage
from ..party.table.table import PartyTable
from .scene.menu import ChoiceLine, ChoiceMenu

OWN = "own"
"""The group of a decision's own choices, whoever's they are."""
GROWING = (PlaceDamage,)
"""Decisions made in parts, each of which may open what was not there before."""


@dataclass(slots=True)
class _Asked:
    """A decision that was asked, and the numbers given in it."""

    decision: Decision[Any]
    page: str
    """The page of the story on which it was asked: another page has other choices behind the same letters."""
    own: frozenset[str]
    """The decision's own choices when it was asked, in notation."""
    given: dict[str, int] = field(default_factory=dict)
    """The number of each choice that has one, by its notation."""


class ChoiceNumbers:
    """Remembers the numbers of the waiting decisions, for one client.

    A decision goes on while it waits beneath acts and what these ask, and when it is asked again for its next part: the
    same class at the same depth of the agenda, offering nothing new of its own. Then the numbers stay, new choices get
    new ones, and gone ones leave a gap. Another decision begins at 1.
    """

    def __init__(self) -> None:
        self._asked: dict[int, _Asked] = {}
        """The decisions that wait, by their depth in the agenda."""

    def give(self, table: PartyTable, menu: ChoiceMenu) -> ChoiceMenu:
        """The menu with the numbers that its choices have now."""
        decision = decision_of(table)
        if decision is None:
            self._asked.clear()
            return menu
        depth = len(table.agenda)
        self._asked = {
            place: waiting
            for place, waiting in self._asked.items()
            if place <= depth and type(table.agenda[place - 1]) is type(waiting.decision)
        }
        own = frozenset(line.notation for line in menu.own)
        waiting = self._asked.get(depth)
        if waiting is None or not _is_continued(waiting, decision, table.paragraph, own):
            waiting = self._asked[depth] = _Asked(decision, table.paragraph, own)
        waiting.decision, waiting.own = decision, waiting.own | own
        given = waiting.given
        for line in (*menu.own, *menu.acts):
            given.setdefault(line.notation, len(given) + 1)
        own_lines, acts = _lines_with_numbers(menu.own, given), _lines_with_numbers(menu.acts, given)
        return menu if own_lines is menu.own and acts is menu.acts else replace(menu, own=own_lines, acts=acts)


def _is_continued(before: _Asked, decision: Decision[Any], page: str, own: frozenset[str]) -> bool:
    """Whether this is the decision that was asked before, or its next part."""
    return before.decision is decision or (
        before.page == page and is_next_part(before.decision, decision, before.own, own)
    )


def is_next_part(before: object, now: object, offered: Set[Any], own: Set[Any]) -> bool:
    """Whether a decision is another's next part: of the same class, offering nothing new except where it may grow."""
    return type(now) is type(before) and (isinstance(now, GROWING) or own <= offered)


def _lines_with_numbers(lines: tuple[ChoiceLine, ...], given: dict[str, int]) -> tuple[ChoiceLine, ...]:
    """Lines with their numbers, sorted by them within each group."""
    if all(line.number == given[line.notation] for line in lines):
        return lines
    groups = {key: place for place, key in enumerate(dict.fromkeys((line.seat, line.group) for line in lines))}
    own = {line.group for line in lines} == {OWN}
    numbered = [line.numbered(given[line.notation]) for line in lines]
    return tuple(sorted(numbered, key=lambda line: (0 if own else groups[line.seat, line.group], line.number)))
