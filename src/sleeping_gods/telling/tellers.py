"""The tellers: one for each game and language, made once."""

from __future__ import annotations

import functools
from typing import Any

from ..languages import Lang
from .party.teller import Teller
from .sea.teller import SeaTeller
from .skies.teller import SkiesTeller

TELLERS: dict[str, type[Teller[Any]]] = {"sea": SeaTeller, "skies": SkiesTeller}


@functools.cache
def teller_of(game: str, lang: Lang = "en") -> Teller[Any]:
    """The teller of a game in a language."""
    return TELLERS[game](lang)
