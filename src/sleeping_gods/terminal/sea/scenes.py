"""Which parts of the table are drawn before which decision at sea, and the pages one can call up."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ...telling.voice import Voice
from ..party.boards import boards_in_full, boards_section, brief_boards
from ..party.cards import adventures_section, brief_adventures, events_section, hand_section, quests_section
from ..party.header import goods_section, header
from ..party.scenes import Drawing, Scenes, at_first, in_fights, keywords, story, when_fresh, whole_story
from ..party.vessel import vessel_section
from ..section import Section
from ..view import Look
from .atlas import FAR, map_section
from .fight import legend, row_section
from .story import event_page

PAGES = ("table", "map", "crew", "cards", "quests", "hand", "ship", "story", "fight")
"""Commands that show a part of the table."""


def _first_legend(voice: Voice, table: SeaTable, look: Look) -> Section | None:
    """What the signs mean, until the first blow has fallen."""
    new = table.combat is not None and table.combat.round == 1 and not any(foe.covered for foe in table.combat.foes)
    return legend(voice, look) if new else None


def _quests(voice: Voice, table: SeaTable, look: Look) -> Section:
    return quests_section(voice, table)


def _far_map(voice: Voice, table: SeaTable, look: Look) -> Section:
    return map_section(voice, table, look, most=FAR)


def _read_event(voice: Voice, table: SeaTable, look: Look) -> Section | None:
    return event_page(voice, table, table.event, look) if table.event else None


_event = when_fresh(_read_event)
_fresh_boards = when_fresh(brief_boards)
_boards = at_first(brief_boards)
_whole_boards = at_first(boards_section)
_standing = at_first(events_section)
_fight = in_fights(row_section)
WHOLE: tuple[Drawing[SeaTable], ...] = (
    vessel_section,
    goods_section,
    boards_section,
    brief_adventures,
    keywords,
    events_section,
    hand_section,
    map_section,
)
BEFORE: dict[str, tuple[Drawing[SeaTable], ...]] = {
    "BeginTurn": (header, vessel_section, goods_section, boards_section, events_section, hand_section),
    "ShipAction": (header, vessel_section, goods_section, _whole_boards, _standing, hand_section),
    "TakeAction": (header, goods_section, _boards, _standing, hand_section, map_section),
    "Sail": (header,),
    "Steer": (header, _boards),
    "Choose": (story, header, _fresh_boards),
    "ChooseEvent": (_event, header, goods_section, _boards),
    "MayCancel": (_event,),
    "MayAttempt": (_boards, goods_section),
    "PickArm": (_event, _boards),
    "LoseHealth": (_event, _boards),
    "LoseHealthByOne": (_event, _boards),
    "RestoreHealth": (_boards,),
    "GainStatus": (_event, _boards),
    "RemoveStatus": (_boards,),
    "GainFatigue": (_event, _boards),
    "RemoveFatigue": (_boards,),
    "Relief": (_boards, hand_section),
    "TakeWeapon": (_boards,),
    "Repair": (vessel_section,),
    "PlaceElsewhere": (vessel_section,),
    "JoinChallenge": (header, _boards),
    "BeforeCombat": (header, brief_boards),
    "Attacks": (header, _fight, _first_legend, _fresh_boards),
    "PlaceDamage": (_fight,),
    "Regenerate": (_fight,),
    "Victim": (_fight, _boards),
    "NextVictim": (_boards,),
    "Rescue": (_boards,),
    "PassSynergy": (_boards,),
    "PassAnySynergy": (_boards,),
    "DealTo": (_fight,),
    "Buy": (header, goods_section),
    "PortServices": (header, vessel_section, goods_section, brief_boards),
    "Shipyard": (vessel_section, goods_section),
    "Healer": (goods_section, _boards),
    "Learn": (goods_section, brief_boards),
    "HandLimit": (hand_section,),
    "DiscardCards": (hand_section,),
    "DealCrew": (brief_boards,),
}
"""Class of the decision to what is drawn before it; others need only their question."""


SCENES: Scenes[SeaTable] = Scenes(
    header,
    _fight,
    legend,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (_far_map,),
        "crew": (boards_section, boards_in_full),
        "cards": (adventures_section, events_section),
        "quests": (_quests,),
        "hand": (hand_section,),
        "ship": (vessel_section, goods_section),
        "story": (whole_story,),
    },
)
