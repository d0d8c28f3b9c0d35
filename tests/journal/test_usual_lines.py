"""Lines that are read quickly are checked like all others: the same is read, and refused in the same words."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal import reading as journal_reading
from sleeping_gods.journal.entries import Entries
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import format_journal, parse_entry
from sleeping_gods.journal.reading import parse

from ..kernel.toy import ToyGame, ToyPack, toy_setup

MUTATIONS = 400


def written() -> bytes:
    """A campaign file with draws, choices, an undo, a remark, and a word that is not ASCII."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(seed="5"))
    for line in ("keep", "cheer by p2", "note ready", "drop"):
        campaign.play(None, line)
    campaign.undo()
    for line in ("keep", "note été", "note again"):
        campaign.play(None, line)
    return format_journal(campaign.journal).replace("\n2 ", "\n% what a draw!\n2 ").encode()


def none_is_usual(entries: Entries, raws: Sequence[bytes], at: int, chain: str, max_line: int) -> tuple[int, str]:
    """Leaves every line to the slow reader."""
    return at, chain


def outcome(data: bytes) -> tuple[object, ...]:
    """What is read of some bytes, or why they are refused."""
    try:
        reading = parse(data)
    except JournalError as refused:
        return type(refused), str(refused)
    journal = reading.journal
    lines = [entry.line for entry in journal.entries]
    return journal.setup, list(journal.entries), lines, reading.chain, reading.length, reading.lines, reading.tail


def damaged(data: bytes, luck: random.Random) -> bytes:
    """A byte changed, left out or doubled, a line left out, or two lines exchanged."""
    at, lines = luck.randrange(len(data)), data.split(b"\n")
    line = luck.randrange(len(lines) - 1)
    match luck.randrange(5):
        case 0:
            return data[:at] + bytes([luck.choice([0, 9, 10, 32, 37, 48, 65, 97, 126, 127, 195])]) + data[at + 1 :]
        case 1:
            return data[:at] + data[at + 1 :]
        case 2:
            return data[:at] + data[at : at + 1] + data[at:]
        case 3:
            return b"\n".join(lines[:line] + lines[line + 1 :])
        case _:
            return b"\n".join([*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]])


def test_the_same_is_read_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a whole file and of damaged ones, whichever way their lines are read."""
    luck, data = random.Random(3), written()  # noqa: S311  # only which damage
    variants = [data, *(damaged(data, luck) for _ in range(MUTATIONS))]
    quick = [outcome(variant) for variant in variants]
    monkeypatch.setattr(journal_reading, "add_usual", none_is_usual)

    assert quick == [outcome(variant) for variant in variants]
    assert len({result[1] for result in quick if isinstance(result[1], str)}) > 20


def test_few_lines_are_left_to_the_slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set-up's, the undo, and the one with an accent; the remark is none."""
    slow = list[str]()

    def noted(text: str, chain: str, *, number: int, line: int) -> object:
        slow.append(text)
        return parse_entry(text, chain, number=number, line=line)

    monkeypatch.setattr(journal_reading, "parse_entry", noted)
    parse(written())

    assert [text.split(" ")[1] for text in slow] == ["start", "undo", "table"]
