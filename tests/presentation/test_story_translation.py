"""A story that is learned later is told from then on, whatever was kept before."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content.translation.model import Translation
from sleeping_gods.kernel.game import PackInfo
from sleeping_gods.presentation import story_translation
from sleeping_gods.presentation.localizer import Localizer
from sleeping_gods.presentation.party.pack_cache import RecordCache


def test_what_was_kept_is_made_anew_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of this pack in this language; what is learned again changes nothing."""
    pages: dict[str, Translation] = {}
    monkeypatch.setattr(story_translation, "translated", lambda *_: pages)
    (_, pack), (_, other) = load_pack("harbour"), load_pack("airfield")
    localizer, book, made = Localizer("sea", "fr"), RecordCache[PackInfo, int](), iter(range(100))

    def kept() -> tuple[int, int, int]:
        asked = ((pack, "fr"), (pack, "en"), (other, "fr"))
        return tuple(book.get_or_make(one, lang, "key", next, made) for one, lang in asked)  # type: ignore[return-value]  # three

    first = kept()
    story_translation.load_translation(localizer, pack, "harbour")
    second = kept()
    story_translation.load_translation(localizer, pack, "harbour")

    assert second == (3, *first[1:])
    assert kept() == second
