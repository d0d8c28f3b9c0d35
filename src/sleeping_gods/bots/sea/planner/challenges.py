"""Challenges of the planning bot at sea: who takes part, and what is spent after the draw where it turns the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....kernel.choices import Choice, seat_of
from ....party.chapters.challenge import total
from ....party.chapters.fate import fate_of
from ....sea.acts.uses import bearer_of, use_of
from ....sea.table.table import SeaTable
from ...story.weights import Weights
from ..heuristics.challenges import ACTS, closing_option
from .challenge_odds import amount_of, fates, party_for, use_price

RAISES = ("fate-plus", "skill-plus")


def party(table: SeaTable, stake: float, weights: Weights) -> tuple[str, ...]:
    """Who should take part in the challenge in progress; nobody where nobody would pay."""
    if stake <= 0:
        return ()
    able = [choice[1] for choice in table.offered if choice[0] == "join"]
    return party_for(table, table.test, able, stake, weights).crew


@dataclass(frozen=True, slots=True)
class RaiseOption:
    """One way to raise a result: by how much, at what price, who pays, and from what it comes."""

    amount: int
    price: float
    choice: Choice
    source: str
    seat: int = 0
    command: int = 0


def raises(table: SeaTable, options: Sequence[Choice], weights: Weights) -> list[RaiseOption]:
    """Every way that is open now."""
    ways = []
    for choice in options:
        if choice[0] == "discard":
            ways.append(RaiseOption(1, weights.hand, choice, choice[1]))
        elif choice[0] in ACTS and use_of(table, choice).op in RAISES:
            use = use_of(table, choice)
            placed = choice[0] == "activate"
            seat = table.controller(choice[1]) if choice[1] in table.crew else _seat(table, choice)
            price = use_price(use, weights, placed=placed)
            ways.append(RaiseOption(amount_of(use), price, choice, choice[1], seat, use.command))
    return ways


def _seat(table: SeaTable, choice: Choice) -> int:
    return seat_of(choice[4]) if choice[0] == "activate" else table.controller(bearer_of(table, choice[1]))


def cheapest(table: SeaTable, ways: Sequence[RaiseOption], short: int) -> tuple[float, tuple[RaiseOption, ...]] | None:
    """The cheapest ways that together suffice, each source once and no pool overdrawn; None if none do."""
    best: dict[tuple[int, tuple[int, ...]], tuple[float, tuple[RaiseOption, ...]]] = {
        (0, tuple(table.pools)): (0.0, ())
    }
    for source in dict.fromkeys(raising.source for raising in ways):
        for (raised, pools), (price, taken) in list(best.items()):
            for raising in ways:
                if raising.source != source or raised >= short or pools[raising.seat] < raising.command:
                    continue
                left = tuple(pool - raising.command * (seat == raising.seat) for seat, pool in enumerate(pools))
                key = (min(short, raised + raising.amount), left)
                if key not in best or price + raising.price < best[key][0]:
                    best[key] = (price + raising.price, (*taken, raising))
    enough = [way for (raised, _), way in best.items() if raised >= short]
    return min(enough, key=lambda way: way[0]) if enough else None


def alter(table: SeaTable, options: Sequence[Choice], stake: float, weights: Weights) -> Choice:
    """The cheapest way to a pass if it is worth its price; else another draw if that is; else let it be."""
    test = table.test
    short = test.number - (total(table, test) if test.kind == "challenge" else fate_of(test))
    if short <= 0 or stake <= 0 or test.kind not in ("challenge", "check"):
        return closing_option(options)
    way = cheapest(table, raises(table, options, weights), short)
    if way is not None and way[0] < stake:
        return max(way[1], key=lambda raising: raising.amount).choice
    for choice in options:
        if choice[0] in ACTS and use_of(table, choice).op == "redraw":
            need = fate_of(test) + short
            chance = sum(share for fate, share in fates(table).items() if fate + test.plus >= need)
            if chance * stake > use_price(use_of(table, choice), weights, placed=True):
                return choice
    return closing_option(options)
