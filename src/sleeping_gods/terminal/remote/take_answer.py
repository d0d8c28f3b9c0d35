"""Handles a typed line at a served table: a choice, several choices, a command, or neither."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.choices import text
from ...presentation.phrases import clip
from ...wire.requests import Undo
from ..menu import Item, Menu
from ..menu_page import MAX_MEANINGS, item_text, shown_acts
from ..menu_search import Ambiguous
from ..next_step import Next
from ..reader import RulesReader
from ..section import INDENT, lines
from ..typed_words import MAX_NUMBER_QUOTED, is_answer, quote_typed
from .answer_meaning import Several, is_notation, meaning_of, unambiguous_meaning
from .remote_commands import MAX_CHOICE_LENGTH, run_remote_command
from .remote_view import RemoteView
from .seat_state import SeatState


def answer(seat_state: SeatState, line: str) -> Next:
    """Send what the line asks for, show what is known here, or say why it means nothing."""
    view = seat_state.view
    if view is None or seat_state.lost:
        return _without_table(seat_state, line)
    if view.over and (not line or is_answer(view.localizer, line, "leave")):
        return Next.QUIT
    if line != "?":
        seat_state.forget_refusal()
    menu = view.menu()
    if not line:
        return _take_only_choice(seat_state, view, menu)
    exact = unambiguous_meaning(menu, view.localizer, line)
    if exact is not None:
        return _take(seat_state, view, menu, exact, line)
    next_step = run_remote_command(seat_state, view, menu, line)
    if next_step is not None:
        return next_step
    return _take(seat_state, view, menu, meaning_of(menu, view.localizer, view.scene, view.show_acts, line), line)


def _without_table(seat_state: SeatState, line: str) -> Next:
    """While the connection is lost, one can only leave."""
    localizer = seat_state.screen.localizer
    if is_answer(localizer, line, "leave"):
        return Next.QUIT
    seat_state.screen.say(localizer.say("remote_not-now"))
    return Next.ASK


def _take_only_choice(seat_state: SeatState, view: RemoteView, menu: Menu) -> Next:
    """Enter takes the only choice; where there is none to take, what is waited for is said, or what could change it."""
    localizer, screen = view.localizer, seat_state.screen
    if menu.entered is not None:
        return _choose(seat_state, menu.entered)
    if not view.is_my_turn:
        screen.say(localizer.say("remote_waiting-how", who=view.scene.decision.who), "dim")
    elif len(menu.own) != 1:
        screen.say(localizer.say("session_type"), "dim")
    else:
        (only,) = menu.own
        screen.say(localizer.say("session_could-change", number=only.key, label=only.label))
        screen.show(lines([item_text(item) for item in menu.changing], indent=INDENT))
    return Next.ASK


def _take(
    seat_state: SeatState, view: RemoteView, menu: Menu, meaning: Item | Ambiguous | Several | None, line: str
) -> Next:
    """Do what a line means, if that is clear and on the screen."""
    localizer, screen = view.localizer, seat_state.screen
    if isinstance(meaning, Several):
        seat_state.series.add(meaning.parts)
        seat_state.series.name({item.choice: item.label for item in menu.items})
    elif isinstance(meaning, Ambiguous):
        screen.say(localizer.say("session_could-be"))
        screen.show(lines([item_text(item) for item in meaning.items[:MAX_MEANINGS]], indent=INDENT))
    elif meaning is None:
        _send_or_refuse(seat_state, view, line)
    elif meaning.is_barred:
        why = localizer.say("session_barred", label=meaning.label, why=meaning.detail)
        screen.say(RulesReader(localizer).say("refused", why, meaning.rule))
        seat_state.refused_by(meaning.rule)
    elif meaning in menu.acts and meaning not in shown_acts(menu, view.show_acts):
        screen.say(localizer.say("session_unseen", number=line, label=meaning.label))
        view.show_acts = meaning.kind
        view.draw_menu(screen, menu)
    else:
        return _choose(seat_state, meaning)
    return Next.ASK


def _choose(seat_state: SeatState, item: Item) -> Next:
    """Send the choice of an item."""
    seat_state.choose(text(item.choice))
    return Next.ASK


def _send_or_refuse(seat_state: SeatState, view: RemoteView, line: str) -> None:
    """Send a choice in notation to the server; anything else means nothing here."""
    localizer = view.localizer
    if line.removeprefix("-").removeprefix("x").isdigit():
        seat_state.screen.say(localizer.say("session_no-number", said=clip(line, MAX_NUMBER_QUOTED)))
    elif is_notation(localizer, line) and len(line) <= MAX_CHOICE_LENGTH:
        seat_state.choose(line)
    else:
        seat_state.screen.say(localizer.say("session_unknown", said=quote_typed(localizer, line)))


def go_on(seat_state: SeatState) -> bool:
    """Send the next of several choices; returns whether one was sent. A choice that is no longer offered ends the
    series.
    """
    if seat_state.view is None or (wanted := seat_state.series.next()) is None:
        return False
    if isinstance(wanted, Undo):
        seat_state.request(replace(wanted, position=seat_state.position))
        return True
    menu = seat_state.view.menu()
    offered = [item for item in menu.own if item.choice in wanted]
    if offered:
        seat_state.choose(text(offered[0].choice))
        return True
    seat_state.series.drop()
    localizer = seat_state.view.localizer
    choice = quote_typed(localizer, seat_state.series.label_of(wanted[0]))
    seat_state.screen.say(localizer.say("remote_no-more", choice=choice))
    return False
