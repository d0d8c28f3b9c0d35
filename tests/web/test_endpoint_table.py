"""Every endpoint, who may call it, what goes in and out, and the status of every refusal, in one table each."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sleeping_gods.authoring import pictures
from sleeping_gods.authoring.pictures.charts import Chart
from sleeping_gods.host.errors import HostError, NotAllowed, NotThere
from sleeping_gods.host.members import TableMember
from sleeping_gods.host.roster import HOST, new_roster
from sleeping_gods.local import calls
from sleeping_gods.presentation.scene.asks import Asks
from sleeping_gods.presentation.scene.headline import Headline
from sleeping_gods.service import maps
from sleeping_gods.service.campaigns import _listed_campaign, _name_in, _with_remark
from sleeping_gods.service.endpoints import Endpoint, check_place, read_body
from sleeping_gods.service.history_endpoints import _entry_number, whereabouts
from sleeping_gods.service.membership import Membership
from sleeping_gods.service.problems import STATUS, problem_of, status_of
from sleeping_gods.service.recent_answers import MAX_ANSWERS
from sleeping_gods.service.standings import Standings, standing_key
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, CampaignSummary
from sleeping_gods.story import art, drawings
from sleeping_gods.web.app import ENDPOINTS
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.http import Rename, Whereabouts

TABLE = """
GET    /api/packs                                    anybody -           list           public
GET    /api/words                                    anybody -           ClientWords    public
GET    /api/packs/{pack}/maps/{page}                 anybody -           MapSheet       public
GET    /api/packs/{pack}/unlocked                    anybody -           UnlockedCards
POST   /api/campaigns                                anybody Begin       Begun          makes_device
GET    /api/campaigns                                anybody -           list
POST   /api/import                                   anybody bytes       Begun          makes_device gated ?name
GET    /api/campaigns/{campaign}                     member  -           TableInfo
GET    /api/campaigns/{campaign}/export              host    -           bytes
POST   /api/campaigns/{campaign}/branch              host    Branch      Begun
PATCH  /api/campaigns/{campaign}                     host    Rename      -
DELETE /api/campaigns/{campaign}                     host    -           -
POST   /api/campaigns/{campaign}/unbin               host    -           -
POST   /api/join                                     anybody Join        Begun          makes_device guessable
POST   /api/campaigns/{campaign}/invites             host    NewInvite   Invited
GET    /api/campaigns/{campaign}/invites             host    -           list
DELETE /api/campaigns/{campaign}/invites/{invite}    host    -           -
POST   /api/campaigns/{campaign}/seats               host    GiveSeats   -
POST   /api/campaigns/{campaign}/host                host    HandOverHost -
DELETE /api/campaigns/{campaign}/people/{person}     member  -           -
PUT    /api/campaigns/{campaign}/settings            host    Settings    -
POST   /api/look-at-link                             anybody OfferedLink LinkOffer      guessable
POST   /api/return                                   anybody OfferedLink Begun          makes_device guessable
POST   /api/campaigns/{campaign}/link                member  NewSeatLink OwnLink
POST   /api/campaigns/{campaign}/people/{person}/link member -           ReturnLink
GET    /api/campaigns/{campaign}/standing            member  -           Whereabouts
GET    /api/campaigns/{campaign}/back                seated  -           Back
GET    /api/campaigns/{campaign}/replay              member  -           list           ?since
GET    /api/campaigns/{campaign}/scene               member  -           Snapshot       ?entry
GET    /api/campaigns/{campaign}/repairs             host    -           RepairList
GET    /api/campaigns/{campaign}/rest                seated  -           RepairList
GET    /api/campaigns/{campaign}/printed             member  -           PrintedBoards
GET    /api/campaigns/{campaign}/paper               member  -           PaperAnswer
GET    /api/campaigns/{campaign}/paper-form          host    -           PaperFormAnswer
GET    /api/packs/{pack}/cards                       anybody -           list           public
"""
FLAGS = ("makes_device", "guessable", "gated", "public")
WITH_OTHERS = ("/invites", "/seats", "/host", "/people", "/link", "/join", "/return", "/look-at-link", "/maps/")


def row(each: Endpoint) -> list[str]:
    """An endpoint in words."""
    types = ["-" if one is None else one.__name__ for one in (each.body, each.answer)]
    flags = [flag for flag in FLAGS if getattr(each, flag)]
    return [each.method, each.path, each.who, *types, *flags, *(f"?{name}" for name in each.query)]


def test_every_endpoint_is_in_the_table() -> None:
    """Whoever adds one says here who may call it."""
    table = [line.split() for line in TABLE.strip().splitlines()]

    assert sorted(map(row, ENDPOINTS)) == sorted(table)
    assert all(each.summary and each.name for each in ENDPOINTS)


def test_an_endpoint_is_described_by_its_handler() -> None:
    """Its name and the first line of what it says; one that says nothing has no summary."""

    async def named(call: object) -> None:
        """Says what it does.

        And more.
        """

    async def silent(call: object) -> None: ...

    first, second = (Endpoint("GET", "/api/x", "anybody", do) for do in (named, silent))
    third = Endpoint("GET", "/api/x", "anybody", functools.partial(named))
    assert [(each.name, each.summary) for each in (first, second)] == [("named", "Says what it does."), ("silent", "")]
    assert third.name == ""


def test_a_map_is_drawn_anew_when_what_draws_it_has_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The modules that draw maps, at any depth, and those of the art in a pack; not what is compiled of them."""
    folder = tmp_path / "pictures"
    files = [folder / "__init__.py", folder / "deep" / "one.pyc", tmp_path / "art.py", tmp_path / "drawings.py"]
    for file in (*files, folder / "__pycache__" / "one.pyc"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1")
    for module, file in ((pictures, files[0]), (art, files[2]), (drawings, files[3])):
        monkeypatch.setattr(module, "__file__", str(file))
    hashes = [maps._drawing_code_hash.__wrapped__()]
    for file in files:
        file.write_text("2")
        hashes.append(maps._drawing_code_hash.__wrapped__())
    (folder / "__pycache__" / "one.pyc").write_text("2")

    assert len({*hashes}) == len(files) + 1
    assert maps._drawing_code_hash.__wrapped__() == hashes[-1]
    assert {len(each) for each in hashes} == {maps.CODE_HASH_LENGTH}


def test_a_page_that_plays_by_itself_has_all_that_need_no_others() -> None:
    """The others are refused with a sentence that says so, and what is none is not there."""
    needless = [each for each in ENDPOINTS if not any(part in each.path for part in WITH_OTHERS)]
    assert sorted(map(row, calls.ENDPOINTS)) == sorted(map(row, needless))
    for each in ENDPOINTS:
        path = each.path.replace("{", "").replace("}", "")
        if each in calls.ENDPOINTS:
            named, params = calls._endpoint(each.method, path)
            assert named is each
            assert params == {part[1:-1]: part[1:-1] for part in each.path.split("/") if part.startswith("{")}
        elif "/maps/" not in path:
            with pytest.raises(NotAllowed) as refused:
                calls._endpoint(each.method, path)
            assert refused.value.key == "needs-server"
    for method, path in (
        ("GET", "/api/nothing"),
        ("PUT", "/api/packs"),
        ("GET", "/api/campaigns/a/b/c/d"),
        ("GET", "/api/campaigns/a/b/invites"),
        ("GET", "/api/nothing/join"),
        ("GET", "/join"),
        ("GET", "/"),
    ):
        with pytest.raises(NotThere) as missing:
            calls._endpoint(method, path)
        assert missing.value.key == "unknown"


STATUSES = {
    "no-secret": 401, "too-many": 429, "not-here": 403, "bad-request": 400, "too-slow": 408, "too-large": 413,
    "failed": 500, "busy": 503, "cannot-save": 503, "unavailable": 503,
}  # fmt: skip


def test_every_refusal_has_its_status_and_words() -> None:
    """Those of a list of their own; any other is not there, or not allowed."""
    assert {key: status_of(HostError(key)) for key in STATUS} == STATUSES
    assert {status_of(NotThere("busy")), status_of(NotAllowed("busy"))} == {503}
    assert (status_of(NotThere("no-line")), status_of(NotAllowed("only-host"))) == (404, 403)
    for key in STATUSES:
        in_english, in_french = (problem_of(HostError(key), lang) for lang in ("en", "fr"))
        assert in_english.key == in_french.key == key
        assert in_english.words != in_french.words
        assert key not in (in_english.words, in_french.words)


def member(role: str = "player", seats: tuple[int, ...] = (0,)) -> TableMember:
    """Somebody at a table."""
    _, host = new_roster("Ada", "d" * 43, 2, Settings())
    return msgspec.structs.replace(host, role=role, seats=seats)


@pytest.mark.parametrize(
    ("who", "role", "seats", "refused"),
    [
        ("host", HOST, (), ""),
        ("host", "player", (0,), "only-host"),
        ("seated", "player", (0,), ""),
        ("seated", "spectator", (), "only-seated"),
        ("seated", HOST, (), "only-seated"),
        ("member", "spectator", (), ""),
    ],
)
def test_a_place_lets_somebody_call_an_endpoint(who: Any, role: str, seats: tuple[int, ...], refused: str) -> None:
    """By its role, or by its seats."""
    each = next(each for each in ENDPOINTS if each.who == who)
    if not refused:
        check_place(each, member(role, seats))
        return
    with pytest.raises(NotAllowed) as error:
        check_place(each, member(role, seats))
    assert error.value.key == refused


def test_what_is_sent_is_of_the_endpoints_type() -> None:
    """A file as it is, nothing where nothing is expected, and else a record of its own."""
    by_body = {each.body: each for each in ENDPOINTS}
    assert read_body(by_body[bytes], b"any") == b"any"
    assert read_body(by_body[None], b"any") is None
    assert read_body(by_body[Rename], b'{"name": "Evening"}') == Rename("Evening")
    for data in (
        b"",
        b"{}",
        b'{"name": ""}',
        b'{"name": "a", "more": 1}',
        b'{"name": "a", "name": "b"}',
        b"\xff",
        b"[" * 9999,
    ):
        with pytest.raises(HostError) as refused:
            read_body(by_body[Rename], data)
        assert refused.value.key == "bad-request"


@pytest.mark.parametrize(
    ("given", "number"),
    [("0", 0), ("17", 17), ("999999999", 999_999_999), ("1000000000", None), ("", None), ("-1", None), ("٣", None)],
)
def test_an_entry_is_a_number_of_up_to_nine_digits(given: str, number: int | None) -> None:
    """Anything else is no line of the campaign."""
    call: Any = SimpleNamespace(query={"since": given})
    if number is not None:
        assert _entry_number(call, "since") == number
        return
    with pytest.raises(NotThere) as refused:
        _entry_number(call, "since")
    assert refused.value.key == "no-line"


def test_a_file_gets_a_remark_once_and_only_at_the_end_of_a_line() -> None:
    """What is cut off stays as it is; the name in the last remark of its kind is that of the campaign."""
    data = b"campaign 3\n0 start abc\n"
    named = _with_remark(data, "name: Evening")

    assert named == data + b"% name: Evening\n"
    assert _with_remark(named, "name: Evening") == named
    assert _with_remark(data[:-1], "name: Evening") == data[:-1]
    assert (_name_in(data), _name_in(named)) == ("", "Evening")
    assert _name_in(_with_remark(named, "name: Été")) == "Été"
    assert _name_in(data + b"% name: \xff\n") == ""
    assert _name_in(data + b"% name: " + b"n" * 61 + b"\n") == ""


def summary(**more: Any) -> CampaignSummary:
    """What a store tells of a campaign of Ada's, played on the device d."""
    roster, _ = new_roster("Ada", "d" * 43, 2, Settings())
    listed = CampaignSummary("c", "Evening", "sea", "harbour", ("Ada", "Ben"), 7, 100, 200, KEPT, "", roster.plain())
    return dataclasses.replace(listed, **more)


def test_a_campaign_is_listed_for_whoever_has_a_place_in_it() -> None:
    """With what is told of it; not for a stranger, nor if nobody can say who sits there."""
    listed = _listed_campaign(summary(), "d" * 43)

    assert listed is not None
    assert (listed.id, listed.name, listed.game, listed.pack) == ("c", "Evening", "sea", "harbour")
    assert (listed.players, listed.changed_at, listed.entries) == (("Ada", "Ben"), 200, 7)
    assert (listed.binned, listed.damaged, listed.is_host, listed.moments, listed.origin) == (False, "", True, (), None)
    assert _listed_campaign(summary(), "e" * 43) is None
    assert _listed_campaign(summary(settings={"members": 3}), "d" * 43) is None
    binned, aside = (
        _listed_campaign(summary(status=BINNED), "d" * 43),
        _listed_campaign(summary(status=ASIDE, report="torn"), "d" * 43),
    )
    assert binned is not None
    assert aside is not None
    assert (binned.binned, aside.binned, aside.damaged) == (True, False, "torn")


def test_where_a_campaign_stands_says_who_is_waited_for() -> None:
    """Nobody where no decision waits, or where it waits for chance; and whether it is one's own."""
    head: Any = SimpleNamespace(title="Day 3", leader_text="Ada leads", phase="actions", place="Harbour")
    assert {*Headline.__dataclass_fields__} >= {"title", "leader_text", "phase", "place"}
    assert {*Asks.__dataclass_fields__} >= {"seat", "who"}

    def told(seat: int | None, *seats: int) -> tuple[str, bool]:
        waits: Any = None if seat is None else SimpleNamespace(seat=seat, seats=(seat,), who="Ben")
        where = whereabouts(head, waits, False, seats)
        assert (where.title, where.leader_text, where.phase, where.place, where.over) == (
            ("Day 3", "Ada leads", "actions", "Harbour", False)
        )
        return where.waits_for, where.yours

    assert told(None, 0) == ("", False)
    assert told(-1, 0) == ("", False)
    assert told(0, 0) == ("Ben", True)
    assert told(1, 0, 2) == ("Ben", False)
    assert whereabouts(head, None, True, ()).over


def test_what_nobody_asked_for_longest_is_forgotten_first() -> None:
    """A thousand answers are kept, each under all that it hangs on."""
    roster, host = new_roster("Ada", "d" * 43, 2, Settings())
    place = Membership(summary(), roster, host)
    key = standing_key(place, "en")
    where = Whereabouts("Day 3", "", "", "", False)
    assert (key.campaign, key.entries, key.seats, key.open_hands, key.lang) == ("c", 7, host.seats, False, "en")
    assert key.names == roster.names
    opened = Membership(summary(), roster.with_settings(Settings(open_hands=True)), host)
    assert len({key, standing_key(place, "fr"), standing_key(opened, "en")}) == 3

    standings = Standings()
    keys = [dataclasses.replace(key, entries=number) for number in range(1002)]
    for one in keys[:1000]:
        assert standings.put(one, where) is where
    assert MAX_ANSWERS == 1000
    assert standings.get(keys[0]) is where
    standings.put(keys[1000], where)

    assert standings.get(keys[1]) is None
    assert [standings.get(keys[number]) is where for number in (0, 2, 999, 1000)] == [True] * 4
    assert standings.get(keys[1001]) is None


def test_a_map_is_asked_for_by_any_of_its_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a spread the first; what is no page has no map."""
    asked: list[tuple[object, ...]] = []
    sheets: dict[int, object] = {2: "sheet"}

    def sheet(name: str, first: int, lang: str) -> object:
        asked.append((name, first, lang))
        return sheets.get(first)

    async def at_once(do: Any) -> Any:
        return do()

    monkeypatch.setattr(maps, "map_sheet", sheet)
    for page, first in (("2", 2), ("3", 2), ("9", 8), ("x", -1)):
        call: Any = SimpleNamespace(
            params={"pack": "harbour", "page": page}, lang="fr", registry=SimpleNamespace(run=at_once)
        )
        if first == 2:
            assert str(asyncio.run(maps.show_map(call))) == "sheet"
        else:
            with pytest.raises(NotThere):
                asyncio.run(maps.show_map(call))
        assert asked[-1] == ("harbour", first, "fr")


def test_a_map_is_drawn_once_and_kept_if_there_is_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a folder that is made for it; another lies beside it."""
    drawn: list[int] = []
    sheet = Chart(2, (2, 3), svg="<svg/>", areas={"2.1": ((1, 2),)}, stands={"2.1": ((3, 4),)}, spots={"7": (5, 6)})

    def draw(_pack: object, first: int, _lang: str, _art: object) -> object:
        drawn.append(first)
        return sheet

    monkeypatch.setattr(maps, "user_cache", lambda name: tmp_path / "deep" / name)
    monkeypatch.setattr(maps, "draw_chart", draw)
    for _ in range(2):
        maps._chart.cache_clear()
        assert maps._chart("harbour", 2, "en") == sheet
    for _ in range(2):
        maps._chart.cache_clear()
        assert maps._chart("harbour", 4, "en") == sheet
    maps._chart.cache_clear()

    assert drawn == [2, 4]
    told = maps._sheet("harbour", sheet)
    assert (told.first, told.pages, told.picture) == (2, (2, 3), "/api/packs/harbour/map/2.svg")
    assert [(area.ref, area.shape, area.figure_spots) for area in told.areas] == [("2.1", ((1, 2),), ((3, 4),))]
    assert [(spot.ref, spot.x, spot.y) for spot in told.spots] == [("7", 5, 6)]
