"""Files beside a campaign: compiled stories, checkpoints and old formats, each believed only if all of it fits."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign import build_stamp, checkpoint, compiled_translations, games, profile
from sleeping_gods.campaign.build_stamp import ENGINE, stamp_of
from sleeping_gods.campaign.compiled_translations import CHECK, decoded_translation, encoded_translation
from sleeping_gods.campaign.errors import PackFileMissing, UnknownPack
from sleeping_gods.campaign.games import folder_of, game_of, load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.migration import RuleChanged, migrated
from sleeping_gods.campaign.notes import notes_from_bytes, notes_of, notes_to_bytes
from sleeping_gods.campaign.profile import BrokenProfile
from sleeping_gods.content.translation.model import Slot, Translation
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.errors import CannotSave
from sleeping_gods.journal.notation import FORMAT, Journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.state import canonical

STORY = {
    "12": Translation("12", "Titre", "12.fr.md", 3, "", (Slot("un", 4), Slot("deux", 6)), {"a": Slot("oui", 9)}),
    "2": Translation("2", "Autre", "2.fr.md", 1),
}


def test_a_story_is_read_as_it_was_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Title, blocks and choices; the pages in their order, whatever theirs was."""
    data = encoded_translation(STORY, "digest", "fr")

    pages = decoded_translation(data, "digest", "fr")

    assert pages is not None
    assert [*pages] == ["12", "2"]
    page = pages["12"]
    assert (page.number, page.title, page.file, page.line) == ("12", "Titre", "", 0)
    assert ([slot.text for slot in page.blocks], page.choices["a"]) == (["un", "deux"], Slot("oui", 0))
    assert encoded_translation(dict(reversed(STORY.items())), "digest", "fr") == data
    assert decoded_translation(data, "other", "fr") is None
    assert decoded_translation(data, "digest", "en") is None
    assert decoded_translation(data[:-1], "digest", "fr") is None
    assert decoded_translation(data[:CHECK] + b"x" + data[CHECK + 1 :], "digest", "fr") is None
    nonsense = b"\xc1"
    assert (
        decoded_translation(compiled_translations._checksum(nonsense, "digest", "fr") + nonsense, "digest", "fr")
        is None
    )
    monkeypatch.setattr(compiled_translations, "build_stamp", lambda: "another engine")
    assert decoded_translation(data, "digest", "fr") is None


def test_the_stamp_of_an_engine_hangs_on_every_file_that_python_runs(tmp_path: Path) -> None:
    """By name, length and content; copies and other files do not count."""
    for package in ENGINE:
        (tmp_path / package / "deep").mkdir(parents=True)
        (tmp_path / package / "deep" / "a.py").write_text("1")
    first = stamp_of(tmp_path)
    for name in ("kernel/b.pyi", "kernel/__pycache__/a.pyc", "web/a.py", "kernel/a.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("2")
        assert stamp_of(tmp_path) == first, name
    stamps = {first}
    for package in ENGINE:
        (tmp_path / package / "deep" / "a.py").write_text("2")
        stamps.add(stamp_of(tmp_path))
    (tmp_path / "kernel" / "deep" / "a.py").rename(tmp_path / "kernel" / "deep" / "b.pyc")
    stamps.add(stamp_of(tmp_path))
    assert len(stamps) == len(ENGINE) + 2
    assert all(len(stamp) == 32 for stamp in stamps)


def test_the_stamp_that_was_built_in_is_taken_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it the sources are looked at."""
    monkeypatch.setattr(build_stamp, "PROGRAM", tmp_path)
    work: Any = build_stamp.build_stamp.__wrapped__
    assert work() == stamp_of(tmp_path)
    (tmp_path / "BUILD").write_text("built in\n")
    assert work() == "built in"


def begun(pack_name: str = "harbour", **options: str) -> Campaign:
    """A new campaign of two."""
    game, pack = load_pack(pack_name)
    return Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": "3", **options}))


def go_on(campaign: Campaign, count: int) -> Campaign:
    """Take the first of all choices, so often."""
    for _ in range(count):
        campaign.play(None, text(campaign.table.offered[0]))
    return campaign


def test_a_checkpoint_is_believed_if_all_of_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engine, pack, the hash of each state, the sum over notes, and how much it unpacks to."""
    campaign = go_on(begun(), 5)
    number = len(campaign.journal.entries) - 1
    state = canonical(campaign.table)
    notes: dict[int, tuple[tuple[str, str], ...]] = {1: (("page", "10.1"), ("visit", "3"))}
    data = checkpoint._encode(campaign.pack, {number: state}, notes)
    head, _, packed = data.partition(b"\n")

    def read(data: bytes) -> checkpoint.Checkpoint | None:
        return checkpoint._verified(data, campaign.game, campaign.pack, campaign.journal)

    believed = read(data)
    assert believed is not None
    assert (believed.number, believed.notes) == (number, notes)
    assert {at: zlib.decompress(believed.packed)[place] for at, place in believed.places.items()} == {number: state}
    assert canonical(believed.table) == state
    words = head.split()
    spoilt = [
        b"other " + b" ".join(words[1:]),
        words[0] + b" other " + b" ".join(words[2:]),
        b" ".join([*words[:2], b"notes:00", *words[3:]]),
        b" ".join([*words[:3], words[3].replace(b"%d:" % number, b"%d:" % (number - 1))]),
        b" ".join([*words[:3], words[3].replace(b"%d:" % number, b"-1:")]),
        b" ".join([*words[:3], b"999:3"]),
        b" ".join(words[:3]),
        b" ".join(words[:2]),
        b" ".join([*words[:3], b"x"]),
    ]
    for bad in spoilt:
        assert read(bad + b"\n" + packed) is None, bad
    assert read(head + b"\n" + packed[:-5]) is None
    assert read(head + b"\n" + zlib.compress(state.replace(b"a", b"b"))) is None
    assert read(head) is None
    unpacked = len(zlib.decompress(packed))
    monkeypatch.setattr(checkpoint, "MAX_BYTES", unpacked)
    assert read(data) is not None
    monkeypatch.setattr(checkpoint, "MAX_BYTES", unpacked - 1)
    assert read(data) is None


class Cached:
    """A cache that fails where it is told to."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.data, self.failure = b"", failure

    def recall(self) -> bytes:
        """What was left."""
        if self.failure:
            raise self.failure
        return self.data

    def leave(self, data: bytes) -> None:
        """Leave this."""
        if self.failure:
            raise self.failure
        self.data = data


def test_a_checkpoint_that_cannot_be_kept_or_read_hinders_nothing(tmp_path: Path) -> None:
    """In a file or in a cache."""
    campaign = go_on(begun(), 2)
    states = {len(campaign.journal.entries) - 1: canonical(campaign.table)}
    what = (campaign.game, campaign.pack, campaign.journal)
    for failure in (OSError("no"), CannotSave("no")):
        cache = Cached(failure)
        checkpoint.save_to(cache, campaign.pack, states, {})
        assert checkpoint.load_from(cache, *what) is None
    cache = Cached()
    checkpoint.save_to(cache, campaign.pack, states, {})
    assert checkpoint.load_from(cache, *what) is not None
    path = tmp_path / "none" / "a.campaign"
    checkpoint.save(path, campaign.pack, states, {})
    assert checkpoint.load(path, *what) is None
    path = tmp_path / "a.campaign"
    checkpoint.save(path, campaign.pack, states, {})
    assert checkpoint.checkpoint_path(path).name == ".a.campaign.checkpoint"
    assert checkpoint.load(path, *what) is not None


@pytest.mark.parametrize(
    "bad",
    [
        "{}",
        "[1]",
        "[[]]",
        '[["1"]]',
        "[[true]]",
        '[[1, ["page"]]]',
        '[[1, ["none", "3"]]]',
        '[[1, ["visit", "x"]]]',
        "x",
    ],
)
def test_notes_of_another_kind_are_refused(bad: str) -> None:
    """A list, each under a number, each of a kind that there is; some are about a number."""
    notes = {3: (("visit", "4"), ("page", "4.1")), 5: (("left", ""),)}
    assert notes_from_bytes(notes_to_bytes(notes)) == notes
    with pytest.raises(ValueError):  # noqa: PT011  # several
        notes_from_bytes(bad.encode())


def test_every_kind_of_event_that_is_noted() -> None:
    """And of choices only to explore a numbered place."""
    kinds = {
        "paragraph": "page", "gained-quest": "gained", "ended-quest": "ended", "event": "event", "action": "act",
        "out-of-fuel": "fuel", "restored-totem": "restored", "turn": "left", "story-due": "left", "finale": "left",
    }  # fmt: skip
    for event, kind in kinds.items():
        assert notes_of("go on", [(event, 7)]) == ((kind, "7"),)
        assert notes_of("explore 12", [(event,)]) == (("visit", "12"), (kind, ""))
    assert notes_of("explore deck", [("drew", 3)]) == ()
    assert notes_of("explore 12 again", []) == ()


def test_an_older_campaign_is_played_again_choice_by_choice() -> None:
    """With its steps back; a choice that no rule knows is named."""
    campaign = go_on(begun(), 3)
    campaign.undo()
    campaign.play(None, "note 3 here")
    go_on(campaign, 2)
    rows = [JournalEntry(each.number, each.seat, each.choice, "0" * 16) for each in campaign.journal.entries]
    old = Journal(campaign.setup, "0.1.0", rows, form=FORMAT - 1)

    new = migrated(campaign.game, campaign.pack, old)

    assert new.form == FORMAT
    assert new.entries == campaign.journal.entries
    bad = [*rows, JournalEntry(len(rows), "p1", "fly away", "0" * 16)]
    with pytest.raises(RuleChanged, match="fly away") as refused:
        migrated(campaign.game, campaign.pack, Journal(campaign.setup, "0.1.0", bad, form=FORMAT - 1))
    assert (refused.value.number, refused.value.entry.choice) == (len(rows), "fly away")
    gone = [*rows, JournalEntry(len(rows), "p1", "go on", "0" * 16)]
    again = migrated(campaign.game, campaign.pack, Journal(campaign.setup, "0.1.0", gone, form=FORMAT - 1))
    assert len(again.entries) in (len(rows), len(rows) + 1)


def test_games_and_packs_are_found_by_name_or_folder(tmp_path: Path) -> None:
    """What is not there is refused with what there is."""
    assert [game_of(game).id for game in ("sea", "skies")] == ["sea", "skies"]
    with pytest.raises(UnknownPack, match=r"expected a game among sea, skies, got 'land'"):
        game_of("land")
    assert folder_of("harbour").name == "harbour"
    for path in ("./mine", "a/b", "..", ".", "a\\b"):
        assert folder_of(path) == Path(path)
    with pytest.raises(UnknownPack, match=r"or a folder such as \./mine, got 'mine'"):
        folder_of("mine")
    manifests = ('[pack]\ngame = "sea"', "[pack]\ngame = 3", "pack = 1", "x", "")
    assert [*map(games.game_in, manifests)] == ["sea", "", "", "", ""]
    with pytest.raises(PackFileMissing, match="it is not there"):
        games._load_from(tmp_path / "nothing")
    here = tmp_path / "a.pack"
    here.write_bytes(b"")
    assert "it is another one" in str(games._missing(here))
    with pytest.raises(UnknownPack):
        games.load_compiled(b"", "land")


def test_a_checkpoint_is_left_every_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not before; one that is not to be trusted is left no more."""
    monkeypatch.setattr(checkpoint, "ENTRIES_BETWEEN", 4)
    path = tmp_path / "a.campaign"
    campaign = begun()
    campaign.save(path)
    kept = checkpoint.checkpoint_path(path)
    seen: list[int] = []
    for _ in range(14):
        go_on(campaign, 1)
        number = int(kept.read_bytes().split()[3].split(b":")[0]) if kept.exists() else 0
        if number not in (0, *seen):
            seen.append(number)
            assert number == len(campaign.journal.entries) - 1
    assert len(seen) >= 3
    assert all(later - earlier >= 4 for earlier, later in zip([0, *seen], seen, strict=False))
    campaign.drop_checkpoint()
    assert not kept.exists()
    go_on(campaign, 9)
    assert not kept.exists()
    campaign.close()
    assert json.loads(canonical(campaign.table))


@pytest.mark.parametrize(
    ("sheet", "fits"),
    [
        ({"ticked": ["totem:b", "totem:a", "totem:a"], "notes": {"3": "old", "4": ["new", "newer"], "5": []}}, True),
        ({"ticked": {}, "notes": {}}, False), ({"ticked": "ab", "notes": {}}, False),
        ({"ticked": [1], "notes": {}}, False), ({"ticked": ["a\u0007"], "notes": {}}, False), ({"ticked": []}, False),
        ({"ticked": [], "notes": []}, False), ({"ticked": [], "notes": {"a\u0007": "b"}}, False),
        ({"ticked": [], "notes": {"a": {}}}, False), ({"ticked": [], "notes": {"a": [1]}}, False), ([], False),
    ],
)  # fmt: skip
def test_a_sheet_is_read_if_it_is_one(tmp_path: Path, sheet: object, fits: bool) -> None:
    """Lists of texts that can be shown; names once and in their order, places without words left out."""
    file = tmp_path / "sheet"
    file.write_text(json.dumps({"format": 1, "games": {"sea": sheet}}))
    if not fits:
        with pytest.raises(BrokenProfile):
            profile._read(file)
        return
    read = profile._read(file)["sea"]
    assert (read.ticked, read.notes) == (["totem:a", "totem:b"], {"3": ("old",), "4": ("new", "newer")})


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 1}', '{"format": 0, "games": {}}', '{"format": 99, "games": {}}']
)
def test_a_file_that_holds_no_sheets_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """And one that is too long; where there is none there are no sheets."""
    file = tmp_path / "sheet"
    assert profile._read(file) == {}
    file.write_text(text)
    with pytest.raises(BrokenProfile):
        profile._read(file)
    good = '{"format": 1, "games": {}}'
    file.write_text(good)
    monkeypatch.setattr(profile, "MAX_BYTES", len(good))
    assert profile._read(file) == {}
    monkeypatch.setattr(profile, "MAX_BYTES", len(good) - 1)
    with pytest.raises(BrokenProfile, match="at most"):
        profile._read(file)
