"""Teaching a voice the story of a pack in its language."""

from __future__ import annotations

import contextlib

from ..campaign.errors import UnknownPack
from ..campaign.games import translated
from ..kernel.game import PackInfo
from ..languages import ENGLISH
from .party.kept import forget
from .voice import Voice


def teach(voice: Voice, pack: PackInfo, name: str) -> None:
    """Let a voice read the story of a pack, which lies under a name, in its language, as far as it is written."""
    if voice.lang != ENGLISH:
        with contextlib.suppress(UnknownPack):  # a pack that is not at hand any more is told as it was written
            if voice.learn(pack, translated(name, voice.lang)):
                forget(pack.digest, voice.lang)
