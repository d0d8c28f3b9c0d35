"""T19 over HTTP: each endpoint against each kind of person, with every cell of the table asserted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import pytest

from sleeping_gods.storage.records import BINNED, KEPT
from sleeping_gods.web import maps, pages, plates, rules_site
from sleeping_gods.web.app import ENDPOINTS, PLAY
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChatRequest

from .door import Door, opened
from .running import run
from .tables import Person, Round, begun, seat, written

Who: TypeAlias = Literal[
    "host", "own seat", "other seat", "spectator", "other campaign", "removed", "stranger", "anonymous"
]
HIDDEN = "404 no-campaign"
OUTSIDE = {"other campaign": HIDDEN, "removed": HIDDEN, "stranger": HIDDEN, "anonymous": "401 no-secret"}


@dataclass(frozen=True, slots=True)
class Row:
    """An endpoint: what is sent, and what comes of it."""

    body: Callable[[Round], object]
    answers: dict[str, str]


def anybody(status: str) -> dict[str, str]:
    """The same for everyone."""
    return dict.fromkeys(get_args(Who), status)


def members(status: str) -> dict[str, str]:
    """For all at the table."""
    return anybody(status) | OUTSIDE


def only_host(status: str) -> dict[str, str]:
    """For the host alone."""
    return anybody("403 only-host") | OUTSIDE | {"host": status}


def nothing(table: Round) -> object:
    """No body."""
    return None


PLAYERS = ["Ada", "Ben"]
CAMPAIGN = "/api/campaigns/{campaign}"
ALLOWED: dict[tuple[str, str], Row] = {
    ("GET", "/api/packs"): Row(nothing, anybody("200")),
    ("GET", "/api/words"): Row(nothing, anybody("200")),
    ("GET", "/api/packs/{pack}/maps/{page}"): Row(nothing, anybody("200")),
    ("POST", "/api/campaigns"): Row(lambda t: {"pack": "harbour", "name": "Mine", "players": PLAYERS}, anybody("200")),
    ("GET", "/api/campaigns"): Row(nothing, anybody("200")),
    ("POST", "/api/import"): Row(lambda t: begun(), anybody("200")),
    ("GET", CAMPAIGN): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/export"): Row(nothing, only_host("200")),
    ("POST", f"{CAMPAIGN}/branch"): Row(lambda t: {"entry": 1, "name": "What if"}, only_host("200")),
    ("GET", f"{CAMPAIGN}/standing"): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/back"): Row(nothing, members("200") | {"spectator": "403 only-seated"}),
    ("GET", f"{CAMPAIGN}/replay"): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/scene"): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/repairs"): Row(nothing, only_host("200")),
    ("GET", f"{CAMPAIGN}/printed"): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/paper"): Row(nothing, members("200")),
    ("GET", f"{CAMPAIGN}/paper-form"): Row(nothing, only_host("404 no-printed-box")),
    ("GET", "/api/packs/{pack}/unlocked"): Row(nothing, anybody("200")),
    ("GET", "/api/packs/{pack}/cards"): Row(nothing, anybody("404 no-pack")),
    ("GET", f"{CAMPAIGN}/rest"): Row(nothing, members("200") | {"spectator": "403 only-seated"}),
    ("GET", f"{CAMPAIGN}/invites"): Row(nothing, only_host("200")),
    ("PATCH", CAMPAIGN): Row(lambda t: {"name": "Theirs"}, only_host("204")),
    ("DELETE", CAMPAIGN): Row(nothing, only_host("204")),
    ("POST", f"{CAMPAIGN}/unbin"): Row(nothing, only_host("204")),
    ("POST", "/api/join"): Row(lambda t: {"invite": t.invite, "name": "Eve"}, anybody("200")),
    ("POST", f"{CAMPAIGN}/invites"): Row(lambda t: {"seats": [0]}, only_host("200")),
    ("DELETE", f"{CAMPAIGN}/invites/{{invite}}"): Row(nothing, only_host("204")),
    ("POST", f"{CAMPAIGN}/seats"): Row(lambda t: {"person": t.cas.ref, "seats": [0, 2]}, only_host("204")),
    ("POST", f"{CAMPAIGN}/host"): Row(lambda t: {"person": t.ada.ref}, only_host("204")),
    ("DELETE", f"{CAMPAIGN}/people/{{person}}"): Row(nothing, only_host("204") | {"own seat": "204"}),
    ("POST", "/api/look-at-link"): Row(lambda t: {"link": t.invite}, anybody("200")),
    ("POST", "/api/return"): Row(
        lambda t: {"link": t.seat_link},
        anybody("200") | {"host": "403 seated-already", "other seat": "403 seated-already"},
    ),
    ("POST", f"{CAMPAIGN}/link"): Row(lambda t: {}, members("200")),
    ("POST", f"{CAMPAIGN}/people/{{person}}/link"): Row(
        nothing, members("200") | {"own seat": "403 person-here", "spectator": "403 only-seated"}
    ),
    ("PUT", f"{CAMPAIGN}/settings"): Row(lambda t: {"open_hands": True}, only_host("204")),
}


def person(table: Round, other: Round, who: str) -> Person:
    """Whoever stands for a column."""
    known = {
        "host": table.host, "own seat": table.ada, "other seat": table.cas, "spectator": table.watcher,
        "other campaign": other.host, "removed": table.removed, "stranger": Person("x" * 43), "anonymous": Person(""),
    }  # fmt: skip
    return known[who]


async def cell(door: Door, table: Round, how: tuple[str, str], gate: Person, body: object) -> str:
    """What comes of a request: its status, and the word of a refusal."""
    method, path = how
    path = path.replace("{campaign}", table.campaign).replace("{invite}", table.invite_ref)
    path = path.replace("{person}", table.ada.ref).replace("{pack}", "harbour").replace("{page}", "2")
    path += "?name=Mine&since=0&entry=0"
    reply = await door.ask(method, path, body, gate.secret)
    return f"{reply.status} {reply.key}".strip()


def test_every_endpoint_has_a_row() -> None:
    """An endpoint that is new fails here until somebody has written down who may call it."""
    assert {*ALLOWED} == {(one.method, one.path) for one in ENDPOINTS}
    assert all({*row.answers} == {*get_args(Who)} for row in ALLOWED.values())


PUBLIC = ("/health", "/metrics", "/api/openapi.json")
"""What is no endpoint and for everybody, programs that watch the server among them."""
FILES = {route.path for route in (*maps.routes(), *plates.routes(), *pages.routes(), *rules_site.routes())}
"""Files that are the same for everybody: the pages of the client, the pictures of the maps, and the rules."""


def test_nothing_is_served_beside_them(tmp_path: Path) -> None:
    """There is the socket, and what everybody may see, in which no campaign and no person is named."""

    async def play() -> tuple[set[str], str, Round]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            line = await door.play(table.campaign, table.ada.secret)
            line.send(ChatRequest("r", "Good evening"))
            await line.hear(Done)
            paths = {getattr(route, "path", "") for route in door.app.routes}
            return paths, "".join([(await door.ask("GET", path)).body.decode() for path in PUBLIC]), table

    paths, told, table = run(play())

    assert paths == {one.path for one in ENDPOINTS} | {*PUBLIC} | {PLAY} | FILES
    assert "sleeping_gods_connections 1" in told
    for hidden in (table.campaign, table.ada.ref, table.invite_ref, "Guest 1", "An evening", "Good evening"):
        assert hidden not in told


EXPORT = ("GET", f"{CAMPAIGN}/export")
LOOKS = ({how for how in ALLOWED if how[0] == "GET"} - {EXPORT}) | {
    ("POST", f"{CAMPAIGN}/unbin"),
    ("POST", "/api/look-at-link"),
}
"""They write nothing: what is not in the bin is not taken out of it. Who takes the file is noted, for the others."""
IN_THE_LINK = ("POST", "/api/return")
"""Whom it denies hangs on what is sent: another's place at the same table."""
UNCHANGED = (("POST", "/api/return"), "own seat")
"""A device that has the place already."""
SLOW = ("POST", "/api/import")
ROWS = [pytest.param(how, marks=pytest.mark.slow if how == SLOW else (), id=" ".join(how)) for how in ALLOWED]


@pytest.mark.parametrize("how", ROWS)
def test_who_may_call_what(how: tuple[str, str], tmp_path: Path) -> None:
    """An endpoint answers every kind of person as the table says; who may has it done, and a denial writes nothing."""
    row = ALLOWED[how]

    async def play() -> tuple[dict[str, str], dict[str, bool]]:
        found: dict[str, str] = {}
        wrote: dict[str, bool] = {}
        async with opened(tmp_path) as door:
            other, table = seat(door.storage), seat(door.storage)
            for who, expected in sorted(row.answers.items(), key=lambda one: one[1] < "400"):
                before = written(door.storage)
                found[who] = await cell(door, table, how, person(table, other, who), row.body(table))
                wrote[who] = written(door.storage) != before
                if expected < "400" and how[0] != "GET":
                    table = seat(door.storage)
        return found, wrote

    found, wrote = run(play())

    assert found == row.answers
    writes = {who: said < "400" and how not in LOOKS and (how, who) != UNCHANGED for who, said in row.answers.items()}
    assert wrote == writes


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"name": 7}', b'{"x": {"y": []}}'])
def test_a_body_that_is_none_changes_no_denial(body: bytes, tmp_path: Path) -> None:
    """Who may not is refused before anybody reads what they sent."""

    async def play() -> tuple[dict[object, str], list[object], list[object]]:
        found: dict[object, str] = {}
        async with opened(tmp_path) as door:
            other, table = seat(door.storage), seat(door.storage)
            before = written(door.storage)
            for how, row in ALLOWED.items():
                for who, expected in row.answers.items():
                    if expected >= "400" and how != IN_THE_LINK:
                        found[how, who] = await cell(door, table, how, person(table, other, who), body)
            return found, before, written(door.storage)

    found, before, after = run(play())

    denied = {
        (how, who): said
        for how, row in ALLOWED.items()
        for who, said in row.answers.items()
        if said >= "400" and how != IN_THE_LINK
    }
    assert found == denied
    assert before == after


def test_a_list_holds_only_what_is_ones_own(tmp_path: Path) -> None:
    """Somebody sees the campaigns where they have a place, and nobody sees another's."""

    async def play() -> dict[str, list[str]]:
        async with opened(tmp_path) as door:
            one, other = seat(door.storage), seat(door.storage)
            found = {}
            for who in get_args(Who):
                reply = await door.ask("GET", "/api/campaigns", secret=person(one, other, who).secret)
                found[who] = ["one" if summary["id"] == one.campaign else "other" for summary in reply.said]
            return found

    found = run(play())

    here = {who: ["one"] for who in ("host", "own seat", "other seat", "spectator")}
    assert found == here | {"other campaign": ["other"], "removed": [], "stranger": [], "anonymous": []}


def test_what_lies_in_the_bin_is_for_the_host_to_take_out(tmp_path: Path) -> None:
    """Nobody plays, renames or joins it meanwhile, and nothing of it changes; afterwards it is there as it was."""

    async def play() -> tuple[list[str], bool, str, str, list[object], list[object]]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            before = written(door.storage)
            await door.ask("DELETE", path, secret=host)
            binned = door.storage.summary(table.campaign).status
            asked = [
                await door.ask("GET", path, secret=host),
                await door.ask("PATCH", path, {"name": "Theirs"}, host),
                await door.ask("POST", f"{path}/invites", {"seats": [0]}, host),
                await door.ask("POST", "/api/join", {"invite": table.invite, "name": "Eve"}),
                await door.ask("PUT", f"{path}/settings", {}, host),
            ]
            played = await door.call(table.campaign, host).accepted()
            await door.ask("POST", f"{path}/unbin", secret=host)
            said = [f"{reply.status} {reply.key}" for reply in asked]
            return said, played, binned, door.storage.summary(table.campaign).status, before, written(door.storage)

    said, played, binned, kept, before, after = run(play())

    assert said == ["404 not-playable"] * 5
    assert not played
    assert (binned, kept) == (BINNED, KEPT)
    assert before == after
