"""The command ``plate``: what the plate of the page that was read last shows, in words and in signs of braille."""

from __future__ import annotations

from ..campaign.games import folder_of
from ..content.plates import drawn_bytes
from ..party.table.table import of_party
from ..presentation.party.plates import page_plate, plate_of
from .braille import braille
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession
from .section import Section, hanging

MAX_COLUMNS = 76
"""The widest picture."""


def plate(session: PlaySession, menu: Menu, rest: str) -> Next:
    """Show the plate of the place, at first that of the prologue; a plain screen tells its words alone."""
    table, localizer = of_party(session.table), session.localizer
    shown = (
        page_plate(localizer, table.pack, table.paragraph)
        if table.paragraph
        else plate_of(localizer, table.pack, "prologue")
    )
    if shown is None:
        session.screen.say(localizer.say("prompt_no-plate"))
        return Next.ASK
    data = drawn_bytes(folder_of(session.pack_name), shown.name) or b""
    picture = [] if session.screen.plain else braille(data, min(MAX_COLUMNS, session.screen.width - 2))
    session.screen.show(Section(hanging(*picture, shown.alt), [shown.alt]))
    return Next.ASK
