"""Which parts of the table are drawn before which decision in the skies, and the pages one can call up."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ...telling.skies.journey import log_lines
from ...telling.voice import Voice
from ..party.boards import boards_in_full, boards_section, brief_boards
from ..party.cards import (
    ability_hand_section,
    adventures_section,
    brief_adventures,
    brief_hand,
    combat_hand_section,
    curses_section,
    deck_section,
    events_section,
    hand_section,
)
from ..party.header import goods_section, header
from ..party.scenes import Drawing, Scenes, at_first, in_fights, keywords, story, when_fresh, whole_story
from ..party.vessel import vessel_section
from ..section import Section, lines
from ..view import Look
from .atlas import atlas_section, map_section
from .atlas import legend as atlas_legend
from .cards import quest_section
from .encounter import encounter_section
from .fight import legend, row_section
from .flight_board import board_section
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


def _first_legend(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    """What the signs mean, until the first blow has fallen."""
    fight = table.combat
    new = fight is not None and fight.round <= 1 and not any(foe.covered for foe in fight.foes)
    return legend(voice, look) if new else None


def _first_map_legend(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    on_the_atlas = table.place in table.bound.moves
    return atlas_legend(voice, look) if on_the_atlas and (table.turn <= 1 or look.fresh) else None


def _map_legend(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return atlas_legend(voice, look)


def _read_event(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    return event_page(voice, table, table.event, look) if table.event else None


_event = when_fresh(_read_event)
_fresh_boards = when_fresh(brief_boards)
_boards = at_first(brief_boards)
_curses = at_first(curses_section)
_fresh_keywords = when_fresh(keywords)
_standing = at_first(events_section)
_fight = in_fights(row_section)


def _events(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return events_section(voice, table, look) or lines([voice.say("events_none")])


def _journey(voice: Voice, table: SkiesTable, look: Look) -> Section:
    return lines(log_lines(voice, table))


WHOLE: tuple[Drawing[SkiesTable], ...] = (
    map_section,
    goods_section,
    boards_section,
    brief_adventures,
    keywords,
    curses_section,
    events_section,
    encounter_section,
    hand_section,
)
BEFORE: dict[str, tuple[Drawing[SkiesTable], ...]] = {
    "BeginTurn": (
        header,
        goods_section,
        boards_section,
        brief_adventures,
        keywords,
        curses_section,
        events_section,
        hand_section,
    ),
    "TakeAction": (
        header,
        map_section,
        _first_map_legend,
        goods_section,
        _boards,
        brief_adventures,
        _fresh_keywords,
        _curses,
        _standing,
        brief_hand,
    ),
    "FaceObstacle": (_event, _boards),
    "Walk": (map_section,),
    "LandAt": (_map_legend,),
    "MovePlane": (board_section,),
    "Choose": (story, header, _fresh_boards),
    "PlaceStandees": (story, brief_boards),
    "Thin": (encounter_section,),
    "NextAction": (encounter_section,),
    "JoinChallenge": (_event, header, _boards),
    "Ready": (header, _fight, _first_legend, brief_boards),
    "Attacks": (header, _fight, _first_legend, combat_hand_section, _fresh_boards),
    "AlterAttack": (_fight,),
    "PlaceDamage": (_fight,),
    "Regenerate": (_fight,),
    "HealAlly": (_fight,),
    "PowerAlly": (_fight,),
    "WeakenFoe": (_fight,),
    "DealTo": (_fight,),
    "MayFlee": (_fight, brief_boards),
    "Raise": (_boards,),
    "PayAny": (goods_section,),
    "PayTotem": (goods_section,),
    "LoseResource": (goods_section,),
    "GainStatus": (_event, _boards),
    "GainStamina": (_event, _boards),
    "LoseHealth": (_event, _boards),
    "LoseHealthByOne": (_event, _boards),
    "Heal": (_boards,),
    "RemoveStatus": (_boards,),
    "Relief": (_boards,),
    "MayRise": (_boards,),
    "Agree": (_boards,),
    "GiveSynergy": (_boards,),
    "Victim": (_fight, _boards),
    "Block": (_boards,),
    "PickArm": (_event, _boards),
    "KeepSeven": (ability_hand_section,),
    "KeepOne": (ability_hand_section,),
    "PayEquip": (ability_hand_section,),
    "DiscardCards": (ability_hand_section,),
    "DropCombat": (combat_hand_section,),
    "DealCrew": (brief_boards,),
    "HandOver": (brief_boards,),
}
"""Class of the decision to what is drawn before it; others need only their question."""
SCENES: Scenes[SkiesTable] = Scenes(
    header,
    _fight,
    legend,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (map_section, _map_legend, board_section),
        "atlas": (atlas_section, _map_legend),
        "crew": (boards_section, boards_in_full),
        "cards": (adventures_section,),
        "deck": (deck_section,),
        "quests": (quest_section,),
        "events": (_events,),
        "hand": (hand_section,),
        "plane": (vessel_section, board_section),
        "journey": (_journey,),
        "story": (whole_story,),
    },
    (ability_hand_section, combat_hand_section),
)
