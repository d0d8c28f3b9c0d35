"""Copies of a site's files for servers that send them compressed."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest

from sleeping_gods.site.compressed_copies import write_copies

TEXT = json.dumps([{"name": f"word {number}", "of": number % 7} for number in range(2_000)]).encode()

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="Node makes the copies")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A text that every visitor keeps, another one, and a file that becomes no smaller."""
    for path, data in {"worlds/one.json": TEXT, "rules/page.html": TEXT, "worlds/tiny": b"a"}.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_bytes(data)
    return tmp_path


def write(site: Path) -> None:
    """Write the copies of all three."""
    write_copies(site, ["worlds/one.json", "rules/page.html", "worlds/tiny"], site / "kept")


def test_a_copy_holds_the_same_bytes_and_what_grows_has_none(site: Path) -> None:
    """By gzip and by Brotli."""
    write(site)

    assert gzip.decompress((site / "worlds" / "one.json.gz").read_bytes()) == TEXT
    assert gzip.decompress((site / "rules" / "page.html.gz").read_bytes()) == TEXT
    assert (site / "worlds" / "one.json.br").is_file()
    assert not (site / "worlds" / "tiny.gz").exists()


def test_what_every_visitor_keeps_is_smaller_than_gzip_makes_it(site: Path) -> None:
    """Zopfli makes it, and it is kept for the next build."""
    pytest.importorskip("zopfli")
    write(site)

    smallest, usual = ((site / path).stat().st_size for path in ("worlds/one.json.gz", "rules/page.html.gz"))
    assert smallest < usual
    assert len(list((site / "kept").iterdir())) == 1


def test_the_copy_of_an_earlier_build_is_taken_again(site: Path) -> None:
    """It is known by the bytes of what it was made of."""
    pytest.importorskip("zopfli")
    write(site)
    kept = next((site / "kept").iterdir())
    earlier = gzip.compress(TEXT, compresslevel=1)
    kept.write_bytes(earlier)
    write(site)

    assert (site / "worlds" / "one.json.gz").read_bytes() == earlier


def test_a_copy_that_is_cut_short_is_made_anew(site: Path) -> None:
    """A build that was stopped may have left half of one."""
    pytest.importorskip("zopfli")
    write(site)
    kept = next((site / "kept").iterdir())
    kept.write_bytes(kept.read_bytes()[:100])
    write(site)

    assert gzip.decompress((site / "worlds" / "one.json.gz").read_bytes()) == TEXT
