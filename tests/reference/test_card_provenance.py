"""What of the cards is ours: the files of the boxes name decks, cards and parts that there are."""

from __future__ import annotations

import tomllib

import pytest

from sleeping_gods.content.builtin import PACKS
from sleeping_gods.content.files import PROVENANCE, read_files
from sleeping_gods.content.provenance import BOXES, OURS, PARTLY, PRINTED, decks, parts_of


def ids_in(game: str, file: str) -> set[str]:
    """The ids of the cards in a file of a box."""
    tables = tomllib.loads((PACKS / BOXES[game] / f"{file}.toml").read_text("utf-8")).values()
    return {card["id"] for table in tables for card in table}


@pytest.mark.parametrize("game", BOXES)
def test_every_card_that_is_named_is_in_its_deck(game: str) -> None:
    """A card that was renamed would be as all others."""
    for deck, every in decks(game).items():
        ids = ids_in(game, deck)
        if (game, deck) == ("skies", "starting"):
            ids |= ids_in(game, "starting_combat")

        assert every.get("cards", {}).keys() - ids == set()


@pytest.mark.parametrize("game", BOXES)
def test_every_part_that_is_named_is_one_of_the_deck(game: str) -> None:
    """Of the deck itself and of each card."""
    for every in decks(game).values():
        for origin in (every, *every.get("cards", {}).values()):
            named = [*origin.get("ours", ()), *origin.get("partly", ()), *origin.get("without", ())]

            assert len(named) == len({*named})
            assert {*named} <= {*every["parts"]}


def test_a_card_is_as_its_deck_unless_it_says_otherwise() -> None:
    """Audrie's health is printed, Odessa's is ours, and so is one half of her weapon."""
    assert parts_of("sea", "crew", "audrie")["health"] == PRINTED
    assert (parts_of("sea", "crew", "odessa")["health"], parts_of("sea", "crew", "odessa")["weapon"]) == (OURS, PARTLY)
    assert "effect" not in parts_of("sea", "abilities", "plain-craft-4")


def test_it_is_no_part_of_a_pack() -> None:
    """No pack reads it, and no digest knows it."""
    texts, findings = read_files(PACKS / BOXES["sea"])

    assert "crew.toml" in texts
    assert PROVENANCE not in texts
    assert findings == []
