"""Scripted evenings: answers in notation, with the draws named, so that nothing depends on luck."""

from __future__ import annotations

FIRST_CARD = "draw maintain-1"
TURN_START = (FIRST_CARD,)
AT_THE_SHIP = (*TURN_START, "begin turn")
AFTER_THE_EVENT = (
    *AT_THE_SHIP, "use deck", "do command", "leave deck", "event timber-traders", "choose c",
)  # fmt: skip
"""The deck gives command, nothing is searched, the traders are waved at."""
NEXT_TURN = (*AFTER_THE_EVENT, "skip action", "skip action")
AT_THE_CITY = (
    *AFTER_THE_EVENT, "travel", "steer audrie", "draw engaged-5", "go on", "sail 2.stairs", "sail 3.ash", "explore 40",
)  # fmt: skip
"""Fate 5 and a craft of 1 take the ship two regions far, to the City of Ashes."""
IN_THE_FIGHT = (
    *AT_THE_CITY, "choose d", "reveal enemies", "lay skeleton-warrior", "lay flying-eye", "lay demon-jackal",
)  # fmt: skip
"""Three enemies, the Flying Eye between the others."""
PLACING = (
    *IN_THE_FIGHT, "attack flying-eye with kannan using hunting-bow", "draw sharp-eye-6", "go on", "go on",
    "cover flying-eye a1",
)  # fmt: skip
"""A hit for 2 with the first of them placed: in the middle of an attack."""
