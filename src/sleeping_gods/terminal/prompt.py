"""The commands at the prompt; input that is no command is taken as a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..host.fresh_seed import fresh_seed
from ..kernel.choices import CHANCE, parse, seat_word
from ..kernel.luck import Luck
from ..kernel.table import decision_of
from ..presentation.localizer import Localizer
from ..presentation.party.forced import asked_kind, can_be_unasked
from ..reference.book.folding import fold
from . import (
    advice_command,
    campaign_commands,
    explain_commands,
    log_commands,
    odds_command,
    plate_command,
    walk_command,
)
from .choose_language import choose_language
from .menu import Menu
from .menu_page import UNFOLD_ALL, kinds_named
from .next_step import Next
from .play_session import PlaySession
from .section import glossary
from .typed_words import act_notation, any_seat, command_of_word, quote_typed, words_for

LEAVE = "quit"
"""The command that leaves the campaign."""


def run_command(session: PlaySession, menu: Menu, line: str) -> Next | None:
    """Run a command; None if the line is none."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    command = command_of_word(session.localizer, line)
    if command in BARE_COMMANDS:
        return BARE_COMMANDS[command](session)
    if command in session.view.pages:
        session.screen.show(*session.view.page(session.table, command, session.look(menu)))
        return Next.ASK
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}".strip()
    for act in (line, act_notation(session.localizer, line)):
        if session.table.is_table_act(parse(act)):
            return campaign_commands.table_act(session, menu, act)
    named = command_of_word(session.localizer, word)
    if named == LEAVE and rest:  # to leave a port is a choice, and no way home
        return None
    obey = SIGNS.get(word) or COMMANDS.get(named)
    return obey(session, menu, rest) if obey else None


def help_lines(localizer: Localizer, pages: Mapping[str, str]) -> dict[str, str]:
    """What can be typed, and what it does: commands, then pages."""
    commands = {localizer.say(f"typed_{key}"): localizer.say(f"help_{key}") for key in localizer.words.keys("help")}
    shown = {
        words_for(localizer, f"command_{word}")[0]: localizer.say("show_page", what=what)
        for word, what in pages.items()
    }
    return {**commands, **shown}


def _help(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show what can be typed."""
    session.screen.show(glossary(help_lines(session.localizer, session.view.pages)))
    return Next.ASK


def _open_hands(session: PlaySession) -> Next:
    """From now on everybody may see every hand."""
    session.keyboard.agree(open_hands=True)
    session.agree(open_hands=True)
    return _redraw(session)


def _secret_hands(session: PlaySession) -> Next:
    """From now on hands are secret."""
    session.keyboard.agree(open_hands=False)
    session.agree(open_hands=False)
    return _redraw(session)


def _dont_ask(session: PlaySession) -> Next:
    """Answer questions of this kind automatically from now on."""
    localizer, kind = session.localizer, asked_kind(session.table)
    if session.habits.ask_all:
        session.agree(ask_all=False)
        session.screen.say(localizer.say("prompt_ask-again"))
        return Next.AGAIN
    if not can_be_unasked(session.table):
        session.screen.say(localizer.say("prompt_must-ask"))
        return Next.ASK
    session.agree(unasked=tuple(dict.fromkeys([*session.habits.unasked, kind])), ask_all=False)
    session.screen.say(localizer.say("prompt_unasked"))
    return Next.AGAIN


def _ask_again(session: PlaySession) -> Next:
    """Ask such questions again; a second time, also ask where there is only one answer."""
    had = session.habits.unasked
    session.agree(unasked=(), ask_all=not had)
    session.screen.say(session.localizer.say("prompt_ask-again" if had else "prompt_ask-all"))
    return _redraw(session)


def _unfold_acts(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show the folded acts of any time, or those of one kind."""
    kinds = kinds_named(session.localizer, menu, rest) if rest else []
    if rest and not kinds:
        session.screen.say(session.localizer.say("prompt_no-kind", said=quote_typed(session.localizer, rest)))
        return Next.ASK
    session.show_acts = kinds[0] if len(kinds) == 1 else UNFOLD_ALL
    session.draw_menu(menu)
    return Next.ASK


def _unfold_barred(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show all that is barred."""
    if not menu.barred:
        session.screen.say(session.localizer.say("prompt_none-barred"))
        return Next.ASK
    session.show_barred = menu.asked = True
    session.draw_menu(menu)
    return Next.ASK


def _redraw(session: PlaySession) -> Next:
    """Have everything drawn again."""
    session.fresh = True
    return Next.AGAIN


def _quit(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Leave the table."""
    return Next.QUIT


def _seat(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Let another player act before the decision."""
    localizer, names = session.localizer, session.view.players(session.table)
    if session.keyboard.open:
        session.screen.say(localizer.say("prompt_open-hands" if len(names) > 1 else "prompt_alone"))
        return Next.ASK
    seats = [seat for seat, name in enumerate(names) if fold(name).startswith(fold(rest)) or rest == seat_word(seat)]
    if len(seats) != 1 or not rest:
        command = quote_typed(localizer, localizer.say("session_seat", name=rest).strip())
        session.screen.say(localizer.say("prompt_seats", known=any_seat(localizer, names), said=command))
        return Next.ASK
    session.hand_over(seats[0])
    session.keyboard.stepping_in = seats[0] != session.seat
    return Next.AGAIN


def _back(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Leave the acts between, before somebody else's decision."""
    if not session.keyboard.stepping_in:
        session.screen.say(session.localizer.say("prompt_not-in"))
        return Next.ASK
    session.keyboard.stepping_in = False
    session.fresh = True
    return Next.AGAIN


def _luck(session: PlaySession, menu: Menu, rest: str) -> Next:
    """With real cards: let the program make this draw."""
    decision = decision_of(session.table)
    if decision is None or decision.who(session.table) != CHANCE:
        session.screen.say(session.localizer.say("prompt_no-draw"))
        return Next.ASK
    return session.play(Luck(fresh_seed()).pick(menu.own))


def _lang(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Change the language."""
    if not choose_language(session.screen, rest):
        return Next.ASK
    session.speak(session.screen.localizer)
    return Next.AGAIN


SIGNS: dict[str, Callable[[PlaySession, Menu, str], Next]] = {
    "+": _unfold_acts,
    "x": _unfold_barred,
    "?": explain_commands.explain,
}
"""What is typed in every language."""
BARE_COMMANDS: dict[str, Callable[[PlaySession], Next]] = {
    "again": _redraw,
    "look": _redraw,
    "open-hands": _open_hands,
    "secret-hands": _secret_hands,
    "dont-ask": _dont_ask,
    "ask-again": _ask_again,
}
"""Commands only if nothing follows: choices may begin with these words."""
COMMANDS: dict[str, Callable[[PlaySession, Menu, str], Next | None]] = {
    "help": _help,
    "why": explain_commands.why,
    "rules": explain_commands.rules,
    "odds": odds_command.chances,
    "undo": log_commands.undo,
    "redo": log_commands.redo,
    "save": campaign_commands.save,
    LEAVE: _quit,
    "log": log_commands.log,
    "seat": _seat,
    "back": _back,
    "campaign": campaign_commands.campaign,
    "notes": campaign_commands.notes,
    "luck": _luck,
    "lang": _lang,
    "travel": walk_command.travel,
    "plate": plate_command.plate,
    "advice": advice_command.advice,
}
"""Commands with what may follow them; the catalogue knows the words for them."""
