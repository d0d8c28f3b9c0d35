"""Cards of a printed box in notation: ``enter enemy { number = 77, level = 8, ... }``, a table as packs write it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from ...effects.error_texts import quoted_value
from ...kernel.choices import Choice, parse
from ...story.frame import PackFrame
from ...story.printed_figure import PrintedFigure
from ..table.table import CannotEnter, PartyTable

P = TypeVar("P")

ENTER = "enter"
"""The first word of an act that enters a card."""
KIND = re.compile(r"[a-z]{1,20}")
"""What is entered; each game knows its own kinds."""
PRINTED_LOCATION = re.compile(r"[1-9][0-9]{0,2}")
"""A location of a printed atlas."""
MAX_QUOTED = 60
"""Characters of a wrong figure that are quoted."""
MAX_ENTRY = 1_000
"""Most characters of an entry."""


class BoxEntry(NamedTuple):
    """Something that an owner enters of a printed box."""

    kind: str
    fields: Mapping[str, object]


class EntryKey(NamedTuple):
    """By what an entry is known."""

    kind: str
    key: str
    """Its number, id or page."""


def entry_of(choice: Choice) -> str:
    """What a choice enters, as it is kept: a kind and its table; empty for a choice that enters nothing."""
    return " ".join(choice[1:]) if choice[:1] == (ENTER,) else ""


def read_entry(text: str) -> BoxEntry:
    """An entry: a kind and a table of TOML in one line; CannotEnter if it is none."""
    kind, _, table = text.partition(" ")
    if len(text) > MAX_ENTRY or not KIND.fullmatch(kind):
        raise CannotEnter(f"expected a kind such as 'enemy', its table, and at most {MAX_ENTRY} characters")
    import tomllib  # only for cards of a printed box

    try:
        fields = tomllib.loads(f"entry = {table}")
    except (ValueError, RecursionError):
        raise CannotEnter("expected a table in one line, such as { number = 12 }") from None
    entry = fields.get("entry")
    if len(fields) != 1 or not isinstance(entry, dict):
        raise CannotEnter("expected a table in one line, such as { number = 12 }")
    return BoxEntry(kind, entry)


def entry_mistake(table: PartyTable, choice: Choice, kind: str, key: str, value: str | int) -> str | None:
    """What is wrong with the entry of one certain thing, empty for nothing; None for whatever enters another."""
    if choice[:2] != (ENTER, kind):
        return None
    try:
        if read_entry(entry_of(choice)).fields.get(key) != value:
            return None
        table.clone().enter(entry_of(choice))
    except CannotEnter as wrong:
        return str(wrong)
    return ""


def entry_key(text: str) -> EntryKey:
    """By what an entry is known; empty if it cannot be read."""
    try:
        kind, fields = read_entry(text)
    except CannotEnter:
        return EntryKey("", "")
    return EntryKey(kind, str(next((fields[key] for key in ("number", "id", "page") if key in fields), "")))


def is_entry(table: PartyTable, choice: Choice) -> bool:
    """Whether a choice enters something that can be entered now."""
    if choice[:1] != (ENTER,) or table.own_box() is None:
        return False
    try:
        table.clone().enter(entry_of(choice))
    except CannotEnter:
        return False
    return True


def enter(table: PartyTable, choice: Choice) -> None:
    """Take up what a choice enters, and say so."""
    entry = entry_of(choice)
    table.enter(entry)
    table.tell("entered", entry)


def correct(pack: P, figures: Mapping[Choice, PrintedFigure[P]], entry: Mapping[str, object]) -> None:
    """Figures of boards or cards are as the owner says that they are printed; the pack is nobody else's."""
    for words, value in entry.items():
        figure = figures.get(parse(words))
        if figure is None or isinstance(value, bool) or value not in figure.allowed:
            raise CannotEnter(
                f"expected a printed figure within its bounds, got {words[:MAX_QUOTED]!r} {quoted_value(value)}"
            )
        figure.put(pack, value)


def corrections(kind: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """The figures that an entry corrects or confirms, with what is printed."""
    return fields if kind == "figures" else {str(fields.get("of")): fields.get("value")}


def check_board(pack: PackFrame, fields: Mapping[str, object]) -> None:
    """A board whose figures are confirmed as they stand is one of those with figures of ours."""
    if [*fields] != ["id"] or fields["id"] not in {board.id for board in pack.ours}:
        raise CannotEnter(f"expected the id of a board with figures of ours, got {quoted_value(fields.get('id'))}")
