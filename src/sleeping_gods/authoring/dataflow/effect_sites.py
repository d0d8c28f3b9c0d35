"""Single steps of a pack's programs: effects, turns and questions, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...effects.op import Arg, Condition, Op, Program
from ...effects.registry import OPERATIONS
from .programs import ConditionalProgram, Site

Thing = tuple[str, Arg]
"""Something by its kind and name: ``("quest", 12)``, ``("adventure", 16)``, ``("token", "diving-suit")``,
``("explore", "A")``, ``("curse", "cold-pocket")``, ``("keyword", "LANTERN")``, ``("enemy", 31)``, ``("boss", 4)``,
``("ending", "home")``, ``("achievement", "treasure-3")``, ``("location", 38)``, ``("mark", "trusiam")``, or a resource
such as ``("goods", "coins")``."""

CLOSES = "complete-quest"
"""The effect that takes a quest away because it is done."""
GIVES = {name: operation.gives for name, operation in OPERATIONS.items() if operation.gives}
"""Effects that give something, and the kind of it."""
TAKES = {name: operation.takes for name, operation in OPERATIONS.items() if operation.takes}
"""Effects that take something away, and the kind of it."""
ASKS = {"card": "adventure", "has": "goods", "crossed": "location"}
"""Conditions whose thing has another kind than the condition."""


@dataclass(frozen=True, slots=True)
class EffectSite:
    """One effect where it stands: its program, and the arms and conditions on the way to it."""

    piece: ConditionalProgram
    op: Op
    arms: tuple[str, ...] = ()
    """From the outside in: ``fail``, ``pass``, ``win``, ``flee``, ``then`` of an ``if``, ``fate`` and ``fate-below``,
    ``choose-a`` ..., ``obstacle``."""
    asked: tuple[Condition, ...] = ()
    """What must hold, from the outside in: the needs of the piece, then each ``if`` around the effect."""

    @property
    def site(self) -> Site:
        """Where it stands."""
        return self.piece.site

    def things(self) -> tuple[Thing, ...]:
        """What it gives, takes, completes or fights."""
        if self.op.name == "combat":
            return tuple(("enemy", number) for number in self.op.args)
        kind = GIVES.get(self.op.name) or TAKES.get(self.op.name) or {"boss": "boss"}.get(self.op.name)
        return ((kind, self.op.args[0]),) if kind else ()


@dataclass(frozen=True, slots=True)
class Edge:
    """A way from one paragraph to another."""

    start: str
    """The paragraph it leaves; empty for an event or a card that turns to the story."""
    target: str
    step: EffectSite
    """The ``turn to``."""

    @property
    def kind(self) -> str:
        """The innermost arm if there is one, else ``if``, ``choice`` or ``plain``."""
        if self.step.arms:
            return self.step.arms[-1]
        return "plain" if self.step.piece.role == "text" else self.step.piece.role

    @property
    def letter(self) -> str:
        """The letter of the choice; empty if no choice is made."""
        return self.step.site.letter


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that a condition asks for."""

    site: Site
    where: str
    """``if`` before the prose, ``when`` of a block, ``needs`` of a choice, ``cost``, or ``op`` for an effect ``if``."""
    atom: Condition
    """Without ``not``, ``and``, ``or``."""
    whole: Condition
    """The condition it is part of."""
    holds: bool
    """False if it must not hold."""


def steps_of(piece: ConditionalProgram) -> Iterator[EffectSite]:
    """Every effect of a program, each before its arms."""
    yield from _walk(piece, piece.program, (), (piece.needs,) if piece.needs else ())


def _walk(
    piece: ConditionalProgram, program: Program, arms: tuple[str, ...], asked: tuple[Condition, ...]
) -> Iterator[EffectSite]:
    """The effects of a program and of its arms; ``asked`` are the conditions on the way to them."""
    for op in program:
        yield EffectSite(piece, op, arms, asked)
        inner = (*asked, op.condition) if op.condition else asked
        for name, arm in op.arms:
            yield from _walk(piece, arm, (*arms, arm_name(op, name)), inner)


def arm_name(op: Op, arm: str) -> str:
    """The name of an arm as steps and edges show it."""
    match op.name:
        case "fate-check":
            return "fate" if arm == "pass" else "fate-below"
        case "choose":
            return f"choose-{arm}"
        case "obstacle":
            return "obstacle"
        case _:
            return arm


def thing_of(atom: Condition) -> Thing:
    """What a single question asks about; a question without a name asks about its own kind."""
    return ASKS.get(atom.kind, atom.kind), atom.args[0] if atom.args else ""
