"""The members of a table, links to their places, and invitations, as they are stored in a roster."""

from __future__ import annotations

from msgspec import Struct

from ..wire.events import Role


class TableMember(Struct, frozen=True, forbid_unknown_fields=True):
    """A member of a table; the devices that act for them are known by the hashes of their secrets."""

    ref: str
    """What the others know the member by, on the wire and in stored rosters."""
    name: str
    role: Role
    seats: tuple[int, ...]
    device: str
    """The hash of the secret of the first device."""
    more_devices: tuple[str, ...] = ()
    """The hashes of the secrets of devices that came later by a link to this seat, the oldest first."""
    link_salt: str = ""
    """What the links to this seat are made from, besides the secret of a device; another one makes other links."""

    @property
    def devices(self) -> tuple[str, ...]:
        """The hashes of the secrets of all their devices, the oldest first."""
        return (self.device, *self.more_devices)


class SeatLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that gives a device an existing member's place."""

    secret: str
    """The hash of what stands in the link."""
    person: str
    """The reference of the member."""
    once: bool = False
    """Whether it opens once, because somebody else made it; one's own opens as often as one likes."""
    by: str = ""
    """The name of whoever else made it; empty if it was whoever runs the server."""


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation, which can be accepted once."""

    ref: str
    secret: str
    """The hash of what stands in the link."""
    role: Role
    seats: tuple[int, ...]
