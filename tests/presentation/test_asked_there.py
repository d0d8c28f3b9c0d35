"""What can be taken where it is told: choices of event cards, recipes of a book, and what leads on to another draw."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.effects.op import Op
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.sea import story
from sleeping_gods.presentation.skies import attack_lines
from sleeping_gods.sea.chapters.cooking import CookBook
from sleeping_gods.sea.chapters.events import ChooseEvent
from sleeping_gods.skies.acts.alter import _leads_on
from tests.sea.tables import at_sea


def test_a_choice_of_an_event_card_is_taken_while_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while a page of the story asks for the same letter."""
    table, localizer = at_sea(), presenter_of("sea").localizer
    event = next(card for card in table.pack.events.values() if card.choices)
    letter = event.choices[0].letter
    asking: Any = object.__new__(ChooseEvent)
    cases: list[tuple[Any, list[Choice], str]] = [
        (asking, [("choose", letter)], f"choose {letter}"),
        (asking, [], ""),
        (object(), [("choose", letter)], ""),
    ]
    for decision, offered, taken in cases:
        monkeypatch.setattr(story, "decision_of", lambda _, decision=decision: decision)
        table.offered = offered
        line = story._event_line(localizer, table, event.id, letter)
        assert (line.letter, line.choice) == (letter, taken)


def test_a_cook_book_bars_only_recipes_that_are_owned() -> None:
    """Those whose food is not there; the others are offered."""
    table = at_sea()
    table.adventures.clear()
    recipes = [*table.bound.recipes]
    first = next(card for card in recipes if sum(amount for _, amount in table.pack.adventures[card].food) > 1)
    table.adventures[first] = 0
    table.goods = dict.fromkeys(table.goods, 0)
    book = CookBook(0)
    assert ([choice for choice, _ in book.barred(table)], book.options(table)) == ([("prepare", first)], [])
    table.goods = dict.fromkeys(table.goods, 5)
    assert (book.barred(table), book.options(table)) == ([], [("prepare", first)])
    table.adventures |= dict.fromkeys(recipes, 0)
    assert {*book.options(table)} == {("prepare", card) for card in recipes}


@pytest.mark.parametrize(
    ("status", "wanted", "leads"),
    [
        ("weakened", ["weakened"], True),
        ("weakened", ["madness"], False),
        ("all", ["madness"], True),
        ("all", ["weakened"], True),
        ("any", ["weakened"], True),
        ("all", ["venom"], False),
        ("all", [], False),
    ],
)
def test_what_takes_a_status_away_leads_on_where_that_status_bars(status: str, wanted: list[str], leads: bool) -> None:
    """Any status stands for the two that bar something."""
    assert _leads_on(Op("remove-status", (status, "one")), wanted) == leads


@pytest.mark.parametrize(("strikes_first", "back", "blocks"), [(0, 5, 3), (1, 7, 3)])
def test_what_comes_back_hangs_on_who_strikes_first(
    strikes_first: int, back: int, blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Power that an attack takes away weakens the answer only where that comes after it."""
    said: list[tuple[str, dict[str, Any]]] = []
    foe = SimpleNamespace(id="rat", power=2)
    attack = SimpleNamespace(target="rat", crew="ed", card="axe", block=2, pierces=False)
    answers: dict[str, Any] = {
        "foe_in_row": foe, "first_name": "Ed", "name_of": "name", "figures": SimpleNamespace(damage=None),
        "ability_sum": strikes_first, "removal": 9, "counter_damage": 7, "passive_sum": 1,
    }  # fmt: skip
    for name, answer in answers.items():
        monkeypatch.setattr(attack_lines, name, lambda *_, answer=answer: answer)
    localizer: Any = SimpleNamespace(say=lambda key, **words: said.append((key, words)))

    attack_lines.attack_lines(localizer, SimpleNamespace(assault=attack))  # type: ignore[arg-type]  # all that it asks for

    assert [key for key, _ in said] == ["attack_no-damage", "attack_answer"]
    assert said[1][1] == {"power": 2, "back": back, "blocks": blocks, "first": "yes" if strikes_first else "no"}
