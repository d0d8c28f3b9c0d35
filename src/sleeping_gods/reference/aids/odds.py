"""Exact probabilities of draws from a full deck, without replacement, as fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TypeAlias, TypeVar

Deck: TypeAlias = Mapping[int, int]
"""The number of cards by the fate value they show; a die is a deck with one card for each face."""
Distribution: TypeAlias = dict[int, Fraction]
"""The probability of each result."""
T = TypeVar("T")
"""What is drawn."""


def at_least(deck: Deck, need: int) -> Fraction:
    """The chance that one card shows ``need`` or more."""
    return Fraction(_good(deck, need), sum(deck.values()))


def at_least_redrawn(deck: Deck, need: int) -> Fraction:
    """``at_least`` with one redraw if the first card shows less; that card is not drawn again."""
    cards, passing = sum(deck.values()), _good(deck, need)
    bad = cards - passing
    return Fraction(passing, cards) + Fraction(bad, cards) * Fraction(passing, cards - 1)


def at_least_if_lowest(deck: Deck, need: int) -> Fraction:
    """``at_least`` with one redraw that is allowed only if the first card is one of the lowest of the deck."""
    lowest = min(deck)
    if need <= lowest:
        return Fraction(1)
    cards, passing = sum(deck.values()), _good(deck, need)
    return Fraction(passing, cards) + Fraction(deck[lowest], cards) * Fraction(passing, cards - 1)


def at_least_rerolled(die: Deck, need: int) -> Fraction:
    """``at_least`` for a die with one further roll if the first shows less."""
    chance = at_least(die, need)
    return chance + (1 - chance) * chance


def at_most(deck: Deck, most: int) -> Fraction:
    """The chance that one card shows ``most`` or less."""
    return 1 - at_least(deck, most + 1)


def at_most_redrawn(deck: Deck, most: int) -> Fraction:
    """``at_most`` with one redraw if the first card shows more; that card is not in the second draw."""
    cards, bad = sum(deck.values()), _good(deck, most + 1)
    passing = cards - bad
    return Fraction(passing, cards) + Fraction(bad, cards) * Fraction(passing, cards - 1)


def _good(deck: Deck, need: int) -> int:
    """How many cards show ``need`` or more."""
    return sum(count for fate, count in deck.items() if fate >= need)


def distribution(deck: Deck, result: Callable[[int], int], added: int = 0) -> Distribution:
    """The probability of each ``result(fate + added)`` for one card."""
    cards = sum(deck.values())
    chances: Distribution = {}
    for fate, count in sorted(deck.items()):
        value = result(fate + added)
        chances[value] = chances.get(value, Fraction(0)) + Fraction(count, cards)
    return chances


def distribution_of_higher(deck: Deck, result: Callable[[int], int], added: int = 0) -> Distribution:
    """``distribution`` if two cards are drawn and the higher counts.

    A fate is the higher one in all pairs of cards up to it, except those of cards below it.
    """
    pairs = comb(sum(deck.values()), 2)
    chances: Distribution = {}
    below = 0
    for fate, count in sorted(deck.items()):
        value = result(fate + added)
        chances[value] = chances.get(value, Fraction(0)) + Fraction(comb(below + count, 2) - comb(below, 2), pairs)
        below += count
    return chances


def mean(chances: Distribution) -> Fraction:
    """The average result."""
    return sum((result * chance for result, chance in chances.items()), Fraction(0))


def best_mean_redrawn(deck: Deck, result: Callable[[int], int], added: int = 0, *, high: bool) -> Fraction:
    """The average result with one redraw, used where the next card promises a better one than the first."""
    better = max if high else min
    cards = sum(deck.values())
    values = {fate: result(fate + added) for fate in deck}
    total = sum(values[fate] * count for fate, count in deck.items())
    average = Fraction(0)
    for fate, count in deck.items():
        mean_of_redraw = Fraction(total - values[fate], cards - 1)
        average += Fraction(count, cards) * better(Fraction(values[fate]), mean_of_redraw)
    return average


def best_mean_rerolled(die: Deck, result: Callable[[int], int]) -> Fraction:
    """The average result of a die with one further roll, used where that promises more."""
    results = distribution(die, result)
    mean_of_reroll = mean(results)
    return sum((max(Fraction(value), mean_of_reroll) * chance for value, chance in results.items()), Fraction(0))


def at_least_among(cards: int, wanted: int, drawn: int, least: int = 1) -> Fraction:
    """The chance that at least ``least`` of the ``wanted`` cards in a deck of ``cards`` are among ``drawn``."""
    ways = sum(comb(wanted, hits) * comb(cards - wanted, drawn - hits) for hits in range(least, drawn + 1))
    return Fraction(ways, comb(cards, drawn))


def draws(things: Iterable[T], drawn: int) -> list[tuple[T, ...]]:
    """Every equally likely way to draw ``drawn`` things."""
    return list(combinations(things, drawn))


def share(outcomes: Iterable[bool]) -> Fraction:
    """The share of outcomes that are true."""
    counted = Counter(outcomes)
    return Fraction(counted[True], counted.total())


def percent(chance: Fraction) -> int:
    """A chance in whole percent, rounded; 0 and 100 only for what is impossible or certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, int(100 * chance + Fraction(1, 2))))
