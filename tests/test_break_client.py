"""Breaks of the client that wait in one file for their numbers."""

from __future__ import annotations

from tools.breaks_in_python import Break
from tools.client_switches import switched


def broken(source: str, kind: str, old: str, new: str) -> Break:
    """A break of the only place where some text stands."""
    start = source.index(old)
    return Break("a.ts", kind, start, start + len(old), new)


def test_breaks_of_one_file_wait_for_their_numbers() -> None:
    """Breaks of one place ask one after the other, one in another lies in what stood there, an else keeps its if."""
    source = "if (a < b) stop(a, 1); else go({ 7: a });"
    breaks = {
        3: broken(source, "comparison turned", "a < b", "a <= b"),
        4: broken(source, "condition dropped", "a < b", "true"),
        5: broken(source, "statement removed", "stop(a, 1);", ";"),
        6: broken(source, "constant off by one", "1", "2"),
        7: broken(source, "constant off by one", "7", "8"),
    }

    assert switched(source, breaks) == (
        "if ((globalThis.isBroken(3) ? (a <= b) : globalThis.isBroken(4) ? (true) : (a < b))) "
        "{ if (!globalThis.isBroken(5)) { stop(a, (globalThis.isBroken(6) ? (2) : (1))); } } "
        "else go({ [globalThis.isBroken(7) ? (8) : (7)]: a });"
    )
