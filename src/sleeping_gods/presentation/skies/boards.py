"""The boards of the characters, for the scene of the skies."""

from __future__ import annotations

from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.our_marks import marked_boards
from ..party.presenter import Presenter
from ..scene.party import PartyBoards
from .crew import boards

READS: tuple[str, ...] = ("crew", "names", "captain", "controllers", "combat")
"""The fields of the table that it depends on."""


def party(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> PartyBoards:
    """The boards of the party."""
    localizer = presenter.localizer
    return PartyBoards(
        title=localizer.say("board_party"),
        pips_label=localizer.say("board_stamina"),
        weapons_label="",
        pips_are_good=True,
        several_players=table.seat_count() > 1,
        boards=marked_boards(localizer, table, boards(localizer, table)),
    )
