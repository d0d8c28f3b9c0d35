"""Findings of checks: where they stand, and which tables are the author's own."""

from __future__ import annotations

from collections.abc import Sized

from ...content.box import is_lent
from ...kernel.errors import Finding
from ...story.source import Record
from ..dataflow.programs import Site
from ..project import Project


def finding_at(site: Site, code: str, message: str) -> Finding:
    """A finding at a site, which the message names first."""
    return Finding(site.file, site.line, code, f"{site.title}: {message}")


def own_records(project: Project, *kinds: str) -> list[Record]:
    """The tables of some kinds that stand in the pack itself, not in the box it is based on."""
    return [record for record in project.source.records if record.kind in kinds and not is_lent(record.file)]


def of_pack(project: Project, code: str, title: str, message: str) -> Finding:
    """A finding about a pack as a whole, which stands at its manifest."""
    manifest = project.source.manifest
    return Finding(manifest.file, manifest.line, code, f"{title}: {message}")


def share(some: Sized, of: Sized) -> str:
    """How many of how many, and the share in per cent."""
    return f"{len(some)} of {len(of)} ({len(some) / max(1, len(of)):.0%})"
