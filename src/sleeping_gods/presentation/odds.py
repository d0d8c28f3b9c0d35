"""How likely the results of a draw are, in numbers and in words.

A result is a word of no language, such as ``pass`` or ``region-2``: an amount stands behind its last dash.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .localizer import Localizer

GOOD = {"pass": "fail", "hit": "miss", "no-damage": "damage-1", "spared": "caught"}
"""Results that one hopes for, and what comes instead."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of the possible draws lead to each result."""

    results: dict[str, int]
    """How many draws lead to each result, a word of no language."""
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
        return in_order(self.results)


def in_order(results: Iterable[str]) -> list[str]:
    """Results by their kinds, "none" of a kind first, then by their amounts."""

    def sort_key(result: str) -> tuple[bool, str, int]:
        kind, amount = _kind_and_amount(result)
        return not result.startswith("no-"), kind, amount or 0

    return sorted(results, key=sort_key)


def result_words(localizer: Localizer, result: str) -> str:
    """A result in words."""
    kind, amount = _kind_and_amount(result)
    if amount is None:
        return localizer.say(f"verdict_{result}")
    return localizer.say(f"verdict_{kind}", count=amount)


def _kind_and_amount(result: str) -> tuple[str, int | None]:
    """``region-2`` is a region, and 2; other results are a kind without an amount."""
    kind, _, amount = result.rpartition("-")
    return (kind, int(amount)) if amount.isdecimal() else (result, None)


def rank(result: str) -> int:
    """How good a result is that cannot fail: more regions or health and less damage are better."""
    kind, amount = _kind_and_amount(result)
    if amount is None:
        return 0
    return -amount if kind == "damage" else amount


def percent(part: int, whole: int) -> int:
    """A share in whole percent; only certainty is 0% or 100%."""
    share = round(100 * part / whole) if whole else 0
    return min(99, max(1, share)) if 0 < part < whole else share
