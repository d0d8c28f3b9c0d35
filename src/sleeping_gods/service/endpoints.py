"""The record of an endpoint (path, permission, types of body and answer) and the checks that follow from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from ..host.errors import HostError, NotAllowed
from ..host.members import TableMember
from ..host.roster import HOST
from ..host.table import ServedTable
from ..kernel.unique_keys import strict_json
from ..languages import Lang
from .membership import Membership
from .table_keeper import TableKeeper

R = TypeVar("R")
Who: TypeAlias = Literal["anybody", "member", "seated", "host"]
"""Who may call: everybody; members of the campaign; members with a seat; its host."""


@dataclass(slots=True)
class Call:
    """A request after its checks: the sender is permitted to call the endpoint, and the body has its type."""

    registry: TableKeeper
    public_url: str
    lang: Lang
    device: str
    """The device's secret; a new one if it had none."""
    params: dict[str, str]
    """The parameters in the path."""
    query: dict[str, str]
    """The parameters behind the path, empty where they are left out."""
    body: Any = None
    place: Membership | None = None
    """The sender's membership; None where anybody may call."""

    @property
    def here(self) -> Membership:
        """The caller's membership in the campaign of the path; LookupError for an endpoint without a campaign."""
        if self.place is None:
            raise LookupError("this endpoint is about no campaign")
        return self.place

    async def ask_table(self, question: Callable[[ServedTable, str], R]) -> R:
        """Ask the table of the path a slow question: a function of the table and of the caller's ref in its roster."""
        ref = self.here.member.ref
        async with self.registry.at(self.here.summary.id) as opened:
            table = opened.table
            return await self.registry.run(lambda: question(table, ref))


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One HTTP endpoint: the handler ``do``, and everything the server must know to call it."""

    method: str
    path: str
    who: Who
    do: Callable[[Call], Awaitable[object]]
    """The handler."""
    body: type | None = None
    """The type of the request's body; bytes for a file."""
    answer: Any = None
    """The type of the answer; bytes for a file, None for an empty one."""
    makes_device: bool = False
    """Whether a caller without a device secret is given a new one."""
    query: tuple[str, ...] = ()
    """The names of the parameters behind the path."""
    guessable: bool = False
    """Whether the body holds a secret that could be guessed: failed attempts are then rate-limited."""
    gated: bool = False
    """Whether it is expensive: then only a few run at once, and the body is read only when its turn comes."""
    public: bool = False
    """Whether the answer depends on the language only, not on the caller: only then is it compressed."""

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring, for the API description."""
        return (self.do.__doc__ or "").strip().partition("\n")[0]

    @property
    def name(self) -> str:
        """The handler's name, which is the operation id in the API description."""
        return getattr(self.do, "__name__", "")


def check_place(endpoint: Endpoint, member: TableMember) -> None:
    """Raise NotAllowed if a member's role or seats do not permit calling an endpoint."""
    if endpoint.who == "host" and member.role != HOST:
        raise NotAllowed("only-host")
    if endpoint.who == "seated" and not member.seats:
        raise NotAllowed("only-seated")


def read_body(endpoint: Endpoint, data: bytes) -> Any:
    """Decode a request's body into the endpoint's type; files stay bytes."""
    if endpoint.body is None or endpoint.body is bytes:
        return None if endpoint.body is None else data
    try:
        body: Any = msgspec.json.decode(data, type=endpoint.body)
        strict_json(data)
        return body
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise HostError("bad-request") from None
