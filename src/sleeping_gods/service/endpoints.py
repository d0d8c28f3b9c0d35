"""An endpoint: its path, who may call it, what goes in and out; everything else hangs on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec

from ..host.errors import HostError, NotAllowed
from ..host.roster import HOST, TableMember
from ..kernel.unique_keys import strict_json
from ..languages import Lang
from .membership import Membership
from .table_keeper import TableKeeper

Who: TypeAlias = Literal["anybody", "member", "seated", "host"]
"""Anybody at all; who has a place at the table; who plays a seat there; who keeps it."""


@dataclass(slots=True)
class Call:
    """A request that has been checked: whoever sends it may do so, and its body is of the right type."""

    registry: TableKeeper
    public_url: str
    lang: Lang
    device: str
    """The device's secret; a new one if it had none."""
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    place: Membership | None = None

    @property
    def here(self) -> Membership:
        """The campaign that it is about."""
        if self.place is None:
            raise LookupError("this endpoint is about no campaign")
        return self.place


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method and a path."""

    method: str
    path: str
    who: Who
    do: Callable[[Call], Awaitable[object]]
    body: type | None = None
    """The type of what is sent; bytes for a file."""
    answer: Any = None
    """The type of what comes back; bytes for a file, nothing for nothing."""
    makes_device: bool = False
    """Whether somebody without a secret is given one."""
    query: tuple[str, ...] = ()
    guessable: bool = False
    """Whether what is sent opens something to whoever guesses it: then few wrong ones a minute are taken."""
    gated: bool = False
    """Whether it is dear: then few are done at once, and what is sent is read once it is one of those."""
    public: bool = False
    """Whether the answer is the same for everybody who reads the language: only then is it compressed."""

    @property
    def summary(self) -> str:
        """What it does, from its own description."""
        return (self.do.__doc__ or "").strip().partition("\n")[0]

    @property
    def name(self) -> str:
        """What programs call it."""
        return getattr(self.do, "__name__", "")


def check_place(each: Endpoint, member: TableMember) -> None:
    """Refuse somebody whose place at the table does not let them call an endpoint."""
    if each.who == "host" and member.role != HOST:
        raise NotAllowed("only-host")
    if each.who == "seated" and not member.seats:
        raise NotAllowed("only-seated")


def read_body(each: Endpoint, data: bytes) -> Any:
    """What was sent to an endpoint, of its type; a file as it is."""
    if each.body is None or each.body is bytes:
        return None if each.body is None else data
    try:
        body: Any = msgspec.json.decode(data, type=each.body)
        strict_json(data)
        return body
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise HostError("bad-request") from None
