"""The search of the command line is made once and then read."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.reference import stored_search
from sleeping_gods.reference.cards import library
from sleeping_gods.reference.search import indexing, passages

pytestmark = pytest.mark.slow


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache; nothing that is read stays."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for module in (indexing, passages, library):
        monkeypatch.setattr(module, "_kept", {})
    return tmp_path / "sleeping-gods" / "search"


def test_what_is_read_is_what_was_made(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time nothing is made, and a search of an earlier version is deleted."""
    cache.mkdir(parents=True)
    (cache / "0123456789abcdef.en.msgpack").write_bytes(b"")
    stored_search.use_stored_search("en")
    written = [path.name for path in cache.iterdir()]
    made = stored_search.made_search("en")
    monkeypatch.setattr(stored_search, "made_search", pytest.fail)
    stored_search.use_stored_search("en")

    assert len(written) == 1
    assert written[0] != "0123456789abcdef.en.msgpack"
    assert [indexing._kept[each.game, "en"] for each in made.indexes] == list(made.indexes)
    assert {key: passages._kept[key, "en"] for key in made.passages} == made.passages
    assert {game: library._kept[game, "en"] for game in made.cards} == made.cards


def test_a_spoilt_file_is_made_again(cache: Path) -> None:
    """And a search without a cache still finds."""
    stored_search.use_stored_search("en")
    (path,) = cache.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:100])
    stored_search.use_stored_search("en")

    assert path.read_bytes() == whole
