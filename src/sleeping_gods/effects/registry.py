"""The closed vocabulary: every operation, declared once."""

from __future__ import annotations

from .op import Op, Program
from .operation import Operation
from .ops_crew import CREW
from .ops_flight import FLIGHT
from .ops_goods import GOODS
from .ops_skies import SKIES
from .ops_story import STORY
from .ops_windows import WINDOWED

OPERATIONS: dict[str, Operation] = {
    operation.name: operation for operation in (*GOODS, *CREW, *STORY, *SKIES, *WINDOWED, *FLIGHT)
}
"""Every operation by its name."""

ARMS = tuple(sorted({arm for operation in OPERATIONS.values() for arm in operation.arms}))
"""Words that open an arm's line: ``fail:``, ``flee:``, ``pass:``, ``win:``."""

CONDITIONAL = ("fate-check", "if")
"""Operations that do what one of their arms says, if fate or the table is so."""
BRANCHING = ("choose", *CONDITIONAL)
"""Operations that do nothing but what one of their arms says."""


def first_window(op: Op) -> str:
    """The window an operation belongs to; what branches has that of the first effect inside that has one."""
    own = OPERATIONS[op.name].window
    if own or op.name not in BRANCHING:
        return own
    return next((inner_window for _, arm in op.arms for inner in arm if (inner_window := first_window(inner))), "")


def common_windows(program: Program) -> frozenset[str] | None:
    """The windows in which every effect of a program has a meaning: None for any time, empty if they clash."""
    common: frozenset[str] | None = None
    for op in program:
        declared = OPERATIONS[op.name]
        allowed: frozenset[str] | None = frozenset({declared.window, declared.also} - {""}) or None
        if op.name in BRANCHING:
            allowed = common_windows(tuple(inner for _, arm in op.arms for inner in arm))
        if allowed is not None:
            common = allowed if common is None else common & allowed
    return common


def ends(program: Program) -> bool:
    """Whether a program surely jumps: nothing can follow it."""
    return any(_ends(op) for op in program)


def _ends(op: Op) -> bool:
    """Whether nothing that follows an effect is ever carried out, whatever comes of it."""
    if OPERATIONS[op.name].ends:
        return True
    arms = dict(op.arms)
    match op.name:
        case "challenge" | "fate-check":
            return ends(arms.get("fail", ())) and ends(arms.get("pass", ()))
        case "combat" | "boss":
            return ends(arms.get("win", ()))
        case "choose":
            return all(ends(arm) for arm in arms.values())
        case _:
            return False


def label(program: Program) -> str:
    """The word for a use that has this program, from its first effect."""
    if not program:
        return "use"
    op = program[0]
    declared = OPERATIONS[op.name]
    if op.name in CONDITIONAL:
        return label(op.arms[0][1])
    if not declared.label:
        return op.name
    values = dict(zip(declared.args, (str(arg) for arg in op.args), strict=False))
    return declared.label.format(**values)
