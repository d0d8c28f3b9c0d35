"""Odds: the exact chance of each result of the next draw, a sum over what chance may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..kernel.choices import Choice
from ..kernel.play import apply, is_over, options, waits_for_chance
from ..kernel.table import Table

U = TypeVar("U", bound=Table, contravariant=True)
STEPS = 4
"""So many choices at most lie between a decision and its draw."""
GOOD = ("pass", "hit", "no damage")


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of the draws that chance may make lead to each result."""

    results: dict[str, int]
    total: int

    def of(self, result: str) -> str:
        """A result's chance in percent."""
        return percent(self.results.get(result, 0), self.total)

    @property
    def short(self) -> str:
        """The chance that matters, in a few letters."""
        for good in GOOD:
            if any(result in self.results for result in (good, OPPOSITE[good])):
                return f"{good} {self.of(good)}"
        return ", ".join(f"{result}: {self.of(result)}" for result in sorted(self.results, key=_none_first))

    @property
    def long(self) -> str:
        """Every result with its share of the draws."""
        named = sorted(self.results, key=_none_first)
        return ", ".join(f"{name} {self.of(name)} ({self.results[name]} of {self.total})" for name in named)


OPPOSITE = {"pass": "fail", "hit": "miss", "no damage": "1 damage"}


def _none_first(result: str) -> tuple[bool, str]:
    """Results in their order, with none of something before one of it."""
    return not result.startswith("no "), result


def percent(part: int, whole: int) -> str:
    """A share in whole percent; nothing but certainty is called 0% or 100%."""
    share = round(100 * part / whole) if whole else 0
    if 0 < part < whole:
        share = min(99, max(1, share))
    return f"{share}%"


class Draws(Protocol[U]):
    """What a game knows of the draw that comes next."""

    def to_the_draw(self, table: U) -> Choice | None:
        """The choice that goes on to the draw, if this decision stands before one."""

    def same_draw(self, table: U, choice: Choice) -> str:
        """Draws with the same word here have the same result, so that odds need only one of them."""

    def verdict(self, table: U) -> str:
        """What a draw that has just been made leads to, such as ``pass``; empty if it is no such draw."""


def odds(view: Draws[Any], table: Table, choice: Choice) -> Odds | None:
    """The odds of the draw that follows if this is chosen now and nothing is changed after it."""
    trial = table.clone()
    apply(trial, choice)
    for _ in range(STEPS):
        if is_over(trial) or waits_for_chance(trial):
            break
        further = view.to_the_draw(trial)
        if further is None:
            return None
        apply(trial, further)
    if is_over(trial) or not waits_for_chance(trial):
        return None
    alike: dict[str, list[Choice]] = {}
    for draw in options(trial):
        alike.setdefault(view.same_draw(trial, draw), []).append(draw)
    results: dict[str, int] = {}
    for draws in alike.values():
        drawn = trial.clone()
        apply(drawn, draws[0])
        result = view.verdict(drawn)
        if not result:
            return None
        results[result] = results.get(result, 0) + len(draws)
    return Odds(results, sum(results.values()))
