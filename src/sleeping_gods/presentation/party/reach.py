"""The best odds of a challenge with everything at hand: boosts that can be added, and redraws.

A draw is changed only where it would fail: first by boosts, then, if these cannot be enough, by a redraw. Boosts and
redraws may be paid from the same goods, so what is left is computed after each draw by really paying on a copy of the
table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, NamedTuple, TypeVar

from ...kernel.choices import Choice
from ...kernel.play import apply, options
from ...party.table.table import PartyTable
from ..odds import percent
from ..odds_counter import OddsCounter
from .boosts import FREE, ChoiceBoost
from .test_texts import FAIL, PASS
from .trial_draws import after_redraw, after_use, card_draws, fate_of_draw, is_open, lowest_draw

T = TypeVar("T", bound=PartyTable)
MAX_ADDED = 12
"""How many things are added to one draw at most, so that the count ends soon."""
MAX_REDRAWS = 4
"""How many cards are drawn again at most, for the same reason."""
CARDS = ("discard", "burn")
"""First words of choices that use a card of a hand: such cards are all alike, and counted."""


@dataclass(frozen=True, slots=True)
class Best:
    """The odds, and the choices by which they are reached."""

    percent: int
    """The chance to pass."""
    means: tuple[Choice, ...]
    """What they are reached with, each once, the strongest first."""


@dataclass(frozen=True, slots=True)
class _Additions:
    """All that can be added to one draw."""

    total: int
    uses: tuple[tuple[Choice, int], ...]
    """Each choice with what it adds, in the order in which they are used."""


@dataclass(frozen=True, slots=True)
class _Chain:
    """Draws one after the other: the first, and a redraw after each that failed."""

    additions: tuple[_Additions, ...]
    """What can be added to each of the draws."""
    redraws: tuple[Choice, ...]
    """The choices that draw again: one fewer than draws."""


@dataclass(frozen=True, slots=True)
class _Redraw(Generic[T]):
    """A redraw that has drawn the lowest remaining card."""

    choice: Choice
    table: T
    """The table after it."""
    additions: _Additions
    """What can be added there."""


class BoostUse(NamedTuple):
    """A choice that changes the draw, and how."""

    boost: ChoiceBoost
    choice: Choice

    @property
    def strongest_first(self) -> tuple[int, int, Choice]:
        """A sort key."""
        return -self.boost.gives, self.boost.price, self.choice

    @property
    def cheapest_first(self) -> tuple[int, Choice]:
        """A sort key."""
        return self.boost.price, self.choice


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
        base_count = self._counting.of(self._ahead)
        window = self._failing() if base_count is not None and FAIL in base_count.results else None
        if base_count is None or window is None:
            return None
        chain = self._chain(window)
        first = chain.additions[0]
        on_one = self._best_redraw(window, only_on_one=True) if self._failing_cards(first.total) else None
        after_one = self._chain(on_one.table) if on_one is not None else None
        ones = self._ones if after_one is not None else 0
        passing = 1 - self._failing_share(base_count.total, ones, chain, after_one)
        if passing == Fraction(base_count.results.get(PASS, 0), base_count.total):
            return None
        redraws = [*chain.redraws, on_one.choice] if on_one is not None else chain.redraws
        means = (*self._needed(first), *dict.fromkeys(redraws))
        return Best(percent(passing.numerator, passing.denominator), means)

    def most_added(self, window: T) -> int:
        """How much can be added to the last draw."""
        return self._all_additions(window).total

    def _chain(self, window: T) -> _Chain:
        """Redraw as often as possible, and compute each time what can be added."""
        additions = [self._all_additions(window)]
        redraws: list[Choice] = []
        table = window
        while self._failing_cards(additions[-1].total) and len(redraws) < MAX_REDRAWS:
            redraw = self._best_redraw(table)
            if redraw is None:
                break
            table = redraw.table
            redraws.append(redraw.choice)
            additions.append(redraw.additions)
        return _Chain(tuple(additions), tuple(redraws))

    def _failing_share(self, total: int, ones: int, chain: _Chain, after_one: _Chain | None) -> Fraction:
        """The share of successive draws from a deck of ``total`` cards that all fail; the first 1 may be redrawn.

        The cards that fail are the lowest of the deck: its ``ones`` before any other. ``after_one`` are the draws that
        follow the redraw of a 1; None if there is no such redraw.
        """

        def share(draw: int, ones_gone: int, others_gone: int, chain: _Chain, *, may_redraw_one: bool) -> Fraction:
            """The share of the draws from number ``draw`` of a chain on, once some cards have left the deck."""
            left = total - ones_gone - others_gone
            if not left or draw >= len(chain.additions):
                return Fraction(1)
            failing = self._failing_cards(chain.additions[draw].total)
            failing_ones = max(0, min(ones, failing) - ones_gone)
            failing_others = max(0, failing - ones - others_gone)
            result = Fraction(0)
            if failing_others:
                result += failing_others * share(
                    draw + 1, ones_gone, others_gone + 1, chain, may_redraw_one=may_redraw_one
                )
            if failing_ones and may_redraw_one and after_one is not None:
                result += failing_ones * share(draw, ones_gone + 1, others_gone, after_one, may_redraw_one=False)
            elif failing_ones:
                result += failing_ones * share(
                    draw + 1, ones_gone + 1, others_gone, chain, may_redraw_one=may_redraw_one
                )
            return result / left

        return share(0, 0, 0, chain, may_redraw_one=after_one is not None)

    def _failing_cards(self, added: int) -> int:
        """How many cards of the deck fail with so much added."""
        odds = self._counting.of(self._ahead, plus=added)
        return odds.results.get(FAIL, 0) if odds is not None else 0

    def _needed(self, additions: _Additions) -> tuple[Choice, ...]:
        """The first of the additions, as many as it takes until no more would let another card pass."""
        fewest, used, total = self._failing_cards(additions.total), list[Choice](), 0
        for choice, gives in additions.uses:
            if self._failing_cards(total) == fewest:
                break
            used.append(choice)
            total += gives
        return tuple(used)

    def _failing(self) -> T | None:
        """The table after the lowest card, if something can still be done; counts the 1s of the deck."""
        table: Any = self._counting.before_draw(self._ahead)
        if table is None:
            return None
        draws = card_draws(table)
        if not draws:
            return None
        self._ones = sum(1 for draw in draws if fate_of_draw(table, draw) == 1)
        apply(table, lowest_draw(table, draws))
        return table if is_open(table) else None

    def _boosts(self, table: T) -> list[BoostUse]:
        """What adds to the draw and costs something."""
        return [use for use in self._uses(table) if use.boost.gives > 0 and use.boost.price != FREE]

    def _uses(self, table: T, *, redraws: bool = False, only_on_one: bool = False) -> list[BoostUse]:
        """What changes the draw without drawing again; or the redraws, of any card or of a 1 only."""
        uses = []
        for choice in options(table):
            boost = self._boost_of(table, choice)
            if boost is not None and boost.again == redraws and boost.only_on_one == only_on_one:
                uses.append(BoostUse(boost, choice))
        return uses

    def _all_additions(self, table: T) -> _Additions:
        """Add everything that can be added, one after the other, and each time the strongest that can be paid."""
        uses: list[tuple[Choice, int]] = []
        refused: set[Choice] = set()
        while len(uses) < MAX_ADDED:
            left = [use for use in self._boosts(table) if use.choice not in refused]
            if not left:
                break
            strongest = min(left, key=lambda use: use.strongest_first)
            after = after_use(table, strongest.choice)
            if after is None:
                refused.add(strongest.choice)
            else:
                table = after
                uses.append((strongest.choice, strongest.boost.gives))
        return _Additions(sum(gives for _, gives in uses), tuple(uses))

    def _best_redraw(self, table: T, *, only_on_one: bool = False) -> _Redraw[T] | None:
        """The redraw that leaves most to be added, the cheapest of several."""
        uses = self._uses(table, redraws=True, only_on_one=only_on_one)
        best: _Redraw[T] | None = None
        for use in sorted(uses, key=lambda use: use.cheapest_first):
            after = self._after_redraw(table, use.choice)
            if after is None:
                continue
            additions = self._all_additions(after)
            if best is None or additions.total > best.additions.total:
                best = _Redraw(use.choice, after, additions)
        return best

    def _after_redraw(self, table: T, choice: Choice) -> T | None:
        """The table after a redraw that has drawn the lowest remaining card; None if the window stays shut then."""
        return after_redraw(table, choice, self._counting.ahead)
