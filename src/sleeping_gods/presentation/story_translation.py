"""Loads the translation of a pack's story into a localizer."""

from __future__ import annotations

import contextlib

from ..campaign.errors import UnknownPack
from ..campaign.games import translated
from ..kernel.game import PackInfo
from ..languages import ENGLISH
from .localizer import Localizer
from .party.pack_cache import forget


def load_translation(localizer: Localizer, pack: PackInfo, name: str) -> None:
    """Let a localizer read the story of a pack, which lies under a name, in its language, as far as it is written."""
    if localizer.lang != ENGLISH:
        with contextlib.suppress(UnknownPack):  # a pack that is not at hand any more is told as it was written
            if localizer.set_translation(pack, translated(name, localizer.lang)):
                forget(pack.digest, localizer.lang)
