"""An index of a pack's story, built once and shared by all bots that play the pack."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from ...effects.op import Op
from ...kernel.luck import Luck
from ...party.table.table import PartyTable
from .milestones import Recipes
from .page_summary import page_summary
from .places import StoryPlace
from .shuffling import shuffled
from .story_facts import Fact, StoryFacts, fact_given, fact_taken
from .story_lookahead import StoryLookahead


@dataclass(slots=True)
class StoryIndex:
    """The paragraphs that open by themselves, and the facts that each place gives and takes."""

    facts: StoryFacts
    lookahead: StoryLookahead
    roots: tuple[str, ...]
    """The paragraphs that open by themselves: locations, and what events and defeats open."""
    locations: tuple[str, ...]
    """The numbers of the locations, which are the roots that a party can travel to."""
    givers: dict[Fact, set[str]] = field(default_factory=dict)
    """By fact: the keys of the places that give it, also those that raise its count or give the quest it sleeps in."""
    given: dict[str, set[Fact]] = field(default_factory=dict)
    """By the key of a place: the facts that it gives for certain. Counts are not among them, because how many there are
    afterwards depends on what was owned; nor are totems that sleep in a quest, because they must be restored first."""
    taken: dict[str, set[Fact]] = field(default_factory=dict)
    """By the key of a place: the facts that it takes."""

    def recipes(self, start: frozenset[Fact], luck: Luck) -> Recipes:
        """Recipes for every place from a start; ``luck`` decides between several ways."""
        return Recipes(self.facts, shuffled(self.roots, luck), start).explore()

    def note_effect(self, key: str, op: Op) -> None:
        """Record what an effect of a place gives and takes."""
        if fact := fact_given(op):
            self.given.setdefault(key, set()).add(fact)
            self._add_giver(fact, key)
            if fact in self.facts.dormant:
                self._add_giver(self.facts.dormant[fact], key)
        for fact in self.facts.adds(op):
            self._add_giver(fact, key)
        if fact := fact_taken(op):
            self.taken.setdefault(key, set()).add(fact)

    def _add_giver(self, fact: Fact, key: str) -> None:
        """Note that a place gives a fact."""
        self.givers.setdefault(fact, set()).add(key)


Index = TypeVar("Index", bound=StoryIndex)


def fill_index(index: Index, table: PartyTable, places: Iterable[StoryPlace]) -> Index:
    """Fill an index with what each place of a pack gives and takes; returns the same index."""
    programs_as_printed = table.bound.printed
    for place in places:
        for op in programs_as_printed.get(place.key, ()):
            index.note_effect(place.key, op)
    return index


def roots_of(facts: StoryFacts, locations: tuple[str, ...], openers: tuple[str, ...]) -> tuple[str, ...]:
    """The paragraphs that open by themselves: locations, ``openers``, and those that no other paragraph leads to.

    The last are stories that events, camps or encounters open.
    """
    roots = [number for number in (*locations, *openers) if number in facts.paragraphs]
    led_to = {number for paragraph in facts.paragraphs.values() for number in page_summary(paragraph).jumps}
    roots += [number for number in facts.paragraphs if number not in led_to and number not in roots]
    return tuple(roots)
