"""T08, heavy mode: after every decision save, load, and compare state, hash, options and every seat's view."""

from __future__ import annotations

import copy

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.plain import Json
from sleeping_gods.kernel.table import Table
from sleeping_gods.sea.table.table import SeaTable

from ..daily import first_daily
from .walks import Walk, heavy_findings

DAILY = [
    Walk("wandering-sea", 13, 66, 100),
    Walk("airfield", 15, 101, 200),
]
SHARE = [
    Walk("harbour", 11, 0, 1_000),
    Walk("harbour", 12, 27, 1_000),
    Walk("wandering-sea", 13, 66, 1_000),
    Walk("airfield", 14, 0, 1_500),
    Walk("airfield", 15, 101, 1_500),
]


@pytest.mark.slow
@pytest.mark.parametrize("walk", first_daily([*DAILY, *SHARE], len(DAILY)), ids=str)
def test_every_state_survives_saving(walk: Walk) -> None:
    """SG-SAVE-007, DS-SAVE-007: what is loaded cannot be told from what was saved, by any seat, and plays on."""
    assert heavy_findings(walk) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ("harbour", "pools"),
        ("harbour", "deck"),
        ("harbour", "discard"),
        ("harbour", "goods"),
        ("airfield", "hands"),
        ("airfield", "deck"),
        ("airfield", "goods"),
    ],
)
def test_planted_a_field_left_out_of_the_save(pack: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that comes back with one field as at the set-up is found."""
    game, box = load_pack(pack)
    fresh = game.set_up(box, setup_for(game, box, ("Ada",), {}))
    forget(monkeypatch, game, field, getattr(fresh, field))

    found = heavy_findings(Walk(pack, 1, 0, 200))

    assert found
    assert all("save-load: expected the same state" in line or "exception" in line for line in found)


def test_planted_a_field_that_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a field that equality and hash do not know is found, by what the seats may choose or see."""
    game, _ = load_pack("harbour")
    forget(monkeypatch, game, "goods", {})
    monkeypatch.setattr(SeaTable, "__eq__", lambda one, other: True)
    monkeypatch.setattr("sleeping_gods.bots.runs.soak.state_hash", lambda table: "0" * 16)

    found = heavy_findings(Walk("harbour", 1, 0, 200))

    assert any("expected the same views" in line or "expected the same options" in line for line in found)


def forget(monkeypatch: pytest.MonkeyPatch, game: Game, field: str, value: object) -> None:
    """Plant a loader that forgets one field."""
    sound = type(game).load

    def load(self: Game, pack: PackInfo, data: Json) -> Table:
        table = sound(self, pack, data)
        setattr(table, field, copy.deepcopy(value))
        return table

    monkeypatch.setattr(type(game), "load", load)
