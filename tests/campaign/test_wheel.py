"""The wheel: what it ships plays as the checkout does, without the packs' sources, and without its own."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

import sleeping_gods
from sleeping_gods.campaign.build_stamp import stamp_of
from sleeping_gods.campaign.games import playable

pytestmark = pytest.mark.slow

PROGRAM = Path(sleeping_gods.__file__).parent
HOUSE = PROGRAM.parent.parent
WITHOUT_TEXTS = {"lifted-north", "wandering-sea"}
"""The worlds that a wheel has compiled only."""
TOUCHED = """
import json, os, sys
touched = []
def watch(event, words):
    if event in ("open", "os.scandir", "os.listdir") and isinstance(words[0], (str, os.PathLike)):
        touched.append(os.fspath(words[0]))
sys.addaudithook(watch)
"""
PLAY = f"""{TOUCHED}
import sleeping_gods
from sleeping_gods.campaign import games
from sleeping_gods.campaign.build_stamp import build_stamp
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.kernel.state import state_hash
names, played = games.playable(), {{}}
for name in names:
    game, pack = games.load_pack(name)
    setup = games.setup_for(game, pack, ("Ada", "Ben"), {{}})
    table, luck = game.set_up(pack, setup), Luck(7)
    hashes = [pack.digest, state_hash(table)]
    for _ in range(250):
        if not table.agenda:
            table = game.set_up(pack, setup)
        apply(table, luck.pick(options(table)))
        hashes.append(state_hash(table))
    played[name] = hashes
packs = os.path.join(os.path.dirname(sleeping_gods.__file__), "packs") + os.sep
print(json.dumps({{
    "file": sleeping_gods.__file__,
    "stamp": build_stamp(),
    "played": played,
    "touched": sorted({{path[len(packs):] for path in touched if path.startswith(packs)}}),
}}))
"""
LIST = f"""{TOUCHED}
import contextlib, io
from sleeping_gods.cli import main
with contextlib.redirect_stdout(io.StringIO()) as said:
    main(["pack", "list"])
print(json.dumps([said.getvalue(), [path for path in touched if path.endswith((".toml", ".pack", ".json"))]]))
"""
BUILDS = """
import json
import sleeping_gods.campaign.games as games
parse, built = games.parse, []
games.parse = lambda *words: (built.append(1), parse(*words))[1]
refused = []
for name in games.playable():
    try:
        games.load_pack(name)
    except games.PackFileMissing:
        refused.append(name)
print(json.dumps([len(built), refused]))
"""


def run(program: Path, script: str, cache: Path) -> Any:
    """What a script says with the program that lies in a folder, and with a cache of its own."""
    environment = {**os.environ, "PYTHONPATH": str(program), "XDG_CACHE_HOME": str(cache)}
    said = subprocess.run([sys.executable, "-B", "-c", script], env=environment, capture_output=True, check=True)
    return json.loads(said.stdout)


def build(target: str, house: Path, folder: Path) -> Path:
    """The wheel or the source archive of a house."""
    words = [sys.executable, "-B", "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(words, cwd=house, capture_output=True, check=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return build("wheel", HOUSE, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program from the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)  # noqa: S202  # our own
    return folder


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """How the checkout plays."""
    return run(PROGRAM.parent, PLAY, tmp_path_factory.mktemp("cache"))


@pytest.fixture
def copy(installed: Path, tmp_path: Path) -> Path:
    """An installed program that may be changed."""
    return Path(shutil.copytree(installed, tmp_path / "copy"))


def test_the_wheel_plays_as_the_checkout_and_opens_no_source_of_a_pack(
    here: Any, installed: Path, tmp_path: Path
) -> None:
    """Digests and states are the same, hash by hash; the index and the chosen packs are all that is touched."""
    there = run(installed, PLAY, tmp_path / "cache")

    assert there["file"] == str(installed / "sleeping_gods" / "__init__.py")
    assert there["played"] == here["played"]
    assert {len(hashes) for hashes in there["played"].values()} == {252}
    assert there["touched"] == [*(f"compiled/{name}.pack" for name in sorted(playable())), "index.json"]
    assert not (tmp_path / "cache").exists()
    assert "harbour/pack.toml" in here["touched"], "the watch would see a source that is opened"


@pytest.mark.long
def test_the_wheel_lists_its_packs_by_their_index_alone(installed: Path, tmp_path: Path) -> None:
    """It says the same as the checkout, which has to read them."""
    said, touched = run(installed, LIST, tmp_path / "cache")

    assert said == run(PROGRAM.parent, LIST, tmp_path / "other")[0]
    assert said.count("\n") == len(playable())
    assert touched == [str(installed / "sleeping_gods" / "packs" / "index.json")]


def test_the_wheel_is_small(wheel: Path) -> None:
    """At most 20.5 MB with its plates: the texts of the large worlds, which come compiled, are not in it."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    texts = {
        name.split("/")[2]
        for name in names
        if name.startswith("sleeping_gods/packs/") and name.endswith((".md", ".plate", ".solids", "pack.toml"))
    }

    assert wheel.stat().st_size <= 20_500_000
    assert {*playable()} - texts == WITHOUT_TEXTS
    for world in WITHOUT_TEXTS:
        assert f"sleeping_gods/packs/{world}/plates/drawn/cover.png" in names


@pytest.mark.parametrize("command", ["lint", "fmt", "plates --check", "play", "words"])
def test_a_command_for_authors_says_that_the_texts_are_not_installed(command: str, elsewhere: Path) -> None:
    """It names the pack and what to do."""
    words, _, rest = command.partition(" ")
    said = subprocess.run(
        [str(elsewhere / "bin" / "sleeping-gods"), "pack", words, "wandering-sea", *rest.split()],
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.returncode == 2
    assert "wandering-sea is installed without them" in said.stderr


def test_the_wheel_brings_the_art_of_the_maps(installed: Path) -> None:
    """Pictures, palettes and waters are read from their files whenever a map is drawn."""
    packs = "sleeping_gods/packs"
    there = {file.relative_to(installed / packs).as_posix() for file in installed.glob(f"{packs}/*/art/**/*.*")}

    assert there == {file.relative_to(PROGRAM / "packs").as_posix() for file in PROGRAM.glob("packs/*/art/**/*.*")}
    assert "wandering-sea/art/waters/steps.svg" in there


def test_the_stamp_of_the_wheel_is_that_of_its_sources(here: Any, installed: Path) -> None:
    """What was written when it was built is what its files, and those of the checkout, are hashed to."""
    stamp = (installed / "sleeping_gods" / "BUILD").read_text().strip()

    assert stamp == stamp_of(installed / "sleeping_gods") == stamp_of(PROGRAM) == here["stamp"]


@pytest.mark.long
def test_without_its_sources_the_program_plays_the_same(here: Any, copy: Path, tmp_path: Path) -> None:
    """Compiled modules alone know their stamp from its file, and load packs that have no sources either."""
    subprocess.run([sys.executable, "-m", "compileall", "-q", "-b", str(copy)], check=True)
    for file in (*copy.rglob("*.py"), *copy.rglob("packs/*/pack.toml"), *copy.rglob("packs/*/box.toml")):
        file.unlink()

    there = run(copy, PLAY, tmp_path / "cache")

    assert there["file"] == str(copy / "sleeping_gods" / "__init__.pyc")
    assert (there["stamp"], there["played"]) == (here["stamp"], here["played"])


@pytest.mark.long
def test_without_its_stamp_a_program_without_sources_knows_itself_from_another(copy: Path) -> None:
    """Compiled modules are hashed where they stand for the sources; so no two engines have the same stamp."""
    (copy / "sleeping_gods" / "BUILD").unlink()
    subprocess.run([sys.executable, "-m", "compileall", "-q", "-b", str(copy)], check=True)
    for file in copy.rglob("*.py"):
        file.unlink()
    before = stamp_of(copy / "sleeping_gods")

    code = copy / "sleeping_gods" / "skies" / "chapters" / "clock.pyc"
    code.write_bytes(code.read_bytes() + b"\0")

    assert stamp_of(copy / "sleeping_gods") not in (before, stamp_of(copy / "nowhere"))


def test_the_wheel_brings_the_table_in_the_browser(installed: Path) -> None:
    """The page, its script, its letters and its icons, as they were built: a player needs no Node."""
    built, brought = (folder / "web" / "table" for folder in (PROGRAM, installed / "sleeping_gods"))
    files = sorted(file.relative_to(built) for file in built.rglob("*") if file.is_file())

    assert {file.suffix for file in files} >= {".html", ".js", ".css", ".woff2", ".svg"}
    assert [(brought / file).read_bytes() for file in files] == [(built / file).read_bytes() for file in files]


@pytest.fixture(scope="module")
def elsewhere(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the program from the wheel and with its dependencies, but without the checkout."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, with_pip=False, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "installed.pth").write_text(f"{installed}\n{sysconfig.get_path('purelib')}\n")
    program = folder / "bin" / "sleeping-gods"
    program.write_text(f"#!{folder}/bin/python\nfrom sleeping_gods.cli import main\nraise SystemExit(main())\n")
    program.chmod(0o755)
    return folder


def test_the_wheel_opens_its_tables_in_a_clean_environment(elsewhere: Path) -> None:
    """`sleeping-gods play` serves the page, and the first decision of each world is taken over the socket."""
    words = [sys.executable, str(HOUSE / "tools" / "first_decision.py"), str(elsewhere / "bin" / "sleeping-gods")]
    said = subprocess.run(words, capture_output=True, text=True, check=False)

    assert said.returncode == 0, said.stderr
    assert [line.partition(":")[0] for line in said.stdout.splitlines()] == [*playable(), "own-sea", "own-skies"]


@pytest.mark.parametrize("typed", [True, False])
def test_the_example_of_the_engine_is_typed_in_another_project(typed: bool, elsewhere: Path, copy: Path) -> None:
    """`mypy --strict` finds nothing wrong with it where the wheel is installed; without py.typed it would."""
    (packages,) = elsewhere.glob("lib/python*/site-packages")
    path = (packages / "installed.pth").read_text()
    marker = copy / "sleeping_gods" / "py.typed"
    if not typed:
        marker.unlink()
    example = copy.parent / "example.py"
    page = (HOUSE / "docs" / "engine.md").read_text(encoding="utf-8")
    example.write_text(page.partition("```python\n")[2].partition("```")[0])
    words = [
        "--strict",
        "--config-file=",
        "--cache-dir",
        str(copy.parent),
        "--python-executable",
        f"{elsewhere}/bin/python",
    ]
    try:
        (packages / "installed.pth").write_text(f"{copy}\n")
        said = subprocess.run(
            [sys.executable, "-m", "mypy", *words, str(example)],
            cwd=copy.parent,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        (packages / "installed.pth").write_text(path)

    assert ("missing library stubs or py.typed marker" in said.stdout) is not typed, said.stdout
    assert (said.returncode == 0) is typed


def test_a_wheel_without_the_table_is_not_built(tmp_path: Path) -> None:
    """The hook says what to run."""
    hook = _hook()
    made = hook.ShippedPacks(str(tmp_path), {}, None, None, "", "wheel")

    with pytest.raises(FileNotFoundError, match="run: make client"):
        made.initialize("standard", {"force_include": {}})


@pytest.mark.long
@pytest.mark.parametrize("stamped", ["forged", "built", "checkout"])
def test_packs_compiled_by_another_engine_are_not_believed(stamped: str, copy: Path, tmp_path: Path) -> None:
    """One character of the engine is another: each pack is built anew, even if the index claims its stamp.

    A large world, whose texts are not there, is refused.
    """
    assert run(copy, BUILDS, tmp_path / "cache") == [0, []]
    program = copy / "sleeping_gods"
    code = program / "skies" / "chapters" / "clock.py"
    code.write_text(code.read_text().replace("SPACES = 5", "SPACES = 6"))
    before = (program / "BUILD").read_text().strip()
    after = stamp_of(program)
    assert after != before

    if stamped == "checkout":
        (program / "BUILD").unlink()
    else:
        (program / "BUILD").write_text(after)
    if stamped == "forged":
        index = program / "packs" / "index.json"
        index.write_text(index.read_text().replace(before, after))

    refused = [name for name in playable() if name in WITHOUT_TEXTS]
    assert run(copy, BUILDS, tmp_path / "cache") == [len(playable()) - len(refused), refused]


@pytest.mark.long
def test_the_source_archive_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """Byte by byte, and so does building it twice."""
    with tarfile.open(build("sdist", HOUSE, tmp_path / "archive")) as packed:
        packed.extractall(tmp_path, filter="data")
    (house,) = tmp_path.glob("sleeping_gods-*")

    again = build("wheel", house, tmp_path / "again")

    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()
    assert not (house / "src" / "sleeping_gods" / "packs" / "index.json").exists()


def _hook() -> Any:
    """The hook of the build, as a module."""
    spec = importlib.util.spec_from_file_location("hatch_build", HOUSE / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    return hook


def test_a_checkout_ships_nothing() -> None:
    """Neither a wheel nor an editable install writes beside the sources, which would then be stale."""
    hook = _hook()
    data: dict[str, Any] = {"force_include": {}}
    made = hook.ShippedPacks(str(HOUSE), {}, None, None, "", "wheel")

    made.initialize("editable", data)
    made.finalize("editable", data, "")

    assert data == {"force_include": {}}
    assert not [name for name in ("BUILD", "packs/index.json", "packs/compiled") if (PROGRAM / name).exists()]
