"""Languages of the reference that search cuts by a stemmer, and those that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.reference.search import words


@pytest.fixture
def entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of entries whose languages are written by the test."""
    monkeypatch.setattr(words, "ENTRIES", tmp_path)
    yield tmp_path
    words.language.cache_clear()
    words.stem.cache_clear()


def test_a_language_without_a_stemmer_keeps_its_words(entries: Path) -> None:
    """But for the endings that it names itself."""
    (entries / "search.xx.toml").write_text('little = "und"\nalike = []\nendings = [["te$", "n"]]\n')

    assert words.stems("Sailing und segelte", "xx") == ["sailing", "segeln"]


def test_a_stemmer_that_the_site_lacks_is_refused(entries: Path) -> None:
    """Or the terminal and the browser would cut words in two ways."""
    (entries / "search.xx.toml").write_text('little = ""\nalike = []\nstemmer = "german"\n')

    with pytest.raises(ValueError, match=r"search\.xx\.toml: expected a stemmer of english, french, got 'german'"):
        words.stem("segelte", "xx")
