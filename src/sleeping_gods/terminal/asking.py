"""Asking about the game: the rules behind a line, why something is barred, what the odds are."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ..kernel.choices import parse
from ..kernel.errors import Reason
from ..kernel.table import decision_of
from ..reference.ledger import ledger
from .menu import Ambiguous, Item, Menu, find
from .odds import odds
from .rules_help import MOST, rule_section, rules_behind, search_rules, titles_section
from .section import lines

if TYPE_CHECKING:
    from .prompt import Next
    from .session import Session


def _ask() -> Next:
    from .prompt import Next

    return Next.ASK


def fresh_seed() -> int:
    """A number that nobody could guess."""
    return secrets.randbits(63)


def rules_behind_line(session: Session, menu: Menu, rest: str) -> Next:
    """``?``: the rules of this decision; ``? 3``: of that choice; ``? x1``: of what is barred."""
    game = session.campaign.game.id
    decision = decision_of(session.table)
    if not rest:
        if decision is not None:
            session.screen.show(rule_section(game, rules_behind(decision)))
        return _ask()
    found = find(menu, rest)
    if not isinstance(found, Item):
        session.screen.say(f"There is no line {rest}. rules {rest} searches the rules.")
        return _ask()
    session.screen.say(found.label)
    if found.reason is not None:
        session.screen.say(f"Not possible: {found.detail}.")
        ids: tuple[str, ...] = (found.reason.rule,)
    else:
        ids = session.view.rules_of(session.table, found.choice)
        if not ids and decision is not None:
            ids = tuple(rules_behind(decision))
    session.screen.show(rule_section(game, ids, full=len(ids) <= 2))
    return _ask()


def why(session: Session, menu: Menu, rest: str) -> Next:
    """Why something cannot be chosen now, with the rule's text."""
    if not rest:
        session.screen.say(
            "why and a choice that is not offered, such as: why end turn, why x1. x lists what is barred."
        )
        return _ask()
    found = find(menu, rest)
    if isinstance(found, Item) and found.reason is None:
        session.screen.say(f"It is possible: {found.key}. {found.label}.")
        return _ask()
    if isinstance(found, Ambiguous):
        session.screen.say(f"It is possible: {', '.join(item.key for item in found.items)}.")
        return _ask()
    reason: Reason | None = found.reason if found else None
    if reason is None:
        barred = [item for item in menu.barred if rest and rest.lower() in item.label.lower()]
        known = None if session.keyboard.open else session.keyboard.seat
        reason = session.view.why_not(session.table, parse(rest), known) or (barred[0].reason if barred else None)
    if reason is None:
        session.screen.say(f"{rest!r} is no choice that I know. x lists what is barred here, rules {rest} searches.")
        return _ask()
    session.screen.say(f"Not possible: {session.view.reason(session.table, reason)}.")
    session.screen.show(rule_section(session.campaign.game.id, (reason.rule,), full=True))
    return _ask()


def rules(session: Session, menu: Menu, rest: str) -> Next:
    """Search the ledger."""
    if not rest:
        example = next(id for id in ledger(session.campaign.game.id) if "CHAL" in id)
        session.screen.say(f"rules and a word or an id, such as: rules counterattack, rules {example}")
        return _ask()
    found = search_rules(session.campaign.game.id, rest)
    if not found:
        session.screen.say(f"None of the {len(ledger(session.campaign.game.id))} rules speaks of {rest!r}.")
    elif len(found) <= MOST:
        session.screen.show(rule_section(session.campaign.game.id, [rule.id for rule in found], full=len(found) <= 2))
    else:
        session.screen.show(titles_section(found))
        session.screen.say(f"{len(found)} rules; rules ID shows one.", "dim")
    return _ask()


def chances(session: Session, menu: Menu, rest: str) -> Next:
    """The exact chances of the next draw."""
    view, table = session.view, session.table
    if not any(view.leads_to_draw(table, item.choice) for item in menu.items):
        session.screen.say(
            "No draw whose odds are known comes next: ask where a card is about to be drawn or a die rolled."
        )
        return _ask()
    found = find(menu, rest) if rest else None
    items = [found] if isinstance(found, Item) and found.reason is None else menu.items
    seen = table if session.keyboard.open else view.known(table, session.keyboard.seat)
    said = []
    for item in items:
        known = odds(view, seen, item.choice) if view.leads_to_draw(table, item.choice) else None
        if known:
            said.append(f"{item.key}. {item.label}: {known.long}")
    session.screen.show(lines(said or ["Nothing is drawn after that."]))
    if said:
        session.screen.say(
            "Counted over the cards you cannot see, or the die, before anybody changes the result.", "dim"
        )
    return _ask()
