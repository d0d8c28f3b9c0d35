"""Instructions of story files: what a line behind ``>`` says to its paragraph or choice; BadEffect if it cannot be."""

from __future__ import annotations

import re

from ..effects.conditions import parse_condition
from ..effects.error_texts import did_you_mean, quoted_value
from ..effects.parse import BadEffect, Lines, parse_amounts
from .draft import DraftChoice, DraftParagraph

OF_PARAGRAPH = ("town", "encounter", "tags:", "when", "end")
"""How instructions of a paragraph begin that are no effects."""
OF_CHOICE = ("needs", "cost", "once")
"""How instructions of a choice begin that are no effects."""
_TAG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def instruct_paragraph(paragraph: DraftParagraph, text: str, line: int) -> None:
    """Take up an instruction of a paragraph."""
    word, _, rest = text.partition(" ")
    if text in ("town", "encounter"):
        if getattr(paragraph, text):
            raise BadEffect(f"expected {text!r} once")
        setattr(paragraph, text, True)
    elif text.startswith("tags:"):
        _set_tags(paragraph, text)
    elif word == "when":
        _begin_when(paragraph, rest, line)
    elif text == "end":
        if not paragraph.when_line:
            raise BadEffect("expected 'when' before 'end'")
        paragraph.end_when()
    elif word == "if" and not paragraph.has_prose():
        _add_if(paragraph, text)
    else:
        if paragraph.when_line:
            raise BadEffect(f"expected only prose in a when-block, got {quoted_value(text)}")
        if paragraph.text:
            paragraph.end_block()
        _add_effect(paragraph.lines, text, OF_PARAGRAPH)


def _set_tags(paragraph: DraftParagraph, text: str) -> None:
    """Give a paragraph its tags, once."""
    tags = tuple(tag.strip() for tag in text.removeprefix("tags:").split(","))
    if paragraph.tags or not all(_TAG.fullmatch(tag) for tag in tags):
        raise BadEffect(f"expected tags once, such as 'tags: sea, trade', got {quoted_value(text)}")
    paragraph.tags = tags


def _begin_when(paragraph: DraftParagraph, condition: str, line: int) -> None:
    """Begin a block that is read under a condition."""
    if paragraph.when_line:
        raise BadEffect("expected 'end' before another 'when'")
    if paragraph.lines.ops:
        raise BadEffect("expected when-blocks before the effects")
    paragraph.end_block()
    paragraph.when_line = line
    paragraph.when = parse_condition(condition)


def _add_if(paragraph: DraftParagraph, text: str) -> None:
    """Add a jump before the prose."""
    lines = Lines()
    lines.add(text)
    (op,) = lines.program()
    if op.condition is not None:
        paragraph.ifs.append((op.condition, op.arms[0][1]))


def instruct_choice(choice: DraftChoice, text: str) -> None:
    """Take up an instruction of a choice."""
    word, _, rest = text.partition(" ")
    if word in OF_CHOICE:
        if word in choice.instructions:
            raise BadEffect(f"expected {word!r} once in a choice")
        choice.instructions.add(word)
    if word == "needs":
        choice.needs = parse_condition(rest)
    elif word == "cost":
        choice.cost = parse_amounts(rest)
    elif word == "once":
        if rest not in ("per visit", "per campaign"):
            raise BadEffect(f"expected 'once per visit' or 'once per campaign', got {quoted_value(text)}")
        choice.once = rest.removeprefix("per ")
    else:
        _add_effect(choice.lines, text, OF_CHOICE)


def _add_effect(lines: Lines, text: str, others: tuple[str, ...]) -> None:
    """Add an effect; ``others`` are instructions that may have been meant."""
    try:
        lines.add(text)
    except BadEffect as bad:
        hint = did_you_mean(text.split(" ")[0], others) if "did you mean" not in bad.message else ""
        raise BadEffect(bad.message + hint) from bad
