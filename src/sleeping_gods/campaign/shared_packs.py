"""A cache of the packs that were loaded last, shared by all campaigns."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import NamedTuple

from ..content.fingerprint import Fingerprint
from ..kernel.game import PackInfo
from ..story.frame import PackFrame
from .loaded_pack import LoadedPack


class _UnchangedPack(NamedTuple):
    """A shipped pack as it was loaded, and the files that it was loaded from."""

    files: Fingerprint
    loaded: LoadedPack


class Packs:
    """The cached packs, by their digests."""

    MAX_PACKS = 8
    """Packs that are kept; the one that was asked for longest ago goes first."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], PackInfo] = {}
        """By their digests: of what campaigns pin, and of all else."""
        self._shipped: dict[str, _UnchangedPack] = {}
        """By their names."""
        self._one_at_a_time = threading.Lock()

    def unchanged(self, name: str, files: Fingerprint, load: Callable[[], LoadedPack]) -> LoadedPack:
        """A shipped pack by its name, loaded again only if one of its files has changed."""
        shipped = self._shipped.get(name)
        if shipped is None or shipped.files != files:
            shipped = self._shipped[name] = _UnchangedPack(files, load())
        return shipped.loaded

    def known(self, digest: str, unpinned: str, kind: type[PackFrame]) -> PackInfo | None:
        """The pack of a game with these digests, if it is known: what has them need not be read or built again."""
        pack = self._known.get((digest, unpinned))
        return pack if isinstance(pack, kind) else None

    def same(self, pack: PackInfo) -> PackInfo:
        """The pack that is the same as this, if it is known; it is known from now on.

        Of packs that differ in their plates alone the one that was loaded last is known.
        """
        with self._one_at_a_time:
            key = pack.digest, pack.unpinned if isinstance(pack, PackFrame) else ""
            known = self._known.pop(key, pack)
            if isinstance(pack, PackFrame) and isinstance(known, PackFrame) and known.plates != pack.plates:
                known = pack
            self._known[key] = known
            while len(self._known) > self.MAX_PACKS:
                del self._known[next(iter(self._known))]
        return known
