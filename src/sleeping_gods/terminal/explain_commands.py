"""Commands that explain: the rules behind a question, a choice or a refusal, and what a card is."""

from __future__ import annotations

from ..kernel.table import decision_of
from ..presentation.phrases import clip, join
from ..presentation.piece import PieceInfo, merge_alike, pieces_called, pieces_named_like
from ..presentation.rules_behind import names_rules, rules_behind
from ..reference.book.entry import ReferenceEntry
from ..reference.book.folding import fold
from ..reference.ledger import ledger, looks_like_id
from .entry_page import entries_behind, part_of_entry, rule_page, sentence_of, whole_entry
from .menu import Item, Menu
from .menu_search import Ambiguous, find, find_barred
from .next_step import Next
from .piece_page import piece_page
from .play_session import PlaySession
from .reader import first_blocks
from .rules_search import names_section, rule_sections, search_sections
from .typed_words import MAX_NUMBER_QUOTED, MAX_QUOTED, quote_typed
from .unavailable_choices import barred_use, possible_with, show_piece

EXAMPLE_AREA = "CHAL"
"""The area of the ledger whose first rule is an example of a rule id."""
EXAMPLE_ENTRY = "counterattack"
"""The entry that is an example of a title."""


def explain(session: PlaySession, menu: Menu, rest: str) -> Next:
    """The command ``?``: this question, or the last refusal; with a line's key, that line; with a name, a card; else a
    search.
    """
    if not rest:
        _explain_question(session, menu)
    elif not (_explain_line(session, menu, rest) or _explain_name(session, menu, rest)):
        session.screen.show(*search_sections(session.reader, rest, session.look(menu)))
    return Next.ASK


def _explain_question(session: PlaySession, menu: Menu) -> None:
    """The rule behind the last refusal; if there was none, the entries behind the question."""
    reader, context = session.reader, session.look(menu)
    if session.refused:
        session.screen.show(rule_page(reader, session.refused, context))
        session.refused = ""
        session.screen.say(reader.say("again"), "dim")
        return
    decision = decision_of(session.table)
    if decision is not None:
        leads = session.view.leads(session.table)
        entries = reader.entries_stating(rules_behind(reader.game, type(decision)), leads)
        if not names_rules(reader.game, type(decision)):
            entries = entries[: max(1, len(leads))]
        session.screen.show(*entries_behind(reader, entries, context))


def _explain_line(session: PlaySession, menu: Menu, rest: str) -> bool:
    """Explain the line with this number; returns whether there is one."""
    number = rest.lower().removeprefix("x")
    if not number.isdecimal():
        return False
    item = next((item for item in (*menu.items, *menu.known_barred) if item.key == rest.lower()), None)
    if item is None:
        session.screen.say(session.reader.say("no-line", clip(rest, MAX_NUMBER_QUOTED)))
    else:
        _explain_item(session, menu, item)
    return True


def _explain_item(session: PlaySession, menu: Menu, item: Item) -> None:
    """Explain a barred line by its rule, a choice by its own rules or else those of the decision."""
    reader, context = session.reader, session.look(menu)
    if item.is_barred:
        _say_label(session, item, reader.entry_of(item.rule))
        session.screen.say(reader.say("barred", item.detail))
        session.screen.show(rule_page(reader, item.rule, context))
        return
    rules, held = session.view.rules_of(session.table, item.choice), session.view.entries_of(session.table, item.choice)
    entries = reader.entries_in_rule_order(rules, _own_entries(session, menu, item), held)
    _say_label(session, item, entries[0].entry if entries else None)
    if entries:
        session.screen.show(*entries_behind(reader, entries, context))
    else:
        _explain_question(session, menu)


def _say_label(session: PlaySession, item: Item, entry: ReferenceEntry | None) -> None:
    """Print a line's label, unless the entry that follows has the same title."""
    if entry is None or fold(item.label) != fold(entry.title):
        session.screen.say(item.label)


def _own_entries(session: PlaySession, menu: Menu, item: Item) -> list[str]:
    """The entries about the piece that a choice uses."""
    view, table, audience = session.view, session.table, session.audience
    if item.choice not in view.uses(table, audience):
        return []
    names = dict.fromkeys(piece.name for piece in view.pieces(table, audience) if item.choice[1] in piece.also)
    return [entry.slug for name in names for entry in session.reader.entries_about(name)]


def _explain_name(session: PlaySession, menu: Menu, rest: str) -> bool:
    """Explain a rule id, piece, choice or entry by its name; returns whether there is one."""
    reader, context = session.reader, session.look(menu)
    pieces = session.view.pieces(session.table, session.audience)
    pieces_named = pieces_called(pieces, rest, reader.lang)
    if looks_like_id(rest):
        session.screen.show(*rule_sections(reader, rest, session.look(menu)))
    elif pieces_named:
        session.screen.show(*piece_page(reader, pieces_named, context))
    elif isinstance(item := find(menu, rest), Item):
        _explain_item(session, menu, item)
    elif (named := reader.entry_named(rest)) is not None:
        session.screen.show(part_of_entry(reader, named, first_blocks(named), context))
    elif (barred := find_barred(menu, rest)) is not None:
        _explain_item(session, menu, barred)
    else:
        return _explain_likeness(session, menu, pieces_named_like(pieces, rest, reader.lang))
    return True


def _explain_likeness(session: PlaySession, menu: Menu, like: list[PieceInfo]) -> bool:
    """Explain a piece by a part of its name, or list several; returns whether there are any."""
    pieces = merge_alike(like)
    names = list(dict.fromkeys(piece.name for piece in pieces))
    if len(names) > 1:
        session.screen.show(names_section(session.reader, names))
    elif pieces:
        session.screen.show(*piece_page(session.reader, pieces, session.look(menu)))
    return bool(pieces)


def why(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Why a choice is not possible now, with the sentence of the rule; ``?`` then shows its entry."""
    if not rest:
        session.screen.say(session.reader.say("why"))
        return Next.ASK
    meant = find(menu, rest) or find_barred(menu, rest)
    if meant is None:
        reason = session.why_not(rest, menu)
        if reason is not None:
            _tell_reason(session, menu, session.view.reason(session.table, reason), reason.rule)
            return Next.ASK
        meant = next((item for item in menu.known_barred if fold(rest) in fold(item.label)), None)
    if isinstance(meant, Item) and meant.is_barred:
        _tell_reason(session, menu, meant.detail, meant.rule)
    else:
        _why_no_rule(session, menu, rest, meant)
    return Next.ASK


def _why_no_rule(session: PlaySession, menu: Menu, rest: str, meant: Item | Ambiguous | None) -> None:
    """Say that it is possible, or which use of a piece is barred, or what the piece is."""
    localizer = session.localizer
    possible = meant.items if isinstance(meant, Ambiguous) else [meant] if meant else []
    possible = possible or possible_with(session, menu, rest)
    if possible:
        if len(possible) == 1:
            (only,) = possible
            words = localizer.say("asking_possible-one", number=only.key, label=only.label)
        else:
            words = localizer.say("asking_possible", keys=join(item.key for item in possible))
        session.screen.say(words)
    elif (barred := barred_use(session, rest)) is not None:
        _choice, reason = barred
        _tell_reason(session, menu, session.view.reason(session.table, reason), reason.rule)
    elif not show_piece(session, menu, rest):
        session.screen.say(
            localizer.say("asking_unknown", said=quote_typed(localizer, rest), words=clip(rest, MAX_QUOTED))
        )


def _tell_reason(session: PlaySession, menu: Menu, why: str, rule: str) -> None:
    """Print the reason and the sentence of the rule."""
    reader = session.reader
    session.screen.say(reader.say("barred", why))
    session.screen.show(sentence_of(reader, rule, session.look(menu)))
    session.screen.say(reader.say("entry", reader.title(reader.entry_of(rule))), "dim")
    session.refused = rule


def rules(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Read the rules: a rule by its id, an entry by its name, else a search."""
    reader = session.reader
    if not rest:
        example = next(rule for rule in ledger(reader.game) if EXAMPLE_AREA in rule)
        session.screen.say(reader.say("example", reader.handle(reader.entry(EXAMPLE_ENTRY)), example))
        return Next.ASK
    named = reader.entry_named(rest)
    if looks_like_id(rest):
        session.screen.show(*rule_sections(reader, rest, session.look(menu)))
    elif named is not None:
        session.screen.show(whole_entry(reader, named, session.look(menu)))
    else:
        session.screen.show(*search_sections(session.reader, rest, session.look(menu)))
    return Next.ASK
