"""Which parts of the table are drawn before which decision, and the pages one can call up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...sea.table import SeaTable
from ..section import Section, lines
from ..view import Look
from .atlas import FAR, map_section
from .cards import adventures_section, hand_section, ongoing_section, quests_section
from .crew import crew_page, crew_section
from .draws import kind_of_decision
from .fight import legend, row_section
from .header import goods_section, header
from .rooms import ship_section
from .story import event_page, paragraph_page

NO_FIGHT = lines(["There is no fight."])
Drawing: TypeAlias = Callable[[SeaTable, Look], Section | None]

PAGES: dict[str, str] = {
    "table": "the whole table",
    "map": "every region, by its distance from the ship",
    "crew": "the crew with weapons, abilities and cards in full",
    "cards": "adventure cards and ongoing events",
    "quests": "quests and their keywords",
    "hand": "your hand",
    "ship": "the ship, goods and command",
    "fight": "the enemy row",
}


def _brief_crew(table: SeaTable, look: Look) -> Section:
    return crew_section(table, look, brief=True)


def _brief_cards(table: SeaTable, look: Look) -> Section:
    return adventures_section(table, look, brief=True)


def _first_legend(table: SeaTable, look: Look) -> Section | None:
    """What the signs mean, until the first blow has fallen."""
    new = table.combat is not None and table.combat.round == 1 and not any(foe.covered for foe in table.combat.foes)
    return legend(look) if new else None


def _fresh_crew(table: SeaTable, look: Look) -> Section | None:
    return _brief_crew(table, look) if look.fresh else None


def _keywords(table: SeaTable, look: Look) -> Section:
    return quests_section(table, look, brief=True)


def _fight(table: SeaTable, look: Look) -> Section | None:
    return row_section(table, look) if table.combat is not None and table.combat.foes else None


def _story(table: SeaTable, look: Look) -> Section | None:
    return paragraph_page(table, table.paragraph, look) if look.fresh and table.paragraph else None


def _event(table: SeaTable, look: Look) -> Section | None:
    return event_page(table, table.event, look) if look.fresh and table.event else None


WHOLE: tuple[Drawing, ...] = (
    header,
    ship_section,
    goods_section,
    crew_section,
    _brief_cards,
    _keywords,
    ongoing_section,
    hand_section,
    map_section,
)
SCENES: dict[str, tuple[Drawing, ...]] = {
    "BeginTurn": (header, ship_section, goods_section, crew_section, ongoing_section, hand_section),
    "ShipAction": (header, ship_section, goods_section),
    "TakeAction": (header, goods_section, hand_section, map_section),
    "Sail": (header,),
    "Steer": (header,),
    "Choose": (_story, header),
    "ChooseEvent": (_event, header, goods_section),
    "MayCancel": (_event,),
    "JoinChallenge": (header, _brief_crew),
    "BeforeCombat": (header, _brief_crew),
    "Attacks": (header, _fight, _first_legend, _fresh_crew),
    "PlaceDamage": (_fight,),
    "Regenerate": (_fight,),
    "Victim": (_fight,),
    "DealTo": (_fight,),
    "Buy": (header, goods_section),
    "PortServices": (header, ship_section, goods_section, _brief_crew),
    "Learn": (goods_section, _brief_crew),
    "HandLimit": (hand_section,),
    "DiscardCards": (hand_section,),
    "DealCrew": (_brief_crew,),
}
"""Class of the decision to what is drawn before it; others need only their question."""


def scene(table: SeaTable, look: Look) -> list[Section]:
    """What one wants to see before the decision that waits."""
    kind = kind_of_decision(table)
    drawings = SCENES.get(kind, ())
    if look.fresh and header not in drawings:
        drawings = (header, _fight, *(drawing for drawing in drawings if drawing is not _fight))
    if look.stepping_in and hand_section not in drawings:
        drawings = (*drawings, hand_section)
    return _drawn(drawings, table, look)


def shows_hand(table: SeaTable) -> bool:
    """Whether the hand is drawn before the decision that waits."""
    return hand_section in SCENES.get(kind_of_decision(table), ())


def page(table: SeaTable, word: str, look: Look) -> list[Section]:
    """One of the pages."""
    if word == "map":
        return [map_section(table, look, most=FAR)]
    if word == "crew":
        return crew_page(table, look)
    if word == "cards":
        return _drawn((adventures_section, ongoing_section), table, look)
    if word == "quests":
        return [quests_section(table, look)]
    if word == "hand":
        return [hand_section(table, look)]
    if word == "ship":
        return [ship_section(table, look), goods_section(table, look)]
    if word == "fight":
        return _drawn((_fight,), table, look) + ([legend(look)] if table.combat is not None else [NO_FIGHT])
    if table.combat is not None:
        return _drawn((header, _fight, *WHOLE[1:]), table, look)
    return _drawn(WHOLE, table, look)


def _drawn(drawings: tuple[Drawing, ...], table: SeaTable, look: Look) -> list[Section]:
    return [section for drawing in drawings if (section := drawing(table, look)) is not None]
