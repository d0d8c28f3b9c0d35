"""The engine as a page's worker runs it: Pyodide, the standard modules and our own compiled, the worlds."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import tempfile
from pathlib import Path
from typing import Any

from ..campaign.build_stamp import PROGRAM
from ..campaign.shipping import write_shipped
from ..content.index import COMPILED
from ..reference.languages import BOOK_LANGS
from .engine_modules import PROGRAM as NAME
from .engine_modules import engine_modules
from .site_file import BASE, LANG, WORLD, SiteFile, hashed_name
from .tools import CLONE, SCRIPTS, msgspec_wheel, node, pyodide_folder

ROOT = "/lib/engine"
"""Where the engine lies for the worker's Python."""
STDLIB = "python_stdlib.zip"
ARCHIVES = (STDLIB, "engine.zip", "msgspec.zip")
"""What is compiled."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files of Pyodide that go along as they are."""
LOCKED = "pyodide-lock.json"
NOT_OURS = ("client", "commands")
"""How files of words begin that the page has from elsewhere, or that no page needs."""
PLAYS = (("harbour", "en"), ("airfield", "fr"))
"""What is played to see which standard modules are used."""
CHOICES = 40
_COMPILED = re.compile(rf"packs/{COMPILED}/(?P<world>[a-z0-9-]+)(?:\.(?P<lang>[a-z]{{2,3}}))?\.[a-z]+")


def engine_files() -> list[SiteFile]:
    """All files of the engine, with everything in their names or folders that changes when they do."""
    pyodide = pyodide_folder()
    with tempfile.TemporaryDirectory() as temporary:
        shipped = Path(temporary)
        write_shipped(shipped)
        of_worlds, of_base = _sorted(shipped)
        archives = _archives(pyodide, {**of_base, **{path: file for path, file, _, _ in of_worlds}}, {*of_base})
        runtime = {name: (pyodide / name).read_bytes() for name in RUNTIME}
        runtime[STDLIB] = archives.pop(STDLIB)
        runtime[LOCKED] = _empty_lock(pyodide / LOCKED)
        stamp = hashlib.sha256(b"".join(map(bytes.fromhex, map(_hash, runtime.values())))).hexdigest()[:12]
        files = [SiteFile(f"engine/{stamp}/{name}", data, BASE) for name, data in runtime.items()]
        for name, data in archives.items():
            files.append(SiteFile(hashed_name("engine", name, data), data, BASE, unpack=ROOT))
        for path, file, world, lang in of_worlds:
            data = file.read_bytes()
            place = hashed_name("worlds", file.name, data)
            files.append(SiteFile(place, data, LANG if lang else WORLD, world, lang, put=f"{ROOT}/{path}"))
    return files


def _sorted(shipped: Path) -> tuple[list[tuple[str, Path, str, str]], dict[str, Path]]:
    """The files of worlds with their worlds and languages, and all files of the base, by their paths in the engine."""
    of_worlds: list[tuple[str, Path, str, str]] = []
    of_base = {**engine_modules().files, **_data_files()}
    for file in sorted(path for path in shipped.rglob("*") if path.is_file()):
        path = file.relative_to(shipped).as_posix()
        if match := _COMPILED.fullmatch(path):
            of_worlds.append((f"{NAME}/{path}", file, match["world"], match["lang"] or ""))
        else:
            of_base[f"{NAME}/{path}"] = file
    return of_worlds, of_base


def _data_files() -> dict[str, Path]:
    """The words of all languages, and what the engine reads of the rules."""
    words = [file for file in PROGRAM.glob("words/*/*.ftl") if not file.name.startswith(NOT_OURS)]
    rules = [PROGRAM / "rules" / "titles.json"]
    rules += [PROGRAM / "rules" / "entries" / f"search.{lang}.toml" for lang in BOOK_LANGS]
    return {
        f"{NAME}/{file.relative_to(PROGRAM).as_posix()}": file for file in sorted([*words, *rules]) if file.is_file()
    }


def _archives(pyodide: Path, files: dict[str, Path], packed: set[str]) -> dict[str, bytes]:
    """What Node plays and compiles; the same files are compiled once."""
    job = {
        "pyodide": str(pyodide),
        "root": ROOT,
        "files": {path: str(file) for path, file in files.items()},
        "packed": sorted(packed),
        "wheel": str(msgspec_wheel()),
        "standard": engine_modules().standard,
        "stdlib": "/lib/python314.zip",
        "trial": str(PROGRAM / "site" / "trial_play.py"),
        "plays": PLAYS,
        "choices": CHOICES,
    }
    kept = CLONE / "build" / "engines" / _key(job)
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as temporary:
            out = Path(temporary) / "out"
            out.mkdir()
            (Path(temporary) / "job.json").write_text(json.dumps({**job, "out": str(out)}), encoding="utf-8")
            node("compile.mjs", str(Path(temporary) / "job.json"))
            with contextlib.suppress(OSError):  # another build was quicker
                out.rename(kept)
    return {name: (kept / name).read_bytes() for name in ARCHIVES}


def _key(job: dict[str, Any]) -> str:
    """A hash over all that the archives depend on."""
    hashed = hashlib.sha256(json.dumps([job["packed"], job["standard"], PLAYS, CHOICES]).encode())
    used = [job["wheel"], job["trial"], *job["files"].values(), *sorted(map(str, SCRIPTS.glob("compile*")))]
    for file in (f"{job['pyodide']}/package.json", *used):
        hashed.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return hashed.hexdigest()[:16]


def _empty_lock(lock: Path) -> bytes:
    """Pyodide's list of packages, without any: nothing is ever fetched from elsewhere."""
    return json.dumps({"info": json.loads(lock.read_bytes())["info"], "packages": {}}).encode()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
