"""Conditions: their texts, how they bind, and their words."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.conditions import QUESTIONS, Question, parse_condition
from sleeping_gods.effects.error_texts import BadEffect
from sleeping_gods.effects.op import Condition
from sleeping_gods.wording.effects import describe_condition


def keyword(word: str) -> Condition:
    """A keyword's condition."""
    return Condition("keyword", (word,))


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=list(QUESTIONS))
def test_the_example_parses_and_has_words(question: Question) -> None:
    """Every kind of condition parses to what it declares and can be read in both languages, also denied."""
    assert parse_condition(question.example) == question.means
    texts = {describe_condition(question.means, "en"), describe_condition(question.means, "fr")}
    texts |= {describe_condition(question.means, lang, holds=False) for lang in ("en", "fr")}
    assert len(texts) == 4
    assert not set("{}[]|") & set("".join(texts))


def test_not_binds_tightest_then_and() -> None:
    """In A or not B and C, the not belongs to B and the and comes before the or."""
    a, b, c = keyword("A"), keyword("B"), keyword("C")

    assert parse_condition("A or not B and C") == Condition(
        "or", (), (a, Condition("and", (), (Condition("not", (), (b,)), c)))
    )
    assert parse_condition("(A or B) and C") == Condition("and", (), (Condition("or", (), (a, b)), c))
    assert parse_condition("A and B and C") == Condition("and", (), (a, b, c))


def test_one_totem() -> None:
    """Singular and plural are the same."""
    assert parse_condition("1 totem") == Condition("totems", (1,))
    assert parse_condition("1 artifact") == Condition("has", ("artifacts", 1))


def test_conditions_of_the_skies() -> None:
    """Threat and camps are no resources, and each faction has a track of its own."""
    assert parse_condition("3 threat") == Condition("threat", (3,))
    assert parse_condition("1 camp") == Condition("camps", (1,))
    assert parse_condition("2 rope") == Condition("has", ("rope", 2))
    assert parse_condition("2 resources") == Condition("has", ("resources", 2))
    assert parse_condition("curse cold-pocket") == Condition("curse", ("cold-pocket",))
    assert parse_condition("rebels 2") == Condition("mark", ("rebels", 2))
    assert parse_condition("plane at henriks-camp and not crossed 38") == Condition(
        "and", (), (Condition("plane", ("henriks-camp",)), Condition("not", (), (Condition("crossed", (38,)),)))
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a condition, got nothing"),
        ("lantern", "expected a condition, got 'lantern' (a keyword is written 'LANTERN')"),
        ("A and", "expected a condition, got ''"),
        ("(A or B", "expected ')' in the condition"),
        ("A)", "expected 'and' or 'or' in the condition, got ')'"),
        ("A not B", "expected 'and' or 'or' in the condition, got 'not'"),
        ("3 coinz", "expected a resource, got 'coinz' (did you mean 'coins'?)"),
        ("token egg", "expected a story token, got 'egg'"),
        ("serpent her", "expected a condition, got 'serpent her' (did you mean 'serpent here'?)"),
        ("(" * 40 + "A" + ")" * 40, "the condition is nested too deeply"),
        ("not " * 200 + "A", "the condition is nested too deeply"),
    ],
)
def test_a_mistake_is_told(text: str, message: str) -> None:
    """What is not a condition is refused with what was expected."""
    with pytest.raises(BadEffect) as caught:
        parse_condition(text)

    assert caught.value.message.startswith(message)


def test_words_of_joined_conditions() -> None:
    """A denied condition is said with its parts denied, and brackets keep what belongs together."""
    condition = parse_condition("not (LANTERN or 3 coins) and (DEBT or in port)")

    assert describe_condition(condition, "en") == (
        "(you do not have LANTERN and you have less than 3 coins) and (you have DEBT or the ship is in a port)"
    )
    assert describe_condition(parse_condition("LANTERN and not DEBT"), "fr") == (
        "vous avez LANTERN et vous n'avez pas DEBT"
    )
