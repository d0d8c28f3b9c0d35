"""Links to a member's place: their own, which work until renewed, and single-use links that others make for them.

Everybody is told when a single-use link is made and when it is used.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ..wire.events import Disclosure
from .errors import NotAllowed, NotThere
from .members import SeatLink, TableMember
from .roster import HOST, Roster
from .seat_secrets import hash_of, hashes_equal, link_secret, new_ref, new_secret

MAX_DEVICES = 12
"""Most devices of one person; a new one takes the place of the oldest."""
MAX_OWN_LINKS = 24
"""Most open links of one person; a new one takes the place of the oldest."""


class LinkByAnother(NamedTuple):
    """A link that somebody has made for another, and the roster that has it."""

    roster: Roster
    secret: str
    disclosed: Disclosure


class FollowedLink(NamedTuple):
    """Where a link has led, and the roster afterwards."""

    roster: Roster
    member: TableMember
    disclosed: Disclosure | None
    """What the others are told of it, if anything."""


def seat_url(public_url: str, campaign: str, secret: str) -> str:
    """The URL of a link; the secret follows ``#``, so that browsers do not send it to the server."""
    return f"{public_url}/seat#{campaign}.{secret}"


def own_link(roster: Roster, campaign: str, ref: str, device: str) -> tuple[Roster, str]:
    """The link to one's own place, always the same for a device; the roster is unchanged if it has the link."""
    secret = link_secret(device, campaign, ref, roster.member(ref).link_salt)
    hashed = hash_of(secret)
    if any(hashes_equal(link.secret, hashed) for link in roster.seat_links):
        return roster, secret
    own = [link for link in roster.seat_links if link.person == ref and not link.once]
    expired = own[: max(0, len(own) + 1 - MAX_OWN_LINKS)]
    links = (*(link for link in roster.seat_links if link not in expired), SeatLink(hashed, ref))
    return replace(roster, seat_links=links), secret


def with_void_links(roster: Roster, ref: str, device: str, *, only_here: bool) -> Roster:
    """Void all links to a member's place; with ``only_here`` also remove their other devices."""
    member = replace(roster.member(ref), link_salt=new_ref())
    if only_here:
        member = replace(member, device=hash_of(device), more_devices=())
    links = tuple(link for link in roster.seat_links if link.person != ref)
    return _with_member(replace(roster, seat_links=links), member)


def check_helper(roster: Roster, helper: TableMember, ref: str, here: frozenset[str]) -> None:
    """Raise NotAllowed unless this member may make a link for another: settings permit it and the other is offline."""
    lost = roster.member(ref)
    if not helper.seats and helper.role != HOST:
        raise NotAllowed("only-seated")
    if helper.role != HOST and not roster.settings.friends_help:
        raise NotAllowed("no-friends-help")
    if not lost.seats and lost.role != HOST:
        raise NotAllowed("watchers-are-invited")
    if lost.ref == helper.ref or lost.ref in here:
        raise NotAllowed("person-here")


def link_by_another(roster: Roster, ref: str, *, by: str, entry: int) -> LinkByAnother:
    """A single-use link to a member's place, and its disclosure; ``by`` is empty for the server's operator.

    It voids an earlier single-use link to the same place.
    """
    member, secret = roster.member(ref), new_secret()
    links = (link for link in roster.seat_links if link.person != ref or not link.once)
    linked = replace(roster, seat_links=(*links, SeatLink(hash_of(secret), ref, once=True, by=by)))
    disclosed = Disclosure("seat-link-made" if by else "server-link-made", by, entry, whom=member.name)
    return LinkByAnother(linked.with_disclosure(disclosed), secret, disclosed)


def link_of(roster: Roster, secret: str) -> SeatLink | None:
    """The link that a secret opens."""
    hashed = hash_of(secret)
    return next((link for link in roster.seat_links if hashes_equal(link.secret, hashed)), None)


def follow(roster: Roster, secret: str, device: str, entry: int) -> FollowedLink:
    """Add a device to the member that a link leads to.

    A device that has the place already leaves the link unused. A device that plays another seat is refused; one that
    only watched changes over.
    """
    link, present = link_of(roster, secret), roster.by_device(device)
    if link is None:
        if present is None:
            raise NotThere("no-seat-link")
        return FollowedLink(roster, present, None)
    member = roster.member(link.person)
    if present is not None and present.ref == member.ref:
        return FollowedLink(roster, member, None)
    if present is not None:
        roster = _without_spectator(roster, present, device)
    devices = (*member.devices, hash_of(device))[-MAX_DEVICES:]
    member = replace(member, device=devices[0], more_devices=devices[1:])
    roster = _with_member(roster, member)
    if not link.once:
        return FollowedLink(roster, member, None)
    disclosed = Disclosure("seat-link-used", link.by, entry, whom=member.name)
    links = tuple(other for other in roster.seat_links if other != link)
    return FollowedLink(replace(roster, seat_links=links).with_disclosure(disclosed), member, disclosed)


def _without_spectator(roster: Roster, present: TableMember, device: str) -> Roster:
    """The roster without a spectator's device, and without the spectator if it was their last."""
    if present.seats or present.role == HOST:
        raise NotAllowed("seated-already")
    left = [own for own in present.devices if not hashes_equal(own, hash_of(device))]
    if not left:
        return roster.remove(present.ref)
    return _with_member(roster, replace(present, device=left[0], more_devices=tuple(left[1:])))


def _with_member(roster: Roster, changed: TableMember) -> Roster:
    """A roster with a member as it is now."""
    members = tuple(changed if member.ref == changed.ref else member for member in roster.members)
    return replace(roster, members=members)
