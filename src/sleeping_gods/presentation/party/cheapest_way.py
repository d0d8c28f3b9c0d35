"""The cheapest way to pass a challenge with a wanted chance: who takes part, and what is used after a draw too low.

Everything is really paid on copies of the table, so that what cannot be paid together is no way; chances are those
of the shown odds. Redraws that are for a 1 only are left out, and what others hold or would have to do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Generic, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import apply, is_over, options, waits_for_chance
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import JoinChallenge, total
from ...party.table.table import PartyTable
from ..audience import Audience
from ..odds import percent
from ..scene.advice import CheapestWay
from .boosts import FREE
from .presenter import Presenter
from .reach import CARDS, STEPS_TO_PAY
from .reach_words import means_words
from .spent import price_of, spent_words

T = TypeVar("T", bound=PartyTable)
GOAL = 80
"""The chance that is looked for, in percent."""
MAX_PARTIES = 300
"""So many parties are looked at, those that cost least first."""
MAX_USES, MAX_REDRAWS = 5, 2


@dataclass(frozen=True, slots=True)
class PaidWay(Generic[T]):
    """One way: who joins, what is used, what it costs at most, and the chance."""

    joins: tuple[Choice, ...]
    uses: tuple[Choice, ...]
    price: int
    chance: Fraction
    after: T
    """The table with all of it paid."""

    @property
    def cheapest_first(self) -> tuple[int, Fraction, int, int]:
        """A sort key among ways that are good enough."""
        return self.price, -self.chance, len(self.uses), len(self.joins)

    @property
    def likeliest_first(self) -> tuple[Fraction, int, int, int]:
        """A sort key among ways that are not."""
        return -self.chance, self.price, len(self.uses), len(self.joins)


@dataclass(frozen=True, slots=True)
class Party(Generic[T]):
    """A table with some more people in the challenge, before the draw and after the lowest card."""

    joins: tuple[Choice, ...]
    table: T
    window: T | None
    """The window after the draw with all that is free used; None where nothing can be done there."""
    base: int
    """What is added to fate without any price."""
    fates: Counter[int]


def cheapest_way(presenter: Presenter[T], table: T, audience: Audience, goal: int = GOAL) -> CheapestWay | None:
    """The cheapest way, in words; None where no participants of a challenge are being chosen or nothing helps."""
    if not isinstance(decision_of(table), JoinChallenge) or table.test.kind != "challenge":
        return None
    way = find_way(presenter, table, audience, goal)
    if way is None:
        return None
    localizer, chance = presenter.localizer, percent(way.chance.numerator, way.chance.denominator)
    names = [presenter.game_words.name(localizer, table, join[1]) for join in way.joins]
    before = presenter.known(table, audience)
    words = localizer.say(
        "way_sentence",
        reached="yes" if way.chance * 100 >= goal else "no",
        goal=localizer.say("odds_percent", share=goal),
        chance=localizer.say("odds_percent", share=chance),
        count=len(names),
        who=localizer.listed(names),
        uses=means_words(presenter, table, way.uses) if way.uses else "none",
        price=spent_words(localizer, presenter.game_words.spent(before, way.after)) or "none",
    )
    return CheapestWay(tuple(map(text, way.joins)), chance, goal, localizer.rich_text(words))


def find_way(presenter: Presenter[T], table: T, audience: Audience, goal: int = GOAL) -> PaidWay[T] | None:
    """The cheapest way with the wanted chance, or else the one with the best chance."""
    search = WaySearch(presenter, table, audience, goal)
    for party in search.parties():
        search.look_at(party)
    return search.enough or search.best


class WaySearch(Generic[T]):
    """Looks at parties, and at what each can use after the draw."""

    def __init__(self, presenter: Presenter[T], table: T, audience: Audience, goal: int) -> None:
        self._presenter, self._audience = presenter, audience
        self._start: T = presenter.known(table, audience)
        self._goal = Fraction(goal, 100)
        self.enough: PaidWay[T] | None = None
        self.best: PaidWay[T] | None = None

    def parties(self) -> Iterator[Party[T]]:
        """The parties that may be the cheapest, those that cost least first; of those that are alike, one."""
        start = self._start
        nobody = self.party(())
        if nobody is None:
            return
        joins = [choice for choice in start.offered if choice[0] == "join" and self._may(start, choice)]
        useful = [join for join in joins if self._adds(join, nobody)]
        seen, count = set(), 0
        groups = (group for size in range(len(useful) + 1) for group in combinations(useful, size))
        priced = sorted((self._join_price(group), len(group), group) for group in groups)
        for price, _, group in priced:
            if price < 0 or (self.enough is not None and price >= self.enough.price) or count >= MAX_PARTIES:
                continue
            party = self.party(group)
            if party is None:
                continue
            uses = frozenset(self._additions(party.window)) if party.window is not None else frozenset()
            alike = (party.base, price, uses)
            if alike not in seen:
                seen.add(alike)
                count += 1
                yield party

    def party(self, joins: Sequence[Choice]) -> Party[T] | None:
        """The table with these people; None if they cannot all join or no cards are drawn."""
        table: T = self._start.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        for join in joins:
            if join not in table.offered:
                return None
            apply(table, join)
        before = self._copy(table)
        at_draw = self._to_the_draw(table)
        if at_draw is None:
            return None
        cards = at_draw.pack.abilities
        draws = [draw for draw in options(at_draw) if draw[0] == "draw" and draw[1] in cards]
        if not draws:
            return None
        base = total(before, before.test)
        window = self._copy(at_draw)
        lowest = min(draws, key=lambda draw: (cards[draw[1]].fate, draw))
        apply(window, lowest)
        fates = Counter(cards[draw[1]].fate for draw in draws)
        if not self._is_open(window):
            return Party(tuple(joins), before, None, base, fates)
        while (free := self._presenter.free(window)) is not None:
            apply(window, free)
            if not self._is_open(window):
                return Party(tuple(joins), before, None, base, fates)
        return Party(tuple(joins), before, window, total(window, window.test) - cards[lowest[1]].fate, fates)

    def look_at(self, party: Party[T]) -> None:
        """Keep the ways of a party that are better than what is kept."""
        if party.window is None:
            self._judge(party, party.table, (), 0, 0)
        else:
            self._use(party, party.window, (), 0, 0, ("",))

    def _use(self, party: Party[T], table: T, uses: tuple[Choice, ...], raised: int, again: int, last: Choice) -> None:
        """Judge what is used so far, and add each thing that comes after the last one in order."""
        if not self._judge(party, table, uses, raised, again):
            return
        if len(uses) >= MAX_USES:
            return
        for choice in self._ordered(table, again=True) if again < MAX_REDRAWS and not raised else ():
            after = self._drawn_again(table, choice)
            if after is not None:
                self._use(party, after, (*uses, choice), raised, again + 1, last)
        for choice in self._ordered(table, again=False):
            if choice > last or (choice[0] in CARDS and last[0] in CARDS):
                after = self._after(table, choice)
                if after is not None:
                    gives = self._gives(table, choice)
                    self._use(party, after, (*uses, choice), raised + gives, again, choice)

    def _judge(self, party: Party[T], table: T, uses: tuple[Choice, ...], raised: int, again: int) -> bool:
        """Keep this way if it is better; returns whether more could still be wanted."""
        price = price_of(self._presenter.game_words.spent(self._start, table))
        if self.enough is not None and price > self.enough.price:
            return False
        needed = party.table.test.number - party.base - raised
        chance = passing(party.fates, needed, again)
        way = PaidWay(party.joins, uses, price, chance, table)
        if chance >= self._goal and (self.enough is None or way.cheapest_first < self.enough.cheapest_first):
            self.enough = way
        if self.best is None or way.likeliest_first < self.best.likeliest_first:
            self.best = way
        return chance < 1

    def _ordered(self, table: T, *, again: bool) -> list[Choice]:
        """What can be used now and costs something, in order; of cards in hand the first, for all are alike."""
        uses = self._redraws(table) if again else self._additions(table)
        cards = [choice for choice in uses if choice[0] in CARDS]
        return sorted({*uses} - {*cards[1:]})

    def _additions(self, table: T | None) -> list[Choice]:
        if table is None:
            return []
        boost_of = self._presenter.boosts.of
        return [
            choice
            for choice in options(table)
            if (boost := boost_of(table, choice)) is not None
            and boost.gives > 0
            and not boost.again
            and boost.price != FREE
            and self._may(table, choice)
        ]

    def _redraws(self, table: T) -> list[Choice]:
        boost_of = self._presenter.boosts.of
        return [
            choice
            for choice in options(table)
            if (boost := boost_of(table, choice)) is not None
            and boost.again
            and not boost.only_on_one
            and boost.gives >= 0
            and self._may(table, choice)
        ]

    def _gives(self, table: T, choice: Choice) -> int:
        boost = self._presenter.boosts.of(table, choice)
        return boost.gives if boost is not None else 0

    def _adds(self, join: Choice, nobody: Party[T]) -> bool:
        """Whether somebody adds skill, or lets something be used that could not be used without them."""
        party = self.party((join,))
        if party is None:
            return False
        return party.base > nobody.base or not {*self._additions(party.window)} <= {*self._additions(nobody.window)}

    def _join_price(self, joins: Sequence[Choice]) -> int:
        """What it costs that these take part; -1 if they cannot all."""
        table = self._copy(self._start)
        for join in joins:
            if join not in table.offered:
                return -1
            apply(table, join)
        return price_of(self._presenter.game_words.spent(self._start, table))

    def _may(self, table: T, choice: Choice) -> bool:
        return self._audience.may_choose(table.actor(choice))

    def _to_the_draw(self, table: T) -> T | None:
        for _ in range(STEPS_TO_PAY + 2):
            if is_over(table) or waits_for_chance(table):
                break
            further = self._presenter.to_the_draw(table)
            if further is None:
                return None
            apply(table, further)
        return None if is_over(table) or not waits_for_chance(table) else table

    def _after(self, table: T, choice: Choice) -> T | None:
        """The table after a use, if the window is open again once it is paid."""
        after = self._copy(table)
        apply(after, choice)
        for _ in range(STEPS_TO_PAY):
            if is_over(after) or waits_for_chance(after) or self._is_open(after):
                break
            apply(after, after.offered[0])
        return after if self._is_open(after) else None

    def _drawn_again(self, table: T, choice: Choice) -> T | None:
        """The table after a redraw that has drawn the lowest card that is left."""
        after = self._copy(table)
        apply(after, choice)
        for _ in range(STEPS_TO_PAY):
            if is_over(after) or waits_for_chance(after):
                break
            further = self._presenter.to_the_draw(after)
            apply(after, after.offered[0] if further is None else further)
        if is_over(after) or not waits_for_chance(after):
            return None
        cards = after.pack.abilities
        draws = [draw for draw in options(after) if draw[0] == "draw" and draw[1] in cards]
        if not draws:
            return None
        apply(after, min(draws, key=lambda draw: (cards[draw[1]].fate, draw)))
        return after if self._is_open(after) else None

    @staticmethod
    def _is_open(table: PartyTable) -> bool:
        return not is_over(table) and type(decision_of(table)) is AlterTest

    @staticmethod
    def _copy(table: T) -> T:
        copy: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
        return copy


def passing(fates: Counter[int], needed: int, again: int) -> Fraction:
    """The chance that one of several draws from one deck is at least so high."""
    cards = sum(fates.values())
    low = sum(count for fate, count in fates.items() if fate < needed)
    failing = Fraction(1)
    for drawn in range(min(again + 1, cards)):
        failing *= Fraction(max(0, low - drawn), cards - drawn)
    return 1 - failing
