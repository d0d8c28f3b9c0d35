"""The odds of challenges for a reference crew: those of its members who are best at it, one fate and one card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...sea.table.cards import Pack as SeaPack
from ..project import AnyPack

MOST_HELPERS = 4
"""How many members take part unless a caller names another number."""
CARDS = 1
"""What cards add to the skill unless a caller names another number: one card, equipped or discarded, gives 1."""


def pass_chance(
    pack: AnyPack, skill: str, number: int, helpers: int = MOST_HELPERS, *, cards: int = CARDS, by: str = ""
) -> float:
    """The chance of a challenge if so many of the best members take part.

    ``by`` names the only one who may; then ``helpers`` does not count.
    """
    return fate_chance(fate_counts(pack), number - skill_total(pack, skill, helpers, by=by) - cards)


def fate_chance(fates: Counter[int], needed: int) -> float:
    """The chance to draw a fate of so much or more, by how many cards show each fate."""
    return sum(cards for fate, cards in fates.items() if fate >= needed) / max(1, fates.total())


def skill_total(pack: AnyPack, skill: str, helpers: int = MOST_HELPERS, *, by: str = "") -> int:
    """The skill that the best members add, or the one named by ``by``, as their boards show it, without cards."""
    skill_of = {member: skills.get(skill, 0) for member, skills in _skills(pack).items()}
    return skill_of.get(by, 0) if by else sum(sorted(skill_of.values(), reverse=True)[:helpers])


def fate_counts(pack: AnyPack) -> Counter[int]:
    """How many ability cards of a full deck show each fate."""
    return Counter(card.fate for card in pack.abilities.values())


def _skills(pack: AnyPack) -> Mapping[str, Mapping[str, int]]:
    """The skills on the board of each member, by the member's id."""
    if isinstance(pack, SeaPack):
        return {board.id: board.skills for board in pack.crew.values()}
    return {board.id: board.skills for board in pack.characters.values()}
