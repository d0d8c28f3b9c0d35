"""Words that a language has, whether they stand in the reference or not: what is one of them is no slip of the pen.

A Bloom filter over stems: it forgets none, and takes about one in fifty that is none for one.
``client/src/rules/known.ts`` is its twin.
"""

from __future__ import annotations

import base64
import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...languages import Lang

BITS, HASHES = 8, 5
"""Bits for each word, and how many of them a word sets."""
_MASK = 0xFFFFFFFF


def path_of(lang: Lang) -> Path:
    """The filter of a language, in base64."""
    return Path(__file__).resolve().parent / "known" / f"{lang}.txt"


@functools.cache
def text_of(lang: Lang) -> str:
    """The filter as the browser reads it."""
    return path_of(lang).read_text("ascii").replace("\n", "")


@functools.cache
def _filter(lang: Lang) -> bytes:
    return base64.b64decode(text_of(lang))


def is_known(stem: str, lang: Lang) -> bool:
    """Whether the language has words of this stem."""
    bits = _filter(lang)
    return all(bits[at >> 3] >> (at & 7) & 1 for at in _places(stem, len(bits) * 8))


def filter_lines(stems: Iterable[str]) -> str:
    """A filter over stems, in lines of base64."""
    words = list(stems)
    bits = bytearray((len(words) * BITS + 7) // 8)
    for word in words:
        for at in _places(word, len(bits) * 8):
            bits[at >> 3] |= 1 << (at & 7)
    text = base64.b64encode(bits).decode()
    return "".join(f"{text[at : at + 120]}\n" for at in range(0, len(text), 120))


def _places(word: str, size: int) -> Iterator[int]:
    """The bits of a word: two hashes (FNV-1a, and the same with other constants), and their sums."""
    first, other = 2166136261, 40389
    for sign in word.encode():
        first = ((first ^ sign) * 16777619) & _MASK
        other = ((other ^ sign) * 2654435761) & _MASK
    for step in range(HASHES):
        yield ((first + step * (other | 1)) & _MASK) % size
