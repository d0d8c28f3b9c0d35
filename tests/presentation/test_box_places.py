"""The places of a printed atlas: which of them asked for which keyword, and which squares nobody has entered."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.atlas import Area, SceneMap, Spot
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.presentation.story_knowledge import StoryKnowledge

from ..own_box import Evening


def seen(evening: Evening, lang: Lang = "en", *pages: str) -> SceneMap:
    """The map after these pages were read at location 45."""
    presenter = presenter_of(evening.game.id, lang)
    presenter.read = StoryKnowledge(visits={45: (pages,)} if pages else {})
    return scene_of(presenter, evening.table, Audience()).map


def spot_45(chart: SceneMap) -> Spot:
    """Location 45."""
    return next(spot for area in chart.areas for spot in area.spots if spot.ref == "45")


@pytest.fixture
def ashore() -> Evening:
    """An evening on whose first turn location 45 is explored."""
    evening = Evening("own-sea")
    evening.tell("begin turn")
    evening.until("NameEvent")
    evening.tell(evening.offered[0])
    evening.until("ToldPage")
    evening.tell("close book", "explore 45")
    return evening


def test_a_place_remembers_what_it_asked_for(ashore: Evening) -> None:
    """SG-QUEST-001: a keyword that is lacking bars, one in hand waits; a page that was turned to counts too."""
    assert spot_45(seen(ashore, "en", "45")).state == "visited"
    ashore.tell("says if ROPE: gain 5 coins", "says turn to 45.2", "says if not LAMP: gain 1 coin")
    spot = spot_45(seen(ashore, "en", "45", "45.2"))
    assert spot.state == "barred"
    assert "asked for ROPE" in plain(spot.text)
    assert "LAMP" not in plain(spot.text), "what must be lacking is not asked for"
    assert spot.name == "", "a printed page has no title here"

    ashore.tell("says if COMPASS: gain 1 coin", "says gain quest 12", 'enter quest { number = 12, keyword = "ROPE" }')
    spot = spot_45(seen(ashore, "fr", "45", "45.2"))
    assert (spot.state, spot.quests) == ("waiting", (12,))
    assert "a demandé ROPE et COMPASS" in plain(spot.text)


def test_a_square_that_nobody_has_entered_is_marked() -> None:
    """DS-TRAV-004: it is not said to be open ground."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    evening.tell("close book")

    def square(ref: str) -> Area:
        return next(area for area in seen(evening).areas if area.ref == ref)

    assert [mark.kind for mark in square("2:c2").marks] == ["uncharted"]
    details = [plain(line.detail) for line in scene_of(presenter_of("skies"), evening.table, Audience((0, 1))).menu.own]
    assert any("not entered yet" in detail for detail in details)
    evening.tell("travel north", "charted 2:c2")
    assert square("2:c2").marks == ()
