"""What the attack in progress in the skies deals and takes, now and once something is spent on it."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.play import apply
from ...kernel.table import decision_of
from ...skies.chapters.damage import outlook
from ...skies.table.table import SkiesTable
from .advice_facts import AttackAhead


def attack_ahead(table: SkiesTable, choice: Choice) -> AttackAhead | None:
    """The figures before and after a choice; None where no attack is being strengthened, or nothing is spent."""
    if type(decision_of(table)).__name__ != "AlterAttack" or choice[0] in ("go", "equip"):
        return None
    after = table.clone()
    apply(after, choice)
    if type(decision_of(after)).__name__ != "AlterAttack":
        return None
    dealt, blow, all_round = outlook(table)
    dealt_then, blow_then, all_then = outlook(after)
    return AttackAhead(dealt, -blow - all_round, dealt_then, -blow_then - all_then)
