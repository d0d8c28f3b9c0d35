"""A scene: a plate with everything in the world that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..language.expand import Primitive, expand
from ..language.reader import Mistake
from ..language.records import Plate, PlateView, Solid
from .arrays import Floats, Mask, column, single
from .bodies import SolidBody, Surface, bodies_of, surface_of
from .camera import Camera
from .light import light_of
from .relief import LandBody, height_over, lands_of

SIZE, SQUARE = (1200, 720), (480, 480)
"""Width and height of plates and of square ones, in pixels at full size."""
MAX_COVER = 160
"""How often the primitives of a plate may cover its frame, one behind the other."""


@dataclass(slots=True)
class Scene:
    """A plate with everything in the world that it shows."""

    plate: Plate
    camera: Camera
    rays: Floats
    primitives: list[Primitive]
    bodies: list[SolidBody]
    lands: list[LandBody]
    surface: Surface
    light: Floats

    @property
    def view(self) -> PlateView:
        """The plate's view."""
        return self.plate.view

    @property
    def zoom(self) -> float:
        """The height of the picture as a part of that of a plate at full size."""
        return self.camera.height / SIZE[1]

    @property
    def lamps(self) -> list[Primitive]:
        """What gives light."""
        return [primitive for primitive in self.primitives if primitive.shade == "glow"]

    def points(self, depth: Floats, at: Mask) -> Floats:
        """Where in the world some pixels look, at their depths."""
        return single(column(self.camera.place) + self.rays[:, at] * depth[at])


def scene_of(plate: Plate, solids: Mapping[str, Solid], scale: float = 1.0) -> Scene:
    """The world of a plate, for a picture of its size times a scale."""
    width, height = (round(side * scale) for side in (SQUARE if plate.square else SIZE))
    aspect = width / height
    view = plate.view
    lands = lands_of(plate, aspect)
    primitives = expand(plate, solids, lambda x, z: height_over(lands, x, z), aspect)
    camera = Camera(width, height, view.eye, view.horizon, view.lens)
    bodies = bodies_of(primitives)
    _refuse_endless_work(camera, bodies)
    return Scene(plate, camera, camera.rays(), primitives, bodies, lands, surface_of(primitives), light_of(view))


def _refuse_endless_work(camera: Camera, bodies: list[SolidBody]) -> None:
    """Raise Mistake for a plate whose primitives cover its frame hundreds of times over: drawing it takes hours."""
    covered = 0.0
    for body in bodies:
        window = camera.window_of_ball(body.middle, body.radius)
        if window is not None:
            covered += window.area * body.members
    if covered > MAX_COVER * camera.width * camera.height:
        raise Mistake(
            line=0,
            text=f"the things in this plate cover its frame {covered / camera.width / camera.height:.0f} times; "
            f"at most {MAX_COVER} times is drawn: take fewer, or put them further away",
        )
