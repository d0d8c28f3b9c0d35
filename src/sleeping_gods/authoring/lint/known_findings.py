"""The list of findings of craft that are known and not mended yet; beside a pack, it holds the pack to the rules.

It lies beside a pack's files as ``craft.txt`` and is no part of the pack: a line for each finding, such as
``silent-answer story/027.md paragraph 27.2 choice (b)``. Lines that begin with ``#`` are remarks. What is listed is not
found; what is listed and mended is found until its line is struck out, so that the list only grows shorter.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...effects.error_texts import did_you_mean, quoted_value
from ...kernel.errors import Finding
from ..project import CRAFT
from .codes import NO_CODE, UNUSED

Key = tuple[str, str, str]
"""A finding as the list names it: its code, its file, and what its message names first."""


def key_of(finding: Finding) -> Key:
    """The key of a finding in the list."""
    return finding.code, finding.file, finding.message.partition(": ")[0]


def line_of(finding: Finding) -> str:
    """The line of a finding in the list."""
    return " ".join(key_of(finding))


def without_known(findings: Sequence[Finding], text: str, codes: Collection[str]) -> list[Finding]:
    """The findings that the list does not contain, and mistakes in the list."""
    found_keys = {key_of(finding) for finding in findings if finding.code in codes}
    known: set[Key] = set()
    wrong = []
    for number, line in _lines(text):
        key = _key(line)
        if key[0] not in codes:
            message = (
                f"expected the code of a finding of craft, got {quoted_value(key[0])}{did_you_mean(key[0], codes)}"
            )
            wrong.append(Finding(CRAFT, number, NO_CODE, message))
            continue
        if key not in found_keys:
            wrong.append(Finding(CRAFT, number, UNUSED, f"{line!r} is mended: strike it out (pack lint --mended)"))
        elif key in known:
            wrong.append(Finding(CRAFT, number, UNUSED, f"{line!r} is listed already"))
        known.add(key)
    return [finding for finding in findings if key_of(finding) not in known] + wrong


def without_fixed(text: str, findings: Sequence[Finding]) -> str:
    """The list without fixed findings; nothing is ever added to it."""
    found_keys = {key_of(finding) for finding in findings}
    lines = [line for line in text.splitlines() if _is_remark(line) or _key(line.strip()) in found_keys]
    return "".join(f"{line}\n" for line in lines)


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines that name a finding, with their numbers."""
    return [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if not _is_remark(line)]


def _is_remark(line: str) -> bool:
    """Whether a line is empty or a comment."""
    return not line.strip() or line.lstrip().startswith("#")


def _key(line: str) -> Key:
    """The code, the file and the title that a line names."""
    code, _, rest = line.partition(" ")
    file, _, title = rest.partition(" ")
    return code, file, title
