"""Commands about the campaign as a whole: its acts, its notes on the map, and its file."""

from __future__ import annotations

from pathlib import Path

from ..journal.disk import write_whole
from ..journal.errors import JournalError
from ..journal.notation import SUFFIX
from ..kernel.choices import Choice, text
from ..kernel.rules import rule
from ..kernel.showing import printable
from ..party.table.table import of_party
from ..presentation.localizer import Localizer
from .error_words import error_words
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession
from .section import glossary
from .typed_words import is_answer, quote_typed, typed_act

RESET = "reset campaign"
"""The act that ends a campaign, and is confirmed before."""


def table_act(session: PlaySession, menu: Menu, line: str) -> Next:
    """Play an act about the campaign itself; one that ends something is confirmed first."""
    localizer = session.localizer
    if line == RESET and not is_answer(localizer, session.screen.ask(f"{localizer.say('prompt_reset')}> "), "sure"):
        session.screen.say(localizer.say("prompt_not-done"))
        return Next.ASK
    return session.play_line(line)


def campaign(session: PlaySession, menu: Menu, rest: str) -> Next:
    """List the acts about the campaign: what to type, and what it means."""
    acts = {
        _typed_form(session.localizer, act): session.view.label(session.table, act)
        for act in session.table.table_acts()
    }
    session.screen.show(glossary(acts))
    return Next.ASK


def _typed_form(localizer: Localizer, act: Choice) -> str:
    """An act as it is typed, with placeholders for the user's own words."""
    words = localizer.words
    written = text(tuple(words.say("placeholder", word) if words.knows("placeholder", word) else word for word in act))
    return typed_act(localizer, written)


@rule("SG-LOG-003", "DS-JLOG-003")
def notes(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show the notes of this campaign, then those of earlier ones."""
    localizer, own, old = session.localizer, of_party(session.table).map_notes(), session.earlier_notes()
    for title, notes in (("prompt_notes", own), ("prompt_earlier-notes", old)):
        session.screen.say(localizer.say(title, count=len(notes)))
        if notes:
            rows = {localizer.say("prompt_note-at", place=place): words for place, words in notes.items()}
            session.screen.show(glossary(rows))
    return Next.ASK


def save(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Every choice is stored already; with a name, save a copy."""
    path, localizer = session.campaign.path, session.localizer
    if path is None:
        session.screen.say(localizer.say("prompt_no-file"))
    elif not rest or _save_copy(session, path, rest):
        session.screen.say(localizer.say("prompt_saved", file=printable(str(path))))
    return Next.ASK


def _save_copy(session: PlaySession, path: Path, name: str) -> bool:
    """Save a copy of a file under a name that was typed; returns whether that was done."""
    localizer, say = session.localizer, session.screen.say
    if not name.strip("./\\"):
        say(localizer.say("prompt_copy-name", said=quote_typed(localizer, name)))
        return False
    copy = Path(name) if "/" in name else path.parent / name
    copy = copy if copy.suffix else copy.with_suffix(SUFFIX)
    try:
        if copy.exists():
            say(localizer.say("prompt_copy-exists", file=str(copy)))
            return False
        write_whole(copy, path.read_bytes())
    except (JournalError, OSError) as error:
        say(localizer.say("prompt_no-copy", error=error_words(localizer, error, short=True)))
        return False
    say(localizer.say("prompt_copied", file=str(copy)))
    return True
