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
    givers: dict[Fact, set[str]] = field(default_factory=dict)
    given: dict[str, set[Fact]] = field(default_factory=dict)
    takers: dict[str, set[Fact]] = field(default_factory=dict)

    def recipes(self, start: frozenset[Fact], luck: Luck) -> Recipes:
        """Recipes for every place from a start; ``luck`` decides between several ways."""
        roots = list(self.roots)
        for place in range(len(roots) - 1, 0, -1):
            other = luck.below(place + 1)
            roots[place], roots[other] = roots[other], roots[place]
        return Recipes(self.facts, tuple(roots), start).explore()

    def note_effect(self, key: str, op: Op) -> None:
        """Record what an effect of a place gives and takes."""
        if fact := fact_given(op):
            self.givers.setdefault(fact, set()).add(key)
            self.given.setdefault(key, set()).add(fact)
            if fact in self.facts.dormant:
                self.givers.setdefault(self.facts.dormant[fact], set()).add(key)
        for fact in self.facts.adds(op):
            self.givers.setdefault(fact, set()).add(key)
        if fact := fact_taken(op):
            self.takers.setdefault(key, set()).add(fact)


Index = TypeVar("Index", bound=StoryIndex)


def fill_index(index: Index, table: PartyTable, places: Iterable[StoryPlace]) -> Index:
    """Fill an index with what each place of a pack gives and takes."""
    printed = table.bound.printed
    for place in places:
        for op in printed.get(place.key, ()):
            index.note_effect(place.key, op)
    return index


def roots_of(facts: StoryFacts, locations: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The paragraphs that open by themselves: the given ones, and those that no other leads to."""
    roots = [number for number in (*locations, *others) if number in facts.paragraphs]
    led = {number for paragraph in facts.paragraphs.values() for number in page_summary(paragraph).jumps}
    # Stories that events, camps or encounters open by themselves are roots as well.
    roots += [number for number in facts.paragraphs if number not in led and number not in roots]
    return tuple(roots)
