"""T07, bit rot: one flipped bit, a cut or zeros somewhere in a file, and whether reading it notices."""

from __future__ import annotations

from dataclasses import dataclass

from sleeping_gods.journal.errors import BrokenJournal, JournalError
from sleeping_gods.journal.reading import Reading, parse
from sleeping_gods.kernel.luck import Luck


@dataclass(frozen=True, slots=True)
class Damage:
    """What happened to a file, where, and what it is now."""

    kind: str
    at: int
    data: bytes

    def __str__(self) -> str:
        return f"{self.kind} at byte {self.at}"


def damage(data: bytes, luck: Luck) -> Damage:
    """One damage; flips are the most likely."""
    kind = luck.below(6)
    at = luck.below(len(data))
    if kind == 0:
        return Damage("cut", at, data[:at])
    if kind == 1:
        length = luck.pick((1, 16, 64, 512, 4096))
        at -= at % length
        return Damage(f"{length} zeros", at, data[:at] + bytes(min(length, len(data) - at)) + data[at + length :])
    rotten = bytearray(data)
    rotten[at] ^= 1 << luck.below(8)
    return Damage("a flipped bit", at, bytes(rotten))


def findings(data: bytes, count: int, seed: int) -> list[str]:
    """Damages of a campaign file that reading does not notice, blames on the wrong line, or stumbles over."""
    luck, sound = Luck(seed), parse(data)
    found: list[str] = []
    for _ in range(count):
        one = damage(data, luck)
        if one.data != data and (wrong := _unnoticed(one, data, sound)):
            found.append(f"seed {seed}, {one}: {wrong}")
    return found


def _unnoticed(one: Damage, data: bytes, sound: Reading) -> str:
    try:
        reading = parse(one.data)
    except BrokenJournal as error:
        return _blamed(error, one, data, sound)
    except JournalError:  # such as a format of the future: the title is damaged
        return "" if one.at < data.index(b"\n") else "the title was blamed"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    kept = list(reading.journal.entries)
    if (reading.journal.setup, kept) != (sound.journal.setup, sound.journal.entries[: len(kept)]):
        return "something else was read"
    if reading.tail is None and one.data != data[: len(one.data)]:
        return "nothing was said"
    return ""


def _blamed(error: BrokenJournal, one: Damage, data: bytes, sound: Reading) -> str:
    """Nothing before the blamed entry is damaged, and it is the first that is."""
    line = data.count(b"\n", 0, one.at) + 1
    numbers = [entry.number for entry in sound.journal.entries if entry.line <= line]
    first = numbers[-1] if numbers else 0
    if error.number != first:
        return f"entry {error.number} was blamed instead of {first}: {error}"
    return ""
