"""Commands that explain: the rules behind a question, a choice or a refusal, what a card is, what the odds are."""

from __future__ import annotations

from ..kernel.table import decision_of
from ..presentation.odds_counter import OddsCounter
from ..presentation.phrases import clip, join
from ..presentation.piece import PieceInfo, merge_alike, pieces_called, pieces_named_like
from ..presentation.rules_behind import names_rules, rules_behind
from ..presentation.scene.text import plain
from ..reference.book.entry import ReferenceEntry
from ..reference.book.folding import fold
from ..reference.ledger import UnknownRule, ledger, looks_like_id
from ..reference.ledger import find as rule_of
from .entry_page import entries_behind, entry_list, part_of_entry, rule_page, sentence_of, whole_entry
from .menu import Item, Menu
from .menu_search import Ambiguous, find, find_barred
from .next_step import Next
from .piece_page import piece_page
from .play_session import PlaySession
from .reader import clearly_meant, first_blocks
from .section import lines
from .typed_words import MAX_QUOTED, quote_typed
from .unavailable_choices import barred_use, possible_with, show_piece

MAX_NAMES = 10
"""How many names are told if a part of a name could mean several things."""


def explain(session: PlaySession, menu: Menu, rest: str) -> Next:
    """The command ``?``: this question, or the last refusal; with a line's key, that line; with a name, a card; else a
    search.
    """
    if not rest:
        _explain_question(session, menu)
    elif not (_explain_line(session, menu, rest) or _explain_name(session, menu, rest)):
        _search(session, menu, rest)
    return Next.ASK


def _explain_question(session: PlaySession, menu: Menu) -> None:
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
        session.screen.say(session.reader.say("no-line", clip(rest, 12)))
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
        _show_rule(session, menu, rest)
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
        session.screen.say(session.reader.say("could-be", session.localizer.truncated_list(names, MAX_NAMES)))
    elif pieces:
        session.screen.show(*piece_page(session.reader, pieces, session.look(menu)))
    return bool(pieces)


def _show_rule(session: PlaySession, menu: Menu, rule: str) -> None:
    try:
        session.screen.show(rule_page(session.reader, rule_of(rule).id, session.look(menu)))
    except UnknownRule as error:
        localizer = session.localizer
        session.screen.say(localizer.say("asking_no-rule", near=join(error.near), said=quote_typed(localizer, rule)))


def _search(session: PlaySession, menu: Menu, question: str) -> None:
    """Search the rules: open the best entry if it is clearly meant, and list the others."""
    reader, context = session.reader, session.look(menu)
    hits = reader.search(question)
    if not hits:
        session.screen.say(reader.say("nothing", clip(question, 40)))
        return
    entries = [hit.entry for hit in hits]
    if clearly_meant(hits):
        session.screen.show(part_of_entry(reader, entries[0], reader.answering_blocks(entries[0], question), context))
        session.screen.show(*entry_list(reader, entries[1:], context, "more"))
    else:
        session.screen.show(*entry_list(reader, entries, context, "nearest"))


def why(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Why a choice is not possible now, with the sentence of the rule; ``?`` then shows its entry."""
    if not rest:
        session.screen.say(session.reader.say("why"))
        return Next.ASK
    meant = find(menu, rest) or find_barred(menu, rest)
    reason = session.why_not(rest, menu) if meant is None else None
    if meant is None and reason is None:
        meant = next((item for item in menu.known_barred if fold(rest) in fold(item.label)), None)
    if reason is not None:
        _tell_reason(session, menu, session.view.reason(session.table, reason), reason.rule)
    elif isinstance(meant, Item) and meant.is_barred:
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
    elif (barred := barred_use(session, menu, rest)) is not None:
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
        example = next(rule for rule in ledger(reader.game) if "CHAL" in rule)
        session.screen.say(reader.say("example", reader.handle(reader.entry("counterattack")), example))
        return Next.ASK
    named = reader.entry_named(rest)
    if looks_like_id(rest):
        _show_rule(session, menu, rest)
    elif named is not None:
        session.screen.show(whole_entry(reader, named, session.look(menu)))
    else:
        _search(session, menu, rest)
    return Next.ASK


def chances(session: PlaySession, menu: Menu, rest: str) -> Next:
    """The exact odds of the next draw."""
    view, table, localizer = session.view, session.table, session.localizer
    if not any(view.leads_to_draw(table, item.choice) for item in menu.items):
        session.screen.say(localizer.say("asking_no-odds"))
        return Next.ASK
    meant = find(menu, rest) if rest else None
    items = [meant] if isinstance(meant, Item) and not meant.is_barred else menu.items
    counting = OddsCounter(view, view.known(table, session.audience))
    rows = []
    for item in items:
        odds = counting.of(item.choice) if view.leads_to_draw(table, item.choice) else None
        if odds:
            rows.append(localizer.say("asking_line", number=item.key, label=item.label, odds=odds.long(localizer)))
    session.screen.show(lines(rows or [localizer.say("asking_no-draw")]))
    if rows:
        test = view.seeing(table, session.look(menu)).scene.test
        session.screen.show(lines([plain(test.hand_text)] if test is not None else []))
        session.screen.say(localizer.say("asking_counted"), "dim")
    return Next.ASK
