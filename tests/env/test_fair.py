"""What an agent is told does not depend on anything that its seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.env import SeatsEnv, World
from sleeping_gods.env.layout import nonzero_by_label
from sleeping_gods.kernel.choices import CHANCE
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance
from sleeping_gods.kernel.steps import Step
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.table.table import PartyTable, offer_again
from sleeping_gods.sea.chapters.combat import StartCombat as SeaFight
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat as SkiesFight
from sleeping_gods.skies.table.records import NOWHERE
from sleeping_gods.skies.table.table import SkiesTable
from tests.conformance.test_hands import dealt_anew

WORLDS = (World("harbour", 2), World("airfield", 4))


def shuffled(cards: list[str], luck: Luck) -> None:
    """The same cards in another order."""
    rest = [*cards]
    cards[:] = [rest.pop(luck.below(len(rest))) for _ in cards]


def hidden_anew(table: PartyTable, seat: int, luck: Luck) -> PartyTable:
    """The same table with everything that a seat cannot see drawn anew: hands, decks, bags, secret places."""
    other = dealt_anew(table, seat, luck)
    if isinstance(other, SeaTable):
        for pile in (other.market, other.search, *other.events.values()):
            shuffled(pile, luck)
    if isinstance(other, SkiesTable):
        _event_deck_anew(other, luck)
        if other.combat is not None:
            shuffled(other.combat.deck, luck)
            shuffled(other.combat.buffs, luck)
        if other.encounter is not None:
            for name, letter in other.encounter.placed.items():
                if name not in other.encounter.seen and other.controller(name) != seat:
                    other.encounter.placed[name] = "a" if letter == NOWHERE else NOWHERE
    offer_again(other)
    return other


def _event_deck_anew(table: SkiesTable, luck: Luck) -> None:
    """Which events of a level are in the deck and which were left out is hidden too."""
    unseen = [card for bag in table.event_deck for card in bag] + table.event_box
    shuffled(unseen, luck)
    events = table.pack.events
    for pile in (*table.event_deck, table.event_box):
        for place, card in enumerate(pile):
            again = next(other for other in unseen if events[other].level == events[card].level)
            unseen.remove(again)
            pile[place] = again


def told(table: SeatsEnv, agent: str, *, words: bool) -> dict[str, Any]:
    """Everything that an agent is told, names beside numbers, so that a difference explains itself."""
    table._select_agent()
    table._update_infos()
    observation = table.observe(agent)
    return {
        "observation": nonzero_by_label(table.layout.slices, observation["observation"].tolist()),
        "mask": observation["action_mask"].tolist(),
        "actions": observation["actions"].tobytes(),
        "infos": table.infos[agent],
        "words": table.text_observation(agent) if words else "",
    }


def fight(table: PartyTable) -> Step[Any]:
    """A fight with two enemies of the pack that is played."""
    assert isinstance(table, SeaTable | SkiesTable)
    enemies = tuple([*table.pack.enemies][:2])
    return SeaFight(enemies) if isinstance(table, SeaTable) else SkiesFight(enemies, 0, "", "")


def along(world: World, seed: int, decisions: int) -> Iterator[tuple[SeatsEnv, Luck]]:
    """An episode of random actions with full hands and a fight on the way, at each question."""
    campaign = SeatsEnv(world, action_features=True)
    campaign.reset(seed=seed)
    episode, luck = campaign.episode, Luck(seed)
    for number in range(decisions):
        table = episode.table
        if not episode.menu:
            return
        if number == decisions // 3 and table.combat is None:
            table.then(fight(table))
            advance(table)
            episode._play_on()
        if not episode.helping and decider(table) != CHANCE:
            for hand in table.hands:
                while len(hand) < 2 and len(table.deck) > 10:
                    hand.append(table.deck.pop(luck.below(len(table.deck))))
            offer_again(table)
            episode._ask_seat(episode.seat)
        yield campaign, luck
        campaign.step(luck.below(len(episode.menu)))


def compare(world: World, seed: int, decisions: int, every: int) -> tuple[int, int]:
    """What each agent is told on the true table, and with other secrets; how often, and how often hands differed."""
    looked = differed = 0
    for number, (campaign, luck) in enumerate(along(world, seed, decisions)):
        if number % every:
            continue
        episode, truth, menu = campaign.episode, campaign.episode.table, campaign.episode.menu
        for seat, agent in enumerate(campaign.agents):
            words = (number // every + seat) % 6 == 0
            before = told(campaign, agent, words=words)
            episode.table = other = hidden_anew(truth, seat, luck)
            if seat == episode.seat:
                episode._ask_seat(seat)
            after = told(campaign, agent, words=words)
            episode.table, episode.menu = truth, menu
            looked += 1
            differed += other.hands != truth.hands
            assert after == before
    return looked, differed


@pytest.mark.slow
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.pack)
def test_an_agent_is_told_the_same_whatever_is_hidden(world: World) -> None:
    """SG-SHARE-005, SG-ABIL-005, DS-TURN-007, DS-WAND-002: vector, mask, features, infos, words."""
    looked, differed = compare(world, 21, 72, 4)

    assert looked >= 36
    assert differed > 18


@pytest.mark.long
@pytest.mark.parametrize("pack", ["harbour", "airfield", "wandering-sea", "lifted-north"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_long_campaigns_too(pack: str, players: int) -> None:
    """SG-SHARE-005, DS-TURN-007: the same, at every question of longer campaigns."""
    looked, differed = compare(World(pack, players), 30 + players, 800, 2)

    assert differed > looked // 4


def test_another_hand_of_ones_own_is_told() -> None:
    """A look that nothing could change would prove nothing: the own hand is in it, and so is the discard."""
    campaign = SeatsEnv("Harbour", action_features=True)
    campaign.reset(seed=1)
    table = campaign.episode.table
    before = told(campaign, "seat_0", words=False)["observation"]
    table.hands[0].append(table.deck.pop())
    table.hands[1].append(table.deck.pop())
    after = told(campaign, "seat_0", words=False)["observation"]

    assert len(after["hand"]) == len(before.get("hand", {})) + 1
    assert after["decks"] != before["decks"]
    assert after["hand_sizes"] != before["hand_sizes"]
