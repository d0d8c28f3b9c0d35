"""Tracks in the head of the screen."""

from __future__ import annotations

import dataclasses

from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.headline import Gauge
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.terminal.party.header import header
from sleeping_gods.terminal.render_context import RenderContext

from ..skies import tables as skies
from .test_boards import drawn


def test_a_track_that_has_no_signs_of_its_own_is_drawn_with_the_usual_ones() -> None:
    """A new gauge of the headline needs no code in the terminal."""
    scene = scene_of(presenter_of("skies", "en"), skies.on_map(), SOFA)
    water = Gauge("water", "Water", 2, 5, "2/5")
    thirsty = dataclasses.replace(scene, headline=dataclasses.replace(scene.headline, gauges=(water,)))
    context = RenderContext(sight=thirsty)

    shown = drawn([header(localizer_of("skies", "en"), context)])

    signs = context.glyphs
    assert f"Water {signs.filled_pip * 2}{signs.empty_pip * 3} 2/5" in shown
