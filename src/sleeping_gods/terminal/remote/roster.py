"""Texts about the others at the table: chat, arrivals and departures, and undo requests."""

from __future__ import annotations

from collections.abc import Iterator

from ...presentation.localizer import Localizer
from ...wire.events import ChatEvent, TableInfo, UndoRequest


def name_of(table: TableInfo, who: str) -> str:
    """A member's name by their ref."""
    return next((person.name for person in table.people if person.ref == who), who)


def chat_line(localizer: Localizer, table: TableInfo, remark: ChatEvent) -> str:
    """A chat message with its author."""
    return localizer.say("remote_said", who=name_of(table, remark.who), text=remark.text)


def arrivals_and_departures(localizer: Localizer, before: TableInfo, now: TableInfo, you: str) -> Iterator[str]:
    """Who came and who left, except oneself."""
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


def people_lines(localizer: Localizer, table: TableInfo, names: list[str]) -> Iterator[str]:
    """Everybody at the table, with their seats and whether they are online."""
    for person in table.people:
        plays = localizer.listed(names[seat] for seat in person.seats if seat < len(names))
        here = "yes" if person.online else "no"
        yield localizer.say("remote_person", who=person.name, plays=plays or "none", here=here)


def consent_text(localizer: Localizer, table: TableInfo, request: UndoRequest, you: str) -> str:
    """An undo request, and who is to answer it; empty if there is none."""
    if not request.waiting_for:
        return ""
    who = name_of(table, request.who)
    if is_answer_awaited(request, you):
        return localizer.say("remote_consent", who=who)
    return localizer.say(
        "remote_consent-of", who=who, others=localizer.listed(name_of(table, ref) for ref in request.waiting_for)
    )


def is_answer_awaited(request: UndoRequest, you: str) -> bool:
    """Whether this member has still to answer."""
    return you in request.waiting_for
