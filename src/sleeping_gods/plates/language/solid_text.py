"""Parsing solids: a name, what it is, and one line for each of its parts."""

from __future__ import annotations

import re
from dataclasses import replace

from .reader import MAX_QUOTED, Line, Mistake, Words, lines_of
from .records import Copies, Part, Points, Shape, Solid, SolidUse, Vector
from .vocabulary import GRAINS, SHADES

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
"""What a solid may be called."""
MAX_NAME = 40
"""Letters of a solid's name."""
MAX_PARTS = 400
"""Of a solid."""
MAX_SOLID_LINES = 10_000
"""Of a file of solids."""
MAX_POINTS = 60
"""Of an outline or a profile."""
MAX_COPIES = 200
"""Of a part, along a step or around its axis."""
MAX_SIZE = 1e4
"""Metres: no measure of a shape is larger."""
LEAST_THICKNESS = 0.001
"""Metres."""
LEAST_SCALE, MAX_SCALE = 0.001, 1000
"""How many times smaller or larger than drawn a solid may be used."""
MAX_SOFTNESS = 100
"""Metres: primitives of a solid flow into one another no farther than this."""
KINDS = {
    "box": "box X Y Z size W H D [round R]: a block around its middle",
    "ball": "ball X Y Z size W H D: an egg around its middle",
    "rod": "rod X Y Z to X Y Z thick T [taper T]: a stick with round ends",
    "pole": "pole X Y Z to X Y Z thick T [taper T]: a stick with flat ends; with a taper of 0 a cone",
    "ring": "ring X Y Z wide R thick T: a hoop that lies level",
    "roof": "roof X Y Z size W H D: two slopes over its foot, the ridge along its depth",
    "hull": "hull X Y Z size W H D: a boat's body around the middle of its rim, the bow away from the eye",
    "slab": "slab X Y Z deep D: x y, x y, x y: an outline with a thickness",
    "lathe": "lathe X Y Z: radius y, radius y: a profile turned around its upright axis",
    "sheet": "sheet X Y Z size W H D bend B: a thin cloth that bulges towards the eye by B",
}
"""Each kind of shape as it is written, and what it is."""
WITH_POINTS = ("slab", "lathe")
"""Kinds whose points follow after a colon, and whose options after those."""
OPTIONS = ("turn", "tip", "lean", "grain", "times", "around", "mirror", "round", "taper", *SHADES)
"""What may follow the measures of a part."""


def _points(text: str, words: Words) -> Points:
    """The points of an outline or a profile: pairs of numbers with commas between them."""
    pairs: list[tuple[float, float]] = []
    for pair in text.split(","):
        numbers = pair.split()
        if len(numbers) != 2:
            raise words.mistake(f"a point is two numbers, not {pair.strip()[:MAX_QUOTED]!r}")
        x, y = numbers
        pairs.append((words.as_number(x, "a point"), words.as_number(y, "a point")))
    if not 2 <= len(pairs) <= MAX_POINTS:
        raise words.mistake(f"an outline has between 2 and {MAX_POINTS} points")
    return tuple(pairs)


def _size(words: Words) -> Vector:
    """Width, height and depth after the word ``size``."""
    if not words.skip("size"):
        raise words.mistake("'size' with width, height and depth must follow the middle")
    return (
        words.number("the width", 0, MAX_SIZE),
        words.number("the height", 0, MAX_SIZE),
        words.number("the depth", 0, MAX_SIZE),
    )


def _shape(kind: str, words: Words, points: Points) -> Shape:
    """The measures of a shape, which each kind has in an order of its own."""
    shape = Shape(kind, words.vector("the middle"))
    if kind in ("rod", "pole"):
        return _rod_or_pole(shape, words)
    if kind == "ring":
        return _ring(shape, words)
    if kind in WITH_POINTS:
        return _slab_or_lathe(shape, words, points)
    shape = replace(shape, size=_size(words))
    if kind == "box" and words.skip("round"):
        return replace(shape, rounding=words.number("the rounding", 0, MAX_SIZE))
    if kind == "sheet" and words.skip("bend"):
        return replace(shape, rounding=words.number("the bend", -MAX_SIZE, MAX_SIZE))
    return shape


def _rod_or_pole(shape: Shape, words: Words) -> Shape:
    """A far end, a thickness, and another one at the far end if it tapers."""
    if not words.skip("to"):
        raise words.mistake("'to' with the far end must follow")
    end = words.vector("the far end")
    if not words.skip("thick"):
        raise words.mistake("'thick' must follow the far end")
    near = words.number("the thickness", LEAST_THICKNESS, MAX_SIZE)
    far = words.number("the taper", 0, MAX_SIZE) if words.skip("taper") else near
    return replace(shape, to=end, size=(near, far, 0.0))


def _ring(shape: Shape, words: Words) -> Shape:
    """A radius and a thickness."""
    if not words.skip("wide"):
        raise words.mistake("'wide' with the radius must follow the middle")
    radius = words.number("the radius", LEAST_THICKNESS, MAX_SIZE)
    if not words.skip("thick"):
        raise words.mistake("'thick' must follow the radius")
    return replace(shape, size=(radius, words.number("the thickness", LEAST_THICKNESS, MAX_SIZE), 0.0))


def _slab_or_lathe(shape: Shape, words: Words, points: Points) -> Shape:
    """Points; a slab has a thickness besides."""
    if not points:
        raise words.mistake(f"a {shape.kind} needs its points after a colon")
    if shape.kind == "lathe":
        return replace(shape, points=points)
    if not words.skip("deep"):
        raise words.mistake("'deep' with the thickness must follow the middle")
    return replace(shape, points=points, size=(0.0, 0.0, words.number("the thickness", LEAST_THICKNESS, MAX_SIZE)))


def _part(line: Line) -> Part:
    """A line of a solid: a shape or another solid, then its options."""
    head, _, tail = line.text.partition(":")
    words = Words(head, line.number)
    cut = words.skip("cut")
    kind = words.take("a shape")
    if kind == "use":
        return _with_options(_use(words), words)
    if kind not in KINDS:
        raise words.mistake(f"{kind[:MAX_QUOTED]!r} is no shape; known are {', '.join(KINDS)}, use")
    if kind not in WITH_POINTS:
        if tail:
            raise words.mistake(f"a {kind} takes no points after a colon")
        return _with_options(replace(_shape(kind, words, ()), cut=cut), words)
    outline, options = _outline_and_options(tail)
    points = _points(outline, words) if outline else ()
    shape = replace(_shape(kind, words, points), cut=cut)
    if not options:
        return _with_options(shape, words)
    words.end(OPTIONS)
    return _with_options(shape, Words(options, line.number))


def _use(words: Words) -> SolidUse:
    """A solid that is used within another: its name, its place, and perhaps its size."""
    name = words.take("the name of a solid")
    if not words.skip("at"):
        raise words.mistake("'at' with X Y Z must follow the name")
    use = SolidUse(name, words.vector("the place"))
    return replace(use, size=words.number("the size", LEAST_SCALE, MAX_SCALE)) if words.skip("size") else use


def _with_options(what: Shape | SolidUse, words: Words) -> Part:
    """A part with the options that are left on its line."""
    copies = Copies()
    while words.peek():
        word = words.take("an option")
        if word == "turn":
            what = replace(what, turn=words.number("the turn"))
        elif word == "tip":
            what = replace(what, tip=words.number("the tip"))
        elif word == "lean":
            what = replace(what, lean=words.number("the lean"))
        elif word in SHADES:
            what = replace(what, shade=word)
        elif word == "grain" and isinstance(what, Shape):
            what = replace(what, grain=words.one_of("grain", GRAINS))
        elif word == "times":
            count = words.whole("how often", 1, MAX_COPIES)
            if not words.skip("step"):
                raise words.mistake("'step' with X Y Z must follow 'times N'")
            copies = replace(copies, count=count, step=words.vector("the step"))
        elif word == "around":
            copies = replace(copies, around=words.whole("how often", 1, MAX_COPIES))
        elif word == "mirror":
            copies = replace(copies, mirrored=True)
        else:
            raise words.mistake(f"{word[:MAX_QUOTED]!r} is no option of a part; known are {', '.join(OPTIONS)}")
    return Part(what, copies, words.line)


def _outline_and_options(text: str) -> tuple[str, str]:
    """What stands after the colon of a shape with points: the points, and from the first letter on its options."""
    letters = re.search(r"[a-z]", text)
    return (text[: letters.start()].strip(), text[letters.start() :]) if letters else (text.strip(), "")


def parse_solids(text: str) -> list[Solid]:
    """The solids of a file; the first mistake is raised."""
    solids: list[Solid] = []
    for line in lines_of(text, MAX_SOLID_LINES):
        if not line.indented:
            solids.append(_head(line))
        elif not solids:
            raise Mistake(line.number, "a part stands before the first solid")
        else:
            solid = solids[-1]
            if len(solid.parts) >= MAX_PARTS:
                raise Mistake(line.number, f"a solid has at most {MAX_PARTS} parts")
            solids[-1] = replace(solid, parts=(*solid.parts, _part(line)))
    return solids


def _head(line: Line) -> Solid:
    """The line that begins a solid, which has no parts yet."""
    head, _, about = line.text.partition(":")
    words = Words(head, line.number)
    if not words.skip("solid"):
        raise words.mistake("a line that is not indented begins a solid: 'solid NAME: what it is'")
    name = words.take("the name of the solid")
    if not NAME.match(name) or len(name) > MAX_NAME:
        raise words.mistake(f"{name[:MAX_QUOTED]!r} is no name: small letters, figures and hyphens")
    soft = words.number("the softness", 0, MAX_SOFTNESS) if words.skip("soft") else 0.0
    words.end(("soft",))
    return Solid(name, about.strip(), (), soft, line.number)
