"""The shared solids: enough of them, each with its words, and all of them can be placed."""

from __future__ import annotations

import numpy as np
import pytest

from sleeping_gods.plates.burin.bodies import bodies_of
from sleeping_gods.plates.language.expand import expand
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.reader import Mistake
from sleeping_gods.plates.language.records import Plate, Solid
from sleeping_gods.plates.language.vocabulary import RELIEFS, VIEW_WORDS
from sleeping_gods.plates.library import gather_solids, plate_fingerprint, shared_solids


def plate_of(text: str, solids: dict[str, Solid]) -> Plate:
    """The plate that a text says."""
    plate, mistakes = parse_plate("test", text, solids)
    assert plate, mistakes
    return plate


def test_there_are_at_least_120_solids_each_with_its_words() -> None:
    """Every name says what it is, and none is a word of the language itself."""
    solids = shared_solids()
    assert len(solids) >= 120
    assert not [name for name, solid in solids.items() if not solid.text or not solid.parts]
    assert not {*solids} & {*VIEW_WORDS, *RELIEFS, "alt", "square"}


def test_every_shared_solid_can_be_placed() -> None:
    """None uses itself, and none is too large for a plate."""
    solids = shared_solids()
    for name in solids:
        primitives = expand(plate_of(f"{name} at 0 50", solids), solids, lambda x, z: 0.0, 5 / 3)
        assert 0 < len(primitives) <= 400, name


def test_a_name_stands_once() -> None:
    """A pack cannot change what a shared solid is, nor use one that is not there."""
    chair = Solid("chair", "another chair", ())
    with pytest.raises(Mistake, match="already"):
        gather_solids(shared_solids(), [chair])


def test_a_fingerprint_tells_what_decides_the_picture() -> None:
    """The text and the solids that are used change it; other solids, comments and the words of alt do not."""
    solids = dict(shared_solids())
    plain = plate_fingerprint(plate_of("chair at 0 5", solids), solids)
    assert plate_fingerprint(plate_of("# comment\nalt en: A chair.\n\nchair at 0 5", solids), solids) == plain
    assert plate_fingerprint(plate_of("chair at 0 6", solids), solids) != plain
    assert plate_fingerprint(plate_of("square\nchair at 0 5", solids), solids) != plain
    others = {**solids, "table": Solid("table", "none", ())}
    assert plate_fingerprint(plate_of("chair at 0 5", others), others) == plain
    changed = {**solids, "chair": Solid("chair", "none", ())}
    assert plate_fingerprint(plate_of("chair at 0 5", changed), changed) != plain


STANDING = (
    "person", "man-with-hat", "woman-in-skirt", "woman-with-basket", "stout-man", "child", "waving", "soldier",
    "old-man-with-stick", "pointing", "kneeling", "fishing", "reading", "arms-up", "mourning", "hiding", "priest",
    "sweeping", "digging", "pushing", "looking-up", "lantern-bearer", "begging", "king", "bride", "hauling-rope",
)  # fmt: skip


@pytest.mark.parametrize("name", STANDING)
def test_people_stand_on_the_ground(name: str) -> None:
    """Figures touch the ground and do not sink into it; that they hovered was the fault of the first ones."""
    solids = shared_solids()
    bodies = bodies_of(expand(plate_of(f"{name} at 0 0", solids), solids, lambda x, z: 0.0, 1.0))
    x, z = np.meshgrid(np.linspace(-1.1, 1.1, 56), np.linspace(-1.1, 1.1, 56))
    lowest = [
        min(
            float(body.distance(np.stack([x.ravel(), np.full(x.size, y), z.ravel()]).astype(np.float32)).min())
            for body in bodies
        )
        for y in (0.0, -0.06)
    ]
    assert lowest[0] < 0.03
    assert lowest[1] > 0
