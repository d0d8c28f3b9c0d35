"""Rules text of cards as players read it: sentences, openings and costs."""

from __future__ import annotations

from typing import NamedTuple

from ..effects.op import Program
from ..languages import Lang
from .effects import describe
from .messages import say
from .namers import Namer

SEVERAL_THINGS = ";"
"""Stands between the clauses of a text that says several things."""


class WayToUse(NamedTuple):
    """One way to use a card."""

    costs: list[str]
    text: str
    """What it does."""


def sentences(lines: list[str]) -> str:
    """The lines of a card, each as a sentence."""
    return "\n".join(sentence(line) for line in lines)


def sentence(text: str) -> str:
    """A text with its first letter in upper case and an end."""
    closed = text if text.endswith((".", "!", "?")) else f"{text}."
    return closed[0].upper() + closed[1:]


def with_opening_words(opening: str, program: Program, lang: Lang, namer: Namer) -> str:
    """A program after the words that say when it happens."""
    return say(lang, "card-text_after", first=opening, then=describe(program, lang, namer))


def paid(costs: list[str], text: str, lang: Lang) -> str:
    """What something does after what it costs; without costs just what it does."""
    return say(lang, "card-text_after", first=", ".join(costs), then=text) if costs else text


def limited(text: str, limits: list[str], often: list[str]) -> str:
    """What something does, with how far it goes in brackets, and how often it may be done."""
    return ", ".join([text + "".join(f" ({limit})" for limit in limits), *often])


def one_of(ways: list[WayToUse], lang: Lang) -> str:
    """Ways to use a card of which one can be chosen, each with its costs; costs that all have are said once.

    A way that does several things is a sentence of its own, so that one sees what belongs to which way.
    """
    or_words = say(lang, "card-text_or")
    whole_ways = [paid(costs, text, lang) for costs, text in ways]
    if any(SEVERAL_THINGS in text for _, text in ways):
        return f".{or_words}".join(whole_ways)
    first_costs, _ = ways[0]
    if all(costs == first_costs for costs, _ in ways):
        return paid(first_costs, or_words.join(text for _, text in ways), lang)
    return or_words.join(whole_ways)
