"""A Bloom filter over the stems of a language: never misses one, wrongly accepts about one in fifty.

Search does not correct a word that the language has, even if the reference does not use it.
``client/src/rules/bloom-filter.ts`` does the same in the browser.
"""

from __future__ import annotations

import base64
import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...languages import Lang

BITS_PER_STEM = 8
"""With the number of hashes: one stem in fifty that the language does not have is accepted."""
HASHES = 5
"""How many bits each stem sets."""
FNV_OFFSET, FNV_PRIME = 2166136261, 16777619
"""The constants of FNV-1a with 32 bits."""
SECOND_OFFSET, SECOND_PRIME = 40389, 2654435761
"""The constants of the second hash: any others would do, but the stored filters were made with these."""
LINE_LENGTH = 120
_MASK = 0xFFFFFFFF
"""Hashes have 32 bits."""


def path_of(lang: Lang) -> Path:
    """The filter of a language, in base64."""
    return Path(__file__).resolve().parent / "known" / f"{lang}.txt"


@functools.cache
def text_of(lang: Lang) -> str:
    """The filter as the browser reads it."""
    return path_of(lang).read_text("ascii").replace("\n", "")


@functools.cache
def _filter(lang: Lang) -> bytes:
    """The bits of the filter of a language."""
    return base64.b64decode(text_of(lang))


def is_known(stem: str, lang: Lang) -> bool:
    """Whether the language has words of this stem."""
    bits = _filter(lang)
    return all(bits[bit >> 3] >> (bit & 7) & 1 for bit in _bits_of(stem, len(bits) * 8))


def filter_lines(stems: Iterable[str]) -> str:
    """A filter over stems, in lines of base64."""
    members = list(stems)
    bits = bytearray((len(members) * BITS_PER_STEM + 7) // 8)
    for stem in members:
        for bit in _bits_of(stem, len(bits) * 8):
            bits[bit >> 3] |= 1 << (bit & 7)
    text = base64.b64encode(bits).decode()
    return "".join(f"{text[start : start + LINE_LENGTH]}\n" for start in range(0, len(text), LINE_LENGTH))


def _bits_of(stem: str, size: int) -> Iterator[int]:
    """The bits of a stem: sums of two hashes (FNV-1a, and the same with other constants), the second one made odd."""
    hash1, hash2 = FNV_OFFSET, SECOND_OFFSET
    for byte in stem.encode():
        hash1 = ((hash1 ^ byte) * FNV_PRIME) & _MASK
        hash2 = ((hash2 ^ byte) * SECOND_PRIME) & _MASK
    for count in range(HASHES):
        yield ((hash1 + count * (hash2 | 1)) & _MASK) % size
