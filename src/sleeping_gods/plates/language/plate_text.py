"""Parsing a plate: its words for those who do not see, its view, and what stands in it."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping
from dataclasses import replace

from ...story.plates import alt_texts, is_alt
from .reader import MAX_QUOTED, Mistake, Words, lines_of, meant
from .records import Across, Coordinate, LandForm, Placed, Plate, PlateView, Points, Spread
from .vocabulary import (
    GROUNDS,
    HEIGHTS,
    HOURS,
    LENSES,
    RELIEFS,
    SHADES,
    SIDES,
    SPREADS,
    VIEW_WORDS,
    WAVES,
    WEATHERS,
)

MAX_COUNT = 400
"""How many of a thing one line may place."""
MAX_LANDS = 40
"""Pieces of land in a plate."""
MAX_SIZE = 10_000
"""How much larger than it is a thing may be; and metres, for what land may measure."""
USUAL_DISC = 0.045
"""The radius of sun and moon if none is written, as a part of the frame's height."""
CHANCES = 100_003
"""How many different chances there are: a prime."""
THING_OPTIONS = ("up", "sink", "size", "turn", "tip", "lean", *SHADES)
"""What may follow where a thing stands."""
RELIEF_OPTIONS = ("wide", "deep", "high", "root", "rough", "turn", "up", "sink", *SHADES)
"""What may follow where land lies."""


def _disc(words: Words) -> tuple[float, float, float]:
    """Where sun or moon stands, and its radius."""
    across, down = words.part("how far across"), words.part("how far down")
    radius = words.part("the size") if words.peek() else USUAL_DISC
    return across, down, radius


def _view(view: PlateView, word: str, words: Words) -> PlateView:
    """The view with what a line changes of it; ``word`` is the first of the line."""
    match word:
        case "eye":
            view = replace(view, eye=words.number("the height of the eye", 0.05, 5000))
        case "horizon":
            view = replace(view, horizon=words.part("the horizon"))
        case "lens":
            named = words.peek() in LENSES
            lens = LENSES[words.take("the lens")] if named else words.number("the lens", 0.3, 8)
            view = replace(view, lens=lens)
        case "hour":
            view = replace(view, hour=words.one_of("hour", HOURS))
        case "weather":
            view = replace(view, weather=words.one_of("weather", WEATHERS))
        case "light":
            light = [words.one_of("light", (*SIDES, *HEIGHTS))]
            while words.peek():
                light.append(words.one_of("light", (*SIDES, *HEIGHTS)))
            view = replace(view, light=tuple(light))
        case "ground":
            ground = words.one_of("ground", GROUNDS)
            waves = words.one_of("sea", WAVES) if ground == "sea" and words.peek() else "calm"
            view = replace(view, ground=(ground, waves))
        case "sun":
            view = replace(view, sun=_disc(words))
        case "moon":
            view = replace(view, moon=_disc(words))
        case "air":
            view = replace(view, air=words.number("the air", 1, 100_000))
        case _:
            view = replace(view, seed=words.whole("the seed", 0, 100_000))
    words.end()
    return view


def _coordinate(words: Words) -> Coordinate:
    """How far to the right, as a number or as a share of the picture."""
    if words.peek().endswith("%"):
        return Across(words.part("how far across"))
    return words.number("how far to the right (x)")


def _point(words: Words) -> tuple[Coordinate, float]:
    """Where something stands on the ground: how far to the right, and how far away."""
    return _coordinate(words), words.number("how far away (z)")


def _thing(name: str, words: Words) -> Placed:
    """A line that places a solid: where, then its options."""
    thing = Placed(name, _spread(name, words), line=words.line)
    while words.peek():
        word = words.one_of("option", THING_OPTIONS)
        if word in SHADES:
            thing = replace(thing, shade=word)
        elif word == "size":
            low, _, high = words.take("the size").partition("..")
            small = words.as_number(low, "the size", 0.001, MAX_SIZE)
            thing = replace(thing, size=(small, words.as_number(high, "the size", 0.001, MAX_SIZE) if high else small))
        elif word == "turn":
            thing = replace(thing, turn=None if words.skip("any") else words.number("the turn"))
        elif word == "tip":
            thing = replace(thing, tip=words.number("the tip"))
        elif word == "lean":
            thing = replace(thing, lean=words.number("the lean"))
        else:
            height = words.number("the height")
            thing = replace(thing, up=thing.up + (height if word == "up" else -height))
    return thing


def _spread(name: str, words: Words) -> Spread:
    """Where the copies of a thing stand."""
    count = 1
    if words.peek() not in SPREADS:
        if not words.peek()[:1].isdigit():
            raise words.mistake(f"'at X Z' must follow {name!r}, or a number with over, along or around")
        count = words.whole("how many", 1, MAX_COUNT)
    placing = words.one_of("place", SPREADS)
    first = _point(words)
    spread = Spread(placing, first, first, count)
    if placing in ("over", "along"):
        if not words.skip("to"):
            raise words.mistake(f"'to X Z' must follow '{placing} X Z'")
        spread = replace(spread, last=_point(words))
    if placing == "around":
        if not words.skip("wide"):
            raise words.mistake("'wide R' must follow 'around X Z'")
        spread = replace(spread, wide=words.number("the radius", 0, MAX_SIZE))
    return spread


def _relief(kind: str, words: Words, islands: Mapping[str, Points]) -> LandForm:
    """A line that raises land: where, then its options."""
    outline: Points = ()
    if kind == "island":
        name = words.take("the island's id on the map")
        if name not in islands:
            raise words.mistake(f"the map has no island {name[:MAX_QUOTED]!r}{meant(name, islands)}")
        outline = islands[name]
    if not words.skip("at"):
        raise words.mistake(f"'at X Z' must follow {kind!r}")
    at = _point(words)
    relief = LandForm(kind, at, wide=20.0, deep=20.0, high=6.0, outline=outline, line=words.line)
    while words.peek():
        word = words.one_of("option", RELIEF_OPTIONS)
        if word in SHADES:
            relief = replace(relief, shade=word)
        elif word in ("up", "sink"):
            height = words.number("the height")
            relief = replace(relief, up=relief.up + (height if word == "up" else -height))
        elif word == "rough":
            relief = replace(relief, rough=words.number("the roughness", 0, 1))
        elif word == "turn":
            relief = replace(relief, turn=words.number("the turn"))
        elif word == "wide":
            relief = replace(relief, wide=words.number("the width", 0.1, MAX_SIZE))
        elif word == "root":
            relief = replace(relief, root=words.number("the root", 0.01, MAX_SIZE))
        elif word == "deep":
            relief = replace(relief, deep=words.number("the depth", 0.1, MAX_SIZE))
        else:
            relief = replace(relief, high=words.number("the height", 0.01, MAX_SIZE))
    return relief


def parse_plate(
    name: str, text: str, solids: Collection[str], islands: Mapping[str, Points] | None = None
) -> tuple[Plate | None, list[Mistake]]:
    """The plate that a text says, and all that is wrong with it; with a mistake there is no plate."""
    mistakes: list[Mistake] = []
    try:
        lines = lines_of(text)
    except Mistake as mistake:
        return None, [mistake]
    view, square, things, in_alt = PlateView(), False, list[Placed | LandForm](), False
    for line in lines:
        try:
            words = Words(line.text, line.number)
            if line.indented:
                if not in_alt:
                    raise words.mistake("only the words of alt go on in an indented line")
                continue
            word = words.take("a word")
            in_alt = word == "alt"
            if in_alt:
                if not is_alt(line.text):
                    raise words.mistake("'alt en: ...' says in words what is seen, so in each language of the pack")
            elif word == "square":
                square = True
                words.end()
            elif word in VIEW_WORDS:
                view = _view(view, word, words)
            elif word in RELIEFS:
                if sum(isinstance(thing, LandForm) for thing in things) >= MAX_LANDS:
                    raise words.mistake(f"a plate has at most {MAX_LANDS} pieces of land")
                things.append(_relief(word, words, islands or {}))
            elif word in solids:
                things.append(_thing(word, words))
            else:
                known = {*solids, *VIEW_WORDS, *RELIEFS, "alt"}
                raise words.mistake(f"there is no solid {word[:MAX_QUOTED]!r}{meant(word, known)}")
        except Mistake as mistake:
            mistakes.append(mistake)
    return (None if mistakes else Plate(name, view, _with_chances(things), alt_texts(text), square)), mistakes


def _with_chances(things: list[Placed | LandForm]) -> tuple[Placed | LandForm, ...]:
    """Each thing with a chance of its own, which neither comments nor other things change."""
    counts: dict[str, int] = {}
    with_chances: list[Placed | LandForm] = []
    for thing in things:
        name = thing.name if isinstance(thing, Placed) else thing.kind
        counts[name] = counts.get(name, 0) + 1
        chance = zlib.crc32(f"{name} {counts[name]}".encode()) % CHANCES
        with_chances.append(replace(thing, chance=chance))
    return tuple(with_chances)
