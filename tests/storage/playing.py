"""Campaigns for the tests of the storage: short, sound, and the same each time."""

from __future__ import annotations

import functools

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.notation import format_entry, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck

from ..reliability.playing import begin, next_line, say


@functools.cache
def campaign_bytes(choices: int = 6, seed: int = 1, pack: str = "harbour") -> bytes:
    """A campaign file with so many choices of a random player."""
    campaign, luck = begin(None, seed, pack), Luck(seed)
    for _ in range(choices):
        if line := next_line(campaign, luck):
            say(campaign, line)
    return format_journal(campaign.journal).encode()


def following(data: bytes, count: int = 1, words: str = "keep watch") -> tuple[int, bytes]:
    """Lines that fit under a campaign file, and the number of the first; whether they can be played is not asked."""
    number, chain = end_of(data)
    lines = b""
    for more in range(count):
        line, chain = line_after(number + more, chain, f"{words} {more}")
        lines += line
    return number, lines


def end_of(data: bytes) -> tuple[int, str]:
    """How many entries a campaign file has, and the sum of the last."""
    reading = parse(data)
    return len(reading.journal.entries), reading.chain


def line_after(number: int, chain: str, words: str) -> tuple[bytes, str]:
    """The line of an entry, and its sum."""
    line, chain = format_entry(JournalEntry(number, "p1", words, "0" * 16), chain)
    return line.encode() + b"\n", chain
