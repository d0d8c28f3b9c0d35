"""Words and pages for what seldom comes up: marks of staying events, figures set by hand, kinds without a table."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.kernel.errors import Reason
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.marks import mark_ours, mark_piece, mark_staying, remove_marks, rich_text
from sleeping_gods.presentation.papers import paper_form_of, paper_of, printed_cards
from sleeping_gods.presentation.party.figure_words import figure_name, figure_words
from sleeping_gods.presentation.party.pack_cache import RecordCache
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import Span
from sleeping_gods.presentation.setup_words import why_no_setup
from sleeping_gods.presentation.skies.presenter import SkiesPresenter

from ..sea import tables as sea
from ..skies import tables as skies


@pytest.mark.parametrize(
    ("marked", "spans"),
    [
        (mark_piece("rope", "Rope"), (Span("piece", "Rope", "rope"),)),
        (mark_ours("mac", "our figures"), (Span("ours", "our figures", "mac"),)),
        (mark_staying("storm", "it stays"), (Span("stays", "it stays", "storm"),)),
        (
            f"Take {mark_piece('rope', 'Rope')} now",
            (Span("plain", "Take "), Span("piece", "Rope", "rope"), Span("plain", " now")),
        ),
        (mark_piece("rope", ""), ()),
    ],
)
def test_marked_words_become_spans_of_their_kind(marked: str, spans: tuple[Span, ...]) -> None:
    """A piece, figures of ours and an event that stays, each with what they lead to; without words there is no mark."""
    assert rich_text(marked, "en") == spans
    assert remove_marks(marked) == "".join(span.text for span in spans)


def test_a_word_of_a_figure_is_a_player_a_word_of_its_own_or_a_piece() -> None:
    """In both languages a seat is called by its player, and a piece by its name."""
    for lang in ("en", "fr"):
        localizer, words = localizer_of("sea", lang), PRESENTERS["sea"](lang).game_words
        table = sea.at_sea(2)
        assert figure_name(localizer, words, table, "p2") == table.names[1]
        assert figure_name(localizer, words, table, "mac") == words.name(localizer, table, "mac")


@pytest.mark.parametrize(
    ("what", "said"),
    [(("health", "mac"), "health of Mac"), (("xp",), "XP"), (("status", "mac", "venom"), "Mac: venom"), ((), "")],
)
def test_figures_that_are_set_by_hand_are_spoken_of(what: tuple[str, ...], said: str) -> None:
    """The log and the form of repairs call a figure by its kind and whose it is."""
    presenter: Any = PRESENTERS["sea"]("en")

    assert presenter.speak(sea.at_sea(2), "figure", 0, (" ".join(what),)) == said


def test_the_health_of_the_plane_is_no_place_of_the_plane() -> None:
    """Both begin with the same word."""
    localizer, words, table = localizer_of("skies", "en"), PRESENTERS["skies"]("en").game_words, skies.on_map()

    assert figure_words(localizer, words, table, ("plane", "health")) == "health of the plane"
    assert figure_words(localizer, words, table, ("plane",)) == "where the plane is"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reason_without_words_is_its_rule(lang: Lang) -> None:
    """A set-up is refused with a sentence that cites the rule, or at least with the rule."""
    localizer = localizer_of("sea", lang)

    assert why_no_setup(localizer, Reason("SG-SETUP-001", "no-such-reason")) == "SG-SETUP-001"
    known = why_no_setup(localizer, Reason("SG-SETUP-001", "same-name"))
    assert known.endswith(" (SG-SETUP-001)")
    assert len(known) > len(" (SG-SETUP-001)")


def test_papers_are_of_one_of_the_games() -> None:
    """Anything else has no printed cards, and no papers."""
    presenter: Any = PRESENTERS["sea"]("en")

    assert printed_cards(object(), "en") == {}
    for make in (paper_of, paper_form_of):
        with pytest.raises(TypeError):
            make(presenter, object(), object())  # type: ignore[arg-type]  # that is the point
    with pytest.raises(KeyError):
        PRESENTERS["chess"]


class AnyPack:
    """All that a cache asks of a pack."""

    digest = ""


def test_a_cache_of_records_drops_the_oldest() -> None:
    """Of each pack and language at most so many values are kept; what was dropped is made anew."""
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    cache: RecordCache[AnyPack, str] = RecordCache(2)
    pack, other = AnyPack(), AnyPack()
    for key in ("a", "b", "a", "c", "b"):
        assert cache.get_or_make(pack, "en", key, make, key) == key.upper()
    assert made == ["a", "b", "c"]
    cache.get_or_make(pack, "en", "a", make, "a")
    assert made == ["a", "b", "c", "a"]
    cache.get_or_make(pack, "fr", "a", make, "a")
    cache.get_or_make(other, "en", "a", make, "a")
    assert made == ["a", "b", "c", "a", "a", "a"]


def test_a_restored_totem_is_a_page_of_its_own() -> None:
    """The skies show the totem that a quest restores, with those that the party owns."""
    table = skies.on_map()
    quest = next(number for number, card in table.pack.quests.items() if card.totem)
    page = SkiesPresenter("en").full_page(table, ("restored-totem", quest))

    assert page is not None
    assert page.kind == "totem"
    assert SkiesPresenter("en").full_page(table, ("turn", 1, 0)) is None
