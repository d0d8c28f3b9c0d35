"""The explaining commands at a served table, from the local rules reference and the scene that was sent."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from ...presentation.phrases import join
from ...presentation.piece import PieceInfo, merge_alike, pieces_called, pieces_named_like
from ...presentation.scene.cards import OpenCard
from ...presentation.scene.text import plain
from ...reference.book.folding import fold
from ...reference.ledger import looks_like_id
from ..entry_page import entries_behind, entry_list, part_of_entry, rule_page, whole_entry
from ..menu import Item, Menu
from ..menu_search import find, find_barred
from ..reader import RelatedEntry, RulesReader, first_blocks
from ..render_context import RenderContext
from ..rules_search import names_section, rule_sections, search_sections
from ..screen import Screen
from ..section import INDENT, Section, hanging, lines
from .remote_view import RemoteView


def explain_question(view: RemoteView, screen: Screen, menu: Menu, question: str) -> list[Section]:
    """The command ``?``: this question; with a key, that line; with a name, a visible card; else a search."""
    reader = RulesReader(view.localizer)
    context = view.look(screen, menu)
    if not question:
        entries = [RelatedEntry(reader.entry(entry.slug)) for entry in view.scene.decision.entries]
        return entries_behind(reader, entries, context) if entries else []
    if looks_like_id(question):
        return rule_sections(reader, question, context)
    pieces = [_piece(face) for face in view.scene.cards.faces]
    named = pieces_called(pieces, question, reader.lang) or merge_alike(
        pieces_named_like(pieces, question, reader.lang)
    )
    names = list(dict.fromkeys(piece.name for piece in named))
    if len(names) == 1:
        faces = [face for face in view.scene.cards.faces if {face.ref, face.title} & {*named[0].names}]
        return _face_page(reader, faces, context)
    item = find(menu, question) or find_barred(menu, question)
    if isinstance(item, Item):
        return _behind(view, screen, menu, item)
    if names:
        return [names_section(reader, names)]
    return read(view, screen, question, whole=False)


def _piece(face: OpenCard) -> PieceInfo:
    """A card as a piece."""
    says = tuple(plain(line) for line in (*face.text, face.note) if line)
    return PieceInfo(
        name=face.title, kind=face.kind, says=says, entries=face.entries, also=(face.ref,), flavour=plain(face.flavour)
    )


def _face_page(reader: RulesReader, faces: Sequence[OpenCard], context: RenderContext) -> list[Section]:
    """Cards with the same name as they lie, and the entries about them, the first one opened."""
    shown = []
    for face in dict.fromkeys(faces):
        texts = [plain(line) for line in (*face.text, face.note) if line]
        head = Text(face.title, style="bold").append(f"  {face.label}", style="dim not bold")
        flavour = plain(face.flavour)
        slanted = [Text(flavour, style="italic")] if flavour else []
        drawn = Group(hanging(head), hanging(*texts, *slanted, indent=INDENT), "")
        shown.append(Section(drawn, [join([f"{face.title}, {face.label}.", *texts, flavour], " ")]))
    slugs = dict.fromkeys(slug for face in faces for slug in face.entries)
    entries = [*dict.fromkeys([*reader.entries_about(faces[0].title), *map(reader.entry, slugs)])]
    for entry in entries[:1]:
        shown.append(part_of_entry(reader, entry, reader.mentioning_blocks(entry, faces[0].title), context))
    return [*shown, *entry_list(reader, entries[1:], context)]


def _behind(view: RemoteView, screen: Screen, menu: Menu, item: Item) -> list[Section]:
    """Explain a barred line by its rule, a choice by its cards and then the question's entries."""
    reader, context = RulesReader(view.localizer), view.look(screen, menu)
    if item.is_barred:
        heading = lines([item.label, reader.say("barred", item.detail)])
        return [heading, rule_page(reader, item.rule, context)]
    menu_line = next((line for line in view.scene.menu.own if str(line.number) == item.key), None)
    about = {focus.ref for focus in menu_line.focus} if menu_line is not None else set()
    slugs = [slug for face in view.scene.cards.faces if face.ref in about for slug in face.entries]
    slugs += [entry.slug for entry in view.scene.decision.entries]
    entries = [RelatedEntry(reader.entry(slug)) for slug in dict.fromkeys(slugs)]
    return [lines([item.label]), *(entries_behind(reader, entries, context) if entries else [])]


def read(view: RemoteView, screen: Screen, question: str, *, whole: bool) -> list[Section]:
    """An entry by its title, else the best answer to a question."""
    reader, context = RulesReader(view.localizer), view.look(screen)
    if looks_like_id(question):
        return rule_sections(reader, question, context)
    named = reader.entry_named(question)
    if named is not None:
        return [
            whole_entry(reader, named, context) if whole else part_of_entry(reader, named, first_blocks(named), context)
        ]
    return search_sections(reader, question, context)


def why_barred(menu: Menu, words: str) -> Item | None:
    """The barred line that some words mean."""
    barred = find_barred(menu, words)
    return barred or next((item for item in menu.known_barred if fold(words) in fold(item.label)), None)
