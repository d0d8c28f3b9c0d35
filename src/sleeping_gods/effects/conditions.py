"""Conditions: what a line of story or a card asks for, and their parser."""

from __future__ import annotations

import re
from collections.abc import Callable

from .error_texts import BadEffect, did_you_mean, quoted_value
from .forms import literals, normalized_text
from .op import Condition
from .question import Question
from .questions import QUESTIONS

__all__ = ["KEYWORD", "QUESTIONS", "Question", "parse_condition"]

MAX_DEPTH = 12
"""How deep brackets may be nested."""
MAX_KEYWORD = 40
"""Characters of a word that may have been meant as a keyword."""

KEYWORD = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*")
"""How a keyword is written."""


def parse_condition(text: str) -> Condition:
    """The condition that a text stands for; ``not`` binds tightest, then ``and``."""
    tokens = re.findall(r"[()]|[^\s()]+", normalized_text(text))
    if not tokens:
        raise BadEffect("expected a condition, got nothing")
    tokens.reverse()
    condition = _either(tokens, 0)
    if tokens:
        raise BadEffect(f"expected 'and' or 'or' in the condition, got {quoted_value(tokens[-1])}")
    return condition


def _either(tokens: list[str], depth: int) -> Condition:
    """Take conditions joined by ``or``, or one of them."""
    return _joined("or", _both, tokens, depth)


def _both(tokens: list[str], depth: int) -> Condition:
    """Take conditions joined by ``and``, or one of them."""
    return _joined("and", _one, tokens, depth)


def _joined(word: str, part: Callable[[list[str], int], Condition], tokens: list[str], depth: int) -> Condition:
    """Parts with a word between them; a single part is the condition itself."""
    if depth > MAX_DEPTH:
        raise BadEffect("the condition is nested too deeply")
    parts = [part(tokens, depth)]
    while tokens and tokens[-1] == word:
        tokens.pop()
        parts.append(part(tokens, depth))
    return parts[0] if len(parts) == 1 else Condition(word, (), tuple(parts))


def _one(tokens: list[str], depth: int) -> Condition:
    """Take one condition from the end of the tokens, which stand in reverse order: negated, in brackets, or words."""
    if depth > MAX_DEPTH:
        raise BadEffect("the condition is nested too deeply")
    if tokens and tokens[-1] == "not":
        tokens.pop()
        return Condition("not", (), (_one(tokens, depth + 1),))
    if tokens and tokens[-1] == "(":
        tokens.pop()
        inner = _either(tokens, depth + 1)
        if not tokens or tokens.pop() != ")":
            raise BadEffect("expected ')' in the condition")
        return inner
    words: list[str] = []
    while tokens and tokens[-1] not in ("and", "or", "not", "(", ")"):
        words.append(tokens.pop())
    return _atom(" ".join(words))


def _atom(text: str) -> Condition:
    """The condition that some words stand for; BadEffect with a suggestion if they stand for none."""
    if KEYWORD.fullmatch(text):
        return Condition("keyword", (text,))
    error: BadEffect | None = None
    for question in QUESTIONS.values():
        words = question.form.match(text)
        if words is None:
            continue
        try:
            values = question.form.values(words)
        except BadEffect as bad:
            error = error or bad
        else:
            return Condition(question.kind, tuple(values[name] for name in question.args))
    if error:
        raise error
    raise BadEffect(f"expected a condition, got {quoted_value(text)}{_suggestion(text)}")


def _suggestion(text: str) -> str:
    """What may have been meant by words that are no condition."""
    if KEYWORD.fullmatch(text.upper()) and len(text) <= MAX_KEYWORD:
        known = [" ".join(literals(question.form.text)) for question in QUESTIONS.values()]
        return did_you_mean(text, known) or f" (a keyword is written {text.upper()!r})"
    return did_you_mean(text, [question.example for question in QUESTIONS.values()])
