"""What each part of a room does, and what an enemy blocks, in words."""

from __future__ import annotations

import pytest

from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.sea.rooms import part_words, room_words
from sleeping_gods.presentation.skies import foes
from sleeping_gods.sea.chapters.ship import PARTS
from tests.sea.tables import at_sea
from tests.skies.tables import fight, foe, foe_of, on_map


def test_every_part_of_every_room_has_words_of_its_own() -> None:
    """And a room says all of its parts."""
    table, localizer = at_sea(), presenter_of("sea").localizer
    for room, parts in PARTS.items():
        table.room = room
        told = [part_words(localizer, table, part) for part in parts]

        assert all(len(words) > 5 for words in told), told
        assert len({*told}) == len(told)
        assert all(words.rstrip(".").lower() in room_words(localizer, table, room).lower() for words in told)


@pytest.mark.parametrize("block", [0, 2])
def test_an_enemy_that_blocks_says_how_much(monkeypatch: pytest.MonkeyPatch, block: int) -> None:
    """One that does not says nothing of it."""
    monkeypatch.setattr(foes, "block_of", lambda _table, _foe: block)
    table, localizer = on_map(), presenter_of("skies").localizer
    fight(foe(table, "rat", "H . S|P H ."), "rat")
    words = localizer.say("foe_blocks", block=block)

    assert (words in foes._figures(localizer, table, foe_of(table, "rat"))) == bool(block)
