"""Cards on the screen: hands as a seat may see them, rows of cards, quests, and lasting events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.phrases import join
from ...presentation.scene.cards import Cards, Hand, OpenCard
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import INDENT, Section, hanging, labelled, stacked


def faces_of(cards: Cards) -> dict[str, OpenCard]:
    """The open cards by id."""
    return {face.ref: face for face in cards.faces}


def card_text(face: OpenCard) -> str:
    """The text of a card in one line."""
    return " ".join(plain(line) for line in face.text)


def hand_section(localizer: Localizer, context: RenderContext) -> Section:
    """Ability hands, others' only as a number unless hands are open; in a fight combat hands first."""
    return _hands(localizer, context, ("combat", "ability"))


def ability_hand_section(localizer: Localizer, context: RenderContext) -> Section:
    """The ability cards in hand."""
    return _hands(localizer, context, ("ability",))


def combat_hand_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """All combat hands, which are open; None outside of fights."""
    held = any(hand.kind == "combat" for hand in context.scene.hands)
    return _hands(localizer, context, ("combat",)) if held else None


def _hands(localizer: Localizer, context: RenderContext, kinds: tuple[str, ...]) -> Section:
    """The hands of some kinds."""
    faces = faces_of(context.scene.cards)
    return stacked(_hand(localizer, hand, faces) for hand in context.scene.hands if hand.kind in kinds)


def _hand(localizer: Localizer, hand: Hand, faces: Mapping[str, OpenCard]) -> Section:
    """Each card with its name, its cost to equip, and its text."""
    if hand.cards is None:
        return labelled(localizer, hand.title, localizer.say("hand_cards", count=hand.count))
    if not hand.cards:
        return labelled(localizer, hand.title, localizer.say("hand_empty"))
    cards = [faces[card] for card in hand.cards]
    price = hand.kind == "ability"
    rows = [(face.title, join([f", {plain(face.note)}." if price else ".", card_text(face)], " ")) for face in cards]
    drawn = [Text(name, style="bold").append(words, style="not bold") for name, words in rows]
    plain_lines = [localizer.say("label_over", label=hand.title), *(f"{name}{words}" for name, words in rows)]
    return Section(Group(hanging(Text(hand.title, style="dim")), hanging(*drawn, indent=INDENT)), plain_lines)


def brief_hand(localizer: Localizer, context: RenderContext) -> Section:
    """The visible ability hands, names only."""
    faces = faces_of(context.scene.cards)
    seen = [(hand, hand.cards) for hand in context.scene.hands if hand.kind == "ability" and hand.cards is not None]
    named = [(hand.title, join(faces[card].title for card in cards)) for hand, cards in seen]
    return stacked(labelled(localizer, title, names or localizer.say("hand_empty")) for title, names in named)


def brief_adventures(localizer: Localizer, context: RenderContext) -> Section:
    """Adventure cards by name, with their tokens or owners, and how many are played."""
    cards, faces = context.scene.cards, faces_of(context.scene.cards)
    hands = [hand for hand in context.scene.hands if hand.kind == "adventure"]
    if hands:
        named = [(hand.player, join(faces[card].title for card in hand.cards or ())) for hand in hands]
        several = len(hands) > 1
        parts = [
            localizer.say("label_text", label=who, text=names) if several else names for who, names in named if names
        ]
    else:
        parts = [join(_note_text(faces[card]) for card in cards.owned)]
    played = sum(1 for card in cards.aside if faces[card].kind == "adventure")
    adventures = localizer.clauses([*parts, localizer.say("adventures_played", count=played) if played else ""])
    return labelled(localizer, localizer.say("adventures_title"), adventures or localizer.say("adventures_none"))


def _note_text(face: OpenCard) -> str:
    """A card by its title, with what is noted beside it."""
    return f"{face.title} ({plain(face.note)})" if face.note else face.title


def adventures_section(localizer: Localizer, context: RenderContext) -> Section:
    """All adventure cards with their texts and states, and the curses."""
    cards, faces = context.scene.cards, faces_of(context.scene.cards)
    aside = [card for card in cards.aside if faces[card].kind == "adventure"]
    return _rows([faces[card] for card in (*cards.owned, *aside, *cards.curses)], localizer.say("adventures_no-cards"))


def deck_section(localizer: Localizer, context: RenderContext) -> Section:
    """The combat cards in the deck, then those set aside."""
    cards, faces = context.scene.cards, faces_of(context.scene.cards)
    aside = [card for card in cards.aside if faces[card].kind == "combat"]
    head = labelled(localizer, localizer.say("deck_title"), localizer.say("count_cards", count=len(cards.deck)))
    return stacked(
        [head, _rows([faces[card] for card in (*cards.deck, *aside)], localizer.say("deck_none"), lies=True)]
    )


def _rows(faces: Sequence[OpenCard], none: str, *, lies: bool = False) -> Section:
    """One row for each card: name, kind (or with ``lies`` its place), text, and state."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    spoken = []
    for face in faces:
        beside, noted = (plain(face.note), "") if lies else (face.label, f"({plain(face.note)})" if face.note else "")
        drawn.add_row(face.title, beside, Text(card_text(face)).append(f" {noted}" if noted else "", style="dim"))
        spoken.append(join([f"{face.title}, {beside}.", card_text(face), noted], " "))
    return Section(drawn, spoken or [none])


def events_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """Lasting events by name and text; None if there are none."""
    faces, word = faces_of(context.scene.cards), localizer.say("events_title")
    shown = [(_note_text(faces[event]), card_text(faces[event])) for event in context.scene.cards.events]
    if not shown:
        return None
    lines = [localizer.say("label_text", label=name, text=words) for name, words in shown]
    drawn = [Text(f"{word} ", style="dim").append(line, style="not dim") for line in lines]
    spoken = [localizer.say("events_told", word=word, name=name, text=words) for name, words in shown]
    return Section(hanging(*drawn), spoken)


def curses_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """The curses on the party; None if there are none."""
    faces = faces_of(context.scene.cards)
    curses = [f"{faces[card].title} ({card_text(faces[card]).rstrip('.')})" for card in context.scene.cards.curses]
    return labelled(localizer, localizer.say("curses_title"), localizer.clauses(curses)) if curses else None
