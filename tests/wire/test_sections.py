"""Scenes over the wire: what is told anew, and only that, makes the same scene on the other side."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import SPECTATOR, Audience
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.scene import Scene
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.wire.coding import encode, read_event
from sleeping_gods.wire.events import Changed
from sleeping_gods.wire.sections import NAMES, LogPart, MapPart, Sections, sections_of, with_sections

from ..daily import first_daily, first_quick


@pytest.mark.parametrize("turns", first_daily([30, 100]))
@pytest.mark.parametrize("pack", first_quick(["harbour", "airfield", "lifted-north"], 2))
@pytest.mark.parametrize(("audience", "lang"), [(Audience((0,)), "en"), (Audience((1,)), "fr"), (SPECTATOR, "fr")])
def test_sections_that_changed_make_the_whole_scene(pack: str, audience: Audience, lang: Lang, turns: int) -> None:
    """Over many choices and steps back, whoever puts the changed sections together has what was told."""
    game, loaded = load_pack(pack)
    campaign = Campaign.begin(game, loaded, setup_for(game, loaded, ("Ada", "Ben"), {"seed": "7"}))
    tracker, luck = SceneTracker(presenter_of(game.id, lang), audience), Luck(3)
    told: Scene | None = None

    for turn in range(turns):
        scene = tracker.tell(campaign.table)
        names = NAMES if told is None else tracker.changed
        sections = sections_of(scene, names, told.log if told else (), told.map if told else None)
        sent = encode(Changed(turn, sections))
        event = read_event(sent)
        assert isinstance(event, Changed)
        told = with_sections(told, event.sections)
        assert told == scene
        if is_over(campaign.table):
            break
        if turn % 10 == 9:
            campaign.undo()
            tracker.chronicle.back_to(campaign.history.position)
            continue
        before = campaign.table
        tracker.chronicle.hear(before, campaign.play(None, text(luck.pick(options(campaign.table)))))

    assert told is not None
    assert told.log


def test_a_first_telling_must_be_whole() -> None:
    """Somebody who has been told nothing cannot make a scene of a few sections."""
    with pytest.raises(ValueError, match="every section the first time"):
        with_sections(None, Sections())


def test_a_part_of_the_map_is_nothing_to_somebody_without_the_whole() -> None:
    """The first time the map is told whole; a log that goes on from lines that nobody has is refused as well."""
    part = MapPart(here="a", sheets=(), areas=(), spoken=())
    with pytest.raises(ValueError, match="the whole map the first time"):
        with_sections(None, Sections(map_part=part))
    with pytest.raises(ValueError, match="every section the first time"):
        with_sections(None, Sections(log=LogPart(1, ())))
