"""The engine as files for the page's worker: Pyodide, standard and own modules compiled, packs."""

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
PACKAGE_LOCK = "pyodide-lock.json"
NOT_OURS = ("client", "commands")
"""How files of words begin that the page has from elsewhere, or that no page needs."""
TRIAL_PLAYS = (("harbour", "en"), ("airfield", "fr"))
"""What is played to see which standard modules are used."""
TRIAL_CHOICES = 40
_COMPILED = re.compile(rf"packs/{COMPILED}/(?P<world>[a-z0-9-]+)(?:\.(?P<lang>[a-z]{{2,3}}))?\.[a-z]+")


def engine_files() -> list[SiteFile]:
    """All files of the engine; each path contains a hash of what the file depends on."""
    pyodide = pyodide_folder()
    with tempfile.TemporaryDirectory() as temporary:
        shipped = Path(temporary)
        write_shipped(shipped)
        of_worlds, of_base = _split_shipped(shipped)
        archives = _archives(pyodide, {**of_base, **{path: file for path, file, _, _ in of_worlds}}, {*of_base})
        runtime = {name: (pyodide / name).read_bytes() for name in RUNTIME}
        runtime[STDLIB] = archives.pop(STDLIB)
        runtime[PACKAGE_LOCK] = _empty_lock(pyodide / PACKAGE_LOCK)
        stamp = hashlib.sha256(b"".join(map(bytes.fromhex, map(_hash, runtime.values())))).hexdigest()[:12]
        files = [SiteFile(f"engine/{stamp}/{name}", data, BASE) for name, data in runtime.items()]
        for name, data in archives.items():
            files.append(SiteFile(hashed_name("engine", name, data), data, BASE, unpack=ROOT))
        for path, file, world, lang in of_worlds:
            data = file.read_bytes()
            place = hashed_name("worlds", file.name, data)
            files.append(SiteFile(place, data, LANG if lang else WORLD, world, lang, put=f"{ROOT}/{path}"))
    return files


def _split_shipped(shipped: Path) -> tuple[list[tuple[str, Path, str, str]], dict[str, Path]]:
    """The files of packs with their pack and language, and all other files, by their paths in the engine."""
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
    """The messages of all languages, and the rule texts that the engine reads."""
    words = [file for file in PROGRAM.glob("words/*/*.ftl") if not file.name.startswith(NOT_OURS)]
    rules = [PROGRAM / "rules" / "titles.json"]
    rules += [PROGRAM / "rules" / "entries" / f"search.{lang}.toml" for lang in BOOK_LANGS]
    return {
        f"{NAME}/{file.relative_to(PROGRAM).as_posix()}": file for file in sorted([*words, *rules]) if file.is_file()
    }


def _archives(pyodide: Path, files: dict[str, Path], packed: set[str]) -> dict[str, bytes]:
    """The archives that Node compiles, cached by what they depend on."""
    job = {
        "pyodide": str(pyodide),
        "root": ROOT,
        "files": {path: str(file) for path, file in files.items()},
        "packed": sorted(packed),
        "wheel": str(msgspec_wheel()),
        "standard": engine_modules().standard,
        "stdlib": "/lib/python314.zip",
        "trial": str(PROGRAM / "site" / "trial_play.py"),
        "plays": TRIAL_PLAYS,
        "choices": TRIAL_CHOICES,
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
    """A hash over everything that the archives depend on."""
    hashed = hashlib.sha256(json.dumps([job["packed"], job["standard"], TRIAL_PLAYS, TRIAL_CHOICES]).encode())
    used = [job["wheel"], job["trial"], *job["files"].values(), *sorted(map(str, SCRIPTS.glob("compile*")))]
    for file in (f"{job['pyodide']}/package.json", *used):
        hashed.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return hashed.hexdigest()[:16]


def _empty_lock(lock: Path) -> bytes:
    """Pyodide's package list without packages, so that nothing is ever fetched."""
    return json.dumps({"info": json.loads(lock.read_bytes())["info"], "packages": {}}).encode()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
