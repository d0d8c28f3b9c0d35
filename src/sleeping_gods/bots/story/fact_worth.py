"""The value of quests and cards to a planning bot, by the choices that they open; computed once for a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from ...effects.op import Condition, Op
from ...effects.worth import CARDS
from ...story.model import StoryChoice
from .story_facts import COUNTED, Fact, Facts, PackWithCards
from .story_index import StoryIndex
from .story_worth import ChallengeOdds, Estimate, effect_worth
from .weights import Weights

HIGHEST_FATE = 6
"""The highest fate; each is thought to be as likely as any other."""
PASSES = 3
"""A quest that opens a quest that opens a totem: so many doors deep a reader thinks."""
ODDS: Mapping[int, float] = {6: 0.95, 7: 0.9, 8: 0.8, 9: 0.65, 10: 0.45}
"""How likely a crew of some experience passes a challenge, by its number."""
EASY_CHANCE = 0.97
"""How likely it passes one of a lower number."""
HARD_CHANCE = 0.3
"""How likely it passes one of a higher number."""
TRYING = 0.25
"""What it costs to try a challenge, for each point of its number."""
HARM = 0.085
"""Health that a fight costs, by the square of its level."""
WEAR = 1.3
"""How many times as dear a point of health is to a typical crew as to a fresh one."""
FINALE = "F1"
"""The page with which the finale of the sea begins."""
BOSS = 13
"""The level of a boss, as a reader imagines it."""
CURSE = -4.0
"""The value of a curse."""
OTHER_FACT = 0.3
"""The value of a fact that is no quest, card or curse, such as a token."""
RESTORED = 0.6
"""How much of a totem's worth is in hand with the quest that it sleeps in."""


RootKey: TypeAlias = tuple[str, tuple[str, ...], tuple[int, ...], tuple[float, ...]]
"""A story that opens by itself: its first page, all its pages, the levels of its fights, the worth of its facts."""
StoryKey: TypeAlias = tuple[RootKey, Facts]
"""Such a story and the facts that a party owns when it opens."""


class ValuedEnemy(Protocol):
    """The fields of an enemy that its value depends on."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def level(self) -> int:
        """Its level."""


class ValuedPack(PackWithCards, Protocol):
    """The cards of a pack of either game."""

    @property
    def enemies(self) -> Mapping[str, ValuedEnemy]:
        """The enemies."""


class AssumedParty:
    """A model of a typical crew."""

    def __init__(
        self,
        kinds: Mapping[int, str],
        levels: Mapping[int, int],
        weights: Weights,
        worth: Mapping[Fact, float],
    ) -> None:
        self.weights = weights
        self.worth = worth
        self.own: Facts = frozenset()
        """Nothing is owned: stories are read with the facts that each estimate begins with."""
        self.spent: Facts = frozenset()
        """Nothing has been used up."""
        self.kinds = kinds
        """The kind of each adventure card, by its number."""
        self.levels = levels
        """The level of each enemy, by its number."""

    def challenge(self, op: Op, stake: float) -> ChallengeOdds:
        """Estimated from the number alone."""
        if op.name == "fate-check":
            needed = min(HIGHEST_FATE, int(op.args[0]))
            return ChallengeOdds((HIGHEST_FATE + 1 - needed) / HIGHEST_FATE, cost=0.0)
        number = int(op.args[1])
        chance = EASY_CHANCE if number < min(ODDS) else ODDS.get(number, HARD_CHANCE)
        return ChallengeOdds(chance, cost=TRYING * number)

    def fight(self, op: Op) -> float:
        """The cost of a fight, proportional to the square of its level."""
        level = BOSS if op.name == "boss" else level_of(self.levels, op)
        return self.weights.health * HARM * level**2 * WEAR

    def holds(self, condition: Condition) -> bool:
        """Whether a condition asks for goods: these are assumed to be available."""
        return condition.kind == "has"

    def pays(self, choice: StoryChoice) -> bool:
        """Always true: every price is assumed to be payable."""
        return True

    def shut(self, label: str, choice: StoryChoice, *, town: bool) -> bool:
        """Always false: no choice was taken yet."""
        return False

    def fact(self, fact: Fact) -> float:
        """The value of a fact as far as it is known."""
        return self.worth.get(fact, 0.0)

    def effect(self, op: Op) -> float:
        """The value of an effect for a fresh crew."""
        return effect_worth(op, self.weights, self.kinds, 1.0)


class OptimisticEstimate(Estimate):
    """An estimate in which ``A and B`` holds as soon as one of them is owned."""

    def holds(self, condition: Condition, own: Facts) -> bool:
        """Whether a condition holds, or might soon."""
        if condition.kind == "and" and not any(part.kind == "not" for part in condition.parts):
            return any(self.holds(part, own) for part in condition.parts)
        return super().holds(condition, own)


def kinds_of(pack: ValuedPack) -> dict[int, str]:
    """The kind of each adventure card by its number."""
    return {card.number: card.kind for card in pack.adventures.values() if card.number}


def levels_of(pack: ValuedPack) -> dict[int, int]:
    """The level of each enemy by its number."""
    return {enemy.number: enemy.level for enemy in pack.enemies.values()}


def level_of(levels: Mapping[int, int], op: Op) -> int:
    """The level of a fight."""
    return sum(levels.get(int(number), 0) for number in op.args)


def plain_worth(pack: ValuedPack, index: StoryIndex, weights: Weights) -> dict[Fact, float]:
    """The value of facts by themselves; counts have none."""
    worths: dict[Fact, float] = {}
    kinds = kinds_of(pack)
    for fact in index.givers:
        word, _, number = fact.partition(" ")
        if fact in index.facts.totems:
            worths[fact] = weights.totem
        elif fact in index.facts.dormant:
            worths[fact] = RESTORED * weights.totem
        elif word == "card":
            worths[fact] = CARDS.get(kinds.get(int(number), ""), weights.card)
        elif word == "curse":
            worths[fact] = CURSE
        elif word == "quest":
            worths[fact] = weights.quest
        elif word not in COUNTED:
            worths[fact] = OTHER_FACT
    return worths


def fact_worths(
    start: Facts,
    pack: ValuedPack,
    index: StoryIndex,
    weights: Weights,
    finale: str = FINALE,
    *,
    passes: int = PASSES,
    cache: dict[StoryKey, float] | None = None,
) -> dict[Fact, float]:
    """The value of each fact: by itself, and by what it adds to the stories that ask for it.

    The worth of a story depends on the worths of facts, and theirs on stories: each pass works the worths of facts
    out from those of the pass before. ``start`` are the facts that a campaign begins with; ``cache`` holds the values
    of stories whose pages are the same.
    """
    worths_alone = plain_worth(pack, index, weights)
    worths = dict(worths_alone)
    cache = {} if cache is None else cache
    kinds, levels = kinds_of(pack), levels_of(pack)
    facts_of = {root: index.lookahead.looked_at(root) for root in (*index.locations, finale)}
    for _ in range(passes):
        worths_then = dict(worths_alone)
        for root, facts in facts_of.items():
            valued_facts = sorted(facts & worths_alone.keys())
            if not valued_facts:
                continue
            means = AssumedParty(kinds, levels, weights, worths)
            pages = index.lookahead.pages(root)
            fights = tuple(level_of(levels, op) for op in index.lookahead.fights(root))
            key = (root, pages, fights, tuple(worths.get(fact, 0.0) for fact in sorted(facts)))
            worth_without = _story_worth(index, means, key, start & facts, cache)
            for fact in valued_facts:
                if fact in start or fact in index.facts.totems:
                    continue
                worth_with = _story_worth(index, means, key, (start & facts) | {fact}, cache)
                worths_then[fact] += weights.elsewhere * max(0.0, worth_with - worth_without)
        worths = {fact: min(worth, weights.totem) for fact, worth in worths_then.items()}
    return worths


def _story_worth(
    index: StoryIndex, means: AssumedParty, key: RootKey, own: Facts, cache: dict[StoryKey, float]
) -> float:
    """What the story of a root is worth to those who own some facts."""
    worth = cache.get((key, own))
    if worth is None:
        root, *_ = key
        worth = cache[key, own] = OptimisticEstimate(index.facts, means, means.weights).read(root, own)
    return worth
