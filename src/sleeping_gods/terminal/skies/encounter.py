"""A wandering encounter: its actions, what each asks for, and who stands where as far as a seat may know."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...kernel.choices import Seat
from ...skies.chapters.encounter import NOWHERE, actions, waiting
from ...skies.table.table import SkiesTable
from ...telling.party.needs import keeps_secret
from ...telling.phrases import join
from ...telling.skies.names import first_name
from ...telling.skies.story import action_text, terms_of
from ...telling.voice import Voice
from ..section import Section
from ..view import Look


def known_places(table: SkiesTable, seat: Seat, *, open_hands: bool) -> dict[str, str]:
    """Where standees stand: one's own, and all once they are revealed (DS-WAND-002)."""
    meeting = table.meeting
    return {
        name: letter
        for name, letter in meeting.placed.items()
        if meeting.revealed or open_hands or table.controller(name) == seat
    }


def encounter_section(voice: Voice, table: SkiesTable, look: Look) -> Section | None:
    """A row for each action; who takes none, and who is still to be placed."""
    if table.encounter is None:
        return None
    placed = known_places(table, look.seat, open_hands=look.open_hands)
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(ratio=1)
    drawn.add_column(no_wrap=True)
    plain = []
    for action in actions(table):
        letter = action.letter
        if keeps_secret(table, action):
            continue
        done = voice.say("encounter_done") if letter in table.encounter.done else ""
        here = join([*(first_name(voice, table, name) for name, where in placed.items() if where == letter), done])
        said, terms = action_text(voice, table, letter), terms_of(voice, table, action)
        words = Text(said, style="dim" if done else "").append(f"  {terms}" if terms else "", style="dim")
        drawn.add_row(f"({letter})", words, Text(f"{look.glyphs.figure} {here}" if here else ""))
        plain.append(voice.say("encounter_told", letter=letter, text=said, terms=terms, here=here or "none"))
    idle = [first_name(voice, table, name) for name, where in placed.items() if where == NOWHERE]
    left = [first_name(voice, table, name) for name in waiting(table)]
    for key, names in (("encounter_idle", idle), ("encounter_to-place", left)):
        if names:
            told = voice.say(key, who=join(names))
            drawn.add_row("", Text(told, style="dim"), "")
            plain.append(f"{told}.")
    return Section(drawn, plain)
