"""T23: files that mean harm are refused with a word, within 2 seconds of processor time and 64 MB each."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.content.read import parse as parse_pack
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck

from ..daily import first_daily
from .hostile import Outcome
from .playing import begin, next_line, say

ROOT = Path(__file__).parents[2]
SHARES = 10
"""Parts of the mutations, each with a seed of its own: one in every run, the others in the long one."""
OF_A_CAMPAIGN, OF_A_PACK = 8_000, 1_000
"""Mutations of a share: with two files of a pack 100,000 in all."""
PARTS = 18
"""Parts of the corpus: one in every run, the others in the long one."""
HARMLESS = {"list: a million bytes of names", "list: a NUL"}
"""Items that may be read: names of files that are not there. Some odd values of a manifest's key are sound as well."""


def read_all(folder: Path, only: str = "", share: int = 1, *planted: str) -> list[Outcome]:
    """Let children of another process read a share of the items, or those that are named, with a planted defect."""
    of = 1 if only else PARTS
    command = [sys.executable, "-m", "tests.reliability.hostile", str(folder), only, str(share), str(of), *planted]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [Outcome(**one) for one in json.loads(ran.stdout)]


@pytest.mark.slow
@pytest.mark.parametrize("share", first_daily(range(PARTS)))
def test_every_item_is_refused_quickly(tmp_path: Path, share: int) -> None:
    """A part of 300: no crash, no silence, at most 2 seconds and 64 MB, as the system counts them for the child."""
    outcomes = read_all(tmp_path, share=share)

    assert [f"{one.name}: {one.wrong}" for one in outcomes if one.wrong] == []
    taken = {one.name for one in outcomes if one.ended == "taken"}
    assert {name for name in taken if " as " not in name} <= HARMLESS
    assert len({one.name for one in outcomes}) == len(outcomes) >= 300 // PARTS
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.long
def test_planted_reading_without_bounds(tmp_path: Path) -> None:
    """A reader that takes files of any length is found by the memory that it takes."""
    outcomes = read_all(tmp_path, "a sparse file", 1, "unbounded")

    assert any("MB" in one.wrong or "crashed" in one.wrong for one in outcomes)


def mutated(data: bytes, luck: Luck) -> bytes:
    """A few bytes changed, doubled, dropped or brought in from elsewhere in the file."""
    changed = bytearray(data)
    for _ in range(1 + luck.below(4)):
        at, length = luck.below(len(changed)), 1 + luck.below(12)
        kind = luck.below(5)
        if kind == 0:
            changed[at] = luck.below(256)
        elif kind == 1:
            del changed[at : at + length]
        elif kind == 2:
            changed[at:at] = changed[at : at + length] * (1 + luck.below(3))
        elif kind == 3:
            other = luck.below(len(changed))
            changed[at:at] = changed[other : other + length]
        else:
            changed[at:at] = luck.pick((b"\n", b"\0", b"[", b"'", b"9" * 30, "\u202e".encode(), b"\xff", b"> ", b"## "))
        if not changed:
            changed += b"\n"
    return bytes(changed)


@pytest.mark.slow
@pytest.mark.parametrize("share", first_daily(range(SHARES)))
def test_a_mutated_campaign_is_read_or_refused(share: int) -> None:
    """Eighty thousand mutations in all: a journal or a JournalError, and nothing else."""
    campaign, luck = begin(None), Luck(share)
    for _ in range(4):
        say(campaign, next_line(campaign, luck))
    data, refused = format_journal(campaign.journal).encode(), 0
    for _ in range(OF_A_CAMPAIGN):
        try:
            parse(mutated(data, luck))
        except JournalError:
            refused += 1

    assert refused > OF_A_CAMPAIGN // 2


@pytest.mark.slow
@pytest.mark.parametrize("share", first_daily(range(SHARES)))
@pytest.mark.parametrize("file", ["x.toml", "story/999.md"])
def test_a_mutated_file_of_a_pack_is_read_with_findings(file: str, share: int) -> None:
    """Twenty thousand mutations in all of a table and a story: findings with a place, and nothing raised."""
    folder = ROOT / "src" / "sleeping_gods" / "packs" / "harbour"
    source = "quests.toml" if file.endswith(".toml") else "story/f1.md"
    data, luck, found = (folder / source).read_bytes()[:1_500], Luck(share), 0
    for _ in range(OF_A_PACK):
        text = mutated(data, luck).decode("utf-8", "ignore").replace("\0", "")
        read = parse_pack({file: text}, [])
        found += bool(read.findings)
        assert all(finding.file and finding.code for finding in read.findings)

    assert found > OF_A_PACK // 10
