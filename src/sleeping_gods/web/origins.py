"""Checks the Origin header: only our own pages may act with a person's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

DEFAULT_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def origin_of(url: str) -> str:
    """Scheme, host and port of a URL, as browsers write an origin; empty if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if (
        parts.scheme not in DEFAULT_PORTS
        or not parts.hostname
        or parts.username is not None
        or parts.password is not None
    ):
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, DEFAULT_PORTS[parts.scheme]) else "")


class Origins:
    """The origins from which pages may call this server."""

    def __init__(self, *urls: str) -> None:
        self._allowed = frozenset(filter(None, map(origin_of, urls)))

    def admits(self, headers: Headers, *, cookie: bool) -> bool:
        """Whether a request may act: it comes from our pages, or from a program that sends its secret itself.

        Browsers always send an origin when a page opens a socket or changes something. A program sends none, and has no
        cookie that another page could make it send.
        """
        origins = headers.getlist("origin")
        if origins:
            return len(origins) == 1 and origins[0] in self._allowed
        return not cookie and {*headers.getlist("sec-fetch-site")} <= {"none", "same-origin"}
