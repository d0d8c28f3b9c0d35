"""The presenters: one for each game and language, made once; each game's is imported when it is first asked for."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import Any

from ..languages import Lang
from .party.presenter import Presenter

GAMES = ("sea", "skies")
"""The games that have a presenter."""


class Presenters(Mapping[str, type[Presenter[Any]]]):
    """The classes of presenters by their games."""

    def __getitem__(self, game: str) -> type[Presenter[Any]]:
        if game == "sea":
            from .sea.presenter import SeaPresenter

            return SeaPresenter
        if game == "skies":
            from .skies.presenter import SkiesPresenter

            return SkiesPresenter
        raise KeyError(game)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


PRESENTERS = Presenters()
"""The presenter of each game."""


@functools.cache
def presenter_of(game: str, lang: Lang = "en") -> Presenter[Any]:
    """The presenter of a game in a language."""
    return PRESENTERS[game](lang)
