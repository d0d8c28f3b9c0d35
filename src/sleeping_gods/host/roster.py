"""The roster of a table: members and their seats, open invitations, settings, and named moments."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..campaign.branching import NamedCheckpoint, name_checkpoint
from ..campaign.errors import BadName
from ..journal.notation import Journal
from ..kernel.showing import is_showable
from ..wire.events import BranchOrigin, Disclosure, Moment, Person, RobotSeat, Role, Settings
from .errors import NotAllowed, NotThere
from .members import Invite, SeatLink, TableMember
from .robot_seats import RobotReason, RobotStretch, robots_after_giving, robots_renumbered
from .seat_secrets import hash_of, hashes_equal, new_ref, new_secret

MAX_PEOPLE = 24
"""Most people at one table, so that what is stored of a table stays small."""
MAX_INVITES = 24
"""Most open invitations to one table."""
MAX_MOMENTS = 100
"""Most moments that are named at one table."""
MAX_DISCLOSED = 12
"""Most deeds of the host that a table is told of later; the oldest make room."""
MAX_NAME_LENGTH = 60
"""Letters of the name of a person or a robot."""
HOST: Role = "host"
"""The role of the one who keeps the table."""
WATCHER: Role = "spectator"
"""The role of those without a seat."""


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is stored about a table beside its entries; immutable, so each change returns a new roster."""

    members: tuple[TableMember, ...] = ()
    invites: tuple[Invite, ...] = ()
    settings: Settings = Settings()
    moments: tuple[Moment, ...] = ()
    names: tuple[str, ...] = ()
    """Who plays which seat in the campaign: by these are the seats of the members counted."""
    origin: BranchOrigin | None = None
    """Where the campaign branched off."""
    disclosed: tuple[Disclosure, ...] = ()
    """What may give somebody an advantage, each once: everybody at the table is told of it."""
    seat_links: tuple[SeatLink, ...] = ()
    """Links to the places of those who sit here; see ``seat_links``."""
    robots: tuple[RobotSeat, ...] = ()
    """Robots that hold seats of the members; see ``robot_seats``."""
    robot_stretches: tuple[RobotStretch, ...] = ()
    """Which entries robots chose."""
    robot_reasons: tuple[RobotReason, ...] = ()
    """Why they chose the last of them."""

    def by_device(self, secret: str) -> TableMember | None:
        """The member who uses a device; None if it belongs to nobody here."""
        hashed = hash_of(secret)
        return next(
            (member for member in self.members if any(hashes_equal(own, hashed) for own in member.devices)), None
        )

    def member(self, ref: str) -> TableMember:
        """A member by ``ref``."""
        named = next((member for member in self.members if member.ref == ref), None)
        if named is None:
            raise NotThere("no-person")
        return named

    def people(self, here: frozenset[str]) -> tuple[Person, ...]:
        """The members as all others may see them."""
        return tuple(
            Person(ref=member.ref, name=member.name, seats=member.seats, role=member.role, online=member.ref in here)
            for member in self.members
        )

    def invite(self, seats: tuple[int, ...], role: Role, count: int) -> InviteWithSecret:
        """Add an invitation."""
        if role == HOST or len(self.invites) >= MAX_INVITES:
            raise NotAllowed("too-many-invites" if role != HOST else "one-host")
        if role == WATCHER and not self.settings.watchers:
            raise NotAllowed("no-watchers")
        _check_seats(seats, count, some=role != WATCHER)
        secret = new_secret()
        invite = Invite(new_ref(), hash_of(secret), role, tuple(sorted(seats)) if role != WATCHER else ())
        return InviteWithSecret(replace(self, invites=(*self.invites, invite)), invite, secret)

    def revoke(self, ref: str) -> Roster:
        """Remove an invitation."""
        left = tuple(invite for invite in self.invites if invite.ref != ref)
        if len(left) == len(self.invites):
            raise NotThere("no-invite")
        return replace(self, invites=left)

    def accept(self, secret: str, name: str, device: str) -> MemberChange:
        """Use an invitation: add a member, or give its seats to one whose device is known."""
        hashed = hash_of(secret)
        invite = next((offer for offer in self.invites if hashes_equal(offer.secret, hashed)), None)
        if invite is None:
            raise NotThere("no-invite")
        member = self.by_device(device)
        if member is None and len(self.members) >= MAX_PEOPLE:
            raise NotAllowed("too-many-people")
        if member is None:
            member = TableMember(
                ref=new_ref(), name=checked_name(name), role=invite.role, seats=(), device=hash_of(device)
            )
        roster = replace(
            self,
            members=(*(other for other in self.members if other.ref != member.ref), member),
            invites=tuple(offer for offer in self.invites if offer.ref != invite.ref),
        )
        if not invite.seats:
            return MemberChange(roster, member)
        return roster.give(member.ref, (*member.seats, *invite.seats))

    def give(self, ref: str, seats: tuple[int, ...]) -> MemberChange:
        """Give a member exactly these seats, taking them from whoever had them."""
        wanted = tuple(sorted({*seats}))
        role: Role = self.member(ref).role
        if wanted and role == WATCHER:
            role = "player"
        given = replace(self.member(ref), seats=wanted, role=role)
        free = [seat for seat in self.member(ref).seats if seat not in wanted]
        members = [_member_after_giving(member, given, wanted, free) for member in self.members]
        return MemberChange(robots_after_giving(self, replace(self, members=tuple(members))), given)

    def remove(self, ref: str) -> Roster:
        """Remove a member; their seats go to the host."""
        leaver = self.member(ref)
        if leaver.role == HOST:
            raise NotAllowed("host-stays")
        roster = self.give(ref, ()).roster
        return replace(
            roster,
            members=tuple(member for member in roster.members if member.ref != ref),
            seat_links=tuple(link for link in roster.seat_links if link.person != ref),
        )

    def hand_over(self, ref: str) -> Roster:
        """Make another member the host."""
        heir = self.member(ref)
        if heir.role == WATCHER:
            raise NotAllowed("host-plays")
        roles: dict[str, Role] = {
            member.ref: "player" if member.role == HOST else member.role for member in self.members
        }
        roles[heir.ref] = HOST
        return replace(self, members=tuple(replace(member, role=roles[member.ref]) for member in self.members))

    def with_players(self, names: tuple[str, ...]) -> Roster:
        """Adapt the seats to the players by name, after a campaign was continued, undone or branched."""
        if self.names == names:
            return self
        moved = self.with_players_changed([*self.names], [*names]) if self.names else self
        return replace(moved, names=names).without_gaps(len(names))

    def without_gaps(self, count: int) -> Roster:
        """Give the host every seat that nobody has."""
        taken = {seat for member in self.members for seat in member.seats}
        free = [seat for seat in range(count) if seat not in taken]
        if not free:
            return self
        members = [
            replace(member, seats=(*member.seats, *free)) if member.role == HOST else member for member in self.members
        ]
        return replace(self, members=tuple(members))

    def with_players_changed(self, before: list[str], after: list[str]) -> Roster:
        """Adapt the seats when a player joined or left by the rules; new seats go to the host."""
        if before == after:
            return self
        seat_of = {name: seat for seat, name in enumerate(after)}
        new_seats = [seat for seat, name in enumerate(after) if name not in before]
        members = []
        for member in self.members:
            own_names = [before[seat] for seat in member.seats if seat < len(before)]
            seats = [seat_of[name] for name in own_names if name in seat_of]
            if member.role == HOST:
                seats += new_seats
            members.append(replace(member, seats=tuple(sorted(seats))))
        return replace(self, members=tuple(members), robots=robots_renumbered(self, before, after))

    def mark(self, journal: Journal, entry: int, name: str) -> Roster:
        """Name an entry."""
        if Moment(entry, name) in self.moments:
            return self  # asked again, because nobody knew whether it was stored
        others = [NamedCheckpoint(moment.name, moment.entry) for moment in self.moments]
        if len(others) >= MAX_MOMENTS:
            raise NotAllowed("too-many-moments")
        try:
            checkpoint = name_checkpoint(journal, name, entry, others)
        except BadName as error:
            raise NotAllowed("bad-name") from error
        return replace(self, moments=(*self.moments, Moment(checkpoint.entry, checkpoint.name)))

    def with_disclosure(self, new: Disclosure) -> Roster:
        """Add a disclosure, unless the same one is there."""
        others = [disclosure for disclosure in self.disclosed if disclosure.about != new.about]
        return replace(self, disclosed=(*others[1 - MAX_DISCLOSED :], new))

    def with_settings(self, settings: Settings) -> Roster:
        """Replace the settings."""
        return replace(self, settings=settings)

    def plain(self) -> dict[str, Any]:
        """The roster as JSON, as it is stored."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields


class InviteWithSecret(NamedTuple):
    """A roster with a new invitation."""

    roster: Roster
    invite: Invite
    secret: str
    """What stands in the link; it is not stored."""


class MemberChange(NamedTuple):
    """A roster after a member has come or has other seats, and this member."""

    roster: Roster
    member: TableMember


def _member_after_giving(
    member: TableMember, given: TableMember, wanted: tuple[int, ...], free: list[int]
) -> TableMember:
    """A member after somebody was given seats; seats without a member go to the host."""
    if member.ref == given.ref:
        return replace(given, seats=tuple(sorted({*wanted, *free}))) if member.role == HOST else given
    left = [seat for seat in member.seats if seat not in wanted]
    return replace(member, seats=tuple(sorted([*left, *free]) if member.role == HOST else left))


def roster_of(stored: dict[str, Any]) -> Roster:
    """Read a stored roster; missing fields take their defaults."""
    return msgspec.convert(stored, Roster)


def new_roster(name: str, device: str, seats: int, settings: Settings) -> MemberChange:
    """The roster of a new table, whose only member is its host."""
    host = TableMember(
        ref=new_ref(), name=checked_name(name), role=HOST, seats=tuple(range(seats)), device=hash_of(device)
    )
    return MemberChange(Roster((host,), settings=settings), host)


def checked_name(name: str) -> str:
    """The name itself; NotAllowed if it is empty, padded with spaces, too long, or not printable."""
    if not name or name != name.strip() or len(name) > MAX_NAME_LENGTH or not is_showable(name):
        raise NotAllowed("bad-name")
    return name


def _check_seats(seats: tuple[int, ...], count: int, *, some: bool) -> None:
    """Refuse seats that the table lacks or that are named twice; with ``some``, none as well."""
    if len({*seats}) != len(seats) or any(not 0 <= seat < count for seat in seats) or (some and not seats):
        raise NotAllowed("bad-seats")
