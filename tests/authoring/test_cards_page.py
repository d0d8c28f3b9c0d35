"""The page of cards: each card once in each language, enemies with their grids, everything escaped."""

from __future__ import annotations

import dataclasses
import re

import pytest

from sleeping_gods.authoring.pictures.cards_page import cards_page
from sleeping_gods.authoring.project import AnyPack, open_project
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.cards.card_words import enemy_words
from sleeping_gods.reference.cards.faces import grid_of
from sleeping_gods.sea.table.cards import AdventureCard, Enemy, EventCard, LevelCard
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.enemy_abilities import ENEMY_ABILITIES as SEA_ABILITIES
from sleeping_gods.skies.table.enemy_abilities import ENEMY_ABILITIES as SKIES_ABILITIES
from sleeping_gods.story.printed import Name, Square
from sleeping_gods.wording.files import bundle_of


@pytest.fixture(scope="module", params=["harbour", "airfield"])
def pack(request: pytest.FixtureRequest) -> AnyPack:
    """A shipped pack of each game."""
    found = open_project(str(request.param)).pack
    assert found is not None
    return found


@pytest.mark.slow
def test_every_card_has_its_face_in_both_languages(pack: AnyPack) -> None:
    """Abilities, adventure cards, quests, events and enemies: as many faces as cards, twice."""
    page = cards_page(pack, WHOLE)
    for kind, cards in (("ability", pack.abilities), ("quest", pack.quests), ("event", pack.events)):
        assert len(re.findall(f'class="face {kind}[ "]', page)) == 2 * len(cards)
    adventures = re.findall('class="face (?:adventure|totem)[ "]', page)
    assert len(adventures) == 2 * len(pack.adventures)
    assert page.count('lang="fr"') == page.count('<article class="face') // 2


def test_one_language_is_half_of_it(pack: AnyPack) -> None:
    """The other language does not appear."""
    page = cards_page(pack, ("fr",))

    assert 'class="face' in page
    assert 'lang="en"' not in page


@pytest.mark.slow
def test_hostile_names_are_escaped() -> None:
    """A name cannot become markup."""
    pack = open_project("harbour").pack
    assert isinstance(pack, SeaPack)
    hostile = {
        key: dataclasses.replace(enemy, name=Name({"en": "<script>", "fr": "<i>"}))
        for key, enemy in pack.enemies.items()
    }

    assert "<script" not in cards_page(dataclasses.replace(pack, enemies=hostile), WHOLE)


def test_a_grid_shows_hearts_bonus_synergy_and_abilities() -> None:
    """Each square has its signs, and an ability its letter."""
    squares = [Square(heart=1), Square(heart=2, synergy=True), Square(bonus=1, abilities=("venom",)), Square()]

    assert grid_of(squares, 2) == (("♥", "♥2 ◆"), ("+1 A", ""))


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", ["sea", "skies"])
def test_an_ability_of_an_enemy_has_the_words_of_the_table(game: str, lang: Lang) -> None:
    """In every language, with its number where it has one."""
    words = bundle_of(lang, f"{game}_table")
    abilities = SEA_ABILITIES if game == "sea" else SKIES_ABILITIES
    keys = {f"ability_{ability}" for ability in abilities}

    assert [key for key in keys if key not in words] == []
    assert enemy_words("lose-resource", game, lang) == words.say("ability_lose-resource")


def test_a_number_of_an_ability_is_said() -> None:
    """Whether the ability has messages for each number, or one for all."""
    assert enemy_words("regen-3", "sea", "fr") == "soigne 3"
    assert enemy_words("block-2", "skies", "en") == "blocks 2"
    assert enemy_words("unheard-of-2", "skies", "en") == "unheard-of-2"


def test_flavour_is_the_last_line_of_a_card() -> None:
    """After what an event tells and does, in each language; a card without a line has no room for one."""
    pack = open_project("harbour").pack
    assert isinstance(pack, SeaPack)
    page = cards_page(pack, WHOLE)
    (rats,) = {found for found in re.findall(r"<article[^>]*>(?:(?!</article>).)*</article>", page)
               if "Rats" in found and 'lang="en"' in found}  # fmt: skip

    assert rats.endswith('<p class="flavour">One of them has stayed behind to sweep up.</p></article>')
    assert '<p class="flavour"></p>' not in page
    cards: list[AdventureCard | EventCard | LevelCard | Enemy] = [
        *pack.adventures.values(), *pack.events.values(), *pack.levels.values(),
        *(enemy for enemy in pack.enemies.values() if enemy.copy == 1),
    ]  # fmt: skip

    assert page.count('<p class="flavour">') == 2 * sum(bool(card.flavour.en) for card in cards)


def test_printed_cards_are_of_one_size_with_marks_to_cut_along(pack: AnyPack) -> None:
    """63 by 88 millimetres, three side by side on A4, two strokes at each corner; headings stay on the screen."""
    page = cards_page(pack, ("en",))
    printed = page[page.index("@media print{@page") :].partition("</style>")[0]
    marks = re.findall(
        r"linear-gradient\(#000,#000\) (\S+|calc\([^)]*\)) (\S+|calc\([^)]*\))/(\S+) (\S+) no-repeat", printed
    )

    assert "@page{size:A4;margin:5mm}h1,h2,nav{display:none}" in printed
    assert "grid-template-columns:repeat(3,63mm)" in printed
    assert "width:63mm;height:88mm" in printed
    assert len({*marks}) == 8
    assert sorted(mark[2:] for mark in marks) == [(".15mm", "2.0mm")] * 4 + [("2.0mm", ".15mm")] * 4
