"""Plates and solids that ask for too much are refused with a sentence, before anything is drawn."""

from __future__ import annotations

import tracemalloc

import pytest

from sleeping_gods.plates.burin.scene import scene_of
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.reader import Mistake
from sleeping_gods.plates.language.solid_text import parse_solids

DEEP = "\n".join(f"solid s{i}: x\n  use s{i + 1} at 0 0 0 times 200 step 1 0 0 mirror around 200" for i in range(5))
EMPTY = f"{DEEP}\nsolid s5: nothing\n"
FULL = f"{DEEP}\nsolid s5: x\n  box 0 0 0 size 1 1 1\n"
LOOP = "solid a: x\n  use b at 0 0 0\nsolid b: x\n  use a at 0 0 0\n"
WALL = "solid wall: x\n  box 0 0 0 size 900 900 .1\n"
SOFT = "solid cloud soft 1: x\n" + "  ball 0 0 0 size 900 900 900\n" * 400

HOSTILE = {
    "a million solids": ("solid a: x\n  box 0 0 0 size 1 1 1\n", "a 400 over -9 5 to 9 50\n" * 1900, "at most"),
    "more lines than a plate has": ("solid a: x\n", "a at 0 5\n" * 3000, "at most 2000 lines"),
    "a line without end": ("solid a: x\n", "a " + "at 0 5 " * 1000, "at most 1000 letters"),
    "a size of a billion": ("solid a: x\n", "a at 0 5 size 1000000000", "must lie between"),
    "an eye in space": ("solid a: x\n", "eye 1e300", "must lie between"),
    "recursion": (LOOP, "a at 0 5", "may use itself"),
    "solids within solids that hold nothing": (EMPTY, "s0 at 0 5", "at most 6000"),
    "solids within solids": (FULL, "s0 at 0 5", "at most 6000"),
    "walls before the eye": (WALL, "wall 400 over -1 1 to 1 3", "cover its frame"),
    "one soft thing of many parts": (SOFT, "cloud at 0 20", "cover its frame"),
    "a hundred mountains": ("solid a: x\n", "peak at 0 90 wide 900 deep 900 high 90\n" * 100, "at most 40"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_plate_is_refused_with_a_sentence(name: str) -> None:
    """A hostile plate is refused with a sentence."""
    solid_text, plate_text, told = HOSTILE[name]
    tracemalloc.start()
    try:
        solids = {solid.name: solid for solid in parse_solids(solid_text)}
        plate, mistakes = parse_plate("hostile", plate_text, solids)
        if plate is None:
            message = str(mistakes[0])
        else:
            with pytest.raises(Mistake) as caught:
                scene_of(plate, solids)
            message = str(caught.value)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert told in message
    assert peak < 64 * 1024 * 1024
