"""Arriving in a region (SG-TRAVEL): hazards, the serpent, and regions of a printed atlas that are charted."""

from __future__ import annotations

import re

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.challenge import Challenge
from ...party.chapters.entering import ENTER, entry_mistake, entry_of
from ...party.effects.program_path import hazard_path
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from .events import leave_at_port

PRINTED_REGION = re.compile(r"[1-9][0-9]?\.[1-9][0-9]?")
"""A region of a printed atlas: its page, and a number that the owners give it."""


def is_uncharted(table: SeaTable, choice: Choice) -> bool:
    """Whether a choice sails to a region of the printed atlas that nobody has entered."""
    match choice:
        case ("sail", region):
            return PRINTED_REGION.fullmatch(region) is not None and region not in table.pack.regions
    return False


@rule("SG-TRAVEL-017")
@step
class ChartRegion(SeaDecision):
    """A region of a printed atlas is entered when the ship first comes to it: locations, port, market, hazard."""

    region: str
    any_time = False
    always_asked = True
    free = True
    phase = "travel"
    scene = "chart"

    def options(self, table: SeaTable) -> list[Choice]:
        """Nothing is there, or nothing more."""
        return [("charted", self.region)]

    def accepts(self, table: SeaTable, choice: Choice) -> bool:
        """What the atlas shows there, as a pack would describe it."""
        return self.mistake(table, choice) == ""

    def form(self, table: SeaTable) -> str:
        """This region."""
        return f"region {self.region}"

    def refuses(self, table: SeaTable, choice: Choice) -> Reason | None:
        """What is wrong with an answer that describes this region."""
        mistake = self.mistake(table, choice)
        return Reason("SG-TRAVEL-017", "card-not-understood", (mistake,)) if mistake else None

    def mistake(self, table: SeaTable, choice: Choice) -> str | None:
        """What is wrong with an answer that describes this region; None for any other answer."""
        return entry_mistake(table, choice, "region", "id", self.region)

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The ship arrives there."""
        if choice[0] == ENTER:
            table.enter(entry_of(choice))
        self.come(table)

    def come(self, table: SeaTable) -> None:
        """The ship enters the region, whose hazard is met."""
        enter(table, self.region)


@rule("SG-TRAVEL-017")
@step
class ChartArrival(ChartRegion):
    """A region to which the ship came on the group's own table, where its hazard was met as well."""

    def come(self, table: SeaTable) -> None:
        """The ship is there, without its hazard."""
        arrive(table, self.region)


@rule(
    "SG-TRAVEL-017", "SG-TRAVEL-019", "SG-TRAVEL-021", "SG-TRAVEL-026", "SG-TRAVEL-028", "SG-TRAVEL-029",
    "SG-TRAVEL-030", "SG-EVENT-012",
)  # fmt: skip
def enter(table: SeaTable, region: str) -> None:
    """Entering a region triggers its hazard at once, every time; a turned page brings the serpent along."""
    arrive(table, region)
    hazard = table.pack.regions[region].hazard
    if hazard is not None:
        table.tell("hazard", region)
        table.then(Challenge(hazard.skill, hazard.number, "", hazard_path(region)))


def arrive(table: SeaTable, region: str) -> None:
    """The ship moves to a region without its hazard, and everybody is told."""
    follow(table, region)
    table.tell("sailed", region)


@rule("SG-EVENT-012", "SG-EVENT-023", "SG-FAQ-009", "SG-COMP-017", "SG-DEFEAT-016")
def follow(table: SeaTable, region: str) -> None:
    """The ship moves; if it turns the page while the serpent hunts, the serpent arrives where it arrives."""
    turned = (table.region, region) in table.bound.turns_page
    table.region = region
    if turned and table.serpent:
        table.serpent = region
        table.tell("serpent", region)
    if table.pack.rulings["lost_sailor"] == "port-region" and table.pack.regions[region].port:
        leave_at_port(table)
