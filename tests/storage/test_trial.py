"""The trial of a stranger's campaign in this process, and what is made of every answer of the child that runs it."""

from __future__ import annotations

import io
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.campaign import draws, migration
from sleeping_gods.campaign.build_stamp import PROGRAM
from sleeping_gods.journal.reading import parse
from sleeping_gods.storage import importing, trial
from sleeping_gods.storage.errors import RefusedImport
from sleeping_gods.storage.importing import try_file
from sleeping_gods.storage.records import Tried

from .playing import campaign_bytes


def judged(data: bytes, monkeypatch: pytest.MonkeyPatch) -> tuple[str, bytes]:
    """The answer for a file and what is to be kept of it; the limits are noted before it."""
    out, limits = io.BytesIO(), list[tuple[int, int]]()
    with monkeypatch.context() as patch:
        patch.setattr(trial, "limit", lambda *both: limits.append(both))
        patch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
        patch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
        trial.main()
    assert limits == [(60, 256)]
    answer, _, kept = out.getvalue().partition(b"\n")
    return answer.decode(), kept


def test_a_whole_file_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a crash has left unfinished is counted and not kept; draws that no seed made are counted."""
    data = campaign_bytes()

    assert judged(data, monkeypatch) == ("sound 0 0", data)
    assert judged(data + b"17 p1 sa", monkeypatch) == ("sound 8 0", data)


def test_a_file_of_an_earlier_format_is_kept_in_todays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut of it, and its draws are those of what is kept."""
    data = campaign_bytes()
    shorter = b"".join(data.splitlines(keepends=True)[:-1])
    monkeypatch.setattr(trial, "FORMAT", "another")
    monkeypatch.setattr(migration, "migrated", lambda game, pack, journal: parse(shorter).journal)
    monkeypatch.setattr(draws, "verify_with_draws", lambda game, pack, journal: journal.entries)

    answer, kept = judged(data + b"17 p1 sa", monkeypatch)

    assert (answer, kept) == (f"sound 0 {len(parse(shorter).journal.entries)}", shorter)


def test_what_is_refused_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most five hundred characters of it; an error without words is told by its name."""
    answer, kept = judged(b"no campaign", monkeypatch)
    assert answer.startswith("refused ")
    assert kept == b""

    def fail(error: Exception) -> str:
        def refuse(data: bytes) -> object:
            raise error

        monkeypatch.setattr(trial, "try_file", refuse)
        return judged(b"", monkeypatch)[0]

    assert fail(ValueError("expected \n one,\n  got two")) == "refused expected one, got two"
    assert fail(ValueError("x" * 600)) == f"refused {'x' * 500}"
    assert fail(RecursionError()) == "refused RecursionError"
    assert fail(MemoryError()) == "refused MemoryError"
    with pytest.raises(OSError, match="our bug"):
        fail(OSError("our bug"))


@pytest.mark.parametrize(
    ("answer", "code", "expected"),
    [
        (b"sound 3 2\nkept\nas it is", 0, Tried(b"kept\nas it is", 3, 2)),
        (b"sound 3 2\nkept", 1, "in a minute and 256 MB"),
        (b"refused \xff no chain", 0, "\ufffd no chain"),
        (b"refused no chain", 1, "no chain"),
        (b"", -9, "in a minute and 256 MB"),
        (subprocess.TimeoutExpired("trial", 1), 0, "in some minutes"),
        (OSError("no process"), 0, "in some minutes"),
    ],
)
def test_every_answer_of_the_child_is_understood(
    answer: bytes | Exception, code: int, expected: Tried | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child that died, whatever it had said, found nothing sound; it runs our own sources."""
    calls: list[tuple[list[str], dict[str, Any]]] = []

    def child(command: list[str], **given: Any) -> object:
        calls.append((command, given))
        if isinstance(answer, Exception):
            raise answer
        return subprocess.CompletedProcess(command, code, answer)

    monkeypatch.setattr(subprocess, "run", child)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    if isinstance(expected, Tried):
        assert try_file(b"a file") == expected
    else:
        with pytest.raises(RefusedImport, match=expected):
            try_file(b"a file")

    ((command, given),) = calls
    assert command == [sys.executable, "-m", "sleeping_gods.storage.trial"]
    assert given["input"] == b"a file"
    assert given["env"]["PYTHONPATH"].split(":") == [str(PROGRAM.parent), "elsewhere"]
    assert (given["env"]["PYTHONSAFEPATH"], given["capture_output"], given["check"]) == ("1", True, False)
    assert given["timeout"] == importing.PATIENCE_SECONDS


def test_a_file_that_is_too_long_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is just as long as may be is."""
    monkeypatch.setattr(importing, "MAX_BYTES", 3)
    monkeypatch.setattr(
        subprocess, "run", lambda command, **given: subprocess.CompletedProcess(command, 0, b"sound 0 0\nabc")
    )

    assert try_file(b"abc") == Tried(b"abc", 0, 0)
    with pytest.raises(RefusedImport, match="at most 3 bytes"):
        try_file(b"abcd")
