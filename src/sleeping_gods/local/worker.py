"""The functions that a page's web worker calls: one table at a time, with the files that the page offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .calls import answer
from .local_tables import LocalTables
from .page_files import PageFiles, bytes_of

_tables: LocalTables | None = None


def _tables_started() -> LocalTables:
    """The tables, once the page has started them."""
    if _tables is None:
        raise RuntimeError("expected start(device_files, tell) to have been called first")
    return _tables


async def start(device_files: Any, tell: Callable[[str], object]) -> None:
    """Begin with the files that the page offers; events are passed to ``tell`` as JSON text."""
    global _tables
    if _tables is not None:
        await _tables.leave()
    _tables = LocalTables(PageFiles(device_files), tell)


async def open(campaign: str, lang: str) -> None:
    """Open the table of a campaign: its snapshot is sent, or a closing that says why not."""
    await _tables_started().connect(campaign, lang)


async def ask(text: str) -> None:
    """Handle a request; the answer and what follows are sent."""
    await _tables_started().ask(text)


async def set_lang(lang: str) -> None:
    """Send everything in another language."""
    await _tables_started().set_lang(lang)


async def leave() -> None:
    """Close the table."""
    await _tables_started().leave()


async def call(method: str, path: str, query: Any, body: Any) -> tuple[int, bytes]:
    """The status and answer of an endpoint, as a server would give them."""
    asked = query.to_py() if hasattr(query, "to_py") else query or {}
    sent = bytes_of(body) if body else b""
    return await answer(_tables_started(), method, path, dict(asked), sent)


async def remove(campaign: str) -> None:
    """Delete a campaign with all its files."""
    tables = _tables_started()
    await tables.forget(campaign)
    await tables.campaigns.remove(campaign)
