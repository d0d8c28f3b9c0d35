"""Which parts of the table are drawn before which decision in the skies, and the pages one can call up."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ...telling.skies.journey import log_lines
from ...telling.voice import Voice
from ..party.fight import danger_section, first_legend, row_section
from ..party.header import goods_section, header
from ..party.scenes import Drawing, Scenes, keywords, story, when_fresh, whole_story
from ..party.trial import hand_section as trial
from ..section import Section, lines
from ..view import Look
from .atlas import atlas_section, map_section
from .atlas import legend as atlas_legend
from .cards import (
    ability_hand_section,
    active_section,
    adventures_section,
    brief_adventures,
    brief_hand,
    combat_hand_section,
    deck_section,
    hand_section,
    quest_section,
)
from .crew import crew_details, crew_section
from .encounter import encounter_section
from .flight_board import board_section, plane_section
from .story import event_page

PAGE_WORDS = (
    "table",
    "map",
    "atlas",
    "crew",
    "cards",
    "deck",
    "quests",
    "events",
    "hand",
    "plane",
    "journey",
    "story",
    "fight",
)
"""Commands that show a part of the table; the catalogue says what each shows."""


def _brief_crew(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return crew_section(voice, table, look, brief=True)


def _first_map_legend(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    on_the_atlas = table.place in table.bound.moves
    return atlas_legend(voice, look) if on_the_atlas and (table.turn <= 1 or look.fresh) else None


def _map_legend(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return atlas_legend(voice, look)


def _read_event(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    return event_page(voice, table, table.event, look) if table.event else None


_event = when_fresh(_read_event)
_fresh_crew = when_fresh(_brief_crew)
_fresh_boards = when_fresh(crew_section)
_fresh_keywords = when_fresh(keywords)


def _events(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return active_section(voice, table, look) or lines([voice.say("events_none")])


def _journey(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return lines(log_lines(voice, table))


WHOLE: tuple[Drawing[SkiesTable], ...] = (
    map_section,
    goods_section,
    crew_section,
    brief_adventures,
    keywords,
    active_section,
    encounter_section,
    hand_section,
)
BEFORE: dict[str, tuple[Drawing[SkiesTable], ...]] = {
    "BeginTurn": (header, goods_section, crew_section, brief_adventures, keywords, active_section, hand_section),
    "TakeAction": (
        header,
        map_section,
        _first_map_legend,
        goods_section,
        _fresh_boards,
        brief_adventures,
        _fresh_keywords,
        active_section,
        brief_hand,
    ),
    "FaceObstacle": (_event, _brief_crew),
    "Walk": (map_section,),
    "LandAt": (_map_legend,),
    "MovePlane": (board_section,),
    "Choose": (story, header),
    "PlaceStandees": (story, _brief_crew),
    "Thin": (encounter_section,),
    "NextAction": (encounter_section,),
    "JoinChallenge": (_event, header, _brief_crew, trial),
    "Ready": (header, row_section, first_legend, _brief_crew),
    "Attacks": (header, row_section, first_legend, combat_hand_section, _fresh_crew),
    "AlterAttack": (row_section,),
    "PlaceDamage": (row_section,),
    "Regenerate": (row_section,),
    "HealAlly": (row_section,),
    "PowerAlly": (row_section,),
    "WeakenFoe": (row_section,),
    "DealTo": (row_section,),
    "Block": (danger_section,),
    "Victim": (danger_section,),
    "MayFlee": (row_section, _brief_crew),
    "Raise": (_brief_crew,),
    "PayAny": (goods_section,),
    "PayTotem": (goods_section,),
    "LoseResource": (goods_section,),
    "GainStatus": (_event, _brief_crew),
    "GainStamina": (_event,),
    "LoseHealth": (_event,),
    "PickArm": (_event,),
    "KeepSeven": (ability_hand_section,),
    "KeepOne": (ability_hand_section,),
    "PayEquip": (ability_hand_section,),
    "DiscardCards": (ability_hand_section,),
    "DropCombat": (combat_hand_section,),
    "DealCrew": (_brief_crew,),
    "HandOver": (_brief_crew,),
}
"""Class of the decision to what is drawn before it; others need only their question."""
SCENES: Scenes[SkiesTable] = Scenes(
    header,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (map_section, _map_legend, board_section),
        "atlas": (atlas_section, _map_legend),
        "crew": (crew_section, crew_details),
        "cards": (adventures_section,),
        "deck": (deck_section,),
        "quests": (quest_section,),
        "events": (_events,),
        "hand": (hand_section,),
        "plane": (plane_section, board_section),
        "journey": (_journey,),
        "story": (whole_story,),
    },
    (ability_hand_section, combat_hand_section),
)
