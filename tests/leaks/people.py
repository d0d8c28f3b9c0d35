"""Everybody who could send something to a table, and a server on whose worlds everything hidden bears a mark."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

from sleeping_gods.campaign import games
from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.loaded_pack import LoadedPack
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.kernel.choices import Choice, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.table import Table
from sleeping_gods.party.table.table import of_party
from sleeping_gods.wire.events import Settings

from ..host.marked import marked_pack
from ..host.staged import NAMES, SEED

MEMBERS = ("host", "one seat", "two seats", "spectator")
OUTSIDERS = ("removed", "other campaign", "stranger", "anonymous")
ROLES = (*MEMBERS, *OUTSIDERS)
SEATS: dict[str, tuple[int, ...]] = {"host": (0,), "one seat": (1,), "two seats": (2, 3), "spectator": ()}


@dataclass(slots=True)
class Person:
    """Somebody with a device, and what they are called in messages of the table, if they sit there."""

    device: str
    ref: str = ""


@contextlib.contextmanager
def marked_world(pack: str) -> Iterator[None]:
    """Let every program in this process play a pack in which all that may be hidden bears a mark of its own."""
    usual, marked = games.load_pack, marked_pack(pack)

    def load_pack(name: str) -> LoadedPack:
        return LoadedPack(marked.game, marked.pack) if name == pack else usual(name)

    games.load_pack = load_pack
    games.translated.cache_clear()  # it keeps the pages that fit the English of a pack
    try:
        yield
    finally:
        games.load_pack = usual
        games.translated.cache_clear()


def everybody() -> tuple[Roster, dict[str, Person]]:
    """A roster of four seats, and everybody inside and outside of it by their role."""
    people = {role: Person("" if role == "anonymous" else new_secret()) for role in ROLES}
    roster, host = new_roster("Nora Host", people["host"].device, 4, Settings())
    people["host"].ref = host.ref
    for role in (*MEMBERS[1:], "removed"):
        seats = SEATS.get(role, ())
        roster, _, secret = roster.invite(seats, "player" if seats else "spectator", 4)
        roster, member = roster.accept(secret, f"Nora {role}", people[role].device)
        people[role].ref = member.ref
    return roster.remove(people["removed"].ref), people


def random_choice(table: Table, luck: Luck) -> Choice:
    """A choice that somebody could take now; rare kinds as often as those of which there are many."""
    choices = options(table)
    verb = luck.pick(sorted({choice[0] for choice in choices}))
    return luck.pick([choice for choice in choices if choice[0] == verb])


def is_choosing_from_hand(table: Table) -> bool:
    """Whether somebody chooses among cards of a hand: then whatever tells of choices tells of the hand."""
    party = of_party(table)
    held = {card for hand in party.hands for card in hand}
    return any(not held.isdisjoint(choice) for choice in party.offered)


def begun_campaign(pack: str, seed: int, choices: int, *, until_from_hand: bool = False) -> Campaign:
    """A campaign of four players after so many random choices, and if wished after some more, up to such a moment."""
    marked = marked_pack(pack)
    setup = setup_for(marked.game, marked.pack, NAMES, {"seed": str(SEED + seed)})
    campaign, luck = Campaign.begin(marked.game, marked.pack, setup), Luck(seed)
    while not is_over(campaign.table):
        choices -= 1
        if choices < 0 and (not until_from_hand or is_choosing_from_hand(campaign.table)):
            return campaign
        campaign.play(None, text(random_choice(campaign.table, luck)))
    if until_from_hand:
        raise LookupError(f"nobody chooses from a hand in {pack} with seed {seed}: take another seed")
    return campaign
