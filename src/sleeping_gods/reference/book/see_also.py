"""Adds a "see also" block to entries: sentences of rules that players look for there but that other entries state."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..mentions import ids_in
from .entry import LINK, SEE_ALSO, SOURCE, TAG, EntryBlock, ReferenceEntry, without_tags
from .parsing import BrokenChapter
from .spacing import colon

_SOURCE_TAG = re.compile(f"{TAG.pattern}|{SOURCE.pattern}")
"""A tag behind a sentence, such as `[SG-FATIGUE-004]` where the rule is stated or `[=SG-FATIGUE-004]` elsewhere."""
_ROW = re.compile(r"\|(?P<cells>.*)\|\s*")
_CELL_SEPARATOR = re.compile(r"\|(?![^\[\]]*\]\])")
"""The separator of two cells: a bar that is not inside a link."""
_SENTENCE_BREAK = re.compile(r"(?<=[.!?…])(?P<closed>[\"»”’)]*)\s+(?=[A-ZÀ-ÖØ-Þ«“\"(*\[])(?!\[[=A-Z])")
"""The space between two sentences if no tag follows the first; ``closed`` are the closing quotes and brackets."""
_LIST_MARKER = re.compile(r"(?:- |\d+\. )")


def with_see_also(
    entries: Mapping[str, ReferenceEntry], listed: Mapping[str, Sequence[str]]
) -> dict[str, ReferenceEntry]:
    """The entries; each slug in ``listed`` gets one more block with the sentences of the rules listed for it."""
    entry_of_rule = {rule: entry for entry in entries.values() for rule in entry.rules}
    unknown = [slug for slug in listed if slug not in entries]
    if unknown:
        raise BrokenChapter(f"see_also: no entry {', '.join(unknown)}")
    return {
        slug: replace(entry, blocks=(*entry.blocks, _block(entry, entry_of_rule, listed[slug])))
        if slug in listed
        else entry
        for slug, entry in entries.items()
    }


def _block(entry: ReferenceEntry, entry_of_rule: Mapping[str, ReferenceEntry], rules: Sequence[str]) -> EntryBlock:
    """A list of the sentences of some rules, each once, with links to the entries that state them."""
    items: dict[str, None] = {}
    for rule in rules:
        source = entry_of_rule.get(rule)
        if source is None or source.slug == entry.slug:
            raise BrokenChapter(
                f"see_also: {entry.slug} lists {rule}, which is {'its own' if source else 'stated nowhere'}"
            )
        statement = _SENTENCE_BREAK.sub(rf"\g<closed> [={rule}] ", _without_links_to(entry, sentence_of(source, rule)))
        items[f"- [[{source.slug}|{source.title}]]{colon(entry.lang)} {statement}"] = None
    sourced = "\n".join(items)
    return EntryBlock(SEE_ALSO, without_tags(sourced), sourced=sourced)


def _without_links_to(entry: ReferenceEntry, text: str) -> str:
    """A text whose links to this entry are plain words."""

    def plain(link: re.Match[str]) -> str:
        return (link["words"] or entry.title.lower()) if link["slug"] == entry.slug else link[0]

    return LINK.sub(plain, text)


def sentence_of(entry: ReferenceEntry, rule: str) -> str:
    """The sentence with which an entry states a rule; its brief if the rule is only the head of a list or table.

    The tags in it cite the rule, ``[=SG-FATIGUE-004]``, so that the rule counts as stated only in its own entry.
    """
    block = entry.block_of(rule)
    if block is None:
        raise BrokenChapter(f"see_also: {entry.slug} does not state {rule}")
    for text in (block.sourced_answer, block.sourced):
        for line in _lines(text, colon(entry.lang)):
            is_answer = text == block.sourced_answer
            sentence = _text_before_id(line, rule, from_start=is_answer)
            if without_tags(sentence).endswith(":"):
                break
            if sentence:
                return f"{without_tags(block.sourced)} [={rule}] {sentence}" if is_answer else sentence
    return f"{without_tags(entry.sourced_brief)} [={rule}]"


def _lines(text: str, separator: str) -> list[str]:
    """The paragraphs, list items and table rows of a block; a row as "first cell: second, third"."""
    lines = []
    for line in text.splitlines():
        row = _ROW.fullmatch(line)
        cells = [cell.strip() for cell in _CELL_SEPARATOR.split(row["cells"]) if cell.strip()] if row else [line]
        item = f"{separator} ".join(part for part in (cells[0], ", ".join(cells[1:])) if part)
        lines.append(_LIST_MARKER.sub("", item, count=1) if _LIST_MARKER.match(item) else item)
    return lines


def _text_before_id(line: str, rule: str, *, from_start: bool) -> str:
    """The text between the tag of a rule and the tag before it, empty if the line does not state the rule.

    Text with a tag ``[=]``, which cites what the next tag does, belongs to it; with ``from_start`` all text does.
    """
    start, pending_text = 0, ""
    for tag in _SOURCE_TAG.finditer(line):
        part = f"{pending_text}{line[start : tag.end()]}"
        start, pending_text = tag.end(), ""
        if tag[1] and rule in ids_in(tag[1]):
            return TAG.sub(r" [=\1]", part).strip() if from_start else TAG.sub(f" [={rule}]", part).strip()
        if from_start or tag["cited"] == "=":
            pending_text = part
    return ""
