"""Cards: hands as the seat that looks may see them, cards in rows, quests with their keywords, events that stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ...party.table.table import PartyTable
from ...telling.party.names import lore
from ...telling.phrases import join
from ...telling.voice import Voice
from ..section import Section, hanging, labelled
from ..view import Look


def hands_section(
    voice: Voice,
    table: PartyTable,
    look: Look,
    hands: Sequence[Sequence[str]],
    line: Callable[[str], tuple[str, str]],
    title: str,
) -> Section:
    """One's own hand; other hands are only counted, unless everybody plays with open hands."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for seat, hand in enumerate(hands):
        whose = title if table.seat_count() == 1 else voice.say("hand_of", title=title, who=table.names[seat])
        if seat == look.seat or look.open_hands:
            part = _hand(voice, whose, [line(card) for card in hand])
        else:
            part = labelled(voice, whose, voice.say("hand_cards", count=len(hand)))
        drawn.append(part.drawn)
        plain += part.plain
    return Section(Group(*drawn), plain)


def _hand(voice: Voice, title: str, cards: Sequence[tuple[str, str]]) -> Section:
    """Each card by its name and what it says."""
    if not cards:
        return labelled(voice, title, voice.say("hand_empty"))
    drawn = [Text(name, style="bold").append(said, style="not bold") for name, said in cards]
    plain = [voice.say("label_over", label=title), *(f"{name}{said}" for name, said in cards)]
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


def events_section(voice: Voice, word: str, events: Sequence[tuple[str, str]]) -> Section | None:
    """Events that stay in play, by name and text; nothing if there are none."""
    if not events:
        return None
    shown = [(name, voice.say("label_text", label=name, text=said)) for name, said in events]
    drawn = [Text(f"{word} ", style="dim").append(said, style="not dim") for _, said in shown]
    return Section(
        hanging(*drawn), [voice.say("events_told", word=word, name=name, text=said) for name, said in events]
    )


def quests_section(
    voice: Voice,
    table: PartyTable,
    *,
    brief: bool = False,
    used: bool = True,
    text: Callable[[int], str] | None = None,
    box: str = "",
    also: Sequence[int] = (),
) -> Section:
    """Owned quests with their keywords; in brief the keywords only. What a seat may not read yet has no text.

    Of the quests in the box, only some may be read again.
    """
    known = lore(table).quests
    quests = [known[number] for number in (*table.quests, *also)]
    if brief:
        return labelled(
            voice, voice.say("quest_keywords"), join(quest.keyword for quest in quests) or voice.say("quest_none")
        )
    drawn, plain = [], []
    for quest in quests:
        says = voice.name(quest.text) if text is None else text(quest.number)
        keyword = f"  {quest.keyword}" if quest.keyword else ""
        drawn.append(hanging(Text(f"{quest.number} {voice.name(quest.title)}", style="bold").append(keyword)))
        drawn.append(hanging(says, indent=3))
        title, word = voice.name(quest.title), quest.keyword or "none"
        plain.append(voice.say("quest_told", number=quest.number, title=title, keyword=word, text=says))
    if not used:
        return Section(Group(*drawn), plain)
    inside = join(str(number) for number in table.used_quests)
    box = box or voice.say("quest_box-used")
    said = voice.say("quest_in-box", box=box, numbers=inside) if inside else voice.say("quest_box-empty", box=box)
    return Section(Group(*drawn, hanging(said, style="dim")), [*plain, said])
