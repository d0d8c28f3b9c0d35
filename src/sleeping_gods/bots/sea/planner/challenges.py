"""Challenges of the planning bot at sea: who takes part, and what is spent after the draw where it turns the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ....kernel.choices import Choice, seat_of
from ....party.chapters.challenge import total
from ....party.chapters.fate import fate_of
from ....sea.acts.uses import bearer_of, use_of
from ....sea.table.table import SeaTable
from ...party.challenge_worth import fates
from ...party.choice_words import named_in
from ...story.weights import Weights
from ..heuristics.challenges import ACTS, closing_option
from .challenge_counts import amount_of, use_price
from .challenge_odds import party_for

RAISES = ("fate-plus", "skill-plus")
"""Effects that raise a result."""


def party(table: SeaTable, stake: float, weights: Weights) -> tuple[str, ...]:
    """Who should take part in the challenge in progress; nobody where nobody would pay."""
    if stake <= 0:
        return ()
    joiners = [named_in(choice) for choice in table.offered if choice[0] == "join"]
    return party_for(table, table.test, joiners, stake, weights).crew


@dataclass(frozen=True, slots=True)
class RaiseOption:
    """One way to raise a result: by how much, its price, the seat that pays, and the card it comes from."""

    amount: int
    price: float
    choice: Choice
    source: str
    """The card or board that is used; each can be used once."""
    seat: int = 0
    """Who pays the command."""
    command: int = 0


def raises(table: SeaTable, options: Sequence[Choice], weights: Weights) -> list[RaiseOption]:
    """Every way that is open now."""
    ways = []
    for choice in options:
        if choice[0] == "discard":
            ways.append(RaiseOption(1, weights.hand, choice, named_in(choice)))
        elif choice[0] in ACTS and use_of(table, choice).op in RAISES:
            use, source = use_of(table, choice), named_in(choice)
            price = use_price(use, weights, placed=choice[0] == "activate")
            ways.append(
                RaiseOption(
                    amount=amount_of(use),
                    price=price,
                    choice=choice,
                    source=source,
                    seat=_payer(table, choice),
                    command=use.command,
                )
            )
    return ways


def _payer(table: SeaTable, choice: Choice) -> int:
    """The seat that pays for a use: of a board, of an adventure card, which names its player, or of another card."""
    verb, source, *_ = choice
    if source in table.crew:
        return table.controller(source)
    return seat_of(choice[4]) if verb == "activate" else table.controller(bearer_of(table, source))


class RaiseSet(NamedTuple):
    """Ways to raise a result that are used together."""

    price: float
    ways: tuple[RaiseOption, ...]


def cheapest(table: SeaTable, ways: Sequence[RaiseOption], short: int) -> RaiseSet | None:
    """The cheapest ways that together suffice, each source once and no pool overdrawn; None if none do.

    Source by source, the cheapest set is kept for every sum that is reached and every state of the pools.
    """
    best: dict[tuple[int, tuple[int, ...]], RaiseSet] = {(0, tuple(table.pools)): RaiseSet(0.0, ())}
    for source in dict.fromkeys(way.source for way in ways):
        for (raised, pools), used in list(best.items()):
            for way in ways:
                if way.source != source or raised >= short or pools[way.seat] < way.command:
                    continue
                pools_then = tuple(pool - way.command * (seat == way.seat) for seat, pool in enumerate(pools))
                key = (min(short, raised + way.amount), pools_then)
                if key not in best or used.price + way.price < best[key].price:
                    best[key] = RaiseSet(used.price + way.price, (*used.ways, way))
    enough = [used for (raised, _), used in best.items() if raised >= short]
    return min(enough, key=lambda used: used.price, default=None)


def alter(table: SeaTable, options: Sequence[Choice], stake: float, weights: Weights) -> Choice:
    """The cheapest way to a pass if it is worth its price; else another draw if that is; else let it be."""
    test = table.test
    short = test.number - (total(table, test) if test.kind == "challenge" else fate_of(test))
    if short <= 0 or stake <= 0 or test.kind not in ("challenge", "check"):
        return closing_option(options)
    best = cheapest(table, raises(table, options, weights), short)
    if best is not None and best.price < stake:
        return max(best.ways, key=lambda way: way.amount).choice
    for choice in options:
        if choice[0] in ACTS and use_of(table, choice).op == "redraw":
            need = fate_of(test) + short
            chance = sum(share for fate, share in fates(table).items() if fate + test.plus >= need)
            if chance * stake > use_price(use_of(table, choice), weights, placed=True):
                return choice
    return closing_option(options)
