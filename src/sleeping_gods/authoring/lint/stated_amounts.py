"""Lint check of numbers in the text of a choice against what it costs and gives."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...effects.op import every_op
from ...effects.terms import RESOURCES, SKIES_RESOURCES
from ...kernel.errors import Finding
from ...languages import ENGLISH
from ...story.model import StoryChoice
from ...wording.terms import noun_forms
from ..dataflow.programs import site_in
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Number words from 1 on."""
_GOODS = {
    word: what
    for what in (*RESOURCES, "food", *SKIES_RESOURCES)
    for word in (*noun_forms(what, ENGLISH), what.replace("-", " "))
}
"""The key of each good by the words for one and for several of it."""
_AMOUNT = re.compile(
    rf"\b(\d+|{'|'.join(NUMBERS)})\s+(?:of\s+)?({'|'.join(sorted(_GOODS, key=len, reverse=True))})\b", re.IGNORECASE
)


def check_stated_amounts(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports choices whose text names an amount that they neither cost nor give."""
    for paragraph in pack.paragraphs.values():
        for choice in paragraph.choices:
            real = amounts(choice)
            stated: dict[str, list[int]] = {}
            for number, noun in _AMOUNT.findall(choice.text):
                stated.setdefault(_GOODS[noun.lower()], []).append(_value(number))
            for what, counts in stated.items():
                if what in real and not set(counts) & real[what]:
                    real_amounts = " or ".join(str(count) for count in sorted(real[what]))
                    message = f"says {counts[0]} {what}, but costs or gives {real_amounts}"
                    yield finding_at(site_in(paragraph, choice), "number-clash", message)


def amounts(choice: StoryChoice) -> dict[str, set[int]]:
    """How much of each thing a choice costs, gives and takes, in any of its arms."""
    real: dict[str, set[int]] = {}
    for what, count in choice.cost:
        real.setdefault(what, set()).add(count)
    for op in every_op(choice.program):
        if op.name in ("gain", "lose"):
            real.setdefault(str(op.args[0]), set()).add(int(op.args[1]))
    return real


def _value(number: str) -> int:
    """A number in digits or as a word."""
    return int(number) if number.isdecimal() else NUMBERS.index(number.lower()) + 1


STATED_AMOUNTS = (Check(("number-clash",), check_stated_amounts),)
