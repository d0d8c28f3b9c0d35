"""The vocabulary: every operation has texts, words in both languages, a window and an example."""

from __future__ import annotations

import pytest

from sleeping_gods.effects import terms
from sleeping_gods.effects.op import Op
from sleeping_gods.effects.operation import GAMES, WINDOWS, Operation
from sleeping_gods.effects.parse import parse_effect, parse_program
from sleeping_gods.effects.registry import ARMS, OPERATIONS, common_windows, ends, first_window, label
from sleeping_gods.effects.slot_kinds import KINDS
from sleeping_gods.sea.table import words
from sleeping_gods.skies.table import words as skies
from sleeping_gods.wording.effects import describe

EVERY = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=list(OPERATIONS))


@EVERY
def test_the_example_parses_to_the_declared_operation(operation: Operation) -> None:
    """Every example parses to what its declaration says it means."""
    assert parse_effect(operation.example) == operation.means
    assert operation.means.name == operation.name


@EVERY
def test_the_example_has_words_in_both_languages(operation: Operation) -> None:
    """Every operation can be read in English and in French, with every place of its template filled."""
    english, french = describe((operation.means,), "en"), describe((operation.means,), "fr")

    assert english != french
    assert all((english, french))
    assert not set("{}[]|") & set(english + french)


@EVERY
def test_the_declaration_is_whole(operation: Operation) -> None:
    """Windows and kinds are of the closed lists, and every argument is written or fixed in each form."""
    assert operation.window in WINDOWS
    assert operation.also in WINDOWS
    assert operation.games
    assert set(operation.games) <= set(GAMES)
    for form in operation.forms:
        assert set(form.slots().values()) <= set(KINDS)
        left = set(operation.args) - set(form.slots()) - set(form.fixed)
        assert left <= {"where"}


def test_the_word_lists_are_those_of_the_sea() -> None:
    """Skills, statuses, resources, tokens and rooms are the same words as in the rulebook of the sea."""
    assert tuple(terms.SKILLS) == words.SKILLS
    assert tuple(terms.STATUSES) == words.STATUSES
    assert tuple(terms.TOKENS) == words.STORY_TOKENS
    assert tuple(terms.ROOMS) == words.ROOMS
    assert terms.RESOURCES == words.RESOURCES
    assert terms.FOODS == words.FOODS
    assert KINDS["letter"].words == words.LETTERS


def test_the_word_lists_are_those_of_the_skies() -> None:
    """Skills, resources, obstacles and factions are the same words as in the rulebook of the skies."""
    assert set(terms.SKIES_SKILLS) == set(skies.SKILLS)
    assert terms.SKIES_RESOURCES == skies.RESOURCES
    assert tuple(terms.OBSTACLES) == skies.OBSTACLES
    assert tuple(terms.FACTIONS) == skies.FACTIONS
    assert tuple(terms.STATUSES) == skies.STATUSES


def test_arms() -> None:
    """Only four words open an arm's line."""
    assert ARMS == ("fail", "flee", "pass", "win")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("gain 1 meat", "meat"),
        ("gain 2 xp", "xp"),
        ("repair 1", "repair"),
        ("restore 2 health", "heal"),
        ("remove 1 fatigue", "rest"),
        ("redraw fate", "redraw"),
        ("fate +1", "fate"),
        ("SAVVY +2", "savvy"),
        ("accuracy +1", "accuracy"),
        ("damage +1", "damage"),
        ("block 1", "block"),
        ("draw 2", "draw"),
        ("deal 1 damage", "deal"),
        ("sail 2", "sail"),
        ("clear one", "clear"),
        ("remove madness", "cure"),
        ("cancel the event", "cancel"),
        ("fate 4: gain 1 meat", "meat"),
        ("fate below 4: draw 1", "draw"),
    ],
)
def test_the_label_of_a_use_comes_from_its_first_effect(text: str, word: str) -> None:
    """A use is known by one word, taken from the first thing it does."""
    assert label(parse_program(text)) == word


def test_windows() -> None:
    """A choice between effects belongs to the window of its effects."""
    assert first_window(parse_effect("block 2")) == "block"
    assert first_window(parse_effect("gain 1 meat")) == ""
    assert first_window(parse_effect("choose 1: accuracy +1 | accuracy +2")) == "attack"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("gain 1 meat", None),
        ("gain 1 meat; block 1", {"block"}),
        ("remove 1 power", {"combat", "attack"}),
        ("damage +1; remove 1 power", {"attack"}),
        ("deal 1 damage; remove 1 power", {"combat"}),
        ("choose 1: strength +1 | cunning +1", {"challenge"}),
        ("block 1; fate +1", set()),
        ("choose 1: block 1 | fate +1", set()),
    ],
)
def test_the_windows_that_all_effects_share(text: str, found: set[str] | None) -> None:
    """Removing power fits in an attack and between attacks; effects of two windows have none in common."""
    assert common_windows(parse_program(text)) == found


@pytest.mark.parametrize(
    ("lines", "ended"),
    [
        (["turn to 3"], True),
        (["gain 1 xp; return to the ship"], True),
        (["ending home"], True),
        (["gain 1 xp"], False),
        (["if LANTERN: turn to 3"], False),
        (["fate 4: turn to 3"], False),
        (["fate below 4: turn to 3"], False),
        (["fate 4: turn to 3; else: turn to 4"], True),
        (["obstacle cold: turn to 3"], False),
        (["challenge CRAFT 5", "fail: turn to 3"], False),
        (["challenge CRAFT 5", "fail: turn to 3", "pass: turn to 4"], True),
        (["choose 1: turn to 3 | turn to 4"], True),
        (["choose 1: turn to 3 | gain 1 xp"], False),
        (["combat 12", "win: return to the ship"], True),
        (["boss 4", "win: turn to 45.3", "flee: draw 1"], True),
        (["boss 4", "flee: return to the map"], False),
    ],
)
def test_a_program_ends_when_it_surely_jumps(lines: list[str], ended: bool) -> None:
    """A program ends with a jump, or with a test whose every way out jumps."""
    assert ends(parse_program(lines)) is ended


def test_an_empty_program_has_a_label() -> None:
    """A use that could not be read still has a word."""
    assert label(()) == "use"
    assert label((Op("lose", ("coins", 1)),)) == "lose"
