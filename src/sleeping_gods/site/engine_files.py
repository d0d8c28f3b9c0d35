"""The engine as files for the page's worker: Pyodide, standard and own modules compiled, packs."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from ..campaign.build_stamp import PROGRAM
from ..campaign.shipping import write_shipped
from ..content.index import COMPILED
from ..reference.languages import BOOK_LANGS
from .engine_modules import PROGRAM as PACKAGE
from .engine_modules import engine_modules
from .site_file import BASE, LANG, WORLD, SiteFile, hashed_name
from .tools import CLONE, SCRIPTS, msgspec_wheel, node, pyodide_folder

ROOT = "/lib/engine"
"""Where the engine lies for the worker's Python."""
STDLIB = "python_stdlib.zip"
STDLIB_IN_WORKER = "/lib/python314.zip"
"""Where the worker's Python looks for its standard modules."""
STAMP_LENGTH = 12
"""Hexadecimal digits of the hash in the name of the runtime's folder."""
KEY_LENGTH = 16
"""Hexadecimal digits of the hash in the name of cached archives."""
ARCHIVES = (STDLIB, "engine.zip", "msgspec.zip")
"""What is compiled."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files of Pyodide that go along as they are."""
PACKAGE_LOCK = "pyodide-lock.json"
NOT_OURS = ("client", "commands")
"""How files of words begin that the page has from elsewhere, or that no page needs."""
TRIAL_PLAYS = (("harbour", "en"), ("airfield", "fr"))
"""What is played to see which standard modules are used."""
TRIAL_CHOICES = 40
_COMPILED = re.compile(rf"packs/{COMPILED}/(?P<world>[a-z0-9-]+)(?:\.(?P<lang>[a-z]{{2,3}}))?\.[a-z]+")


class WorldFile(NamedTuple):
    """A compiled file of a pack: its path in the engine, where it lies now, and its pack and language."""

    path: str
    file: Path
    world: str
    lang: str
    """Empty for the pack itself, which has no language."""


def engine_files() -> list[SiteFile]:
    """All files of the engine; each path contains a hash of what the file depends on."""
    pyodide = pyodide_folder()
    with tempfile.TemporaryDirectory() as temporary:
        shipped = Path(temporary)
        write_shipped(shipped)
        of_worlds, of_base = _split_shipped(shipped)
        world_files = {of_world.path: of_world.file for of_world in of_worlds}
        archives = _archives(pyodide, {**of_base, **world_files}, packed={*of_base})
        runtime = {name: (pyodide / name).read_bytes() for name in RUNTIME}
        runtime[STDLIB] = archives.pop(STDLIB)
        runtime[PACKAGE_LOCK] = _empty_lock(pyodide / PACKAGE_LOCK)
        stamp = hashlib.sha256(b"".join(map(bytes.fromhex, map(_hash, runtime.values())))).hexdigest()[:STAMP_LENGTH]
        files = [SiteFile(f"engine/{stamp}/{name}", data, BASE) for name, data in runtime.items()]
        for name, data in archives.items():
            files.append(SiteFile(hashed_name("engine", name, data), data, BASE, unpack=ROOT))
        for path, file, world, lang in of_worlds:
            data = file.read_bytes()
            address = hashed_name("worlds", file.name, data)
            files.append(
                SiteFile(
                    path=address, data=data, part=LANG if lang else WORLD, world=world, lang=lang, put=f"{ROOT}/{path}"
                )
            )
    return files


def _split_shipped(shipped: Path) -> tuple[list[WorldFile], dict[str, Path]]:
    """The files of packs, and all other files by their paths in the engine."""
    of_worlds: list[WorldFile] = []
    of_base = {**engine_modules().files, **_data_files()}
    for file in sorted(path for path in shipped.rglob("*") if path.is_file()):
        path = file.relative_to(shipped).as_posix()
        if match := _COMPILED.fullmatch(path):
            of_worlds.append(WorldFile(f"{PACKAGE}/{path}", file, match["world"], match["lang"] or ""))
        else:
            of_base[f"{PACKAGE}/{path}"] = file
    return of_worlds, of_base


def _data_files() -> dict[str, Path]:
    """The messages of all languages, and the rule texts that the engine reads."""
    words = [file for file in PROGRAM.glob("words/*/*.ftl") if not file.name.startswith(NOT_OURS)]
    rules = [PROGRAM / "rules" / "titles.json"]
    rules += [PROGRAM / "rules" / "entries" / f"search.{lang}.toml" for lang in BOOK_LANGS]
    return {
        f"{PACKAGE}/{file.relative_to(PROGRAM).as_posix()}": file for file in sorted([*words, *rules]) if file.is_file()
    }


def _archives(pyodide: Path, files: dict[str, Path], packed: set[str]) -> dict[str, bytes]:
    """The archives that Node compiles, cached by what they depend on; those of ``files`` in ``packed`` go into them."""
    job = {
        "pyodide": str(pyodide),
        "root": ROOT,
        "files": {path: str(file) for path, file in files.items()},
        "packed": sorted(packed),
        "wheel": str(msgspec_wheel()),
        "standard": engine_modules().standard,
        "stdlib": STDLIB_IN_WORKER,
        "trial": str(PROGRAM / "site" / "trial_play.py"),
        "plays": TRIAL_PLAYS,
        "choices": TRIAL_CHOICES,
    }
    cached = CLONE / "build" / "engines" / _key(job)
    if not cached.is_dir():
        cached.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cached.parent) as temporary:
            out = Path(temporary) / "out"
            out.mkdir()
            (Path(temporary) / "job.json").write_text(json.dumps({**job, "out": str(out)}), encoding="utf-8")
            node("compile.mjs", str(Path(temporary) / "job.json"))
            with contextlib.suppress(OSError):  # another build was quicker
                out.rename(cached)
    return {name: (cached / name).read_bytes() for name in ARCHIVES}


def _key(job: dict[str, Any]) -> str:
    """A hash over everything that the archives depend on."""
    hashed = hashlib.sha256(json.dumps([job["packed"], job["standard"], TRIAL_PLAYS, TRIAL_CHOICES]).encode())
    used = [job["wheel"], job["trial"], *job["files"].values(), *sorted(map(str, SCRIPTS.glob("compile*")))]
    for file in (f"{job['pyodide']}/package.json", *used):
        hashed.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return hashed.hexdigest()[:KEY_LENGTH]


def _empty_lock(lock: Path) -> bytes:
    """Pyodide's package list without packages, so that nothing is ever fetched."""
    return json.dumps({"info": json.loads(lock.read_bytes())["info"], "packages": {}}).encode()


def _hash(data: bytes) -> str:
    """The SHA-256 of some bytes, in hex digits."""
    return hashlib.sha256(data).hexdigest()
