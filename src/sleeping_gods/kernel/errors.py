"""Errors: an illegal choice or set-up, a broken pack, a broken saved state, a bug of ours; and reasons and findings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .showing import printable

Value: TypeAlias = str | int
CHOICES_NAMED = 8
"""Legal choices that a refusal names; the rest are counted."""
LONGEST_MESSAGE = 400
"""Characters of a message that quotes saved data, which may be of any length."""


class Reason(NamedTuple):
    """Why something is barred: the rule's id, a message key, and the values that the message names."""

    rule: str
    key: str
    values: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing wrong with a pack: where it stands and what was expected."""

    file: str
    line: int
    code: str
    """The kind of mistake."""
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return printable(f"{place}: {self.code} {self.message}")


class IllegalChoice(Exception):
    """A choice that is not among the options; the table is unchanged."""

    def __init__(self, choice: str, *, legal: list[str], reason: Reason | None = None) -> None:
        self.choice = choice
        self.legal = legal
        self.reason = reason
        named = ", ".join(repr(option) for option in legal[:CHOICES_NAMED])
        more = f" and {len(legal) - CHOICES_NAMED} more" if len(legal) > CHOICES_NAMED else ""
        because = f" ({reason.rule} {reason.key})" if reason else ""
        super().__init__(f"expected one of {named}{more}, got {choice!r}{because}")


class IllegalSetup(Exception):
    """A campaign that cannot be set up as asked, with the rule that forbids it."""

    def __init__(self, reason: Reason, message: str) -> None:
        self.reason = reason
        super().__init__(f"{message} ({reason.rule})")


class BrokenPack(Exception):
    """A pack that cannot be used: all findings at once, and nothing is loaded."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings
        lines = "\n".join(str(finding) for finding in findings)
        plural = "" if len(findings) == 1 else "s"
        super().__init__(f"{len(findings)} finding{plural}\n{lines}")


class BrokenState(Exception):
    """Saved data that is not a state: the place in it, what was expected and what stands there."""

    def __init__(self, place: str, expected: str, got: object) -> None:
        self.place = place
        super().__init__(f"{place}: expected {expected}, got {got!r}"[:LONGEST_MESSAGE])


class Bug(Exception):
    """Our own mistake: something the rules say cannot happen."""


class NoOption(Bug):
    """A decision that nothing can be chosen at, and that does not lapse."""
