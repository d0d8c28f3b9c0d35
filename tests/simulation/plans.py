"""Plans of a few short campaigns."""

from __future__ import annotations

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.simulation.campaign import play_campaign
from sleeping_gods.simulation.part import RunPart
from sleeping_gods.simulation.plan import Plan, new_plan
from sleeping_gods.simulation.schema import CAMPAIGN_COLUMNS, EVENT_COLUMNS, Cell, Row

AT = {column.name: place for place, column in enumerate(CAMPAIGN_COLUMNS)}
OF_EVENT = {column.name: place for place, column in enumerate(EVENT_COLUMNS)}


def plan_for(
    pack: str = "harbour",
    campaigns: int = 4,
    robot: str = "random",
    seed: int = 1,
    players: tuple[int, ...] = (1, 2),
    *,
    knowing: bool = True,
) -> Plan:
    """A plan for a shipped pack."""
    game, cards = load_pack(pack)
    return new_plan(Plan(pack, game.id, cards.digest, campaigns, players, ("normal",), robot, seed, knowing=knowing))


def played(plan: Plan, first: int, count: int = 1) -> RunPart:
    """Some campaigns of a plan."""
    rows: list[Row] = []
    events: list[Row] = []
    for campaign in range(first, first + count):
        row, happened = play_campaign(plan, campaign)
        rows.append(row)
        events += happened
    return RunPart(first, rows, events)


def made_up(first: int, count: int = 1) -> RunPart:
    """A part that nobody played."""
    blank: dict[str, Cell] = {"text": "", "flag": False, "small": 0, "whole": 0, "large": 0}
    rows = [[blank[column.kind] for column in CAMPAIGN_COLUMNS] for _ in range(count)]
    events = [[blank[column.kind] for column in EVENT_COLUMNS] for _ in range(count)]
    for place in range(count):
        rows[place][0] = events[place][0] = first + place
    return RunPart(first, list(rows), list(events))
