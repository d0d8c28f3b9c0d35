"""Words that the papers of both games share: cards, hands, notes and boxes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...party.chapters.entering import entry_key
from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import sentence
from ..scene.paper import PaperSheet, SheetPart, SheetRow
from .presenter import Presenter

BLANK_NOTES = 6
"""Empty lines that are printed for notes."""
BLANK_BOXES = 4
"""Empty lines that are printed below the boxes of each group of an achievement sheet."""


def labelled(presenter: Presenter[Any], key: str, text: str) -> str:
    """A line with its label; empty without a text."""
    localizer = presenter.localizer
    return localizer.say("label_text", label=localizer.say(f"paper_{key}"), text=text) if text else ""


def with_label(presenter: Presenter[Any], label: str, text: str) -> str:
    """A line after a name."""
    return presenter.localizer.say("label_text", label=label, text=text)


def lines_of(lines: Iterable[str]) -> tuple[str, ...]:
    """The lines that say something, each with a capital."""
    return tuple(sentence(line) for line in lines if line)


def names(presenter: Presenter[Any], table: PartyTable, things: Iterable[str]) -> str:
    """Things by their names."""
    return ", ".join(presenter.game_words.name(presenter.localizer, table, thing) for thing in things)


def quest_words(presenter: Presenter[Any], table: PartyTable, numbers: Sequence[int]) -> str:
    """Quests by their numbers, with their keywords where they are known."""
    box = table.own_box()
    entered = None if box is None else {entry_key(entry) for entry in box.entered}
    words = []
    for number in sorted(numbers):
        is_known = entered is None or ("quest", str(number)) in entered
        keyword = table.pack.quests[number].word(presenter.localizer.lang) if is_known else ""
        words.append(f"{number} ({keyword})" if keyword else str(number))
    return ", ".join(words)


def hand_words(presenter: Presenter[Any], table: PartyTable, audience: Audience, seat: int) -> str:
    """A hand by its cards for whoever may see it, and by its size for others."""
    hand, localizer = table.hands[seat], presenter.localizer
    if hand and audience.sees(seat):
        return names(presenter, table, hand)
    return localizer.say("paper_cards", count=len(hand))


def status_words(presenter: Presenter[Any], statuses: Sequence[str]) -> str:
    """Status tokens by their names."""
    return ", ".join(presenter.localizer.term("status", status) for status in statuses)


def notes_part(presenter: Presenter[Any], table: PartyTable) -> SheetPart:
    """What was written on the map, by the numbers of its places, and room for more."""
    rows = tuple(SheetRow(place, words) for place, words in table.log.notes.items())
    return SheetPart(presenter.localizer.say("paper_notes"), rows, BLANK_NOTES)


def achievement_sheet(presenter: Presenter[Any], table: PartyTable, groups: Sequence[str]) -> PaperSheet:
    """The boxes that this campaign has ticked, group by group, and room for those of other campaigns."""
    localizer = presenter.localizer
    parts = []
    for group in groups:
        ticked = [box for box in table.ticked if box.partition(":")[0] == group]
        texts = [sentence(str(presenter.speak(table, "box", 0, (box,)))) for box in ticked]
        rows = tuple(SheetRow(words, ticked=1, boxes=1) for words in texts)
        parts.append(SheetPart(localizer.say(f"paper_group-{group}"), rows, BLANK_BOXES))
    count = sum(len(part.rows) for part in parts)
    total = SheetPart("", (SheetRow(localizer.say("paper_ticked-in-all"), str(count)),))
    return PaperSheet(localizer.say("paper_achievements"), (*parts, total))
