"""The language of solids, and how they are put together in the world."""

from __future__ import annotations

import pytest

from sleeping_gods.plates.language.expand import Primitive, expand
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.reader import Mistake
from sleeping_gods.plates.language.records import Shape, Solid, SolidUse
from sleeping_gods.plates.language.solid_text import parse_solids

EVERY_SHAPE = """solid everything soft .1: one of each
  box 0 1 0 size 1 2 3 round .1 turn 10 tip 20 lean 30 dark grain level
  ball 0 1 0 size 1 2 3 times 3 step 1 0 0
  rod 0 0 0 to 0 1 0 thick .2 taper .1 mirror
  pole 1 0 0 to 1 1 0 thick .2 around 4
  ring 0 1 0 wide 1 thick .1
  roof 0 1 0 size 1 1 1
  hull 0 1 0 size 1 1 3
  slab 0 0 0 deep .1: 0 0, 1 0, 0 1 turn 90 black
  lathe 0 0 0: 1 0, .5 2 glow
  sheet 0 1 0 size 1 1 .05 bend .2
  cut box 0 0 0 size .1 .1 .1
  use chair at 1 0 2 size .5 turn 45 pale
solid chair: to sit on
  box 0 .5 0 size 1 1 1
"""


def solids_of(text: str) -> dict[str, Solid]:
    """The solids of a text by name."""
    return {solid.name: solid for solid in parse_solids(text)}


def primitives_of(text: str, plate: str) -> list[Primitive]:
    """The primitives of a plate of these solids."""
    solids = solids_of(text)
    parsed, mistakes = parse_plate("test", plate, solids)
    assert not mistakes
    assert parsed
    return expand(parsed, solids, lambda x, z: 0.0, 5 / 3)


def test_every_shape_is_read_with_its_options() -> None:
    """Every shape is read with its options."""
    solid = solids_of(EVERY_SHAPE)["everything"]
    assert (solid.text, solid.soft, len(solid.parts)) == ("one of each", 0.1, 12)
    box = solid.parts[0].what
    assert isinstance(box, Shape)
    assert (box.size, box.rounding, box.turn, box.tip, box.lean, box.shade, box.grain) == (
        (1, 2, 3),
        0.1,
        10,
        20,
        30,
        "dark",
        "level",
    )
    slab, cut, use = solid.parts[7].what, solid.parts[10].what, solid.parts[11].what
    assert isinstance(slab, Shape)
    assert (slab.points, slab.turn, slab.shade) == (((0, 0), (1, 0), (0, 1)), 90, "black")
    assert isinstance(cut, Shape)
    assert cut.cut
    assert isinstance(use, SolidUse)
    assert (use.name, use.at, use.size, use.turn, use.shade) == ("chair", (1, 0, 2), 0.5, 45, "pale")


def test_copies_are_counted() -> None:
    """Copies are counted."""
    primitives = primitives_of(EVERY_SHAPE, "everything at 0 5")
    kinds = [primitive.shape.kind for primitive in primitives]
    assert (kinds.count("ball"), kinds.count("rod"), kinds.count("pole"), kinds.count("box")) == (3, 2, 4, 3)


def test_parts_of_a_turned_and_enlarged_thing_stand_where_they_must() -> None:
    """Parts of a turned and enlarged thing stand where they must."""
    text = "solid pin: a pin\n  box 1 2 0 size .1 .1 .1\n"
    (primitive,) = primitives_of(text, "pin at 10 20 turn 90 size 2 up 3")
    assert primitive.scale == 2
    assert primitive.offset == pytest.approx((10, 7, 18))


def test_a_solid_within_a_solid_is_turned_around_its_own_place() -> None:
    """A solid within a solid is turned around its own place."""
    text = "solid pin: a pin\n  box 1 0 0 size .1 .1 .1\nsolid two: pins\n  use pin at 5 0 0 turn 180 mirror\n"
    first, mirrored = primitives_of(text, "two at 0 9")
    assert first.offset == pytest.approx((4, 0, 9))
    assert mirrored.offset == pytest.approx((-6, 0, 9)) or mirrored.offset == pytest.approx((-4, 0, 9))
    assert first.group == mirrored.group


def test_a_shade_of_the_plate_does_not_change_that_of_a_part() -> None:
    """A shade of the plate does not change that of a part."""
    text = "solid lamp: a lamp\n  box 0 0 0 size 1 1 1\n  box 0 1 0 size 1 1 1 glow\n"
    assert [primitive.shade for primitive in primitives_of(text, "lamp at 0 5 dark")] == ["dark", "glow"]


def test_copies_in_a_row_and_in_a_ring_stand_apart() -> None:
    """Copies in a row and in a ring stand apart."""
    text = "solid pin: a pin\n  box 0 0 0 size .1 .1 .1\n"
    row = primitives_of(text, "pin 3 along -2 5 to 4 8")
    assert [primitive.offset for primitive in row] == [(-2, 0, 5), (1, 0, 6.5), (4, 0, 8)]
    ring = primitives_of(text, "pin 4 around 1 9 wide 3")
    assert {round((p.offset[0] - 1) ** 2 + (p.offset[2] - 9) ** 2, 6) for p in ring} == {9}
    field = primitives_of(text, "pin 40 over -2 5 to 4 8")
    assert all(-2 <= p.offset[0] <= 4 and 5 <= p.offset[2] <= 8 for p in field)
    assert len({p.offset for p in field}) == 40
    assert len({p.group for p in field}) == 40


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("chair: x", "begins a solid"),
        ("  box 0 0 0 size 1 1 1", "a part stands before the first solid"),
        ("solid Chair: x", "is no name"),
        ("solid a: x\n  bax 0 0 0 size 1 1 1", "'bax' is no shape"),
        ("solid a: x\n  box 0 0 size 1 1 1", "must be a number, not 'size'"),
        ("solid a: x\n  box 0 0 0 1 1 1", "'size' with width"),
        ("solid a: x\n  rod 0 0 0 thick 1", "'to' with the far end"),
        ("solid a: x\n  ring 0 0 0 size 1 1 1", "'wide' with the radius"),
        ("solid a: x\n  slab 0 0 0 deep 1", "needs its points after a colon"),
        ("solid a: x\n  slab 0 0 0 deep 1: 0 0 0, 1 1", "a point is two numbers"),
        ("solid a: x\n  lathe 0 0 0: 1 0", "between 2 and 60 points"),
        ("solid a: x\n  box 0 0 0 size 1 1 1 tipp 4", "no option of a part"),
        ("solid a: x\n  box 0 0 0 size 1 1 1 times 3", "'step' with X Y Z"),
        ("solid a: x\n  box 0 0 0 size 1 1 1 times 900 step 1 0 0", "between 1 and 200"),
        ("solid a: x\n  use b 0 0 0", "'at' with X Y Z"),
    ],
)
def test_an_error_of_a_solid_says_what_is_wrong(text: str, told: str) -> None:
    """An error of a solid says what is wrong."""
    with pytest.raises(Mistake, match="line") as caught:
        parse_solids(text)
    assert told in str(caught.value)
