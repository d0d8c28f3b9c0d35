"""Explains words that name something that cannot be chosen: the rule that bars it, or the piece itself."""

from __future__ import annotations

from ..kernel.choices import Choice, text
from ..kernel.errors import Reason
from ..languages import Lang
from ..presentation.piece import PieceInfo, merge_alike, pieces_called, pieces_named_like
from ..reference.search.words import content_words, stems
from .menu import Item, Menu
from .piece_page import piece_page
from .play_session import PlaySession


def _readings(words: str, lang: Lang) -> list[str]:
    """The words; without the first, which may be a verb; and without stop words."""
    rest = words.partition(" ")[2].strip()
    return [words, rest, " ".join(content_words(rest, lang))] if rest else [words]


def _uses_named(session: PlaySession, words: str) -> list[Choice]:
    """The uses of pieces that some words mean, all of one kind; empty if there are none."""
    view, table, lang = session.view, session.table, session.reader.lang
    uses = {
        choice: (stems(view.label(table, choice), lang), stems(text(choice), lang))
        for choice in view.uses(table, session.audience)
    }
    for reading in _readings(words, lang):
        wanted = stems(reading, lang)
        choices = [choice for choice, names in uses.items() if any(_in_order(wanted, name) for name in names)]
        if choices:
            return [choice for choice in choices if choice[0] == choices[0][0]]
    return []


def _in_order(wanted: list[str], name: list[str]) -> bool:
    """Whether all that is asked stands in a name in the same order."""
    left = iter(name)
    return bool(wanted) and all(any(word == wanted_word for word in left) for wanted_word in wanted)


def possible_with(session: PlaySession, menu: Menu, words: str) -> list[Item]:
    """The menu items that some words could mean."""
    uses = _uses_named(session, words)
    if uses:
        return [item for item in menu.items if item.choice in uses]
    ids = {name for piece in _pieces_named(session, words) for name in piece.also}
    return [item for item in menu.items if not ids.isdisjoint(item.choice)]


def barred_use(session: PlaySession, words: str) -> tuple[Choice, Reason] | None:
    """The first use that some words name and a known rule bars."""
    uses = _uses_named(session, words)
    reasons = ((choice, session.view.why_not(session.table, choice, session.audience)) for choice in uses)
    return next(((choice, reason) for choice, reason in reasons if reason is not None), None)


def _pieces_named(session: PlaySession, words: str) -> list[PieceInfo]:
    """The piece that some words mean, or several alike; empty if they differ."""
    pieces, lang = session.view.pieces(session.table, session.audience), session.reader.lang
    for reading in _readings(words, lang):
        named = pieces_called(pieces, reading, lang) or merge_alike(pieces_named_like(pieces, reading, lang))
        if named:
            return named if len({piece.name for piece in named}) == 1 else []
    return []


def show_piece(session: PlaySession, menu: Menu, words: str) -> bool:
    """Show a piece that cannot be chosen; returns whether the words mean one."""
    pieces = _pieces_named(session, words)
    if pieces:
        session.screen.say(session.reader.say("piece"))
        session.screen.show(*piece_page(session.reader, pieces, session.look(menu)))
    return bool(pieces)


def answer_unoffered(session: PlaySession, menu: Menu, words: str) -> bool:
    """Explain something typed as if it were a choice; returns whether anything is known of it."""
    possible = possible_with(session, menu, words)
    if possible:
        session.could_be(possible)
        return True
    barred = barred_use(session, words)
    if barred is None:
        return show_piece(session, menu, words)
    choice, reason = barred
    label, why = session.view.label(session.table, choice), session.view.reason(session.table, reason)
    session.bar(session.localizer.say("session_barred", label=label, why=why), reason.rule)
    return True
