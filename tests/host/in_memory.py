"""A campaign that is kept nowhere but in memory, with its roster, as an authority serves it."""

from __future__ import annotations

from concurrent.futures import Future

from sleeping_gods.campaign.audience import Played
from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.host.table import ServedTable
from sleeping_gods.storage.records import Stored
from sleeping_gods.wire.events import Settings


class InMemory:
    """Keeps one campaign in memory, where nobody else writes."""

    def __init__(self) -> None:
        self._roster = Roster()
        self._commands: set[str] = set()

    def begin_append(self, data: bytes, command: str) -> Future[Stored]:
        """It is stored at once."""
        stored: Future[Stored] = Future()
        stored.set_result(Stored(0, 0, again=self.knows(command)))
        self._commands |= {command} - {""}
        return stored

    def knows(self, command: str) -> bool:
        """Whether a command has been done."""
        return command in self._commands

    def catch_up(self, campaign: Campaign) -> list[Played]:
        """Nobody else writes."""
        return []

    def follow(self, campaign: Campaign) -> list[Played]:
        """Nobody else writes."""
        return []

    def open_again(self) -> Campaign:
        """Nothing fails here."""
        raise CampaignError

    def roster(self) -> Roster:
        """Who sits there."""
        return self._roster

    def keep(self, roster: Roster) -> None:
        """Who sits there now."""
        self._roster = roster


def served(campaign: Campaign, seats: list[tuple[int, ...]], settings: Settings | None = None) -> ServedTable:
    """A table at which the first of some people is the host; who has no seat only watches."""
    count = campaign.table.seat_count()
    roster, _ = new_roster("Host", "device-0", count, settings or Settings())
    for number, theirs in enumerate(seats[1:], 1):
        roster, _, secret = roster.invite(theirs, "player" if theirs else "spectator", count)
        roster, _ = roster.accept(secret, f"Person {number}", f"device-{number}")
    return ServedTable("campaign", "An evening", campaign, InMemory(), roster)
