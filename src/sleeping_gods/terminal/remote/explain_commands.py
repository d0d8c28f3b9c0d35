"""Asking about the rules at a served table: the book is at hand here, what lies on the table was told."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from ...presentation.phrases import clipped, join
from ...presentation.piece import PieceInfo, alike, called, pieces_named_like
from ...presentation.scene.cards import OpenCard
from ...presentation.scene.text import plain
from ...reference.book.folding import fold
from ...reference.ledger import UnknownRule, looks_like_id
from ...reference.ledger import find as rule_of
from ..entry_page import entries_behind, entry_list, part_of_entry, rule_page, whole_entry
from ..menu import Item, Menu
from ..menu_search import find, find_barred
from ..reader import Behind, RulesReader, clearly_meant, opening
from ..screen import Screen
from ..section import Section, hanging, lines
from ..typed_words import quoted
from ..view import RenderContext
from .remote_view import RemoteView

SEVERAL = 10
"""So many names are told if a part of a name could mean several things."""


def explain_question(picture: RemoteView, screen: Screen, menu: Menu, question: str) -> list[Section]:
    """``?``: this question; ``? 3``, ``? x1``: that line; ``? NAME``: a card in sight; or a search."""
    reader = RulesReader(picture.localizer)
    context = picture.look(screen, menu)
    if not question:
        entries = [Behind(reader.entry(entry.slug)) for entry in picture.scene.decision.entries]
        return entries_behind(reader, entries, context) if entries else []
    if looks_like_id(question):
        return rule_section(picture, screen, question)
    pieces = [_piece(face) for face in picture.scene.cards.faces]
    named = called(pieces, question, reader.lang) or alike(pieces_named_like(pieces, question, reader.lang))
    names = list(dict.fromkeys(piece.name for piece in named))
    if len(names) == 1:
        faces = [face for face in picture.scene.cards.faces if {face.ref, face.title} & {*named[0].names}]
        return _face_page(reader, faces, context)
    item = find(menu, question) or find_barred(menu, question)
    if isinstance(item, Item):
        return _behind(picture, screen, menu, item)
    if names:
        return [lines([reader.say("could-be", picture.localizer.truncated_list(names, SEVERAL))])]
    return read(picture, screen, question, whole=False)


def _piece(face: OpenCard) -> PieceInfo:
    """A card as a piece that can be asked about."""
    says = tuple(plain(line) for line in (*face.text, face.note) if line)
    return PieceInfo(face.title, face.kind, says, face.entries, (face.ref,), plain(face.flavour))


def _face_page(reader: RulesReader, faces: Sequence[OpenCard], context: RenderContext) -> list[Section]:
    """Cards that go by one name, as they lie, and the entries behind them, the first opened."""
    shown = []
    for face in dict.fromkeys(faces):
        texts = [plain(line) for line in (*face.text, face.note) if line]
        head = Text(face.title, style="bold").append(f"  {face.label}", style="dim not bold")
        flavour = plain(face.flavour)
        slanted = [Text(flavour, style="italic")] if flavour else []
        drawn = Group(hanging(head), hanging(*texts, *slanted, indent=3), "")
        shown.append(Section(drawn, [join([f"{face.title}, {face.label}.", *texts, flavour], " ")]))
    slugs = dict.fromkeys(slug for face in faces for slug in face.entries)
    entries = [*dict.fromkeys([*reader.own(faces[0].title), *map(reader.entry, slugs)])]
    for entry in entries[:1]:
        shown.append(part_of_entry(reader, entry, reader.mentioning(entry, faces[0].title), context))
    return [*shown, *entry_list(reader, entries[1:], context)]


def _behind(picture: RemoteView, screen: Screen, menu: Menu, item: Item) -> list[Section]:
    """What is barred by the rule that bars it; a choice by the cards it is about, then by the question's entries."""
    reader, context = RulesReader(picture.localizer), picture.look(screen, menu)
    if item.rule:
        heading = lines([item.label, reader.say("barred", item.detail)])
        return [heading, rule_page(reader, item.rule, context)]
    menu_line = next((line for line in picture.scene.menu.own if str(line.number) == item.key), None)
    about = {focus.ref for focus in menu_line.focus} if menu_line is not None else set()
    slugs = [slug for face in picture.scene.cards.faces if face.ref in about for slug in face.entries]
    slugs += [entry.slug for entry in picture.scene.decision.entries]
    entries = [Behind(reader.entry(slug)) for slug in dict.fromkeys(slugs)]
    return [lines([item.label]), *(entries_behind(reader, entries, context) if entries else [])]


def rule_section(picture: RemoteView, screen: Screen, rule: str) -> list[Section]:
    """A rule by its id, and its entry."""
    localizer = picture.localizer
    try:
        return [rule_page(RulesReader(localizer), rule_of(rule).id, picture.look(screen))]
    except UnknownRule as error:
        return [lines([localizer.say("asking_no-rule", near=join(error.near), said=quoted(localizer, rule))])]


def read(picture: RemoteView, screen: Screen, question: str, *, whole: bool) -> list[Section]:
    """An entry of the book by its title, else what answers a question best."""
    reader, context = RulesReader(picture.localizer), picture.look(screen)
    if looks_like_id(question):
        return rule_section(picture, screen, question)
    named = reader.named(question)
    if named is not None:
        return [whole_entry(reader, named, context) if whole else part_of_entry(reader, named, opening(named), context)]
    hits = reader.found(question)
    if not hits:
        return [lines([reader.say("nothing", clipped(question, 40))])]
    entries = [hit.entry for hit in hits]
    if not clearly_meant(hits):
        return entry_list(reader, entries, context, "nearest")
    first = part_of_entry(reader, entries[0], reader.answering(entries[0], question), context)
    return [first, *entry_list(reader, entries[1:], context, "more")]


def why_barred(menu: Menu, words: str) -> Item | None:
    """The barred line that some words mean."""
    barred = find_barred(menu, words)
    return barred or next((item for item in menu.known_barred if fold(words) in fold(item.label)), None)
