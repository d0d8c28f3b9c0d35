"""What a hit that may be blocked does, and how much of it a choice blocks."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.play import apply
from ...kernel.table import decision_of
from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.chapters.hits import Block as BlockAtSea
from ...sea.table.table import SeaTable
from ...skies.chapters.counterattack import Block as BlockInTheSkies
from ...skies.chapters.damage import blocked
from ...skies.chapters.hero import health_left as health_in_the_skies
from ...skies.table.table import SkiesTable
from .advice_facts import BlowTaken

ACTS = ("use", "play", "activate", "synergy")
"""First words of acts that may block."""


def blow_taken(table: PartyTable, choice: Choice) -> BlowTaken | None:
    """Who takes the hit after a choice, and what is left of it; None where no hit is being taken."""
    who = choice[3] if choice[0] == "guard" else _victim(table)
    blow = _blow_left(table)
    if not who or (choice not in table.offered and choice[0] not in ACTS):
        return None
    is_block = choice[0] in ACTS
    blocks = blow - _blow_after(table, choice, blow) if is_block else 0
    if is_block and not blocks:
        return None
    health = health_at_sea(table, who) if isinstance(table, SeaTable) else _health_in_the_skies(table, who)
    return BlowTaken(who, blow, blocks, max(0, health))


def _health_in_the_skies(table: PartyTable, who: str) -> int:
    """The health that somebody has left in the skies; 0 at any other table."""
    return health_in_the_skies(table, who) if isinstance(table, SkiesTable) else 0


def _victim(table: PartyTable) -> str:
    """Who takes the hit that may be blocked now; empty if there is none."""
    decision = decision_of(table)
    if isinstance(decision, BlockAtSea):
        return decision.crew
    if isinstance(decision, BlockInTheSkies) and isinstance(table, SkiesTable):
        return table.fight.victim
    return ""


def _blow_left(table: PartyTable) -> int:
    """The damage that is not blocked yet; 0 where no hit is being taken."""
    decision = decision_of(table)
    if isinstance(decision, BlockAtSea) and isinstance(table, SeaTable):
        return max(0, decision.amount - table.fight.block)
    if isinstance(decision, BlockInTheSkies) and isinstance(table, SkiesTable):
        return max(0, table.fight.blow - blocked(table))
    return 0


def _blow_after(table: PartyTable, choice: Choice, blow: int) -> int:
    """The damage that is left after an act; as much as before where that is not to be seen at once."""
    after = table.clone()
    apply(after, choice)
    return _blow_left(after) if _victim(after) == _victim(table) else blow
