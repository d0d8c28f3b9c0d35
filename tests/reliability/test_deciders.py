"""The right player decides: a decision opened by an act or an effect of a seat waits for that seat, in both games."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.games import playable
from sleeping_gods.kernel.steps import STEPS
from sleeping_gods.party.table.decisions import GameDecision
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.sea.chapters.hits import Block
from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.skies.chapters.flight import MovePlane
from sleeping_gods.skies.chapters.travel import Walk

from .deciders import RULED, walk

QUICK, LONG = 1_500, 12_000
"""Decisions looked at in each pack."""
OFTEN = {
    "sea": ("AlterTest", "JoinChallenge", "Attacks", "PlaceDamage", "Sail", "LoseHealth", "Victim"),
    "skies": ("AlterTest", "JoinChallenge", "skies:Attacks", "skies:Block", "PlaceDamage", "skies:Heal"),
}
"""Kinds that every quick walk must come upon."""
SELDOM = {
    "sea": ("Block", "NextVictim", "PassSynergy", "PassAnySynergy", "DealTo", "BeforeChallenge"),
    "skies": ("skies:MovePlane", "skies:Walk", "skies:FaceObstacle", "skies:PayAny", "skies:Agree", "GainStatus"),
}
"""And those that a long walk must."""
GAMES = {"harbour": "sea", "wandering-sea": "sea", "airfield": "skies", "lifted-north": "skies"}


@pytest.mark.parametrize("pack", playable())
def test_what_a_seat_opens_waits_for_it(pack: str) -> None:
    """SG-CMD-006, SG-COMBAT-041, DS-BASE-012, DS-ADVC-003: over random campaigns, with a share of other seats."""
    count = walk(pack, QUICK, seed=1)

    assert count.findings == []
    assert count.decisions >= QUICK
    assert count.others > QUICK // 20
    assert {*OFTEN[GAMES[pack]]} <= {*count.kinds}


@pytest.mark.slow
@pytest.mark.parametrize("pack", playable())
def test_what_a_seat_opens_waits_for_it_in_long_walks(pack: str) -> None:
    """SG-SYN-020, SG-TRAVEL-028, DS-ADVC-019, DS-RESC-003: what is seldom opened was looked at too."""
    count = walk(pack, LONG, seed=2)

    assert count.findings == []
    assert {*SELDOM[GAMES[pack]]} <= {*count.kinds}


def test_every_ruled_kind_names_rules_of_its_game() -> None:
    """Exceptions are kinds of decision that exist, by rules that exist, of each game in which they are met."""
    rules = {*ledger("sea"), *ledger("skies")}
    for word, ruled in RULED.items():
        kind = STEPS[word]
        assert issubclass(kind, GameDecision), word
        assert {*ruled.rules} <= rules, word
        games = {"DS"} if kind.family else {"SG"} if ".sea." in kind.__module__ else {"SG", "DS"}
        assert {rule[:2] for rule in ruled.rules} == games, word


@pytest.mark.parametrize(
    ("pack", "kind"), [("wandering-sea", Block), ("harbour", Sail), ("lifted-north", Walk), ("airfield", MovePlane)]
)
def test_planted_a_decision_of_the_active_player(pack: str, kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that is asked of the active player, as these were, is found; by its rule if it has one."""
    monkeypatch.setattr(kind, "who", lambda self, table: table.captain)

    found = walk(pack, LONG, seed=3).findings

    assert len(found) == 1
    assert found[0].startswith(kind.__name__)
    assert ("SG-COMBAT-041" in found[0]) == (kind is Block)
