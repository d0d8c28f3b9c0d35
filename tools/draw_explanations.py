"""Draws explanations of the robot at random, with the position that each is about, for somebody to judge.

    python tools/draw_explanations.py [--count 50] [--seed 34] [--packs wandering-sea lifted-north] [--kind PlaceDamage]

Robots play whole campaigns of one to four players. Decisions are drawn from the first, the middle and the last third
of each, rare kinds of decisions more often than their share, and the robot is asked there what it would do, in English
and French by turns. It thinks by processor time, so that it does not matter what else runs. To judge each: is it true,
would it help to decide, does it tell what the seat could not know?
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from math import isqrt
from pathlib import Path
from time import process_time

from sleeping_gods.bots.robots.deciding import choice_at
from sleeping_gods.bots.robots.group_knowledge import GroupKnowledge
from sleeping_gods.bots.robots.interface import QUICK
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.advice import advice_event
from sleeping_gods.kernel.choices import CHANCE, seat_word, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.presentation.story_knowledge import past_of
from sleeping_gods.presentation.story_translation import load_translation
from sleeping_gods.wire.requests import AdviseRequest

PACKS = ("wandering-sea", "lifted-north")
NAMES = ("Ada", "Ben", "Cyd", "Dee")
LANGS: tuple[Lang, ...] = ("en", "fr")
PARTS = ("early", "middle", "late")
PER_PART = 2
"""Decisions drawn from each third of a campaign."""
MAX_CHOICES = 6_000
RANDOM_CHOICE_ONE_IN = 15
"""Once in so many choices anything is taken, so that positions differ from what a robot would reach."""
MENU = 16
"""So many choices of a menu are shown."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision of a campaign."""

    choices: int
    """How many choices led to it, draws of chance too."""
    kind: str
    """What is decided, by the name of its class."""


@dataclass(frozen=True, slots=True)
class PlayedCampaign:
    """A campaign of robots: what was chosen and drawn in it, and the decisions that were met."""

    pack: str
    players: int
    lines: tuple[str, ...]
    spots: tuple[Spot, ...]

    def until(self, choices: int) -> Campaign:
        """The campaign after so many choices."""
        game, box = load_pack(self.pack)
        campaign = Campaign.begin(game, box, setup_for(game, box, NAMES[: self.players], {}))
        for line in self.lines[:choices]:
            campaign.play(None, line)
        return campaign

    def drawn(self, luck: Luck, kind: str) -> list[tuple[str, Spot]]:
        """Decisions of each third, rare kinds more often than their share, each with the part it is from."""
        drawn: list[tuple[str, Spot]] = []
        for at, part in enumerate(PARTS):
            last = len(self.lines)
            spots = [spot for spot in self.spots if at * last <= len(PARTS) * spot.choices < (at + 1) * last]
            for _ in range(PER_PART):
                wanted = [spot for spot in spots if kind in ("", spot.kind)]
                counts = Counter(spot.kind for spot in wanted)
                tickets = [name for name, count in counts.items() for _ in range(isqrt(count) + 1)]
                if tickets:
                    name = luck.pick(tickets)
                    drawn.append((part, luck.pick([spot for spot in wanted if spot.kind == name])))
        return drawn


def play(pack: str, players: int, seed: int) -> PlayedCampaign:
    """Let readers play a campaign, with something else once in a while."""
    game, box = load_pack(pack)
    table = of_party(game.set_up(box, setup_for(game, box, NAMES[:players], {})))
    mind, luck, knowledge = robot("reading"), Luck(seed), GroupKnowledge()
    robots = {seat_word(seat): mind for seat in range(players)}
    lines: list[str] = []
    spots: list[Spot] = []
    while not is_over(table) and len(lines) < MAX_CHOICES:
        choice = luck.pick(table.offered)
        if decider(table) != CHANCE:
            if len(table.offered) > 1:
                spots.append(Spot(len(lines), type(waiting_decision(table)).__name__))
            if luck.below(RANDOM_CHOICE_ONE_IN):
                choice = choice_at(table, knowledge, robots, luck, QUICK) or choice
        lines.append(text(choice))
        apply(table, choice)
        knowledge.note(table, choice)
    return PlayedCampaign(pack, players, tuple(lines), tuple(spots))


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
    event = advice_event(campaign, past, presenter, audience, AdviseRequest("r", "choice", 0), process_time)
    way = advice_event(campaign, past, presenter, audience, AdviseRequest("r", "way", 0), process_time).way
    before = [plain(line.text) for line in scene.log[-6:]]
    asks = " ".join(map(plain, (scene.decision.question, *scene.decision.context)))
    offered = [plain(line.label) + (f" [{plain(line.detail)}]" if line.detail else "") for line in scene.menu.own]
    ranked = event.advised.choices if event.advised else ()
    why = plain(event.advised.why) if event.advised else plain(event.note)
    return "\n".join(
        [
            "- before: " + " / ".join(before),
            f"- asked: {asks}",
            *(f"    - {line}" for line in offered[:MENU]),
            *([f"    - and {len(offered) - MENU} more"] if len(offered) > MENU else []),
            "- robot:",
            *(f"    {at}. {plain(line.label)} ({plain(line.figures)})" for at, line in enumerate(ranked, 1)),
            f"- **{why}**",
            *([f"- way: {plain(way.text)}"] if way is not None else []),
        ]
    )


def main() -> None:
    """Write the explanations as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=34)
    parser.add_argument("--packs", nargs="+", default=PACKS, help="the worlds, in turn")
    parser.add_argument("--kind", default="", help="only decisions of this class, such as PlaceDamage")
    parser.add_argument("--out", type=Path, default=Path("build/explanations.md"))
    asked = parser.parse_args()
    luck, texts = Luck(asked.seed), list[str]()
    campaigns = 0
    while len(texts) < asked.count:
        pack = asked.packs[campaigns % len(asked.packs)]
        players = campaigns // len(asked.packs) % len(NAMES) + 1
        campaigns += 1
        played = play(pack, players, luck.below(1_000_000))
        for part, spot in played.drawn(luck, asked.kind):
            lang = LANGS[len(texts) % len(LANGS)]
            head = f"## {len(texts) + 1}. {pack}, {players} players, {part}, {spot.kind}, {lang}"
            texts.append(f"{head}\n\n{explained(played.until(spot.choices), lang)}\n")
    del texts[asked.count :]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(f"# Explanations to judge (seed {asked.seed})\n\n" + "\n".join(texts), encoding="utf-8")
    print(f"{len(texts)} explanations in {asked.out}")


if __name__ == "__main__":
    main()
