"""Linting a pack: why it cannot be loaded, or what all checks find in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel.errors import Finding
from ..project import AnyPack, Project
from .check import Check
from .checks import CHECKS
from .known import without_known
from .suppress import without_suppressed


def lint(project: Project, checks: Sequence[Check] = CHECKS) -> list[Finding]:
    """Everything wrong with a pack, by file and line; a pack that cannot be loaded is not looked at further."""
    pack = project.pack
    if pack is None:
        return _sorted(project.findings)
    found = found_by(project, pack, [check for check in checks if not check.craft])
    known = tuple(dict.fromkeys(code for check in checks for code in check.codes))
    craft = [check for check in checks if check.craft] if project.craft is not None else []
    kept = without_suppressed([*found, *found_by(project, pack, craft)], project.source.texts, known)
    if project.craft is not None:
        kept = without_known(kept, project.craft, [code for check in craft for code in check.codes])
    return _sorted(kept)


def found_by(project: Project, pack: AnyPack, checks: Iterable[Check]) -> list[Finding]:
    """Everything that some checks find, suppressed or not."""
    return [finding for check in checks for finding in check.look(project, pack)]


def _sorted(findings: list[Finding]) -> list[Finding]:
    """The findings in the order of the files, each once."""
    once = dict.fromkeys(findings)
    return sorted(once, key=lambda finding: (finding.file, finding.line, finding.code, finding.message))
