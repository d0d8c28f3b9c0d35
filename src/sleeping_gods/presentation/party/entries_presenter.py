"""The part of a presenter that knows the rules and the entries of the reference behind choices and decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from ...kernel.choices import Choice
from ...kernel.steps import Decision
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ...reference.titles import rule_titles
from ..catalogue import match_pattern
from .choice_contents import entries_in
from .odds_presenter import OddsPresenter

T = TypeVar("T", bound=PartyTable)


class EntriesPresenter(OddsPresenter[T]):
    """The rules and entries behind choices and decisions."""

    rules: ClassVar[Mapping[str, tuple[str, ...]]]
    """Pattern of a choice to the rules that it plays, where the decision's own would say too much."""
    leading: ClassVar[Mapping[type[Decision[Any]], tuple[str, ...]]]
    """Class of a decision to the entries that lead where it is asked about."""
    in_tests: ClassVar[tuple[type[Decision[Any]], ...]]
    """Decisions that every kind of test has."""
    testing: ClassVar[Mapping[str, str]]
    """Kind of a test to the entry that leads while it is in progress."""
    goods: ClassVar[Mapping[str, tuple[str, ...]]]
    """Kind of a resource to the entries behind it."""

    def rules_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The rules behind a choice; empty if the decision's own are the best answer."""
        for pattern, ids in self.rules.items():
            if match_pattern(tuple(pattern.split()), choice) is not None:
                return ids
        return ()

    def entries_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The tests, fights and costs of a lettered choice."""
        terms, titles = self.game_words.terms(table, choice), rule_titles(self.game, self.words.lang).titles
        slugs = entries_in(terms, self.goods) if terms is not None else ()
        return tuple(dict.fromkeys(slug for slug in slugs if slug in titles))

    def leads(self, table: T) -> tuple[str, ...]:
        """The entries about the decision's test, status or room, then those of its class."""
        decision = decision_of(table)
        if decision is None:
            return ()
        test = self.testing.get(table.tests[-1].kind, "") if table.tests and type(decision) in self.in_tests else ""
        about = [test, *(str(getattr(decision, field, "")) for field in ("status", "room"))]
        titles = rule_titles(self.game, self.words.lang).titles
        leading = self.leading.get(type(decision), ())
        return tuple(dict.fromkeys([*(slug for slug in about if slug in titles), *leading]))
