"""The phase of the turn in the skies."""

from __future__ import annotations

from ...skies.chapters.flight import with_plane
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from .names import landing_name, square_word

TESTS = ("challenge", "flight", "repair")
"""Kinds of tests that are phases of their own."""


def phase(localizer: Localizer, table: SkiesTable) -> str:
    """The phase in a word or two."""
    if table.over:
        return localizer.say("phase_over")
    if table.combat is not None:
        return localizer.say("phase_combat", round=table.combat.round)
    if table.tests and table.test.kind in TESTS:
        return localizer.say(f"phase_{table.test.kind}")
    if table.encounter is not None:
        return localizer.say("phase_encounter")
    return localizer.say("phase_story" if table.exploring else f"phase_{table.phase}")


def phase_key(table: SkiesTable) -> tuple[str, int, bool]:
    """What the phase depends on besides plain fields: the test, the round of a fight, and an encounter."""
    test = table.test.kind if table.tests else ""
    return test, table.combat.round if table.combat is not None else -1, table.encounter is not None


def place(localizer: Localizer, table: SkiesTable) -> str:
    """Where Claire is."""
    here, plane = square_word(localizer, table, table.place), "yes" if with_plane(table) else "no"
    if ":" not in table.place:
        return localizer.say("place_distant", here=here, plane=plane)
    landing = landing_name(localizer, table, table.place)
    if landing:
        return localizer.say("place_named", name=landing, square=table.place, plane=plane)
    return localizer.say("place_on-page", here=here, plane=plane)
