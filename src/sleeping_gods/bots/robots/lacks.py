"""What a party lacks of that which an act of any time would restore."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...party.table.table import PartyTable
from ...sea.chapters.crew import health_left as health_at_sea
from ...sea.chapters.crew import max_health as most_at_sea
from ...sea.table.table import SeaTable
from ...skies.chapters.hero import health_left as health_in_the_skies
from ...skies.chapters.hero import max_health as most_in_the_skies
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from .advice_facts import Lacks

USES = frozenset({"activate", "play", "use"})
"""First words of acts that use a card, a board or a resource."""


def lacks(table: PartyTable, choice: Choice) -> Lacks | None:
    """Who lacks most of what an act of any time restores, and how much all lack; None of any other choice."""
    if choice in table.offered or choice[0] not in USES:
        return None
    _, holder, label, *_ = choice
    if isinstance(table, SeaTable):
        return _at_sea(table, next((use.op for use in table.bound.uses[holder] if use.use.label == label), ""))
    if isinstance(table, SkiesTable):
        return _in_the_skies(table, next((use.op for use in table.bound.uses[holder] if use.use.label == label), ""))
    return None


def _at_sea(table: SeaTable, op: str) -> Lacks | None:
    """What is lacking at sea that an effect restores; None if it restores nothing."""
    if op == "heal":
        return _most("health", {name: (health_at_sea(table, name), most_at_sea(table, name)) for name in table.crew})
    if op != "rest":
        return None
    tired = {name: member.fatigue for name, member in table.crew.items()}
    who = max(tired, key=tired.__getitem__)
    return Lacks("fatigue", sum(tired.values()), who if tired[who] else "", tired[who])


def _in_the_skies(table: SkiesTable, op: str) -> Lacks | None:
    """What is lacking in the skies that an effect restores; None if it restores nothing."""
    if op == "heal":
        has = {name: (health_in_the_skies(table, name), most_in_the_skies(table, name)) for name in table.crew}
        return _most("health", has)
    if op != "stamina":
        return None
    return _most("stamina", {name: (member.stamina, STAMINA) for name, member in table.crew.items()})


def _most(what: str, has: dict[str, tuple[int, int]]) -> Lacks:
    """What is lacking where each has so much out of so much."""
    missing = {name: most - max(0, left) for name, (left, most) in has.items()}
    who = max(missing, key=missing.__getitem__)
    left, most = has[who]
    if missing[who] <= 0:
        return Lacks(what, 0)
    return Lacks(what, sum(amount for amount in missing.values() if amount > 0), who, max(0, left), most)
