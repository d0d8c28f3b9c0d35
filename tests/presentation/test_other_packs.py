"""What is asked about a pack that is none of the two games': nothing is told of it, and nothing fails."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.shared_packs import Packs
from sleeping_gods.presentation.papers import printed_cards
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.service import plates

from ..kernel.toy import ToyPack

TICKED = ["ending:home", "totem:moon-eye"]


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_of_a_pack_of_another_game_only_its_id_is_known(game: str) -> None:
    """It has no places, no members, nothing to unlock and no options."""
    presenter, pack = presenter_of(game), ToyPack()

    assert (presenter.pack_name(pack), presenter.pack_size(pack), presenter.location_count(pack)) == ("toys", "", 0)
    assert (presenter.roster(pack), presenter.free_options(pack)) == ({}, {})
    assert (presenter.unlocked(pack, TICKED), presenter.unlocked_cards(pack, TICKED)) == ({}, ())


def test_a_pack_without_plates_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor has it printed cards; it is shared like any other."""
    loaded: Any = (None, ToyPack())
    monkeypatch.setattr(plates, "load_pack", lambda name: loaded)
    assert plates.plates_of("harbour") == {}
    assert plates.plate_file("harbour", "place-9.0123456789abcdef.png") is None
    assert printed_cards(ToyPack(), "en") == {}
    packs, first, second = Packs(), ToyPack(), ToyPack()
    assert packs.same(first) is first
    assert packs.same(second) is first
    assert packs.same(ToyPack(digest="other")) is not first
