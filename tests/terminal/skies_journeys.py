"""Scripted evenings in the skies: answers in notation, with the draws named, so that nothing depends on luck."""

from __future__ import annotations

DRAWN = ("begin turn", "draw herbalist-4", "draw second-wind-7")
ON_THE_MAP = (*DRAWN, "event frozen-garden")
"""Two cards drawn, an ogroot found: the action step of the first turn."""
IN_FLIGHT = (*ON_THE_MAP, "fly to mail-ice")
"""The plane is on its way, fate is to be drawn."""
LANDED = (*IN_FLIGHT, "draw plain-perception-8", "go on")
"""8 and 1 space: 2 damage to the plane."""
IN_THE_SHED = (*ON_THE_MAP, "travel east", "travel north", "explore 7")
IN_THE_FIGHT = (
    *IN_THE_SHED, "choose c", "lay tax-weasel", "lay brass-tick", "start combat", "draw whip", "draw pistol",
    "draw crowbar", "draw hunting-rifle", "draw wrench",
)  # fmt: skip
"""Two enemies and five combat cards in hand."""
IN_AN_ATTACK = (*IN_THE_FIGHT, "attack brass-tick with ed using crowbar", "roll 6")
"""3 and strength 2 and a die of 2; Claire could roll again."""
PLACING = (*IN_AN_ATTACK, "go on", "cover brass-tick a1")
NEAR_THE_TENTS = (
    *LANDED, "travel east", "travel north", "travel east", "end turn", "begin turn", "draw belay-5", "draw dare-2",
    "event three-suns", "travel north",
)  # fmt: skip
AT_THE_TENTS = (*NEAR_THE_TENTS, "explore 24")
"""A wandering encounter: standees are to be placed."""
TENTS_OF_TWO = (
    "", *LANDED, "travel east", "travel north", "travel east", "end turn", "", "begin turn", "draw belay-5",
    "draw dare-2", "event three-suns", "travel north", "explore 24",
)  # fmt: skip
"""The same for Ada and Ben, who is active in the second turn; Enter where the keyboard is passed."""
PLACED = (*AT_THE_TENTS, "place claire on a", "place ed on e")
CAMPING = (*ON_THE_MAP, "play playing-cards draw", "draw belay-5", "camp")
