"""Endpoints for links to a member's place: one's own, one for somebody who lost theirs, and what a link leads to."""

from __future__ import annotations

from ..host.errors import NotAllowed, NotThere
from ..host.roster import HOST, Roster
from ..host.seat_links import (
    FollowedLink,
    LinkByAnother,
    check_helper,
    follow,
    link_by_another,
    link_of,
    own_link,
    seat_url,
    with_void_links,
)
from ..host.seat_secrets import hash_of, hashes_equal
from ..host.table import ServedTable
from ..service.endpoints import Call, Endpoint
from ..storage.records import CampaignSummary
from ..wire.events import Role
from ..wire.http import Begun, LinkOffer, NewSeatLink, OfferedLink, OwnLink, ReturnLink


async def link_own(call: Call) -> OwnLink:
    """The caller's own link, by which other devices get the same place; a renewed one makes the earlier ones void."""
    body: NewSeatLink = call.body
    campaign, ref = call.here.summary.id, call.here.member.ref

    def change(table: ServedTable) -> OwnLink:
        roster = table.roster
        if body.renew or body.only_here:
            roster = with_void_links(roster, ref, call.device, only_here=body.only_here)
        roster, secret = own_link(roster, campaign, ref, call.device)
        if roster is not table.roster:
            table.seating.change(roster)
        return OwnLink(seat_url(call.public_url, campaign, secret), len(roster.member(ref).devices))

    return await call.registry.change(campaign, change)


async def link_for(call: Call) -> ReturnLink:
    """A link for somebody who is away and has lost their place; it opens once, and everybody is told who made it."""
    ref, campaign = call.params["person"], call.here.summary.id

    def change(table: ServedTable) -> LinkByAnother:
        helper = table.roster.member(call.here.member.ref)
        check_helper(table.roster, helper, ref, frozenset(table.seating.here))
        link = link_by_another(table.roster, ref, by=helper.name, entry=table.position)
        table.seating.change(link.roster)
        return link

    link = await call.registry.change(campaign, change)
    await call.registry.announce(campaign, link.disclosed)
    return ReturnLink(seat_url(call.public_url, campaign, link.secret))


async def return_to_seat(call: Call) -> Begun:
    """Follow a link to a place; the devices that have it keep it."""
    body: OfferedLink = call.body
    campaign, _, secret = body.link.partition(".")
    summary, roster = await call.registry.summary(campaign)
    follow(roster, secret, call.device, summary.entries)  # who guesses opens no table

    def change(table: ServedTable) -> FollowedLink:
        followed = follow(table.roster, secret, call.device, table.position)
        if followed.roster is not table.roster:
            table.seating.change(followed.roster)
        return followed

    followed = await call.registry.change(campaign, change)
    if followed.disclosed is not None:
        await call.registry.announce(campaign, followed.disclosed)
    return Begun(campaign, followed.member.ref, call.device)


async def look_at_link(call: Call) -> LinkOffer:
    """What a link leads to, for whoever has it: the table, and the seats or the person whose place it opens."""
    body: OfferedLink = call.body
    campaign, _, secret = body.link.partition(".")
    summary, roster = await call.registry.summary(campaign)
    if not summary.playable:
        raise NotAllowed("not-playable")
    offer = _seat_offer(summary, roster, secret) or _invite_offer(summary, roster, secret)
    if offer is None:
        raise NotThere("no-link")
    return offer


def _seat_offer(summary: CampaignSummary, roster: Roster, secret: str) -> LinkOffer | None:
    """The place of a member that a link opens; None if it is no such link."""
    link = link_of(roster, secret)
    if link is None:
        return None
    member = roster.member(link.person)
    return _offer(summary, roster, member.role, member.seats, member.name)


def _invite_offer(summary: CampaignSummary, roster: Roster, secret: str) -> LinkOffer | None:
    """The seats that an invitation opens; None if it is none."""
    hashed = hash_of(secret)
    invite = next((offer for offer in roster.invites if hashes_equal(offer.secret, hashed)), None)
    return None if invite is None else _offer(summary, roster, invite.role, invite.seats, "")


def _offer(summary: CampaignSummary, roster: Roster, role: Role, seats: tuple[int, ...], person: str) -> LinkOffer:
    """What a link leads to."""
    names = roster.names or summary.seats
    return LinkOffer(
        name=summary.name,
        game=summary.game,
        pack=summary.pack,
        host=next((member.name for member in roster.members if member.role == HOST), ""),
        role=role,
        seats=tuple(names[seat] for seat in seats if seat < len(names)),
        players=tuple(names),
        person=person,
    )


ENDPOINTS = (
    Endpoint("POST", "/api/look-at-link", "anybody", look_at_link, OfferedLink, LinkOffer, guessable=True),
    Endpoint("POST", "/api/return", "anybody", return_to_seat, OfferedLink, Begun, makes_device=True, guessable=True),
    Endpoint("POST", "/api/campaigns/{campaign}/link", "member", link_own, NewSeatLink, OwnLink),
    Endpoint("POST", "/api/campaigns/{campaign}/people/{person}/link", "member", link_for, answer=ReturnLink),
)
