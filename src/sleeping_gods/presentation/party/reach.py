"""The best odds of a challenge with everything at hand: boosts that can be added, and redraws.

A draw is changed only where it would fail: first by boosts, then, if these cannot be enough, by a redraw. Boosts and
redraws may be paid from the same goods, so what is left is computed after each draw by really paying on a copy of the
table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from ...kernel.choices import Choice
from ...kernel.play import apply, options
from ...party.table.table import PartyTable
from ..odds import percent
from ..odds_counter import OddsCounter
from .boosts import FREE, ChoiceBoost
from .draws import FAIL, PASS
from .trial_draws import after_redraw, after_use, card_draws, fate_of_draw, is_open, lowest_draw

T = TypeVar("T", bound=PartyTable)
MAX_ADDED, MAX_DRAWN = 12, 4
"""How many things are added at most, and so many cards drawn again."""
CARDS = ("discard", "burn")
"""Cards from hands are all alike, and counted."""


@dataclass(frozen=True, slots=True)
class Best:
    """The odds, and the choices by which they are reached."""

    percent: int
    means: tuple[Choice, ...]
    """What they are reached with, each once, the strongest first."""


@dataclass(frozen=True, slots=True)
class _Raised:
    """How much can be added, and by which choices."""

    by: int
    uses: tuple[tuple[Choice, int], ...]


@dataclass(frozen=True, slots=True)
class _Chain:
    """What can be added to each of several successive draws, and the choices that redraw."""

    raised: tuple[_Raised, ...]
    again: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class _Drawn(Generic[T]):
    """A redraw, the table after it, and what can be added there."""

    by: Choice
    table: T
    raised: _Raised


class ChanceReach(Generic[T]):
    """Boosts and redraws before the draw of a challenge, on a table as an audience knows it."""

    def __init__(
        self, boost_of: Callable[[T, Choice], ChoiceBoost | None], counting: OddsCounter, ahead: Choice
    ) -> None:
        self._boost_of, self._counting, self._ahead = boost_of, counting, ahead
        self._ones = 0
        """Cards in the deck with a fate of 1."""

    def best(self) -> Best | None:
        """The odds with everything; None where nothing helps, or no card can fail."""
        plain = self._counting.of(self._ahead)
        window = self._failing() if plain is not None and FAIL in plain.results else None
        if plain is None or window is None:
            return None
        plainly = self._chain(window)
        on_one = self._drawn_again(window, only_on_one=True) if self._fails(plainly.raised[0].by) else None
        after_one = self._chain(on_one.table) if on_one is not None else None
        ones = self._ones if after_one is not None else 0
        passing = 1 - self._failing_share(plain.total, ones, plainly, after_one)
        if passing == Fraction(plain.results.get(PASS, 0), plain.total):
            return None
        again = (*plainly.again, *((on_one.by,) if on_one is not None else ()))
        means = (*self._needed(plainly.raised[0]), *dict.fromkeys(again))
        return Best(percent(passing.numerator, passing.denominator), means)

    def most_added(self, window: T) -> int:
        """How much can be added to the last draw."""
        return self._with_all_boosts(window).by

    def _chain(self, window: T) -> _Chain:
        """Redraw as often as possible, and compute each time what can be added."""
        raised, again = [self._with_all_boosts(window)], list[Choice]()
        table: T | None = window
        while table is not None and self._fails(raised[-1].by) and len(again) < MAX_DRAWN:
            drawn = self._drawn_again(table)
            table = drawn.table if drawn is not None else None
            if drawn is not None:
                again.append(drawn.by)
                raised.append(drawn.raised)
        return _Chain(tuple(raised), tuple(again))

    def _failing_share(self, total: int, ones: int, chain: _Chain, after_one: _Chain | None) -> Fraction:
        """The share of successive draws from one deck that all fail; the first 1 may be redrawn."""

        def share(at: int, ones_gone: int, others_gone: int, chain: _Chain, may_redraw_one: bool) -> Fraction:
            left = total - ones_gone - others_gone
            if not left or at >= len(chain.raised):
                return Fraction(1)
            fails = self._fails(chain.raised[at].by)
            failing_ones = max(0, min(ones, fails) - ones_gone)
            failing_others = max(0, fails - ones - others_gone)
            result = Fraction(0)
            if failing_others:
                result += failing_others * share(at + 1, ones_gone, others_gone + 1, chain, may_redraw_one)
            if failing_ones and may_redraw_one and after_one is not None:
                result += failing_ones * share(at, ones_gone + 1, others_gone, after_one, False)
            elif failing_ones:
                result += failing_ones * share(at + 1, ones_gone + 1, others_gone, chain, may_redraw_one)
            return result / left

        return share(0, 0, 0, chain, after_one is not None)

    def _fails(self, by: int) -> int:
        """How many cards of the deck fail with ``by`` added."""
        odds = self._counting.of(self._ahead, plus=by)
        return odds.results.get(FAIL, 0) if odds is not None else 0

    def _needed(self, raised: _Raised) -> tuple[Choice, ...]:
        """The additions that change anything."""
        most, used, total = self._fails(raised.by), list[Choice](), 0
        for choice, gives in raised.uses:
            if self._fails(total) == most:
                break
            used.append(choice)
            total += gives
        return tuple(used)

    def _failing(self) -> T | None:
        """The table after the lowest card, if something can still be done."""
        table: Any = self._counting.before_draw(self._ahead)
        if table is None:
            return None
        draws = card_draws(table)
        if not draws:
            return None
        self._ones = sum(1 for draw in draws if fate_of_draw(table, draw) == 1)
        apply(table, lowest_draw(table, draws))
        return table if is_open(table) else None

    def _uses(self, table: T, *, again: bool, only_on_one: bool = False) -> list[tuple[ChoiceBoost, Choice]]:
        """The boosts that cost something, or the redraws; the strongest first, then the cheapest."""
        uses = []
        for choice in options(table):
            boost = self._boost_of(table, choice)
            if boost is None or boost.again != again or boost.only_on_one != only_on_one:
                continue
            if again or (boost.gives > 0 and boost.price != FREE):
                uses.append((boost, choice))
        return sorted(uses, key=lambda use: (-use[0].gives, use[0].price, use[1]))

    def _with_all_boosts(self, table: T) -> _Raised:
        """Add everything that can be added, one after the other."""
        uses: list[tuple[Choice, int]] = []
        refused: set[Choice] = set()
        while len(uses) < MAX_ADDED:
            left = [(boost, choice) for boost, choice in self._uses(table, again=False) if choice not in refused]
            if not left:
                break
            boost, choice = left[0]
            after = after_use(table, choice)
            if after is None:
                refused.add(choice)
            else:
                table = after
                uses.append((choice, boost.gives))
        return _Raised(sum(gives for _, gives in uses), tuple(uses))

    def _drawn_again(self, table: T, *, only_on_one: bool = False) -> _Drawn[T] | None:
        """The redraw that leaves most to be added, the cheapest of several."""
        uses = self._uses(table, again=True, only_on_one=only_on_one)
        best: _Drawn[T] | None = None
        for _, choice in sorted(uses, key=lambda use: (use[0].price, use[1])):
            after = self._after_draw(table, choice)
            if after is None:
                continue
            raised = self._with_all_boosts(after)
            if best is None or raised.by > best.raised.by:
                best = _Drawn(choice, after, raised)
        return best

    def _after_draw(self, table: T, choice: Choice) -> T | None:
        """The table after a redraw that has drawn the lowest remaining card."""
        return after_redraw(table, choice, self._counting.ahead)
