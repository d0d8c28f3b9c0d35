"""The log at the prompt, line by line with the numbers of its entries, and undoing by steps or back to a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.errors import CampaignError, NothingToUndo
from ..journal.entries import Entry
from ..journal.errors import JournalError
from ..kernel.choices import Choice, parse
from ..telling.party.chronicle import PAGES
from ..telling.retell import retell
from ..telling.scene.log import CHOICE, LogLine
from ..telling.scene.text import plain
from ..telling.voice import Voice
from .following import Next
from .going_wrong import error_words
from .menu import Menu
from .playing import Playing
from .section import Section, lines, whole
from .typed import quoted, says

LOG_LINES = 20
"""So many entries are told where nobody says how many."""
NAMED = 6
"""So many of the choices that were taken back are named."""


def log(session: Playing, menu: Menu, rest: str) -> Next:
    """What happened, a line each, told to whoever sits at the keyboard; or the pages that were read, whole."""
    voice, history = session.voice, session.campaign.history
    pages, _, count = rest.partition(" ")
    whole_pages = says(voice, pages, "pages")
    wanted = count if whole_pages else rest
    most = len(history.line()) if says(voice, wanted, "all") else whole(wanted) or LOG_LINES
    before, played = history.told_again(most)
    told: list[Section] = []
    if whole_pages:
        look = replace(session.look(), read=None)
        for one in played:
            for happening, then in retell(before, one.entry.choice):
                told += session.view.happened(then, happening, look) if happening[0] in PAGES else []
    elif found := session.view.chronicle(session.audience).hear(before, played):
        told.append(log_section(voice, found))
    session.screen.show(*(told or [lines([voice.say("prompt_no-log")])]))
    return Next.ASK


def log_section(voice: Voice, found: Sequence[LogLine]) -> Section:
    """Lines of the log; each choice with its number, by which one can go back to it."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=False)
    drawn.add_column(justify="right", style="dim")
    drawn.add_column(ratio=1)
    told = []
    for line in found:
        said = plain(line.text)
        said = voice.say("chronicle_only", line=said) if line.only else said
        number = str(line.entry) if line.kind == CHOICE else ""
        drawn.add_row(number, Text(said, style="dim" if line.only else "bold" if line.kind in PAGES else ""))
        told.append(voice.say("chronicle_numbered", number=number, line=said) if number else said)
    return Section(drawn, told)


def undo(session: Playing, menu: Menu, rest: str) -> Next:
    """Go back by so many choices, or to before a line of the log, and say what is taken back."""
    voice, history = session.voice, session.campaign.history
    word, _, line = rest.partition(" ")
    number = whole(line.strip()) if says(voice, word, "to") else None
    steps = whole(rest) if rest else 1
    found = history.decided_at(number) if number else None
    if not (number or steps):
        session.screen.say(voice.say("prompt_undo", said=quoted(voice, rest)))
        return Next.ASK
    if number and found is None:
        session.screen.say(voice.say("prompt_no-line", number=number))
        return Next.ASK
    taken_back: list[str] = []
    try:
        if found is not None:
            taken_back = _back_before(session, found)
        for _ in range(steps or 0):
            taken_back.append(_step_back(session))
    except (CampaignError, JournalError) as error:
        if not taken_back:
            session.screen.say(voice.say("prompt_not-undone", error=error_words(voice, error)))
            return Next.ASK
    hidden = len(taken_back) - NAMED
    named = [*taken_back[:NAMED], voice.say("prompt_undone-more", count=hidden)] if hidden > 1 else taken_back
    session.screen.say(voice.say("prompt_undone", choices=voice.clauses(named)))
    session.forget_news()
    session.keyboard.stepping_in = False
    session.fold()
    session.fresh = True
    return Next.AGAIN


def _step_back(session: Playing) -> str:
    """Take the last choice that was really made back, with the forced answers after it."""
    history = session.campaign.history
    target = history.before_last_decision()
    while target is not None and session.forced(history.table_after(target)) is not None:
        target = history.before_last_decision(target)
    if target is None:
        raise NothingToUndo
    before = history.line()
    session.campaign.go_back(target)
    return _undone(session, parse(before[len(history.line())].choice))


def _back_before(session: Playing, found: Entry) -> list[str]:
    """Take a choice back and all that came after it; what these were, the last first."""
    history = session.campaign.history
    before, played = history.told_again(sum(entry.number >= found.number for entry in history.line()))
    told = session.view.chronicle(session.audience).hear(before, played)
    session.campaign.go_back(history.before(found.number))
    chosen = [line for line in reversed(told) if line.kind == CHOICE]
    return [plain(line.text).rstrip(".") for line in [line for line in chosen if not line.only] or chosen]


def _undone(session: Playing, choice: Choice) -> str:
    """A choice that was taken back, in words; another player's secret stays one."""
    if session.view.sees(session.table, choice, session.audience):
        return session.view.label(session.table, choice).rstrip(".")
    return session.voice.say("chronicle_unseen")
