"""T21: only our own pages act with somebody's cookie; a foreign one is refused before there is a socket."""

from __future__ import annotations

import http.client
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.datastructures import Headers

from sleeping_gods.web.app import ENDPOINTS
from sleeping_gods.web.origins import SAFE_METHODS, Origins
from sleeping_gods.web.server_limits import ServerLimits
from sleeping_gods.wire.events import Snapshot

from .door import Door, Reply, opened
from .player import begin
from .running import run
from .serving import served
from .tables import Round, seat, written

HOME = "https://play.example.org"
PORT = "http://localhost:8000"
"""Another address that is named, as a developer does it."""
FOREIGN: tuple[tuple[str, ...], ...] = (
    ("null",), ("",), (" ",), ("*",), ("about:blank",), ("file://",), ("data:",), ("javascript:alert(1)",),
    # another scheme or port
    ("http://play.example.org",), ("https://play.example.org:443",), ("https://play.example.org:8443",),
    ("https://play.example.org:80",), ("wss://play.example.org",), ("ws://play.example.org",),
    ("ftp://play.example.org",), ("blob:https://play.example.org",), ("chrome-extension://play.example.org",),
    ("//play.example.org",), ("play.example.org",), ("https:play.example.org",), ("https:/play.example.org",),
    ("https:///play.example.org",), ("https://play.example.org:",), ("https://play.example.org:0443",),
    # before and behind
    ("https://evil-play.example.org",), ("https://evil.play.example.org",), ("https://evilplay.example.org",),
    ("https://play.example.org.evil.net",), ("https://play.example.orgevil.net",), ("https://play.example.or",),
    ("https://play.example.org-evil.net",), ("https://example.org",), ("https://play-example.org",),
    ("https://play.example.org.",), ("https://play.example.org..",), ("https://.play.example.org",),
    ("https://play.example.org/",), ("https://play.example.org/index.html",), ("https://play.example.org?x",),
    ("https://play.example.org#x",), ("https://evil.net/https://play.example.org",),
    ("https://evil.net#https://play.example.org",), ("https://evil.net?https://play.example.org",),
    # letters
    ("HTTPS://play.example.org",), ("https://PLAY.example.org",), ("https://Play.Example.Org",),
    ("https://pl\xe0y.example.org",), ("https://xn--ply-1la.example.org",), ("https://play.example.org\x00",),
    ("https://play.example.org\t",), (" https://play.example.org",), ("https://play.example.org ",),
    ("https://play%2eexample.org",), ("https://play\xadexample.org",), ("https:\\\\play.example.org",),
    # somebody at it
    ("https://play.example.org@evil.net",), ("https://user@play.example.org",),
    ("https://user:word@play.example.org",), ("https://:@play.example.org",), ("https://@play.example.org",),
    ("https://evil.net\\@play.example.org",),
    # numbers
    ("https://127.0.0.1",), ("http://127.0.0.1:8000",), ("http://[::1]:8000",), ("http://localhost",),
    ("http://localhost:80000",), ("http://localhost:8001",), ("https://localhost:8000",), ("http://localhost.:8000",),
    # several
    (HOME, "https://evil.net"), ("https://evil.net", HOME), (HOME, HOME), (HOME, PORT),
    (f"{HOME}, https://evil.net",), (f"{HOME} https://evil.net",), (f"{HOME},{HOME}",), ("null", HOME),
)  # fmt: skip
"""What stands in the headers that say where a page comes from."""
SITES = ("cross-site", "same-site", "same-origin", "none", "", "Same-Origin", "evil", "same-origin, cross-site")
WITHOUT = [[("sec-fetch-site", site)] for site in SITES] + [[]]
"""Requests that do not say it, as no browser sends them with a cookie unless they only look."""
VARIANTS = [[("origin", one) for one in origins] for origins in FOREIGN] + WITHOUT
UNSAFE = [each for each in ENDPOINTS if each.method not in SAFE_METHODS]
BODIES = {"/api/campaigns": {"pack": "harbour", "name": "Mine", "players": ["Ada"]}}


def in_cookie(secret: str) -> tuple[str, str]:
    """A device as a browser brings it along."""
    return ("cookie", f"__Host-seat={secret}")


async def send(door: Door, table: Round, method: str, path: str, headers: list[tuple[str, str]]) -> Reply:
    """What the host's browser sends for another page."""
    for name, value in (("campaign", table.campaign), ("invite", table.invite_ref), ("person", table.ada.ref)):
        path = path.replace(f"{{{name}}}", value)
    return await door.ask(method, f"{path}?name=Mine", BODIES.get(path, {}), headers=headers)


def test_a_foreign_page_does_nothing(tmp_path: Path) -> None:
    """Fifty ways and more to come from elsewhere, to every endpoint that changes something: all are refused."""

    async def play() -> tuple[set[str], int, list[object], list[object]]:
        async with opened(tmp_path, HOME, PORT) as door:
            table = seat(door.storage)
            before = written(door.storage)
            said, count = set(), 0
            for headers in VARIANTS:
                for each in UNSAFE:
                    reply = await send(door, table, each.method, each.path, [in_cookie(table.host.secret), *headers])
                    said.add(f"{reply.status} {reply.key}")
                    count += 1
            return said, count, before, written(door.storage)

    said, count, before, after = run(play())

    assert said == {"403 not-here"}
    assert count >= 50 * len(UNSAFE)
    assert len(UNSAFE) >= 11
    assert before == after


async def sockets(folder: Path) -> tuple[list[object], int]:
    """The variants whose sockets are taken, and how many sockets there are in the end."""
    async with opened(folder, HOME, PORT, limits=ServerLimits(sockets_per_person=1000)) as door:
        table = seat(door.storage)
        taken: list[object] = []
        for headers in VARIANTS:
            line = door.call(table.campaign, headers=[in_cookie(table.host.secret), *headers])
            if await line.accepted():
                taken.append(headers)
                await line.hear(Snapshot)  # the table may have to be opened first
        return taken, door.registry.connections


def test_a_foreign_page_has_no_socket(tmp_path: Path) -> None:
    """All are refused before the socket is one, and nobody at the table hears of it."""
    taken, connections = run(sockets(tmp_path))

    assert taken == []
    assert connections == 0
    assert len(VARIANTS) >= 50


def test_planted_origin_that_only_begins_like_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that compares beginnings takes some of them: the variants above would show it."""
    monkeypatch.setattr(Origins, "admits", lambda self, headers, cookie: headers.get("origin", "").startswith(HOME))

    taken, connections = run(sockets(tmp_path))

    assert len(taken) == connections > 10


@pytest.mark.parametrize("origin", [HOME, PORT])
def test_our_own_page_does(origin: str, tmp_path: Path) -> None:
    """From the address that is ours, or one that is named, the same requests are done and the socket is taken."""

    async def play() -> tuple[set[str], bool]:
        async with opened(tmp_path, HOME, PORT) as door:
            said = set()
            for each in UNSAFE:
                table = seat(door.storage)
                headers = [in_cookie(table.host.secret), ("origin", origin), ("sec-fetch-site", "same-origin")]
                reply = await send(door, table, each.method, each.path, headers)
                said.add(reply.key)
            line = door.call(table.campaign, headers=headers)
            return said, await line.accepted()

    said, taken = run(play())

    assert said & {"not-here", "no-secret", "no-campaign"} == set()
    assert "" in said
    assert taken


def test_a_program_brings_its_secret_itself() -> None:
    """It says nothing of where it comes from; but a page that has got hold of a secret is a page all the same."""
    origins = Origins(HOME)
    allowed = [[], [("sec-fetch-site", "none")], [("sec-fetch-site", "same-origin")], [("origin", HOME)]]
    refused = [[("sec-fetch-site", "cross-site")], [("sec-fetch-site", "same-site")], [("origin", "null")]]

    def admits(headers: list[tuple[str, str]]) -> bool:
        raw = [(name.encode(), value.encode()) for name, value in headers]
        return origins.admits(Headers(raw=raw), cookie=False)

    assert all(map(admits, allowed))
    assert not any(map(admits, refused))


@pytest.mark.parametrize("address", ["", "nonsense", "ftp://play.example.org", "https://user@play.example.org"])
def test_an_address_that_is_none_lets_nobody_in(address: str) -> None:
    """A mistake in the configuration does not open the door to everybody, nor to pages without an address."""
    origins = Origins(address)
    for origin in (b"", b"null", b"https://evil.net", address.encode()):
        assert not origins.admits(Headers(raw=[(b"origin", origin)]), cookie=True)


def cookie_of(reply: Reply) -> tuple[str, dict[str, str]]:
    """The cookie that is set: its name, and how it is marked."""
    (told,) = reply.all("set-cookie")
    first, *marks = (part.strip() for part in told.split(";"))
    parted = [mark.partition("=") for mark in marks]
    return first.partition("=")[0], {name.lower(): value.lower() for name, _, value in parted}


@pytest.mark.parametrize(("home", "name"), [(HOME, "__Host-seat"), ("http://127.0.0.1:8000", "seat")])
def test_cookies_are_marked(home: str, name: str, tmp_path: Path) -> None:
    """No script reads one and no other site sends it; where there is https it goes over nothing else."""

    async def play() -> tuple[Reply, Reply, Reply]:
        async with opened(tmp_path, home) as door:
            body = BODIES["/api/campaigns"]
            page = await door.ask("POST", "/api/campaigns", body, headers=[("origin", home)])
            held = page.all("set-cookie")[0].partition(";")[0]
            again = await door.ask("POST", "/api/campaigns", body, headers=[("origin", home), ("cookie", held)])
            return page, again, await door.ask("POST", "/api/campaigns", body)

    page, again, program = run(play())

    known, marks = cookie_of(page)
    assert known == name
    assert {"httponly", "max-age", "path", "samesite"} | ({"secure"} if home == HOME else set()) == {*marks}
    assert (marks["path"], marks["samesite"]) == ("/", "strict")
    assert page.said["secret"] == ""
    assert (again.status, again.said["secret"], again.all("set-cookie")) == (200, "", [])
    assert len(program.said["secret"]) == 43
    assert program.all("set-cookie") == []


def test_a_cookie_of_another_name_is_none(tmp_path: Path) -> None:
    """With https only the marked name counts: a neighbour cannot plant one without the mark."""

    async def play() -> list[int]:
        async with opened(tmp_path, HOME) as door:
            table = seat(door.storage)
            path, secret = f"/api/campaigns/{table.campaign}", table.host.secret
            kinds = ("seat", "__host-seat", "__Secure-seat", "__Host-seat2", "__Host-seat")
            return [(await door.ask("GET", path, headers=[("cookie", f"{one}={secret}")])).status for one in kinds]

    assert run(play()) == [401, 401, 401, 401, 200]


def test_over_a_network_a_foreign_handshake_is_answered_with_403(tmp_path: Path) -> None:
    """No upgrade takes place though the cookie is good; from our own page the same handshake is taken."""
    upgrade = {
        "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }  # fmt: skip
    with served(tmp_path / "data") as url:
        campaign, secret = begin(url)
        found = []
        for origin in ("https://evil.net", "null", f"{url}.evil.net", url):
            connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)
            headers = {**upgrade, "origin": origin, "cookie": f"seat={secret}"}
            connection.request("GET", f"/api/campaigns/{campaign}/play", headers=headers)
            found.append(connection.getresponse().status)
            connection.close()

    assert found == [403, 403, 403, 101]
