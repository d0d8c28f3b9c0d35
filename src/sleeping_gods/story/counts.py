"""Figures of a box: a finding for each that is not as expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from ..kernel.errors import Finding
from .source import Record

T = TypeVar("T", int, str)


class Expectations:
    """Notes a finding for each figure that is not as expected."""

    def __init__(self, manifest: Record, findings: list[Finding]) -> None:
        self.manifest, self.findings = manifest, findings

    def expect(self, what: str, expected: object, got: object) -> None:
        """Two figures are the same."""
        if expected != got:
            message = f"{what}: expected {expected}, got {got}"
            self.findings.append(Finding(self.manifest.file, self.manifest.line, "count", message))

    def within(self, what: str, low: int, high: int, got: int) -> None:
        """A figure lies between two others."""
        if not low <= got <= high:
            self.expect(what, f"{low} to {high}", got)

    def pieces(self, expected: Mapping[str, int], got: Mapping[str, int]) -> None:
        """There are as many pieces of everything as the box holds."""
        for piece, count in expected.items():
            self.expect(f"pieces of {piece}", count, got.get(piece, 0))

    def spread(self, what: str, expected: dict[T, int], got: Iterable[T]) -> None:
        """There are as many of each kind as expected."""
        counted = Counter(got)
        for key in {**expected, **counted}:
            self.expect(f"{what} {key}", expected.get(key, 0), counted[key])
