"""Which parts of the table are drawn before which decision in the skies, and the pages one can call up."""

from __future__ import annotations

from ...presentation.lazy_scene import LazyScene
from ...presentation.localizer import Localizer
from ...presentation.scene.text import plain
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
from ..party.scenes import Drawing, Scenes, only_first_time, only_when_fresh
from ..party.story import encounter, event, story, whole_story
from ..party.trial import hand_section as trial
from ..party.vessel import vessel_section
from ..render_context import RenderContext
from ..section import Section, lines

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


_fresh_boards = only_when_fresh(brief_boards)
_boards = only_first_time(brief_boards)
_curses = only_first_time(curses_section)
_fresh_keywords = only_when_fresh(keywords)
_standing = only_first_time(events_section)


def _events(localizer: Localizer, context: RenderContext) -> Section:
    """The events in play, or that there are none."""
    return events_section(localizer, context) or lines([localizer.say("events_none")])


def _journey(localizer: Localizer, context: RenderContext) -> Section | None:
    """The journey log; a scene that was told as a whole has it on its last page."""
    sight = context.scene
    return lines(map(plain, sight.journey)) if isinstance(sight, LazyScene) else None


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
"""What is drawn when the whole table is asked for."""
BEFORE: dict[str, tuple[Drawing, ...]] = {
    "question": (),
    "turn-start": (
        header,
        goods_section,
        boards_section,
        brief_adventures,
        keywords,
        curses_section,
        events_section,
        hand_section,
    ),
    "action": (
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
    "effect": (event, _boards),
    "told": (header, _boards),
    "enter-enemy": (header,),
    "chart": (header,),
    "route": (atlas.spread,),
    "landing": (atlas.legend,),
    "flight-board": (atlas.flight_board,),
    "story": (story, header, _fresh_boards),
    "encounter-story": (story, brief_boards),
    "encounter": (encounter,),
    "challenge": (event, header, _boards, trial),
    "before-fight": (header, row_section, first_legend, brief_boards),
    "fight": (header, row_section, first_legend, combat_hand_section, _fresh_boards),
    "enemies": (row_section,),
    "enemies-and-party": (row_section, brief_boards),
    "blow": (danger_section,),
    "goods": (goods_section,),
    "party": (_boards,),
    "hand": (ability_hand_section,),
    "combat-hand": (combat_hand_section,),
    "dealing": (brief_boards,),
}
"""What is drawn before a decision, by what it is about."""
SCENES: Scenes = Scenes(
    header=header,
    hand=hand_section,
    before=BEFORE,
    whole=WHOLE,
    pages={
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
    other_hands=(ability_hand_section, combat_hand_section),
)
"""The drawings of the skies."""
