"""The search of a language in the user's cache: to make it takes seconds, to read it a moment.

It is made again whenever a file that it is made from has changed.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ..campaign.user_cache import user_cache
from ..languages import Lang
from .cards.library import ReferenceCard, cards, keep_cards
from .languages import book_language
from .ledger import GAMES
from .program_state import program_hash
from .search.indexing import SearchIndex, index, keep_index
from .search.passages import EntryPassages, keep_passages, passages

MADE_FROM = ("rules", "reference", "wording", "words", "packs/sea-box", "packs/skies-box")
"""The folders of the program with the texts, and with the code that makes a search of them."""


@dataclass(frozen=True, slots=True)
class StoredSearch:
    """What a search in a language needs."""

    indexes: tuple[SearchIndex, ...]
    passages: dict[str, EntryPassages]
    """By the keys of the entries."""
    cards: dict[str, dict[str, ReferenceCard]]
    """By game and slug."""


def use_stored_search(lang: Lang) -> None:
    """Make the search of a language ready: read it from the cache, or make it and store it there."""
    of_book = book_language(lang)
    path = user_cache("search") / f"{program_hash(*MADE_FROM)}.{of_book}.msgpack"
    try:
        stored = msgspec.msgpack.decode(path.read_bytes(), type=StoredSearch)
    except (OSError, msgspec.MsgspecError):
        _store(made_search(of_book), path)
        return
    for game_index in stored.indexes:
        keep_index(game_index)
        keep_cards(game_index.game, of_book, stored.cards[game_index.game])
    for key, of_entry in stored.passages.items():
        keep_passages(key, of_book, of_entry)


def made_search(lang: Lang) -> StoredSearch:
    """The search of a language, made from its texts."""
    indexes = tuple(index(game, lang) for game in GAMES)
    return StoredSearch(
        indexes,
        passages={entry.key: passages(entry) for game_index in indexes for entry in game_index.entries},
        cards={game: cards(game, lang) for game in GAMES},
    )


def _store(search: StoredSearch, path: Path) -> None:
    """Write a search and delete older ones of its language; where nothing can be written it is made anew each time."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(msgspec.msgpack.encode(search))
        unfinished.replace(path)
        for other in path.parent.glob(f"*{''.join(path.suffixes)}"):
            if other != path:
                other.unlink(missing_ok=True)
