"""Islands and spots of an atlas: what the map draws, and each way of drawing it wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.sea.pack.atlas import build_regions
from sleeping_gods.sea.pack.islands import build_islands, check_islands
from sleeping_gods.sea.table.cards import Island
from sleeping_gods.story.printed import Name
from sleeping_gods.story.source import PackSource, Record

from ..breaking import change, check, whole_copy

ATLAS = """
[[region]]
id = "2.bay"
page = 2
name = { en = "Bay", fr = "Baie" }
shape = [[0, 0], [1000, 0], [1000, 700], [0, 700]]
borders = []
locations = [38, 39]
spots = { 38 = [100, 120], 39 = [1000, 700] }

[[region]]
id = "3.reef"
page = 3
name = { en = "Reef", fr = "Récif" }
shape = [[0, 0], [1000, 0], [1000, 700], [0, 700]]
borders = []
locations = [40]
spots = { 40 = [5, 5] }

[[island]]
id = "gull-rock"
page = 2
name = { en = "Gull Rock", fr = "Rocher aux mouettes" }
shape = [[0, 60], [150, 50], [180, 110]]
locations = [38]
kind = "reef"
"""
SECOND = '\n[[island]]\nid = "other"\npage = 2\nname = { en = "O", fr = "O" }\nshape = [[0, 0], [9, 0], [9, 9]]\n'


def build(text: str) -> tuple[dict[str, Island], list[Finding]]:
    """The islands of an atlas and everything found wrong with them."""
    records = [Record(kind, "atlas/02.toml", 1, table) for kind, all in tomllib.loads(text).items() for table in all]
    source = PackSource(Record("pack", "pack.toml", 1, {}), records)
    findings: list[Finding] = []
    regions = build_regions(source, findings)
    islands = build_islands(source, findings)
    check_islands(islands, regions)
    return {island.id: island for island, _ in islands}, findings


def test_an_island_is_read() -> None:
    """It has its page, names, coast, kind and locations; the coast may touch the edge of the page."""
    islands, findings = build(ATLAS)

    assert findings == []
    coast = ((0, 60), (150, 50), (180, 110))
    assert islands == {
        "gull-rock": Island(
            "gull-rock", 2, Name({"en": "Gull Rock", "fr": "Rocher aux mouettes"}), coast, (38,), "reef"
        )
    }


def test_an_island_is_land_unless_it_says_otherwise() -> None:
    """Without a kind it is land."""
    islands, _ = build(ATLAS.replace('kind = "reef"\n', ""))

    assert islands["gull-rock"].kind == "land"


def test_without_islands_no_spot_is_needed() -> None:
    """An atlas of regions alone needs no spots."""
    text = ATLAS[: ATLAS.index("[[island]]")].replace("spots = { 40 = [5, 5] }\n", "")

    assert build(text)[1] == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[180, 110]]", "[180, 701]]", "expected a shape on the page, at most [1000, 700], got (180, 701)"),
        ("[[0, 60]", "[[-1, 60]", "expected a shape on the page, at most [1000, 700], got (-1, 60)"),
        (
            'kind = "reef"',
            'kind = "reefs"',
            "expected one of land, reef, ice, marsh, wreck, whale for 'kind', got 'reefs'",
        ),
        ("locations = [38]\n", "locations = [40]\n", "expected locations of regions of page 2, got 40"),
        ('page = 2\nname = { en = "Gull', 'page = 9\nname = { en = "Gull', "expected a page that has a region, got 9"),
        (", 39 = [1000, 700]", "", "expected a spot for location 39, as the atlas has islands"),
        ("spots = { 40 = [5, 5] }", "", "expected a spot for location 40, as the atlas has islands"),
        ("{ 40 =", "{ 38 = [1, 1], 40 =", "expected a location of the region for 'spots', got 38"),
        ("[1000, 700] }", "[1001, 700] }", "expected the spot of 39 on the page, at most [1000, 700], got (1001, 700)"),
        ("38 = [100, 120]", "38 = [100]", "expected points [x, y] of whole numbers for '38', got"),
        ("38 = [100, 120]", "38 = [true, 1]", "expected points [x, y] of whole numbers for '38', got"),
        ("38 = [100, 120]", "x = [1, 1], 38 = [1, 1]", "expected a location's number for 'spots', got 'x'"),
        ('kind = "reef"\n', f"{SECOND}locations = [38]\n", "location 38 lies also on 'gull-rock'"),
        ("[[0, 60], ", "[", "expected three or more points for 'shape', got 2"),
        ('kind = "reef"', "height = 3", "unknown key 'height'"),
    ],
)
def test_each_way_of_drawing_it_wrong_is_found(old: str, new: str, message: str) -> None:
    """An atlas with one thing wrong has a finding that says what was expected."""
    assert old in ATLAS
    _, findings = build(ATLAS.replace(old, new, 1))

    assert any(message in finding.message for finding in findings), findings


@pytest.mark.slow
@pytest.mark.parametrize("corner", ["[99999, 0]", "[0, -1]", "[1001, 5]", "[5, 701]"])
def test_a_region_lies_on_its_page(tmp_path: Path, corner: str) -> None:
    """A corner beyond the page is a finding, and nothing is drawn."""
    folder = whole_copy("harbour", tmp_path)
    change(folder, "atlas/12.toml", r"^shape = \[\[0, 0\]", f"shape = [{corner}")

    found = [line for line in check(folder) if ": shape " in line]

    assert "expected a shape on the page, at most [1000, 700]" in found[0]


@pytest.mark.slow
def test_a_shape_has_only_so_many_corners(tmp_path: Path) -> None:
    """Thousands of corners would take long to draw."""
    folder = whole_copy("harbour", tmp_path)
    change(folder, "atlas/12.toml", r"^shape = \[\[0, 0\]", f"shape = [{', '.join(['[0, 0]'] * 300)}")

    assert any("expected at most 200 points for 'shape'" in line for line in check(folder))
