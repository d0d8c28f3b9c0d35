"""Terms and counted nouns of the games in a language."""

from __future__ import annotations

from ..languages import Lang
from .messages import say

ONE_FEW_MANY = (1, 2, 5)
"""A number of each plural category that the languages here have (``plurals.py``)."""


def term(kind: str, key: str, lang: Lang) -> str:
    """The word for a ``skill``, ``status``, ``target``, ``token``, ``room``, ``obstacle`` or ``faction``."""
    return say(lang, f"{kind}-name_{key}")


def noun(thing: str, lang: Lang, count: int = 1) -> str:
    """A thing that is counted, without its number."""
    return say(lang, f"noun_{thing}", n=count)


def noun_forms(thing: str, lang: Lang) -> tuple[str, ...]:
    """The forms of a noun: for one, for two, and for many where a language has another one."""
    return tuple(dict.fromkeys(noun(thing, lang, count) for count in ONE_FEW_MANY))


def counted_noun(count: int, thing: str, lang: Lang) -> str:
    """A number with its noun."""
    return say(lang, "noun-of_counted", n=count, noun=noun(thing, lang, count))
