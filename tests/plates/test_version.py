"""The version of the burin: it must be raised when pictures come out otherwise than the kept ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sleeping_gods.plates.burin.draw import draw
from sleeping_gods.plates.burin.image import ink_of, png_of
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.solid_text import parse_solids
from sleeping_gods.plates.library import BURIN_VERSION

from .test_solid_text import EVERY_SHAPE

FOLDER = Path(__file__).parent / "kept"
SCALE = 0.2
VIEWS = {
    "sea": "hour dusk\nweather cloudy\nground sea swell\nsun 70% 20%\nhill at -20 60 wide 40 deep 30 high 9\n",
    "land": "hour morning\nweather fair\nground grass\nlight right\npeak at 30 200 wide 160 deep 90 high 50\n",
    "night": "hour night\nweather clear\nmoon 30% 20%\nground boards\n",
    "air": "eye 40\nhorizon 30%\nweather clear\nground cloud\nfloating at 0 60 up 25 wide 40 deep 30 high 8\n",
    "rain": "weather rain\nground stones\ncliff at 20 60 wide 30 deep 30 high 12\n",
    "vignette": "square\nweather snow\nground snow\n",
}
THING = "everything at 0 9 turn 20\nchair 4 over -4 12 to 4 20 turn any\n"


@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_those_of_this_version(name: str) -> None:
    """After a meant change: raise BURIN_VERSION, run this with APPROVE=1, and draw all plates anew (pack plates)."""
    solids = {solid.name: solid for solid in parse_solids(EVERY_SHAPE)}
    plate, mistakes = parse_plate(name, VIEWS[name] + THING, solids)
    assert plate, mistakes
    picture = png_of(draw(plate, solids, SCALE))
    kept = FOLDER / f"{name}-{BURIN_VERSION}.png"
    if os.environ.get("APPROVE"):
        FOLDER.mkdir(exist_ok=True)
        for old in FOLDER.glob(f"{name}-*.png"):
            old.unlink()
        kept.write_bytes(picture)
    different = ink_of(picture) != ink_of(kept.read_bytes())
    assert float(different.mean()) < 0.01  # another processor may round a few pixels otherwise
