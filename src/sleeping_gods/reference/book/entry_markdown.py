"""Entries as Markdown for terminals: whole, or the part that states a rule."""

from __future__ import annotations

import re

from ...languages import Lang
from ...wording.messages import say
from ..ledger import find
from ..mentions import ids_in
from .entry import PART, QUESTION, SEE_ALSO, SOURCE, TAG, EntryBlock, ReferenceEntry
from .library import ReferenceBook, book
from .markup import markdown
from .spacing import colon

SIGN = "◊"
"""It stands behind what is ours."""
_ANY_TAG = re.compile(rf"{TAG.pattern}|{SOURCE.pattern}")
"""A tag of either kind: group 1 has the rules that the sentence states, ``cited`` what it rests on."""


def label(lang: Lang, kind: str) -> str:
    """The label before a block."""
    return say(lang, f"label_{kind}")


def entry_markdown(entry: ReferenceEntry) -> str:
    """A whole entry: title, summary, blocks, and related entries."""
    of_game = book(entry.game, entry.lang)
    parts = [f"# {entry.title}", f"*{entry.brief}*", *(block_markdown(of_game, block) for block in entry.blocks)]
    text = "\n\n".join([*parts, see_also(of_game, entry)])
    return f"{text}\n\n{SIGN} {label(entry.lang, 'ours')}" if SIGN in text else text


def see_also(book: ReferenceBook, entry: ReferenceEntry) -> str:
    """The titles of related entries."""
    titles = ", ".join(book.entries[slug].title for slug in entry.see)
    return f"{label(book.lang, 'see')}{colon(book.lang)} {titles}."


def block_markdown(book: ReferenceBook, block: EntryBlock) -> str:
    """A block with its label."""

    def as_markdown(text: str) -> str:
        return markdown(text, lambda slug: book.entries[slug].title)

    if block.kind == QUESTION:
        answer = with_edition_marks(block.sourced_answer or block.answer)
        return f"**{as_markdown(block.text)}**\n\n{as_markdown(answer)}"
    if not block.kind:
        return as_markdown(with_edition_marks(block.sourced or block.text))
    heading = label(book.lang, block.kind)
    if block.kind == SEE_ALSO:
        return f"**{heading}**\n\n{as_markdown(with_edition_marks(block.sourced))}"
    return f"**{heading}{colon(book.lang)}** {as_markdown(block.text)}"


def with_edition_marks(text: str) -> str:
    """A text with a mark after sentences of this edition, and without source tags."""
    tags = list(_ANY_TAG.finditer(text))
    marked = {tag.start() for number, tag in enumerate(tags) if _is_ours(tags, number)}

    def mark(tag: re.Match[str]) -> str:
        return (SIGN if tag.start() in marked else "") + (tag[0] if tag[1] else "")

    return PART.sub(lambda part: part["words"] + SIGN, _ANY_TAG.sub(mark, text)).replace(f"{SIGN}{SIGN}", SIGN)


def _is_ours(tags: list[re.Match[str]], number: int) -> bool:
    """Whether a tag says that a sentence is of this edition; ``[=]`` says what the next other tag does, or the last."""
    around = (tags[number], *tags[number + 1 :], *reversed(tags[:number]))
    tag = next((tag for tag in around if tag["cited"] != "="), None)
    if tag is None:
        return False
    return tag["cited"] == "ours" or any(find(rule).is_ours for rule in ids_in(tag[1] or tag["cited"]))
