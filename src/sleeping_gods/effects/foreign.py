"""Which game has which part of the shared vocabulary: what a pack of one game must not borrow from the other."""

from __future__ import annotations

from . import terms
from .conditions import QUESTIONS
from .error_texts import quoted_value
from .op import Arg, Condition, Op
from .passives import PASSIVES, IsStanding
from .registry import OPERATIONS

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "sea": {
        "gainable": terms.GAINABLE,
        "losable": terms.LOSABLE,
        "payable": terms.PAYABLE,
        "skill": tuple(terms.SKILLS),
    },
    "skies": {
        "gainable": terms.SKIES_RESOURCES,
        "losable": terms.SKIES_PAYABLE,
        "payable": terms.SKIES_PAYABLE,
        "skill": tuple(terms.SKIES_SKILLS),
    },
}
"""The words of each game for the kinds of slots whose words differ."""

SEA_MODES = {"redraw": ("higher", "one"), "deal": ("no-hearts",)}
"""Ways of shared operations that only the sea has."""

SKIES_ARMS = {"fate-check": {"fail": "effects for a lower fate"}}
"""Arms of shared operations that only the skies have, and what each is called."""


def foreign_op(op: Op, game: str) -> list[str]:
    """What a game does not have in one effect, without its arms and its condition."""
    operation = OPERATIONS[op.name]
    if game not in operation.games:
        return [f"expected an effect of the {game}, got {quoted_value(operation.name)}"]
    if game != "sea":
        modes = SEA_MODES.get(op.name, ())
        if foreign := [arg for arg in op.args if arg in modes]:
            return [f"expected {quoted_value(operation.name)} as the skies have it, got {quoted_value(foreign[0])}"]
    if game != "skies":
        arms = SKIES_ARMS.get(op.name, {})
        if foreign_arms := [arms[name] for name, _ in op.arms if name in arms]:
            return [f"expected {quoted_value(operation.name)} as the sea has it, got {foreign_arms[0]}"]
    if operation.takes_many:  # enemies' numbers are no words of either game
        return []
    return _foreign_words(operation.kinds(), dict(zip(operation.args, op.args, strict=True)), game)


def foreign_condition(condition: Condition, game: str) -> list[str]:
    """What a game does not have in one condition, without its parts."""
    question = QUESTIONS.get(condition.kind)
    if question is None:
        return []
    if game not in question.games:
        return [f"expected a condition of the {game}, got {quoted_value(question.example)}"]
    values = dict(zip(question.args, condition.args, strict=True))
    return _foreign_words(dict(question.form.slots()), values, game)


def foreign_passive(passive: IsStanding, game: str) -> list[str]:
    """What a game does not have in a standing change."""
    change = PASSIVES[passive.name]
    if game not in change.games:
        return [f"expected a passive of the {game}, got {quoted_value(change.name)}"]
    kinds = {name: kind for form in change.forms for name, kind in form.slots().items()}
    return _foreign_words(kinds, {"word": passive.word}, game)


def foreign_amounts(amounts: tuple[tuple[str, int], ...], game: str) -> list[str]:
    """Resources of a cost or reward that a game does not have."""
    return [problem for what, _ in amounts for problem in _foreign_words({"what": "payable"}, {"what": what}, game)]


def _foreign_words(kinds: dict[str, str], values: dict[str, Arg], game: str) -> list[str]:
    """What is wrong with the words of an effect: those that the game does not have."""
    problems = []
    for name, value in values.items():
        known = WORDS[game].get(kinds.get(name, ""))
        if known is not None and value not in (*known, "any"):
            problems.append(f"expected a word of the {game}, got {quoted_value(value)}")
    return problems
