"""Search for the cheapest way to pass a challenge: who takes part, and what is used after a draw too low.

Everything is really paid on copies of the table, so that what cannot be paid together is no way; chances are those
of the shown odds. Redraws that are for a 1 only are left out, and what others hold or would have to do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Generic, NamedTuple, TypeVar

from ...kernel.choices import Choice
from ...kernel.play import apply, is_over, options, waits_for_chance
from ...party.chapters.challenge import total
from ...party.table.table import PartyTable
from ..audience import Audience
from .boosts import FREE, ChoiceBoost
from .paid_way import PaidWay, Party, passing
from .presenter import Presenter
from .reach import CARDS
from .spent import price_of
from .trial_draws import (
    STEPS_TO_PAY,
    after_redraw,
    after_use,
    card_draws,
    copy_of,
    fate_of_draw,
    is_at_draw,
    is_open,
    lowest_draw,
)

T = TypeVar("T", bound=PartyTable)
MAX_PARTIES = 300
"""How many parties are looked at, those that cost least first, so that the search ends soon."""
MAX_USES = 5
"""How many things are used in one way at most, for the same reason."""
MAX_REDRAWS = 2
"""How many of them draw anew."""
STEPS_TO_DRAW = STEPS_TO_PAY + 2
"""How many questions at most lie between the last participant and the draw."""


class _PricedGroup(NamedTuple):
    """People who take part, with what that costs."""

    price: int
    joins: tuple[Choice, ...]
    """The choices by which they join."""


class _Likeness(NamedTuple):
    """Parties that agree in this have the same ways."""

    base: int
    """What they add to fate."""
    price: int
    additions: frozenset[Choice]
    """What they can use after a draw."""


@dataclass(frozen=True, slots=True)
class _Attempt(Generic[T]):
    """What a party has used so far after a draw that was too low."""

    table: T
    """The table with all of it paid."""
    uses: tuple[Choice, ...] = ()
    """What was used, in this order."""
    raised: int = 0
    """How much was added."""
    redraws: int = 0
    """How many of these drew anew."""
    last_addition: Choice = ("",)
    """The addition used last: additions are tried in one order only, that of the alphabet, as any order is the same."""


def find_way(presenter: Presenter[T], table: T, audience: Audience, goal: int) -> PaidWay[T] | None:
    """The cheapest way with the wanted chance in percent, or else the one with the best chance."""
    search = WaySearch(presenter, table, audience, goal)
    for party in search.parties():
        search.look_at(party)
    return search.enough or search.best


class WaySearch(Generic[T]):
    """Looks at parties, and at what each can use after the draw."""

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience, goal: int) -> None:
        self._presenter, self._audience = presenter, audience
        self._start: T = presenter.known(table, audience)
        """The table as the audience knows it."""
        self._goal = Fraction(goal, 100)
        """The wanted chance."""
        self.enough: PaidWay[T] | None = None
        """The cheapest way so far that reaches the goal."""
        self.best: PaidWay[T] | None = None
        """The way so far with the best chance."""

    def parties(self) -> Iterator[Party[T]]:
        """The parties that may be the cheapest, those that cost least first; of those that are alike, one."""
        nobody = self.party(())
        if nobody is None:
            return
        seen: set[_Likeness] = set()
        for price, joins in self._groups_by_price(nobody):
            if len(seen) >= MAX_PARTIES or (self.enough is not None and price >= self.enough.price):
                return
            party = self.party(joins)
            if party is None:
                continue
            alike = _Likeness(party.base, price, frozenset(self._additions(party.window)))
            if alike not in seen:
                seen.add(alike)
                yield party

    def _groups_by_price(self, nobody: Party[T]) -> list[_PricedGroup]:
        """Every group of people who are of use and can all join, those that cost least first."""
        start = self._start
        joins = [choice for choice in start.offered if choice[0] == "join" and self._may_choose(start, choice)]
        useful = [join for join in joins if self._is_useful(join, nobody)]
        groups = [group for size in range(len(useful) + 1) for group in combinations(useful, size)]
        priced = ((self._join_price(group), group) for group in groups)
        affordable = [(price, len(group), group) for price, group in priced if price is not None]
        return [_PricedGroup(price, group) for price, _, group in sorted(affordable)]

    def party(self, joins: Sequence[Choice]) -> Party[T] | None:
        """The table with these people; None if they cannot all join or no cards are drawn."""
        before = self._joined(joins)
        at_draw = self._to_the_draw(before) if before is not None else None
        draws = card_draws(at_draw) if at_draw is not None else []
        if before is None or at_draw is None or not draws:
            return None
        lowest = lowest_draw(at_draw, draws)
        fates = Counter(fate_of_draw(at_draw, draw) for draw in draws)
        window = self._with_all_that_is_free(at_draw, lowest)
        if window is None:
            return Party(joins=tuple(joins), table=before, window=None, base=total(before, before.test), fates=fates)
        base = total(window, window.test) - fate_of_draw(at_draw, lowest)
        return Party(joins=tuple(joins), table=before, window=window, base=base, fates=fates)

    def look_at(self, party: Party[T]) -> None:
        """Keep the ways of a party that are better than what is kept."""
        if party.window is None:
            self._judge(party, _Attempt(party.table))
        else:
            self._try(party, _Attempt(party.window))

    def _try(self, party: Party[T], attempt: _Attempt[T]) -> None:
        """Judge what is used so far, and add each thing that may come next: redraws before all else."""
        wants_more = self._judge(party, attempt)
        if not wants_more or len(attempt.uses) >= MAX_USES:
            return
        for following in [*self._redrawn(attempt), *self._raised(attempt)]:
            self._try(party, following)

    def _redrawn(self, attempt: _Attempt[T]) -> Iterator[_Attempt[T]]:
        """The attempt with one redraw more."""
        if attempt.redraws >= MAX_REDRAWS or attempt.raised:
            return
        for choice in _one_card_of_hand(self._redraws(attempt.table)):
            after = after_redraw(attempt.table, choice, self._presenter.to_the_draw)
            if after is not None:
                yield replace(attempt, table=after, uses=(*attempt.uses, choice), redraws=attempt.redraws + 1)

    def _raised(self, attempt: _Attempt[T]) -> Iterator[_Attempt[T]]:
        """The attempt with one addition more, which comes after the last one in order."""
        last = attempt.last_addition
        for choice in _one_card_of_hand(self._additions(attempt.table)):
            are_cards = choice[0] in CARDS and last[0] in CARDS
            if choice <= last and not are_cards:
                continue
            after = after_use(attempt.table, choice)
            if after is not None:
                yield replace(
                    attempt,
                    table=after,
                    uses=(*attempt.uses, choice),
                    raised=attempt.raised + self._gives(attempt.table, choice),
                    last_addition=choice,
                )

    def _judge(self, party: Party[T], attempt: _Attempt[T]) -> bool:
        """Keep this way if it is better; returns whether more could still be wanted."""
        price = self._price(attempt.table)
        if self.enough is not None and price > self.enough.price:
            return False
        needed = party.table.test.number - party.base - attempt.raised
        chance = passing(party.fates, needed, attempt.redraws)
        way = PaidWay(joins=party.joins, uses=attempt.uses, price=price, chance=chance, after=attempt.table)
        if chance >= self._goal and (self.enough is None or way.cheapest_first < self.enough.cheapest_first):
            self.enough = way
        if self.best is None or way.likeliest_first < self.best.likeliest_first:
            self.best = way
        return chance < 1

    def _additions(self, window: T | None) -> list[Choice]:
        """What adds to the draw and costs something."""
        if window is None:
            return []
        return self._boosts(window, lambda boost: boost.gives > 0 and not boost.again and boost.price != FREE)

    def _redraws(self, window: T) -> list[Choice]:
        """What draws anew, whatever was drawn."""
        return self._boosts(window, lambda boost: boost.again and not boost.only_on_one and boost.gives >= 0)

    def _boosts(self, window: T, is_wanted: Callable[[ChoiceBoost], bool]) -> list[Choice]:
        """The choices of the audience with a boost that is wanted."""
        boosts = ((choice, self._presenter.boosts.of(window, choice)) for choice in options(window))
        return [
            choice
            for choice, boost in boosts
            if boost is not None and is_wanted(boost) and self._may_choose(window, choice)
        ]

    def _gives(self, window: T, choice: Choice) -> int:
        """What a choice adds to the draw."""
        boost = self._presenter.boosts.of(window, choice)
        return boost.gives if boost is not None else 0

    def _is_useful(self, join: Choice, nobody: Party[T]) -> bool:
        """Whether somebody adds skill, or lets something be used that could not be used without them."""
        party = self.party((join,))
        if party is None:
            return False
        return party.base > nobody.base or not {*self._additions(party.window)} <= {*self._additions(nobody.window)}

    def _join_price(self, joins: Sequence[Choice]) -> int | None:
        """What it costs that these take part; None if they cannot all."""
        table = self._joined(joins)
        return self._price(table) if table is not None else None

    def _joined(self, joins: Sequence[Choice]) -> T | None:
        """A copy of the table with these people in the challenge; None if they cannot all join."""
        table = copy_of(self._start)
        for join in joins:
            if join not in table.offered:
                return None
            apply(table, join)
        return table

    def _price(self, after: T) -> int:
        """What was spent since the start."""
        return price_of(self._presenter.game_words.spent(self._start, after))

    def _may_choose(self, table: T, choice: Choice) -> bool:
        """Whether the choice is the audience's to make."""
        return self._audience.may_choose(table.actor(choice))

    def _to_the_draw(self, before: T) -> T | None:
        """A copy of the table at the draw of the challenge."""
        table = copy_of(before)
        for _ in range(STEPS_TO_DRAW):
            if is_over(table) or waits_for_chance(table):
                break
            proceed = self._presenter.to_the_draw(table)
            if proceed is None:
                return None
            apply(table, proceed)
        return table if is_at_draw(table) else None

    def _with_all_that_is_free(self, at_draw: T, draw: Choice) -> T | None:
        """The window after a draw with all that is free used; None if no window is open then."""
        window = copy_of(at_draw)
        apply(window, draw)
        while is_open(window):
            free = self._presenter.free(window)
            if free is None:
                return window
            apply(window, free)
        return None


def _one_card_of_hand(uses: Sequence[Choice]) -> list[Choice]:
    """Uses in order; of cards in hand only the one that is offered first, for all are alike."""
    cards = [choice for choice in uses if choice[0] in CARDS]
    return sorted({*uses} - {*cards[1:]})
