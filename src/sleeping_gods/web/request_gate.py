"""HTTP requests: who sends one, whether they may, what it says; then it is done, and every error has words."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..host.errors import HostError, NotThere
from ..host.seat_secrets import new_secret
from ..journal.errors import CannotSave
from ..journal.store import MAX_BYTES
from ..languages import Lang, closest
from ..service.endpoints import Call, Endpoint, check_place, read_body
from ..service.membership import Membership
from ..service.problems import problem_of, status_of
from ..storage.errors import StorageError
from ..wire.coding import MAX_MESSAGE_BYTES
from ..wire.http import Begun
from .addresses import LOOPBACK, rate_limit_key
from .body_timeout import discard_body, read
from .compression import compressed
from .limits import Limit
from .origins import SAFE, Origins
from .server_limits import DEFAULT_LIMITS, ServerLimits
from .table_registry import TableRegistry

AGAIN = "30"
"""Seconds after which somebody may try again what the server was too busy for."""
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""What our own secrets look like; nothing else is looked up."""


class RequestGate:
    """Everything that HTTP requests and sockets have in common."""

    def __init__(
        self, registry: TableRegistry, public_url: str, origins: Origins, limits: ServerLimits = DEFAULT_LIMITS
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.public_url = public_url
        self.origins = origins
        self.secure = public_url.startswith("https://")
        self.cookie = "__Host-seat" if self.secure else "seat"
        self.clock: Callable[[], float] = time.monotonic
        """By which all limits go."""
        self.by_address = Limit(120, 20, self.now)
        self.guesses = Limit(10, 10 / 60, self.now)
        """Invitations that are none: few a minute from one address."""
        self.imports = Limit(10, 10 / 60, self.now)
        """Campaign files from one address."""

    def now(self) -> float:
        """Seconds on a clock that nobody sets."""
        return self.clock()

    def admits(self, address: str) -> bool:
        """Whether an address may send one more; this machine itself always may, or a proxy would be one of many."""
        return address in LOOPBACK or self.by_address.allows(address)

    def address_of(self, connection: HTTPConnection) -> str:
        """From where somebody comes, as limits count it."""
        return rate_limit_key(connection.client.host) if connection.client else ""

    def device(self, connection: HTTPConnection) -> tuple[str, bool]:
        """The secret that comes along, and whether in a cookie; empty if there is none."""
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return (given, False) if SECRET.fullmatch(given) else ("", False)
        held = _cookies(connection).get(self.cookie, "")
        return (held, True) if SECRET.fullmatch(held) else ("", False)

    def endpoint(self, each: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """What Starlette calls."""

        async def answer(request: Request) -> Response:
            lang = lang_of(request)
            try:
                response = await self._answered(each, request, lang)
            except HostError as error:
                response = self._problem(error, lang)
            except (CannotSave, StorageError, OSError) as error:
                self.registry.cannot_save(error)
                response = self._problem(HostError("cannot-save"), lang)
            self.registry.metrics.count("http_total", f'status="{response.status_code}"')
            return response

        return answer

    async def _answered(self, each: Endpoint, request: Request, lang: Lang) -> Response:
        device, in_cookie = self.device(request)
        if each.method not in SAFE and not self.origins.admits(request.headers, cookie=in_cookie):
            raise HostError("not-here")
        address = self.address_of(request)
        if not self.admits(address):
            raise HostError("too-many")
        new = not device and each.makes_device
        call = Call(
            self.registry, self.public_url, lang, device or (new_secret() if new else ""), dict(request.path_params),
            {name: request.query_params.get(name, "") for name in each.query},
        )  # fmt: skip
        if each.who != "anybody":
            call.place = await self._place(each, call)
        answer = await (self._through_gate if each.gated else self._call)(each, call, request, address)
        response = self._response(answer, call.device, new=new, browser="origin" in request.headers)
        return await _compressed(response, request) if each.public else response

    async def _through_gate(self, each: Endpoint, call: Call, request: Request, address: str) -> object:
        """What is dear waits at a gate before anything of its body is kept."""
        try:
            own = address in LOOPBACK
            if not own and not self.imports.allows(address):
                raise HostError("too-many")
            async with self.registry.uploading.entered("" if own else address):
                return await self._call(each, call, request, address)
        except HostError as error:
            if error.key in ("too-many", "busy"):
                await discard_body(request.stream(), MAX_BYTES)
            raise

    async def _call(self, each: Endpoint, call: Call, request: Request, address: str) -> object:
        call.body = await _body(each, request)
        return await (self._limit_guesses(each, call, address) if each.guessable else each.do(call))

    async def _limit_guesses(self, each: Endpoint, call: Call, address: str) -> object:
        """Whoever guesses at secrets may do so a few times a minute."""
        if not self.guesses.allows(address):  # before it is looked up: one too many learns nothing, however right it is
            raise HostError("too-many")
        answer = await each.do(call)
        self.guesses.give_back(address)
        return answer

    async def _place(self, each: Endpoint, call: Call) -> Membership:
        """The caller's place in the campaign; to whoever has none it is not there."""
        if not call.device:
            raise HostError("no-secret")
        place = await self.place(call.params["campaign"], call.device)
        check_place(each, place.member)
        return place

    async def place(self, campaign: str, device: str) -> Membership:
        """Somebody's place in a campaign."""
        summary, roster = await self.registry.summary(campaign[:64])
        member = roster.by_device(device)
        if member is None:
            raise NotThere("no-campaign")
        return Membership(summary, roster, member)

    def _response(self, answer: object, device: str, *, new: bool, browser: bool) -> Response:
        """What comes back; a new secret goes into a cookie for a page, and into the answer for a program."""
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
                self.cookie, device, max_age=YEAR, path="/", secure=self.secure, httponly=True, samesite="strict"
            )
        return response

    def _problem(self, error: HostError, lang: Lang) -> Response:
        headers = {"cache-control": "no-store"} | ({"retry-after": AGAIN} if error.key == "busy" else {})
        problem = msgspec.json.encode(problem_of(error, lang))
        return Response(problem, status_of(error), headers, media_type="application/json")


def lang_of(connection: HTTPConnection) -> Lang:
    """The language that somebody asks for, or reads."""
    wanted = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return closest(wanted.partition(",")[0].partition(";")[0])


def _cookies(connection: HTTPConnection) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(connection.headers.get("cookie", "")).items()}
    except CookieError:
        return {}


async def _compressed(response: Response, request: Request) -> Response:
    """An answer that is the same for everybody, shorter for whoever takes that."""
    data = bytes(response.body)
    packed = await compressed(data, hashlib.sha256(data).hexdigest(), "application/json", request)
    response.headers["vary"] = "accept-encoding"
    if packed is not None:
        response.body = packed
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(packed))
    return response


async def _body(each: Endpoint, request: Request) -> Any:
    """What is sent, of its type; a file as it is."""
    if each.body is None:
        return None
    most, announced = MAX_BYTES if each.body is bytes else MAX_MESSAGE_BYTES, request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:20]) > most:
        raise HostError("too-large")
    return read_body(each, await read(request.stream(), most))
