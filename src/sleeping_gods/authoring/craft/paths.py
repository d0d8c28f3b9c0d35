"""Paths through a program: the effects on each, the results of its tests, and the paragraph it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ...effects.op import Condition, Op, Program, atoms_of
from ...effects.registry import OPERATIONS, ends
from ...story.model import Paragraph
from ..dataflow.effect_sites import Thing, thing_of

MAX_PATHS = 256
"""How many ways through one program are looked at: a program of nine tests in a row has more."""
FLOW = ("if", "choose", "fate-check", "gain-explore")
"""Effects that only lead on: nothing on the table tells of them."""


@dataclass(frozen=True, slots=True)
class Path:
    """One path through a program."""

    ops: tuple[Op, ...] = ()
    """What is done on it, tests included."""
    arms: tuple[tuple[Op, str], ...] = ()
    """How each test went."""
    target: str = ""
    """The paragraph that is read next; empty if the story is left or the town comes back."""

    def does(self) -> bool:
        """Whether anything changes on it."""
        return any(op.name not in FLOW for op in self.ops)

    def changes(self) -> set[Thing]:
        """What is gained, lost or completed on it."""
        things: set[Thing] = set()
        for op in self.ops:
            operation = OPERATIONS[op.name]
            kind = operation.gives or operation.takes
            if kind and op.args:
                things.add((kind, op.args[0]))
        return things


def paths_of(program: Program) -> list[Path]:
    """The paths through a program."""
    return list(islice(_paths(program, Path()), MAX_PATHS))


def _paths(program: Program, so_far: Path) -> Iterator[Path]:
    """The paths that go on from one: its first effect with each of its arms, then what stands behind it."""
    if not program:
        yield so_far
        return
    op, rest = program[0], program[1:]
    if OPERATIONS[op.name].ends:
        yield Path(so_far.ops, so_far.arms, str(op.args[0]) if op.name == "turn-to" else "")
        return
    for name, arm in _arms(op):
        taken = Path((*so_far.ops, op), (*so_far.arms, (op, name)) if name else so_far.arms)
        yield from _paths(arm if ends(arm) else (*arm, *rest), taken)


def _arms(op: Op) -> Iterator[tuple[str, Program]]:
    """The arms of an effect; one without arms has a single empty one."""
    arms = dict(op.arms)
    match op.name:
        case "challenge" | "fate-check":
            yield from ((name, arms.get(name, ())) for name in ("pass", "fail"))
        case "combat" | "boss":
            yield "win", arms.get("win", ())
            if "flee" in arms:
                yield "flee", arms["flee"]
        case "if":
            yield from (("then", arms.get("then", ())), ("else", ()))
        case _:
            yield from op.arms or (("", ()),)


def notices(paragraph: Paragraph, things: set[Thing], keywords: dict[str, tuple[int, ...]]) -> bool:
    """Whether a paragraph reads differently depending on one of some things."""
    conditions = [block.when for block in paragraph.blocks if block.when]
    conditions += [condition for condition, _ in paragraph.ifs]
    return any(things & set(_things(atom, keywords)) for whole in conditions for atom, _ in atoms_of(whole))


def _things(atom: Condition, keywords: dict[str, tuple[int, ...]]) -> Iterator[Thing]:
    """What a question asks about; a keyword asks about each quest that bears it."""
    if atom.kind == "keyword":
        yield from (("quest", quest) for quest in keywords.get(str(atom.args[0]), ()))
    else:
        yield thing_of(atom)
