"""What the worker of a page calls: on objects of the page, whose bytes and errors are not Python's."""

from __future__ import annotations

import asyncio
import errno
import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.local import worker
from sleeping_gods.local.folder_files import FolderFile, FolderFiles
from sleeping_gods.local.page_files import PageFiles, os_error_of


class PageBytes:
    """Bytes of the page."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def to_bytes(self) -> bytes:
        """As Python's."""
        return self._data


class PageObject:
    """An object of the page."""

    def __init__(self, **values: str) -> None:
        self._values = values

    def to_py(self) -> dict[str, str]:
        """As Python's."""
        return self._values


class PageFile:
    """A file of the page."""

    def __init__(self, file: FolderFile) -> None:
        self._file = file

    def read(self) -> PageBytes:
        """All of it."""
        return PageBytes(self._file.read())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class PageFilesObject:
    """The object with which a page offers its files."""

    def __init__(self, folder: Path) -> None:
        self._device_files = FolderFiles(folder)

    async def names(self) -> tuple[str, ...]:
        """In no order."""
        return tuple(reversed(await self._device_files.names()))

    async def open(self, name: str) -> PageFile:
        """A file."""
        return PageFile(await self._device_files.open(name))

    async def remove(self, name: str) -> None:
        """Delete a file."""
        await self._device_files.remove(name)


def test_a_page_begins_plays_and_deletes(tmp_path: Path) -> None:
    """All that a page needs, in one worker."""
    told: list[str] = []

    async def play() -> tuple[list[Any], list[str]]:
        await worker.start(PageFilesObject(tmp_path), told.append)
        body = PageBytes(json.dumps({"pack": "harbour", "name": "Ours", "players": ["Ada"]}).encode())
        status, data = await worker.call("POST", "/api/campaigns", PageObject(lang="fr"), body)
        campaign = json.loads(data)["campaign"]
        assert status == 200
        await worker.open(campaign, "en")
        await worker.set_lang("fr")
        await worker.ask(json.dumps({"kind": "refresh", "id": "r"}))
        _, listed = await worker.call("GET", "/api/campaigns", None, None)
        _, where = await worker.call("GET", f"/api/campaigns/{campaign}/standing", {"lang": "fr"}, None)
        await worker.leave()
        await worker.ask(json.dumps({"kind": "refresh", "id": "late"}))
        await worker.remove(campaign)
        return [json.loads(listed), json.loads(where)], await FolderFiles(tmp_path).names()

    (listed, where), names = asyncio.run(play())

    kinds = [(event["kind"], event.get("lang", event.get("id"))) for event in map(json.loads, told)]
    assert kinds == [("snapshot", "en"), ("table", None), ("snapshot", "fr"), ("done", "r"), ("snapshot", "fr")]
    assert [row["name"] for row in listed] == ["Ours"]
    assert where["title"].startswith("Tour")
    assert names == []


def test_a_worker_that_was_not_started_says_what_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """``start``, with the names of its own parameters."""
    monkeypatch.setattr(worker, "_tables", None)
    parameters = ", ".join(inspect.signature(worker.start).parameters)

    with pytest.raises(RuntimeError, match=re.escape(f"start({parameters})")):
        asyncio.run(worker.leave())


def test_errors_of_a_page_are_those_of_a_disk() -> None:
    """A full store is told apart from others."""

    class QuotaError(Exception):
        name = "QuotaExceededError"

    assert os_error_of(QuotaError("no room")).errno == errno.ENOSPC
    assert os_error_of(RuntimeError("gone")).errno == errno.EIO
    own = OSError(errno.EACCES, "no")
    assert os_error_of(own) is own


def test_files_that_cannot_be_listed_are_a_disk_that_fails() -> None:
    """Whatever the page raises."""

    class Broken:
        async def names(self) -> list[str]:
            raise RuntimeError("no such thing here")

    with pytest.raises(OSError, match="no such thing"):
        asyncio.run(PageFiles(Broken()).names())
