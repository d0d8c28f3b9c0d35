"""The commands at the prompt: pages, rules, odds, undo, save, seats. What is no command is a choice."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError
from ..journal.disk import write_whole
from ..journal.errors import JournalError
from ..journal.notation import SUFFIX
from ..kernel.choices import CHANCE, Choice, parse, seat_word, text
from ..kernel.luck import Luck
from ..kernel.rules import rule
from ..kernel.showing import printable
from ..kernel.table import decision_of
from ..party.table.table import of_party
from ..reference.book.folding import fold
from ..telling.voice import Voice
from . import asking
from .choose_language import choose_language
from .going_wrong import error_words
from .menu import Menu
from .menu_page import ALL, kinds_named
from .retell import retell
from .section import Section, lines, whole
from .typed import command_named, quoted, says, words_for

if TYPE_CHECKING:
    from .session import Session


class Next(enum.Enum):
    """What follows an answer."""

    ASK = "ask again"
    AGAIN = "show the table anew"
    QUIT = "leave"


LOG_LINES = 20


def run_command(session: Session, menu: Menu, line: str) -> Next | None:
    """Obey a command; nothing if the line is none."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    command = command_named(session.voice, line)
    if command in ALONE:
        return ALONE[command](session)
    if command in session.view.pages:
        session.screen.show(*session.view.page(session.table, command, session.look(menu)))
        return Next.ASK
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}".strip()
    if session.table.is_table_act(parse(line)):
        return _table_act(session, menu, line)
    obey = SIGNS.get(word) or COMMANDS.get(command_named(session.voice, word))
    return obey(session, menu, rest) if obey else None


def help_lines(voice: Voice, pages: Mapping[str, str]) -> dict[str, str]:
    """What can be typed, and what each does: commands, then pages, each by its usual word."""
    commands = {voice.say(f"typed_{key}"): voice.say(f"help_{key}") for key in voice.words.keys("help")}
    shown = {words_for(voice, f"command_{word}")[0]: voice.say("show_page", what=what) for word, what in pages.items()}
    return {**commands, **shown}


def _help(session: Session, menu: Menu, rest: str) -> Next:
    session.screen.show(_glossary(help_lines(session.voice, session.view.pages)))
    return Next.ASK


def _glossary(entries: dict[str, str]) -> Section:
    """Words and what they mean, in two columns."""
    wide = max(len(word) for word in entries)
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    for word, meaning in entries.items():
        drawn.add_row(Text(word), Text(meaning))
    return Section(drawn, [f"{word:<{wide}}  {meaning}" for word, meaning in entries.items()])


def _open_hands(session: Session) -> Next:
    session.keyboard.open_hands = True
    return _again(session)


def _secret_hands(session: Session) -> Next:
    session.keyboard.open_hands, session.keyboard.holder = False, None
    return _again(session)


def _table_act(session: Session, menu: Menu, line: str) -> Next:
    """Acts about the campaign itself; what cannot be meant lightly is asked twice."""
    voice = session.voice
    if line == "reset campaign" and not says(voice, session.screen.ask(f"{voice.say('prompt_reset')}> "), "sure"):
        session.screen.say(voice.say("prompt_not-done"))
        return Next.ASK
    return session.play_line(line)


def _campaign(session: Session, menu: Menu, rest: str) -> Next:
    acts = {_written(session.voice, act): session.view.label(session.table, act) for act in session.table.table_acts()}
    session.screen.show(_glossary(acts))
    return Next.ASK


def _written(voice: Voice, act: Choice) -> str:
    """An act in notation, with words for what one puts there oneself."""
    words = voice.words
    return text(tuple(words.say("placeholder", word) if words.knows("placeholder", word) else word for word in act))


@rule("SG-LOG-003", "DS-JLOG-003")
def _notes(session: Session, menu: Menu, rest: str) -> Next:
    """Notes of this campaign, then what earlier ones have left on the map."""
    voice, own, old = session.voice, of_party(session.table).map_notes(), session.earlier_notes()
    for title, notes in (("prompt_notes", own), ("prompt_earlier-notes", old)):
        session.screen.say(voice.say(title, count=len(notes)))
        if notes:
            told = {voice.say("prompt_note-at", place=place): words for place, words in notes.items()}
            session.screen.show(_glossary(told))
    return Next.ASK


def _unfold_acts(session: Session, menu: Menu, rest: str) -> Next:
    kinds = kinds_named(session.voice, menu, rest) if rest else []
    if rest and len(kinds) != 1:
        session.screen.say(session.voice.say("prompt_no-kind", said=quoted(session.voice, rest)))
        return Next.ASK
    session.show_acts = kinds[0] if kinds else ALL
    session.draw_menu(menu)
    return Next.ASK


def _unfold_barred(session: Session, menu: Menu, rest: str) -> Next:
    if not menu.barred:
        session.screen.say(session.voice.say("prompt_none-barred"))
        return Next.ASK
    session.show_barred = True
    session.draw_menu(menu)
    return Next.ASK


def _again(session: Session) -> Next:
    session.fresh = True
    return Next.AGAIN


def _undo(session: Session, menu: Menu, rest: str) -> Next:
    voice, wanted = session.voice, whole(rest) if rest else 1
    if not wanted:
        session.screen.say(voice.say("prompt_undo", said=quoted(voice, rest)))
        return Next.ASK
    taken_back: list[str] = []
    try:
        for _ in range(wanted):
            before = session.campaign.history.line()
            session.campaign.undo()
            choice = before[len(session.campaign.history.line())].choice
            taken_back.append(_undone(session, parse(choice)))
    except (CampaignError, JournalError) as error:
        if not taken_back:
            session.screen.say(voice.say("prompt_not-undone", error=error_words(voice, error)))
            return Next.ASK
    session.screen.say(voice.say("prompt_undone", choices=voice.clauses(taken_back)))
    session.forget_news()
    session.keyboard.stepping_in = False
    session.fold()
    session.fresh = True
    return Next.AGAIN


def _undone(session: Session, choice: Choice) -> str:
    """A choice that was taken back, in words; another player's secret stays one."""
    if session.keyboard.open or session.view.sees(session.table, choice, session.keyboard.seat):
        return session.view.label(session.table, choice).rstrip(".")
    return session.voice.say("prompt_secret")


def _save(session: Session, menu: Menu, rest: str) -> Next:
    """Every choice is on disk already; a name makes a copy."""
    path, voice = session.campaign.path, session.voice
    if path is None:
        session.screen.say(voice.say("prompt_no-file"))
        return Next.ASK
    if rest:
        if not rest.strip("./\\"):
            session.screen.say(voice.say("prompt_copy-name", said=quoted(voice, rest)))
            return Next.ASK
        copy = Path(rest) if "/" in rest else path.parent / rest
        copy = copy if copy.suffix else copy.with_suffix(SUFFIX)
        try:
            if copy.exists():
                session.screen.say(voice.say("prompt_copy-exists", file=str(copy)))
                return Next.ASK
            write_whole(copy, path.read_bytes())
        except (JournalError, OSError) as error:
            session.screen.say(voice.say("prompt_no-copy", error=error_words(voice, error, short=True)))
            return Next.ASK
        session.screen.say(voice.say("prompt_copied", file=str(copy)))
    session.screen.say(voice.say("prompt_saved", file=printable(str(path))))
    return Next.ASK


def _quit(session: Session, menu: Menu, rest: str) -> Next:
    return Next.QUIT


def _log(session: Session, menu: Menu, rest: str) -> Next:
    """What happened, told again from the entries."""
    history = session.campaign.history
    entries = history.line()
    wanted = len(entries) if says(session.voice, rest, "all") else whole(rest) or LOG_LINES
    first = max(0, len(entries) - wanted)
    table = history.table_after(entries[first - 1].number if first else 0)
    told: list[Section] = []
    for entry in entries[first:]:
        for happening, then in retell(table, entry.choice):
            told += session.view.happened(then, happening, replace(session.look(), read=None))
    session.screen.show(*(told or [lines([session.voice.say("prompt_no-log")])]))
    return Next.ASK


def any_seat(voice: Voice, names: Sequence[str]) -> str:
    """What one types to let one of some players step in."""
    seats = [voice.say("session_seat", name=name) for name in names]
    return functools.reduce(lambda one, other: voice.say("session_or", one=one, other=other), seats)


def _seat(session: Session, menu: Menu, rest: str) -> Next:
    """Another player steps in before the decision."""
    voice, names = session.voice, session.view.players(session.table)
    if session.keyboard.open:
        session.screen.say(voice.say("prompt_open-hands" if len(names) > 1 else "prompt_alone"))
        return Next.ASK
    found = [seat for seat, name in enumerate(names) if fold(name).startswith(fold(rest)) or rest == seat_word(seat)]
    if len(found) != 1 or not rest:
        said = quoted(voice, voice.say("session_seat", name=rest).strip())
        session.screen.say(voice.say("prompt_seats", known=any_seat(voice, names), said=said))
        return Next.ASK
    session.hand_over(found[0])
    session.keyboard.stepping_in = found[0] != session.seat
    return Next.AGAIN


def _back(session: Session, menu: Menu, rest: str) -> Next:
    if not session.keyboard.stepping_in:
        session.screen.say(session.voice.say("prompt_not-in"))
        return Next.ASK
    session.keyboard.stepping_in = False
    session.fresh = True
    return Next.AGAIN


def _luck(session: Session, menu: Menu, rest: str) -> Next:
    """With real cards: let the program draw this one."""
    decision = decision_of(session.table)
    if decision is None or decision.who(session.table) != CHANCE:
        session.screen.say(session.voice.say("prompt_no-draw"))
        return Next.ASK
    return session.play(Luck(asking.fresh_seed()).pick(menu.own))


def _lang(session: Session, menu: Menu, rest: str) -> Next:
    """Go on in another language; nothing of the campaign changes."""
    if not choose_language(session.screen, rest):
        return Next.ASK
    session.speak(session.screen.voice)
    return Next.AGAIN


SIGNS: dict[str, Callable[[Session, Menu, str], Next]] = {
    "+": _unfold_acts,
    "x": _unfold_barred,
    "?": asking.explain,
}
"""What is typed in every language."""
ALONE: dict[str, Callable[[Session], Next]] = {
    "again": _again,
    "look": _again,
    "open-hands": _open_hands,
    "secret-hands": _secret_hands,
}
"""Commands only if nothing follows: choices may begin with these words."""
COMMANDS: dict[str, Callable[[Session, Menu, str], Next]] = {
    "help": _help,
    "why": asking.why,
    "rules": asking.rules,
    "odds": asking.chances,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "log": _log,
    "seat": _seat,
    "back": _back,
    "campaign": _campaign,
    "notes": _notes,
    "luck": _luck,
    "lang": _lang,
}
"""Commands with what may follow them; the catalogue knows the words for them."""
