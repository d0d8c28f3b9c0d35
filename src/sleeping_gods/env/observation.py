"""Observations: the vector of a table as some seats know it, the mask of actions, and features of each action."""

from __future__ import annotations

import functools
import sys
import zlib
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.choices import Choice
from ..kernel.errors import Bug
from ..party.table.table import PartyTable, of_party
from ..sea.table.table import SeaTable
from ..skies.table.table import SkiesTable
from .episode import MAX_ACTIONS
from .layout import HIGH, LOW, KnownSeats, VectorLayout
from .sea_parts import sea_parts
from .skies_parts import skies_parts
from .worlds import world_named

Observation: TypeAlias = dict[str, NDArray[Any]]
"""The arrays of an observation by the names that ``space_of`` gives them."""
WORD_BUCKETS: Final = 48
"""Buckets for the words of an action."""
VERB_BUCKETS: Final = 80
"""Buckets for its first word, which says what kind of action it is."""
ACTION_FEATURES: Final = VERB_BUCKETS + WORD_BUCKETS
"""The columns of an action."""
MAX_KEPT_ACTIONS: Final = 100_000
"""Actions whose buckets are kept."""

_layouts: dict[str, VectorLayout[Any]] = {}
"""By the digests of packs."""


def layout_of(table: PartyTable) -> VectorLayout[Any]:
    """The layout for the pack of a table, worked out once."""
    digest = table.pack.digest
    if digest not in _layouts:
        if isinstance(table, SeaTable):
            _layouts[digest] = VectorLayout(tuple(sea_parts(table.pack)))
        elif isinstance(table, SkiesTable):
            _layouts[digest] = VectorLayout(tuple(skies_parts(table.pack, table.bound)))
        else:
            raise Bug(f"expected a table of the sea or the skies, got {type(table).__name__}")
    return _layouts[digest]


def space_of(layout: VectorLayout[Any], *, action_features: bool) -> spaces.Dict[Any]:
    """The space of the observations."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(LOW, HIGH, (layout.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (MAX_ACTIONS,), np.int8),
    }
    if action_features:
        parts["actions"] = spaces.Box(0, 1, (MAX_ACTIONS, ACTION_FEATURES), np.float32)
    return spaces.Dict(parts)


def observe(
    table: PartyTable, layout: VectorLayout[Any], known: KnownSeats, menu: Sequence[Choice], *, action_features: bool
) -> Observation:
    """What some seats know of a table, with their menu; an empty one for seats that are not asked."""
    mask = np.zeros(MAX_ACTIONS, np.int8)
    mask[: len(menu)] = 1
    vector = np.frombuffer(layout.vector(table, known), dtype=np.float32)
    observation: Observation = {"observation": vector, "action_mask": mask}
    if action_features:
        observation["actions"] = features(menu)
    return observation


def features(menu: Sequence[Choice]) -> NDArray[np.float32]:
    """A row for each action: a 1 in the bucket of its first word, and in that of each other word, by their CRC-32.

    Two words may share a bucket. Rows past the menu are 0.
    """
    rows = np.zeros((MAX_ACTIONS, ACTION_FEATURES), np.float32)
    for row, choice in enumerate(menu):
        rows[row, _buckets(choice)] = 1.0
    return rows


@functools.lru_cache(maxsize=MAX_KEPT_ACTIONS)
def _buckets(choice: Choice) -> tuple[int, ...]:
    """The columns of an action: those of first words come first, those of other words after them."""
    verb, *others = choice
    bucket_of_verb = zlib.crc32(verb.encode()) % VERB_BUCKETS
    return bucket_of_verb, *(VERB_BUCKETS + zlib.crc32(word.encode()) % WORD_BUCKETS for word in others)


def main(world: str) -> None:
    """Print where each slice of a world's vector lies, and its labels."""
    game, pack, setup = world_named(world).load()
    for part in layout_of(of_party(game.set_up(pack, setup))).slices.values():
        sys.stdout.write(f"{part.start:5} {part.stop:5} {part.name}: {part.meaning}\n{'':12}{' '.join(part.labels)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
