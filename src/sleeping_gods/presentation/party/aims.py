"""Whether a high or a low draw of fate is good for the party: most numbers are to be reached, some to be missed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...effects.op import Op, Program
from ...effects.worth import SHIP_DAMAGE, gain_of, harm_of
from ...party.effects.story import SettleCheck
from ...party.table.table import PartyTable

Aim: TypeAlias = Literal["high", "low", ""]
HIGH: Aim = "high"
LOW: Aim = "low"
NEITHER: Aim = ""
FALLING = ("flight",)
"""The tests of which less is better."""
UNRANKED = ("room",)
"""The tests of which no result is better than another."""
WELCOME = ("clear", "reveal-market", "cook-book", "stamina", "plane-repair", "fill-fuel", "lose-curse", "mark", "tick")
UNWELCOME = (
    "plane-damage", "lose-fuel", "threat", "cross-camps", "gain-curse", "discard", "discard-equipped", "lose-token",
    "combat", "boss", "obstacle", "place-serpent",
)  # fmt: skip
"""Effects that are told apart only by their sign."""


def settling(table: PartyTable) -> str:
    """The path of the effects that follow the check in progress at its number or more; empty if none is in progress."""
    return next((step.arm for step in reversed(table.agenda) if isinstance(step, SettleCheck)), "")


def otherwise(arm: str) -> str:
    """The path of the effects below the number."""
    return f"{arm.removesuffix('pass')}fail"


def aim_of(table: PartyTable) -> Aim:
    """Whether one hopes for much or for little fate in the test in progress; neither where both have
    the same result.
    """
    kind = table.test.kind
    if kind in FALLING:
        return LOW
    if kind != "check":
        return NEITHER if kind in UNRANKED else HIGH
    arm, printed = settling(table), table.bound.printed
    reached, missed = _worth(printed.get(arm, ())), _worth(printed.get(otherwise(arm), ()))
    return NEITHER if reached == missed else HIGH if reached > missed else LOW


def _worth(program: Program) -> float:
    return sum(map(_worth_of, program))


def _worth_of(op: Op) -> float:
    """What an effect is worth; of effects that stand under a condition or a choice, their middle."""
    health, ship = harm_of(op)
    worth = gain_of(op) - health - SHIP_DAMAGE * ship + (op.name in WELCOME) - (op.name in UNWELCOME)
    arms = [_worth(effects) for _, effects in op.arms]
    return worth + (sum(arms) / len(arms) if arms else 0.0)
