"""Lints a pack: why it cannot be loaded, or the findings of all checks."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.errors import Finding
from ..project import Project
from .check import Check
from .checks import CHECKS
from .known_findings import without_known
from .suppress import without_suppressed


def lint(project: Project, checks: Sequence[Check] = CHECKS) -> list[Finding]:
    """All findings by file and line; of a pack that cannot be loaded only those of loading."""
    findings = lint_without_list(project, checks)
    if project.pack is None or project.craft is None:
        return findings
    return _sorted_once(
        without_known(findings, project.craft, [code for check in checks if check.craft for code in check.codes])
    )


def lint_without_list(project: Project, checks: Sequence[Check] = CHECKS) -> list[Finding]:
    """All findings, the known ones among them; craft checks run only for packs that have a list of known ones."""
    pack = project.pack
    if pack is None:
        return _sorted_once(project.findings)
    applying = [check for check in checks if project.craft is not None or not check.craft]
    findings = [finding for check in applying for finding in check.look(project, pack)]
    known = tuple(dict.fromkeys(code for check in checks for code in check.codes))
    return _sorted_once(without_suppressed(findings, project.source.texts, known))


def _sorted_once(findings: list[Finding]) -> list[Finding]:
    """The findings by file, without repetitions."""
    once = dict.fromkeys(findings)
    return sorted(once, key=lambda finding: (finding.file, finding.line, finding.code, finding.message))
