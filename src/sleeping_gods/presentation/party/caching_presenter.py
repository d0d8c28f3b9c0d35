"""The part of a presenter that caches facts of a table while its sections are told, and sections between tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ...kernel.choices import Choice
from ...kernel.play import options
from ...languages import Lang
from ...party.table.table import PartyTable
from ..audience import Audience
from ..odds import Counting
from .hands import Hands
from .wording_presenter import WordingPresenter

T = TypeVar("T", bound=PartyTable)
R = TypeVar("R")


@dataclass(slots=True)
class Wordless:
    """What is known of a table that stands still, whatever language it is told in."""

    options: list[Choice]
    counting: dict[Audience, Counting] = field(default_factory=dict)
    sums: dict[str, dict[int, str]] = field(default_factory=dict)
    facts: dict[Hashable, Any] = field(default_factory=dict)


@dataclass(slots=True)
class TableFacts(Generic[T]):
    """A table that stands still while its sections are told, and what several of them need to know of it."""

    table: T
    wordless: Wordless
    facts: dict[Hashable, Any] = field(default_factory=dict)


class CachingPresenter(WordingPresenter[T]):
    """A presenter with caches; they never change what is told."""

    hands: Hands[T]

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(lang)
        self._moment: TableFacts[T] | None = None
        self._kept: dict[str, tuple[object, Any]] = {}

    def kept(self, name: str, key: object, make: Callable[[], R]) -> R:
        """What was made the last time under a name, if all that it depends on is the same."""
        remembered = self._kept.get(name)
        if remembered is None or remembered[0] != key:
            remembered = self._kept[name] = (key, make())
        value: R = remembered[1]
        return value

    def last(self, name: str) -> Any:
        """What was made the last time under a name, whatever it depended on; nothing if it was never made."""
        return self._kept[name][1] if name in self._kept else None

    def drawer(self, name: str, key: object) -> dict[Any, Any]:
        """Where things are kept that depend on all of this; it is empty again when some of it has become another."""
        return self.kept(name, key, dict)

    @contextlib.contextmanager
    def looking_at(self, table: T, wordless: Wordless | None = None) -> Iterator[None]:
        """While a table stands still, what can be chosen on it is listed once for all sections, and for all who are
        told of it meanwhile; with presenters of other languages, if they are given the same of what has no words."""
        if self._moment is not None and self._moment.table is table:
            yield
            return
        self._moment = TableFacts(table, wordless or Wordless(options(table)))
        try:
            yield
        finally:
            self._moment = None

    def once(self, table: T, name: Hashable, make: Callable[..., R], *given: Any) -> R:
        """What is computed once of a table that stands still; the same for everybody, or the name says for whom."""
        moment = self._moment
        if moment is None or moment.table is not table:
            return make(*given)
        if name not in moment.facts:
            moment.facts[name] = make(*given)
        fact: R = moment.facts[name]
        return fact

    def once_for_all(self, table: T, name: Hashable, make: Callable[..., R], *given: Any) -> R:
        """The same for what has no words, and so is computed once for presenters of all languages."""
        moment = self._moment
        if moment is None or moment.table is not table:
            return make(*given)
        facts = moment.wordless.facts
        if name not in facts:
            facts[name] = make(*given)
        fact: R = facts[name]
        return fact

    def options(self, table: T) -> list[Choice]:
        """Everything that may be chosen now: the decision's own options, then acts of any time."""
        moment = self._moment
        return moment.wordless.options if moment is not None and moment.table is table else options(table)

    def known(self, table: T, audience: Audience) -> T:
        """The table as an audience knows it: what it cannot see lies in the decks. Odds are counted on it."""
        return table if audience.open_hands else self.hands.blind(table, audience)
