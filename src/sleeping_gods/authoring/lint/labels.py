"""Lint check of the labels of the maps: none overlaps another, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...languages import LANGS
from ...sea.table.cards import Pack as SeaPack
from ..pictures.atlas import atlas_of
from ..pictures.collisions import collisions
from ..pictures.map_sheet import labels
from ..project import AnyPack, Project
from .check import Check
from .finding_place import of_pack


def check_label_distances(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports labels of a spread that are too close to each other."""
    if not isinstance(pack, SeaPack):
        return
    atlas = atlas_of(project)
    for first in atlas.spreads:
        for lang in LANGS:
            for label, other in collisions(labels(atlas, first, lang)):
                title = f"{label.text} and {other.text} on pages {first} and {first + 1}"
                yield of_pack(project, "label-clash", title, f"expected room between the two labels ({lang})")


LABELS = (Check(("label-clash",), check_label_distances, craft=True),)
