"""What a program tells, compared with what was approved. Only digests are kept: a line for each part.

``make approve`` writes all digests anew, ``APPROVE=1 pytest FILE`` those of one test. ``TOLD=FOLDER pytest FILE``
writes what is told to files of a folder: made in two versions of the program, the folders show what was altered.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

DIGITS = 4
"""Hexadecimal digits of each digest."""


def digest(text: bytes) -> str:
    """A short digest."""
    return hashlib.sha256(text).hexdigest()[:DIGITS]


def changed(file: Path, told: Mapping[str, Sequence[bytes]]) -> list[str]:
    """The parts that are told otherwise than was approved, and when for the first time."""
    now = {part: [digest(text) for text in texts] for part, texts in told.items()}
    if folder := os.environ.get("TOLD"):
        _write_out(Path(folder) / file.stem, told)
    if os.environ.get("APPROVE"):
        lines = (" ".join([f"{part}:", *digests]) for part, digests in now.items())
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    rows = (line.partition(": ") for line in file.read_text(encoding="utf-8").splitlines())
    approved = {part.removesuffix(":"): row.split() for part, _, row in rows}
    return [
        f"{part}, time {_first_difference(approved.get(part, []), now.get(part, []))}"
        for part in sorted({*approved, *now})
        if approved.get(part) != now.get(part)
    ]


def _first_difference(one: Sequence[str], other: Sequence[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (left, right) in pairs if left != right), min(len(one), len(other)))


def _write_out(folder: Path, told: Mapping[str, Sequence[bytes]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for part, texts in told.items():
        lines = (f"{at}: {text.decode()}" for at, text in enumerate(texts))
        (folder / f"{part.replace(' ', '-')}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
