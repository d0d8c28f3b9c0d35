"""Conditions: what a line of story or a card asks for, and their parser."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .forms import BadEffect, Form, bounded, literals, near, shown
from .op import Condition

MAX_DEPTH = 12
"""How deep brackets may be nested."""


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of condition: its text, and its words when it is asked for and when it must not hold."""

    kind: str
    args: tuple[str, ...]
    form: Form
    en: tuple[str, str]
    fr: tuple[str, str]
    example: str
    means: Condition


def _ask(kind: str, args: str, form: str, en: str, fr: str, example: str, means: Condition) -> Question:
    yes_en, no_en = en.split(" | ")
    yes_fr, no_fr = fr.split(" | ")
    return Question(kind, tuple(args.split()), Form(form), (yes_en, no_en), (yes_fr, no_fr), example, means)


QUESTIONS: dict[str, Question] = {
    each.kind: each
    for each in (
        _ask(
            "quest",
            "quest",
            "quest {quest}",
            "you have quest {quest} | you do not have quest {quest}",
            "vous avez la quête {quest} | vous n'avez pas la quête {quest}",
            "quest 12",
            Condition("quest", (12,)),
        ),
        _ask(
            "card",
            "adventure",
            "card {adventure}",
            "you have adventure card {adventure} | you do not have adventure card {adventure}",
            "vous avez la carte Aventure {adventure} | vous n'avez pas la carte Aventure {adventure}",
            "card 16",
            Condition("card", (16,)),
        ),
        _ask(
            "has",
            "what n",
            "{n} {what:payable}",
            "you have {n what} | you have less than {n what}",
            "vous avez {n what} | vous avez moins de {n what}",
            "3 coins",
            Condition("has", ("coins", 3)),
        ),
        _ask(
            "explore",
            "letter",
            "explore {letter}",
            "you have explore token {letter} | you do not have explore token {letter}",
            "vous avez le jeton Exploration {letter} | vous n'avez pas le jeton Exploration {letter}",
            "explore A",
            Condition("explore", ("A",)),
        ),
        _ask(
            "token",
            "token",
            "token {token}",
            "you have the {token} token | you do not have the {token} token",
            "vous avez le jeton {token} | vous n'avez pas le jeton {token}",
            "token diving-suit",
            Condition("token", ("diving-suit",)),
        ),
        _ask(
            "totems",
            "n",
            "{n} totem[s]",
            "you have {n totems} | you have less than {n totems}",
            "vous avez {n totems} | vous avez moins de {n totems}",
            "5 totems",
            Condition("totems", (5,)),
        ),
        _ask(
            "serpent",
            "",
            "serpent here",
            "the sea serpent is in your region | the sea serpent is not in your region",
            "le Serpent de Mer est dans votre région | le Serpent de Mer n'est pas dans votre région",
            "serpent here",
            Condition("serpent"),
        ),
        _ask(
            "crew",
            "crew",
            "crew {crew}",
            "{crew} has health | {crew} has no health",
            "{crew} a encore des PV | {crew} n'a plus de PV",
            "crew kannan",
            Condition("crew", ("kannan",)),
        ),
        _ask(
            "finale-defeats",
            "n",
            "finale defeats {n}",
            "you have had {n defeats} in the finale | you have had less than {n defeats} in the finale",
            "vous avez subi {n defeats} dans le final | vous avez subi moins de {n defeats} dans le final",
            "finale defeats 2",
            Condition("finale-defeats", (2,)),
        ),
        _ask(
            "port",
            "",
            "in port",
            "the ship is in a port | the ship is not in a port",
            "le bateau est dans un port | le bateau n'est pas dans un port",
            "in port",
            Condition("port"),
        ),
    )
}
"""Every kind of condition but keywords and ``not``, ``and``, ``or``."""

KEYWORD = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*")
"""How a keyword is written."""


def parse_condition(text: str) -> Condition:
    """The condition that a text stands for; ``not`` binds tightest, then ``and``."""
    tokens = re.findall(r"[()]|[^\s()]+", bounded(text))
    if not tokens:
        raise BadEffect("expected a condition, got nothing")
    tokens.reverse()
    found = _either(tokens, 0)
    if tokens:
        raise BadEffect(f"expected 'and' or 'or' in the condition, got {shown(tokens[-1])}")
    return found


def _either(tokens: list[str], depth: int) -> Condition:
    return _joined("or", tokens, depth)


def _joined(word: str, tokens: list[str], depth: int) -> Condition:
    if depth > MAX_DEPTH:
        raise BadEffect("the condition is nested too deeply")
    parts = [_both(tokens, depth) if word == "or" else _one(tokens, depth)]
    while tokens and tokens[-1] == word:
        tokens.pop()
        parts.append(_both(tokens, depth) if word == "or" else _one(tokens, depth))
    return parts[0] if len(parts) == 1 else Condition(word, (), tuple(parts))


def _both(tokens: list[str], depth: int) -> Condition:
    return _joined("and", tokens, depth)


def _one(tokens: list[str], depth: int) -> Condition:
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
    raise BadEffect(f"expected a condition, got {shown(text)}{_suggestion(text)}")


def _suggestion(text: str) -> str:
    if KEYWORD.fullmatch(text.upper()) and len(text) <= 40:
        known = [" ".join(literals(question.form.text)) for question in QUESTIONS.values()]
        return near(text, known) or f" (a keyword is written {text.upper()!r})"
    return near(text, [question.example for question in QUESTIONS.values()])
