"""One word that fits one choice, the name or the number of a place, a word of several kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.terminal.menu import Item
from sleeping_gods.terminal.menu_search import items_containing

from ..bed import again, hold
from ..skies import tables as skies
from ..skies.test_flight import flier
from .seated import answered, seated


@pytest.mark.parametrize(("lang", "word"), [("en", "bee"), ("fr", "cendre"), ("fr", "lac")])
def test_a_word_that_fits_one_own_choice_takes_it(tmp_path: Path, lang: Lang, word: str) -> None:
    """Wherever it stands in its words; one that fits none takes nothing."""
    _, flown = seated(tmp_path, flier(), word, lang=lang)
    _, stayed = seated(tmp_path / "stayed", flier(), "zzz", lang=lang)

    assert flown.plane != flier().plane
    assert stayed.plane == flier().plane


@pytest.mark.parametrize(("lang", "word", "yes"), [("en", "ability", "yes"), ("fr", "compétence", "oui")])
def test_a_word_that_fits_one_act_takes_it_where_it_is_listed(tmp_path: Path, lang: Lang, word: str, yes: str) -> None:
    """Unfolded it is on the screen; folded it is asked back, and of two names none is left out."""
    table = again(hold(skies.own(skies.on_map(), 0, "playing-cards"), 0, *list(skies.airfield().abilities)[:6]))
    _, played = seated(tmp_path, table.clone(), "+", word, lang=lang)
    said, kept = seated(tmp_path / "kept", table.clone(), word, "zzz", lang=lang)
    both, none = seated(tmp_path / "both", table.clone(), f"zzz, {word}", yes, lang=lang)

    assert "playing-cards" not in played.adventures[0]
    assert ("Tapez oui" if lang == "fr" else "Type yes") in answered(said, word)
    assert "playing-cards" in kept.adventures[0]
    assert ("Tapez oui" if lang == "fr" else "Type yes") not in both
    assert "playing-cards" in none.adventures[0]


def test_a_place_is_known_by_the_name_beside_it() -> None:
    """A place that can be explored, with its verb or without; what stands beside other choices is not their name."""
    lamplee = Item("4", ("explore", "10"), "Explore location 10", detail="Lamplee; visited")
    chairs = Item("3", ("explore", "2"), "Explore location 2", detail="The Bar of Chairs")
    port = Item("5", ("port",), "Port", detail="inn at Lamplee")
    listed = [chairs, lamplee, port]

    assert items_containing(listed, "lamplee", "en") == [lamplee]
    assert items_containing(listed, "explore lamplee", "en") == [lamplee]
    assert items_containing(listed, "bar of chairs", "en") == [chairs]
    assert items_containing(listed, "inn", "en") == []


def test_the_number_of_a_place_comes_before_what_is_folded(tmp_path: Path) -> None:
    """Location 38 lies here, and act 38 is not on the screen; a number on the screen is what it stands beside."""
    table = hold(skies.stands(skies.on_map(), "2:b1"), 0, *list(skies.airfield().abilities)[:9])
    _, at_38 = seated(tmp_path, again(table).clone(), "38")
    _, camped = seated(tmp_path / "listed", again(table).clone(), "1")

    assert at_38.paragraph == "38"
    assert camped.paragraph == ""


def test_a_word_of_several_kinds_lists_them(tmp_path: Path) -> None:
    """Equipped cards and adventure cards are both cards; one kind by its own word is listed alone."""
    table = again(skies.own(skies.wear(skies.on_map(), "ed", "second-look-5"), 0, "playing-cards"))
    said, _ = seated(tmp_path, table, "+ cards", "+ equipped")

    both, one = (answered(said, words).partition("> ")[0] for words in ("+ cards", "+ equipped"))
    assert "Second Look" in both
    assert "Playing Cards" in both
    assert "Playing Cards" not in one
