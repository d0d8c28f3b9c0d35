"""T08 and T13: whole random campaigns, every law after every decision; in heavy mode each state is saved and loaded."""

from __future__ import annotations

from dataclasses import dataclass

from sleeping_gods.bots.runs.soak import soak
from sleeping_gods.campaign.games import load_pack, playable
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES


@dataclass(frozen=True, slots=True)
class Walk:
    """A share of a run: a pack, a seed, the set-up that it begins with, and how many decisions at least."""

    pack: str
    seed: int
    first: int
    decisions: int


def shares(decisions: int, each: int, seed: int) -> list[Walk]:
    """A run over all shipped packs in turn, in parts that can be reported one by one, each with a seed of its own."""
    packs = playable()
    return [Walk(packs[at % len(packs)], seed + at, 5 * at, each) for at in range(-(-decisions // each))]


def law_findings(walk: Walk) -> list[str]:
    """T13: what broke a law, raised, was without an option, did not end, or could not be shown to some seat."""
    return _findings(walk, heavy=False)


def heavy_findings(walk: Walk) -> list[str]:
    """T08: what came back different from a save: state, hash, options, or any seat's view."""
    return _findings(walk, heavy=True)


def _findings(walk: Walk, *, heavy: bool) -> list[str]:
    game, pack = load_pack(walk.pack)
    view = SUPPORTED_GAMES[game.id].view
    report = soak(game, pack, walk.decisions, seed=walk.seed, first=walk.first, save_load=heavy, view=view)
    return [
        f"{walk.pack} seed {walk.seed} campaign {one.campaign} decision {one.decision}: {one.kind}: {one.message}"
        for one in report.failures
    ]
