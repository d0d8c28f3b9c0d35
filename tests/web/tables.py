"""Tables for the tests of who may do what: a host, two players, a spectator and somebody who was removed."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_links import own_link
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings

PLAYERS = ("Ada", "Ben", "Cas")


@functools.cache
def begun(pack: str = "harbour") -> bytes:
    """A campaign file of three players who have not chosen anything yet: it is the turn of the first."""
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, PLAYERS, {"seed": "7"}))
    return format_journal(campaign.journal).encode()


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a device."""

    secret: str
    ref: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A table in the storage and everybody there; Ada plays the first seat, the host the second, Cas the third."""

    campaign: str
    host: Person
    ada: Person
    cas: Person
    watcher: Person
    removed: Person
    invite: str
    """What opens an invitation that waits."""
    invite_ref: str
    seat_link: str
    """What opens Ada's place."""


def seat(storage: Storage, pack: str = "harbour") -> Round:
    """A new table."""
    devices = [new_secret() for _ in range(5)]
    roster, host = new_roster("Host", devices[0], len(PLAYERS), Settings())
    refs = [host.ref]
    for device, seats in zip(devices[1:], ((0,), (2,), (), ()), strict=True):
        roster, _, secret = roster.invite(seats, "player" if seats else "spectator", len(PLAYERS))
        roster, member = roster.accept(secret, f"Guest {len(refs)}", device)
        refs.append(member.ref)
    roster = roster.remove(refs[4])
    roster, invite, secret = roster.invite((), "spectator", len(PLAYERS))
    roster, link = own_link(roster, "", refs[1], devices[1])
    campaign = storage.create("An evening", begun(pack), roster.plain())
    people = [Person(device, ref) for device, ref in zip(devices, refs, strict=True)]
    opens = [f"{campaign}.{opening}" for opening in (secret, link)]
    return Round(campaign, people[0], people[1], people[2], people[3], people[4], opens[0], invite.ref, opens[1])


def written(storage: Storage) -> list[object]:
    """Everything that a refusal must leave as it is: campaigns, their entries, names and who sits there."""
    return [
        (summary.id, summary.name, summary.status, summary.entries, repr(summary.settings))
        for summary in storage.summaries()
    ]
