"""Rules text of cards as players read it: sentences, openings and names, in English and French."""

from __future__ import annotations

from .op import Program
from .terms import Both, Lang, both
from .words import Namer, describe

COLON = {"en": ": ", "fr": "\u00a0: "}
"""A colon with the space that the language puts around it."""


TURN_END: Both = ("at the end of each turn", "à la fin de chaque tour")
SYNERGY: Both = ("synergy", "synergie")
"""Openings that cards of both games have."""


def sentences(lines: list[str]) -> str:
    """The lines of a card, each as a sentence."""
    return "\n".join(sentence(line) for line in lines)


def sentence(text: str) -> str:
    """A text with its first letter in upper case and an end."""
    closed = text if text.endswith((".", "!", "?")) else f"{text}."
    return closed[0].upper() + closed[1:]


def opened(opening: Both, program: Program, lang: Lang, namer: Namer) -> str:
    """A program after the words that say when it happens."""
    return f"{both(opening, lang)}{COLON[lang]}{describe(program, lang, namer)}"


def paid(costs: list[str], text: str, lang: Lang) -> str:
    """What something does after what it costs; without costs just what it does."""
    return f"{', '.join(costs)}{COLON[lang]}{text}" if costs else text


OR = {"en": " OR ", "fr": " OU "}
"""Between things of which one happens, as it is printed on cards."""


def one_of(ways: list[tuple[list[str], str]], lang: Lang) -> str:
    """Ways to use a card of which one can be chosen, each with its costs; costs that all have are said once.

    A way that does several things is a sentence of its own, so that one sees what belongs to which way.
    """
    costs = ways[0][0]
    if any(";" in text for _, text in ways):
        return f".{OR[lang]}".join(paid(other, text, lang) for other, text in ways)
    if all(other == costs for other, _ in ways):
        return paid(costs, OR[lang].join(text for _, text in ways), lang)
    return OR[lang].join(paid(other, text, lang) for other, text in ways)
