"""The page with every word of the language of plates: each has its picture."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.plates.language.vocabulary import GROUNDS, HOURS, RELIEFS, SHADES, WEATHERS
from sleeping_gods.plates.library import shared_solids

FOLDER = Path(__file__).parent.parent.parent / "docs" / "plates"


def test_every_word_stands_on_the_page_with_its_picture() -> None:
    """Made anew by tools/draw_words.py when a word is added."""
    page = (FOLDER / "words.md").read_text(encoding="utf-8")
    words = {
        *(f"hour {word}" for word in HOURS),
        *(f"weather {word}" for word in WEATHERS),
        *(f"ground {word}" for word in GROUNDS if word != "sea"),
        *(word for word in RELIEFS if word != "island"),
        *SHADES,
        *shared_solids(),
    }
    missing = [word for word in words if f"<br>`{word}`<br>" not in page]
    assert not missing
    for word in words:
        assert (FOLDER / "words" / f"{word.replace(' ', '-')}.png").is_file()
