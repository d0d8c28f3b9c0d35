"""Boxes around primitives leave out no ray that would meet one: what is seen is the same without them."""

from __future__ import annotations

import numpy as np
import pytest

from sleeping_gods.plates.burin.arrays import Floats, Mask, column
from sleeping_gods.plates.burin.bodies import SolidBody
from sleeping_gods.plates.burin.bounds import extent_of, upright
from sleeping_gods.plates.burin.march import STEPS, chord
from sleeping_gods.plates.burin.scene import Scene, scene_of
from sleeping_gods.plates.burin.shadows import FINE, shadows
from sleeping_gods.plates.burin.shapes import along_axis, distance_to
from sleeping_gods.plates.burin.trace import FAR, look
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.solid_text import parse_solids

from .test_shapes import SHAPES, points
from .test_solid_text import EVERY_SHAPE

MANY = """eye 3
light left low
everything at 0 9 turn 20
apart 5 over -9 12 to 9 30 turn any size .4..1.6
apart at 2 7 up 1 tip 30 lean 40 size .5
apart at 20% 300 size 30
chair 9 along -6 5 to 6 8 turn any
blob 5 over -5 5 to 5 12 turn any
pierced 5 over -5 5 to 5 12 turn any
"""
APART = EVERY_SHAPE.partition("  cut")[0].replace("everything soft .1", "apart")
"""One of each shape, each a body by itself."""
SOLIDS = {
    solid.name: solid
    for solid in parse_solids(
        f"""{EVERY_SHAPE}
{APART}
solid blob soft .3: balls that flow into one another
  ball 0 1 0 size 2 .3 1
  ball 1 1 0 size 1 1 1
  rod -1 1 0 to -1 3 0 thick .2
solid pierced: a slanting pole with a hole
  pole 0 0 0 to 1 2 .5 thick .6 taper .2
  cut box .5 1 0 size .4 .4 3
"""
    )
}


def many() -> Scene:
    """A scene with many solids of every kind."""
    plate, mistakes = parse_plate("many", MANY, SOLIDS)
    assert plate, mistakes
    return scene_of(plate, SOLIDS, 0.07)


def plainly_marched(body: SolidBody, origin: Floats, rays: Floats, enter: Floats, leave: Floats, fine: float) -> Mask:
    """Which rays meet a body, all of them marched to the end of its ball; `enter` becomes how far they went."""
    met = np.zeros(len(enter), bool)
    going = leave > enter
    for _ in range(STEPS):
        if not going.any():
            break
        distance = body.distance((origin + rays * enter).astype(np.float32))
        close = going & (distance < fine * (enter + 0.2))
        enter[going] += np.maximum(distance, fine * 0.5)[going]
        met |= close
        going &= ~close & (enter < leave)
    return met


def test_what_is_seen_is_the_same_without_boxes() -> None:
    """What is seen is the same without boxes."""
    scene = many()
    seen = look(scene.camera, scene.rays, scene.bodies, [])
    rays, origin, fine = scene.rays.reshape(3, -1), column(scene.camera.place), 0.35 / scene.camera.focus
    depth, body_seen = np.full(rays.shape[1], FAR), np.full(rays.shape[1], -1)
    for body in scene.bodies:
        enter, leave, through = chord(origin, rays, column(body.middle), body.radius)
        enter = np.maximum(enter, np.float32(0.05))
        leave = np.where(through, np.minimum(leave, depth), -1)
        met = plainly_marched(body, origin, rays, enter, leave, fine) & (enter <= leave + 0.01)
        depth[met] = enter[met]
        body_seen[met] = body.nearest((origin + rays[:, met] * enter[met]).astype(np.float32))
    assert len(scene.bodies) > 100
    assert float((body_seen >= 0).mean()) > 0.1
    assert (seen.depth.reshape(-1) == depth).all()
    assert (seen.body.reshape(-1) == body_seen).all()


def test_shadows_are_the_same_without_boxes() -> None:
    """Shadows are the same without boxes, also those of things that stand far from where they fall."""
    scene = many()
    x, z = np.meshgrid(np.linspace(-30, 30, 30), np.geomspace(2, 4000, 40))
    ground = np.stack([x.reshape(-1), 0 * x.reshape(-1), z.reshape(-1)]).astype(np.float32)
    up = np.zeros_like(ground)
    up[1] = 1
    grain = (ground[2] / 100 + 0.001).astype(np.float32)
    origin, light = (ground + up * grain * 3).astype(np.float32), column(scene.light)
    dark = np.zeros(len(grain), bool)
    for body in scene.bodies:
        enter, leave, through = chord(origin, light, column(body.middle), body.radius)
        enter = np.maximum(enter, 4 * grain)
        dark |= plainly_marched(body, origin, light, enter, np.where(through, leave, -1).astype(np.float32), FINE)
    assert 0.02 < float(dark.mean()) < 0.98
    assert (shadows(ground, up, scene.light, scene.bodies, grain) == dark).all()


@pytest.mark.parametrize("kind", SHAPES)
def test_a_field_is_nowhere_small_outside_its_box(kind: str) -> None:
    """A field is nowhere small outside its box."""
    shape = SHAPES[kind]
    here = points(20_000)
    distance, extent = distance_to(shape)(here), extent_of(shape)
    turned = upright(along_axis(shape)[0]) @ here if kind in ("rod", "pole") else here
    for close in (0.0, 0.01, 0.1, 0.2):
        low, high = (column(side) for side in (extent.low, extent.high))
        spread = column(extent.spread) * close + 0.001
        outside = ((turned < low - spread) | (turned > high + spread)).any(0)
        assert outside.any()
        assert float(distance[outside].min()) >= close
