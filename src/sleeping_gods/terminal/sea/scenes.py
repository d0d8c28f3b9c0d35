"""Which parts of the table are drawn before which decision at sea, and the pages one can call up."""

from __future__ import annotations

from ..party.atlas import all_regions, regions
from ..party.boards import boards_in_full, boards_section, brief_boards
from ..party.cards import adventures_section, brief_adventures, events_section, hand_section
from ..party.fight import danger_section, first_legend, row_section
from ..party.header import goods_section, header
from ..party.quests import keywords, quests_section
from ..party.scenes import Drawing, Scenes, only_first_time, only_when_fresh
from ..party.story import event, event_choices, story, whole_story
from ..party.trial import hand_section as trial
from ..party.vessel import vessel_section

PAGES = ("table", "map", "crew", "cards", "quests", "hand", "ship", "story", "fight")
"""Commands that show a part of the table."""


_fresh_boards = only_when_fresh(brief_boards)
_boards = only_first_time(brief_boards)
_whole_boards = only_first_time(boards_section)
_standing = only_first_time(events_section)
WHOLE: tuple[Drawing, ...] = (
    vessel_section,
    goods_section,
    boards_section,
    brief_adventures,
    keywords,
    events_section,
    hand_section,
    regions,
)
"""What is drawn when the whole table is asked for."""
BEFORE: dict[str, tuple[Drawing, ...]] = {
    "question": (),
    "turn-start": (header, vessel_section, goods_section, boards_section, events_section, hand_section),
    "ship-action": (header, vessel_section, goods_section, _whole_boards, _standing, hand_section),
    "action": (header, goods_section, _boards, _standing, hand_section, regions),
    "route": (header, regions),
    "steering": (header, _boards, trial),
    "story": (story, header, _fresh_boards),
    "event-choice": (event, header, goods_section, _boards),
    "event": (event, event_choices),
    "effect": (event, _boards),
    "told": (header, goods_section, _boards),
    "enter-enemy": (header,),
    "chart": (header, regions),
    "goods": (),
    "party": (_boards,),
    "party-and-goods": (_boards, goods_section),
    "party-and-hand": (_boards, hand_section),
    "vessel": (vessel_section,),
    "challenge": (header, _boards, trial),
    "before-challenge": (event, header, _boards, hand_section),
    "before-fight": (header, brief_boards),
    "fight": (header, row_section, first_legend, _fresh_boards),
    "enemies": (row_section,),
    "enemies-and-party": (row_section, _boards),
    "blow": (danger_section,),
    "market": (header, goods_section),
    "port": (header, vessel_section, goods_section, brief_boards),
    "shipyard": (vessel_section, goods_section),
    "healer": (goods_section, _boards),
    "lessons": (goods_section, brief_boards),
    "hand": (hand_section,),
    "dealing": (brief_boards,),
}
"""What is drawn before a decision, by what it is about."""


SCENES: Scenes = Scenes(
    header,
    hand_section,
    BEFORE,
    WHOLE,
    {
        "map": (all_regions,),
        "crew": (boards_section, boards_in_full),
        "cards": (adventures_section, events_section),
        "quests": (quests_section,),
        "hand": (hand_section,),
        "ship": (vessel_section, goods_section),
        "story": (whole_story,),
    },
)
"""The drawings of the sea."""
