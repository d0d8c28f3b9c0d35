"""Which parts of the table are drawn before which decision at sea, and the pages one can call up."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.voice import Voice
from ..party.cards import quests_section
from ..party.fight import danger_section, first_legend, row_section
from ..party.header import goods_section, header
from ..party.scenes import Drawing, Scenes, keywords, story, when_fresh, whole_story
from ..party.trial import hand_section as trial
from ..section import Section
from ..view import Look
from .atlas import FAR, map_section
from .cards import adventures_section, hand_section, ongoing_section
from .crew import crew_details, crew_section
from .rooms import ship_section
from .story import event_page

PAGES = ("table", "map", "crew", "cards", "quests", "hand", "ship", "story", "fight")
"""Commands that show a part of the table."""


def _brief_crew(voice: Voice, table: SeaTable, look: Look) -> Section:
    return crew_section(voice, table, look, brief=True)


def _brief_cards(voice: Voice, table: SeaTable, look: Look) -> Section:
    return adventures_section(voice, table, look, brief=True)


def _quests(voice: Voice, table: SeaTable, look: Look) -> Section:
    return quests_section(voice, table)


def _far_map(voice: Voice, table: SeaTable, look: Look) -> Section:
    return map_section(voice, table, look, most=FAR)


def _read_event(voice: Voice, table: SeaTable, look: Look) -> Section | None:
    return event_page(voice, table, table.event, look) if table.event else None


_event = when_fresh(_read_event)
_fresh_crew = when_fresh(_brief_crew)
_fresh_boards = when_fresh(crew_section)
WHOLE: tuple[Drawing[SeaTable], ...] = (
    ship_section,
    goods_section,
    crew_section,
    _brief_cards,
    keywords,
    ongoing_section,
    hand_section,
    map_section,
)
BEFORE: dict[str, tuple[Drawing[SeaTable], ...]] = {
    "BeginTurn": (header, ship_section, goods_section, crew_section, ongoing_section, hand_section),
    "ShipAction": (header, ship_section, goods_section, _fresh_boards, ongoing_section, hand_section),
    "TakeAction": (header, goods_section, hand_section, map_section),
    "Sail": (header,),
    "Steer": (header, trial),
    "Choose": (story, header),
    "ChooseEvent": (_event, header, goods_section),
    "MayCancel": (_event,),
    "JoinChallenge": (header, _brief_crew, trial),
    "BeforeCombat": (header, _brief_crew),
    "Attacks": (header, row_section, first_legend, _fresh_crew),
    "PlaceDamage": (row_section,),
    "Regenerate": (row_section,),
    "Victim": (row_section,),
    "Block": (danger_section,),
    "NextVictim": (danger_section,),
    "Rescue": (danger_section,),
    "DealTo": (row_section,),
    "Buy": (header, goods_section),
    "PortServices": (header, ship_section, goods_section, _brief_crew),
    "Learn": (goods_section, _brief_crew),
    "HandLimit": (hand_section,),
    "DiscardCards": (hand_section,),
    "DealCrew": (_brief_crew,),
}
"""Class of the decision to what is drawn before it; others need only their question."""


SCENES: Scenes[SeaTable] = Scenes(
    header,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (_far_map,),
        "crew": (crew_section, crew_details),
        "cards": (adventures_section, ongoing_section),
        "quests": (_quests,),
        "hand": (hand_section,),
        "ship": (ship_section, goods_section),
        "story": (whole_story,),
    },
)
