"""Quests and their keywords."""

from __future__ import annotations

from ...kernel.rules import rule
from ..table.table import PartyTable


@rule("SG-QUEST-001", "SG-QUEST-003", "DS-QUST-001", "DS-QUST-002", "DS-QUST-009")
def gain_quest(table: PartyTable, number: int) -> bool:
    """The quest lies face up by the atlas; one from the used box cannot come back."""
    if number in table.quests or number in table.used_quests:
        return False
    table.quests.append(number)
    table.tell("gained-quest", number)
    return True


@rule("SG-QUEST-002", "SG-QUEST-006", "DS-QUST-002", "DS-QUST-009")
def end_quest(table: PartyTable, number: int) -> None:
    """Losing and completing both put an owned quest in the used box; one not owned stays where it is."""
    if number in table.quests:
        table.quests.remove(number)
        table.used_quests.append(number)
        table.tell("ended-quest", number)


@rule("SG-QUEST-004", "SG-QUEST-005", "SG-EXPLORE-022", "SG-SHARE-004", "DS-QUST-003", "DS-QUST-008")
def has_keyword(table: PartyTable, keyword: str) -> bool:
    """The party has a keyword exactly while it owns a quest that bears it."""
    return any(number in table.quests for number in table.bound.keywords.get(keyword, ()))
