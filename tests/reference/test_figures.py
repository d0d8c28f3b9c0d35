"""Figures in sentences: those of the boxes and the rules, and the same ones in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import ReferenceEntry
from sleeping_gods.reference.book.library import book, entry_in_language
from sleeping_gods.reference.ledger import GAMES

from . import figures_said
from .figures import LANG, Reading, numbers, read

FIGURES = {"sea": figures_said.sea, "skies": figures_said.skies}
SAID: dict[str, list[list[str]]] = tomllib.loads(Path(__file__).with_name("figures.toml").read_text("utf-8"))
IN_WORDS: dict[Lang, tuple[str, ...]] = {
    "en": (
        "two|both|twice|half|second",
        "three|third",
        *["four", "five", "six", "seven", "eight", "nine", "ten"],
        "eleven(th)?",
        "twelve",
    ),
    "fr": (
        "deux|double|seconde?",
        "trois",
        *["quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
        "onz(e|ième)",
        "douze",
        "treizième",
    ),
}
"""Numbers from 2 on as they may be written in words."""


class TestSaid:
    """Words with figures in them."""

    @LANG
    @pytest.mark.parametrize("game", GAMES)
    def test_sentences_repeat_the_figures_of_the_box(self, lang: Lang, game: str) -> None:
        """Prices, limits, counts and costs in briefs and texts."""
        lost = []
        for slug, part, en, fr in SAID[game]:
            reading = read(game, slug, lang)
            words = (en if lang == "en" else fr).format_map(FIGURES[game]())
            text = reading.brief if part == "brief" else reading.text
            if not re.search(rf"(?<![\d.]){re.escape(words)}(?!\d)", text):
                lost.append(f"{reading.where}, {part}: expected {words!r}")

        assert lost == []


def in_digits(text: str) -> set[int]:
    """The figures of a text from 2 on."""
    text = re.sub(r"(?<=\d),(?=\d)", ".", text)
    return {number for number in map(abs, numbers(text)) if number > 1}


def in_words(text: str, lang: Lang) -> set[int]:
    """The figures that a text writes as words."""
    return {number for number, form in enumerate(IN_WORDS[lang], start=2) if re.search(rf"\b({form})\b", text.lower())}


def parts(entry: ReferenceEntry) -> Iterator[tuple[str, str]]:
    """What is compared: the brief and each block."""
    reading = Reading(book(entry.game, entry.lang), entry)
    yield "brief", reading.brief
    for at, block in enumerate(entry.blocks, start=1):
        text = re.sub(r"^\d+\. ", "", f"{block.text}\n{block.answer}", flags=re.MULTILINE)
        yield f"block {at}", reading.bare(text)


class TestLanguages:
    """An entry has the same figures in English and French."""

    @pytest.mark.slow
    @pytest.mark.parametrize("game", GAMES)
    def test_blocks_have_the_same_figures_in_both_languages(self, game: str) -> None:
        """Every figure of a block stands in the same block of the other language, in digits or as a word."""
        wrong = []
        for entry in book(game, "en").entries.values():
            for (part, english), (_, french) in zip(parts(entry), parts(entry_in_language(entry, "fr")), strict=True):
                lost = in_digits(english) - in_digits(french) - in_words(french, "fr")
                more = in_digits(french) - in_digits(english) - in_words(english, "en")
                if lost or more:
                    wrong.append(f"{entry.key}, {part}: only English has {sorted(lost)}, only French {sorted(more)}")

        assert wrong == []

    def test_languages_have_the_same_blocks(self) -> None:
        """As many, of the same kinds, in the same order."""
        for game in GAMES:
            for entry in book(game, WHOLE[0]).entries.values():
                twin = entry_in_language(entry, "fr")
                assert [block.kind for block in entry.blocks] == [block.kind for block in twin.blocks], entry.key
