"""Authors' notes on what a story promises will have a price, and on where that price is charged.

A note stands in or right above its paragraph: ``%% debt: NAME text`` where a price is promised, ``%% paid: NAME text``
where it is charged. The name is the keyword that the story asks for there, or any word in capitals if it asks for none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ...story.source import PackSource
from ...story.ways import onwards
from ..dataflow.flow import Flow
from ..lint.scopes import Scopes
from ..project import AnyPack

_NOTE = re.compile(r"\s*%%\s*(debt|paid):\s*(\S*)\s*(.*)")
_NAME = re.compile(r"[A-Z][A-Z0-9-]*")


@dataclass(frozen=True, slots=True)
class Note:
    """One such note."""

    file: str
    line: int
    kind: str
    """``debt`` where the text promises a price, ``paid`` where it is charged."""
    name: str
    text: str
    paragraph: str
    """The paragraph that it stands in; empty outside of any."""

    @property
    def is_good(self) -> bool:
        """Whether it has a name and a text, and belongs to a paragraph."""
        return bool(_NAME.fullmatch(self.name) and self.text and self.paragraph)


@dataclass(slots=True)
class Debt:
    """Where a price is promised, and where it is charged."""

    name: str
    promised: list[Note] = field(default_factory=list)
    """The notes where the text promises it."""
    collected: list[Note] = field(default_factory=list)
    """The notes where it is charged."""


def notes_of(source: PackSource) -> Iterator[Note]:
    """Every note, also malformed ones."""
    heads = {(paragraph.file, paragraph.line): paragraph.number for paragraph in source.paragraphs.values()}
    for file, text in source.texts.items():
        if not file.endswith(".md") or "%%" not in text:
            continue
        scopes = Scopes(file, text)
        for number, line in enumerate(text.split("\n"), start=1):
            if match := _NOTE.fullmatch(line):
                place = heads.get((file, scopes.part_of_note(number)), "")
                yield Note(file, number, match[1], match[2], match[3].strip(), place)


def ledger(source: PackSource) -> dict[str, Debt]:
    """The debts by name, in alphabetical order."""
    debts: dict[str, Debt] = {}
    for note in notes_of(source):
        if note.is_good:
            debt = debts.setdefault(note.name, Debt(note.name))
            (debt.promised if note.kind == "debt" else debt.collected).append(note)
    return dict(sorted(debts.items()))


def is_read(flow: Flow, note: Note) -> bool:
    """Whether the paragraph of a note asks for the note's keyword; true of a name that is no keyword."""
    if note.name not in flow.keywords:
        return True
    asks = [*flow.asked.get(("keyword", note.name), ())]
    asks += [ask for quest in flow.keywords[note.name] for ask in flow.asked.get(("quest", quest), ())]
    return any(ask.site.paragraph == note.paragraph for ask in asks)


def endings_after(pack: AnyPack, flow: Flow, paragraph: str) -> list[str]:
    """The endings that can be reached from a paragraph of the finale."""
    ahead = onwards(flow.ways(), [paragraph])
    return [
        ending
        for ending in pack.endings
        if any(step.site.paragraph in ahead for step in flow.gives.get(("ending", ending), ()))
    ]
