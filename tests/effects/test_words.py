"""Words: what players read, with plurals, in English and French."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.op import Arg
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.languages import Lang
from sleeping_gods.wording.effects import describe, describe_amounts
from sleeping_gods.wording.terms import counted_noun

TEXTS = [
    ("gain 2 coins", "gain 2 coins", "gagnez 2 pièces"),
    ("gain 1 coin", "gain 1 coin", "gagnez 1 pièce"),
    ("gain 2 materials", "gain 2 materials", "gagnez 2 matériaux"),
    ("lose 1 resource", "lose 1 resource", "perdez 1 ressource"),
    ("gain venom on audrie", "Audrie gains venom", "Audrie reçoit l'état poison"),
    ("gain low-morale", "gain low morale", "recevez l'état déprimé"),
    ("remove any status from one", "remove any 1 status from one crew member", "retirez 1 état au choix à un membre"),
    ("remove all statuses", "remove all statuses", "retirez tous les états"),
    ("lose 3 health by each", "each crew member loses 3 health", "chaque membre d'équipage perd 3 PV"),
    (
        "restore all health",
        "restore all health to each crew member",
        "chaque membre d'équipage récupère toute sa santé",
    ),
    ("restore 1 health to another", "restore 1 health to another crew member", "un autre membre d'équipage récupère 1"),
    ("clear one", "remove all command from one board or card", "retirez tous les ordres d'un plateau ou d'une carte"),
    ("clear 1 command", "remove 1 placed command", "retirez 1 ordre posé"),
    ("clear all command", "remove all placed command", "retirez tous les ordres posés"),
    ("ship damage 1", "take 1 ship damage", "le bateau subit 1 dégât"),
    ("travel -1 this turn", "-1 to travel this turn", "-1 en navigation ce tour-ci"),
    ("redraw fate on a 1", "redraw fate on a 1", "repiochez le destin sur un 1"),
    ("CUNNING +2", "+2 cunning", "+2 en ruse"),
    ("any skill +1", "+1 to any skill", "+1 à une compétence au choix"),
    ("place serpent", "place the sea serpent", "placez le Serpent de Mer"),
    ("gain token dinosaur-egg", "gain the dinosaur egg token", "gagnez le jeton Œuf de Dinosaure"),
    ("deal 2 damage", "deal 2 damage", "infligez 2 dégâts"),
    ("gain 2 torch", "gain 2 torches", "gagnez 2 torches"),
    ("gain 2 stamina to ed", "Ed gains 2 stamina", "Ed gagne 2 points d'endurance"),
    ("plane damage 1", "the plane takes 1 damage", "l'avion subit 1 dégât"),
    ("ignore steep", "ignore steep terrain", "ignorez un obstacle\u00a0: terrain escarpé"),
    ("mark rebels 1", "1 mark for the Stormlock City Rebels", "cochez 1 case pour les rebelles de Stormlock"),
    ("moxie +2", "+2 moxie", "+2 en cran"),
    (
        "fate 6: gain 1 meat; else: plane damage 1",
        "draw fate: on 6 or more gain 1 meat, otherwise the plane takes 1 damage",
        "piochez le destin\u00a0: sur 6 ou plus, gagnez 1 viande, sinon l'avion subit 1 dégât",
    ),
    (
        "fate below 6: plane damage 1",
        "draw fate: on less than 6 the plane takes 1 damage",
        "piochez le destin\u00a0: sur moins de 6, l'avion subit 1 dégât",
    ),
    (
        "fate 4: draw 1",
        "draw fate: on 4 or more draw 1 ability card",
        "piochez le destin\u00a0: sur 4 ou plus, piochez 1",
    ),
    (
        "obstacle steep: lose 1 resource; gain venom",
        "ignore steep terrain, or lose 1 resource and gain venom",
        "ignorez l'obstacle (terrain escarpé), ou perdez 1 ressource et recevez l'état poison",
    ),
]


@pytest.mark.parametrize(("text", "en", "fr"), TEXTS, ids=[text for text, _, _ in TEXTS])
def test_words_of_an_effect(text: str, en: str, fr: str) -> None:
    """An effect is said in the words of each rulebook, with the right plurals."""
    assert describe(parse_program(text), "en") == en
    assert describe(parse_program(text), "fr").startswith(fr)


def test_words_of_a_challenge() -> None:
    """What follows a failure and a success stands in brackets after the challenge."""
    program = parse_program(
        ["challenge SAVVY 7 by kannan", "fail: lose 3 health; gain venom; draw 1", "pass: gain 1 xp", "turn to 3"]
    )

    assert describe(program, "en") == (
        "SAVVY 7 challenge by Kannan (failure: lose 3 health, gain venom and draw 1 ability card; success: gain 1 XP);"
        " turn to 3"
    )
    assert describe(program, "fr") == (
        "défi CONNAISSANCES 7 par Kannan (échec\u00a0: perdez 3 PV, recevez l'état poison et piochez 1 carte Compétence"
        "\u202f; réussite\u00a0: gagnez 1 XP)\u202f; rendez-vous au 3"
    )


def test_what_follows_a_test_in_any_case_says_so() -> None:
    """Nobody takes it for the prize of passing: after challenges and draws of fate, once for all that follows."""
    challenge = parse_program(["challenge CUNNING 6", "fail: lose 1 health", "gain 1 sand-honey", "draw 1"])
    fate = parse_program(["fate 5: gain 1 torch; else: lose 1 health", "lose 1 meat"])

    assert describe(challenge, "en") == (
        "CUNNING 6 challenge (failure: lose 1 health); either way gain 1 sand honey; draw 1 ability card"
    )
    assert describe(challenge, "fr") == (
        "défi RUSE 6 (échec\u00a0: perdez 1 PV)\u202f; dans tous les cas, gagnez 1 miel des sables"
        "\u202f; piochez 1 carte Compétence"
    )
    assert describe(fate, "en").endswith("otherwise lose 1 health; either way lose 1 meat")
    assert describe(fate, "fr").endswith("\u202f; dans tous les cas, perdez 1 viande")


@pytest.mark.parametrize(
    "lines",
    [
        ["challenge CUNNING 6", "fail: lose 1 health; turn to 3", "gain 1 meat"],
        ["challenge CUNNING 6", "fail: if LANTERN: turn to 3", "gain 1 meat"],
        ["challenge CUNNING 6", "pass: return to the map", "gain 1 meat"],
        ["challenge CUNNING 6", "fail: lose 1 health", "return to the map"],
        ["challenge CUNNING 6", "gain 1 meat"],
        ["draw 1", "gain 1 meat"],
    ],
)
def test_what_does_not_follow_in_any_case_does_not_say_so(lines: list[str]) -> None:
    """Where an outcome leads elsewhere, where the next thing only leads on, and where there was no outcome."""
    program = parse_program(lines)

    assert "either way" not in describe(program, "en")
    assert "dans tous les cas" not in describe(program, "fr")


def test_a_verb_is_said_once_in_a_list() -> None:
    """What one arm gives is listed after one verb, and what it gives twice is counted."""
    program = parse_program(["challenge SAVVY 5", "fail: gain venom; gain venom", "pass: gain 1 coin; gain 1 meat"])

    assert describe(program, "en") == (
        "SAVVY 5 challenge (failure: gain venom (2 times); success: gain 1 coin and 1 meat)"
    )
    assert describe(program, "fr") == (
        "défi CONNAISSANCES 5 (échec\u00a0: recevez l'état poison (2 fois)\u202f; réussite\u00a0:"
        " gagnez 1 pièce et 1 viande)"
    )


def test_words_of_choices_and_conditions() -> None:
    """Choices are joined by or, conditions begin with if."""
    program = parse_program("if LANTERN: choose 1: gain 1 meat | repair 2")

    assert describe(program, "en") == "if you have LANTERN, choose one: gain 1 meat, or repair 2 ship damage"
    assert describe(program, "fr") == (
        "si vous avez LANTERN, au choix\u00a0: gagnez 1 viande, ou réparez 2 dégâts du bateau"
    )


def test_names_are_taken_from_a_namer() -> None:
    """Where a pack knows names, they stand beside the numbers."""

    def namer(kind: str, value: Arg) -> str:
        return {"quest 12": "The Lantern", "enemy 5": "Gull"}.get(f"{kind} {value}", "")

    program = parse_program("gain quest 12; combat 5, 6")

    assert describe(program, "en", namer) == "gain quest 12 (The Lantern); fight 5 (Gull), 6"


def test_a_game_has_its_own_words_for_targets_and_home() -> None:
    """A namer may know another word for each crew member, and another place to return to."""

    def namer(kind: str, value: Arg) -> str:
        return {"target each": "each character", "home ": "to the map", "boss 4": "Wyrm"}.get(f"{kind} {value}", "")

    program = parse_program(["lose 1 health by each", "boss 4", "win: draw 1", "flee: gain venom"])

    assert describe(program, "en", namer) == (
        "each character loses 1 health; fight boss 4 (Wyrm) (victory: draw 1 ability card; flight: gain venom)"
    )
    assert describe(parse_program("return to the map"), "en", namer) == "return to the map"
    assert describe(parse_program("return to the map"), "en") == "return to the ship"


@pytest.mark.parametrize(
    ("count", "lang", "text"),
    [(0, "en", "0 coins"), (1, "en", "1 coin"), (0, "fr", "0 pièce"), (1, "fr", "1 pièce"), (2, "fr", "2 pièces")],
)
def test_plurals(count: int, lang: Lang, text: str) -> None:
    """French counts 0 and 1 as one, English only 1."""
    assert counted_noun(count, "coins", lang) == text


def test_words_of_amounts() -> None:
    """Amounts are listed with commas."""
    assert describe_amounts((("vegetables", 1), ("meat", 2)), "en") == "1 vegetable, 2 meat"
    assert describe_amounts((("vegetables", 1), ("meat", 2)), "fr") == "1 légume, 2 viandes"
