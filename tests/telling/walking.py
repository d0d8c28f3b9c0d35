"""Walking about: random choices from a table, and a topic told along the way as a narrator would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical_fields
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.telling.audience import SOFA, Audience
from sleeping_gods.telling.party.teller import Teller


def walk(table: PartyTable, seed: int, steps: int) -> Iterator[PartyTable]:
    """The table after each of so many random choices."""
    luck = Luck(seed)
    for _ in range(steps):
        if is_over(table):
            return
        apply(table, luck.pick(options(table)))
        yield table


def stale(
    teller: Teller[Any], topic: str, table: PartyTable, seed: int, steps: int, audience: Audience = SOFA
) -> list[str]:
    """The fields that changed wherever a topic should have been told again and was not."""
    known, told = canonical_fields(table), teller.topics[topic].tell(teller, table, audience)
    reads = teller.topics[topic].reads
    found: list[str] = []
    for place in walk(table, seed, steps):
        fields = canonical_fields(place)
        moved = {name for name, data in fields.items() if known.get(name) != data}
        fresh = teller.topics[topic].tell(teller, place, audience)
        if reads and moved.isdisjoint(reads) and fresh != told:
            found += moved
        known, told = fields, fresh
    return found
