"""Which acts of any time can change what is being decided: the others can wait until the next action."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import total
from ...party.table.table import PartyTable
from ...sea.acts.use_windows import stirs
from ...sea.acts.uses import use_of as use_at_sea
from ...sea.table.table import SeaTable
from ...skies.acts.uses import use_of as use_in_the_skies
from ...skies.chapters.counterattack import Block
from ...skies.chapters.damage import blocked
from ...skies.chapters.hero import health_left
from ...skies.table.table import SkiesTable

USES = frozenset({"activate", "play", "use"})
"""First words of the acts that use a card, a board or a resource."""
LEADS_ON = frozenset({"stamina", "draw"})
"""Effects of any time in the skies with which a test that is still lacking something can be altered further."""


def is_timely(table: PartyTable, choice: Choice) -> bool:
    """Whether a use belongs to what is being decided, or makes something possible that does.

    Nothing does where the result of a challenge is good enough already.
    """
    if choice in table.offered or choice[0] not in USES:
        return True
    is_test = isinstance(waiting_decision(table), AlterTest)
    if is_test and _is_passed(table):
        return False
    if isinstance(table, SeaTable):
        use = use_at_sea(table, choice)
        return bool(use.window) or stirs(table, use)
    if isinstance(table, SkiesTable):
        in_the_skies = use_in_the_skies(table, choice)
        return bool(in_the_skies.window) or (is_test and in_the_skies.op in LEADS_ON) or _saves(table, in_the_skies.op)
    return True


def _is_passed(table: PartyTable) -> bool:
    """Whether the challenge in progress is passed as it stands."""
    test = table.test
    return test.kind == "challenge" and total(table, test) >= test.number


def _saves(table: SkiesTable, effect: str) -> bool:
    """Whether health keeps somebody from falling by the hit that is about to be taken."""
    if effect != "heal" or not isinstance(waiting_decision(table), Block):
        return False
    return table.fight.blow - blocked(table) >= health_left(table, table.fight.victim)
