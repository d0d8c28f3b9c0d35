"""Binds the server's sockets before anything else is done, so that a port in use is reported at once."""

from __future__ import annotations

import errno
import socket

SECONDS_UNREAD = 60.0
"""Seconds after which the system ends a connection whose other side takes nothing: uvicorn would wait forever."""


def bind_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host name, all with the same port; OSError if it is in use."""
    sockets: list[socket.socket] = []
    failed: OSError = OSError(errno.EADDRNOTAVAIL, f"no address: {host}")
    try:
        for family, kind, protocol, _, address in dict.fromkeys(
            socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        ):
            try:
                sockets.append(_bind_one(family, kind, protocol, (address[0], port, *address[2:])))
            except OSError as error:
                if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                    raise
                failed = error  # a family that the system knows of and does not have
            else:
                port = port or sockets[0].getsockname()[1]
    except OSError:
        for opened in sockets:
            opened.close()
        raise
    if not sockets:
        raise failed
    return sockets


def _bind_one(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    """A socket that is bound to one address."""
    opened = socket.socket(family, kind, protocol)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # all that is accepted here has it too
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(SECONDS_UNREAD * 1000))
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
    except OSError:
        opened.close()
        raise
    return opened
