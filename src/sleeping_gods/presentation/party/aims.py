"""Whether a high or a low draw of fate is good for the party: most targets are to be reached, some to be missed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...effects.op import Op, Program
from ...effects.worth import SHIP_DAMAGE, gain_of, harm_of
from ...party.effects.story import SettleCheck
from ...party.table.table import PartyTable

Aim: TypeAlias = Literal["high", "low", ""]
HIGH: Aim = "high"
"""More is better."""
LOW: Aim = "low"
"""Less is better."""
NEITHER: Aim = ""
"""No result is better than another."""
FALLING = ("flight",)
"""The tests of which less is better."""
UNRANKED = ("room",)
"""The tests of which no result is better than another."""
WELCOME = ("clear", "reveal-market", "cook-book", "stamina", "plane-repair", "fill-fuel", "lose-curse", "mark", "tick")
"""Good effects whose worth is counted as 1."""
UNWELCOME = (
    "plane-damage", "lose-fuel", "threat", "cross-camps", "gain-curse", "discard", "discard-equipped", "lose-token",
    "combat", "boss", "obstacle", "place-serpent",
)  # fmt: skip
"""Bad effects whose worth is counted as -1."""


def check_effects_path(table: PartyTable) -> str:
    """The path of the effects that follow the current check when it is met; empty if there is no check."""
    return next((step.arm for step in reversed(table.agenda) if isinstance(step, SettleCheck)), "")


def failure_path(arm: str) -> str:
    """The path of the effects when a check is not met."""
    return f"{arm.removesuffix('pass')}fail"


def aim_of(table: PartyTable) -> Aim:
    """Whether high or low fate is better in the test in progress; neither if both have the same result."""
    kind = table.test.kind
    if kind in FALLING:
        return LOW
    if kind != "check":
        return NEITHER if kind in UNRANKED else HIGH
    arm, printed = check_effects_path(table), table.bound.printed
    reached, missed = _worth(printed.get(arm, ())), _worth(printed.get(failure_path(arm), ()))
    if reached == missed:
        return NEITHER
    return HIGH if reached > missed else LOW


def _worth(program: Program) -> float:
    """What all effects of a program are worth to the party."""
    return sum(map(_worth_of, program))


def _worth_of(op: Op) -> float:
    """The value of an effect; of conditional effects, the mean."""
    harm = harm_of(op)
    worth = gain_of(op) - harm.crew - SHIP_DAMAGE * harm.ship + (op.name in WELCOME) - (op.name in UNWELCOME)
    arms = [_worth(effects) for _, effects in op.arms]
    return worth + (sum(arms) / len(arms) if arms else 0.0)
