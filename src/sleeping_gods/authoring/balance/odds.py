"""The odds of challenges for a reference crew: the best hands at it, one draw of fate, and one card's help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...sea.table.cards import Pack as SeaPack
from ..project import AnyPack

HELPERS = 4
"""How many of the crew take part at most."""
CARDS = 1
"""What cards add: one skill of an equipped or discarded card."""


def pass_chance(
    pack: AnyPack, skill: str, number: int, helpers: int = HELPERS, *, cards: int = CARDS, by: str = ""
) -> float:
    """The chance of a challenge if so many of the best take part; ``by`` names the only one who may."""
    need = number - skill_total(pack, skill, helpers, by=by) - cards
    fates = fate_counts(pack)
    return sum(count for fate, count in fates.items() if fate >= need) / max(1, fates.total())


def skill_total(pack: AnyPack, skill: str, helpers: int = HELPERS, *, by: str = "") -> int:
    """The skill that the best members add as their boards show it, without cards."""
    boards = _skills(pack)
    if by:
        return boards.get(by, {}).get(skill, 0)
    return sum(sorted((skills.get(skill, 0) for skills in boards.values()), reverse=True)[:helpers])


def fate_counts(pack: AnyPack) -> Counter[int]:
    """How many ability cards of a full deck show each fate."""
    return Counter(card.fate for card in pack.abilities.values())


def _skills(pack: AnyPack) -> Mapping[str, Mapping[str, int]]:
    if isinstance(pack, SeaPack):
        return {board.id: board.skills for board in pack.crew.values()}
    return {board.id: board.skills for board in pack.characters.values()}
