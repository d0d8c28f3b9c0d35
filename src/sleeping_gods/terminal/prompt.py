"""The commands at the prompt: pages, rules, odds, undo, save, seats. What is no command is a choice."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError
from ..journal.disk import write_whole
from ..journal.errors import JournalError
from ..journal.notation import SUFFIX
from ..kernel.choices import CHANCE, Choice, parse, text
from ..kernel.luck import Luck
from ..kernel.rules import rule
from ..kernel.showing import printable
from ..kernel.table import decision_of
from ..party.table.table import of_party
from ..telling.phrases import clipped
from . import asking
from .menu import Menu
from .menu_page import ALL, kinds_named
from .retell import retell
from .section import Section, lines, whole

if TYPE_CHECKING:
    from .session import Session


class Next(enum.Enum):
    """What follows an answer."""

    ASK = "ask again"
    AGAIN = "show the table anew"
    QUIT = "leave"


LOG_LINES = 20
AGAIN = ("again", "look")
"""Commands only if nothing follows: choices may begin with these words."""
HELP = {
    "1, 2, 3 ...": "take that choice; its words or their beginning do as well",
    "Enter": "the only choice, where there is only one",
    "+": "list everything that may be done at any time; + WORD: one kind of it",
    "x": "list everything that is not possible, with the reasons",
    "?": "the rules behind this question, or behind what was just refused; ? 3 or ? x1: behind that line",
    "? NAME": "what a card, enemy, person, status, resource or place is, and its rules; ? and a question: search",
    "why WORDS": "why a choice is not possible",
    "rules WORDS": "read the rules: a whole entry by its title, a rule by its id, or what answers a question",
    "odds": "the exact chances of the next draw; odds 3: after that choice",
    "undo": "go back to before the last choice; undo 3: three choices",
    "again": "show this anew, with the whole page of the story; look does the same",
    "log": "what happened lately; log 100 or log all",
    "seat NAME": "let another player step in; back ends it",
    "open hands": "stop hiding hands and passing the keyboard; secret hands hides them again",
    "notes": "the notes on the map, those of earlier campaigns too",
    "campaign": "what can be done about the campaign: join, leave, note, easy mode or level, reset",
    "save": "where the campaign is saved; save NAME makes a copy",
    "quit": "leave; everything is saved already",
}


def run_command(session: Session, menu: Menu, line: str) -> Next | None:
    """Obey a command; nothing if the line is none."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if line.lower() in ("open hands", "secret hands"):
        return _hands(session, menu, line.lower())
    if word in session.view.pages and not rest:
        session.screen.show(*session.view.page(session.table, word, session.look(menu)))
        return Next.ASK
    if word in AGAIN and not rest:
        return _again(session)
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", f"{word[1:]} {rest}".strip()
    if session.table.is_table_act(parse(line)):
        return _table_act(session, menu, line)
    command = COMMANDS.get(word)
    return command(session, menu, rest) if command else None


def _help(session: Session, menu: Menu, rest: str) -> Next:
    pages = {word: f"show {what}" for word, what in session.view.pages.items()}
    session.screen.show(_glossary({**HELP, **pages}))
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


def _hands(session: Session, menu: Menu, line: str) -> Next:
    session.keyboard.open_hands = line == "open hands"
    if not session.keyboard.open_hands:
        session.keyboard.holder = None
    session.fresh = True
    return Next.AGAIN


def _table_act(session: Session, menu: Menu, line: str) -> Next:
    """Acts about the campaign itself; what cannot be meant lightly is asked twice."""
    if line == "reset campaign" and session.screen.ask("This ends the campaign. Type yes to do it> ") != "yes":
        session.screen.say("Nothing was done.")
        return Next.ASK
    return session.play_line(line)


def _campaign(session: Session, menu: Menu, rest: str) -> Next:
    acts = {text(act): session.view.label(session.table, act) for act in session.table.table_acts()}
    session.screen.show(_glossary(acts))
    return Next.ASK


@rule("SG-LOG-003", "DS-JLOG-003")
def _notes(session: Session, menu: Menu, rest: str) -> Next:
    """Notes of this campaign, then what earlier ones have left on the map."""
    table = of_party(session.table)
    own = {f"at {place}": words for place, words in table.map_notes().items()}
    old = {f"at {place}": words for place, words in session.earlier_notes().items()}
    for title, notes in (("Notes of this campaign", own), ("Notes of earlier campaigns", old)):
        session.screen.say(f"{title}:" if notes else f"{title}: none.")
        if notes:
            session.screen.show(_glossary(notes))
    return Next.ASK


def _unfold_acts(session: Session, menu: Menu, rest: str) -> Next:
    kinds = kinds_named(session.view.words, menu, rest.lower()) if rest else []
    if rest and len(kinds) != 1:
        session.screen.say(f"{clipped(rest, 40)!r} is no kind of act that may be done now; + alone lists all of them.")
        return Next.ASK
    session.show_acts = kinds[0] if kinds else ALL
    session.draw_menu(menu)
    return Next.ASK


def _unfold_barred(session: Session, menu: Menu, rest: str) -> Next:
    if not menu.barred:
        session.screen.say("Nothing is barred here that one might expect.")
        return Next.ASK
    session.show_barred = True
    session.draw_menu(menu)
    return Next.ASK


def _again(session: Session) -> Next:
    session.fresh = True
    return Next.AGAIN


def _undo(session: Session, menu: Menu, rest: str) -> Next:
    wanted = whole(rest) if rest else 1
    if not wanted:
        session.screen.say(f"undo, or undo and how many choices, such as: undo 3; got {clipped(rest, 40)!r}.")
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
            session.screen.say(f"Nothing was undone: {error}.")
            return Next.ASK
    session.screen.say(f"Undone: {'; '.join(taken_back)}. What is drawn from here on is drawn anew.")
    session.forget_news()
    session.keyboard.stepping_in = False
    session.fold()
    session.fresh = True
    return Next.AGAIN


def _undone(session: Session, choice: Choice) -> str:
    """A choice that was taken back, in words; another player's secret stays one."""
    if session.keyboard.open or session.view.sees(session.table, choice, session.keyboard.seat):
        return session.view.label(session.table, choice).rstrip(".")
    return "a secret choice"


def _save(session: Session, menu: Menu, rest: str) -> Next:
    """Every choice is on disk already; a name makes a copy."""
    path = session.campaign.path
    if path is None:
        session.screen.say("This campaign has no file.")
        return Next.ASK
    if rest:
        if not rest.strip("./\\"):
            session.screen.say(f"Expected a name for the copy, got {clipped(rest, 40)!r}.")
            return Next.ASK
        copy = Path(rest) if "/" in rest else path.parent / rest
        copy = copy if copy.suffix else copy.with_suffix(SUFFIX)
        try:
            if copy.exists():
                session.screen.say(f"{copy} exists already; choose another name.")
                return Next.ASK
            write_whole(copy, path.read_bytes())
        except (JournalError, OSError) as error:
            session.screen.say(f"No copy was made: {getattr(error, 'strerror', None) or error}.")
            return Next.ASK
        session.screen.say(f"Copied to {copy}")
    session.screen.say(f"Every choice is saved at once in {printable(str(path))}")
    return Next.ASK


def _quit(session: Session, menu: Menu, rest: str) -> Next:
    return Next.QUIT


def _log(session: Session, menu: Menu, rest: str) -> Next:
    """What happened, told again from the entries."""
    history = session.campaign.history
    entries = history.line()
    wanted = len(entries) if rest == "all" else whole(rest) or LOG_LINES
    first = max(0, len(entries) - wanted)
    table = history.table_after(entries[first - 1].number if first else 0)
    told: list[Section] = []
    for entry in entries[first:]:
        for happening, then in retell(table, entry.choice):
            told += session.view.happened(then, happening, replace(session.look(), read=None))
    session.screen.show(*(told or [lines(["Nothing has happened yet."])]))
    return Next.ASK


def _seat(session: Session, menu: Menu, rest: str) -> Next:
    """Another player steps in before the decision."""
    names = session.view.players(session.table)
    found = [seat for seat, name in enumerate(names) if name.lower().startswith(rest.lower()) or rest == f"p{seat + 1}"]
    if session.keyboard.open or len(found) != 1 or not rest:
        known = " or ".join(f"seat {name}" for name in names)
        refused = f"Expected {known}, got {clipped(f'seat {rest}'.strip(), 40)!r}."
        if session.keyboard.open:
            refused = "All hands are open: just choose for whoever acts." if len(names) > 1 else "You play alone."
        session.screen.say(refused)
        return Next.ASK
    session.hand_over(found[0])
    session.keyboard.stepping_in = found[0] != session.seat
    return Next.AGAIN


def _back(session: Session, menu: Menu, rest: str) -> Next:
    if not session.keyboard.stepping_in:
        session.screen.say("Nobody has stepped in.")
        return Next.ASK
    session.keyboard.stepping_in = False
    session.fresh = True
    return Next.AGAIN


def _luck(session: Session, menu: Menu, rest: str) -> Next:
    """With real cards: let the program draw this one."""
    decision = decision_of(session.table)
    if decision is None or decision.who(session.table) != CHANCE:
        session.screen.say("Nothing is to be drawn now.")
        return Next.ASK
    return session.play(Luck(asking.fresh_seed()).pick(menu.own))


COMMANDS: dict[str, Callable[[Session, Menu, str], Next]] = {
    "help": _help,
    "+": _unfold_acts,
    "x": _unfold_barred,
    "?": asking.explain,
    "why": asking.why,
    "rules": asking.rules,
    "odds": asking.chances,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
    "log": _log,
    "seat": _seat,
    "back": _back,
    "campaign": _campaign,
    "notes": _notes,
    "luck": _luck,
}
"""First words of commands."""
