"""The commands ``log``, ``undo`` and ``redo``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.table import Table as Columns
from rich.text import Text

from ..campaign.audience import Played
from ..campaign.errors import CampaignError, NothingToUndo
from ..campaign.undo_targets import Stride, undo_target
from ..journal.errors import JournalError
from ..kernel.choices import Choice, parse
from ..kernel.table import Table
from ..presentation.localizer import Localizer
from ..presentation.party.chronicle import PAGES
from ..presentation.retell import retell
from ..presentation.scene.log import CHOICE, LogLine
from ..presentation.scene.text import plain
from .error_words import error_words
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession
from .section import Section, lines, parse_number
from .typed_words import is_answer, quote_typed

LOG_LINES = 20
"""Entries that are shown if no number is typed."""
STRIDES: tuple[Stride, ...] = ("action", "turn")
"""What can be taken back by one word."""
MAX_CHOICES_NAMED = 6
"""How many undone choices are named."""


def log(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show the log as the holder of the keyboard may see it, or the pages that were read."""
    localizer, history = session.localizer, session.campaign.history
    first_word, _, others = rest.partition(" ")
    whole_pages = is_answer(localizer, first_word, "pages")
    wanted = others if whole_pages else rest
    count = len(history.line()) if is_answer(localizer, wanted, "all") else parse_number(wanted) or LOG_LINES
    before, played = history.replay_last(count)
    sections: list[Section] = []
    if whole_pages:
        sections = _pages_read(session, before, played)
    elif log_lines := session.view.chronicle(session.audience).hear(before, played):
        sections = [log_section(localizer, log_lines)]
    session.screen.show(*(sections or [lines([localizer.say("prompt_no-log")])]))
    return Next.ASK


def _pages_read(session: PlaySession, before: Table, played: Sequence[Played]) -> list[Section]:
    """The whole pages of the story that some entries brought to read."""
    context = replace(session.look(), read=None)
    sections: list[Section] = []
    for entry in played:
        for log_event, then in retell(before, entry.entry.choice):
            if log_event[0] in PAGES:
                sections += session.view.happened(then, log_event, context)
    return sections


def log_section(localizer: Localizer, log_lines: Sequence[LogLine]) -> Section:
    """Log lines; each choice with its number, for ``undo``."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=False)
    drawn.add_column(justify="right", style="dim")
    drawn.add_column(ratio=1)
    spoken = []
    for line in log_lines:
        words = plain(line.text)
        words = localizer.say("chronicle_only", line=words) if line.forced else words
        number = str(line.entry) if line.kind == CHOICE else ""
        drawn.add_row(number, Text(words, style="dim" if line.forced else "bold" if line.kind in PAGES else ""))
        spoken.append(localizer.say("chronicle_numbered", number=number, line=words) if number else words)
    return Section(drawn, spoken)


def undo(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Undo a number of choices, an action, a turn, or back to a log line; prints what was undone."""
    localizer, history = session.localizer, session.campaign.history
    wanted = _undo_meant(localizer, rest)
    if not any(wanted):
        session.screen.say(localizer.say("prompt_undo", said=quote_typed(localizer, rest)))
        return Next.ASK
    if wanted.line and history.decided_at(wanted.line) is None:
        session.screen.say(localizer.say("prompt_no-line", number=wanted.line))
        return Next.ASK
    taken_back: list[str] = []
    try:
        _take_back(session, wanted, taken_back)
    except (CampaignError, JournalError) as error:
        if not taken_back:
            session.screen.say(localizer.say("prompt_not-undone", error=error_words(localizer, error)))
            return Next.ASK
    session.screen.say(localizer.say("prompt_undone", choices=_some_names(localizer, taken_back)))
    return _show_again(session)


class UndoWanted(NamedTuple):
    """What is to be undone; one of the three."""

    line: int | None
    """The log line to go back to."""
    stride: Stride | None
    """An action or a turn."""
    steps: int | None
    """So many choices."""


def _undo_meant(localizer: Localizer, rest: str) -> UndoWanted:
    """What the words after ``undo`` mean; without words one step."""
    word, _, line = rest.partition(" ")
    return UndoWanted(
        line=parse_number(line.strip()) if is_answer(localizer, word, "to") else None,
        stride=next((stride for stride in STRIDES if is_answer(localizer, rest, stride)), None),
        steps=parse_number(rest) if rest else 1,
    )


def _take_back(session: PlaySession, wanted: UndoWanted, taken_back: list[str]) -> None:
    """Undo what is wanted, and note the undone choices, the last first."""
    history = session.campaign.history
    decided = history.decided_at(wanted.line) if wanted.line else None
    if decided is not None:
        taken_back += _back_to(session, history.before(decided.number))
    elif wanted.stride is not None:
        taken_back += _back_to(session, _target(session, wanted.stride))
    for _ in range(wanted.steps or 0):
        taken_back.append(_step_back(session))


def redo(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Redo the last undo; prints what counts again."""
    localizer, history = session.localizer, session.campaign.history
    before = history.depth(history.position)
    try:
        session.campaign.redo()
    except (CampaignError, JournalError) as error:
        session.screen.say(localizer.say("prompt_not-redone", error=error_words(localizer, error)))
        return Next.ASK
    choices = _choices(session, max(0, history.depth(history.position) - before))
    session.screen.say(localizer.say("prompt_redone", choices=_some_names(localizer, choices)))
    return _show_again(session)


def _show_again(session: PlaySession) -> Next:
    """Forget what is on the screen after the table has changed."""
    session.forget_news()
    session.keyboard.stepping_in = False
    session.fold()
    session.fresh = True
    return Next.AGAIN


def _some_names(localizer: Localizer, choices: list[str]) -> str:
    """The first choices by name, and how many more there are."""
    hidden = len(choices) - MAX_CHOICES_NAMED
    named = [*choices[:MAX_CHOICES_NAMED], localizer.say("prompt_undone-more", count=hidden)] if hidden > 1 else choices
    return localizer.clauses(named)


def _target(session: PlaySession, stride: Stride) -> int:
    """The entry that an undo of this size goes back to."""
    target = undo_target(session.campaign.history, stride, lambda table: session.forced(table) is None)
    if target is None:
        raise NothingToUndo
    return target


def _step_back(session: PlaySession) -> str:
    """Undo the last real choice with the forced answers after it; returns its name."""
    history = session.campaign.history
    target = _target(session, "step")
    before = history.line()
    session.campaign.go_back(target)
    return _undone(session, parse(before[len(history.line())].choice))


def _back_to(session: PlaySession, target: int) -> list[str]:
    """Undo everything after an entry; returns the undone choices, the last first."""
    history = session.campaign.history
    chosen = _choices(session, history.depth(history.position) - history.depth(target))
    session.campaign.go_back(target)
    return chosen[::-1]


def _choices(session: PlaySession, count: int) -> list[str]:
    """The choices among the last ``count`` entries in words; forced ones only if there are no others."""
    before, played = session.campaign.history.replay_last(count)
    chosen = [line for line in session.view.chronicle(session.audience).hear(before, played) if line.kind == CHOICE]
    not_forced = [line for line in chosen if not line.forced]
    return [plain(line.text).rstrip(".") for line in not_forced or chosen]


def _undone(session: PlaySession, choice: Choice) -> str:
    """An undone choice in words; another player's secret choice stays secret."""
    if session.view.sees(session.table, choice, session.audience):
        return session.view.label(session.table, choice).rstrip(".")
    return session.localizer.say("chronicle_unseen")
