"""Answers over HTTP: what is the same for everybody is compressed, what is somebody's own is neither that nor kept."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from sleeping_gods.web import compression
from sleeping_gods.web.app import ENDPOINTS
from sleeping_gods.web.compression import MIN_LENGTH, gzip_if_accepted, takes_gzip

from .door import Door, Reply, opened
from .running import run
from .tables import Round, seat

GZIP = [("accept-encoding", "br, gzip;q=0.8")]
PUBLIC = ("/api/words", "/api/packs", "/api/packs/airfield/maps/10", "/api/packs/airfield/map/10.svg")


def asked(tmp_path: Path, ask: Callable[[Door, Round], Awaitable[list[Reply]]]) -> list[Reply]:
    """What comes back at a table."""

    async def play() -> list[Reply]:
        async with opened(tmp_path) as door:
            return await ask(door, seat(door.storage))

    return run(play())


@pytest.mark.parametrize("path", [*PUBLIC, "/api/words?lang=fr"])
def test_what_is_the_same_for_everybody_is_compressed(path: str, tmp_path: Path) -> None:
    """For whoever takes that, a second time too; for others it comes as it is, and a cache is told that both exist."""

    async def ask(door: Door, table: Round) -> list[Reply]:
        headers: tuple[list[tuple[str, str]], ...] = ([], GZIP, GZIP, [("accept-encoding", "gzip;q=0")])
        return [await door.ask("GET", path, headers=one, secret=table.host.secret) for one in headers]

    plain, packed, again, declined = asked(tmp_path, ask)

    assert plain.status == packed.status == 200
    assert [one.all("content-encoding") for one in (plain, packed, again, declined)] == [[], ["gzip"], ["gzip"], []]
    assert gzip.decompress(packed.body) == plain.body == declined.body
    assert packed.body == again.body
    assert [int(one.all("content-length")[0]) for one in (plain, packed)] == [len(plain.body), len(packed.body)]
    assert len(packed.body) * 2 < len(plain.body)
    assert {*plain.all("vary")} == {*packed.all("vary")} == {"accept-encoding"}
    assert packed.all("content-type") == plain.all("content-type")


def test_a_compressed_file_has_a_tag_of_its_own(tmp_path: Path) -> None:
    """Whoever has the compressed one is told that it is the same, and whoever asks with the other tag is not."""
    path = "/api/packs/airfield/map/10.svg"

    async def ask(door: Door, table: Round) -> list[Reply]:
        first = [await door.ask("GET", path, headers=headers) for headers in ([], GZIP)]
        tags = [one.all("etag")[0] for one in first]
        more = [
            await door.ask("GET", path, headers=[*headers, ("if-none-match", tag)])
            for headers in ([], GZIP)
            for tag in tags
        ]
        return [*first, *more]

    plain, packed, *again = asked(tmp_path, ask)

    assert plain.all("etag") != packed.all("etag")
    assert [one.status for one in again] == [304, 200, 200, 304]
    assert again[3].all("content-encoding") == []


def test_what_is_somebodys_own_is_never_compressed(tmp_path: Path) -> None:
    """Of all that the server answers only what is marked as everybody's, and nobody's place is asked for there."""
    assert {one.path for one in ENDPOINTS if one.public} == {
        "/api/packs", "/api/words", "/api/packs/{pack}/maps/{page}", "/api/packs/{pack}/cards",
    }  # fmt: skip
    assert all(one.who == "anybody" and not one.makes_device and one.method == "GET" for one in ENDPOINTS if one.public)

    async def ask(door: Door, table: Round) -> list[Reply]:
        path, host = f"/api/campaigns/{table.campaign}", table.host.secret
        paths = ("/api/campaigns", path, f"{path}/scene?entry=1", f"{path}/replay?since=0", f"{path}/export")
        return [await door.ask("GET", one, secret=host, headers=GZIP) for one in paths]

    replies = asked(tmp_path, ask)

    assert [one.status for one in replies] == [200] * 5
    assert max(len(one.body) for one in replies) > MIN_LENGTH
    assert [one.all("content-encoding") for one in replies] == [[]] * 5


def test_nothing_of_a_campaign_is_kept_by_a_cache(tmp_path: Path) -> None:
    """The file with all that was drawn as little as any other answer, and no refusal either."""

    async def ask(door: Door, table: Round) -> list[Reply]:
        path, host = f"/api/campaigns/{table.campaign}", table.host.secret
        paths = ("/api/campaigns", path, f"{path}/scene?entry=1", f"{path}/export")
        mine = [await door.ask("GET", one, secret=host) for one in paths]
        return [*mine, await door.ask("GET", f"{path}/export", secret=table.ada.secret)]

    replies = asked(tmp_path, ask)

    assert [one.status for one in replies] == [200] * 4 + [403]
    assert [one.all("cache-control") for one in replies] == [["no-store"]] * 5


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip", True), ("GZIP", True), ("br, gzip;q=0.1", True), ("gzip; q=1.0", True), ("", False), ("br", False),
        ("gzip;q=0", False), ("gzip; q=0.000", False), ("x-gzip", False), ("gzip;q=.0", False), ("identity", False),
    ],
)  # fmt: skip
def test_who_takes_gzip(header: str, takes: bool) -> None:
    """Whoever says so, and does not say that they would rather not."""
    headers = [(b"accept-encoding", header.encode())] if header else []

    assert takes_gzip(HTTPConnection({"type": "http", "headers": headers})) is takes


def test_compressed_files_take_a_bounded_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those asked for longest ago are compressed again when they are asked for; what is not worth it never is."""
    connection = HTTPConnection({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})
    monkeypatch.setattr(compression, "_cache", type(compression._cache)())
    monkeypatch.setattr(compression, "CACHE_BYTES", 2000)

    async def play() -> list[bytes | None]:
        many = [await gzip_if_accepted(bytes([n]) * 100_000, f"{n}", "text/html", connection) for n in range(40)]
        assert {*compression._cache} < {f"{n}" for n in range(40)}
        assert "39" in compression._cache
        assert sum(map(len, compression._cache.values())) <= 2000
        short = await gzip_if_accepted(b"x" * (MIN_LENGTH - 1), "short", "text/html", connection)
        return [*many, short, await gzip_if_accepted(b"x" * 5000, "font", "font/woff2", connection)]

    *many, short, font = run(play())

    assert all(one and gzip.decompress(one) == bytes([n]) * 100_000 for n, one in enumerate(many))
    assert (short, font) == (None, None)
