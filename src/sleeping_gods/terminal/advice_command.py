"""The command ``advice``: what a robot would do that knows what whoever sits at the keyboard may know."""

from __future__ import annotations

from time import monotonic

from ..kernel.choices import text
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.presenters import PRESENTERS
from ..presentation.story_translation import load_translation
from ..wire.requests import AdviseRequest
from .advice_page import advice_section, asked_about
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession
from .typed_words import quote_typed


def advice(session: PlaySession, menu: Menu, rest: str) -> Next:
    """The robot's choice and why; ``advice way`` the cheapest way, ``advice evening`` what cost most since we began."""
    from ..host.advice import advice_event  # robots are loaded only where somebody asks for one

    localizer, about = session.localizer, asked_about(session.localizer, rest)
    if about is None:
        session.screen.say(localizer.say("advice_what", said=quote_typed(localizer, rest)))
        return Next.ASK
    seats = range(of_party(session.table).seat_count()) if session.keyboard.open else (session.seat,)
    audience = Audience(tuple(seats), open_hands=session.keyboard.open)
    request = AdviseRequest("terminal", about, session.began_at)
    presenter = PRESENTERS[session.campaign.game.id](localizer.lang)
    presenter.read = session.past.known(session.campaign.history)
    load_translation(presenter.localizer, session.campaign.pack, session.pack_name)
    event = advice_event(session.campaign, session.past, presenter, audience, request, monotonic)
    keys = {text(item.choice): item.key for item in menu.items}
    session.screen.show(*advice_section(localizer, event, keys))
    return Next.ASK
