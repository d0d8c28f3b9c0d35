"""Campaigns in the middle as their journey logs and bags hold them, in lines of notation."""

from __future__ import annotations

from sleeping_gods.kernel.choices import text
from sleeping_gods.party.table.table import PartyTable

SEA = """
set xp 14
set defeats 1
set turn 23
set region 4.7
set damage bridge 1
set damage hull 1
set room deck
fill ability hand p1 with engaged-5 plain-craft-4
fill ability hand p2 with
set command p1 3
set health odessa 2
set fatigue odessa 1
set status odessa venom 1
fill ability board odessa with plain-cunning-4
fill level board odessa with plan-ahead
set placed odessa 2
set goods coins 11
set token A 1
fill adventure party with adventure-33 adventure-12
set placed adventure-33 1
fill quest held with quest-1 quest-45
fill quest used with quest-2
set events mild 0
set events perilous 4
set event-pass 2
fill ability discard with plain-perception-4
fill totem-box ticked with totem:33
""".strip().splitlines()
"""A campaign of the sea after two passes of the third part of its event deck."""
SKIES = """
set camps 5
set defeats 1
set marks rebels 2
fill location crossed with location-12 location-38
set place 10:b3
set plane 12:a1
set health ed 2
set plane health 3
set fuel 1
set stamina ed 1
set status ed venom 1
fill ability board ed with heavy-hands-1
set goods rope 2
fill ability hand p1 with ox-shoulders-2
fill adventure hand p2 with
fill adventure hand p1 with adventure-33
fill adventure discard with adventure-34
fill quest held with quest-12
set events 1 4
fill boss-box ticked with boss:4
""".strip().splitlines()
"""A campaign in the skies after its fifth camp."""
LOGS = {"own-sea": SEA, "own-skies": SKIES}


def figures_on(table: PartyTable) -> dict[str, int | str]:
    """What could be set by hand, as it stands, but for whose turn it is and which."""
    figures = table.bound.rulebook.repairs.figures(table)
    return {text(what): figure.now() for what, figure in figures.items() if what not in (("turn",), ("active",))}
