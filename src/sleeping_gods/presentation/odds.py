"""The exact probability of each result of the next draw, summed over all possible draws."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..kernel.choices import Choice
from ..kernel.play import apply, is_over, options, waits_for_chance
from ..kernel.table import Table
from .localizer import Localizer

U = TypeVar("U", bound=Table, contravariant=True)
STEPS = 4
"""The most steps between a choice and its draw."""
MAX_FREE = 9
"""How many bonuses at most are taken after a draw."""
GOOD = {"pass": "fail", "hit": "miss", "no-damage": "damage-1", "spared": "caught"}
"""Results that one hopes for, and what comes instead. Results are words of no language: a number stands at the end."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of the possible draws lead to each result."""

    results: dict[str, int]
    total: int

    def of(self, localizer: Localizer, result: str) -> str:
        """The probability of a result in percent."""
        return localizer.say("odds_percent", share=percent(self.results.get(result, 0), self.total))

    def hoped(self) -> str:
        """The result to hope for; empty where none is better than another."""
        return next((good for good, other in GOOD.items() if good in self.results or other in self.results), "")

    def short(self, localizer: Localizer) -> str:
        """The probability of the hoped result, in a few characters."""
        if good := self.hoped():
            return f"{result_words(localizer, good)} {self.of(localizer, good)}"
        return ", ".join(
            localizer.say("label_text", label=result_words(localizer, result), text=self.of(localizer, result))
            for result in self.in_order()
        )

    def long(self, localizer: Localizer) -> str:
        """Every result with its share of the draws."""
        return ", ".join(
            localizer.say(
                "odds_share",
                result=result_words(localizer, result),
                chance=self.of(localizer, result),
                draws=self.results[result],
                total=self.total,
            )
            for result in self.in_order()
        )

    def in_order(self) -> list[str]:
        """The results in an order that reveals nothing of the deck's."""
        return sorted(self.results, key=_none_first)


def result_words(localizer: Localizer, result: str) -> str:
    """A result in words; a number follows its dash."""
    kind, _, count = result.rpartition("-")
    return (
        localizer.say(f"verdict_{kind}", count=int(count)) if count.isdecimal() else localizer.say(f"verdict_{result}")
    )


def _none_first(result: str) -> tuple[bool, str, int]:
    """A sort key that puts "none" of a kind before one of it."""
    kind, _, count = result.rpartition("-")
    return (not result.startswith("no-"), *((kind, int(count)) if count.isdecimal() else (result, 0)))


def rank(result: str) -> int:
    """How good a result is that cannot fail: more regions or health and less damage are better."""
    kind, _, count = result.rpartition("-")
    if not count.isdecimal():
        return 0
    return -int(count) if kind == "damage" else int(count)


def percent(part: int, whole: int) -> int:
    """A share in whole percent; only certainty is 0% or 100%."""
    share = round(100 * part / whole) if whole else 0
    return min(99, max(1, share)) if 0 < part < whole else share


class Draws(Protocol[U]):
    """What a game knows of the next draw."""

    def to_the_draw(self, table: U) -> Choice | None:
        """The choice that proceeds to the draw, if one follows this decision."""

    def same_draw(self, table: U, choice: Choice) -> str:
        """Draws with the same key have the same result, so that only one of them is tried."""

    def free(self, table: U) -> Choice | None:
        """An act that costs nothing and improves the last draw."""

    def same_odds(self, table: U, choice: Choice) -> tuple[str, int]:
        """A choice's effect and what it adds to fate: choices that agree in both have the same odds."""

    def strengthen(self, table: U, by: int) -> None:
        """Add to the total of the test in progress."""

    def verdict(self, table: U) -> str:
        """What the last draw leads to, such as ``pass`` or ``region-2``; empty if it is no such draw."""


class Counting:
    """Computes the odds of choices on one table, and reuses results that several choices share."""

    def __init__(self, view: Draws[Any], table: Table, sums: dict[str, dict[int, str]] | None = None) -> None:
        self._view, self._table = view, table
        self._odds: dict[tuple[str, int], Odds | None] = {}
        self._draws: dict[str, dict[str, list[Choice]]] = {}
        """What may be drawn after choices that do the same, by what has the same result."""
        self._results: dict[tuple[str, str, int], str] = {}
        """What comes of draws that are no number."""
        self._sums: dict[str, dict[int, str]] = {} if sums is None else sums
        """What comes of so much fate with all that is added to it, as far as it was tried; the same for several
        audiences that know of different cards in the decks, if it is given."""

    def of(self, choice: Choice, plus: int = 0) -> Odds | None:
        """The odds of the draw that follows a choice, using everything that is free, with ``plus`` added to the test's
        total.
        """
        does, adds = self._view.same_odds(self._table, choice)
        same = (does, adds + plus)
        if same not in self._odds:
            self._odds[same] = self._counted(choice, does, adds + plus, plus)
        return self._odds[same]

    def _counted(self, choice: Choice, does: str, adds: int, plus: int) -> Odds | None:
        trial: Table | None = None
        if does not in self._draws:
            trial = self.before_draw(choice, plus)
            self._draws[does] = self._alike(trial) if trial is not None else {}
        results: dict[str, int] = {}
        for fate in _ends_first(self._draws[does]):
            draws = self._draws[does][fate]
            result = (
                self._between(does, int(fate) + adds) if fate.isdecimal() else self._results.get((does, fate, adds))
            )
            if result is None:
                trial = trial or self.before_draw(choice, plus)
                result = self._result(trial, draws[0]) if trial is not None else ""
                self._remember(does, fate, adds, result)
            if not result:
                return None
            results[result] = results.get(result, 0) + len(draws)
        in_order = {result: results[result] for result in sorted(results, key=_none_first)}  # a deck has no order
        return Odds(in_order, sum(results.values())) if results else None

    def _remember(self, does: str, fate: str, adds: int, result: str) -> None:
        if fate.isdecimal():
            self._sums.setdefault(does, {})[int(fate) + adds] = result
        else:
            self._results[does, fate, adds] = result

    def _between(self, does: str, reached: int) -> str | None:
        """The result of a total that was tried, or that lies between two totals with the same result."""
        tried = self._sums.get(does, {})
        if reached in tried:
            return tried[reached]
        if not tried or reached < min(tried) or reached > max(tried):
            return None
        below, above = [at for at in tried if at < reached], [at for at in tried if at > reached]
        less = tried[max(below)]
        return less if less == tried[min(above)] else None

    def ahead(self, table: Table) -> Choice | None:
        """The choice that proceeds to a draw."""
        return self._view.to_the_draw(table)

    def before_draw(self, choice: Choice, plus: int = 0) -> Table | None:
        """The table at the draw that follows a choice; None if none does."""
        trial = self._table.clone()
        if plus:
            self._view.strengthen(trial, plus)
        apply(trial, choice)
        for _ in range(STEPS):
            if is_over(trial) or waits_for_chance(trial):
                break
            further = self._view.to_the_draw(trial)
            if further is None:
                return None
            apply(trial, further)
        return None if is_over(trial) or not waits_for_chance(trial) else trial

    def _alike(self, trial: Table) -> dict[str, list[Choice]]:
        groups: dict[str, list[Choice]] = {}
        same_draw = self._view.same_draw
        for draw in options(trial):
            groups.setdefault(same_draw(trial, draw), []).append(draw)
        return groups

    def _result(self, trial: Table, draw: Choice) -> str:
        drawn = trial.clone()
        apply(drawn, draw)
        _use_free_boosts(self._view, drawn)
        return self._view.verdict(drawn)


def _ends_first(draws: Iterable[str]) -> list[str]:
    """Fates sorted as lowest, highest, then by halving: most of those between need not be tried then."""
    fates = sorted(draws, key=lambda fate: (not fate.isdecimal(), int(fate) if fate.isdecimal() else 0))
    numbers = [fate for fate in fates if fate.isdecimal()]
    ends = numbers[:1] + numbers[1:][-1:]
    inner = sorted(numbers[1:-1], key=lambda fate: abs(2 * int(fate) - int(ends[0]) - int(ends[1])))
    return [*ends, *inner, *fates[len(numbers) :]]


def odds(view: Draws[Any], table: Table, choice: Choice) -> Odds | None:
    """The odds of the draw that follows a choice, using everything that is free."""
    return Counting(view, table).of(choice)


def _use_free_boosts(view: Draws[Any], table: Table) -> None:
    """Use every bonus that costs nothing; each can be used once."""
    for _ in range(MAX_FREE):
        if is_over(table) or waits_for_chance(table) or (free := view.free(table)) is None:
            return
        apply(table, free)
