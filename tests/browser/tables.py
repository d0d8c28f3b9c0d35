"""A server with tables that have been laid for a test, and the doors to them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from sleeping_gods.campaign.games import load_for
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import Replay
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings

from ..web.serving import served


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that is laid: its campaign, and the secret of each who sits there, the host first."""

    campaign: str
    secrets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hall:
    """A server and its storage."""

    url: str
    storage: Storage

    def lay(self, campaign: bytes, *guests: tuple[int, ...], name: str = "Evening", **settings: bool) -> Laid:
        """A table with a host who has all seats but those of the guests; who has none watches."""
        seats = len(parse(campaign).journal.setup.seats)
        roster, _ = new_roster("Host", device := new_secret(), seats, replace(Settings(), **settings))
        devices = [device]
        for number, theirs in enumerate(guests, start=1):
            roster, _, secret = roster.invite(theirs, "player" if theirs else "spectator", seats)
            roster, _ = roster.accept(secret, f"Guest {number}", device := new_secret())
            devices.append(device)
        return Laid(self.storage.create(name, campaign, roster.plain()), tuple(devices))

    def table(self, laid: Laid) -> PartyTable:
        """The table as it is stored, with all that is hidden."""
        return table_of(self.storage.export(laid.campaign))


def table_of(campaign: bytes) -> PartyTable:
    """The table that a campaign file leads to."""
    journal = parse(campaign).journal
    again = Replay(*load_for(journal), journal)
    while not again.done:
        again.step()
    return of_party(again.table)


@contextlib.contextmanager
def opened(folder: Path, port: int = 0) -> Iterator[Hall]:
    """A server over a storage in a folder, until this ends."""
    storage = open_storage(str(folder))
    with served(storage, port) as url:
        yield Hall(url, storage)
