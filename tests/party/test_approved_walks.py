"""Long random campaigns of both games, as they were approved: states, events, choices, refusals and what a seat sees.

A rule that is changed on purpose changes these: how to approve it and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import Choice, parse, text
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, audience, is_over, options, table_act, why_not
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.party.view import own_barred
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view as sea_view
from sleeping_gods.skies.view import view as skies_view

from ..approving import changed, digest

APPROVED = Path(__file__).parent / "approved"
NAMES = ("Ada", "Ben", "Cyd", "Dee")
WALKS: list[tuple[str, int, int, dict[str, str]]] = [
    ("harbour", 1, 11, {"easy": "on"}),
    ("harbour", 2, 12, {"mode": "brutal", "dice": "may", "points": "on", "window": "all"}),
    ("harbour", 3, 13, {}),
    ("harbour", 4, 14, {"dice": "always"}),
    ("airfield", 1, 21, {"level": "easy", "length": "long"}),
    ("airfield", 2, 22, {"level": "hard", "instant": "on", "landing": "quick", "window": "all"}),
    ("airfield", 3, 23, {}),
    ("airfield", 4, 24, {}),
    ("wandering-sea", 1, 31, {}),
    ("wandering-sea", 3, 32, {"mode": "brutal"}),
    ("lifted-north", 2, 41, {}),
    ("lifted-north", 4, 42, {}),
]
STEPS = 400
"""Pack, players, seed and options; and so many choices of each."""
TOGETHER = 20
"""So many choices are one digest."""
ACTS = (
    "join Zed", "save game", "resume with p2", "leave p1", "easy mode", "level easy", "level hard", "note 3 beware",
    "note 3", "resume with p1", "leave p2", "join Ada", "repair set coins 5", "repair set health audrie 1",
    "repair set health ed 1", "repair set turn 3", "repair set status ed venom 1",
)  # fmt: skip
"""Acts about the campaign itself: now and then the next of these that can be done."""
ASKED = 25
"""So many choices of before are asked for at a time, though they can no longer be taken."""


def some_choice(table: PartyTable, luck: Luck) -> Choice:
    """A choice; any kind is as likely as any other."""
    choices = options(table)
    verb = luck.pick(sorted({choice[0] for choice in choices}))
    return luck.pick([choice for choice in choices if choice[0] == verb])


def next_act(table: PartyTable, step: int) -> Choice | None:
    """The next act about the campaign itself that can be done now, if there is one."""
    first = step // 16 % len(ACTS)
    acts = map(parse, (*ACTS[first:], *ACTS[:first]))
    return next((act for act in acts if table.is_table_act(act)), None)


def said(reason: Reason | None) -> object:
    """A reason as plain values."""
    return None if reason is None else (reason.key, reason.rule, reason.values)


def seen(table: PartyTable, seat: int) -> object:
    """All that a seat may see, and what is barred to it."""
    shown: Any = sea_view if isinstance(table, SeaTable) else skies_view
    return shown(table, seat), [(text(choice), said(reason)) for choice, reason in own_barred(table, seat)]


@pytest.mark.parametrize(("pack", "players", "seed", "chosen"), WALKS, ids=[f"{one[0]}-{one[1]}" for one in WALKS])
def test_a_campaign_goes_as_was_approved(pack: str, players: int, seed: int, chosen: dict[str, str]) -> None:
    """Every state, and now and then what is refused and what a seat sees; what is saved at any moment can be loaded."""
    game, box = load_pack(pack)
    table = of_party(game.set_up(box, setup_for(game, box, NAMES[:players], chosen)))
    luck, before = Luck(seed), dict[Choice, None]()
    told: dict[str, list[bytes]] = {"states": [], "refusals": [], "seen": [], "audiences": []}
    digests: list[str] = []
    audiences: list[object] = []
    kinds: set[tuple[object, ...]] = set()
    for step in range(STEPS):
        if is_over(table):
            break
        before |= dict.fromkeys(options(table))
        act = next_act(table, step) if step % 16 == 15 else None
        if step % 3 == 0:
            audiences.append([audience(table, choice) for choice in options(table)])
        if act is None:
            apply(table, some_choice(table, luck))
        else:
            table_act(table, act)
        kind = (table.combat is None, *(type(waiting).__name__ for waiting in table.agenda))
        if kind not in kinds:
            kinds.add(kind)
            assert canonical(game.load(box, json.loads(canonical(table)))) == canonical(table), kind
        decision = decision_of(table)
        barred = [] if decision is None or step % 2 else decision.barred(table)
        digests.append(digest(canonical(table) + repr((table.log_events, options(table), barred)).encode()))
        if step % TOGETHER == TOGETHER - 1 or is_over(table):
            told["states"].append(" ".join(digests).encode())
            told["audiences"].append(msgspec.json.encode(audiences))
            digests.clear()
            audiences.clear()
            known = [*before]
            asked = [luck.pick(known) for _ in range(ASKED)]
            refused = [(text(choice), said(why_not(table, choice))) for choice in asked]
            told["refusals"].append(msgspec.json.encode(refused))
            told["seen"].append(msgspec.json.encode(seen(table, step // TOGETHER % table.seat_count())))

    assert changed(APPROVED / f"{pack}-{players}.txt", told) == []
