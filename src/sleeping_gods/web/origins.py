"""Checks the origin of requests: only our own pages may act with a person's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

PORTS = {"http": 80, "https": 443}
SAFE = ("GET", "HEAD", "OPTIONS")


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers write an origin; empty if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None or parts.password is not None:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")


class Origins:
    """The pages that may speak to this server."""

    def __init__(self, *urls: str) -> None:
        self._allowed = frozenset(filter(None, map(origin_of, urls)))

    def admits(self, headers: Headers, *, cookie: bool) -> bool:
        """Whether a request may act: from our own pages, or from a program that brings its secret itself.

        Browsers always say where a page comes from when it opens a socket or changes something; a program does not, and
        has no cookie that somebody else's page could make it send.
        """
        origins = headers.getlist("origin")
        if origins:
            return len(origins) == 1 and origins[0] in self._allowed
        return not cookie and {*headers.getlist("sec-fetch-site")} <= {"none", "same-origin"}
