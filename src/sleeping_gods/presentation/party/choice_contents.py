"""The rules entries behind a lettered choice: its tests, fights and costs, as far as known before taking it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...effects.op import Op, Program

EFFECTS: dict[str, tuple[str, ...]] = {
    "hurt": ("health-loss", "damage"),
    "obstacle": ("obstacle",),
    "ship-damage": ("ship-damage",),
    "stamina": ("stamina",),
    "tire": ("fatigue",),
}
"""An effect to the entry behind it, in whichever game has it."""
FIGHTS: dict[str, tuple[str, ...]] = {"combat": ("combat", "combat-level"), "boss": ("boss", "combat")}
"""An effect that begins a fight to the entries behind it."""
RESOURCE = ("resource",)
"""The entry behind a resource that has none of its own."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a choice costs and does."""

    cost: tuple[tuple[str, int], ...]
    program: Program
    all_told: bool = False
    """Whether everything that it does stands beside it; of a story only its tests do."""


def entries_in(terms: Terms, goods: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The slugs of the entries: its tests, what failing brings, what is paid; ``goods`` are those of each resource."""
    yield from _in_program(terms.program, goods, all_told=terms.all_told)
    for kind, _ in terms.cost:
        yield from goods.get(kind, RESOURCE)[:1]


def _in_program(program: Program, goods: Mapping[str, tuple[str, ...]], *, all_told: bool) -> Iterator[str]:
    """The entries behind a program; effects besides tests and fights are included only with ``all_told``."""
    for op in program:
        arms = dict(op.arms)
        if op.name == "challenge":
            _skill, _number, only = op.args
            yield from ("challenge", "skill")
            yield from ("named-crew",) if only else ()
            yield from _in_program(arms.get("fail", ()), goods, all_told=True)
        elif op.name == "if":
            yield from _in_program(arms.get("then", ()), goods, all_told=all_told)
        elif op.name in FIGHTS:
            yield from FIGHTS[op.name]
        elif all_told:
            yield from _in_effect(op, goods)


def _in_effect(op: Op, goods: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The entries behind an effect; of a loss what is lost."""
    if op.name in ("gain-status", "remove-status"):
        status, *_ = op.args
        return str(status), "status"
    if op.name == "lose":
        kind, *_ = op.args
        return goods.get(str(kind), RESOURCE)[:1]
    return EFFECTS.get(op.name, ())
