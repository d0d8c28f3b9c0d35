"""Messages of effects ask only for what an effect has: a misspelt variable would be said as if it were not given."""

from __future__ import annotations

import pytest

from sleeping_gods.effects import terms
from sleeping_gods.effects.conditions import QUESTIONS
from sleeping_gods.effects.passives import PASSIVES
from sleeping_gods.effects.registry import OPERATIONS
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.wording.effects import describe
from sleeping_gods.wording.messages import message

ALWAYS = {"signed", "home", *terms.NOUNS}
"""What is known of every effect."""
OUTCOMES = {
    "challenge": {"pass", "fail"},
    "fate-check": {"pass", "fail"},
    "obstacle": {"pass", "fail"},
    "choose": {"arms"},
    "if": {"then"},
}
"""Arms that an effect has without naming them among its own."""


def unknown(lang: Lang, key: str, known: set[str]) -> list[str]:
    """The variables of a message that stand for nothing; a variable in capitals is the same in capitals."""
    asked = message(lang, key).variables
    return [f"{key}: ${name}" for name in asked if name not in known and name.lower() not in known]


@pytest.mark.parametrize("lang", WHOLE)
def test_every_variable_of_an_effect_is_one_of_its_arguments_or_arms(lang: Lang) -> None:
    """Of all effects, conditions and standing changes."""
    wrong: list[str] = []
    for name, operation in OPERATIONS.items():
        arms = {*operation.arms, "condition"} | OUTCOMES.get(name, set())
        wrong += unknown(lang, f"does_{name}", {*operation.args, *arms} | ALWAYS)
    for name, question in QUESTIONS.items():
        for kind in ("if", "unless"):
            wrong += unknown(lang, f"{kind}_{name}", {*question.args} | ALWAYS | {"keyword"})
    for name in PASSIVES:
        wrong += unknown(lang, f"change_{name.replace(' ', '-')}", {"n", "word"} | ALWAYS)

    assert wrong == []
    assert describe((), lang) == ""
