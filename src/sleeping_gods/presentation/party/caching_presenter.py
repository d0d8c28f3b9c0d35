"""The part of a presenter that caches facts of a table while its sections are built, and sections between tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from ...kernel.choices import Choice
from ...kernel.play import options
from ...languages import Lang
from ...party.table.table import PartyTable
from ..audience import Audience
from ..odds_counter import OddsCounter
from .hands import Hands
from .wording_presenter import WordingPresenter

T = TypeVar("T", bound=PartyTable)
R = TypeVar("R")


@dataclass(slots=True)
class LanguageFreeFacts:
    """Facts of an unchanged table that do not depend on the language."""

    options: list[Choice]
    """Every legal choice."""
    counting: dict[Audience, OddsCounter] = field(default_factory=dict)
    """The counter of odds that each audience shares among its choices."""
    sums: dict[str, dict[int, str]] = field(default_factory=dict)
    """The results of totals that were tried, by effect (see ``OddsCounter``); all audiences share them."""
    facts: dict[Hashable, Any] = field(default_factory=dict)
    """What ``once_for_all`` has computed, by name."""


@dataclass(slots=True)
class TableFacts(Generic[T]):
    """A table that does not change while its sections are built, and facts that several sections need."""

    table: T
    wordless: LanguageFreeFacts
    facts: dict[Hashable, Any] = field(default_factory=dict)
    """What ``once`` has computed, by name."""


class KeyedValue(NamedTuple):
    """A value, and what it was made of."""

    key: object
    value: Any


class CachingPresenter(WordingPresenter[T]):
    """A presenter with caches, which never change the result."""

    hands: Hands[T]

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(lang)
        self._moment: TableFacts[T] | None = None
        """The table that is fixed now, with its facts; None outside of ``table_fixed``."""
        self._kept: dict[str, KeyedValue] = {}
        """Name to the key and the value that were made last under it."""

    def cached(self, name: str, key: object, make: Callable[[], R]) -> R:
        """The value last made under a name, if its key is the same; else a new one."""
        remembered = self._kept.get(name)
        if remembered is None or remembered.key != key:
            remembered = self._kept[name] = KeyedValue(key, make())
        value: R = remembered.value
        return value

    def last_cached(self, name: str) -> Any:
        """The value last made under a name, whatever its key; None if there is none."""
        return self._kept[name].value if name in self._kept else None

    def cache_for(self, name: str, key: object) -> dict[Any, Any]:
        """A dict for values that depend on ``key``; it is emptied when the key changes."""
        return self.cached(name, key, dict)

    @contextlib.contextmanager
    def table_fixed(self, table: T, wordless: LanguageFreeFacts | None = None) -> Iterator[None]:
        """Within this context the table does not change: options and facts are computed once for all sections and
        audiences, and shared with presenters of other languages that are given the same facts.
        """
        if self._moment is not None and self._moment.table is table:
            yield
            return
        self._moment = TableFacts(table, wordless or LanguageFreeFacts(options(table)))
        try:
            yield
        finally:
            self._moment = None

    def once(self, table: T, name: Hashable, make: Callable[..., R], *given: Any) -> R:
        """A fact of the fixed table: ``make(*given)``, computed once for a name, which must tell apart what is given.

        For any other table it is computed anew each time.
        """
        moment = self._moment
        if moment is None or moment.table is not table:
            return make(*given)
        if name not in moment.facts:
            moment.facts[name] = make(*given)
        fact: R = moment.facts[name]
        return fact

    def once_for_all(self, table: T, name: Hashable, make: Callable[..., R], *given: Any) -> R:
        """As ``once``, for a fact without words: computed once for the presenters of all languages."""
        moment = self._moment
        if moment is None or moment.table is not table:
            return make(*given)
        facts = moment.wordless.facts
        if name not in facts:
            facts[name] = make(*given)
        fact: R = facts[name]
        return fact

    def options(self, table: T) -> list[Choice]:
        """Every legal choice: the decision's own options, then acts."""
        moment = self._moment
        return moment.wordless.options if moment is not None and moment.table is table else options(table)

    def known(self, table: T, audience: Audience) -> T:
        """The table as an audience knows it, with unseen cards in the decks; odds are computed on it."""
        return table if audience.open_hands else self.hands.blind(table, audience)
