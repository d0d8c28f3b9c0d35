"""``sleeping-gods bench --scenes``: what it costs to tell a scene, section by section, over random play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import process_time
from typing import Any

from ..campaign.games import load_pack, setup_for
from ..kernel.luck import Luck
from ..kernel.play import apply, is_over, options, waits_for_chance
from ..languages import LANGS
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from ..presentation.party.scene_section import SceneSection
from ..presentation.presenters import presenter_of
from ..presentation.scene_tracker import SceneTracker
from .command_words import say
from .gc_tuning import tune_gc

PACKS = ("harbour", "airfield")
PLAYERS = ("Ada", "Ben", "Cyd", "Dee")
"""One to four of them, in turn."""
SCENES_OF_CAMPAIGN = 150
"""Scenes of one campaign, so that tables of all sizes come in turn."""
WARM_UP_SCENES = 1500
"""How many scenes are told before the first is timed."""


def run_scenes(scenes: int) -> int:
    """Tell so many scenes of each game, in each language, to one of one to four players."""
    for name, lang in ((name, lang) for name in PACKS for lang in LANGS):
        game, pack = load_pack(name)
        presenter = presenter_of(game.id, lang)
        spent, times, cost, count = _measure_sections(game, pack, presenter, scenes)
        print(say("bench_scene", pack=name, lang=lang, cost=f"{1e6 * cost / count:,.0f}", count=f"{count:,}"))
        heads = {head: say(f"bench_scene-{head}") for head in ("section", "each", "anew", "cost")}
        print(f"  {heads['section']:<10}{heads['each']:>12}{heads['anew']:>12}{heads['cost']:>14}")
        for section, seconds in spent.most_common():
            each = 1e6 * seconds / max(1, times[section])
            print(f"  {section:<10}{each:>12.1f}{times[section] / count:>12.0%}{1e6 * seconds / count:>14.1f}")
    return 0


def _measure_sections(
    game: Any, pack: Any, presenter: Presenter[Any], scenes: int
) -> tuple[Counter[str], Counter[str], float, int]:
    """For each section its seconds and how often it was told anew; the seconds of all, and how many scenes."""
    spent: Counter[str] = Counter()
    times: Counter[str] = Counter()
    timed = {name: _timed(name, section, spent, times) for name, section in presenter.sections.items()}
    cost, count, seed = 0.0, -WARM_UP_SCENES, 0
    while count < scenes:
        seed += 1
        luck, table = Luck(seed), game.set_up(pack, setup_for(game, pack, PLAYERS[: 1 + seed % len(PLAYERS)], {}))
        tracker = SceneTracker(_with_sections(presenter, timed), Audience((0,)))
        until = count + SCENES_OF_CAMPAIGN
        while not is_over(table) and count < min(until, scenes):
            apply(table, luck.pick(options(table)))
            if waits_for_chance(table):
                continue
            count += 1
            if count == 0:
                spent.clear()
                times.clear()
                cost = 0.0
                tune_gc()
            began = process_time()
            tracker.tell(table)
            cost += process_time() - began
    return spent, times, cost, count


def _timed(name: str, section: SceneSection[Any], spent: Counter[str], times: Counter[str]) -> SceneSection[Any]:
    """A section that counts in ``spent`` and ``times`` what telling it takes."""

    def tell(presenter: Presenter[Any], table: Any, audience: Audience) -> Any:
        """Tell the section, and count the time and the times."""
        began = process_time()
        try:
            return section.tell(presenter, table, audience)
        finally:
            spent[name] += process_time() - began  # type: ignore[assignment]  # seconds
            times[name] += 1

    return replace(section, tell=tell)


def _with_sections(presenter: Presenter[Any], sections: dict[str, SceneSection[Any]]) -> Presenter[Any]:
    """A new presenter of the same kind, with other sections."""
    measured = type(presenter)(presenter.localizer.lang)
    measured.sections = sections
    return measured
