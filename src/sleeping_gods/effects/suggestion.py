"""What an effect that is not understood may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from . import terms
from .forms import literals
from .registry import OPERATIONS
from .slot_kinds import KINDS

LONGEST_SUGGESTED = 100
"""Longer texts get no suggestion: comparing them takes too long."""
WORD_SIMILARITY = 0.7
"""How similar a known word must be to be meant, as ``difflib`` counts it: 1 is the same word."""
TEXT_SIMILARITY = 0.55
"""How similar the example of an effect must be to the whole text to be suggested."""


def suggestion(text: str, is_effect: Callable[[str], bool]) -> str:
    """A did-you-mean: the text with its words spelled right if that is an effect, else the nearest example."""
    if len(text) > LONGEST_SUGGESTED:
        return ""
    spelled = _spelled_right(text)
    if spelled != text and is_effect(spelled):
        return _did_you_mean(spelled)
    examples = [operation.example for operation in OPERATIONS.values()]
    matches = difflib.get_close_matches(text, examples, n=1, cutoff=TEXT_SIMILARITY)
    return _did_you_mean(matches[0]) if matches else ""


def _did_you_mean(effect: str) -> str:
    """The end of a message that suggests an effect."""
    return f" (did you mean {effect!r}?)"


def _spelled_right(text: str) -> str:
    """A text with each word replaced by the most similar known word, if any is similar."""
    known = _vocabulary()
    spelled = []
    for word in text.split():
        matches = difflib.get_close_matches(word.lower(), known, n=1, cutoff=WORD_SIMILARITY) if word.isalpha() else []
        spelled.append(matches[0] if matches else word)
    return " ".join(spelled)


def _vocabulary() -> list[str]:
    """Every word that effects are written with."""
    fixed = {word for operation in OPERATIONS.values() for form in operation.forms for word in literals(form.text)}
    listed = {word for kind in KINDS.values() for word in kind.words if len(word) > 1}
    return sorted(fixed | listed | set(terms.PLURALS) | set(terms.TARGETS))
