"""All that a seat is shown of a table, as it was approved: every field, at rest, with cards, and in a fight.

``APPROVE=1`` writes approved_views.txt anew; read the difference before it is kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sleeping_gods.sea.view import view as sea_view
from sleeping_gods.skies.view import view as skies_view
from tests.bed import play
from tests.sea import tables as sea
from tests.sea.fights import facing
from tests.skies import tables as skies

APPROVED = Path(__file__).with_name("approved_views.txt")


def at_sea() -> Iterator[tuple[str, Any]]:
    """Tables of the sea."""
    table = sea.at_sea(2)
    yield "sea, the first turn", table
    first, second = [*table.crew][:2]
    card = table.deck.pop(0)
    table.hands[1].append(card)
    sea.wear(table, first, table.deck[0])
    sea.own(table, table.market[0])
    sea.give_command(table, 3, 1)
    table.crew[second].damage, table.crew[second].fatigue, table.crew[second].statuses = 1, 1, ("weakened",)
    table.quests.append(next(iter(table.pack.quests)))
    table.used_quests.append([*table.pack.quests][1])
    table.ongoing.append(next(iter(table.pack.events)))
    table.xp, table.serpent, table.easy = 4, table.region, True
    table.letters.append("a")
    table.tokens.append("b")
    table.found.append(table.search.pop(0))
    table.stall.append(table.market.pop(0))
    yield "sea, with cards", table
    yield "sea, a fight", facing("H . H|H H .", "H H", players=2, strike=2)


def in_the_skies() -> Iterator[tuple[str, Any]]:
    """Tables of the skies."""
    table = skies.on_map(2)
    yield "skies, the first turn", table
    skies.wear(table, "ed", table.deck[0])
    table.hands[1].append(table.deck.pop())
    table.crew["claire"].damage, table.crew["claire"].stamina, table.crew["claire"].statuses = 1, 1, ("venom",)
    skies.quest(table, next(iter(table.pack.quests)))
    skies.in_play(table, next(card for bag in table.event_deck for card in bag), 2)
    table.fuel, table.spent, table.camps = 2, 3, 1
    yield "skies, with cards", table
    fight = skies.on_map(2)
    skies.foe(fight, "rat", "H . S|P H .")
    yield "skies, a fight", skies.fight(fight, "rat")
    challenge = skies.facing(skies.on_map(2), "strength", 6)
    yield "skies, a challenge", play(challenge, " ".join(challenge.offered[0]))


def shown() -> Iterator[str]:
    """Every view of both seats, a line for each field."""
    for view, tables in ((sea_view, at_sea), (skies_view, in_the_skies)):
        for name, table in tables():
            for seat in (0, 1):
                yield f"{name}, seat {seat}:"
                for key, value in view(table, seat).items():
                    yield f"  {key}: {json.dumps(value, ensure_ascii=False, default=str)[:900]}"


def test_a_seat_is_shown_what_was_approved() -> None:
    """Nothing more, nothing less."""
    lines = [*shown()]
    if os.environ.get("APPROVE"):
        APPROVED.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert lines == APPROVED.read_text(encoding="utf-8").splitlines()
