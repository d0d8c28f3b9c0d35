"""A table that is open on this server, with the connections to it."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ..host.deeds import Deed
from ..host.perspectives import Perspective
from ..host.robot_turns import RobotTurn
from ..host.table import ServedTable
from ..languages import Lang
from ..presentation.localizer import localizer_of
from ..wire.coding import encode
from ..wire.events import Closing, Disclosure
from .connection import Connection


@dataclass(slots=True)
class OpenTable:
    """A table with its queue of requests and its connections; its methods are called with the lock held."""

    table: ServedTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: list[Connection] = field(default_factory=list)
    resting: bool = False
    """Whether nobody has been here since it was last looked at."""
    robot_state: RobotTurn | None = None
    """The turn of a robot that everybody was told of last."""
    robots_saved: float = 0.0
    """When the list of robots' log lines was last stored, by the monotonic clock."""

    def send(self, data: bytes) -> None:
        """Send the same message to all connections."""
        for listener in self.connections:
            listener.send(data)

    def send_notice(self, key: str) -> None:
        """Send a notice to everybody, each in their language."""
        for listener in self.connections:
            listener.send(encode(self.table.notice(key, listener.lang)))

    def send_disclosure(self, disclosed: Disclosure) -> None:
        """Send a disclosure to everybody, each in their language."""
        for listener in self.connections:
            listener.send(encode(self.table.disclosure(disclosed, listener.lang)))

    def send_deed(self, deed: Deed) -> None:
        """Tell the others what somebody did, each in their language."""
        for listener in self.connections:
            if deed.concerns(listener.ref) and not listener.closing:
                listener.send(encode(self.table.deed_event(deed, listener.perspective)))

    def admit(self, connection: Connection, snapshot: bytes) -> None:
        """Add a connection: it is sent all that somebody who comes needs to know, and the others who has come."""
        table, lang = self.table, connection.lang
        people = encode(table.connected(connection.ref))
        connection.send(snapshot)
        self.connections.append(connection)
        for disclosed in table.roster.disclosed:
            connection.send(encode(table.disclosure(disclosed, lang)))
        self.send(people)
        asked = table.undo_request()
        if asked is not None:
            connection.send(encode(asked))
        for line in table.talk():
            connection.send(encode(line))
        for presence in table.presence(lang, connection.ref):
            connection.send(encode(presence))
        if table.robots.turn is not None:
            connection.send(encode(table.robot_event(lang)))

    async def send_changed(
        self,
        messages: dict[Perspective, bytes],
        run_in_thread: Callable[[Callable[[], bytes]], Awaitable[bytes]],
        *,
        except_for: Connection | None = None,
    ) -> None:
        """Send each perspective its changes, and a whole snapshot to those whose perspective has changed.

        Perspectives are computed anew each time, because a choice can renumber seats. Snapshots are encoded on another
        thread; one connection may be left out.
        """
        table = self.table
        devices = {member.ref: member.devices for member in table.roster.members}
        for listener in self.connections:
            if listener.ref not in devices or (listener.device and listener.device not in devices[listener.ref]):
                self.close_connection(listener, "removed")
                continue
            before = listener.perspective, listener.seating
            listener.perspective = table.perspective_of(listener.ref, listener.lang)
            listener.seating = table.seating.renumbered
            if listener is except_for:
                continue
            if before != (listener.perspective, listener.seating):
                listener.send(await run_in_thread(functools.partial(self._snapshot, listener)))
            elif listener.perspective in messages:
                listener.send(messages[listener.perspective])

    def close_connection(self, connection: Connection, key: str) -> None:
        """Close a connection, with the reason in its language."""
        connection.close(key, encode(self._closing(connection.lang, key)))

    def close_connections(self, key: str) -> None:
        """Close all connections for one reason."""
        for connection in self.connections:
            self.close_connection(connection, key)

    def _snapshot(self, listener: Connection) -> bytes:
        """The whole state of the table as one connection may see it."""
        return encode(self.table.snapshot(listener.ref, listener.lang))

    def _closing(self, lang: Lang, key: str) -> Closing:
        """The message that a connection is closed, with the reason."""
        localizer = localizer_of(self.table.campaign.game.id, lang)
        return Closing(self.table.position, key, localizer.rich_text(localizer.say(f"closing_{key}")))


class ConnectedTable(NamedTuple):
    """An open table, and a new connection to it."""

    table: OpenTable
    connection: Connection
