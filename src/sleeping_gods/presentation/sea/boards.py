"""The boards of the crew, for the scene of the sea."""

from __future__ import annotations

from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.our_marks import marked_boards
from ..party.presenter import Presenter
from ..scene.party import PartyBoards
from .crew import boards

READS: tuple[str, ...] = ("crew", "names", "captain", "controllers", "combat")
"""The fields of the table that it depends on."""


def party(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> PartyBoards:
    """The boards of the party."""
    localizer = presenter.localizer
    return PartyBoards(
        title=localizer.say("crew_head"),
        pips_label=localizer.say("crew_tired"),
        weapons_label=localizer.say("crew_weapons"),
        pips_are_good=False,
        several_players=table.seat_count() > 1,
        boards=marked_boards(localizer, table, boards(localizer, table)),
    )
