"""What the attack in progress in the skies deals and takes, now and once something is spent on it."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.play import apply
from ...kernel.table import decision_of
from ...skies.chapters.attack import AlterAttack
from ...skies.chapters.damage import outlook
from ...skies.table.table import SkiesTable
from .advice_facts import AttackAhead


def attack_ahead(table: SkiesTable, choice: Choice) -> AttackAhead | None:
    """The figures before and after a choice; None where no attack is being strengthened, or nothing is spent."""
    if not isinstance(decision_of(table), AlterAttack) or choice[0] in ("go", "equip"):
        return None
    after = table.clone()
    apply(after, choice)
    if not isinstance(decision_of(after), AlterAttack):
        return None
    # An outlook tells what the attacker loses, and what each member does, as a change, which is never above 0.
    dealt, change, change_of_all = outlook(table)
    dealt_then, change_then, change_of_all_then = outlook(after)
    return AttackAhead(
        dealt=dealt,
        taken=-change - change_of_all,
        dealt_then=dealt_then,
        taken_then=-change_then - change_of_all_then,
    )
