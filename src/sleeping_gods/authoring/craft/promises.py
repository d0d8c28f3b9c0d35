"""Finds promises of a later day that nothing on the table remembers.

A promise is known by its words (``PROMISE``). It is remembered if its page, each choice that leads there, or what it
goes on to gives or takes something that lasts (``LASTING``), or sets a mark.
What it cannot see: a promise in other words, and whether what is given is about the promise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ...effects.op import Op, every_op
from ...effects.registry import OPERATIONS
from ...story.model import Paragraph, StoryChoice
from ..dataflow.flow import Flow
from ..dataflow.programs import Site, site_in
from ..project import AnyPack

PROMISE = re.compile(
    r"\b(?:for (?:the|a) day (?:that|when)|against the day|one of these days|when the (?:time|day) comes"
    r"|(?:some|one) day (?:you|they|he|she|it|we)(?:['’]ll| will)"
    r"|you(?:['’]ll| will) be (?:sent for|called for|wanted|asked for it)"
    r"|(?:will|shall|['’]ll) (?:not forget|remember (?:it|this|that|you)|send (?:word|for you))"
    r"|(?:he|she|they|you|we|I)(?: now)? owes? (?:you|him|her|them|us|me|it|one)\b"
    r"|in your debt|I(?:['’]ll| will| shall) (?:want|have|ask for) (?:it|that|them) back"
    r"|(?:you|we|I) (?:give|gave|have given) (?:your|our|my|his|her) word|(?:you|I|we) promise (?:to|that)"
    r"|next time you (?:come|pass|call)|if (?:ever you|you ever) (?:need|want|come|pass)"
    r"|(?:does|do|did|will) not (?:wash|rub|wear|come) (?:off|out)|in the (?:days|weeks) that follow(?:ed)?"
    r"|from (?:now|then|that (?:day|night)) on|(?:you|they|he|she) will (?:come|call|send) for (?:it|you|them))",
    re.IGNORECASE,
)
"""Words that speak of a day to come."""
LASTING = ("quest", "adventure", "token", "explore", "achievement", "curse", "location", "ending")
"""Kinds of things that are there on a later day."""
MARKS = ("mark", "threat")
"""Effects that change what lasts, but give and take nothing."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A promise, where it is made, and its words."""

    site: Site
    words: str


def forgotten_promises(pack: AnyPack, flow: Flow) -> Iterator[Promise]:
    """Promises in answers to a choice after which nothing lasts."""
    for paragraph in pack.paragraphs.values():
        for choice in paragraph.choices:
            if (words := PROMISE.search(choice.text)) and not _lasts(pack, paragraph, choice):
                yield Promise(site_in(paragraph, choice), words[0])
        if paragraph.number in flow.entries:
            continue
        text = " ".join(block.text for block in paragraph.blocks)
        if (words := PROMISE.search(text)) and not _is_remembered(pack, paragraph):
            yield Promise(site_in(paragraph), words[0])


def _lasts(pack: AnyPack, paragraph: Paragraph, choice: StoryChoice) -> bool:
    """Whether something lasts of a choice, or of the pages that it leads to at once."""
    return any(_is_lasting(op) for op in every_op(choice.program)) or any(
        _is_remembered(pack, pack.paragraphs[target]) for target in _targets(choice.program)
    )


def _is_remembered(pack: AnyPack, paragraph: Paragraph) -> bool:
    """Whether the page gives what lasts, a choice of it does, each choice that leads to it, or the page after it."""
    programs = [paragraph.program, *(choice.program for choice in paragraph.choices)]
    if any(_is_lasting(op) for program in programs for op in every_op(program)):
        return True
    after = [pack.paragraphs[target] for target in _targets(paragraph.program)]
    if any(_is_lasting(op) for page in after for op in every_op(page.program)):
        return True
    leading = [
        choice.program
        for page in pack.paragraphs.values()
        for choice in page.choices
        if paragraph.number in _targets(choice.program)
    ]
    return bool(leading) and all(any(_is_lasting(op) for op in every_op(program)) for program in leading)


def _targets(program: tuple[Op, ...]) -> set[str]:
    """The paragraphs that a program may turn to."""
    return {str(op.args[0]) for op in every_op(program) if op.name == "turn-to"}


def _is_lasting(op: Op) -> bool:
    """Whether an effect leaves something on the table."""
    operation = OPERATIONS[op.name]
    return op.name in MARKS or (operation.gives or operation.takes) in LASTING
