"""Seats get other numbers when somebody leaves: what was told to a seat is not told to whoever has its number now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.perspectives import Perspectives
from sleeping_gods.host.roster import roster_of
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.party.hands import Hands
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Done
from sleeping_gods.wire.requests import ChooseRequest
from sleeping_gods.wire.sections import LogPart, Sections

from ..bed import doing
from .in_memory import InMemory, served
from .marked import marked_pack
from .oracle import Oracle, names_of
from .staged import begun

PACKS = ("harbour", "airfield")
LEAVER = 1


def leaks(pack: str) -> Iterator[str]:
    """What is sent to those who may not know it when the second of three leaves, after many draws, and afterwards."""
    table, luck = served(_after_draws(pack), [(0,), (1,), (2,), ()]), Luck(4)
    oracle = Oracle(marked_pack(pack), table.campaign)
    yield from _told(table, oracle)
    host = table.roster.members[0]
    asked = ChooseRequest("leave", table.position, f"leave p{LEAVER + 1}")
    assert isinstance(table.handle(asked, host.ref, "en").reply, Done)
    yield from _told(table, oracle)
    while len(names_of(table.campaign.table)) > 2:
        yield from _on(table, oracle, luck)
    for _ in range(4):
        yield from _on(table, oracle, luck)


def _after_draws(pack: str) -> Campaign:
    """A campaign in which everybody has just drawn cards, the leaver most of all."""
    campaign = begun(marked_pack(pack), 3, 4)
    table = doing(of_party(campaign.table), *(DrawCard(seat) for seat in (LEAVER, 2, LEAVER, 0, LEAVER)))
    campaign = Campaign.at(campaign.game, campaign.pack, campaign.setup, table)
    campaign.draw()
    return campaign


def _on(table: ServedTable, oracle: Oracle, luck: Luck) -> Iterator[str]:
    """Take a random choice, and look at all that everybody is sent."""
    now = table.campaign.table
    choices = options(now)
    verb = luck.pick(sorted({choice[0] for choice in choices}))
    choice = luck.pick([choice for choice in choices if choice[0] == verb])
    who = next(member for member in table.roster.members if now.actor(choice) in member.seats)
    outcome = table.handle(ChooseRequest(f"c{table.position}", table.position, text(choice)), who.ref, "en")
    oracle.look()
    for perspective, change in outcome.changed.items():
        yield from map(str, oracle.unentitled(encode(change), perspective.audience))
    yield from _told(table, oracle)


def _told(table: ServedTable, oracle: Oracle) -> Iterator[str]:
    """What everybody is told who asks for everything, and for what has happened."""
    for member in table.roster.members:
        audience = table.perspective_of(member.ref, "en").audience
        lines = tuple(table.log_after(member.ref, "en", max(0, table.campaign.history.position - 50)))
        again = encode(Changed(0, Sections(log=LogPart(0, lines))))
        yield from map(str, oracle.unentitled(encode(table.snapshot(member.ref, "en")), audience))
        yield from map(str, oracle.unentitled(again, audience))


@pytest.mark.parametrize("pack", PACKS)
def test_nobody_is_told_what_another_seat_knew(pack: str) -> None:
    """SG-PLAYERS-005, DS-PLYR-002: neither what happens now, nor what is told again of the time before."""
    assert [*leaks(pack)] == []


@pytest.mark.parametrize("pack", PACKS)
def test_people_keep_their_seats_where_the_table_is_another(pack: str) -> None:
    """Who sits there is stored after the choice that made somebody leave, and a branch begins where they were there."""
    campaign = begun(marked_pack(pack), 3, 4)
    before = campaign.table.clone()
    table = served(campaign, [(0,), (1,), (2,), ()])
    third = table.roster.members[2].ref
    after = table.roster.with_players(("Ada", "Cyd"))
    again = Campaign.at(campaign.game, campaign.pack, campaign.setup, before)

    branched = ServedTable("branch", "Branch", again, InMemory(), roster_of(after.plain()))
    stale = roster_of(table.roster.plain()).with_players(("Ada", "Cyd"))

    assert after.member(third).seats == (1,)
    assert branched.perspective_of(third, "en").audience.seats == (2,)
    assert stale.member(third).seats == (1,)
    assert [member.seats for member in stale.members] == [(0,), (), (1,), ()]


class TestPlanted:
    """Each of these is found."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_a_log_by_the_numbers_of_now(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Who has the seat now is told what was drawn by whoever had it."""

        def by_number(chronicle: Chronicle[Any], table: Any) -> tuple[int, ...]:
            return tuple(chronicle.audience.seen(table.seat_count()))

        monkeypatch.setattr(Chronicle, "_seats", by_number)

        assert next(leaks(pack), None)

    def test_a_leavers_hand_to_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """SG-PLAYERS-006: only the active player deals it out."""
        monkeypatch.setattr(Hands, "_must_see_a_hand", lambda hands, table, audience: bool(audience.seats))

        assert next(leaks("harbour"), None)

    @pytest.mark.parametrize("pack", PACKS)
    def test_ears_that_are_kept(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """They would go on listening for seats that are another's, or nobody's any more."""
        monkeypatch.setattr(Perspectives, "keep", lambda perspectives, wanted: None)

        with pytest.raises(IndexError):
            [*leaks(pack)]
