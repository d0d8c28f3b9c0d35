"""Cards as players read them."""

from __future__ import annotations

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.sea.pack.build import build
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.wording.cards_sea import card_text, names_of


@pytest.fixture(scope="module")
def harbour() -> Pack:
    """The shipped pack."""
    return build(read_source(pack_folder("harbour")))


@pytest.mark.slow
@pytest.mark.parametrize("lang", WHOLE)
def test_every_card_has_a_text(harbour: Pack, lang: Lang) -> None:
    """Every card but the plain ones says what it does, in whole sentences, in both languages."""
    namer = names_of(harbour, lang)
    for cards in (harbour.crew, harbour.abilities, harbour.levels, harbour.adventures, harbour.events):
        for card in cards.values():
            text = card_text(card, lang, namer)
            assert text or card.name.en == "" or not getattr(card, "uses", ()), card.id
            assert all(line[-1] in ".!?" for line in text.split("\n") if line), text
            assert not set("{}[]|") & set(text), text


def test_a_board(harbour: Pack) -> None:
    """A crew board shows its uses with their cost, and its synergy."""
    laurent = harbour.crew["laurent"]

    assert card_text(laurent, "en") == "2 command: gain 1 meat OR +1 accuracy.\nSynergy: +1 damage."
    assert card_text(laurent, "fr") == (
        "2 ordres\u00a0: gagnez 1 viande OU +1 en précision.\nSynergie\u00a0: +1 dégât."
    )


def test_one_of_several(harbour: Pack) -> None:
    """SG-CMD-007, SG-CMD-010: command buys one use of a board or card, so that the text says OR; a cost is said once.

    Equipped cards pay for each use: there the lines stand by themselves.
    """
    helmet, kasumi = harbour.adventures["ropewalkers-harness"], harbour.crew["kasumi"]

    assert card_text(helmet, "en") == "1 command: +1 strength OR +1 perception OR block 1."
    assert card_text(helmet, "fr") == "1 ordre\u00a0: +1 en force OU +1 en perception OU parez 1."
    assert card_text(kasumi, "en").startswith(
        "1 command: redraw fate on a 1 (only for fate that you draw) OR 2 command: +1 perception.\n"
    )


def test_cards(harbour: Pack) -> None:
    """Costs, moments, recipes and weapons are told."""
    assert card_text(harbour.abilities["refine-1"], "en") == "1 command: repair 1 ship damage."
    assert card_text(harbour.abilities["triage-5"], "en") == (
        "When fatigue leaves this crew member, restore 1 health to another crew member."
    )
    assert card_text(harbour.adventures["flapjacks"], "fr") == (
        "1 ordre, 3 céréales\u00a0: retirez 3 fatigues\u202f; récupérez 3 PV."
    )
    assert card_text(harbour.adventures["revolver"], "en") == (
        "+2 accuracy, 4 damage, block 2, discard an equipped perception card for +1 damage, ranged."
    )


def test_an_event(harbour: Pack) -> None:
    """An event shows what it does, what stays, and how it is cleared."""
    assert card_text(harbour.events["hunting-serpent"], "en") == (
        "Place the sea serpent.\nOngoing.\n"
        "At the end of each turn: if the sea serpent is in your region, take 1 ship damage.\n"
        "As an action: STRENGTH 7 challenge (success: discard this event and remove the sea serpent)."
    )
    assert card_text(harbour.events["merchant-vessel"], "en").startswith("(a) Buy grain. 1 coin: gain 2 grain.")
