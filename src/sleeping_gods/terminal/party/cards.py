"""Cards: hands as the seat that looks may see them, cards in rows, quests with their keywords, events that stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.phrases import join
from ...presentation.scene.cards import Cards, Hand, OpenCard
from ...presentation.scene.text import plain
from ..section import Section, hanging, labelled, stacked
from ..view import RenderContext


def faces_of(cards: Cards) -> dict[str, OpenCard]:
    """The faces by the ids of their cards."""
    return {face.ref: face for face in cards.faces}


def says(face: OpenCard) -> str:
    """What a card says, in one line."""
    return " ".join(plain(line) for line in face.text)


def hand_section(localizer: Localizer, context: RenderContext) -> Section:
    """Ability hands, others only counted unless hands are open; and before them combat hands in a fight."""
    return _hands(localizer, context, ("combat", "ability"))


def ability_hand_section(localizer: Localizer, context: RenderContext) -> Section:
    """The ability cards in hand."""
    return _hands(localizer, context, ("ability",))


def combat_hand_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """The combat cards in all hands, which lie open; nothing outside of fights."""
    held = any(hand.kind == "combat" for hand in context.scene.hands)
    return _hands(localizer, context, ("combat",)) if held else None


def _hands(localizer: Localizer, context: RenderContext, kinds: tuple[str, ...]) -> Section:
    faces = faces_of(context.scene.cards)
    return stacked(_hand(localizer, hand, faces) for hand in context.scene.hands if hand.kind in kinds)


def _hand(localizer: Localizer, hand: Hand, faces: Mapping[str, OpenCard]) -> Section:
    """Each card by its name, what it takes to equip it, and what it says."""
    if hand.cards is None:
        return labelled(localizer, hand.title, localizer.say("hand_cards", count=hand.count))
    if not hand.cards:
        return labelled(localizer, hand.title, localizer.say("hand_empty"))
    cards = [faces[card] for card in hand.cards]
    price = hand.kind == "ability"
    rows = [(face.title, join([f", {plain(face.note)}." if price else ".", says(face)], " ")) for face in cards]
    drawn = [Text(name, style="bold").append(words, style="not bold") for name, words in rows]
    plain_lines = [localizer.say("label_over", label=hand.title), *(f"{name}{words}" for name, words in rows)]
    return Section(Group(hanging(Text(hand.title, style="dim")), hanging(*drawn, indent=3)), plain_lines)


def brief_hand(localizer: Localizer, context: RenderContext) -> Section:
    """The ability hands that may be seen, by their names only."""
    faces = faces_of(context.scene.cards)
    seen = [(hand, hand.cards) for hand in context.scene.hands if hand.kind == "ability" and hand.cards is not None]
    named = [(hand.title, join(faces[card].title for card in cards)) for hand, cards in seen]
    return stacked(labelled(localizer, title, names or localizer.say("hand_empty")) for title, names in named)


def brief_adventures(localizer: Localizer, context: RenderContext) -> Section:
    """Adventure cards by their names only, with what lies on them or whose they are, and how many are played."""
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
    return f"{face.title} ({plain(face.note)})" if face.note else face.title


def adventures_section(localizer: Localizer, context: RenderContext) -> Section:
    """All adventure cards with their texts, how each stands, and the curses."""
    cards, faces = context.scene.cards, faces_of(context.scene.cards)
    aside = [card for card in cards.aside if faces[card].kind == "adventure"]
    return _rows([faces[card] for card in (*cards.owned, *aside, *cards.curses)], localizer.say("adventures_no-cards"))


def deck_section(localizer: Localizer, context: RenderContext) -> Section:
    """The combat cards: those in the deck, then those laid aside."""
    cards, faces = context.scene.cards, faces_of(context.scene.cards)
    aside = [card for card in cards.aside if faces[card].kind == "combat"]
    head = labelled(localizer, localizer.say("deck_title"), localizer.say("count_cards", count=len(cards.deck)))
    return stacked(
        [head, _rows([faces[card] for card in (*cards.deck, *aside)], localizer.say("deck_none"), lies=True)]
    )


def _rows(faces: Sequence[OpenCard], none: str, *, lies: bool = False) -> Section:
    """A card a row: its name, its kind, what it says, and how it stands; or where it lies instead of its kind."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    spoken = []
    for face in faces:
        beside, noted = (plain(face.note), "") if lies else (face.label, f"({plain(face.note)})" if face.note else "")
        drawn.add_row(face.title, beside, Text(says(face)).append(f" {noted}" if noted else "", style="dim"))
        spoken.append(join([f"{face.title}, {beside}.", says(face), noted], " "))
    return Section(drawn, spoken or [none])


def events_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """Events that stay in play, by name and text; nothing if there are none."""
    faces, word = faces_of(context.scene.cards), localizer.say("events_title")
    shown = [(_note_text(faces[event]), says(faces[event])) for event in context.scene.cards.events]
    if not shown:
        return None
    lines = [localizer.say("label_text", label=name, text=words) for name, words in shown]
    drawn = [Text(f"{word} ", style="dim").append(line, style="not dim") for line in lines]
    spoken = [localizer.say("events_told", word=word, name=name, text=words) for name, words in shown]
    return Section(hanging(*drawn), spoken)


def curses_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """Curses that lie on the party."""
    faces = faces_of(context.scene.cards)
    curses = [f"{faces[card].title} ({says(faces[card]).rstrip('.')})" for card in context.scene.cards.curses]
    return labelled(localizer, localizer.say("curses_title"), localizer.clauses(curses)) if curses else None
