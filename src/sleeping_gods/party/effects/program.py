"""Programs: the effects of a card or paragraph, resolved one after another."""

from __future__ import annotations

from ...effects.op import Program
from ...kernel.choices import Seat
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.bound import BoundOp, PartyBound
from ..table.decisions import PartyStep
from ..table.table import PartyTable
from .program_path import arm_path, source_of


@rule("SG-EXPLORE-008", "SG-CHAL-017", "SG-CMD-003", "DS-EXPL-003")
@step
class Do(PartyStep):
    """Resolve effects in printed order, each fully before the next; a defeat drops the rest."""

    program: str
    """The path of the program."""
    at: int = 0
    """Which of its effects is next."""
    seat: Seat = 0
    """The player who is `you`."""
    bearer: str = ""
    """The member who carries the card, if one does."""
    is_act: bool = False
    """Whether an act caused it; then the interrupted decision checks for defeat itself."""

    def run(self, table: PartyTable) -> None:
        """Check for defeat, then let the next effect happen."""
        if table.peril and not self.is_act and table.combat is None and table.bound.rulebook.check_defeat(table):
            return
        program = table.bound.programs[self.program]
        at = self.at
        if at == len(program):
            return
        table.agenda.append(Do(self.program, at + 1, self.seat, self.bearer, self.is_act))
        code, args = program[at]
        code(table, self, *args)

    def arm(self, name: str) -> str:
        """The path of an arm of the effect being resolved."""
        return arm_path(self.program, self.at, name)

    @property
    def source(self) -> str:
        """The card, event or paragraph that the program stands on."""
        return source_of(self.program)


def follow_arm(table: PartyTable, path: str, *, seat: Seat, bearer: str, is_act: bool = False) -> None:
    """Let the effects of an arm of a settled test happen, if anything is printed there."""
    bound = table.bound
    if path in bound.programs:
        table.then(Do(path, seat=seat, bearer=bearer, is_act=is_act))
    elif bound.on_arm_without_program is not None:
        bound.on_arm_without_program(path)


def compile_program(bound: PartyBound, path: str, program: Program) -> None:
    """Bind a program and its arms to the code of their operations."""
    compiled: list[BoundOp] = []
    for at, op in enumerate(program):
        args: tuple[object, ...] = (op.condition,) if op.name == "if" else op.args
        compiled.append((bound.ops[op.name], args))
        for arm, effects in op.arms:
            compile_program(bound, arm_path(path, at, arm), effects)
    bound.programs[path] = tuple(compiled)
    bound.printed[path] = program
