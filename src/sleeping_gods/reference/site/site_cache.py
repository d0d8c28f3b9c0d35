"""The rules site in the user's cache, built again whenever the program has changed."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from ...campaign.user_cache import user_cache
from .building import build_site
from .writing import earlier_files, is_whole

PROGRAM = Path(__file__).resolve().parents[2]


def cached_site() -> Path:
    """The folder of an up-to-date site; older ones are deleted."""
    shelf = site_folder_path()
    if not is_whole(shelf):
        build_site(shelf)
    for other in shelf.parent.iterdir():
        if other != shelf and not other.is_symlink() and earlier_files(other) is not None:
            shutil.rmtree(other, ignore_errors=True)
    return shelf


def site_folder_path() -> Path:
    """The folder of this program's site, built or not."""
    return user_cache("rules") / _program_hash()


def _program_hash() -> str:
    """A hash over the name, size and time of every file of the program."""
    state = hashlib.sha256()
    for path in sorted(PROGRAM.rglob("*.*")):
        if path.suffix != ".pyc" and path.is_file():
            about = path.stat()
            state.update(f"{path.relative_to(PROGRAM)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return state.hexdigest()[:16]
