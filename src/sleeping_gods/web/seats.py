"""Endpoints for seats: invitations, joining, handing seats on, and leaving."""

from __future__ import annotations

from ..host.deeds import Deed
from ..host.errors import NotAllowed, NotThere
from ..host.roster import HOST, InviteWithSecret, MemberChange, Roster
from ..host.table import ServedTable
from ..service.endpoints import Call, Endpoint
from ..wire.http import Begun, GiveSeats, HandOverHost, Invited, Join, NewInvite, Waiting


async def invite(call: Call) -> Invited:
    """Make a link by which somebody takes seats, or watches; it opens once."""
    body: NewInvite = call.body

    def change(table: ServedTable) -> InviteWithSecret:
        invited = table.roster.invite(body.seats, body.role, table.campaign.table.seat_count())
        table.seating.change(invited.roster)
        return invited

    campaign = call.here.summary.id
    invited = await call.registry.change(campaign, change)
    return Invited(invited.invite.ref, f"{call.public_url}/join#{campaign}.{invited.secret}")


async def invites(call: Call) -> list[Waiting]:
    """The invitations that nobody has followed yet."""
    return [Waiting(invite.ref, invite.role, invite.seats) for invite in call.here.roster.invites]


async def revoke(call: Call) -> None:
    """Take an invitation back."""
    ref = call.params["invite"]
    await call.registry.change(call.here.summary.id, lambda table: table.seating.change(table.roster.revoke(ref)))


async def join(call: Call) -> Begun:
    """Follow an invitation; who follows the same one twice has one place."""
    body: Join = call.body
    campaign, _, secret = body.invite.partition(".")
    _, roster = await call.registry.summary(campaign)
    _seat_by_invite(roster, secret, body.name, call.device)  # who guesses opens no table

    def change(table: ServedTable) -> str:
        changed, member = _seat_by_invite(table.roster, secret, body.name, call.device)
        if changed is not table.roster:
            table.seating.change(changed)
        return member.ref

    ref = await call.registry.change(campaign, change)
    if roster.by_device(call.device) is None:
        await call.registry.tell_of(campaign, Deed("sat-down", ref, body.name))
    return Begun(campaign, ref, call.device)


def _seat_by_invite(roster: Roster, secret: str, name: str, device: str) -> MemberChange:
    """The place that an invitation offers; who has followed it before has it already."""
    try:
        return roster.accept(secret, name, device)
    except NotThere:
        member = roster.by_device(device)
        if member is None:
            raise
        return MemberChange(roster, member)


async def give_seats(call: Call) -> None:
    """Let somebody play these seats and no others."""
    body: GiveSeats = call.body

    def change(table: ServedTable) -> None:
        if any(seat >= table.campaign.table.seat_count() for seat in body.seats):
            raise NotAllowed("bad-seats")
        table.seating.change(table.roster.give(body.person, body.seats).roster)

    await call.registry.change(call.here.summary.id, change)


async def hand_over(call: Call) -> None:
    """Make somebody else the host."""
    body: HandOverHost = call.body
    await call.registry.change(
        call.here.summary.id, lambda table: table.seating.change(table.roster.hand_over(body.person))
    )


async def leave(call: Call) -> None:
    """Leave the table, or ask somebody to: the host may ask anybody, everybody else only themselves."""
    ref, member = call.params["person"], call.here.member
    if member.role != HOST and member.ref != ref:
        raise NotAllowed("only-host")

    def change(table: ServedTable) -> Roster:
        table.seating.change(table.roster.remove(ref))
        return table.roster

    leaver = call.here.roster.member(ref)
    await call.registry.change(call.here.summary.id, change)
    deed = Deed("left" if ref == member.ref else "removed", member.ref, leaver.name)
    await call.registry.tell_of(call.here.summary.id, deed)


ENDPOINTS = (
    Endpoint("POST", "/api/join", "anybody", join, Join, Begun, makes_device=True, guessable=True),
    Endpoint("POST", "/api/campaigns/{campaign}/invites", "host", invite, NewInvite, Invited),
    Endpoint("GET", "/api/campaigns/{campaign}/invites", "host", invites, answer=list[Waiting]),
    Endpoint("DELETE", "/api/campaigns/{campaign}/invites/{invite}", "host", revoke),
    Endpoint("POST", "/api/campaigns/{campaign}/seats", "host", give_seats, GiveSeats),
    Endpoint("POST", "/api/campaigns/{campaign}/host", "host", hand_over, HandOverHost),
    Endpoint("DELETE", "/api/campaigns/{campaign}/people/{person}", "member", leave),
)
