"""Building a pack of any game: its tables, and the order in which everything is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from ..kernel.errors import Finding
from .records import check_tables, check_unique, is_whole, records_with_key, refuse
from .source import PackSource, Record
from .turns import check_circles, check_turns

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a game, and which of their ids and numbers stand once."""

    shared: tuple[str, ...]
    """Tables whose ids must differ from each other too: choices name them side by side, effects are kept by them."""
    separate_ids: tuple[str, ...]
    """Tables whose ids differ among themselves."""
    numbered: tuple[str, ...]
    """Tables whose numbers differ among themselves."""
    paged: tuple[str, ...] = ()
    """Tables that are known by their page."""
    without_key: tuple[str, ...] = ()
    """Tables without an id, a number or a page, in files of their own."""

    def check(self, source: PackSource, findings: list[Finding], more: Iterable[tuple[Record, object]] = ()) -> None:
        """Every table is of the game, and each id or number stands once; ``more`` are ids beside the shared ones."""
        kinds = (*self.shared, *self.separate_ids, *self.numbered, *self.paged, *self.without_key)
        check_tables(source, tuple(dict.fromkeys(kinds)), findings)
        check_unique([*records_with_key(source, self.shared, "id"), *more], findings)
        for key, group in (("id", self.separate_ids), ("number", self.numbered), ("page", self.paged)):
            for kind in group:
                check_unique(records_with_key(source, [kind], key), findings)


def build_checked(
    source: PackSource,
    make: Callable[[PackSource, list[Finding]], P],
    check_counts: Callable[[P, Record, list[Finding]], None],
    check_links: Callable[[P, PackSource, list[Finding]], None],
) -> P:
    """The pack, or BrokenPack with everything that is wrong with it."""
    findings = list(source.findings)
    pack = make(source, findings)
    check_circles(source, findings)
    if is_whole(source):
        check_counts(pack, source.manifest, findings)
        check_links(pack, source, findings)
    else:  # a file is lost: of all references only turns to paragraphs can be judged
        check_turns(source, findings)
    refuse(findings)
    return pack
