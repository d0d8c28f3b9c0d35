"""Links to a place that somebody has: their own, and those that others make for somebody who lost theirs.

One's own link opens as often as one likes, until it is renewed: every device that follows it has the same place. A link
that somebody else made opens once, and everybody at the table is told of it, when it is made and when it is used.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..wire.events import Disclosure
from .errors import NotAllowed, NotThere
from .roster import HOST, Roster, SeatLink, TableMember
from .seat_secrets import hash_of, link_secret, new_ref, new_secret, same

MAX_DEVICES, MAX_OWN_LINKS = 12, 24
"""Of one person; a new one takes the place of the oldest."""


def seat_url(public_url: str, campaign: str, secret: str) -> str:
    """The address of a link to a place; the secret stands behind the ``#``, which no server is sent."""
    return f"{public_url}/seat#{campaign}.{secret}"


def own_link(roster: Roster, campaign: str, ref: str, device: str) -> tuple[Roster, str]:
    """The link of somebody's own as this device makes it, each time the same; the roster itself if it knows it."""
    secret = link_secret(device, campaign, ref, roster.member(ref).link_salt)
    hashed = hash_of(secret)
    if any(same(link.secret, hashed) for link in roster.seat_links):
        return roster, secret
    own = [link for link in roster.seat_links if link.person == ref and not link.once]
    gone = own[: max(0, len(own) + 1 - MAX_OWN_LINKS)]
    links = (*(link for link in roster.seat_links if link not in gone), SeatLink(hashed, ref))
    return replace(roster, seat_links=links), secret


def renewed(roster: Roster, ref: str, device: str, *, only_here: bool) -> Roster:
    """The same, with all links to somebody's place void; if wished no other device of theirs has it any longer."""
    member = replace(roster.member(ref), link_salt=new_ref())
    if only_here:
        member = replace(member, device=hash_of(device), more_devices=())
    links = tuple(link for link in roster.seat_links if link.person != ref)
    return _with(replace(roster, seat_links=links), member)


def check_helper(roster: Roster, helper: TableMember, ref: str, here: frozenset[str]) -> None:
    """Whether somebody may make a link to the place of another: it is away, and the table lets friends help."""
    lost = roster.member(ref)
    if not helper.seats and helper.role != HOST:
        raise NotAllowed("only-seated")
    if helper.role != HOST and not roster.settings.friends_help:
        raise NotAllowed("no-friends-help")
    if not lost.seats and lost.role != HOST:
        raise NotAllowed("watchers-are-invited")
    if lost.ref == helper.ref or lost.ref in here:
        raise NotAllowed("person-here")


def link_by_another(roster: Roster, ref: str, by: str, entry: int) -> tuple[Roster, str, Disclosure]:
    """A link to somebody's place that opens once, and what everybody is told.

    Without a name it was made by whoever runs the server. An earlier one that another made for the same place is void.
    """
    member, secret = roster.member(ref), new_secret()
    links = (link for link in roster.seat_links if link.person != ref or not link.once)
    linked = replace(roster, seat_links=(*links, SeatLink(hash_of(secret), ref, once=True, by=by)))
    disclosed = Disclosure("seat-link-made" if by else "server-link-made", by, entry, whom=member.name)
    return linked.disclosing(disclosed), secret, disclosed


def link_of(roster: Roster, secret: str) -> SeatLink | None:
    """The link that a secret opens."""
    hashed = hash_of(secret)
    return next((link for link in roster.seat_links if same(link.secret, hashed)), None)


def follow(roster: Roster, secret: str, device: str, entry: int) -> tuple[Roster, TableMember, Disclosure | None]:
    """Let a device have the place that a link leads to, beside the devices that have it; what everybody is then told.

    A device that has the place already keeps it, and the link is not used up. One that plays another seat of the table
    does not change it for this one; one that only watched does.
    """
    link, present = link_of(roster, secret), roster.by_device(device)
    if link is None:
        if present is None:
            raise NotThere("no-seat-link")
        return roster, present, None
    member = roster.member(link.person)
    if present is not None and present.ref == member.ref:
        return roster, member, None
    if present is not None:
        roster = _without_spectator(roster, present, device)
    devices = (*member.devices, hash_of(device))[-MAX_DEVICES:]
    member = replace(member, device=devices[0], more_devices=devices[1:])
    roster = _with(roster, member)
    if not link.once:
        return roster, member, None
    disclosed = Disclosure("seat-link-used", link.by, entry, whom=member.name)
    links = tuple(other for other in roster.seat_links if other != link)
    return replace(roster, seat_links=links).disclosing(disclosed), member, disclosed


def _without_spectator(roster: Roster, present: TableMember, device: str) -> Roster:
    """The same without the device of somebody who only watches, who leaves with the last one."""
    if present.seats or present.role == HOST:
        raise NotAllowed("seated-already")
    left = [own for own in present.devices if not same(own, hash_of(device))]
    if not left:
        return roster.remove(present.ref)
    return _with(roster, replace(present, device=left[0], more_devices=tuple(left[1:])))


def _with(roster: Roster, changed: TableMember) -> Roster:
    members = tuple(changed if member.ref == changed.ref else member for member in roster.members)
    return replace(roster, members=members)
