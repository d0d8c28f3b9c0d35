"""Cards: hands as the seat that looks may see them, cards in rows, quests with their keywords, events that stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ...party.table.table import PartyTable
from ..section import Section, counted_word, hanging, join, labelled
from ..view import Look
from .names import lore


def hands_section(
    table: PartyTable, look: Look, hands: Sequence[Sequence[str]], line: Callable[[str], tuple[str, str]], title: str
) -> Section:
    """One's own hand; other hands are only counted, unless everybody plays with open hands."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for seat, hand in enumerate(hands):
        whose = title if table.seat_count() == 1 else f"{title} of {table.names[seat]}"
        if seat == look.seat or look.open_hands:
            part = _hand(whose, [line(card) for card in hand])
        else:
            part = labelled(whose, counted_word(len(hand), "card"))
        drawn.append(part.drawn)
        plain += part.plain
    return Section(Group(*drawn), plain)


def _hand(title: str, cards: Sequence[tuple[str, str]]) -> Section:
    """Each card by its name and what it says."""
    if not cards:
        return labelled(title, "empty")
    drawn = [Text(name, style="bold").append(said, style="not bold") for name, said in cards]
    plain = [f"{title}:", *(f"{name}{said}" for name, said in cards)]
    return Section(Group(hanging(Text(title, style="dim")), hanging(*drawn, indent=3)), plain)


def cards_section(rows: Sequence[tuple[str, str, str]], none: str) -> Section:
    """A card a row: its name, its kind, and what it says."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    plain = []
    for name, kind, said in rows:
        drawn.add_row(name, kind, Text(said))
        plain.append(f"{name}, {kind}. {said}")
    return Section(drawn, plain or [none])


def events_section(word: str, events: Sequence[tuple[str, str]]) -> Section | None:
    """Events that stay in play, by name and text; nothing if there are none."""
    if not events:
        return None
    drawn = [Text(f"{word} ", style="dim").append(f"{name}: {said}", style="not dim") for name, said in events]
    return Section(hanging(*drawn), [f"{word} event {name}: {said}" for name, said in events])


def quests_section(
    table: PartyTable,
    *,
    brief: bool = False,
    used: bool = True,
    text: Callable[[int], str] | None = None,
    box: str = "used",
    also: Sequence[int] = (),
) -> Section:
    """Owned quests with their keywords; in brief the keywords only. What a seat may not read yet has no text.

    Of the quests in the box, only some may be read again.
    """
    known = lore(table).quests
    quests = [known[number] for number in (*table.quests, *also)]
    if brief:
        return labelled("Keywords", join(quest.keyword for quest in quests) or "none")
    drawn, plain = [], []
    for quest in quests:
        says = quest.text.en if text is None else text(quest.number)
        keyword = f"  {quest.keyword}" if quest.keyword else ""
        drawn.append(hanging(Text(f"{quest.number} {quest.title.en}", style="bold").append(keyword)))
        drawn.append(hanging(says, indent=3))
        word = f" Keyword {quest.keyword}." if quest.keyword else ""
        plain.append(f"Quest {quest.number}, {quest.title.en}.{word} {says}")
    if not used:
        return Section(Group(*drawn), plain)
    inside = join(str(number) for number in table.used_quests)
    said = f"In the {box} box: {inside}." if inside else f"The {box} box is empty."
    return Section(Group(*drawn, hanging(said, style="dim")), [*plain, said])
