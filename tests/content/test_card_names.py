"""How the names of cards are written, in the packs that are shipped."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.terminal.games import load_game_and_pack

SMALL = {"a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}


@pytest.mark.parametrize("pack", ["harbour", "wandering-sea"])
def test_english_names_of_cards_have_capitals(pack: str) -> None:
    """Every word but the small ones inside: Coordinated Repair, as Surprise Strike."""
    box = load_game_and_pack(pack)[1]
    assert isinstance(box, Pack)
    kinds = (box.abilities, box.levels, box.adventures, box.events, box.enemies, box.crew)
    names = [card.name.en for kind in kinds for card in kind.values() if card.name.en]
    low = [
        name
        for name in names
        if any(word[0].islower() and (at == 0 or word not in SMALL) for at, word in enumerate(name.split()))
    ]

    assert low == []
    assert len(names) > 100
