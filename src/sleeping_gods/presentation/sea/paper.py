"""The papers of a campaign of the sea: packing, setting up again, journey log and achievement sheet."""

from __future__ import annotations

from ...sea.acts.repair import SHEET
from ...sea.chapters.players import PEOPLE
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.paper_words import achievement_sheet, notes_part, quest_words
from ..party.presenter import Presenter
from ..scene.paper import CampaignPaper, PaperSheet, SheetPart, SheetRow
from .packing import laying, packing, save_line

BOXES = 8
"""Boxes for defeats that are printed at least."""


def paper(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> CampaignPaper:
    """All of it, as an audience may see it; bags are for printed boxes."""
    boxed = table.own_box() is not None
    return CampaignPaper(
        wait="" if PEOPLE.at_turn_start(table) else presenter.localizer.say("paper_wait"),
        packing=packing(presenter, table, audience) if boxed else (),
        laying=laying(presenter, table, audience) if boxed else (),
        log=journey_log(presenter, table, audience),
        achievements=achievement_sheet(presenter, table, SHEET),
    )


def journey_log(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> PaperSheet:
    """Names, date, mode, XP, defeats, the save line, quests, notes and the score."""
    localizer = presenter.localizer
    say, log = localizer.say, table.log
    mode = say("log_mode", mode="easy" if table.easy else table.mode)
    boxes = max(BOXES, table.defeats)
    head = (
        SheetRow(say("paper_players"), ", ".join(table.names)),
        SheetRow(say("paper_date"), log.date),
        SheetRow(say("paper_mode"), mode),
        SheetRow(say("paper_turn"), str(table.turn)),
        SheetRow(say("paper_xp"), str(table.xp)),
        SheetRow(say("paper_defeats"), ticked=table.defeats, boxes=boxes),
    )
    quests = (
        SheetRow(say("paper_quests"), quest_words(presenter, table, table.quests)),
        SheetRow(say("paper_used-quests"), ", ".join(map(str, sorted(table.used_quests)))),
    )
    saved = tuple(SheetRow("", line) for line in save_line(presenter, table, audience))
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
