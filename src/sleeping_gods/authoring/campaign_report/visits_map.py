"""Visits and success by place, drawn on the maps of the pack themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from ...languages import Lang
from ...reference.svg import group, tag, with_title, words
from ...sea.pack.atlas import WIDTH
from ...skies.table.cards import Pack as SkiesPack
from ...story.art import read_art
from ..pictures.atlas import atlas_of
from ..pictures.geometry import Box, Spot
from ..pictures.map_frame import MARGIN
from ..pictures.map_sheet import drawn_sheet
from ..pictures.map_signs import at
from ..pictures.map_skies import location_spot, sky_sheet, sky_spreads, square_box
from ..project import Project
from .markup import Html
from .report_words import ReportWords
from .results import PlaceResult, RunResults

LARGEST, SMALLEST = 62.0, 20.0
"""The radius of the ring around the place that is visited most, and the least one."""
SHADES = ("#a3261b", "#c65a2b", "#d99a3d", "#8fae4f", "#2f7d4f")
"""Colours from few successes to many; the share is printed beside them for readers who cannot tell them apart."""
NONE = "#5b6670"
"""Where too little was at stake to say."""
FEWEST = 5
"""Challenges and fights at a place before its share of successes is drawn."""
RING_WIDTH = 5
"""The width of the line of a ring."""
LABEL = Box(-27, 14, 54, 20)
"""The label with the share of successes, from the middle of its ring."""
LABEL_CORNER, LABEL_LINE = 10, 2
"""The radius of its corners, and the width of the line around it."""
SHARE_BASE, SHARE_SIZE = 29, 14
"""How far below the middle of the ring the share stands, and its size."""
BOUNDS = (0.5, 0.65, 0.8, 0.9)
"""The shares at which the colour changes."""


def colour_of(place: PlaceResult) -> str:
    """The colour of a place by its share of successes."""
    if place.trials < FEWEST:
        return NONE
    share = place.successes / place.trials
    return SHADES[sum(share >= bound for bound in BOUNDS)]


def maps_of(project: Project, results: RunResults, words: ReportWords) -> Iterator[tuple[int, Html]]:
    """Every spread with a visited place, by its first page."""
    for spread in _spreads(project, words.lang):
        if any(place in results.places for place in spread.spots):
            marks = group(*_marks(spread.spots, results, words), transform=at((MARGIN, MARGIN)))
            yield spread.first, Html(spread.picture.removesuffix("</svg>") + marks + "</svg>")


class SpreadPicture(NamedTuple):
    """A spread of the maps."""

    first: int
    """Its first page."""
    picture: str
    spots: dict[str, Spot]
    """Where each location stands."""


def _spreads(project: Project, lang: Lang) -> Iterator[SpreadPicture]:
    """The spreads of a pack, in their order."""
    pack = project.pack
    if isinstance(pack, SkiesPack):
        art = read_art(project.source, [])
        for first in sky_spreads(pack):
            yield SpreadPicture(first, sky_sheet(pack, first, lang, art), _sky_spots(pack, first))
        return
    atlas = atlas_of(project)
    for first in atlas.spreads:
        picture, pages = drawn_sheet(atlas, first, lang)
        labels = [label for page in pages for label in page.labels if label.kind == "location"]
        yield SpreadPicture(first, picture, {label.text: label.box.centre for label in labels})


def _sky_spots(pack: SkiesPack, first: int) -> dict[str, Spot]:
    """Where each location of a spread of the skies stands."""
    spots: dict[str, Spot] = {}
    for side in (0, 1):
        page = pack.pages.get(first + side)
        if page is None:
            continue
        for index, place in enumerate(page.places):
            for turn, location in enumerate(place.locations):
                spots[str(location)] = location_spot(place, turn, square_box(page, index, side * float(WIDTH)))
    return spots


def _marks(spots: Mapping[str, Spot], results: RunResults, report: ReportWords) -> Iterator[str]:
    """A ring around each place, as large as it is visited often, with the share of successes on it."""
    most = max((place.visits for place in results.places.values()), default=1)
    for name, spot in spots.items():
        place = results.places.get(name)
        if place is None:
            continue
        radius = max(SMALLEST, LARGEST * sqrt(place.visits / most))
        colour = colour_of(place)
        often = report.number(place.visits / max(1, results.campaigns))
        share = report.share(place.successes / place.trials) if place.trials else ""
        drawn = share if place.trials >= FEWEST else ""
        title = report.say("place-title", place=name, visits=often, share=share or "–", trials=place.trials)
        ring = tag("circle", r=radius, fill=colour, fill_opacity="0.28", stroke=colour, stroke_width=RING_WIDTH)
        inside = [ring]
        if drawn:
            inside.append(_label(colour))
            inside.append(
                words(share, 0, SHARE_BASE, SHARE_SIZE, text_anchor="middle", font_weight="bold", fill="#222")
            )
        yield with_title(title, *inside, transform=at(spot))


def _label(colour: str) -> str:
    """The label of a ring, still without words."""
    x, y, width, height = LABEL
    look: dict[str, str | float] = {"rx": LABEL_CORNER, "fill": "#fff", "stroke": colour, "stroke_width": LABEL_LINE}
    return tag("rect", x=x, y=y, width=width, height=height, **look)
