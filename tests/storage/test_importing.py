"""T25, T23 and T11 at the door: a stranger's campaign is played again in a child, and is always a new one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.journal.notation import FORMAT
from sleeping_gods.journal.reading import parse
from sleeping_gods.storage import importing
from sleeping_gods.storage.errors import RefusedImport
from sleeping_gods.storage.importing import bring_in, try_file
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import Tried
from sleeping_gods.storage.storage import Storage

from ..daily import first_daily, first_quick
from ..reliability.hostile_files import signed
from .hostile import hostile, run_forked
from .playing import campaign_bytes

FILES = Path(__file__).parents[1] / "campaign" / "files"


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Storage]:
    """An empty storage; what is refused at the door never reaches a database, so that one kind will do."""
    storage = open_storage(str(tmp_path / "data"))
    yield storage
    storage.close()


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_out_and_in_and_out_again(storage: Storage, pack: str) -> None:
    """Exporting, importing and exporting gives the same bytes, under another id, with the remarks of the players."""
    data = campaign_bytes(30, 7, pack) + b"% we stopped at midnight\n"
    first = bring_in(storage, "An evening", data)
    second = bring_in(storage, "An evening", storage.export(first.id), {"open": True})

    assert storage.export(first.id) == storage.export(second.id) == data
    assert first.id != second.id
    assert [summary.settings for summary in storage.summaries() if summary.id == first.id] == [{}]
    assert (first.cut, second.cut) == (0, 0)


def test_what_a_crash_left_unfinished_is_cut(embedded: Storage) -> None:
    """Half a line at the end was never acknowledged; the rest is taken, and it is told."""
    storage = embedded
    brought = bring_in(storage, "An evening", campaign_bytes() + b"17 p1 sa")

    assert brought.cut == 8
    assert storage.export(brought.id) == campaign_bytes()


@pytest.mark.slow
def test_a_campaign_of_an_older_format_is_taken_over(embedded: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played again by today's rules and kept in today's format, which then goes out and in unchanged."""
    storage = embedded
    monkeypatch.setattr(subprocess, "run", run_forked)
    refusals = []
    for path in sorted((FILES / "format-1").glob("*.campaign")):
        try:
            bring_in(storage, path.stem, path.read_bytes())
        except RefusedImport as refused:
            refusals.append(str(refused))
    files = [storage.export(summary.id) for summary in storage.summaries()]

    assert files
    assert [parse(data).journal.form for data in files] == [FORMAT] * len(files)
    assert all("legal today" in said for said in refusals)
    assert (try_file(files[0]).sound, try_file(files[0]).cut) == (files[0], 0)


@pytest.mark.slow
def test_a_forged_campaign_is_refused(embedded: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every sum made right: a choice that is not legal, another's choice, other seats, another pack (T25, T11)."""
    storage = embedded
    monkeypatch.setattr(subprocess, "run", run_forked)
    header, _, rest = campaign_bytes().decode().partition("\n\n")
    bodies = [line.rpartition(" ~")[0] for line in rest.splitlines()]
    for forged in (
        signed(header, [*bodies, f"{len(bodies)} p1 cheat #{'0' * 16}"]),
        signed(header, [body.replace(" p1 ", " p2 ", 1) for body in bodies]),
        signed(header + "\nseat: Mallory", bodies),
        signed(header.replace("pack: harbour ", "pack: wandering-sea "), bodies),
        signed(header.replace("pack: harbour ", "pack: ../harbour "), bodies),
        signed(header + "\nhost: p2", bodies),
    ):
        with pytest.raises(RefusedImport):
            bring_in(storage, "An evening", forged)

    assert storage.summaries() == []


@pytest.mark.slow
@pytest.mark.parametrize(("started", "every"), first_daily([("forked", 4), ("forked", 1), ("anew", 1)]))
def test_hostile_files_write_nothing(
    started: str, every: int, embedded: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fourth of two hundred and more: each is refused with a word, and no entry of any is written."""
    storage = embedded
    corpus, taken = hostile()[::every], []
    if started == "forked":
        monkeypatch.setattr(subprocess, "run", run_forked)
    for name, data in corpus:
        try:
            taken.append(f"{name}: {bring_in(storage, 'An evening', data)}")
        except RefusedImport as refused:
            taken += [f"{name} without a word"] * (not str(refused))
            taken += [f"{name}: {refused}"] * ("in a minute and 256 MB" in str(refused))

    assert taken == []
    assert len(corpus) >= 200 / every
    assert storage.summaries() == []


@pytest.mark.slow
def test_a_sound_campaign_is_taken_by_a_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    """The child that is only forked finds what one that is started anew finds, and refuses with the same words."""
    sound, forged = campaign_bytes(), campaign_bytes().replace(b" p1 ", b" p2 ", 1)
    anew = try_file(sound)
    with pytest.raises(RefusedImport) as refused:
        try_file(forged)
    monkeypatch.setattr(subprocess, "run", run_forked)

    assert try_file(sound) == anew
    with pytest.raises(RefusedImport, match=f"^{re.escape(str(refused.value))}$"):
        try_file(forged)


SHAPES = {
    "memory": "data = [bytearray(64 << 20) for _ in range(99)]",
    "a file": "open({file!r}, 'wb').write(bytes(100))",
    "a crash": "import os; os.abort()",
    "silence": "raise SystemExit(0)",
    "a lie": "print('sound 0'); raise SystemExit(3)",
    "time": "while True: pass",
}


@pytest.mark.parametrize("shape", first_quick(SHAPES, len(SHAPES) - 1))
def test_a_child_that_goes_too_far_is_ended(shape: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory, time and files are limited in the child; however it ends, nothing is taken."""
    written = tmp_path / "written"
    code = f"from sleeping_gods.content.trial import limit\nlimit(1, 128)\n{SHAPES[shape].format(file=str(written))}"
    script = tmp_path / "python"
    script.write_text(f"#!{sys.executable}\n{code}\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))
    with pytest.raises(RefusedImport):
        try_file(campaign_bytes())

    assert not written.exists() or written.stat().st_size == 0
    assert os.access(script, os.X_OK)


def test_planted_import_without_playing_again(embedded: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door that only looks at sums lets a forgery in: the tests above would see it."""
    storage = embedded
    monkeypatch.setattr(importing, "try_file", lambda data: Tried(data, 0, 0))
    header, _, rest = campaign_bytes().decode().partition("\n\n")
    bodies = [line.rpartition(" ~")[0] for line in rest.splitlines()]
    bring_in(storage, "An evening", signed(header, [*bodies, f"{len(bodies)} p1 cheat #{'0' * 16}"]))

    assert len(storage.summaries()) == 1
