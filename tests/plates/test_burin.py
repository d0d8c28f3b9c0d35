"""The burin: the same text gives the same bytes, and what a plate says is seen in its ink."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from sleeping_gods.plates.burin.arrays import Floats
from sleeping_gods.plates.burin.draw import draw
from sleeping_gods.plates.burin.image import ink_of, png_of, png_on_paper
from sleeping_gods.plates.burin.lines import cut
from sleeping_gods.plates.burin.scene import scene_of
from sleeping_gods.plates.burin.tones import tones
from sleeping_gods.plates.burin.trace import GROUND, NOTHING
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.records import Plate
from sleeping_gods.plates.language.solid_text import parse_solids
from sleeping_gods.plates.language.vocabulary import GROUNDS, HOURS, RELIEFS, WEATHERS

SOLIDS = {
    solid.name: solid
    for solid in parse_solids(
        """solid block: a block
  box 0 1 0 size 2 2 2
solid blob soft .3: two balls
  ball 0 1 0 size 2 2 2
  ball 1 1 0 size 1 1 1
solid hollow: a box with a hole
  box 0 1 0 size 2 2 2
  cut box 0 1 -1 size 1 1 2
solid lamp: a light
  ball 0 1 0 size .4 .4 .4 glow
"""
    )
}
SCALE = 0.12
"""Small pictures: what is tested does not depend on their size."""


def plate_of(text: str) -> Plate:
    """The plate that a text says."""
    plate, mistakes = parse_plate("test", text, SOLIDS, {"nod": ((0, 0), (9, 0), (9, 5), (0, 5))})
    assert not mistakes
    assert plate
    return plate


def ink(text: str) -> Floats:
    """The ink of a small picture."""
    return draw(plate_of(text), SOLIDS, SCALE)


def test_the_same_text_gives_the_same_bytes() -> None:
    """The same text gives the same bytes."""
    text = "weather cloudy\nground sea swell\nblob 5 over -4 6 to 4 12\nhill at 5 40\n"
    assert png_of(ink(text)) == png_of(ink(text))
    assert png_of(ink(text)) != png_of(ink(f"{text}seed 2\n"))


def test_a_picture_is_read_back_as_it_was_written() -> None:
    """A picture is read back as it was written."""
    drawn = ink("hollow at 0 6")
    steps = np.round(drawn * 2) / 2
    assert np.abs(ink_of(png_of(drawn)) - steps).max() < 1e-6


def test_ink_is_the_transparency_of_a_picture() -> None:
    """Ink is the transparency of a picture."""
    picture = png_of(np.asarray([[0, 1, 0.3, 0.6]], np.float32))
    assert struct.unpack(">IIBB", picture[16:26]) == (4, 1, 2, 3)
    assert b"tRNS" + bytes((0, 127, 255)) in picture
    at = picture.index(b"IDAT")
    (length,) = struct.unpack(">I", picture[at - 4 : at])
    assert zlib.decompress(picture[at + 4 : at + 4 + length]) == bytes((0, 0b00_10_01_01))
    assert png_on_paper(np.zeros((3, 3), np.float32))[:4] == b"\x89PNG"


@pytest.mark.parametrize("word", [*(f"hour {w}" for w in HOURS), *(f"weather {w}" for w in WEATHERS)])
def test_every_hour_and_weather_draws_another_picture(word: str) -> None:
    """Every hour and weather draws another picture."""
    plain = ink("hour morning\nweather fair\nground sand\nblock at 0 6\nsun 70% 20%")
    other = ink(f"hour morning\nweather fair\nground sand\nblock at 0 6\nsun 70% 20%\n{word}")
    same = word in ("hour morning", "weather fair")
    assert bool((plain == other).all()) == same
    assert 0.02 < float(other.mean()) < 0.98


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ground_is_drawn(ground: str) -> None:
    """Every ground is drawn."""
    scene = scene_of(plate_of(f"ground {ground}\nblock at 0 6\neye 3"), SOLIDS, SCALE)
    seen, tone, *_ = tones(scene)
    assert bool((seen.body == GROUND).any()) == (ground != "void")
    assert np.isfinite(tone).all()


@pytest.mark.parametrize("kind", RELIEFS)
def test_every_kind_of_land_rises_over_the_horizon(kind: str) -> None:
    """Every kind of land rises over the horizon."""
    name = "island nod" if kind == "island" else kind
    scene = scene_of(plate_of(f"eye 2\n{name} at 0 60 wide 60 deep 40 high 15"), SOLIDS, SCALE)
    seen, tone, *_ = tones(scene)
    land = seen.body <= -10
    above = land[: int(scene.camera.height * scene.camera.horizon)]
    assert above.sum() > 20
    assert np.isfinite(tone).all()


def test_things_stand_on_the_land_under_them() -> None:
    """Things stand on the land under them."""
    scene = scene_of(
        plate_of("hill at 0 40 wide 40 deep 40 high 10 rough 0\nblock at 0 40\nblock at 60 40"), SOLIDS, 0.1
    )
    on_hill, beside = (primitive.offset[1] for primitive in scene.primitives)
    assert on_hill > 8
    assert beside == 1


def test_what_is_near_hides_what_is_far() -> None:
    """What is near hides what is far."""
    scene = scene_of(plate_of("block at 0 12\nblock at 0 6\neye 1\nhorizon 50%"), SOLIDS, SCALE)
    seen, *_ = tones(scene)
    middle = seen.body[seen.body.shape[0] // 2, seen.body.shape[1] // 2]
    assert scene.primitives[middle].offset[2] == 6
    assert float(seen.depth[seen.body == middle].min()) == pytest.approx(5, abs=0.1)


def test_a_hole_is_seen_through_its_opening() -> None:
    """A hole is seen through its opening."""
    whole = tones(scene_of(plate_of("block at 0 6\neye 1\nhorizon 50%"), SOLIDS, SCALE))[0]
    cut_out = tones(scene_of(plate_of("hollow at 0 6\neye 1\nhorizon 50%"), SOLIDS, SCALE))[0]
    row, column = whole.depth.shape[0] // 2, whole.depth.shape[1] // 2
    assert cut_out.depth[row, column] - whole.depth[row, column] == pytest.approx(1, abs=0.1)


def test_the_side_towards_the_light_is_lighter() -> None:
    """The side towards the light is lighter."""
    for side, lit_first in (("left", True), ("right", False)):
        scene = scene_of(
            plate_of(f"light {side}\nblock at 0 6 turn 45\neye 1\nhorizon 50%\nweather clear"), SOLIDS, SCALE
        )
        seen, tone, *_ = tones(scene)
        columns = np.nonzero(seen.body >= 0)[1]
        body = seen.body >= 0
        left, right = body.copy(), body.copy()
        middle = (columns.min() + columns.max()) // 2
        left[:, middle:] = False
        right[:, :middle] = False
        assert (tone[left].mean() < tone[right].mean()) == lit_first


def test_a_thing_throws_its_shadow_away_from_the_light() -> None:
    """A thing throws its shadow away from the light."""
    bare = tones(scene_of(plate_of("ground sand\nlight left low\neye 4"), SOLIDS, SCALE))[1]
    scene = scene_of(plate_of("ground sand\nlight left low\neye 4\nblock at 0 8"), SOLIDS, SCALE)
    seen, tone, *_ = tones(scene)
    darker = (tone - bare > 0.3) & (seen.body == GROUND)
    assert darker.sum() > 10
    columns = np.nonzero(seen.body >= 0)[1]
    assert np.nonzero(darker)[1].mean() > columns.mean()


def test_still_water_shows_what_stands_over_it() -> None:
    """Still water shows what stands over it."""
    text = "ground sea calm\nweather clear\nhour noon\neye 3\nhorizon 30%"
    empty = tones(scene_of(plate_of(text), SOLIDS, SCALE))[1]
    seen, tone, *_ = tones(scene_of(plate_of(f"{text}\nblock at 0 12 black"), SOLIDS, SCALE))
    water = seen.body == GROUND
    rows, columns = np.nonzero(seen.body >= 0)
    below = np.zeros_like(water)
    below[rows.max() + 1 : rows.max() + 5, columns.min() : columns.max()] = True
    assert (tone - empty)[below & water].mean() > 0.2


def test_a_lamp_lights_the_ground_around_it_at_night() -> None:
    """A lamp lights the ground around it at night."""
    text = "hour night\nground sand\nweather clear\neye 3"
    dark = tones(scene_of(plate_of(text), SOLIDS, SCALE))
    lit = tones(scene_of(plate_of(f"{text}\nlamp at 0 8"), SOLIDS, SCALE))
    ground = (lit[0].body == GROUND) & (dark[0].body == GROUND)
    assert (dark[1] - lit[1])[ground].max() > 0.3
    assert lit[1][lit[0].body >= 0].max() < 0.02


def test_what_is_far_is_paler() -> None:
    """What is far is paler."""

    def tone_at(distance: int) -> float:
        size = distance / 6
        scene = scene_of(
            plate_of(f"air 60\nweather clear\nblock at 0 {distance} size {size} dark\neye 1\nhorizon 60%"),
            SOLIDS,
            SCALE,
        )
        seen, tone, *_ = tones(scene)
        return float(tone[seen.body >= 0].mean())

    assert tone_at(6) > tone_at(60) > tone_at(240)


def test_no_line_is_thinner_and_no_gap_narrower_than_what_can_be_printed() -> None:
    """No line is thinner and no gap narrower than what can be printed."""
    lines = np.tile(np.linspace(0, 40, 800, dtype=np.float32), (3, 1))
    rate = np.full_like(lines, 0.05)
    for tone in (0.02, 0.1, 0.3, 0.5, 0.8, 0.95):
        drawn = cut(lines, rate, np.full_like(lines, tone), 1.0)[1] > 0.5
        changes = np.flatnonzero(np.diff(drawn.astype(int)))
        if len(changes) > 2:
            assert np.diff(changes)[1:-1].min() >= 1
    light = cut(lines, rate, np.full_like(lines, 0.15), 1.0).mean()
    middle = cut(lines, rate, np.full_like(lines, 0.5), 1.0).mean()
    dark = cut(lines, rate, np.full_like(lines, 0.85), 1.0).mean()
    assert light < middle < dark


def test_an_empty_frame_sees_sky_and_ground_alone() -> None:
    """An empty frame sees sky and ground alone."""
    seen, *_ = tones(scene_of(plate_of("eye 2"), SOLIDS, SCALE))
    assert set(np.unique(seen.body)) == {NOTHING, GROUND}
