"""The presenters: one for each game and language, made once."""

from __future__ import annotations

import functools
from typing import Any

from ..languages import Lang
from .party.presenter import Presenter
from .sea.presenter import SeaPresenter
from .skies.presenter import SkiesPresenter

PRESENTERS: dict[str, type[Presenter[Any]]] = {"sea": SeaPresenter, "skies": SkiesPresenter}


@functools.cache
def presenter_of(game: str, lang: Lang = "en") -> Presenter[Any]:
    """The presenter of a game in a language."""
    return PRESENTERS[game](lang)
