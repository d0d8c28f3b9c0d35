"""Writes the whole site into a folder: any file server can serve it, and its page then plays without a server."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from .. import __version__
from ..reference.site.building import build_site as build_rules
from .compressed_copies import write_copies
from .engine_files import ROOT, engine_files
from .errors import CannotBuildSite
from .site_file import BASE, PAGE, PICTURES, SiteFile, hashed_name
from .static_answers import PLATES_FOLDER, maps, plates, rule_entries, words_and_packs
from .transfer_sizes import transfer_sizes

BUILT_PAGE = Path(__file__).resolve().parent / "page"
"""The page as Vite has built it (``npm run site-page``)."""
LICENCES = Path(__file__).resolve().parent / "licences.txt"
"""What of others a site takes along, and under which licences."""
MANIFEST = "engine.json"
"""The list of all files: written last, so that a page never sees a build that is not whole."""
WORKER = "sw.js"
"""The page's service worker: a browser looks for a new one by itself, so it is not in the list."""
PICTURES_FOLDER = "assets/pictures/"
"""Where pictures lie: hundreds of files that a page fetches one by one, and keeps as one archive, which is listed."""
BUILD_PLACEHOLDER = b"__BUILD__"
"""What stands in the service worker for the build's id."""
BUILD_ID_LENGTH = 16
"""Hexadecimal digits of it."""
Progress = Callable[[str, int], None]
"""Is told the name of a step, and how many files it made."""


def build_site(
    folder: Path, progress: Progress, *, rules: bool = True, compressed: bool = False, page: Path = BUILT_PAGE
) -> dict[str, object]:
    """Write the site; returns the manifest. With ``compressed``, also pre-compressed copies of the files."""
    if not (page / "play.html").is_file():
        raise CannotBuildSite(f"expected the page at {page.name}/play.html, which is not built; run: make site")
    if folder.exists() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise CannotBuildSite(f"expected an empty folder or a site, got {folder}, which holds other files")
    files = _made_files(page, progress)
    build = _build_id(files)
    _write(folder, [_stamped(file, build) for file in files])
    if rules:
        build_rules(folder / "rules")
        progress("rules", len(_files_in(folder / "rules")))
    manifest = _manifest(folder, build, [file for file in files if _is_listed(file)])
    if compressed:
        paths = [_path_in(folder, path) for path in _files_in(folder) if path.suffix != ".png"]
        write_copies(folder, paths)
        progress("compressed", len(paths))
    (folder / MANIFEST).write_text(json.dumps(manifest, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")
    return manifest


def _made_files(page: Path, progress: Progress) -> list[SiteFile]:
    """Every file of the site that is not made of others."""
    steps: dict[str, Callable[[], Iterable[SiteFile]]] = {
        "engine": engine_files,
        "words": words_and_packs,
        "maps": maps,
        "plates": plates,
        "entries": rule_entries,
        "page": lambda: (SiteFile(_path_in(page, path), path.read_bytes(), PAGE) for path in _files_in(page)),
    }
    files: list[SiteFile] = []
    for name, make_files in steps.items():
        of_step = [*make_files()]
        files += of_step
        progress(name, len(of_step))
    pictures = [file for file in files if file.part == PAGE and file.path.startswith(PICTURES_FOLDER)]
    return [*files, SiteFile(LICENCES.name, LICENCES.read_bytes(), PAGE), _picture_archive(pictures)]


def _path_in(folder: Path, path: Path) -> str:
    """A path as it is within a folder, with slashes on every system."""
    return path.relative_to(folder).as_posix()


def _is_listed(file: SiteFile) -> bool:
    """Whether the manifest has a file; a page finds the others by itself."""
    return file.path != WORKER and not file.path.startswith((PICTURES_FOLDER, PLATES_FOLDER))


def _picture_archive(files: list[SiteFile]) -> SiteFile:
    """All pictures as one uncompressed archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for file in files:
            archive.writestr(zipfile.ZipInfo(file.path.removeprefix(PICTURES_FOLDER)), file.data)
    data = buffer.getvalue()
    return SiteFile(hashed_name("assets", "pictures.zip", data), data, PICTURES)


def write_engine(folder: Path) -> None:
    """Write only the engine and the packs with a manifest: what Node needs to play."""
    files = engine_files()
    _write(folder, files)
    rows = {"runtime": _runtime(files), "path": [ROOT], "files": [file.row() for file in files]}
    (folder / MANIFEST).write_text(json.dumps(rows), encoding="utf-8")


def _runtime(files: list[SiteFile]) -> str:
    """The folder of Pyodide in the site."""
    path = next(file.path for file in files if file.part == BASE and file.path.endswith("/pyodide.mjs"))
    return path.removesuffix("pyodide.mjs")


def _files_in(folder: Path) -> list[Path]:
    """All files of a folder and of those in it, sorted."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _write(folder: Path, files: list[SiteFile]) -> None:
    """Write the files into a folder, and remove files of an earlier build."""
    if folder.exists():
        for entry in folder.iterdir():
            if entry.is_dir():
                shutil.rmtree(entry)
            else:
                entry.unlink()
    for file in files:
        place = folder / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(file.data)


def _build_id(files: list[SiteFile]) -> str:
    """The build's id, a hash over all files."""
    listing = "".join(f"{file.path} {file.hash}\n" for file in files)
    return hashlib.sha256(listing.encode()).hexdigest()[:BUILD_ID_LENGTH]


def _stamped(file: SiteFile, build: str) -> SiteFile:
    """The service worker with the build's id in it, so that browsers notice a new build; other files unchanged."""
    return replace(file, data=file.data.replace(BUILD_PLACEHOLDER, build.encode())) if file.path == WORKER else file


def _manifest(folder: Path, build: str, files: list[SiteFile]) -> dict[str, object]:
    """What the page reads first: the build, and all files with their sizes."""
    sizes = transfer_sizes(folder, files)
    return {
        "build": build,
        "version": __version__,
        "runtime": _runtime(files),
        "path": [ROOT],
        "files": [{**file.row(), **sizes[file.hash]} for file in files],
    }
