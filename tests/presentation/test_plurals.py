"""One coin and two coins: nothing that is told over many tables, and no card, has a number with the wrong noun."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.effects.terms import NOUNS
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.marks import remove_marks
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.cards import card_lines
from sleeping_gods.presentation.skies.cards import card_lines as card_words
from sleeping_gods.wording.terms import noun

from .test_words import FILES, everything
from .wandering import GAMES, PRESENTERS, wander

MORE: dict[Lang, tuple[tuple[str, str], ...]] = {
    "en": (
        ("card", "cards"), ("space", "spaces"), ("region", "regions"), ("action", "actions"), ("event", "events"),
        ("token", "tokens"), ("move", "moves"), ("turn", "turns"), ("heart", "hearts"), ("resource", "resources"),
        ("square", "squares"), ("location", "locations"), ("camp", "camps"), ("quest", "quests"),
    ),
    "fr": (
        ("carte", "cartes"), ("case", "cases"), ("région", "régions"), ("action", "actions"), ("jeton", "jetons"),
        ("tour", "tours"), ("cœur", "cœurs"), ("ressource", "ressources"), ("ordre", "ordres"), ("dégât", "dégâts"),
        ("pièce", "pièces"), ("évènement", "évènements"), ("camp", "camps"), ("quête", "quêtes"),
    ),
}  # fmt: skip
"""Nouns that only messages count."""


CALLED = (
    "does_gain-token",
    "does_lose-token",
    "if_token",
    "unless_token",
    "weapon-text_discard",
    "card-figure_discard",
)
"""Messages in which a name stands before a noun, never a number."""


def wrong(lang: Lang) -> re.Pattern[str]:
    """A number before a noun in the form that another number asks for; French has the singular after nought."""
    forms = {*MORE[lang], *((noun(thing, lang, 1), noun(thing, lang, 2)) for thing in NOUNS)}
    singular = [one for one, many in forms if one != many]
    plural = [many for one, many in forms if one != many]
    few, many = ("1", r"(?:0|[2-9]|\d\d+)") if lang == "en" else ("[01]", r"(?:[2-9]|\d\d+)")
    gap, end = r"[ \u00a0\u202f]", r"(?![\w'’-])"
    return re.compile(
        rf"(?<![\w:.+-]){few}{gap}(?:{'|'.join(map(re.escape, plural))}){end}"
        rf"|(?<![\w:.+-]){many}{gap}(?:{'|'.join(map(re.escape, singular))}){end}"
    )


def said_of(presenter: Any, table: Any) -> Iterator[str]:
    """What is said of a table: its question, choices, reasons, boards and cards."""
    if table.agenda:
        yield presenter.question(table)
        yield from presenter.context(table)
    for choice in options(table):
        yield presenter.label(table, choice)
        yield presenter.detail(table, choice)
    for choice, why in presenter.barred(table, SOFA):
        yield presenter.subject(table, [choice])
        yield presenter.reason(table, why)
    yield from (remove_marks(presenter.log_event(table, log_event)) for log_event in table.log_events)
    yield from (board.spoken for board in presenter.sections["party"].tell(presenter, table, SOFA).boards)
    yield presenter.sections["vessel"].tell(presenter, table, SOFA).spoken
    for face in presenter.sections["cards"].tell(presenter, table, SOFA).faces:
        yield from (plain(line) for line in (*face.text, face.note))


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_a_number_has_its_noun(game: str, lang: Lang) -> None:
    """Questions, choices, what they cost, what is barred, what happened, boards and cards, over random play."""
    presenter, pattern = PRESENTERS[game](lang), wrong(lang)
    found = {
        text for seed in (1, 2) for table in wander(game, 2, seed, 150) for text in said_of(presenter, table)
        if pattern.search(text)
    }  # fmt: skip

    assert found == set()
    assert pattern.search("1 coins" if lang == "en" else "1 pièces")
    assert pattern.search("3 coin" if lang == "en" else "3 pièce")
    assert not pattern.search("1 coin, 2 coins" if lang == "en" else "0 pièce, 1 pièce, 2 pièces")


@pytest.mark.parametrize("lang", WHOLE)
def test_every_message_counts_well(lang: Lang) -> None:
    """With nought, one and two of everything, but where what stands before a noun is always a word."""
    pattern = wrong(lang)
    found = {
        name
        for file in FILES
        for bundle in (everything(lang, file),)
        for name in bundle.ids
        for number in (0, 1, 2)
        if pattern.search(bundle.message(name).say(dict.fromkeys(bundle.message(name).variables, number)))
    }

    named = {*CALLED, "events_told", "event-card_title", "legend_squares"}
    assert found - named == set()


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_counts_well(game: str, lang: Lang) -> None:
    """All cards of the pack, whether they come up or not."""
    table, pattern, localizer = next(wander(game, 1, 1, 1)), wrong(lang), PRESENTERS[game](lang).localizer
    lines: Any = card_lines if game == "sea" else card_words
    boards = table.pack.crew if game == "sea" else table.pack.characters
    pack = table.pack
    kinds = [boards, pack.abilities, pack.adventures, pack.events, *([pack.levels] if game == "sea" else [pack.quests])]
    texts = ["\n".join(lines(localizer, table, card)) for cards in kinds for card in cards.values()]

    assert len(texts) > 100
    assert [text for text in texts if pattern.search(text)] == []
