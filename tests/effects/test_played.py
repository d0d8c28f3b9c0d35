"""Every effect that is declared for a game has the code that plays it there."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.project import open_project
from sleeping_gods.effects.registry import OPERATIONS
from sleeping_gods.party.effects.ops import Ops
from sleeping_gods.sea.effects.operations import OPS as SEA
from sleeping_gods.skies.effects.operations import OPS as SKIES

PLAYED = {"sea": SEA, "skies": SKIES}


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_declared_is_played_and_nothing_else(game: str) -> None:
    """A declared effect without code, or code without a declaration, is named."""
    declared = {name for name, operation in OPERATIONS.items() if game in operation.games}

    assert sorted(declared ^ PLAYED[game].keys()) == []


@pytest.mark.parametrize(("pack", "ops"), [("harbour", SEA), ("airfield", SKIES)])
def test_a_pack_with_an_effect_without_code_has_a_finding(pack: str, ops: Ops, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says which effect, and where it stands; the pack is not loaded."""
    monkeypatch.delitem(ops, "gain-quest")

    project = open_project(pack)

    assert project.pack is None
    assert {finding.code for finding in project.findings} == {"game"}
    assert all("can play, got 'gain-quest'" in finding.message for finding in project.findings)
    assert all(finding.file and finding.line for finding in project.findings)
