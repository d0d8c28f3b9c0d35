"""Rules that players look for under another entry than the one that states them: told there once more, with a link."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..mentions import ids_in
from .entry import SEE_ALSO, SOURCE, TAG, EntryBlock, ReferenceEntry, bare
from .parsing import BrokenChapter
from .spacing import colon

_SIGN = re.compile(f"{TAG.pattern}|{SOURCE.pattern}")
_ROW = re.compile(r"\|(?P<cells>.*)\|\s*")
_CELLS = re.compile(r"\|(?![^\[\]]*\]\])")
"""Between two cells; not inside a link."""
_LINK = re.compile(r"\[\[(?P<slug>[a-z0-9-]+)(?:\|(?P<words>[^\]|]+))?\]\]")
_BETWEEN = re.compile(r"(?<=[.!?…])(?P<closed>[\"»”’)]*)\s+(?=[A-ZÀ-ÖØ-Þ«“\"(*\[])(?!\[[=A-Z])")
"""Between two sentences, where no sign stands."""
_ITEM = re.compile(r"(?:- |\d+\. )")


def with_see_also(
    entries: Mapping[str, ReferenceEntry], listed: Mapping[str, Sequence[str]]
) -> dict[str, ReferenceEntry]:
    """The entries, those that are listed with one more block: the sentences of these rules, from where they stand."""
    homes = {rule: entry for entry in entries.values() for rule in entry.rules}
    unknown = [slug for slug in listed if slug not in entries]
    if unknown:
        raise BrokenChapter(f"see_also: no entry {', '.join(unknown)}")
    return {
        slug: replace(entry, blocks=(*entry.blocks, _block(entry, homes, listed[slug]))) if slug in listed else entry
        for slug, entry in entries.items()
    }


def _block(entry: ReferenceEntry, homes: Mapping[str, ReferenceEntry], rules: Sequence[str]) -> EntryBlock:
    items: dict[str, None] = {}
    for rule in rules:
        home = homes.get(rule)
        if home is None or home.slug == entry.slug:
            raise BrokenChapter(
                f"see_also: {entry.slug} lists {rule}, which is {'its own' if home else 'stated nowhere'}"
            )
        statement = _BETWEEN.sub(rf"\g<closed> [={rule}] ", _apart(sentence_of(home, rule), entry))
        items[f"- [[{home.slug}|{home.title}]]{colon(entry.lang)} {statement}"] = None
    sourced = "\n".join(items)
    return EntryBlock(SEE_ALSO, bare(sourced), sourced=sourced)


def _apart(text: str, entry: ReferenceEntry) -> str:
    """A text in which nothing leads to the entry itself."""

    def plain(link: re.Match[str]) -> str:
        return (link["words"] or entry.title.lower()) if link["slug"] == entry.slug else link[0]

    return _LINK.sub(plain, text)


def sentence_of(entry: ReferenceEntry, rule: str) -> str:
    """What an entry says of a rule that it states, or where that is a table what stands under its title.

    The signs in it tell the rule instead of stating it again.
    """
    block = entry.block_of(rule)
    if block is None:
        raise BrokenChapter(f"see_also: {entry.slug} does not state {rule}")
    for text in (block.sourced_answer, block.sourced):
        for line in _lines(text, colon(entry.lang)):
            sentence = _text_before_id(line, rule, whole=text == block.sourced_answer)
            if sentence.rstrip(f" [={rule}]").endswith(":"):
                break
            if sentence:
                question = f"{bare(block.sourced)} [={rule}] " if text == block.sourced_answer else ""
                return f"{question}{sentence}"
    return f"{bare(entry.sourced_brief)} [={rule}]"


def _lines(text: str, colon: str) -> list[str]:
    """The paragraphs, items and rows of a block; a row as what its first cell names, and what the others say of it."""
    lines = []
    for line in text.splitlines():
        row = _ROW.fullmatch(line)
        cells = [cell.strip() for cell in _CELLS.split(row["cells"]) if cell.strip()] if row else [line]
        item = f"{colon} ".join(part for part in (cells[0], ", ".join(cells[1:])) if part)
        lines.append(_ITEM.sub("", item, count=1) if _ITEM.match(item) else item)
    return lines


def _text_before_id(line: str, rule: str, *, whole: bool) -> str:
    """The part of a line before the sign of a rule, from the sign before that one on.

    What has no source of its own goes with it. Of an answer all is told that comes before, beginning with what was
    asked.
    """
    start, pending_text = 0, ""
    for sign in _SIGN.finditer(line):
        part = f"{pending_text}{line[start : sign.end()]}"
        start, pending_text = sign.end(), ""
        if sign[1] and rule in ids_in(sign[1]):
            return TAG.sub(r" [=\1]", part).strip() if whole else TAG.sub(f" [={rule}]", part).strip()
        if whole or sign["cited"] == "=":
            pending_text = part
    return ""
