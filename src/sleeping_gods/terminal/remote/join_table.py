"""Taking a seat: an invitation is handed in, and the server says by which secret it knows this device from now on."""

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

PATIENCE = 20
"""Seconds that a server may take to answer."""
MAX_BYTES = 64 * 1024
"""The longest answer that is read."""
GOOD = range(200, 300)
T = TypeVar("T")


def join(address: Address, name: str, secret: str, lang: Lang) -> Seat:
    """Hand an invitation in; whoever is known to the server already stays who they are, by the same secret."""
    status, body = _post(address.api("join"), msgspec.json.encode(Join(address.invite, name)), secret, lang)
    if status not in GOOD:
        raise Unwelcome(_read(body, Problem).words)
    begun = _read(body, Begun)
    if not (begun.secret or secret):
        raise OtherAnswer
    return Seat(address.server, begun.campaign, begun.secret or secret)


def _post(url: str, body: bytes, secret: str, lang: Lang) -> tuple[int, bytes]:
    """One call. Nobody is sent elsewhere: a secret goes to the server it was made for."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
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
    try:
        answer = msgspec.json.decode(body, type=kind)
        strict_json(body)
        return answer
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise OtherAnswer from None
