"""Which game has what: the words of one game are told apart from those of the other."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.effects.foreign import foreign_amounts, foreign_condition, foreign_op, foreign_passive
from sleeping_gods.effects.parse import parse_amounts, parse_effect
from sleeping_gods.effects.passives import parse_passive


@pytest.mark.parametrize(
    "text", ["gain 1 meat", "lose 2 resources", "challenge CRAFT 5", "any skill +1", "combat 1, 2"]
)
def test_both_games_have_it(text: str) -> None:
    """Shared effects with shared words are of both games."""
    assert foreign_op(parse_effect(text), "sea") == foreign_op(parse_effect(text), "skies") == []


@pytest.mark.parametrize(
    ("text", "game", "message"),
    [
        ("gain 2 rope", "sea", "expected a word of the sea, got 'rope'"),
        ("gain 2 coins", "skies", "expected a word of the skies, got 'coins'"),
        ("gain 1 xp", "skies", "expected a word of the skies, got 'xp'"),
        ("challenge MOXIE 5", "sea", "expected a word of the sea, got 'moxie'"),
        ("sail 2", "skies", "expected an effect of the skies, got 'sail'"),
        ("fly the plane", "sea", "expected an effect of the sea, got 'fly'"),
        ("gain explore A", "skies", "expected an effect of the skies, got 'gain-explore'"),
        ("obstacle cold: draw 1", "sea", "expected an effect of the sea, got 'obstacle'"),
        ("gain curse cold-pocket", "sea", "expected an effect of the sea, got 'gain-curse'"),
        (
            "fate 6: draw 1; else: draw 2",
            "sea",
            "expected 'fate-check' as the sea has it, got effects for a lower fate",
        ),
        ("fate below 6: draw 2", "sea", "expected 'fate-check' as the sea has it, got effects for a lower fate"),
        ("redraw fate on a 1", "skies", "expected 'redraw' as the skies have it, got 'one'"),
        ("deal 2 damage, not on hearts", "skies", "expected 'deal' as the skies have it, got 'no-hearts'"),
    ],
)
def test_an_effect_of_one_game(text: str, game: str, message: str) -> None:
    """An operation, resource, skill or way of the other game is told."""
    other = "skies" if game == "sea" else "sea"

    assert foreign_op(parse_effect(text), game) == [message]
    assert foreign_op(parse_effect(text), other) == []


def test_conditions_passives_and_amounts() -> None:
    """So are conditions, standing changes and costs."""
    assert foreign_condition(parse_condition("LANTERN"), "skies") == []
    assert foreign_condition(parse_condition("3 coins"), "skies") == ["expected a word of the skies, got 'coins'"]
    assert foreign_condition(parse_condition("in port"), "skies") == [
        "expected a condition of the skies, got 'in port'"
    ]
    assert foreign_condition(parse_condition("3 camps"), "sea") == ["expected a condition of the sea, got '3 camps'"]
    assert foreign_passive(parse_passive("craft +1"), "skies") == []
    assert foreign_passive(parse_passive("moxie +1"), "sea") == ["expected a word of the sea, got 'moxie'"]
    assert foreign_passive(parse_passive("hand +1"), "sea") == ["expected a passive of the sea, got 'hand'"]
    assert foreign_condition(parse_condition("explore A"), "skies") == [
        "expected a condition of the skies, got 'explore A'"
    ]
    assert foreign_amounts(parse_amounts("2 resources"), "skies") == []
    assert foreign_amounts(parse_amounts("2 resources"), "sea") == ["expected a word of the sea, got 'resources'"]
    assert foreign_amounts(parse_amounts("1 meat, 2 rope"), "sea") == ["expected a word of the sea, got 'rope'"]
