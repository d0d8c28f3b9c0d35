"""Which tests run in one worker, one after the other, and in which order workers take them.

Tests that share something dear (a browser, a PostgreSQL, the books of the rules) stay together, so that it is made
once. Whatever holds slow tests begins first: at the end only quick files are left, so that no worker waits long.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest
from xdist.scheduler.loadscope import LoadScopeScheduling  # type: ignore[import-untyped]  # it has no types

FOLDERS = {
    "tests/browser": "tests/browser",
    "tests/storage": "tests/storage",
    "tests/authoring": "tests/authoring",
    "tests/reference": "the rules site",
    "tests/env": "tests/env",
}
"""All tests of a folder need the same Chromium, PostgreSQL, packs as their authors have them, books of the rules, or
libraries for learning."""
FILES = {
    "tests/cli/test_french.py": "the rules site",
    "tests/cli/test_rules.py": "the rules site",
    "tests/terminal/test_reference.py": "the rules site",
    "tests/web/test_pages.py": "the rules site",
    "tests/browser/test_aids.py": "pages in a browser",
    "tests/browser/test_at_the_table.py": "pages in a browser",
    "tests/browser/test_findings.py": "pages in a browser",
    "tests/browser/test_pages.py": "pages in a browser",
    "tests/browser/test_search.py": "pages in a browser",
}
"""Files that build the rules site or read its books: the second time in one process it takes a sixth of the first.
Files of a folder that have a group of their own: the browser's tests take two workers, each with a Chromium."""

LONGEST = (
    "tests/web/test_serving.py",
    "tests/campaign/test_wheel.py",
    "tests/host/test_same_bytes.py",
    "tests/reliability/test_hostile.py",
    "tests/leaks/test_leaks.py",
    "tests/wire/test_typescript.py",
)
"""Files that take longest, the longest first (docs/testing.md has the figures)."""
FIRST = {name: place for place, name in enumerate(("pages in a browser", *FOLDERS.values(), *LONGEST))}

Item = TypeVar("Item", bound=pytest.Item)


def group_of(nodeid: str) -> str:
    """The name of the group that a test belongs to: its file, or what it shares with other files."""
    file = nodeid.partition("::")[0]
    folder = file.rpartition("/")[0]
    return FILES.get(file) or FOLDERS.get(folder, file)


def in_order(items: Iterable[Item]) -> list[Item]:
    """Groups stay together; first those that take longest, then those with slow tests, then the quick ones."""
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(group_of(item.nodeid), []).append(item)

    def rank(name: str) -> int:
        holds_slow = any(item.get_closest_marker("slow") is not None for item in groups[name])
        return FIRST.get(name, len(FIRST) + (not holds_slow))

    return [item for name in sorted(groups, key=rank) for item in groups[name]]


class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc]  # as above
    """Gives each worker a whole group at a time, in the order of collection."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)

    def _pending_of(self, workload: dict[str, dict[str, bool]]) -> int:
        """Count the tests that a worker has not finished; asked after every test, so finished groups are forgotten."""
        for group in [name for name, finished in workload.items() if all(finished.values())]:
            del workload[group]
        return sum(not done for finished in workload.values() for done in finished.values())
