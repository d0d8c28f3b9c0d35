"""The games that can be played; each is imported when first needed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel.choices import Seat
from ..kernel.errors import Bug
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.plain import Json
from ..kernel.table import Table
from ..story.frame import PackFrame
from ..story.source import PackSource

if TYPE_CHECKING:
    from ..sea.table.cards import Pack as SeaPack
    from ..skies.table.cards import Pack as SkiesPack
    from .scenario_run import Vocabulary


@dataclass(frozen=True, slots=True)
class SupportedGame:
    """A game, and how its packs are checked and built."""

    game: Game
    build: Callable[[PackSource], SeaPack | SkiesPack]
    pack: type[PackFrame]
    """The class of the packs that it builds."""
    make_vocabulary: Callable[[], Vocabulary]
    view: Callable[[Table, Seat], dict[str, Json]]
    """What a seat may see of a table."""
    check_unlocked: Callable[[PackInfo, Setup, list[str]], None]
    """Refuses a set-up that needs achievements which are not ticked."""
    chosen: tuple[str, ...] = ()
    """Options without which no campaign starts; their first value is suggested."""

    @property
    def vocabulary(self) -> Vocabulary:
        """What scenarios of the game are written in."""
        return self.make_vocabulary()


def _sea() -> SupportedGame:
    """Sleeping Gods."""
    from ..sea.game import Sea
    from ..sea.table.cards import Pack

    game = Sea()
    return SupportedGame(
        game=game,
        build=_build_sea,
        pack=Pack,
        make_vocabulary=_vocabulary_of_the_sea,
        view=_view_sea,
        check_unlocked=game.check_unlocked,
    )


def _build_sea(source: PackSource) -> SeaPack:
    """A pack of the sea from its source."""
    from ..sea.pack.build import build

    return build(source)


@functools.cache
def _vocabulary_of_the_sea() -> Vocabulary:
    """The words of the sea's scenarios."""
    from ..sea.scenarios.vocabulary import SeaVocabulary

    return SeaVocabulary()


def _view_sea(table: Table, seat: Seat) -> dict[str, Json]:
    """What a seat may know of a table of the sea."""
    from ..sea.table.table import SeaTable
    from ..sea.view import view

    if not isinstance(table, SeaTable):
        raise Bug(f"expected a SeaTable, got {type(table).__name__}")
    return view(table, seat)


def _skies() -> SupportedGame:
    """Distant Skies."""
    from ..skies.game import Skies
    from ..skies.table.cards import Pack

    game = Skies()
    return SupportedGame(
        game=game,
        build=_build_skies,
        pack=Pack,
        make_vocabulary=_vocabulary_of_the_skies,
        view=_view_skies,
        check_unlocked=game.check_unlocked,
        chosen=("level",),
    )


def _build_skies(source: PackSource) -> SkiesPack:
    """A pack of the skies from its source."""
    from ..skies.pack.build import build

    return build(source)


@functools.cache
def _vocabulary_of_the_skies() -> Vocabulary:
    """The words of the skies' scenarios."""
    from ..skies.scenarios.vocabulary import SkiesVocabulary

    return SkiesVocabulary()


def _view_skies(table: Table, seat: Seat) -> dict[str, Json]:
    """What a seat may know of a table of the skies."""
    from ..skies.table.table import SkiesTable
    from ..skies.view import view

    if not isinstance(table, SkiesTable):
        raise Bug(f"expected a SkiesTable, got {type(table).__name__}")
    return view(table, seat)


class SupportedGames(Mapping[str, SupportedGame]):
    """Games by their ids."""

    def __init__(self, games: Mapping[str, Callable[[], SupportedGame]]) -> None:
        self._games = games
        self._imported: dict[str, SupportedGame] = {}

    def __getitem__(self, game: str) -> SupportedGame:
        if game not in self._imported:
            self._imported[game] = self._games[game]()
        return self._imported[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, game: object) -> bool:
        return game in self._games


SUPPORTED_GAMES = SupportedGames({"sea": _sea, "skies": _skies})
"""Every game by its id."""
