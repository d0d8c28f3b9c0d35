"""Entries as Markdown for terminals: whole, or the part that states a rule."""

from __future__ import annotations

import re

from ...languages import Lang
from ...wording.messages import say
from ..ledger import find
from ..mentions import ids_in
from .entry import PART, SEE_ALSO, SOURCE, TAG, EntryBlock, ReferenceEntry
from .library import ReferenceBook, book
from .markup import markdown
from .spacing import colon

SIGN = "◊"
"""It stands behind what is ours."""
_SIGNS = re.compile(rf"{TAG.pattern}|{SOURCE.pattern}")


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

    if block.kind == "question":
        return (
            f"**{as_markdown(block.text)}**\n\n{as_markdown(with_edition_marks(block.sourced_answer or block.answer))}"
        )
    if block.kind == SEE_ALSO:
        return f"**{label(book.lang, block.kind)}**\n\n{as_markdown(with_edition_marks(block.sourced))}"
    return (
        f"**{label(book.lang, block.kind)}{colon(book.lang)}** {as_markdown(block.text)}"
        if block.kind
        else as_markdown(with_edition_marks(block.sourced or block.text))
    )


def with_edition_marks(text: str) -> str:
    """A text with a mark after sentences of this edition, and without source tags."""
    matches = list(_SIGNS.finditer(text))
    ours = [_ours(matches, at) for at in range(len(matches))]
    marks = iter(zip(matches, ours, strict=True))

    def mark(match: re.Match[str]) -> str:
        _, is_ours = next(marks)
        return (SIGN if is_ours else "") + (match[0] if match[1] else "")

    return PART.sub(lambda part: part["words"] + SIGN, _SIGNS.sub(mark, text)).replace(f"{SIGN}{SIGN}", SIGN)


def _ours(matches: list[re.Match[str]], at: int) -> bool:
    """Whether a tag, or the one that it refers to, says that a sentence is of this edition."""
    sign = matches[at]
    if sign["cited"] == "=":
        around = [*range(at + 1, len(matches)), *range(at - 1, -1, -1)]
        other = next((index for index in around if matches[index]["cited"] != "="), None)
        return other is not None and _ours(matches, other)
    return sign["cited"] == "ours" or any(find(rule).is_ours for rule in ids_in(sign[1] or sign["cited"]))
