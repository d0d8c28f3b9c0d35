"""The rules site in the user's cache, built again whenever the program has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from ...campaign.user_cache import user_cache
from ..program_state import program_hash
from .building import build_site
from .writing import earlier_files, is_whole


def cached_site() -> Path:
    """The folder of an up-to-date site; older ones are deleted."""
    folder = site_folder_path()
    if not is_whole(folder):
        build_site(folder)
    for other in folder.parent.iterdir():
        if other != folder and not other.is_symlink() and earlier_files(other) is not None:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def site_folder_path() -> Path:
    """The folder of this program's site, built or not."""
    return user_cache("rules") / program_hash()
