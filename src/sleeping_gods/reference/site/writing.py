"""Writes a site into a folder: touches no files of others, and can be repeated after an interruption."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from errno import EEXIST
from pathlib import Path, PurePosixPath

FILE_LIST = "files.json"
"""What the site consists of: for the service worker, and for the next time it is written."""
MAX_BYTES = 1024 * 1024
"""More of a list is not read, and no list of ours is as long: ours name some thousands of files."""
MADE_BY = "sleeping-gods rules"
"""In our list of files, so that a list of somebody else's is not taken for it."""
SERVICE_WORKER = "service-worker.js"
"""Written last: a folder that has it is whole."""


def write_site(folder: Path, files: Mapping[str, bytes], offline: Iterable[str]) -> int:
    """Write files into an empty folder or over an earlier site, deleting its other files; returns how many."""
    before = earlier_files(folder)
    if before is None and folder.exists() and any(folder.iterdir()):
        raise FileExistsError(EEXIST, "expected an empty folder or an earlier site", str(folder))
    for path in files:
        _refuse_links(folder, path)
    (folder / SERVICE_WORKER).unlink(missing_ok=True)
    listed = {"made": MADE_BY, "files": list(offline), "all": sorted(files)}
    _write(folder / FILE_LIST, json.dumps(listed, indent=0).encode())
    for path in sorted({*(before or ())} - {*files, FILE_LIST}):
        _refuse_links(folder, path)
        (folder / path).unlink(missing_ok=True)
    for path, data in files.items():
        if path != SERVICE_WORKER:
            _write(folder / path, data)
    _write(folder / SERVICE_WORKER, files[SERVICE_WORKER])
    return len(files) + 1  # the list of them


def is_whole(folder: Path) -> bool:
    """Whether a site was completely written here."""
    return (folder / SERVICE_WORKER).is_file() and earlier_files(folder) is not None


def earlier_files(folder: Path) -> list[str] | None:
    """The files of the site written here; None if there is no list of ours."""
    try:
        with (folder / FILE_LIST).open("rb") as file:
            listed = json.loads(file.read(MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(listed, dict) or listed.get("made") != MADE_BY or not isinstance(listed.get("all"), list):
        return None
    return [path for path in listed["all"] if isinstance(path, str) and _stays_inside(path)]


def _stays_inside(path: str) -> bool:
    """Whether a path of a list leads to a file below the folder."""
    parts = path.split("/")
    return not path.startswith("/") and ".." not in parts and any(part not in ("", ".") for part in parts)


def _refuse_links(folder: Path, path: str) -> None:
    """Refuse a symbolic link, which could lead outside the site."""
    place = folder
    for part in PurePosixPath(path).parts:
        place = place / part
        if place.is_symlink():
            raise FileExistsError(EEXIST, "expected no symbolic link inside the folder of the site", str(place))


def _write(path: Path, data: bytes) -> None:
    """Write a file and the folders that it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
