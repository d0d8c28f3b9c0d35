"""Maps: every location, region, island, port, hazard and exit is drawn, escaped, the same each time."""

from __future__ import annotations

import dataclasses
import functools
import runpy
from html import escape
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sleeping_gods.authoring.pictures.atlas import Atlas, atlas_of
from sleeping_gods.authoring.pictures.geometry import Spot, centroid, contains, from_coast
from sleeping_gods.authoring.pictures.map_book import map_book
from sleeping_gods.authoring.pictures.map_borders import borders_of
from sleeping_gods.authoring.pictures.map_colours import COLOURS, LANDS, SEA
from sleeping_gods.authoring.pictures.map_land import island_picture, land_of
from sleeping_gods.authoring.pictures.map_marks import BARNACLE, MARKS
from sleeping_gods.authoring.pictures.map_motifs import picture as motif_picture
from sleeping_gods.authoring.pictures.map_page import Page, write_page
from sleeping_gods.authoring.pictures.map_palettes import palette_of, with_palette
from sleeping_gods.authoring.pictures.map_sheet import labels, sheet
from sleeping_gods.authoring.pictures.map_skies import sky_sheet, sky_spreads
from sleeping_gods.authoring.pictures.name_setting import line_breaks
from sleeping_gods.authoring.project import open_project, project_of
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import parse
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.languages import Lang
from sleeping_gods.reference.svg import measure, wrap
from sleeping_gods.sea.pack.atlas import WIDTH
from sleeping_gods.sea.pack.islands import LANDS as KINDS
from sleeping_gods.sea.table.cards import Island
from sleeping_gods.skies.table.cards import Pack as SkiesPack
from sleeping_gods.skies.table.cards import Sheet as SkySheet
from sleeping_gods.story.art import COLOURS as WRITTEN
from sleeping_gods.story.art import read_art
from sleeping_gods.story.printed import Name
from sleeping_gods.story.source import Record

from .mutation import texts as good_texts

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"
COAST = ((100, 100), (200, 90), (220, 160), (120, 180))


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    """The atlas of the harbour with an island of each kind."""
    read = atlas_of(open_project("harbour"))
    kinds = ("land", "reef", "ice", "marsh", "wreck", "whale")
    islands = tuple(
        Island(
            kind,
            2,
            Name({"en": f"Isle {kind}", "fr": f"Île {kind}"}),
            tuple((x + 150 * at, y) for x, y in COAST),
            (),
            kind,
        )
        for at, kind in enumerate(kinds)
    )
    return dataclasses.replace(read, islands=islands)


@functools.cache
def wandering_sea() -> Atlas:
    """The atlas of the Wandering Sea, read once."""
    return atlas_of(open_project("wandering-sea"))


@pytest.fixture
def sea() -> Atlas:
    """The atlas of the Wandering Sea."""
    return wandering_sea()


@functools.cache
def sea_sheet(first: int, lang: Lang = "en") -> str:
    """A sheet of the Wandering Sea, drawn once for all tests."""
    return sheet(wandering_sea(), first, lang)


def root_of(picture: str) -> ET.Element:
    """The picture as a tree; it must be well-formed."""
    return ET.fromstring(picture)  # noqa: S314  # a picture of our own


def titles(picture: str) -> list[str]:
    """Everything that is named on hovering."""
    return [element.text or "" for element in root_of(picture).iter(f"{SVG}title")]


def texts(picture: str) -> list[str]:
    """Everything that is written."""
    return [element.text or "" for element in root_of(picture).iter(f"{SVG}text")]


def test_a_sheet_shows_everything(atlas: Atlas) -> None:
    """Locations by number, regions and islands by name, hazards with their test, exits open and closed."""
    picture = sheet(atlas, 2)
    named = titles(picture)

    for region in (*atlas.on_page(2), *atlas.on_page(3)):
        assert all(str(location) in texts(picture) for location in region.locations)
        assert region.hazard is None or any(name.startswith(region.hazard.name.en) for name in named)
        assert region.name.en in named
    islands = [island.name.en for island in atlas.islands if island.page in (2, 3)]
    assert islands
    assert set(islands) <= set(named)
    assert not any("…" in text for text in texts(picture))
    assert named.count("port") == 1
    assert named.count("market") == 2
    assert {"to page 13", "page 14 is not in this atlas"} <= set(named)


def test_it_speaks_french(atlas: Atlas) -> None:
    """Names, skills and the west wind are those of the other language."""
    picture = sheet(atlas, 2, "fr")

    assert "CONNAISSANCES 5" in texts(picture)
    assert "la page 14 manque" in titles(picture)
    assert "Le Port" in texts(picture)


def test_hostile_names_are_escaped(atlas: Atlas) -> None:
    """A name cannot become markup."""
    hostile = Name({"en": "<script>&\"'", "fr": "<b>"})
    regions = tuple(dataclasses.replace(region, name=hostile) for region in atlas.regions)
    islands = tuple(dataclasses.replace(island, name=hostile) for island in atlas.islands)
    titled = dict.fromkeys(atlas.titles, "</title><script>")
    changed = dataclasses.replace(atlas, name=hostile, regions=regions, islands=islands, titles=titled)
    page = map_book(hostile.en, {first: sheet(changed, first) for first in changed.spreads})

    assert "<script" not in page
    for first in changed.spreads:
        root_of(sheet(changed, first))


def test_the_bytes_are_the_same_each_time(atlas: Atlas) -> None:
    """A hand that draws the same wobble."""
    assert sheet(atlas, 2) == sheet(atlas, 2)


def test_ids_stand_once_in_a_book(atlas: Atlas) -> None:
    """Two spreads on one page do not share what they refer to."""
    page = map_book("Atlas", {first: sheet(atlas, first) for first in atlas.spreads})
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]

    assert len(ids) == len(set(ids))


def test_borders_are_drawn_once(atlas: Atlas) -> None:
    """A line that two regions share is one line; edges of the page are none; land is a ridge."""
    lines = borders_of(atlas.on_page(3))
    pairs = [(border.start, border.end) for border in lines]

    assert len(pairs) == len(set(pairs))
    assert [border.kind for border in lines].count("land") == 1
    assert not any(a[1] == b[1] == 0 for a, b in pairs)


def test_an_atlas_needs_no_stories() -> None:
    """A pack without a story has maps; one whose atlas is wrong is refused."""
    project = open_project("harbour")
    project.source.paragraphs.clear()
    assert sheet(atlas_of(project), 2)

    project.source.records.append(Record("island", "atlas/02.toml", 1, {"id": "x"}))
    with pytest.raises(BrokenPack, match="expected the key 'page'"):
        atlas_of(project)


def test_the_skies_have_maps() -> None:
    """Every location, exit and landing place of the airfield, and the name of every square."""
    pack = open_project("airfield").pack
    assert isinstance(pack, SkiesPack)
    for first in sky_spreads(pack):
        picture = sky_sheet(pack, first)
        for page in (pack.pages[first], pack.pages[first + 1]):
            locations = [str(location) for place in page.places for location in place.locations]
            assert set(locations) <= set(texts(picture))
            assert {f"to page {beyond}" for beyond in page.exits.values()} <= set(titles(picture))
            landing = [s.name.en for s in pack.spaces.values() if s.square.startswith(f"{page.number}:")]
            assert set(landing) <= set(titles(picture))


@pytest.mark.parametrize("pack", ["harbour", "wandering-sea"])
def test_shipped_atlases_put_things_where_they_belong(pack: str) -> None:
    """A spot lies inside its region and on its island, no island overlaps another."""
    atlas = atlas_of(open_project(pack))
    spots: dict[int, Spot] = {}
    for region in atlas.regions:
        for location, spot in region.spots.items():
            spots[location] = spot
            assert contains(region.shape, spot), (location, region.id)
            assert from_coast(spot, region.shape) > 20, (location, region.id)
    for island in atlas.islands:
        assert all(contains(island.shape, spots[location]) for location in island.locations), island.id
        others = [other for other in atlas.islands if other.page == island.page and other.id != island.id]
        assert not any(contains(other.shape, point) for other in others for point in island.shape), island.id


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_whole_and_keep_apart(lang: Lang) -> None:
    """No name is cut, and no name of an island or ribbon of a hazard lies over a number."""
    atlas = atlas_of(open_project("wandering-sea"))
    page = Page(atlas, 13, 0.0, lang, atlas.on_page(13), [land_of(one, 0.0) for one in atlas.islands if one.page == 13])
    write_page(page)
    drawn = "".join([*page.names, *page.signs])

    assert "…" not in drawn
    assert all(escape(region.name.text_in(lang)) in drawn for region in page.regions)
    assert not any(a.meets(b) for a, b in combinations(page.taken, 2))


def test_a_name_is_set_in_even_lines() -> None:
    """In one line, two, three: never more than it has words, and nothing is lost."""
    assert line_breaks("The Strait of Spoons", 3) == [
        ["The Strait of Spoons"],
        ["The Strait", "of Spoons"],
        ["The", "Strait of", "Spoons"],
    ]
    assert line_breaks("Nod", 3) == [["Nod"]]


def test_the_pictures_of_the_documentation_are_fresh() -> None:
    """tools/pictures.py would write what is there."""
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "pictures.py"))

    for file, drawn in tool["pictures"]():
        assert file.read_text(encoding="utf-8") == drawn, f"run python tools/pictures.py: {file.name} is out of date"
        assert len(drawn) < 150_000


def test_geometry() -> None:
    """The middle of a square, what lies inside it, and how far its rim is."""
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]

    assert centroid(square) == (5, 5)
    assert contains(square, (5, 5))
    assert not contains(square, (15, 5))
    assert from_coast((5, 4), square) == 4


def test_words_are_wrapped_and_cut() -> None:
    """Lines fit the width; what is left over is cut with an ellipsis."""
    lines = wrap("one two three four five six", 10, 60, 2)

    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(measure(line, 10) <= 60 for line in lines)
    assert measure(wrap("unbreakableword" * 3, 10, 60, 1)[0], 10) <= 60


NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")


class TestSheets:
    """Sheets with a name and a palette of their own, and the pictures of places on them."""

    @pytest.mark.parametrize(
        ("first", "en", "fr"),
        [
            (2, "The Lantern Shallows", "Les Hauts-Fonds aux lanternes"),
            (4, "The Salt Ladder", "L'Échelle de sel"),
            (12, "The Sunken Parishes", "Les Paroisses englouties"),
        ],
    )
    def test_each_sea_is_named_on_its_sheet(self, sea: Atlas, first: int, en: str, fr: str) -> None:
        """Large, with the name of the whole and the pages below it."""
        names: tuple[tuple[Lang, str], ...] = ("en", en), ("fr", fr)
        for lang, name in names:
            written = texts(sea_sheet(first, lang))

            assert written.count(name) == 1
            assert f"{sea.name.text_in(lang)} · {first} – {first + 1}" in written

    def test_each_sheet_has_a_palette_of_its_own(self, sea: Atlas) -> None:
        """No two seas have the same water, and the plain chart has another."""
        seas = {first: water_of(sea_sheet(first)) for first in sea.spreads}

        assert len({*seas.values(), water_of(sheet(dataclasses.replace(sea, sheets={}), 2))}) == len(seas) + 1

    def test_a_palette_changes_colours_and_no_words(self) -> None:
        """A name that looks like a colour stays as it is."""
        dyed = with_palette(f'<rect fill="{SEA}"/><text>{SEA}</text>', {SEA: "#000000"})

        assert dyed == f'<rect fill="#000000"/><text>{SEA}</text>'

    def test_every_word_of_the_format_can_be_drawn(self) -> None:
        """Colours of palettes, and kinds of islands."""
        assert {*COLOURS} == {*WRITTEN}
        assert len({*COLOURS.values()}) == len(COLOURS)
        assert {*LANDS} == {*KINDS} == {*MARKS}

    def test_everything_that_the_pack_brings_is_drawn(self, sea: Atlas) -> None:
        """Each picture, palette and water of its art stands on one of its sheets."""
        used = {name for region in sea.regions for name in region.motifs.values()}

        assert {*sea.art.motifs} == used
        assert {*sea.art.palettes} == {sheet.palette for sheet in sea.sheets.values()}
        assert {*sea.art.waters} == {sheet.waters for sheet in sea.sheets.values()}

    @pytest.mark.parametrize(
        ("first", "location", "name"), [(2, 2, "chair"), (2, 6, "door"), (2, 17, "bell"), (12, 95, "cradle")]
    )
    def test_a_picture_stands_at_its_place(self, sea: Atlas, first: int, location: int, name: str) -> None:
        """On its own island, beside its number, which it does not cover."""
        found = {label.text: label for label in labels(sea, first)}
        island = next(island for island in sea.islands if location in island.locations)
        shift = float(WIDTH) if island.page % 2 else 0.0
        middle = found[name].box.centre

        assert contains(island.shape, (middle[0] - shift, middle[1]))
        assert not found[name].box.meets(found[str(location)].box)
        assert sea.art.motifs[name].path in sea_sheet(first)

    def test_the_hole_in_the_sea_lies_around_its_number(self, sea: Atlas) -> None:
        """Its rings have one middle, the spot of the well."""
        (spot,) = [region.spots[101] for region in sea.regions if 101 in region.locations]

        hole = motif_picture(sea.art.motifs["hole"], (spot[0] + WIDTH, float(spot[1])))
        assert with_palette(hole, palette_of(sea.art, "parish")) in sea_sheet(12)

    def test_seven_weirs_cross_the_ladder(self) -> None:
        """Numbered from the west to the east; other seas have none."""
        assert [text for text in texts(sea_sheet(4)) if text in NUMERALS] == [*NUMERALS]
        assert not {"II", "VII"} & {*texts(sea_sheet(2)), *texts(sea_sheet(12))}

    def test_nothing_grows_on_a_whale(self, sea: Atlas) -> None:
        """Barnacles do; trees, hills and grass do not, and there are no rocks around her."""
        (whale,) = [island for island in sea.islands if island.kind == "whale"]
        picture = island_picture(land_of(whale, 0.0), 0, (), "m")

        assert BARNACLE in picture
        assert not [mark for mark in (*MARKS["land"], *MARKS["marsh"], *MARKS["reef"]) if mark in picture]
        assert land_of(whale, 0.0).islets == ()
        assert whale.locations == (93, 94)
        assert all(contains(whale.shape, sea_spot(sea, location)) for location in whale.locations)


def water_of(picture: str) -> str:
    """The colour of the water."""
    fills = [
        element.get("fill", "") for element in root_of(picture).iter(f"{SVG}rect") if element.get("height") == "700"
    ]
    return next(fill for fill in fills if fill.startswith("#"))


def sea_spot(atlas: Atlas, location: int) -> Spot:
    """Where a location is drawn on its page."""
    return next(region.spots[location] for region in atlas.regions if location in region.locations)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('[[region]]\nid = "2.', '[[sheet]]\npage = 3\nname = { en = "A", fr = "B" }\n[[region]]\nid = "2.', "page"),
        ('[[region]]\nid = "2.', '[[sheet]]\npage = 8\nname = { en = "A", fr = "B" }\n[[region]]\nid = "2.', "page"),
        ("locations = [", 'motifs = { 999 = "door" }\nlocations = [', "location"),
        ("locations = [", 'motifs = { 2 = "trapdoor" }\nlocations = [', "unknown-word"),
        (
            '[[region]]\nid = "2.',
            '[[sheet]]\npage = 2\npalette = "mauve"\nname = { en = "A", fr = "B" }\n[[region]]\nid = "2.',
            "unknown-word",
        ),
        (
            '[[region]]\nid = "2.',
            '[[sheet]]\npage = 2\nname = { en = "A", fr = "B" }\n' * 2 + '[[region]]\nid = "2.',
            "duplicate",
        ),
    ],
)
def test_sheets_and_pictures_are_checked(old: str, new: str, code: str) -> None:
    """A page that begins no spread, a stranger's picture, a word that nothing draws, and two sheets for one page."""
    good = good_texts("harbour")
    file = next(name for name in good if name.startswith("atlas/02"))
    project = project_of(pack_folder("harbour"), parse({**good, file: good[file].replace(old, new, 1)}, []))

    assert project.pack is None
    assert {finding.code for finding in project.findings} == {code}


class TestSheetsOfTheSkies:
    """Spreads of the skies have names, colours and pictures too."""

    def test_everything_that_the_pack_brings_is_drawn(self) -> None:
        """Each palette and each picture of its art stands on one of its spreads."""
        project = open_project("lifted-north")
        pack, art = project.pack, read_art(project.source, [])
        assert isinstance(pack, SkiesPack)

        assert {*art.motifs} == {name for page in pack.pages.values() for name in page.motifs.values()}
        assert {*art.palettes} == {sheet.palette for sheet in pack.sheets.values()}

    def test_a_spread_shows_its_name_colours_and_pictures(self) -> None:
        """The ribbon bears the name in either language; the ground is washed; the picture stands in its square."""
        pack = open_project("airfield").pack
        assert isinstance(pack, SkiesPack)
        page = dataclasses.replace(pack.pages[2], motifs={38: "kite"})
        looks = SkySheet(2, Name({"en": "Low Field", "fr": "Champ bas"}), "root")
        drawn = dataclasses.replace(pack, pages={**pack.pages, 2: page}, sheets={2: looks})
        art = read_art(open_project("lifted-north").source, [])
        picture, plain = sky_sheet(drawn, 2, "en", art), sky_sheet(pack, 2)

        assert "Low Field" in texts(picture)
        assert "Champ bas" in texts(sky_sheet(drawn, 2, "fr"))
        assert all(new in picture and new not in plain for new in art.palettes["root"].values())
        assert art.motifs["kite"].path in picture
        assert art.motifs["kite"].path not in plain

    @pytest.mark.parametrize(
        ("old", "new", "code"),
        [
            ("[[page]]", '[[sheet]]\npage = 3\nname = { en = "A", fr = "B" }\n[[page]]', "page"),
            ("[[page]]", '[[sheet]]\npage = 6\nname = { en = "A", fr = "B" }\n[[page]]', "page"),
            ("[[page]]", '[[sheet]]\npage = 2\nname = { en = "A", fr = "B" }\n' * 2 + "[[page]]", "duplicate"),
            (
                "[[page]]",
                '[[sheet]]\npage = 2\npalette = "mauve"\nname = { en = "A", fr = "B" }\n[[page]]',
                "unknown-word",
            ),
            ('grid = """', 'motifs = { 999 = "kite" }\ngrid = """', "location"),
            ('grid = """', 'motifs = { 38 = "chair" }\ngrid = """', "unknown-word"),
        ],
    )
    def test_they_are_checked(self, old: str, new: str, code: str) -> None:
        """A page that begins no spread, two sheets for one page, words that nothing draws, a stranger's picture."""
        good = good_texts("airfield")
        file = next(name for name in good if name.startswith("atlas/02"))
        project = project_of(pack_folder("airfield"), parse({**good, file: good[file].replace(old, new, 1)}, []))

        assert project.pack is None
        assert {finding.code for finding in project.findings} == {code}
