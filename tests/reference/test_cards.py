"""Cards as entries: all of them, with what is printed and what is ours, found by their names and beside the rules."""

from __future__ import annotations

import gzip
import re
from html import unescape

import pytest

from sleeping_gods.content.provenance import OURS, PARTLY, PRINTED
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.aids import packs
from sleeping_gods.reference.book.entry_markdown import SIGN
from sleeping_gods.reference.book.library import ReferenceBook, book, every_book
from sleeping_gods.reference.cards.finding import find_cards, rank_of, words
from sleeping_gods.reference.cards.library import ReferenceCard, all_ours, cards
from sleeping_gods.reference.ledger import GAMES, ledger
from sleeping_gods.reference.site.card_list import cards_page
from sleeping_gods.reference.site.card_page import card_page
from sleeping_gods.reference.site.fragment import fragment
from sleeping_gods.reference.site.lists import a_z_page
from sleeping_gods.reference.site.search_data import search_files

ALL = [pytest.param(each, id=f"{each.game}-{each.lang}") for each in every_book()]
BYTES = 120 * 1024
"""So much of the index of a game is sent at most."""


def _sea(slug: str, lang: Lang = "en") -> ReferenceCard:
    return cards("sea", lang)[f"card-{slug}"]


class TestAll:
    """Every card of a box is in one entry."""

    def test_the_decks_of_the_sea_are_whole(self) -> None:
        """60 abilities, 24 levels, 32 market cards, 54 events, nine boards, four to start with."""
        counts: dict[str, int] = {}
        for card in cards("sea", "en").values():
            counts[card.deck] = counts.get(card.deck, 0) + len(card.faces)

        assert counts == {"crew": 9, "abilities": 60, "levels": 24, "market": 32, "starting": 4, "events": 54}

    def test_no_card_of_a_box_is_left_out(self) -> None:
        """By the ids of the packs."""
        box = packs.sea()
        told = {face.id for card in cards("sea", "en").values() for face in card.faces}
        bought = {id for id, card in box.adventures.items() if card.origin in ("market", "starting")}

        assert told == {*box.crew, *box.abilities, *box.levels, *box.events, *bought}
        skies = {face.id for card in cards("skies", "en").values() for face in card.faces}
        assert {*packs.skies().abilities, *packs.skies().events, *packs.skies().buffs} <= skies

    @pytest.mark.parametrize("game", GAMES)
    def test_both_languages_have_the_same_cards(self, game: str) -> None:
        """At the same links, with the same copies and the same origin."""
        english, french = cards(game, "en"), cards(game, "fr")

        assert list(english) == list(french)
        for one, other in zip(english.values(), french.values(), strict=True):
            assert [face.id for face in one.faces] == [face.id for face in other.faces]
            assert one.parts == other.parts
            assert all(face.title == other.title or not face.title for face in other.faces)

    @pytest.mark.parametrize("book", ALL)
    def test_no_card_has_the_name_of_an_entry(self, book: ReferenceBook) -> None:
        """Their pages never want the same file."""
        assert set(cards(book.game, book.lang)).isdisjoint(book.entries)


class TestOrigin:
    """What is printed, and what is ours."""

    @pytest.mark.parametrize(
        ("slug", "part", "state"),
        [
            ("kannan", "effect", OURS),
            ("kannan", "synergy", PRINTED),
            ("kannan", "health", OURS),
            ("audrie", "health", PRINTED),
            ("audrie", "weapon", PRINTED),
            ("rafael", "weapon", OURS),
            ("captain-odessa", "weapon", PARTLY),
            ("gregory", "effect", PARTLY),
            ("triage", "effect", PRINTED),
            ("alert", "effect", OURS),
            ("alert", "fate", PRINTED),
            ("endurance", "xp", OURS),
            ("endurance", "effect", PRINTED),
            ("tough-as-nails", "effect", OURS),
            ("pann-bow", "price", OURS),
            ("revolver", "price", PRINTED),
            ("stew", "price", OURS),
            ("stew", "effect", PRINTED),
            ("gloria-walker", "cost", OURS),
            ("hunting-serpent", "effect", PARTLY),
            ("rats", "effect", OURS),
            ("rats", "name", PRINTED),
        ],
    )
    def test_the_marks_of_the_box_are_told(self, slug: str, part: str, state: str) -> None:
        """They are read from its files."""
        assert _sea(slug).parts[part] == state

    def test_a_card_of_ours_says_so(self) -> None:
        """Most of the skies' are; what the rulebook shows is not."""
        skies = cards("skies", "en")

        assert all_ours(skies["card-ox-shoulders"])
        assert not all_ours(skies["card-herbalist"])
        assert skies["card-heavy-hands"].parts["effect"] == PRINTED

    @pytest.mark.parametrize("book", ALL)
    def test_every_part_that_is_ours_is_marked_on_the_page(self, book: ReferenceBook) -> None:
        """A page has the mark exactly if something of the card, or of the rules that name it, is ours."""
        for card in cards(book.game, book.lang).values():
            page = card_page(book, card).body.partition('<p class="legend">')[0]
            ours = card.having(OURS) or card.having(PARTLY)
            named = any(ledger(card.game)[rule].is_ours for rule in card.rules[:6])
            assert (SIGN in page) is bool(ours or named), card.key


class TestTouching:
    """Rules and entries lead on."""

    @pytest.mark.parametrize(
        ("slug", "rule"),
        [
            ("refine", "SG-ABIL-023"),
            ("surprise-strike", "SG-ABIL-022"),
            ("watchful", "SG-LEVEL-012"),
            ("gloria-walker", "SG-ADV-018"),
            ("alzarrian-cook-book", "SG-FAQ-008"),
            ("lost-sailor", "SG-FAQ-009"),
            ("triage", "SG-ABIL-002"),
        ],
    )
    def test_rules_that_name_a_card_are_listed(self, slug: str, rule: str) -> None:
        """With a link to the sentence."""
        assert rule in _sea(slug).rules
        assert f"#{rule}" in card_page(book("sea", "en"), _sea(slug)).body

    @pytest.mark.parametrize(
        ("slug", "entry"),
        [
            ("pann-bow", "ranged-weapon"),
            ("stew", "recipe"),
            ("gear", "gear"),
            ("gloria-walker", "gloria"),
            ("rats", "event"),
            ("rapid-strike", "special-ability-cards"),
            ("kannan", "crew-ability"),
        ],
    )
    def test_entries_about_it_are_near(self, slug: str, entry: str) -> None:
        """By its deck, its text and its rules."""
        assert entry in _sea(slug).see

    @pytest.mark.parametrize("book", ALL)
    def test_all_links_lead_to_entries(self, book: ReferenceBook) -> None:
        """Of the same game."""
        for card in cards(book.game, book.lang).values():
            assert set(card.see) <= set(book.entries)
            assert set(card.rules) <= set(book.places)

    @pytest.mark.parametrize("book", ALL)
    def test_cards_stand_in_the_lists(self, book: ReferenceBook) -> None:
        """In their own and from A to Z."""
        listed, a_z = cards_page(book).body, a_z_page(book).body

        for card in cards(book.game, book.lang).values():
            assert f'href="{card.slug}.html"' in listed
            assert f'href="{card.slug}.html"' in a_z


class TestFinding:
    """A name finds its card; a question finds rules."""

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("game", GAMES)
    def test_the_name_of_a_card_finds_it_first(self, game: str, lang: Lang) -> None:
        """Whole, without accents, in capitals."""
        for card in cards(game, lang).values():
            for said in (card.title, card.title.upper()):
                found = find_cards(lang, said, game=game)
                assert found[0].whole
                assert words(found[0].card.title) == words(card.title)

    @pytest.mark.parametrize(
        ("question", "slug"),
        [
            ("how does surprise strike work", "surprise-strike"),
            ("engine's st", "engines-steward"),
            ("cook bo", "alzarrian-cook-book"),
            ("Is rapid strike quicker?", "rapid-strike"),
        ],
    )
    def test_a_name_in_a_question_or_half_of_one_is_found(self, question: str, slug: str) -> None:
        """As one types, too."""
        assert [each.card.slug for each in find_cards("en", question, game="sea")] == [f"card-{slug}"]

    @pytest.mark.parametrize(
        "question", ["", "?", "al", "do we hope for rain", "can I cook in combat", "who takes the damage"]
    )
    def test_a_question_about_rules_finds_no_card(self, question: str) -> None:
        """Little words and words that only a text has in it lead to none."""
        assert find_cards("en", question, game="sea") == []

    def test_names_are_compared_by_words(self) -> None:
        """Equal, inside, begun, or nothing."""
        assert rank_of(["hope"], ["hope"]) == 0
        assert rank_of(["my", "pann", "bow"], ["pann", "bow"]) == 1
        assert rank_of(["ser", "ve"], ["serpent", "scale", "vest"]) == 2
        assert rank_of(["ve", "ser"], ["serpent", "scale", "vest"]) is None

    @pytest.mark.parametrize("lang", WHOLE)
    def test_what_is_sent_stays_light(self, lang: Lang) -> None:
        """The index of each game with its cards."""
        files = dict(search_files(lang))
        for game in GAMES:
            sent = sum(len(gzip.compress(files[f"{name}.{lang}.{game}"].encode())) for name in ("search", "cards"))
            assert sent <= BYTES

    def test_pages_tell_no_more_than_the_card(self) -> None:
        """No sign of our markup is left on them."""
        for card in cards("sea", "fr").values():
            page = card_page(book("sea", "fr"), card).body
            assert not re.search(r"\[\[|\{ours|\[=", page), card.key


class TestTables:
    """The tables of the entries mark what the boxes mark."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_prices_of_the_market(self, lang: Lang) -> None:
        """Behind each price that is ours, and behind no other."""
        told = _words(book("sea", lang), "market")
        for card in cards("sea", lang).values():
            if card.deck == "market":
                price = next(face.corner.text for face in card.faces).split()[0]
                found = re.search(rf"{re.escape(card.title)} {price}({SIGN}?)", told)
                assert found, card.title
                assert bool(found[1]) is (card.parts["price"] == OURS), card.title

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize(
        ("entry", "parts"),
        [("crew-member", ("health", "skills")), ("crew-board", ("weapon",)), ("crew-ability", ("effect",))],
    )
    def test_figures_of_the_crew(self, lang: Lang, entry: str, parts: tuple[str, ...]) -> None:
        """A row has the mark exactly if something in it is ours, behind the name if all of it is."""
        rows = [row for row in _words(book("sea", lang), entry).split("\n\n") if row.strip()]
        for card in cards("sea", lang).values():
            if card.deck == "crew":
                row = next(row for row in rows if row.strip().startswith((card.title, card.short)))
                states = {card.parts[part] for part in parts}
                assert (SIGN in row) is (states != {PRINTED}), f"{card.title}: {row}"
                assert row.strip().split("\n")[0].rstrip().endswith(SIGN) is (states == {OURS}), f"{card.title}: {row}"


def _words(book: ReferenceBook, slug: str) -> str:
    """The words of an entry; rows are parted by empty lines."""
    page = fragment(book.entries[slug]).replace("</tr>", "\n\n")
    return unescape(re.sub(r"<[^>]+>", "", page))


class TestOwners:
    """Who owns the printed box finds what is printed; what this edition made up stands apart."""

    def test_figures_of_this_edition_are_not_on_the_face(self) -> None:
        """Gregory's skills are printed, his health is ours."""
        page = card_page(book("sea", "en"), _sea("gregory")).body
        face, _, apart = page.partition('<section class="edition">')

        assert "savvy" in face
        assert "5 health" not in face.partition('<section class="origin">')[0]
        assert "5 health" in apart.replace("\u00a0", " ")

    def test_a_skill_of_this_edition_is_not_on_the_face(self) -> None:
        """Mac's three skills are ours: each stands apart, none beside what is printed."""
        page = card_page(book("sea", "en"), _sea("mac")).body.replace("\u00a0", " ")
        face, _, apart = page.partition('<section class="edition">')
        badges = [badge.text for badge in _sea("mac").faces[0].badges if badge.part == "skills"]

        assert len(badges) == 3
        for badge in badges:
            assert badge not in face.partition('<section class="origin">')[0]
            assert badge in apart

    def test_gregorys_token_says_when(self) -> None:
        """It heals whoever has just reached 0 health."""
        assert _sea("gregory").faces[0].rules_text[-1].endswith("when they reach 0 health.")

    @pytest.mark.parametrize("book", ALL)
    def test_no_page_claims_to_have_every_card(self, book: ReferenceBook) -> None:
        """Numbered cards have none."""
        brief = cards_page(book).brief

        assert not brief.startswith(("Every card", "Chaque carte"))

    def test_a_card_line_in_search_has_the_mark(self) -> None:
        """Where its text is ours, and only there."""
        assert cards("skies", "en")["card-ox-shoulders"].text_is_ours
        assert not _sea("surprise-strike").text_is_ours
