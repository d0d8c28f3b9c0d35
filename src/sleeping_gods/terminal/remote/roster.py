"""Texts about the others at the table: what they say, when they come and go, and whether they ask for an undo."""

from __future__ import annotations

from collections.abc import Iterator

from ...presentation.localizer import Localizer
from ...wire.events import ChatEvent, Person, TableInfo, UndoRequest


def name_of(table: TableInfo, who: str) -> str:
    """Somebody's name by what the server calls them."""
    return next((person.name for person in table.people if person.ref == who), who)


def said_by(localizer: Localizer, table: TableInfo, remark: ChatEvent) -> str:
    """What somebody says."""
    return localizer.say("remote_said", who=name_of(table, remark.who), text=remark.text)


def changes(localizer: Localizer, before: TableInfo, now: TableInfo, you: str) -> Iterator[str]:
    """Who came and who left, but for oneself."""
    people_before = {person.ref: person for person in before.people}
    for person in now.people:
        old = people_before.pop(person.ref, None)
        was_here = old is not None and old.online
        if person.ref != you and person.online != was_here:
            yield localizer.say("remote_came" if person.online else "remote_left", who=person.name)
        elif person.ref == you and old is not None and person.seats != old.seats:
            yield localizer.say("remote_reseated")
    for person in people_before.values():
        yield localizer.say("remote_left", who=person.name)


def listed(localizer: Localizer, table: TableInfo, names: list[str]) -> Iterator[str]:
    """Everybody at the table, with what they play, and whether they are here."""
    for person in table.people:
        plays = localizer.listed(names[seat] for seat in person.seats if seat < len(names))
        here = "yes" if person.online else "no"
        yield localizer.say("remote_person", who=person.name, plays=plays or "none", here=here)


def consent(localizer: Localizer, table: TableInfo, request: UndoRequest, you: str) -> str:
    """Somebody wants to go back behind what was revealed: what is asked of whom; empty if that is settled."""
    if not request.waiting_for:
        return ""
    who = name_of(table, request.who)
    if is_wanted(table, request, you):
        return localizer.say("remote_consent", who=who)
    return localizer.say(
        "remote_consent-of", who=who, others=localizer.listed(name_of(table, ref) for ref in request.waiting_for)
    )


def is_wanted(table: TableInfo, request: UndoRequest, you: str) -> bool:
    """Whether somebody is still to answer."""
    me: Person | None = next((person for person in table.people if person.ref == you), None)
    return you in request.waiting_for or (me is not None and me.name in request.waiting_for)
