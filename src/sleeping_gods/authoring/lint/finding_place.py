"""Helpers for findings: where they are, and which tables belong to the pack itself."""

from __future__ import annotations

from collections.abc import Sized

from ...content.box import is_lent
from ...kernel.errors import Finding
from ...story.source import Record
from ..dataflow.programs import Site
from ..project import Project


def finding_at(site: Site, code: str, message: str) -> Finding:
    """A finding at a site, which its message names first."""
    return Finding(site.file, site.line, code, f"{site.title}: {message}")


def own_records(project: Project, *kinds: str) -> list[Record]:
    """The tables of some kinds that are in the pack itself, not in its box."""
    return [record for record in project.source.records if record.kind in kinds and not is_lent(record.file)]


def of_pack(project: Project, code: str, title: str, message: str) -> Finding:
    """A finding about the whole pack, at its manifest."""
    manifest = project.source.manifest
    return Finding(manifest.file, manifest.line, code, f"{title}: {message}")


def share(some: Sized, of: Sized) -> str:
    """A count out of a total, with its percentage."""
    return f"{len(some)} of {len(of)} ({len(some) / max(1, len(of)):.0%})"
