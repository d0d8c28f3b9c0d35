"""Maps for players: nothing of the story is on them, and everything lies where it is drawn."""

from __future__ import annotations

import dataclasses
import functools
import re
from html import unescape

import pytest

from sleeping_gods.authoring.pictures.atlas import Atlas
from sleeping_gods.authoring.pictures.charts import AnyPack, Chart, chart_firsts, draw_chart
from sleeping_gods.authoring.pictures.geometry import Box, around, contains
from sleeping_gods.authoring.pictures.map_frame import MARGIN
from sleeping_gods.authoring.pictures.map_marks import SERPENT, SHIP
from sleeping_gods.authoring.pictures.map_sheet import sheet
from sleeping_gods.campaign.games import folder_of, load_pack, playable
from sleeping_gods.content.art import art_in
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.story.art import Art

LARGE = ("wandering-sea", "lifted-north")
PACKS = [pytest.param(name, marks=pytest.mark.slow if name in LARGE else ()) for name in playable()]
"""The maps of the two large worlds take seconds to draw."""


def pack_of(name: str) -> AnyPack:
    """A shipped pack."""
    found = load_pack(name)[1]
    assert isinstance(found, AnyPack)
    return found


@functools.cache
def charts(name: str, lang: Lang) -> tuple[Chart, ...]:
    """All spreads of a pack, drawn once for all tests."""
    pack = pack_of(name)
    return tuple(draw_chart(pack, first, lang, art_in(folder_of(name))[0]) for first in chart_firsts(pack))


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("name", PACKS)
def test_no_title_of_the_story_is_on_a_map(name: str, lang: Lang) -> None:
    """Only what the paper map has printed: the number of a place stands alone."""
    pack = pack_of(name)
    spots = [ref for one in charts(name, lang) for ref in one.spots]
    told = [unescape(text) for one in charts(name, lang) for text in re.findall(r"<title>([^<]*)", one.svg)]

    assert sorted(text for text in told if text.isdecimal()) == sorted(spots)
    assert [text for text in told if text.partition(" ")[0] in spots and not text.isdecimal()] == []
    assert any(pack.paragraphs[ref].title for ref in spots if ref in pack.paragraphs), "there was something to tell"


@pytest.mark.parametrize("name", PACKS)
def test_every_area_and_every_place_is_found_once(name: str) -> None:
    """Regions or squares with their outlines, and the numbers of all locations of the atlas."""
    pack = pack_of(name)
    found = charts(name, "en")
    areas = [ref for one in found for ref in one.areas]
    spots = [ref for one in found for ref in one.spots]

    if isinstance(pack, SeaPack):
        wanted = [*map(str, pack.regions)], [str(one) for region in pack.regions.values() for one in region.locations]
    else:
        squares = [f"{page.number}:{row}{column + 1}" for page in pack.pages.values()
                   for row in "abcdefghij"[: page.rows] for column in range(page.columns)]  # fmt: skip
        places = [place for page in pack.pages.values() for place in page.places]
        wanted = squares, [str(one) for place in places for one in place.locations]
    assert (sorted(areas), sorted(spots)) == (sorted(wanted[0]), sorted(wanted[1]))
    assert sorted(page for one in found for page in one.pages) == sorted({page for one in found for page in one.pages})


@pytest.mark.parametrize("name", PACKS)
def test_a_place_lies_in_its_own_area(name: str) -> None:
    """Where its number is drawn, so that clicking the number is clicking the place."""
    pack = pack_of(name)
    outside = []
    for one in charts(name, "en"):
        for ref, (x, y) in one.spots.items():
            drawn = [
                (float(a), float(b)) for a, b in re.findall(rf"translate\(([\d.]+) ([\d.]+)\)\"><title>{ref}<", one.svg)
            ]
            assert [(round(a) + MARGIN, round(b) + MARGIN) for a, b in drawn] == [(x, y)]
            inside = [area for area, shape in one.areas.items() if contains(shape, (x, y))]
            if isinstance(pack, SeaPack):
                owners = [str(region.id) for region in pack.regions.values() if int(ref) in region.locations]
                outside += [ref] * (inside != owners)
            else:
                outside += [ref] * (len(inside) != 1)

    assert outside == []


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("name", PACKS)
def test_a_figure_stands_in_its_area_and_covers_nothing(name: str, lang: Lang) -> None:
    """Two of them find room in every area, over no number and no name, and not over one another."""
    for one in charts(name, lang):
        signs = [Box(*box) for box in one.written] + [around(spot, 36, 36) for spot in one.spots.values()]
        for area, stands in one.stands.items():
            figures = [around(stand, 40, 30) for stand in stands]

            assert [contains(one.areas[area], stand) for stand in stands] == [True, True], area
            assert not figures[0].meets(figures[1]), area
            assert [box for box in signs if any(figure.meets(box) for figure in figures)] == [], area


@pytest.mark.parametrize("name", PACKS)
def test_an_exit_leads_to_a_page_of_the_atlas(name: str) -> None:
    """Its sign stands on the frame; a page that is in no spread has none."""
    found = charts(name, "en")
    pages = {page for one in found for page in one.pages}

    assert [page for one in found for page, _ in one.exits if page not in pages] == []
    assert any(one.exits for one in found)
    for one in found:
        for _, (x, y) in one.exits:
            assert x in (MARGIN, one.width - MARGIN) or y in (MARGIN, one.height - MARGIN)


@pytest.mark.slow
def test_no_figure_of_the_game_is_printed() -> None:
    """A steamer in the picture would be taken for our ship, and a serpent for the one that follows it."""
    pack = pack_of("wandering-sea")
    svg = "".join(one.svg for one in charts("wandering-sea", "en"))

    assert isinstance(pack, SeaPack)
    assert (SHIP in svg, SERPENT in svg) == (False, False)
    assert any(SHIP in sheet(map_of(pack), first) for first in chart_firsts(pack)), "the printed map has one"


def map_of(pack: SeaPack) -> Atlas:
    """The map of a pack as it is printed."""
    return Atlas(pack.id, pack.name, tuple(pack.regions.values()), tuple(pack.islands.values()), {}, frozenset())


def test_a_place_without_a_spot_of_its_own_lies_where_the_drawing_puts_it() -> None:
    """The picture and the places on it agree there too."""
    pack = pack_of("harbour")
    assert isinstance(pack, SeaPack)
    regions = {ref: dataclasses.replace(region, spots={}) for ref, region in pack.regions.items()}
    bare = dataclasses.replace(pack, regions=regions)
    first = chart_firsts(bare)[0]

    found = draw_chart(bare, first, "en", Art())

    assert {*found.spots} == {*draw_chart(pack, first, "en", Art()).spots}
    for ref, (x, y) in found.spots.items():
        ((across, down),) = re.findall(rf"translate\(([\d.]+) ([\d.]+)\)\"><title>{ref}<", found.svg)
        assert (round(float(across)) + MARGIN, round(float(down)) + MARGIN) == (x, y)
