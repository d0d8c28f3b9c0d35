"""The best placement of damage on the enemies' grids, exactly: all connected groups, cut where they cannot be better.

The squares of an enemy are bits of a mask. The bits after those of its grid stand for the hearts of its buff card.

What a placement is worth is a sum over the cards in reach (`CardStake`): beaten enemies come first, then what covered
squares would have cost us and the hearts that are covered. More squares are never worth less, so that the best of
all placements that can be paid is also the best of those that may be left.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import NamedTuple

from ...party.chapters.paying import can_assign, costs
from ...party.chapters.placing import around
from ...party.chapters.reach import Masks, Reach, Spot, spots

MAX_GROUPS = 20_000
"""After this many groups the search ends with the best so far; only blows of many more points than six come near it."""


class CardStake(NamedTuple):
    """What it is worth to cover the squares of one enemy card, in hundredths of a point of health."""

    squares: tuple[int, ...]
    """By square: a heart's points, or what its bonus, abilities or synergy point would cost or give."""
    buff_heart: int
    """What a heart of its buff card is worth."""
    beaten: int
    """What it is worth to beat the enemy: no less than all of its squares together."""
    buff_left: int = 0
    """Hearts of its buff card that are not covered."""
    can_be_beaten: bool = True
    """Whether it is beaten once its hearts are covered; a zone of a boss is not."""


@dataclass(frozen=True, slots=True)
class BestBlow:
    """The best placement from here on, and what it is worth."""

    squares: tuple[Spot, ...]
    """All of it, what lies already included; a card is named by its place in the reach."""
    worth: int
    """In hundredths of a point of health."""
    groups: int
    """How many groups of squares were looked at."""
    exact: bool = True
    """Whether none can be better."""


class GroupSums(NamedTuple):
    """What the squares of a group add up to."""

    price: int = 0
    """Points that it takes to cover them."""
    heart_price: int = 0
    """The points among them that go on hearts."""
    splash: int = 0
    """The points among them that go on other cards than the target."""
    worth: int = 0


class BeatableEnemy(NamedTuple):
    """An enemy that a blow may beat."""

    hearts: int
    """The squares, as bits, that must all be covered."""
    bonus: int
    """The worth of beating the enemy, beyond the worth of the squares covered."""


def worth_of(reach: Reach, stakes: list[CardStake], masks: Masks) -> int:
    """What a placement is worth as a whole."""
    return sum(
        _card_worth(reach, at, stake, mask) for at, (stake, mask) in enumerate(zip(stakes, masks, strict=True)) if mask
    )


def _card_worth(reach: Reach, at: int, stake: CardStake, mask: int) -> int:
    """What a placement is worth on one card."""
    grid = reach.grids[at]
    buff_hearts = (mask >> grid.size).bit_count()
    hearts_needed = reach.free[at] & grid.hearts
    if stake.can_be_beaten and hearts_needed & ~mask == 0 and buff_hearts >= stake.buff_left:
        return stake.beaten
    on_grid = sum(worth for square, worth in enumerate(stake.squares) if mask >> square & 1)
    return on_grid + buff_hearts * stake.buff_heart


def best_blow(reach: Reach, stakes: list[CardStake]) -> BestBlow:
    """The placement that is worth most among all that go on from the squares that are covered already."""
    return _BlowSearch(reach, stakes).best()


class _BlowSearch:
    """One search; the squares of all cards in reach are bits of one number, card after card."""

    def __init__(self, reach: Reach, stakes: list[CardStake]) -> None:
        self.reach, self.stakes = reach, stakes
        self.starts: list[int] = [0]
        """The first bit of each card, and the bit after the last card."""
        self.prices: list[int] = []
        """By bit: the points that it takes to cover the square; 1 for a heart of a buff card."""
        self.worths: list[int] = []
        """By bit: what it is worth to cover the square."""
        for at, (grid, stake) in enumerate(zip(reach.grids, stakes, strict=True)):
            size = max(grid.size, reach.free[at].bit_length())
            buff_hearts = size - grid.size
            self.prices += [*grid.needs, *[1] * buff_hearts]
            self.worths += [*stake.squares, *[stake.buff_heart] * buff_hearts]
            self.starts.append(self.starts[-1] + size)
        self.free = self._to_bits(reach.free)
        """The squares that may be covered."""
        self.hearts = self._to_bits(tuple(grid.hearts for grid in reach.grids))
        """The squares of hearts, covered or not."""
        self.target = (1 << self.starts[reach.target + 1]) - (1 << self.starts[reach.target])
        """All squares of the card that the blow is aimed at."""
        self.neighbours = self._free_neighbours()
        """By bit: the free squares that touch the square."""
        strike = reach.strike
        self.points = strike.total(strike.extra)
        """All points of the blow."""
        self.points_for_hearts = strike.cards + (strike.points if strike.hearts else 0)
        """How many of them may go on hearts."""
        self.points_beside_target = self.points // 2 if strike.near else self.points
        """How many of them may go on other cards."""
        self.most_worth_of = self._most_worth_by_points()
        """The most that so many points can be worth, by their number."""
        self.beatable = self._beatable_enemies()
        """The enemies that the points suffice to beat."""
        self._price_of: dict[int, int] = {}
        """What some squares need together, by their bits."""
        self.best_group, self.best_worth, self.groups = 0, -1, 0

    def best(self) -> BestBlow:
        """Search all groups, the most promising first."""
        if not self.free:
            return BestBlow((), 0, 0)
        placed = self._to_bits(self.reach.placed)
        if placed:
            self._consider(placed)
            sums, frontier = GroupSums(), 0
            for square in _bits(placed):
                sums = self._with_square(sums, square)
                frontier |= self.neighbours[square]
            self._grow(placed, frontier & ~placed, 0, sums)
        else:
            self._grow(0, self._first_squares(), 0, GroupSums())
        squares = tuple(spots(self._to_masks(self.best_group)))
        return BestBlow(squares, max(0, self.best_worth), self.groups, self.groups < MAX_GROUPS)

    def _first_squares(self) -> int:
        """The squares that may be covered first: those of the target, and the first heart of its buff card."""
        first_buff_heart = self.starts[self.reach.target] + self.reach.grids[self.reach.target].size
        up_to_it = (1 << first_buff_heart + 1) - 1
        return self.target & self.free & up_to_it

    def _grow(self, group: int, frontier: int, barred: int, sums: GroupSums) -> None:
        """Add each square of the frontier; those tried before are barred below, so that no group comes twice."""
        # The frontier of an empty group are first squares: a group has only one of them as its start.
        kept_frontier = frontier if group else 0
        for square in sorted(_bits(frontier), key=self._promise):
            barred |= 1 << square
            if self.groups >= MAX_GROUPS:
                return
            if sums.price + self.prices[square] > self.points:
                continue
            grown, grown_sums = group | 1 << square, self._with_square(sums, square)
            if grown_sums.heart_price > self.points_for_hearts or grown_sums.splash > self.points_beside_target:
                continue
            points_left = self.points - grown_sums.price
            if self._upper_bound(grown, grown_sums.worth, points_left, self.free & ~barred) <= self.best_worth:
                continue
            self.groups += 1
            if self._upper_bound(grown, grown_sums.worth, 0, 0) > self.best_worth:
                self._consider(grown)
            further = (kept_frontier | self.neighbours[square]) & ~barred & ~grown
            if further:
                self._grow(grown, further, barred, grown_sums)

    def _with_square(self, sums: GroupSums, square: int) -> GroupSums:
        """The sums of a group with one square more."""
        price = self.prices[square]
        return GroupSums(
            sums.price + price,
            sums.heart_price + (price if self.hearts >> square & 1 else 0),
            sums.splash + (0 if self.target >> square & 1 else price),
            sums.worth + self.worths[square],
        )

    def _upper_bound(self, group: int, worth: int, points_left: int, open_squares: int) -> int:
        """No group that grows out of this one with these points and squares can be worth more.

        It is as if every point found the squares that give most for it, wherever these lie, and beat all enemies that
        it suffices for.
        """
        bound = worth + self.most_worth_of[points_left]
        for hearts, bonus in self.beatable:
            missing = hearts & ~group
            if not missing & ~open_squares and (not missing or self._price(missing) <= points_left):
                bound += bonus
        return bound

    def _price(self, squares: int) -> int:
        """What some squares need together; the same ones are asked for again and again."""
        price = self._price_of.get(squares)
        if price is None:
            price = self._price_of[squares] = sum(self.prices[square] for square in _bits(squares))
        return price

    def _consider(self, group: int) -> None:
        """Keep a group that is worth more than the best so far, if the points can be assigned to it."""
        masks = self._to_masks(group)
        worth = worth_of(self.reach, self.stakes, masks)
        if worth > self.best_worth and can_assign(self.reach, masks, self.reach.strike.extra):
            self.best_group, self.best_worth = group, worth

    def _promise(self, square: int) -> tuple[float, int]:
        """A sort key: what gives most for a point first."""
        return (-self.worths[square] / self.prices[square], square)

    def _to_bits(self, masks: Masks) -> int:
        """The squares of several cards as bits of one number."""
        return sum(mask << start for mask, start in zip(masks, self.starts, strict=False))

    def _to_masks(self, group: int) -> Masks:
        """A group as a mask for each card."""
        return tuple(group >> start & (1 << end - start) - 1 for start, end in itertools.pairwise(self.starts))

    def _free_neighbours(self) -> list[int]:
        """Around each square those that are free; the hearts of a buff card touch every square of the target."""
        reach, neighbours = self.reach, [0] * self.starts[-1]
        for at, grid in enumerate(reach.grids):
            for square in range(grid.size):
                for other_card, other in around(reach.grids, (at, square), diagonal=reach.strike.diagonal):
                    neighbours[self.starts[at] + square] |= 1 << self.starts[other_card] + other
        self._add_buff_hearts(neighbours)
        return [squares & self.free for squares in neighbours]

    def _add_buff_hearts(self, neighbours: list[int]) -> None:
        """The first heart of the target's buff card touches every square of the target, each further one the next."""
        start, size = self.starts[self.reach.target], self.reach.grids[self.reach.target].size
        hearts = range(start + size, self.starts[self.reach.target + 1])
        if not hearts:
            return
        squares = (1 << size) - 1 << start
        for square in range(start, start + size):
            neighbours[square] |= 1 << hearts[0]
        for heart in hearts:
            neighbours[heart] = squares | (1 << heart + 1 if heart + 1 in hearts else 0)

    def _most_worth_by_points(self) -> list[int]:
        """By points: the most that they can cover, wherever the squares lie (a knapsack; each square goes in once)."""
        best = [0] * (self.points + 1)
        for square in _bits(self.free):
            price, worth = self.prices[square], self.worths[square]
            if worth:
                for points in range(self.points, price - 1, -1):
                    best[points] = max(best[points], best[points - price] + worth)
        return best

    def _beatable_enemies(self) -> list[BeatableEnemy]:
        """The enemies whose hearts can all be reached and paid with one blow."""
        beatable = []
        for at, (grid, stake) in enumerate(zip(self.reach.grids, self.stakes, strict=True)):
            free = self.reach.free[at]
            hearts = free & grid.hearts
            worth_of_hearts = sum(worth for square, worth in enumerate(stake.squares) if hearts >> square & 1)
            worth_of_hearts += stake.buff_heart * stake.buff_left
            buff_hearts_free = (free >> grid.size).bit_count()
            hearts |= (1 << stake.buff_left) - 1 << grid.size
            if not stake.can_be_beaten or buff_hearts_free < stake.buff_left:
                continue
            if sum(costs(grid, hearts)) <= self.points:
                beatable.append(BeatableEnemy(hearts << self.starts[at], stake.beaten - worth_of_hearts))
        return beatable


def _bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    bits = []
    while mask:
        lowest = mask & -mask
        bits.append(lowest.bit_length() - 1)
        mask ^= lowest
    return bits
