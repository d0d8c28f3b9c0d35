"""Packs that were compiled when the program was built: taken as they are by that very engine, and by no other."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign import compiled, games, shipping
from sleeping_gods.campaign.build_stamp import build_stamp
from sleeping_gods.campaign.errors import UnknownPack
from sleeping_gods.campaign.games import companions, folder_of, listed_packs, load_compiled, load_pack, playable
from sleeping_gods.campaign.shared_packs import Packs
from sleeping_gods.campaign.shipping import shipped_files, write_shipped
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.content.builtin import PACKS
from sleeping_gods.content.index import COMPILED, INDEX, index_bytes, read_index
from sleeping_gods.content.plates import plates_in
from sleeping_gods.content.provenance import our_boards_in
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.kernel.game import PackInfo
from sleeping_gods.story.frame import PackFrame


@pytest.fixture(scope="module")
def built() -> dict[str, PackFrame]:
    """Every pack as its sources compile to."""
    packs: dict[str, PackFrame] = {
        pack.id: SUPPORTED_GAMES[pack.game].build(read_source(PACKS / pack.id))
        for pack in (*listed_packs(), *listed_packs(printed=True))
    }
    for name, pack in packs.items():
        pack.plates, pack.ours = plates_in(PACKS / name), our_boards_in(PACKS / name)
    return packs


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that a built program brings along, and no source."""
    folder = tmp_path_factory.mktemp("program")
    write_shipped(folder)
    return folder


@pytest.fixture
def shelf(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The packs of a program that has nothing but compiled ones; compiled packs of earlier runs are out of reach."""
    folder = Path(shutil.copytree(program / "packs", tmp_path / "packs"))
    for user in ("builtin", "box", "trial"):
        monkeypatch.setattr(f"sleeping_gods.content.{user}.PACKS", folder)
    monkeypatch.setattr(games, "PACKS", folder)
    monkeypatch.setattr(shipping, "PACKS", folder)
    monkeypatch.setattr(games, "LOADED", Packs())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def sources(shelf: Path) -> Path:
    """The shelf with the harbour's sources beside, of which a word is another than in what was compiled."""
    for folder in ("harbour", "sea-box"):
        shutil.copytree(PACKS / folder, shelf / folder)
    story = shelf / "harbour" / "story" / "009.md"
    story.write_text(story.read_text().replace("A clerk in waders", "A clerk in slippers"))
    return shelf


def is_built(pack: PackInfo) -> bool:
    """Whether a harbour comes from those sources."""
    return "A clerk in slippers" in repr(pack)


def change_entry(shelf: Path, **changes: object) -> None:
    """Let the index say something else about the harbour."""
    whole = read_index((shelf / INDEX).read_bytes())
    packs = tuple(replace(pack, **changes) if pack.id == "harbour" else pack for pack in whole.packs)  # type: ignore[arg-type]  # a test knows
    (shelf / INDEX).write_bytes(index_bytes(replace(whole, packs=packs)))


def put(shelf: Path, data: bytes) -> None:
    """Lay some bytes down as the compiled harbour, and let the index vouch for them."""
    (shelf / COMPILED / "harbour.pack").write_bytes(data)
    change_entry(shelf, size=len(data), hash=hashlib.sha256(data).hexdigest())


@pytest.mark.slow
@pytest.mark.parametrize("name", [*playable(), *companions()])
def test_a_shipped_pack_needs_no_sources(name: str, built: dict[str, PackFrame], shelf: Path, tmp_path: Path) -> None:
    """It is the one that its sources compile to, with their digest, and nothing is kept elsewhere."""
    game, pack = load_pack(name)

    assert pack == built[name]
    assert (game.id, type(pack)) == (
        "skies" if name in ("airfield", "lifted-north", "own-skies") else "sea",
        type(built[name]),
    )
    assert not (tmp_path / "cache").exists()


@pytest.mark.slow
def test_the_sources_of_a_shipped_pack_are_not_looked_at(sources: Path) -> None:
    """Whoever edits them names their folder, and is understood."""
    assert not is_built(load_pack("harbour")[1])
    assert is_built(load_pack(f"{sources}/harbour/")[1])


@pytest.mark.slow
def test_the_index_names_what_can_be_played(shelf: Path) -> None:
    """Game by game, as in a checkout; only a pack that it names has a folder."""
    assert playable() == ["harbour", "wandering-sea", "airfield", "lifted-north"]
    assert folder_of("harbour") == shelf / "harbour"
    assert companions() == ["own-sea", "own-skies"]
    with pytest.raises(UnknownPack, match=r"airfield, lifted-north, own-sea, own-skies or a folder .* 'compiled'$"):
        folder_of("compiled")
    with pytest.raises(UnknownPack, match="got 'compiled'"):
        load_pack("compiled")


@pytest.mark.slow
def test_an_index_says_what_its_files_are(built: dict[str, PackFrame], shelf: Path) -> None:
    """Bytes, hash and digest of each, and the stamp of the engine."""
    whole = read_index((shelf / INDEX).read_bytes())

    assert whole.stamp == build_stamp()
    compiled = {file.stem for file in (shelf / COMPILED).glob("*.pack")}
    assert compiled == {pack.id for pack in whole.packs} == {*playable(), *companions()}
    for pack in whole.packs:
        data = (shelf / COMPILED / f"{pack.id}.pack").read_bytes()
        assert (pack.size, pack.hash) == (len(data), hashlib.sha256(data).hexdigest())
        assert pack.digest == built[pack.id].digest


@pytest.mark.slow
def test_the_same_sources_give_the_same_files(program: Path) -> None:
    """Byte by byte, with the stamp as a line of its own."""
    files = {str(file.relative_to(program)): file.read_bytes() for file in program.rglob("*") if file.is_file()}

    assert files == shipped_files()
    assert files["BUILD"].decode() == f"{build_stamp()}\n"


def flipped(data: bytes) -> bytes:
    """One bit in the middle is another."""
    return data[: len(data) // 2] + bytes([data[len(data) // 2] ^ 1]) + data[len(data) // 2 + 1 :]


@pytest.mark.slow
@pytest.mark.parametrize("vouched", [False, True])
@pytest.mark.parametrize("harm", [flipped, lambda data: data[:-100], lambda data: b"", lambda data: data + b"\0"])
def test_a_damaged_file_is_not_believed(harm: Callable[[bytes], bytes], vouched: bool, sources: Path) -> None:
    """Whether the index knows the damage or not: the pack is built from its sources, without a word."""
    file = sources / COMPILED / "harbour.pack"
    damaged = harm(file.read_bytes())
    if vouched:
        put(sources, damaged)
    else:
        file.write_bytes(damaged)

    assert is_built(load_pack("harbour")[1])


@pytest.mark.slow
def test_a_missing_file_is_no_hindrance(sources: Path) -> None:
    """The pack is built from its sources; so it is without an index."""
    (sources / COMPILED / "harbour.pack").unlink()
    assert is_built(load_pack("harbour")[1])

    (sources / INDEX).unlink()
    assert is_built(load_pack("harbour")[1])
    assert playable() == ["harbour"]


@pytest.mark.slow
@pytest.mark.parametrize("other", ["wandering-sea", "airfield"])
def test_a_file_of_another_pack_is_not_believed(other: str, sources: Path) -> None:
    """Though it is sound, of this engine, and vouched for."""
    put(sources, (sources / COMPILED / f"{other}.pack").read_bytes())

    assert is_built(load_pack("harbour")[1])


@pytest.mark.slow
@pytest.mark.parametrize("changes", [{"digest": "0" * 16}, {"version": "2"}, {"hash": ""}, {"size": 1}])
def test_an_index_that_does_not_fit_its_file_is_not_believed(changes: dict[str, object], sources: Path) -> None:
    """Each of them alone is enough."""
    change_entry(sources, **changes)

    assert is_built(load_pack("harbour")[1])


@pytest.mark.slow
def test_a_game_that_is_none_is_not_offered(sources: Path) -> None:
    """A pack of a game that this engine does not know is neither listed nor loaded, though its file is there."""
    change_entry(sources, game="air")

    assert playable() == ["wandering-sea", "airfield", "lifted-north"]
    with pytest.raises(UnknownPack, match="expected a pack among wandering-sea, airfield, lifted-north, own-sea, own"):
        load_pack("harbour")


@pytest.mark.slow
@pytest.mark.parametrize("stamp", ["", "0" * 32])
def test_an_index_of_another_engine_is_not_believed(stamp: str, sources: Path) -> None:
    """Its packs are listed, and built from their sources."""
    whole = read_index((sources / INDEX).read_bytes())
    (sources / INDEX).write_bytes(index_bytes(replace(whole, stamp=stamp)))

    assert is_built(load_pack("harbour")[1])
    assert playable() == ["harbour", "wandering-sea", "airfield", "lifted-north"]


@pytest.mark.slow
def test_a_file_of_another_engine_is_not_believed(
    built: dict[str, PackFrame], sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where index and hash vouch for it, its checksum knows the engine that made it."""
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(compiled, "build_stamp", lambda: "0" * 32)
        foreign = compiled.encoded(built["harbour"])
    put(sources, foreign)

    assert is_built(load_pack("harbour")[1])
    with pytest.raises(BrokenPack, match="compiled by this very engine"):
        load_compiled(foreign, "sea")


@pytest.mark.slow
def test_a_fetched_pack_is_read_by_its_game(built: dict[str, PackFrame], shelf: Path) -> None:
    """The bytes are enough; those of another game, and a game that is none, are refused with a sentence."""
    data = (shelf / COMPILED / "harbour.pack").read_bytes()

    assert load_compiled(data, "sea") == built["harbour"]
    with pytest.raises(BrokenPack, match="expected an undamaged pack of the game skies"):
        load_compiled(data, "skies")
    with pytest.raises(UnknownPack, match="expected a game among sea, skies, got 'air'"):
        load_compiled(data, "air")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x80",
        b"\xc1",
        b"\x81\xa2id\x05",
        b"\x81\xa2id\xa2\xff\xfe",
        b"\x81" * 5000,
        b"\xdd\xff\xff\xff\xff",
        b"\x81\xa6supply\xdf\xff\xff\xff\xff",
        b"\x81\xa7endings\xdd\xff\xff\xff\xff",
    ],
)
def test_bytes_that_are_no_pack_are_refused(body: bytes) -> None:
    """Whatever the checksum says: other types, no text, endless nesting, lengths that no memory holds."""
    data = compiled._checksum(body, SUPPORTED_GAMES["sea"].pack) + body

    with pytest.raises(BrokenPack, match="expected an undamaged pack of the game sea"):
        load_compiled(data, "sea")
