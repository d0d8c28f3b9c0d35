"""Draws explanations of the robot at random, with the position that each is about, for somebody to judge.

    python tools/draw_explanations.py [--count 50] [--seed 34] [--out build/explanations.md]

Campaigns of both games are played by the careful robot; at decisions drawn by the seed the robot is asked what it would
do, in one of both languages. To judge: is each true, useful, and without a spoiler?
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from sleeping_gods.bots.robots.interface import Budget
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.advice import advice_event
from sleeping_gods.host.advice_inquiry import advice_of, knowledge_after
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options, waits_for_chance
from sleeping_gods.kernel.table import decider
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.presentation.story_knowledge import past_of
from sleeping_gods.presentation.story_translation import load_translation
from sleeping_gods.wire.requests import AdviseRequest

PACKS = ("harbour", "wandering-sea", "airfield", "lifted-north")
CHOICES = 120
"""Choices of a campaign, of which a few are drawn."""
RANDOM_CHOICE_ONE_IN = 6
"""Once in so many choices anything is taken, so that positions differ from what a robot would reach."""


def positions(pack: str, seed: int) -> Iterator[Campaign]:
    """A campaign of two players after each of its choices of a person, where several are offered."""
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": str(seed)}))
    luck = Luck(seed)
    for _ in range(CHOICES):
        table = of_party(campaign.table)
        if is_over(table):
            return
        if waits_for_chance(table):
            campaign.play(None, text(options(table)[0]))
            continue
        seat = decider(table)
        if len(table.offered) > 1:
            yield campaign
        choice = luck.pick(table.offered)
        if luck.below(RANDOM_CHOICE_ONE_IN):
            knowledge = knowledge_after(campaign.history, campaign.history.numbers(), table.turn)
            advice = advice_of(table, knowledge, (seat,), Budget.of_playouts(0), robot("careful"))
            choice = advice.choice if advice is not None else choice
        campaign.play(table.actor(choice), text(choice))


def explained(campaign: Campaign, lang: Lang) -> str:
    """The position as the deciding seat sees it, what is offered, and what the robot says."""
    table = of_party(campaign.table)
    seat, past = decider(table), past_of(campaign)
    presenter = PRESENTERS[campaign.game.id](lang)
    load_translation(presenter.localizer, campaign.pack, campaign.pack.id)
    presenter.read = past.known(campaign.history)
    audience = Audience((seat,), apart=True)
    tracker = SceneTracker(presenter, audience)
    tracker.chronicle.hear_entries(*campaign.history.last_entries(40))
    scene = tracker.tell(table)
    event = advice_event(campaign, past, presenter, audience, AdviseRequest("r", "choice", 0), monotonic)
    way = advice_event(campaign, past, presenter, audience, AdviseRequest("r", "way", 0), monotonic).way
    lines = [plain(line.text) for line in scene.log[-6:]]
    offered = [plain(line.label) + (f" ({plain(line.detail)})" if line.detail else "") for line in scene.menu.own]
    said = [f"{at + 1}. {plain(line.label)}" for at, line in enumerate(event.advised.choices)] if event.advised else []
    why = plain(event.advised.why) if event.advised else plain(event.note)
    return "\n".join(
        [
            "- before: " + " / ".join(lines),
            "- question: " + plain(scene.decision.title if hasattr(scene.decision, "title") else ()),
            "- offered: " + "; ".join(offered[:14]),
            "- robot: " + "; ".join(said),
            f"- **{why}**",
            *([f"- way: {plain(way.text)}"] if way is not None else []),
        ]
    )


def main() -> None:
    """Write the explanations as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=34)
    parser.add_argument("--out", type=Path, default=Path("build/explanations.md"))
    asked = parser.parse_args()
    luck, texts = Luck(asked.seed), list[str]()
    langs: tuple[Lang, ...] = ("en", "fr")
    while len(texts) < asked.count:
        pack, lang = PACKS[len(texts) % len(PACKS)], langs[len(texts) // len(PACKS) % 2]
        wait = luck.below(40)
        for campaign in positions(pack, luck.below(1_000_000)):
            wait -= 1
            if wait < 0:
                texts.append(f"## {len(texts) + 1}. {pack}, {lang}\n\n{explained(campaign, lang)}\n")
                break
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(f"# Explanations to judge (seed {asked.seed})\n\n" + "\n".join(texts), encoding="utf-8")
    print(f"{len(texts)} explanations in {asked.out}")


if __name__ == "__main__":
    main()
