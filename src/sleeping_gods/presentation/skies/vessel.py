"""The section of the plane."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.presenter import Presenter
from ..scene.vessel import Vessel
from .spaces import plane_name, plane_words

READS: tuple[str, ...] = ("plane_health", "fuel", "log")
"""The fields of the table that it depends on."""


def vessel(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> Vessel:
    """The plane: what it has taken and can bear, and its fuel."""
    localizer, pack = presenter.localizer, table.pack
    name, says = plane_name(localizer, table), plane_words(localizer, table)
    return Vessel(
        name=name,
        rooms=(),
        damage=pack.plane_health - table.plane_health,
        limit=pack.plane_health,
        fuel=table.fuel,
        tank=pack.plane_fuel,
        text=localizer.rich_text(says),
        spoken=localizer.say("label_sentence", label=name, text=says),
    )
