"""The counts of the box: how many of each component there must be (DS-COMP)."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...story.counts import Expectations
from ...story.source import Record
from ..table.cards import Pack
from ..table.words import RESOURCES, ROSTER, SKILLS
from .box import BOX, CARDS, FATES, LANDING_PLACES, LEVEL_1_EVENTS


def check_counts(pack: Pack, manifest: Record, findings: list[Finding]) -> None:
    """Compare what the pack holds with what the box must hold."""
    box = Expectations(manifest, findings)
    abilities, cards, events = pack.abilities.values(), pack.adventures.values(), pack.events.values()
    box.expect("characters", sorted(ROSTER), sorted(pack.characters))
    box.expect("ability cards", CARDS["ability"], len(abilities))
    box.spread("ability cards of fate", FATES, [card.fate for card in abilities])
    box.expect("skills of ability cards", sorted(SKILLS), sorted({card.skill for card in abilities}))
    starting = [card.kind == "combat" for card in cards if card.starting]
    box.expect("starting adventure cards", CARDS["starting_adventure"], starting.count(False))
    box.expect("starting combat cards", CARDS["starting_combat"], starting.count(True))
    box.expect("curses", CARDS["orfash_curse"], sum(card.kind == "curse" for card in cards))
    box.expect("resources", sorted(RESOURCES), sorted(pack.resources))
    box.expect("events", CARDS["event"], len(events))
    box.within("events of level 1", LEVEL_1_EVENTS, CARDS["event"], sum(event.level == 1 for event in events))
    box.expect("buffs", CARDS["enemy_buff"], len(pack.buffs))
    if pack.told:
        return  # the flight board is entered by the owner of the box
    landing = sum(bool(space.square) for space in pack.spaces.values())
    box.within("landing places", 2, LANDING_PLACES, landing)
    printed = sum(bool(space.explore and not space.card) for space in pack.spaces.values())
    box.within("distant locations on the board", 1, 99, printed)
    box.pieces(BOX, pack.supply)
