"""Which parts of the table are drawn before which decision in the skies, and the pages one can call up."""

from __future__ import annotations

from ...telling.scene.text import plain
from ...telling.sight import Sight
from ...telling.voice import Voice
from ..party import atlas
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
from ..party.fight import danger_section, first_legend, row_section
from ..party.header import goods_section, header
from ..party.quests import keywords, quests_section
from ..party.scenes import Drawing, Scenes, at_first, when_fresh
from ..party.story import encounter, event, story, whole_story
from ..party.trial import hand_section as trial
from ..party.vessel import vessel_section
from ..section import Section, lines
from ..view import Look

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


_fresh_boards = when_fresh(brief_boards)
_boards = at_first(brief_boards)
_curses = at_first(curses_section)
_fresh_keywords = when_fresh(keywords)
_standing = at_first(events_section)


def _events(voice: Voice, look: Look) -> Section:
    return events_section(voice, look) or lines([voice.say("events_none")])


def _journey(voice: Voice, look: Look) -> Section | None:
    """The journey log; a scene that was told as a whole has it on its last page."""
    told = look.told
    return lines(map(plain, told.journey)) if isinstance(told, Sight) else None


WHOLE: tuple[Drawing, ...] = (
    atlas.spread,
    goods_section,
    boards_section,
    brief_adventures,
    keywords,
    curses_section,
    events_section,
    encounter,
    hand_section,
)
BEFORE: dict[str, tuple[Drawing, ...]] = {
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
        atlas.spread,
        atlas.first_legend,
        atlas.on_foot,
        goods_section,
        _boards,
        brief_adventures,
        _fresh_keywords,
        _curses,
        _standing,
        brief_hand,
    ),
    "FaceObstacle": (event, _boards),
    "Walk": (atlas.spread,),
    "LandAt": (atlas.legend,),
    "MovePlane": (atlas.flight_board,),
    "Choose": (story, header, _fresh_boards),
    "PlaceStandees": (story, brief_boards),
    "Thin": (encounter,),
    "NextAction": (encounter,),
    "JoinChallenge": (event, header, _boards, trial),
    "Ready": (header, row_section, first_legend, brief_boards),
    "Attacks": (header, row_section, first_legend, combat_hand_section, _fresh_boards),
    "AlterAttack": (row_section,),
    "PlaceDamage": (row_section,),
    "Regenerate": (row_section,),
    "HealAlly": (row_section,),
    "PowerAlly": (row_section,),
    "WeakenFoe": (row_section,),
    "DealTo": (row_section,),
    "MayFlee": (row_section, brief_boards),
    "Raise": (_boards,),
    "PayAny": (goods_section,),
    "PayTotem": (goods_section,),
    "LoseResource": (goods_section,),
    "GainStatus": (event, _boards),
    "GainStamina": (event, _boards),
    "LoseHealth": (event, _boards),
    "LoseHealthByOne": (event, _boards),
    "Heal": (_boards,),
    "RemoveStatus": (_boards,),
    "Relief": (_boards,),
    "MayRise": (_boards,),
    "Agree": (_boards,),
    "GiveSynergy": (_boards,),
    "Victim": (danger_section,),
    "Block": (danger_section,),
    "PickArm": (event, _boards),
    "KeepSeven": (ability_hand_section,),
    "KeepOne": (ability_hand_section,),
    "PayEquip": (ability_hand_section,),
    "DiscardCards": (ability_hand_section,),
    "DropCombat": (combat_hand_section,),
    "DealCrew": (brief_boards,),
    "HandOver": (brief_boards,),
}
"""Class of the decision to what is drawn before it; others need only their question."""
SCENES: Scenes = Scenes(
    header,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (atlas.spread, atlas.legend, atlas.on_foot, atlas.flight_board),
        "atlas": (atlas.whole_atlas, atlas.legend),
        "crew": (boards_section, boards_in_full),
        "cards": (adventures_section,),
        "deck": (deck_section,),
        "quests": (quests_section,),
        "events": (_events,),
        "hand": (hand_section,),
        "plane": (vessel_section, atlas.flight_board),
        "journey": (_journey,),
        "story": (whole_story,),
    },
    (ability_hand_section, combat_hand_section),
)
