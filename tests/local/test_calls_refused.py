"""What an endpoint refuses, and what it leaves out or keeps: asked without HTTP, on a device that plays by itself."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from sleeping_gods.campaign import games
from sleeping_gods.campaign.errors import CampaignError, PackFileMissing
from sleeping_gods.campaign.profile import GameProfile
from sleeping_gods.host.errors import HostError, NotThere
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.limits import MAX_BYTES
from sleeping_gods.kernel.errors import IllegalSetup, Reason
from sleeping_gods.languages import WHOLE
from sleeping_gods.local.calls import ENDPOINTS
from sleeping_gods.local.campaign_files import CampaignFiles
from sleeping_gods.local.local_tables import LocalTables
from sleeping_gods.presentation.scene.unlocked_card import UnlockedCard
from sleeping_gods.service import achievement_sheets, campaigns, maps, plates, unlocked, worlds
from sleeping_gods.service.achievement_sheets import sheet_of
from sleeping_gods.service.endpoints import Call
from sleeping_gods.service.problems import error_text
from sleeping_gods.service.request_failures import failure_of, refusal, text_of
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.records import ASIDE, BINNED, KEPT, CampaignSummary, Status
from sleeping_gods.story.plates import DrawnPlate
from sleeping_gods.story.printed import Name
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES
from sleeping_gods.wire.events import BranchOrigin, Disclosure, Settings
from sleeping_gods.wire.requests import Undo

from .device import Device

BEGIN: dict[str, Any] = {"pack": "harbour", "name": "Ours", "players": ["Ada"]}
MISSING = PackFileMissing("packs/compiled/harbour.pack", "it is not there")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a campaign that nothing changes."""
    folder = tmp_path_factory.mktemp("device")
    return folder, Device(folder).begin()


@pytest.fixture(scope="module")
def unopened(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a campaign that nobody opens."""
    folder = tmp_path_factory.mktemp("unopened")
    return folder, Device(folder).begin()


def key_of(answer: tuple[int, bytes]) -> tuple[int, str]:
    """The status of an answer and the word of its refusal."""
    return answer[0], json.loads(answer[1])["key"] if answer[0] >= 400 else ""


@pytest.mark.parametrize(
    ("changes", "status", "key"),
    [
        ({"pack": "nowhere"}, 403, "no-pack"),
        ({"pack": "nowhere", "options": {"unlocked": "5"}}, 403, "no-pack"),
        ({"options": {"unlocked": "5"}}, 403, "bad-setup"),
        ({"options": {"branched": "3"}}, 403, "bad-setup"),
        ({"options": {"seed": "7"}, "draws": "hand"}, 403, "bad-setup"),
        ({"options": {"seed": "7"}, "draws": "table"}, 403, "bad-setup"),
        ({"options": {"seed": "seven"}}, 403, "bad-setup"),
        ({"options": {"mode": "none such"}}, 403, "bad-setup"),
        ({"players": []}, 400, "bad-request"),
        ({"players": ["A", "B", "C", "D", "E"]}, 400, "bad-request"),
        ({"name": " Ours"}, 403, "bad-name"),
    ],
)
def test_a_campaign_that_cannot_begin_is_refused(
    changes: dict[str, Any], status: int, key: str, tmp_path: Path
) -> None:
    """With a word for it, and nothing of it is left."""
    device = Device(tmp_path)

    assert key_of(device.answer("POST", "campaigns", body={**BEGIN, **changes})) == (status, key)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("method", "path", "query", "body", "status", "key"),
    [
        ("GET", "packs/nowhere/unlocked", {}, None, 404, "no-pack"),
        ("GET", "campaigns/{}/replay", {"since": "x"}, None, 404, "no-line"),
        ("GET", "campaigns/{}/replay", {"since": "9" * 10}, None, 404, "no-line"),
        ("GET", "campaigns/{}/replay", {"since": "9" * 9}, None, 200, ""),
        ("GET", "campaigns/{}/replay", {}, None, 404, "no-line"),
        ("POST", "campaigns/{}/branch", {}, {"entry": 999, "name": "Other"}, 404, "no-line"),
        ("POST", "campaigns/{}/branch", {}, {"entry": 0, "name": "Other "}, 403, "bad-name"),
        ("POST", "import", {"name": "Ours"}, b"nonsense", 403, "bad-file"),
        ("POST", "import", {"name": ""}, b"nonsense", 403, "bad-name"),
        ("POST", "import", {"name": "Ours"}, bytes(MAX_BYTES + 1), 413, "too-large"),
        ("PATCH", "campaigns/{}", {}, b" " * MAX_MESSAGE_BYTES, 400, "bad-request"),
        ("PATCH", "campaigns/{}", {}, b" " * (MAX_MESSAGE_BYTES + 1), 413, "too-large"),
        ("GET", "campaigns/{}/invites", {}, None, 403, "needs-server"),
        ("GET", "nothing", {}, None, 404, "unknown"),
        ("GET", "campaigns/0123456789abcdef", {}, None, 404, "no-campaign"),
    ],
)
def test_what_is_asked_of_a_campaign_can_be_refused(
    method: str, path: str, query: dict[str, str], body: object, status: int, key: str, begun: tuple[Path, str]
) -> None:
    """With the status and the word that a server has for it."""
    device = Device(begun[0])

    assert key_of(device.answer(method, path.format(begun[1]), query, body)) == (status, key)
    assert len(list(begun[0].iterdir())) == 4


@pytest.mark.parametrize(
    ("error", "answer"),
    [
        (MISSING, (404, "files-missing")),
        (CampaignError("no"), (403, "bad-setup")),
        (StorageFailed("db", "no"), (503, "cannot-save")),
        (OSError("no"), (503, "cannot-save")),
    ],
)
def test_what_fails_while_a_campaign_begins_has_a_word(
    error: Exception, answer: tuple[int, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that has not been fetched, a set-up that is none, a disk that fails."""

    def fail(name: str) -> None:
        raise error

    monkeypatch.setattr(campaigns, "load_pack", fail)

    assert key_of(Device(tmp_path).answer("POST", "campaigns", body=BEGIN)) == answer


def test_a_storage_that_fails_is_no_bad_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings a file in may try again."""

    async def fail(*_: object) -> str:
        raise StorageFailed("db", "no")

    device = Device(tmp_path)
    monkeypatch.setattr(type(device.tables.campaigns), "bring_in", fail)

    assert key_of(device.answer("POST", "import", {"name": "Ours"}, b"x")) == (503, "cannot-save")


def test_who_draws_by_hand_learns_by_no_prepared_draws(tmp_path: Path) -> None:
    """The lesson is begun where the table draws; a campaign without one is asked nothing."""
    device = Device(tmp_path)

    def options(**changes: object) -> list[bytes]:
        campaign = device.call("POST", "campaigns", body={**BEGIN, **changes})["campaign"]
        lines = device.export(campaign).split(b"\n")
        return sorted(line for line in lines if line.startswith((b"option lesson", b"option seed: 7")))

    assert options(draws="hand", options={"lesson": "yes"}) == [b"option lesson: no"]
    assert options(draws="table", options={"lesson": "yes"}) == [b"option lesson: yes"]
    assert options(options={"lesson": "yes", "seed": "7"}) == [b"option lesson: yes", b"option seed: 7"]
    assert options(draws="hand") == []


def test_draws_that_nobody_verified_are_told_in_the_file(tmp_path: Path) -> None:
    """As a remark, once; a branch tells it too, and what else was disclosed only if the same draws come again."""
    device = Device(tmp_path)
    campaign = device.begin()

    async def disclose(hows: tuple[str, ...], *, repeat: bool) -> None:
        async def change(table: ServedTable) -> None:
            disclosed = tuple(Disclosure(how, "Ada", 0) for how in hows)  # type: ignore[arg-type]  # words of it
            settings = replace(table.roster.settings, repeat_luck=repeat)
            table.seating.rewrite(lambda roster: replace(roster, disclosed=disclosed, settings=settings))

        async with device.tables.at(campaign) as opened:
            await change(opened.table)

    assert device.export(campaign).endswith(b"% name: Ours\n")
    for repeat, kept in ((False, ["draws-unverified"]), (True, ["file-taken", "draws-unverified"])):
        device.run(disclose(("file-taken", "draws-unverified"), repeat=repeat))
        branched = device.call("POST", f"campaigns/{campaign}/branch", body={"entry": 0, "name": "Other"})["campaign"]
        _, roster = device.run(device.tables.summary(branched))
        assert [disclosure.how for disclosure in roster.disclosed] == kept
        assert roster.origin == BranchOrigin(campaign, "Ours", 0)
        lines = device.export(branched).decode().splitlines()
        assert lines[-2:] == [f"% {error_text('en', 'draws-unverified')}", "% name: Other"]


def test_a_campaign_in_the_bin_stands_nowhere(tmp_path: Path) -> None:
    """It is not opened for that; taken out again it is looked at."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.call("DELETE", f"campaigns/{campaign}")

    assert key_of(device.answer("GET", f"campaigns/{campaign}/standing")) == (404, "not-playable")
    assert key_of(device.answer("GET", f"campaigns/{campaign}")) == (404, "not-playable")
    device.call("POST", f"campaigns/{campaign}/unbin")
    assert device.call("GET", f"campaigns/{campaign}")["name"] == "Ours"


def test_an_endpoint_of_no_campaign_has_nobody_at_a_table() -> None:
    """To ask for them is a mistake of ours."""
    with pytest.raises(LookupError, match="this endpoint is about no campaign"):
        _ = Call(LocalTables(None, print), "", "en", "", {}, {}).here  # type: ignore[arg-type]  # nothing is opened
    assert {each.who for each in ENDPOINTS} == {"anybody", "member", "seated", "host"}


@pytest.mark.parametrize(
    ("status", "entries", "seats", "counts"),
    [
        (KEPT, 1, (0,), True),
        (KEPT, 1, None, True),
        (KEPT, 0, (0,), False),
        (BINNED, 1, (0,), False),
        (ASIDE, 1, (0,), False),
        (KEPT, 1, (), False),
    ],
)
def test_only_a_campaign_that_a_device_plays_counts(
    status: Status, entries: int, seats: tuple[int, ...] | None, counts: bool
) -> None:
    """SG-ACH-003: one that can be opened, has begun, and in which its person does more than watch."""
    roster, _ = new_roster("Ada", "host", 2, Settings())
    device = "host"
    if seats is not None:
        roster, _, secret = roster.invite(seats, "player" if seats else "spectator", 2)
        roster, _ = roster.accept(secret, "Ben", "guest")
        device = "guest"
    plain = json.loads(json.dumps(roster.plain()))
    summary = CampaignSummary("a", "Evening", "sea", "harbour", ("Ada",), entries, 1, 2, status, "", plain)

    assert achievement_sheets._is_played(summary, device) == counts
    assert not achievement_sheets._is_played(summary, "stranger")
    broken = CampaignSummary("a", "Evening", "sea", "harbour", ("Ada",), 1, 1, 2, KEPT, "", {"members": 5})
    assert not achievement_sheets._is_played(broken, device)


@pytest.mark.parametrize(
    ("error", "tries"),
    [
        (NotThere("not-playable"), 1),
        (NotThere("other-version"), 1),
        (NotThere("files-missing"), 2),
        (HostError("not-playable"), 2),
        (MISSING, 2),
    ],
)
def test_a_campaign_that_cannot_be_opened_has_ticked_nothing(
    error: Exception, tries: int, unopened: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SG-ACH-003: it is tried again, but for one that stays closed as it is."""
    device, asked, campaign = Device(unopened[0]), list[str](), unopened[1]

    async def refuse(tables: LocalTables, campaign: str) -> None:
        asked.append(campaign)
        raise error

    monkeypatch.setattr(LocalTables, "_open_campaign", refuse)
    for _ in range(2):
        sheet = device.run(sheet_of(device.tables, "this device", "sea"))
        assert sheet.ticked == []
    assert asked == [campaign] * tries
    assert device.run(sheet_of(device.tables, "", "sea")).ticked == []
    assert device.run(sheet_of(device.tables, "this device", "skies")).ticked == []
    assert len(asked) == tries


def test_cards_that_the_rules_keep_apart_exclude_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """SG-ACH-008: whatever set-up is refused with both of them; with nothing ticked no pack is read."""

    def check(game: object, pack: object, seats: object, options: dict[str, str], sheet: object) -> None:
        if options == {"unlocked": "3 5"}:
            raise IllegalSetup(Reason("SG-ACH-008", "one-of-them"), "no")

    cards = [UnlockedCard(option=option, kind="quest", number=int(option), title="", text="") for option in "345"]
    monkeypatch.setattr(games, "setup_for", check)
    monkeypatch.setattr(unlocked, "presenter_of", lambda game, lang: SimpleNamespace(unlocked_cards=lambda *_: cards))

    assert unlocked._offered("nowhere", GameProfile(), "en") == ()
    offered = unlocked._offered("harbour", GameProfile(["ending:home"]), "en")
    assert [(card.option, card.excludes) for card in offered] == [("3", ("5",)), ("4", ()), ("5", ("3",))]
    assert [unlocked.game_of_pack(name) for name in ("airfield", "own-sea", "nowhere")] == ["skies", "sea", None]


def test_plates_and_maps_are_those_of_the_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of a pack that is none; a cover is told with its words in a language."""
    drawn = DrawnPlate(Name({"en": "A quay", "fr": "Un quai"}), "0123456789abcdef", 3, 2)
    _, loaded = games.load_pack("harbour")
    monkeypatch.setattr(loaded, "plates", {"place-9": drawn})

    assert plates.plates_of("harbour") == {"place-9": drawn}
    assert plates.plates_of("nowhere") == {}
    assert worlds._cover(None, "en") is None
    for lang, words in (("en", "A quay"), ("fr", "Un quai")):
        cover = worlds._cover(drawn, lang)
        assert cover is not None
        assert (cover.hash, cover.alt, cover.width, cover.height) == ("0123456789abcdef", words, 3, 2)
    monkeypatch.setattr(maps, "load_pack", lambda name: (None, object()))
    with pytest.raises(TypeError, match="expected a pack of one of the games, got object"):
        maps._load_map_pack.__wrapped__("harbour")


@pytest.mark.parametrize(
    ("error", "key", "told"),
    [(None, "", ""), (MISSING, "files-missing", str(MISSING)), (KeyError("x"), "failed", "a request failed: Undo")],
)
def test_a_request_that_fails_has_a_word(
    error: Exception | None, key: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Its cause stands in the log, with the kind of the request."""

    async def work() -> None:
        if error is not None:
            raise error

    failure: Coroutine[Any, Any, str] = failure_of(work(), Undo("u", 3), logging.getLogger("sleeping_gods.test"))
    assert asyncio.run(failure) == key
    assert [record.getMessage() for record in caplog.records] == ([told] if told else [])
    for lang in WHOLE:
        said = refusal(7, lang, "failed", "u")
        assert (said.position, said.id, said.key, said.words) == (7, "u", "failed", text_of(lang, "failed"))
        assert [(word.kind, word.text) for word in said.words] == [("plain", error_text(lang, "failed"))]


def test_what_came_after_an_entry_that_was_taken_back_is_not_told(tmp_path: Path) -> None:
    """It is on no line of play any more; of one that was never there nothing is told."""
    device = Device(tmp_path)
    campaign = device.begin()
    device.open(campaign)
    device.choose()
    last = device.table.campaign.history.position
    told = [device.answer("GET", f"campaigns/{campaign}/replay", {"since": str(since)}) for since in (last, 99)]
    device.undo()

    assert told == [(200, b"[]"), (200, b"[]")]
    assert key_of(device.answer("GET", f"campaigns/{campaign}/replay", {"since": str(last)})) == (404, "no-line")
    device.leave()


def test_files_of_a_closed_table_are_let_go_after_a_call(begun: tuple[Path, str]) -> None:
    """Its boxes are noted then, and the table may be opened again."""
    device = Device(begun[0])

    async def look() -> CampaignFiles:
        async with device.tables.at(begun[1]) as opened:
            assert opened.files.about.ticked == ()
            assert opened.table.ref == begun[1]
            return opened.files

    first, second = device.run(look()), device.run(look())
    assert first is not second
    assert device.tables.files_of(begun[1]) is None
