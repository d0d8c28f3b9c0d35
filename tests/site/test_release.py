"""What a release puts together."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from sleeping_gods import __version__
from tools.release_parts import archived, notes


def test_notes_are_the_newest_section_of_the_changelog() -> None:
    """Older ones are left out, and a changelog of another version is refused."""
    page = f"# Changelog\n\nAbout.\n\n## {__version__}, unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n"

    assert notes(page) == f"# {__version__}, unreleased\n\n- New.\n"
    with pytest.raises(SystemExit, match="expected CHANGELOG"):
        notes(page.replace(__version__, "9.9.9"))


def test_the_same_site_gives_the_same_archive(tmp_path: Path) -> None:
    """Whenever its files were written."""
    site = tmp_path / "site"
    (site / "worlds").mkdir(parents=True)
    (site / "engine.json").write_text("{}")
    (site / "worlds" / "a.pack").write_bytes(b"a")
    first = archived(site)
    (site / "engine.json").write_text("{}")
    (tmp_path / "site.tar.gz").write_bytes(first)

    assert archived(site) == first
    with tarfile.open(tmp_path / "site.tar.gz") as packed:
        assert packed.getnames() == [
            f"sleeping-gods-{__version__}-site/engine.json",
            f"sleeping-gods-{__version__}-site/worlds/a.pack",
        ]
