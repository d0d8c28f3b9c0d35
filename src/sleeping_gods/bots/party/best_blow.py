"""The best placement of damage on the enemies' grids, exactly: all connected groups, cut where they cannot be better.

What a placement is worth is a sum over the cards in reach (`CardStake`): beaten enemies come first, then what covered
squares would have cost us and the hearts that are covered. More squares are never worth less, so that the best of
all placements that can be paid is also the best of those that may be left.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import NamedTuple

from ...party.chapters.placing import Masks, Reach, Spot, around, can_assign, costs, spots

MAX_GROUPS = 20_000
"""After so many groups the search ends with the best so far: only blows of many more points than six come near it."""


class CardStake(NamedTuple):
    """What it is worth to cover the squares of one enemy card, in hundredths of a point of health."""

    squares: tuple[int, ...]
    """By square: a heart's points, or what its bonus, abilities or synergy point would cost or give."""
    wild: int
    """What a heart of its buff card is worth."""
    beaten: int
    """What it is worth to beat the enemy: no less than all of its squares together."""
    buff_left: int = 0
    """Hearts of its buff card that are not covered."""
    falls: bool = True
    """Whether it is beaten once its hearts are covered; a zone of a boss is not."""


@dataclass(frozen=True, slots=True)
class BestBlow:
    """The best placement from here on, and what it is worth."""

    squares: tuple[Spot, ...]
    """All of it, what lies already included; a card is named by its place in the reach."""
    worth: int
    groups: int
    """How many groups of squares were looked at."""
    exact: bool = True
    """Whether none can be better."""


def worth_of(reach: Reach, stakes: list[CardStake], masks: Masks) -> int:
    """What a placement is worth as a whole."""
    return sum(
        _card_worth(reach, at, stake, mask) for at, (stake, mask) in enumerate(zip(stakes, masks, strict=True)) if mask
    )


def _card_worth(reach: Reach, at: int, stake: CardStake, mask: int) -> int:
    grid = reach.grids[at]
    wild = bin(mask >> grid.size).count("1")
    needed = reach.free[at] & grid.hearts
    if stake.falls and needed & ~mask == 0 and wild >= stake.buff_left:
        return stake.beaten
    return wild * stake.wild + sum(worth for square, worth in enumerate(stake.squares) if mask >> square & 1)


def best_blow(reach: Reach, stakes: list[CardStake]) -> BestBlow:
    """The placement that is worth most among all that go on from the squares that are covered already."""
    return _BlowSearch(reach, stakes).best()


class _BlowSearch:
    """One search; squares of all cards in reach are bits of one number, card after card."""

    def __init__(self, reach: Reach, stakes: list[CardStake]) -> None:
        self.reach, self.stakes = reach, stakes
        self.starts, self.prices, self.worths = [0], list[int](), list[int]()
        for at, (grid, stake) in enumerate(zip(reach.grids, stakes, strict=True)):
            size = max(grid.size, reach.free[at].bit_length())
            wild = size - grid.size
            self.prices += [*grid.needs, *(1 for _ in range(wild))]
            self.worths += [*stake.squares, *(stake.wild for _ in range(wild))]
            self.starts.append(self.starts[-1] + size)
        self.free = self._joined(reach.free)
        self.near = self._neighbours()
        strike = reach.strike
        self.points = strike.points + strike.cards + strike.plain + strike.extra
        self.for_hearts = strike.cards + (strike.points if strike.hearts else 0)
        self.hearts = self._joined(tuple(grid.hearts for grid in reach.grids))
        on_target = (1 << self.starts[reach.target + 1]) - (1 << self.starts[reach.target])
        self.splash_room = self.points // 2 if strike.near else self.points
        self.target = on_target
        self.gain_of = self._gains()
        self.falling = self._falling()
        self.known: dict[int, int] = {}
        """What some squares need together."""
        self.group, self.most, self.groups = 0, -1, 0

    def best(self) -> BestBlow:
        """Search all groups, the most promising first."""
        placed = self._joined(self.reach.placed)
        if not self.free:
            return BestBlow((), 0, 0)
        if placed:
            self._judge(placed)
            price = heart_price = splash = worth = 0
            for square in _bits(placed):
                price += self.prices[square]
                heart_price += self.prices[square] * (self.hearts >> square & 1)
                splash += self.prices[square] * (1 - (self.target >> square & 1))
                worth += self.worths[square]
            frontier = 0
            for square in _bits(placed):
                frontier |= self.near[square]
            self._grow(placed, frontier & ~placed, 0, (price, heart_price, splash, worth))
        else:
            roots = self.target & self.free
            first_wild = self.starts[self.reach.target] + self.reach.grids[self.reach.target].size
            roots &= (1 << first_wild + 1) - 1
            self._grow(0, roots, 0, (0, 0, 0, 0))
        masks = self._apart(self.group)
        return BestBlow(tuple(spots(masks)), max(0, self.most), self.groups, self.groups < MAX_GROUPS)

    def _grow(self, group: int, frontier: int, barred: int, sums: tuple[int, int, int, int]) -> None:
        """Add each square of the frontier; those tried before are barred below, so that no group comes twice."""
        price, heart_price, splash, worth = sums
        left = self.points - price
        for square in sorted(_bits(frontier), key=self._promise):
            bit = 1 << square
            barred |= bit
            need = self.prices[square]
            if need > left or self.groups >= MAX_GROUPS:
                continue
            on_heart = heart_price + need * (self.hearts >> square & 1)
            beside = splash + need * (1 - (self.target >> square & 1))
            if on_heart > self.for_hearts or beside > self.splash_room:
                continue
            grown = group | bit
            gained = worth + self.worths[square]
            if self._hope(grown, gained, left - need, self.free & ~barred) <= self.most:
                continue
            self.groups += 1
            if self._hope(grown, gained, 0, 0) > self.most:
                self._judge(grown)
            further = (frontier * bool(group) | self.near[square]) & ~barred & ~grown
            if further:
                self._grow(grown, further, barred, (price + need, on_heart, beside, gained))

    def _hope(self, group: int, worth: int, left: int, open_squares: int) -> int:
        """More than any group can be worth that grows out of this one with so many points left."""
        hope = worth + self.gain_of[left]
        for hearts, more in self.falling:
            missing = hearts & ~group
            if not missing & ~open_squares and (not missing or self._price(missing) <= left):
                hope += more
        return hope

    def _price(self, squares: int) -> int:
        price = self.known.get(squares)
        if price is None:
            price = self.known[squares] = sum(self.prices[square] for square in _bits(squares))
        return price

    def _judge(self, group: int) -> None:
        """Keep a group that is worth more than the best so far, if the points can be assigned to it."""
        masks = self._apart(group)
        worth = worth_of(self.reach, self.stakes, masks)
        if worth > self.most and can_assign(self.reach, masks, self.reach.strike.extra):
            self.group, self.most = group, worth

    def _promise(self, square: int) -> tuple[float, int]:
        """A sort key: what gives most for a point first."""
        return (-self.worths[square] / self.prices[square], square)

    def _joined(self, masks: Masks) -> int:
        return sum(mask << start for mask, start in zip(masks, self.starts, strict=False))

    def _apart(self, group: int) -> Masks:
        starts = self.starts
        return tuple(group >> start & (1 << end - start) - 1 for start, end in itertools.pairwise(starts))

    def _neighbours(self) -> list[int]:
        """Around each square those that are free; the hearts of a buff card touch every square of the target."""
        reach, near = self.reach, [0] * self.starts[-1]
        for at, grid in enumerate(reach.grids):
            for square in range(grid.size):
                for there, other in around(reach.grids, (at, square), diagonal=reach.strike.diagonal):
                    near[self.starts[at] + square] |= 1 << self.starts[there] + other
        start, size = self.starts[reach.target], reach.grids[reach.target].size
        wild = self.starts[reach.target + 1] - start - size
        if wild:
            squares = (1 << size) - 1 << start
            for square in range(start, start + size):
                near[square] |= 1 << start + size
            for heart in range(wild):
                further = 1 << start + size + heart + 1 if heart + 1 < wild else 0
                near[start + size + heart] = squares | further
        return [around_it & self.free for around_it in near]

    def _gains(self) -> list[int]:
        """The most that so many points can cover, wherever the squares lie."""
        best = [0] * (self.points + 1)
        for square in _bits(self.free):
            price, worth = self.prices[square], self.worths[square]
            if worth:
                for points in range(self.points, price - 1, -1):
                    best[points] = max(best[points], best[points - price] + worth)
        return best

    def _falling(self) -> list[tuple[int, int]]:
        """Of each card that this blow may beat: its hearts, and what it is worth on top of them."""
        falling = []
        for at, (grid, stake) in enumerate(zip(self.reach.grids, self.stakes, strict=True)):
            free = self.reach.free[at]
            hearts = free & grid.hearts
            counted = sum(worth for square, worth in enumerate(stake.squares) if hearts >> square & 1)
            counted += stake.wild * stake.buff_left
            wild = bin(free >> grid.size).count("1")
            hearts |= (1 << stake.buff_left) - 1 << grid.size
            if stake.falls and wild >= stake.buff_left and sum(costs(grid, hearts)) <= self.points:
                falling.append((hearts << self.starts[at], stake.beaten - counted))
        return falling


def _bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits
