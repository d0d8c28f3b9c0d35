"""Walking about: random choices from a table, and a topic told along the way as a scene tracker would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sleeping_gods.kernel.forms import form_of
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party.presenter import Presenter

HANGS = "(hangs)"
"""Stands for what a topic hangs on besides fields."""


def fields_of(table: PartyTable, presenter: Presenter[Any], section: str) -> dict[str, object]:
    """The fields of a table as they stand, and what a topic hangs on besides."""
    was, depends_on_value = table.clone(), presenter.sections[section].depends_on_value
    fields = {name: getattr(was, name) for name in form_of(type(table)).names}
    return {**fields, HANGS: depends_on_value(was) if depends_on_value is not None else None}


def walk(table: PartyTable, seed: int, steps: int) -> Iterator[PartyTable]:
    """The table after each of so many random choices."""
    luck = Luck(seed)
    for _ in range(steps):
        if is_over(table):
            return
        apply(table, luck.pick(options(table)))
        yield table


def stale(
    presenter: Presenter[Any], section: str, table: PartyTable, seed: int, steps: int, audience: Audience = SOFA
) -> list[str]:
    """The fields that changed wherever a topic should have been told again and was not."""
    known, told = fields_of(table, presenter, section), presenter.sections[section].tell(presenter, table, audience)
    reads = presenter.sections[section].reads
    found: list[str] = []
    for place in walk(table, seed, steps):
        fields = fields_of(place, presenter, section)
        moved = {name for name, data in fields.items() if known.get(name) != data}
        fresh = presenter.sections[section].tell(presenter, place, audience)
        if reads and moved.isdisjoint((*reads, HANGS)) and fresh != told:
            found += moved
        known, told = fields, fresh
    return found
