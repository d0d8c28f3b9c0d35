"""Handles HTTP requests: authentication, permission, limits and decoding before the endpoint, errors as text after."""

from __future__ import annotations

import contextlib
import hashlib
import re
import time
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..host.errors import HostError, NotThere
from ..host.seat_secrets import new_secret
from ..journal.errors import CannotSave
from ..journal.limits import MAX_BYTES
from ..languages import Lang, closest
from ..service.endpoints import Call, Endpoint, check_place, read_body
from ..service.membership import Membership
from ..service.problems import problem_of, status_of
from ..storage.errors import StorageError
from ..wire.coding import MAX_MESSAGE_BYTES
from ..wire.http import Begun
from .addresses import LOOPBACK, rate_limit_key
from .body_reading import discard_body, read_limited
from .compression import gzip_if_accepted
from .limits import Limit
from .origins import SAFE_METHODS, Origins
from .server_limits import DEFAULT_LIMITS, ServerLimits
from .table_registry import TableRegistry

RETRY_AFTER_SECONDS = "30"
"""The Retry-After header of a busy server."""
YEAR_SECONDS = 365 * 24 * 3600
"""How long a browser keeps the cookie of its device."""
MAX_LENGTH_DIGITS = 20
"""Digits of a Content-Length that are read: enough for any length, and soon turned into a number."""
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""The form of our secrets; nothing else is looked up."""
REQUESTS_OF_ADDRESS = (120, 20)
"""Burst and requests per second of one address."""
GUESSES_OF_ADDRESS = (10, 10 / 60)
"""Burst and per second: invitations that are none, ten a minute from one address."""
IMPORTS_OF_ADDRESS = (10, 10 / 60)
"""Burst and per second: campaign files, ten a minute from one address."""
MAX_ID_LENGTH = 64
"""Characters of a campaign's id that are looked at; ours are shorter."""


class Device(NamedTuple):
    """The device that sent a request, by its secret; empty if it has none."""

    secret: str
    in_cookie: bool


NO_DEVICE = Device("", in_cookie=False)


class RequestGate:
    """The checks that HTTP requests and sockets share."""

    def __init__(
        self, registry: TableRegistry, public_url: str, origins: Origins, limits: ServerLimits = DEFAULT_LIMITS
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.public_url = public_url
        self.origins = origins
        self.secure = public_url.startswith("https://")
        """Whether browsers reach the server by an encrypted connection only."""
        self.cookie = "__Host-seat" if self.secure else "seat"
        """The name of the cookie with the secret of a browser."""
        self.clock: Callable[[], float] = time.monotonic
        """By which all limits go."""
        self.by_address = Limit(*REQUESTS_OF_ADDRESS, self.now)
        """All requests of an address."""
        self.guesses = Limit(*GUESSES_OF_ADDRESS, self.now)
        """Its calls with a secret that was none."""
        self.imports = Limit(*IMPORTS_OF_ADDRESS, self.now)
        """The campaign files that it has sent."""

    def now(self) -> float:
        """Seconds on a monotonic clock."""
        return self.clock()

    def admits(self, address: str) -> bool:
        """Whether the rate limit lets an address send a request; this machine is not limited, as it may be a proxy."""
        return address in LOOPBACK or self.by_address.allows(address)

    def address_of(self, connection: HTTPConnection) -> str:
        """The client's address, as limits count it."""
        return rate_limit_key(connection.client.host) if connection.client else ""

    def device(self, connection: HTTPConnection) -> Device:
        """The device of a request."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return Device(token, in_cookie=False) if SECRET.fullmatch(token) else NO_DEVICE
        cookie = _cookies(connection).get(self.cookie, "")
        return Device(cookie, in_cookie=True) if SECRET.fullmatch(cookie) else NO_DEVICE

    def handler_of(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The Starlette handler of an endpoint."""

        async def answer(request: Request) -> Response:
            """The endpoint's response, or the response to what was refused or failed."""
            lang = lang_of(request)
            try:
                response = await self._response_to(endpoint, request, lang)
            except HostError as error:
                response = self._problem(error, lang)
            except (CannotSave, StorageError, OSError) as error:
                self.registry.cannot_save(error)
                response = self._problem(HostError("cannot-save"), lang)
            self.registry.metrics.count("http_total", f'status="{response.status_code}"')
            return response

        return answer

    async def _response_to(self, endpoint: Endpoint, request: Request, lang: Lang) -> Response:
        """Check a request, in the order in which the least is done for strangers, and let the endpoint answer it."""
        device, in_cookie = self.device(request)
        if endpoint.method not in SAFE_METHODS and not self.origins.admits(request.headers, cookie=in_cookie):
            raise HostError("not-here")
        address = self.address_of(request)
        if not self.admits(address):
            raise HostError("too-many")
        is_new_device = not device and endpoint.makes_device
        call = Call(
            registry=self.registry,
            public_url=self.public_url,
            lang=lang,
            device=new_secret() if is_new_device else device,
            params=dict(request.path_params),
            query={name: request.query_params.get(name, "") for name in endpoint.query},
        )
        if endpoint.who != "anybody":
            call.place = await self._permitted_place(endpoint, call)
        call_endpoint = self._call_queued if endpoint.gated else self._call
        answer = await call_endpoint(endpoint, call, request, address)
        is_page = "origin" in request.headers  # browsers send it, programs do not
        response = self._response(answer, call.device, new=is_new_device, browser=is_page)
        return await _compressed(response, request) if endpoint.public else response

    async def _call_queued(self, endpoint: Endpoint, call: Call, request: Request, address: str) -> object:
        """Call an expensive endpoint when its turn comes; its body is not read before."""
        try:
            is_this_machine = address in LOOPBACK
            if not is_this_machine and not self.imports.allows(address):
                raise HostError("too-many")
            async with self.registry.uploading.entered("" if is_this_machine else address):
                return await self._call(endpoint, call, request, address)
        except HostError as error:
            if error.key in ("too-many", "busy"):
                await discard_body(request.stream(), MAX_BYTES)
            raise

    async def _call(self, endpoint: Endpoint, call: Call, request: Request, address: str) -> object:
        """Read the body and let the endpoint answer; guesses at secrets are counted."""
        call.body = await _body(endpoint, request)
        if endpoint.guessable:
            return await self._limit_guesses(endpoint, call, address)
        return await endpoint.do(call)

    async def _limit_guesses(self, endpoint: Endpoint, call: Call, address: str) -> object:
        """Call an endpoint that takes a secret; only failed calls count towards the limit."""
        if not self.guesses.allows(address):  # before it is looked up: one too many learns nothing, however right it is
            raise HostError("too-many")
        answer = await endpoint.do(call)
        self.guesses.give_back(address)
        return answer

    async def _permitted_place(self, endpoint: Endpoint, call: Call) -> Membership:
        """The caller's membership, after checking the endpoint's permission."""
        if not call.device:
            raise HostError("no-secret")
        place = await self.place(call.params["campaign"], call.device)
        check_place(endpoint, place.member)
        return place

    async def place(self, campaign: str, device: str) -> Membership:
        """The membership of a device in a campaign; NotThere if it has none."""
        summary, roster = await self.registry.summary(campaign[:MAX_ID_LENGTH])
        member = roster.by_device(device)
        if member is None:
            raise NotThere("no-campaign")
        return Membership(summary, roster, member)

    def _response(self, answer: object, device: str, *, new: bool, browser: bool) -> Response:
        """The HTTP response; a new secret goes into a cookie for a page, and into the body for a program."""
        if isinstance(answer, bytes):
            headers = {
                "content-disposition": "attachment", "x-content-type-options": "nosniff", "cache-control": "no-store",
            }  # fmt: skip
            return Response(answer, media_type="application/octet-stream", headers=headers)
        if isinstance(answer, Begun) and (browser or not new):
            answer = msgspec.structs.replace(answer, secret="")
        if answer is None:
            return Response(status_code=204)
        response = Response(msgspec.json.encode(answer), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if new and browser:
            response.set_cookie(
                self.cookie,
                device,
                max_age=YEAR_SECONDS,
                path="/",
                secure=self.secure,
                httponly=True,
                samesite="strict",
            )
        return response

    def _problem(self, error: HostError, lang: Lang) -> Response:
        """A refusal as a response."""
        headers = {"cache-control": "no-store"} | ({"retry-after": RETRY_AFTER_SECONDS} if error.key == "busy" else {})
        problem = msgspec.json.encode(problem_of(error, lang))
        return Response(problem, status_of(error), headers, media_type="application/json")


def lang_of(connection: HTTPConnection) -> Lang:
    """The language of the ``lang`` parameter, or of the Accept-Language header."""
    wanted = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return closest(wanted.partition(",")[0].partition(";")[0])


def _cookies(connection: HTTPConnection) -> dict[str, str]:
    """The cookies by name; one that cannot be read, such as another program's at this address, hides no other."""
    cookies: dict[str, str] = {}
    for pair in connection.headers.get("cookie", "").split(";"):
        with contextlib.suppress(CookieError):
            cookies |= {name: morsel.value for name, morsel in SimpleCookie(pair).items()}
    return cookies


async def _compressed(response: Response, request: Request) -> Response:
    """Compress a public answer if the client accepts that."""
    data = bytes(response.body)
    packed = await gzip_if_accepted(data, hashlib.sha256(data).hexdigest(), "application/json", request)
    response.headers["vary"] = "accept-encoding"
    if packed is not None:
        response.body = packed
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(packed))
    return response


async def _body(endpoint: Endpoint, request: Request) -> Any:
    """Read and decode the request's body."""
    if endpoint.body is None:
        return None
    max_bytes = MAX_BYTES if endpoint.body is bytes else MAX_MESSAGE_BYTES
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:MAX_LENGTH_DIGITS]) > max_bytes:
        raise HostError("too-large")
    return read_body(endpoint, await read_limited(request.stream(), max_bytes))
