"""The papers of a campaign in the skies: packing, setting up again, journey log and achievement sheet."""

from __future__ import annotations

from ...skies.chapters.players import PEOPLE
from ...skies.chapters.score import GROUPS
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.paper_words import achievement_sheet, notes_part, quest_words
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.paper import CampaignPaper, PaperSheet, SheetPart, SheetRow
from .packing import laying, packing, save_line
from .sayings import level_line
from .spaces import plane_name

BOXES = 8
"""Boxes for defeats and of each faction on the sheet (DS-JLOG-006)."""


def paper(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> CampaignPaper:
    """All of it, as an audience may see it; bags are for printed boxes."""
    boxed = table.own_box() is not None
    return CampaignPaper(
        wait="" if PEOPLE.at_turn_start(table) else presenter.localizer.say("paper_wait"),
        packing=packing(presenter, table, audience) if boxed else (),
        laying=laying(presenter, table, audience) if boxed else (),
        log=journey_log(presenter, table),
        achievements=achievement_sheet(presenter, table, GROUPS),
    )


def journey_log(presenter: Presenter[SkiesTable], table: SkiesTable) -> PaperSheet:
    """Names, plane, difficulty, camps, defeats, factions, the save line, quests, notes, ending and score."""
    localizer = presenter.localizer
    say, log = localizer.say, table.log
    all_camps = table.pack.camps[table.length].total
    factions = tuple(
        SheetRow(localizer.term("faction", faction), ticked=count, boxes=max(BOXES, count))
        for faction, count in table.marks.items()
    )
    head = (
        SheetRow(say("paper_players"), ", ".join(table.names)),
        SheetRow(say("paper_plane"), plane_name(localizer, table)),
        SheetRow(say("paper_date"), log.date),
        SheetRow(say("paper_mode"), join(level_line(localizer, line) for line in log.levels)),
        SheetRow(say("paper_turn"), str(table.turn)),
        SheetRow(say("paper_camps"), ticked=table.camps, boxes=all_camps),
        SheetRow(say("paper_defeats"), ticked=table.defeats, boxes=max(BOXES, table.defeats)),
        *factions,
    )
    quests = (
        SheetRow(say("paper_quests"), quest_words(presenter, table, table.quests)),
        SheetRow(say("paper_completed-quests"), ", ".join(map(str, sorted(table.used_quests)))),
        SheetRow(say("paper_crossed"), ", ".join(map(str, sorted(table.crossed)))),
    )
    saved = tuple(SheetRow("", line) for line in save_line(presenter, table))
    end = (SheetRow(say("paper_ending"), log.ending), SheetRow(say("paper_score"), log.score))
    return PaperSheet(
        say("paper_log"),
        (
            SheetPart("", head),
            SheetPart(say("paper_save-line"), saved),
            SheetPart(say("paper_quest-cards"), quests),
            notes_part(presenter, table),
            SheetPart("", end),
        ),
    )
