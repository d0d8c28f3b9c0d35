"""What a page's worker calls: one table at a time, on the shelf that the page offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .calls import answer
from .local_tables import LocalTables
from .page_shelf import PageShelf, bytes_of

_tables: LocalTables | None = None


def _tables_started() -> LocalTables:
    if _tables is None:
        raise RuntimeError("expected start(shelf, tell) to have been called first")
    return _tables


async def start(shelf: Any, tell: Callable[[str], object]) -> None:
    """Take up the campaigns on a shelf; events go out as texts."""
    global _tables
    if _tables is not None:
        await _tables.leave()
    _tables = LocalTables(PageShelf(shelf), tell)


async def open(campaign: str, lang: str) -> None:
    """Sit down at the table of a campaign: the snapshot is told, or a closing that says why not."""
    await _tables_started().connect(campaign, lang)


async def ask(text: str) -> None:
    """Do what a request of the wire asks for; what comes of it is told."""
    await _tables_started().ask(text)


async def set_lang(lang: str) -> None:
    """Be told everything in another language."""
    await _tables_started().set_lang(lang)


async def leave() -> None:
    """Get up from the table."""
    await _tables_started().leave()


async def call(method: str, path: str, query: Any, body: Any) -> tuple[int, bytes]:
    """An endpoint's status and answer, as a server would give them."""
    asked = query.to_py() if hasattr(query, "to_py") else query or {}
    sent = bytes_of(body) if body else b""
    return await answer(_tables_started(), method, path, dict(asked), sent)


async def remove(campaign: str) -> None:
    """Delete a campaign for good, with all its files."""
    tables = _tables_started()
    await tables.forget(campaign)
    await tables.kept.remove(campaign)
