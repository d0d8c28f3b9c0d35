"""Cards: the hand of the seat that looks, adventure cards, quests and keywords, ongoing events."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ...sea.pack_words import card_text
from ...sea.table import SeaTable
from ..section import Section, hanging, join, labelled
from ..view import Look
from .names import ability_name, counted_word, namer_of


def hand_section(table: SeaTable, look: Look) -> Section:
    """One's own hand; other hands are only counted, unless everybody plays with open hands."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for seat, hand in enumerate(table.hands):
        title = "Hand" if table.seat_count() == 1 else f"Hand of {table.names[seat]}"
        if seat == look.seat or look.open_hands:
            part = _hand(table, title, hand)
        else:
            part = labelled(title, counted_word(len(hand), "card"))
        drawn.append(part.drawn)
        plain += part.plain
    return Section(Group(*drawn), plain)


def _hand(table: SeaTable, title: str, hand: list[str]) -> Section:
    if not hand:
        return labelled(title, "empty")
    cards, plain = [], [f"{title}:"]
    for card in hand:
        name, said = ability_name(table.pack.abilities[card]), hand_line(table, card)
        cards.append(Text(name, style="bold").append(said.removeprefix(name), style="not bold"))
        plain.append(said)
    return Section(Group(hanging(Text(title, style="dim")), hanging(*cards, indent=3)), plain)


def hand_line(table: SeaTable, card: str) -> str:
    """A card in hand: its name, its price and what it does."""
    ability = table.pack.abilities[card]
    says = " ".join(card_text(ability, "en", namer_of(table.pack)).split("\n"))
    return f"{ability_name(ability)}, {ability.command} command to equip. {says}".rstrip()


def adventures_section(table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """Owned adventure cards and the command on each; in brief only their names."""
    pack, namer = table.pack, namer_of(table.pack)
    if brief:
        names = [pack.adventures[card].name.en + _command(held) for card, held in table.adventures.items()]
        return labelled("Cards", join(names) or "none")
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    plain = []
    for card, held in table.adventures.items():
        adventure = pack.adventures[card]
        carrier = next((table.pack.crew[n].name.en for n, m in table.crew.items() if card in m.weapons), "")
        says = " ".join(card_text(adventure, "en", namer).split("\n"))
        state = join([f"{held} command on it" if held else "", f"carried by {carrier}" if carrier else ""])
        drawn.add_row(adventure.name.en, adventure.kind, Text(join([says, state], " ")))
        plain.append(f"{adventure.name.en}, {adventure.kind}. {join([says, state], ' ')}")
    return Section(drawn, plain or ["No adventure cards."])


def _command(held: int) -> str:
    return f" ({held} command)" if held else ""


def quests_section(table: SeaTable, look: Look, *, brief: bool = False, used: bool = True) -> Section:
    """Owned quests with their keywords; in brief the keywords only."""
    quests = [table.pack.quests[number] for number in table.quests]
    if brief:
        return labelled("Keywords", join(quest.keyword for quest in quests) or "none")
    drawn, plain = [], []
    for quest in quests:
        drawn.append(hanging(Text(f"{quest.number} {quest.title.en}", style="bold").append(f"  {quest.keyword}")))
        drawn.append(hanging(quest.text.en, indent=3))
        plain.append(f"Quest {quest.number}, {quest.title.en}. Keyword {quest.keyword}. {quest.text.en}")
    if not used:
        return Section(Group(*drawn), plain)
    box = join(str(number) for number in table.used_quests)
    said = f"In the used box: {box}." if box else "The used box is empty."
    return Section(Group(*drawn, hanging(said, style="dim")), [*plain, said])


def ongoing_section(table: SeaTable, look: Look) -> Section | None:
    """Events that stay in play."""
    if not table.ongoing:
        return None
    namer = namer_of(table.pack)
    drawn, plain = [], []
    for event in table.ongoing:
        card = table.pack.events[event]
        says = " ".join(card_text(card, "en", namer).split("\n"))
        drawn.append(Text("Ongoing ", style="dim").append(f"{card.name.en}: {says}", style="not dim"))
        plain.append(f"Ongoing event {card.name.en}: {says}")
    return Section(hanging(*drawn), plain)
