"""Joins a served table with an invitation; the server answers with the secret for this device."""

from __future__ import annotations

import http.client
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from ...kernel.unique_keys import strict_json
from ...languages import Lang
from ...wire.http import Begun, Join, Problem
from .address import Address
from .errors import OtherAnswer, Unreachable, Unwelcome
from .seats import Seat

TIMEOUT_SECONDS = 20
"""Seconds that a server may take to answer."""
MAX_BYTES = 64 * 1024
"""The longest answer that is read."""
SUCCESS = range(200, 300)
"""The HTTP statuses of a granted request."""
T = TypeVar("T")


def join(address: Address, name: str, secret: str, lang: Lang) -> Seat:
    """Use an invitation; a device that the server knows already keeps its secret."""
    status, body = _post(address.api("join"), msgspec.json.encode(Join(address.invite, name)), secret, lang)
    if status not in SUCCESS:
        raise Unwelcome(_read(body, Problem).words)
    begun = _read(body, Begun)
    if not (begun.secret or secret):
        raise OtherAnswer
    return Seat(address.server, begun.campaign, begun.secret or secret)


def _post(url: str, body: bytes, secret: str, lang: Lang) -> tuple[int, bytes]:
    """One HTTP call without redirects, so that the secret goes to no other server."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT_SECONDS)
    headers = {"Content-Type": "application/json", "Accept-Language": lang}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    try:
        connection.request("POST", parts.path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read(MAX_BYTES)
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(parts.netloc) from error
    finally:
        connection.close()


def _read(body: bytes, kind: type[T]) -> T:
    """The answer of a server; OtherAnswer if it is not what was expected."""
    try:
        answer = msgspec.json.decode(body, type=kind)
        strict_json(body)
        return answer
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise OtherAnswer from None
