"""Counts what every possible draw leads to, on copies of a table: the odds are exact."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol, TypeVar

from ..kernel.choices import Choice
from ..kernel.play import apply, is_over, options, waits_for_chance
from ..kernel.table import Table
from .odds import Odds, in_order

U = TypeVar("U", bound=Table, contravariant=True)
STEPS_TO_DRAW = 4
"""The most steps between a choice and its draw."""
MAX_FREE = 9
"""How many bonuses at most are taken after a draw."""


class SameOdds(NamedTuple):
    """A choice as far as its odds go: choices that agree in both have the same odds."""

    effect: str
    added: int
    """What it adds to fate."""


class Draws(Protocol[U]):
    """What a game knows of the next draw."""

    def to_the_draw(self, table: U) -> Choice | None:
        """The choice that proceeds to the draw, if one follows this decision."""

    def same_draw(self, table: U, choice: Choice) -> str:
        """Draws with the same key have the same result, so that only one of them is tried.

        A key that is a number is the fate of the card: a result then depends on the total alone.
        """

    def free(self, table: U) -> Choice | None:
        """An act that costs nothing and improves the last draw."""

    def same_odds(self, table: U, choice: Choice) -> SameOdds:
        """A choice's effect and what it adds to fate."""

    def strengthen(self, table: U, by: int) -> None:
        """Add to the total of the test in progress."""

    def verdict(self, table: U) -> str:
        """What the last draw leads to, such as ``pass`` or ``region-2``; empty if it is no such draw."""


class OddsCounter:
    """Computes the odds of choices on one table, and reuses results that several choices share."""

    def __init__(self, view: Draws[Any], table: Table, totals: dict[str, dict[int, str]] | None = None) -> None:
        self._view, self._table = view, table
        self._odds: dict[SameOdds, Odds | None] = {}
        """What was counted, as the same choices are asked for again."""
        self._draws: dict[str, dict[str, list[Choice]]] = {}
        """What may be drawn after choices of an effect, grouped by the key of draws with the same result."""
        self._results: dict[tuple[str, str, int], str] = {}
        """The results of draws whose key is no number, by effect, key and what is added."""
        self._totals: dict[str, dict[int, str]] = {} if totals is None else totals
        """The results of totals that were tried, by effect; shared by audiences that know different cards."""

    def of(self, choice: Choice, plus: int = 0) -> Odds | None:
        """The odds of the draw after a choice, using all that is free, with ``plus`` added to the test's total."""
        effect, added = self._view.same_odds(self._table, choice)
        key = SameOdds(effect, added + plus)
        if key not in self._odds:
            self._odds[key] = self._count(choice, key, plus)
        return self._odds[key]

    def _count(self, choice: Choice, same_odds: SameOdds, plus: int) -> Odds | None:
        """Add up the results of all draws; None if nothing can be drawn or a draw has no result.

        ``plus`` is what of the addition to fate is not yet in the test's total.
        """
        effect, added = same_odds
        at_draw: Table | None = None
        if effect not in self._draws:
            at_draw = self.before_draw(choice, plus)
            self._draws[effect] = self._grouped_draws(at_draw) if at_draw is not None else {}
        groups = self._draws[effect]
        counts: dict[str, int] = {}
        for key in _ends_first(groups):
            result = self._known_result(effect, key, added)
            if result is None:
                at_draw = at_draw or self.before_draw(choice, plus)
                any_draw, *_ = groups[key]
                result = self._try_draw(at_draw, any_draw) if at_draw is not None else ""
                self._remember(effect, key, added, result)
            if not result:
                return None
            counts[result] = counts.get(result, 0) + len(groups[key])
        ordered = {result: counts[result] for result in in_order(counts)}  # a deck has no order
        return Odds(ordered, sum(counts.values())) if counts else None

    def _known_result(self, effect: str, key: str, added: int) -> str | None:
        """The result of a draw that was tried, or that follows from those that were; None if it has to be tried."""
        if not key.isdecimal():
            return self._results.get((effect, key, added))
        return _result_of_total(self._totals.get(effect, {}), int(key) + added)

    def _remember(self, effect: str, key: str, added: int, result: str) -> None:
        """Keep the result of a draw; of a number by its total, which has the same result however it is made."""
        if key.isdecimal():
            self._totals.setdefault(effect, {})[int(key) + added] = result
        else:
            self._results[effect, key, added] = result

    def ahead(self, table: Table) -> Choice | None:
        """The choice that proceeds to a draw."""
        return self._view.to_the_draw(table)

    def before_draw(self, choice: Choice, plus: int = 0) -> Table | None:
        """The table at the draw that follows a choice; None if none does."""
        trial = self._table.clone()
        if plus:
            self._view.strengthen(trial, plus)
        apply(trial, choice)
        for _ in range(STEPS_TO_DRAW):
            if is_over(trial) or waits_for_chance(trial):
                break
            proceed = self._view.to_the_draw(trial)
            if proceed is None:
                return None
            apply(trial, proceed)
        return None if is_over(trial) or not waits_for_chance(trial) else trial

    def _grouped_draws(self, at_draw: Table) -> dict[str, list[Choice]]:
        """The draws that are possible now, by the key of those with the same result."""
        groups: dict[str, list[Choice]] = {}
        same_draw = self._view.same_draw
        for draw in options(at_draw):
            groups.setdefault(same_draw(at_draw, draw), []).append(draw)
        return groups

    def _try_draw(self, at_draw: Table, draw: Choice) -> str:
        """What a draw leads to, with everything used that costs nothing."""
        drawn = at_draw.clone()
        apply(drawn, draw)
        for _ in range(MAX_FREE):
            if is_over(drawn) or waits_for_chance(drawn):
                break
            free = self._view.free(drawn)
            if free is None:
                break
            apply(drawn, free)
        return self._view.verdict(drawn)


def _result_of_total(tried: dict[int, str], total: int) -> str | None:
    """The result of a total that was tried, or that lies between two totals with the same result."""
    if total in tried:
        return tried[total]
    below = [other for other in tried if other < total]
    above = [other for other in tried if other > total]
    if not below or not above:
        return None
    result = tried[max(below)]
    return result if result == tried[min(above)] else None


def _ends_first(keys: Collection[str]) -> list[str]:
    """The lowest and the highest fate, then those nearest to the middle: most of the others need not be tried then."""
    words = [key for key in keys if not key.isdecimal()]
    fates = sorted((key for key in keys if key.isdecimal()), key=int)
    if len(fates) <= 2:
        return [*fates, *words]
    lowest, *inner, highest = fates
    middle = (int(lowest) + int(highest)) / 2
    return [lowest, highest, *sorted(inner, key=lambda fate: abs(int(fate) - middle)), *words]


def odds(view: Draws[Any], table: Table, choice: Choice) -> Odds | None:
    """The odds of the draw that follows a choice, using everything that is free."""
    return OddsCounter(view, table).of(choice)
