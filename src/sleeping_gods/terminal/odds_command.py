"""The command that tells the exact odds of the next draw."""

from __future__ import annotations

from ..presentation.odds_counter import OddsCounter
from ..presentation.scene.text import plain
from .menu import Item, Menu
from .menu_search import find
from .next_step import Next
from .play_session import PlaySession
from .section import lines


def chances(session: PlaySession, menu: Menu, rest: str) -> Next:
    """The odds of each choice that leads to a draw, or of the one that is meant."""
    view, table, localizer = session.view, session.table, session.localizer
    if not any(view.leads_to_draw(table, item.choice) for item in menu.items):
        session.screen.say(localizer.say("asking_no-odds"))
        return Next.ASK
    meant = find(menu, rest) if rest else None
    items = [meant] if isinstance(meant, Item) and not meant.is_barred else menu.items
    counting = OddsCounter(view, view.known(table, session.audience))
    rows = []
    for item in items:
        odds = counting.of(item.choice) if view.leads_to_draw(table, item.choice) else None
        if odds:
            rows.append(localizer.say("asking_line", number=item.key, label=item.label, odds=odds.long(localizer)))
    session.screen.show(lines(rows or [localizer.say("asking_no-draw")]))
    if rows:
        test = view.seeing(table, session.look(menu)).scene.test
        session.screen.show(lines([plain(test.hand_text)] if test is not None else []))
        session.screen.say(localizer.say("asking_counted"), "dim")
    return Next.ASK
