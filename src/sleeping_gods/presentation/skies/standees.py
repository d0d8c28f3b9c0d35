"""Who stands on which action of an encounter, as far as an audience may know."""

from __future__ import annotations

from ...skies.chapters.encounter import waiting
from ...skies.table.records import NOWHERE
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..localizer import Localizer
from .names import first_name


def known_places(table: SkiesTable, audience: Audience) -> dict[str, str]:
    """Where standees stand: one's own, and those that have been revealed (DS-WAND-002)."""
    meeting = table.meeting
    return {
        name: letter
        for name, letter in meeting.placed.items()
        if name in meeting.seen or audience.sees(table.controller(name))
    }


def standees(localizer: Localizer, table: SkiesTable, audience: Audience) -> dict[str, tuple[str, ...]]:
    """Who stands on which action, as far as an audience may know."""
    if table.encounter is None:
        return {}
    by_letter: dict[str, tuple[str, ...]] = {}
    for name, letter in known_places(table, audience).items():
        by_letter[letter] = (*by_letter.get(letter, ()), first_name(localizer, table, name))
    return by_letter


def characters_without_action(localizer: Localizer, table: SkiesTable, audience: Audience) -> list[str]:
    """Who takes no action, and which of their own characters an audience has still to place."""
    if table.encounter is None:
        return []
    idle = standees(localizer, table, audience).get(NOWHERE, ())
    left = [first_name(localizer, table, name) for name in waiting(table) if audience.sees(table.controller(name))]
    groups = (("encounter_idle", idle), ("encounter_to-place", left))
    return [localizer.say(key, who=", ".join(names)) for key, names in groups if names]
