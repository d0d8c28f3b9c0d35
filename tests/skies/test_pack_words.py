"""The rules text of the skies' cards in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.skies.pack.build import build
from sleeping_gods.skies.table.cards import AbilityCard, AdventureCard, CombatFigures, EventCard, Pack, Quest, Use
from sleeping_gods.story.printed import Name, Passive
from sleeping_gods.wording.cards_skies import card_text, names_of, use_text

X = Name({"en": "X", "fr": "X"})


@pytest.fixture(scope="module")
def airfield() -> Pack:
    """The shipped pack."""
    return build(read_source(pack_folder("airfield")))


@pytest.mark.slow
@pytest.mark.parametrize("lang", WHOLE)
def test_every_card_can_be_read(airfield: Pack, lang: Lang) -> None:
    """No text has an unfilled place, and every event has a text."""
    namer = names_of(airfield, lang)
    events = [card_text(event, lang, namer) for event in airfield.events.values()]
    texts = [card_text(board, lang, namer) for board in airfield.characters.values()]
    texts += [card_text(ability, lang, namer) for ability in airfield.abilities.values()]
    texts += [card_text(card, lang, namer) for card in airfield.adventures.values()]
    texts += [card_text(quest, lang, namer) for quest in airfield.quests.values()]

    assert all(events)
    assert not set("{}[]|") & set("".join(events + texts))


def test_a_use() -> None:
    """Costs come first, limits last, and targets are characters."""
    use = Use("heal", parse_program("restore 2 health to another"), 1, 2, (("sand-honey", 1),), "turn", True, "river")

    assert use_text(use, "en") == (
        "1 stamina, this character loses 2 health, 1 sand honey: restore 2 health to another character"
        " (only for this character), once a turn, on a square with a river"
    )
    assert use_text(use, "fr") == (
        "1 point d'endurance, ce personnage perd 2 points de santé, 1 miel des sables\u00a0: "
        "un autre personnage récupère 2 points de santé"
        " (seulement pour ce personnage), une fois par tour, sur une case avec une rivière"
    )


def test_one_of_several(airfield: Pack) -> None:
    """DS-ADVC-003: an adventure card is played for one of its uses, so that its text says OR; a board has them all."""
    goggles, miguel = airfield.adventures["goggles"], airfield.characters["miguel"]
    two = Use("a", parse_program(["restore 1 health", "gain venom"]), 0), Use("b", parse_program("draw 1"), 1)
    odd = AdventureCard("x", 40, "gear", X, uses=two)

    assert card_text(goggles, "en") == "+2 perception OR reroll the combat die."
    assert card_text(goggles, "fr") == "+2 en perception OU relancez le dé de combat."
    assert card_text(odd, "en") == "Restore 1 health; gain venom. OR 1 stamina: draw 1 ability card."
    assert card_text(odd, "fr").endswith(
        "recevez l'état poison. OU 1 point d'endurance\u00a0: piochez 1 carte Compétence."
    )
    alike = AdventureCard("y", 41, "gear", X, uses=(replace(two[0], stamina=1), two[1]))
    assert card_text(alike, "en") == "1 stamina: restore 1 health; gain venom. OR 1 stamina: draw 1 ability card."
    assert card_text(miguel, "en").count("\n") == 2


def test_a_combat_card() -> None:
    """Damage with what is added to it, what it ignores, removed power, block and synergy."""
    figures = CombatFigures(5, True, "moxie", 1, 2, True, parse_program("remove 1 power"))
    card = AdventureCard("x", 40, "combat", X, combat=figures)

    assert card_text(card, "en").split("\n") == [
        "5 damage + the combat die + moxie, ignores enemy block, removes 1 power, block 2.",
        "Synergy: remove 1 power.",
    ]
    assert card_text(card, "fr").split("\n")[0] == (
        "5 dégâts + le dé de combat + cran, ignore la parade ennemie, retire 1 point de puissance, parade 2."
    )


def test_an_ability_card() -> None:
    """Standing changes come before uses."""
    card = AbilityCard("x", X, 3, "moxie", 1, (), (Passive("damage self", 1), Passive("hand", 1)))

    assert card_text(card, "en").split("\n") == [
        "+1 damage for every combat card of this character that deals damage.",
        "Keep 1 ability card more in hand.",
    ]


def test_an_event_that_stays() -> None:
    """What is harder, what each turn's end brings, and how it is completed."""
    event = EventCard(
        "x",
        X,
        X,
        1,
        stays=True,
        harder=(("craft", 1), ("any", 2)),
        turn_end=parse_program("gain 1 threat"),
        completing=parse_program("return to the map"),
    )

    assert card_text(event, "en").split("\n") == [
        "Stays in play.",
        "CRAFT challenges need 1 more.",
        "All challenges need 2 more.",
        "At the end of each turn: put 1 threat on this event.",
        "To complete it: return to the map.",
    ]
    assert card_text(event, "fr").split("\n")[1:3] == [
        "Les défis SAVOIR-FAIRE demandent 1 de plus.",
        "Tous les défis demandent 2 de plus.",
    ]
    assert card_text(event, "fr").endswith("retournez sur la carte.")


def test_how_an_event_is_completed() -> None:
    """DS-EVNT-013: by moving the plane, or by what a player does, each on a condition if there is one."""
    moved = EventCard("x", X, X, 1, stays=True, completes_on="plane-moved")
    paid = EventCard(
        "x",
        X,
        X,
        1,
        stays=True,
        completing=parse_program("draw 1"),
        completing_if=parse_condition("crew ezarius"),
        completes_on="plane-moved",
    )
    tried = EventCard(
        "x", X, X, 1, stays=True, completing=parse_program("draw 1"), completing_if=parse_condition("LANTERN")
    )

    assert card_text(moved, "en").split("\n")[1:] == ["Completed when the plane moves."]
    assert card_text(moved, "fr").split("\n")[1:] == ["Complété quand l'avion se déplace."]
    assert card_text(paid, "en").split("\n")[1:] == [
        "Completed when the plane moves if Ezarius has health: draw 1 ability card."
    ]
    assert card_text(tried, "en").split("\n")[1:] == ["To complete it if you have LANTERN: draw 1 ability card."]
    assert card_text(tried, "fr").split("\n")[1:] == [
        "Pour le compléter si vous avez LANTERN\u00a0: piochez 1 carte Compétence."
    ]


def test_a_curse_has_its_name(airfield: Pack) -> None:
    """A curse is named as the pack names it."""
    text = card_text(airfield.events["orfash-dream"], "en", names_of(airfield, "en"))

    assert "gain the curse The Cold Pocket" in text


def test_a_dormant_totem(airfield: Pack) -> None:
    """What restores it and the card it becomes; a fleeting quest is discarded after reading."""
    quest = Quest(1, X, "X", X, fleeting=True, needs=(("bloodflower", 2),), totem=60)

    assert card_text(quest, "en").split("\n") == ["Discard after reading.", "2 bloodflowers: gain adventure card 60."]
    assert "60 (" in card_text(quest, "en", names_of(airfield, "en"))
