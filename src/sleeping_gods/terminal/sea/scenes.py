"""Which parts of the table are drawn before which decision at sea, and the pages one can call up."""

from __future__ import annotations

from ..party.atlas import all_regions, regions
from ..party.boards import boards_in_full, boards_section, brief_boards
from ..party.cards import adventures_section, brief_adventures, events_section, hand_section
from ..party.fight import danger_section, first_legend, row_section
from ..party.header import goods_section, header
from ..party.quests import keywords, quests_section
from ..party.scenes import Drawing, Scenes, at_first, when_fresh
from ..party.story import event, event_choices, story, whole_story
from ..party.trial import hand_section as trial
from ..party.vessel import vessel_section

PAGES = ("table", "map", "crew", "cards", "quests", "hand", "ship", "story", "fight")
"""Commands that show a part of the table."""


_fresh_boards = when_fresh(brief_boards)
_boards = at_first(brief_boards)
_whole_boards = at_first(boards_section)
_standing = at_first(events_section)
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
BEFORE: dict[str, tuple[Drawing, ...]] = {
    "BeginTurn": (header, vessel_section, goods_section, boards_section, events_section, hand_section),
    "ShipAction": (header, vessel_section, goods_section, _whole_boards, _standing, hand_section),
    "TakeAction": (header, goods_section, _boards, _standing, hand_section, regions),
    "Sail": (header, regions),
    "Steer": (header, _boards, trial),
    "Choose": (story, header, _fresh_boards),
    "ChooseEvent": (event, header, goods_section, _boards),
    "MayCancel": (event, event_choices),
    "MayAttempt": (_boards, goods_section),
    "PickArm": (event, _boards),
    "LoseHealth": (event, _boards),
    "LoseHealthByOne": (event, _boards),
    "RestoreHealth": (_boards,),
    "GainStatus": (event, _boards),
    "RemoveStatus": (_boards,),
    "GainFatigue": (event, _boards),
    "RemoveFatigue": (_boards,),
    "Relief": (_boards, hand_section),
    "TakeWeapon": (_boards,),
    "Repair": (vessel_section,),
    "PlaceElsewhere": (vessel_section,),
    "JoinChallenge": (header, _boards, trial),
    "BeforeChallenge": (event, header, _boards, hand_section),
    "BeforeCombat": (header, brief_boards),
    "Attacks": (header, row_section, first_legend, _fresh_boards),
    "PlaceDamage": (row_section,),
    "Regenerate": (row_section,),
    "Victim": (row_section, _boards),
    "Block": (danger_section,),
    "NextVictim": (danger_section,),
    "Rescue": (danger_section,),
    "PassSynergy": (_boards,),
    "PassAnySynergy": (_boards,),
    "DealTo": (row_section,),
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
