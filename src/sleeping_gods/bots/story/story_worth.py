"""Estimates the expected value of a story from a paragraph on: tests by their odds, fights by their cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from ...effects.op import Condition, Op, Program
from ...effects.worth import GOODS, gain_of, harm_of
from ...party.effects.program_path import arm_path, choice_path, if_line_path, paragraph_path
from ...story.model import Paragraph, StoryChoice
from .effect_amount import first_amount
from .places import FIGHTS
from .story_facts import ASKED_FACTS, LEAVES_PAGE, Facts, StoryFacts
from .weights import Weights

SHARE_LOST = 0.5
"""How much of a fact's worth is lost with it; it may have served already."""
PRICE_SHARE = 0.8
"""How much of a price is counted: goods that are kept may never be used."""
MAX_DEPTH = 14
"""A reader looks no further ahead than this many paragraphs."""
EVERYBODY = 7
"""How many members an effect on every member is counted for."""
Then = Callable[[Facts], float]
"""The value of what follows for those who own some facts."""
NOT_READ = False
"""A paragraph is still to be read."""
CHOICES_DUE = True
"""A paragraph has been read, and one of its choices is to be taken."""


class ChallengeOdds(NamedTuple):
    """How a test may go."""

    chance: float
    """Of passing it."""
    cost: float
    """Of trying it."""


class PartyModel(Protocol):
    """What an estimate asks about the party: a real one, or an assumed one."""

    own: Facts
    """The facts that are owned."""
    spent: Facts
    """The facts that cannot be gained again."""

    def challenge(self, op: Op, stake: float) -> ChallengeOdds:
        """How a test may go for which so much is at stake."""

    def fight(self, op: Op) -> float:
        """The cost of a fight."""

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds that no fact answers."""

    def pays(self, choice: StoryChoice) -> bool:
        """Whether a choice can be paid."""

    def shut(self, label: str, choice: StoryChoice, *, town: bool) -> bool:
        """Whether a choice was taken already."""

    def fact(self, fact: str) -> float:
        """The value of a fact that is not owned yet."""

    def effect(self, op: Op) -> float:
        """The value or cost of an effect that changes no fact."""


class Estimate:
    """An estimate of stories, with a cache, that also notes the stake of each test."""

    def __init__(self, facts: StoryFacts, means: PartyModel, weights: Weights) -> None:
        self.facts = facts
        self.means = means
        self.weights = weights
        self.stakes: dict[str, float] = {}
        """What passing a test is worth more than failing it, by the path before its arms."""
        self._known: dict[tuple[str, bool, Facts], float] = {}
        """By the number of a paragraph, whether it has been read and its choices are due, and what is owned."""

    def read(self, number: str, own: Facts, depth: int = 0, came: str = "") -> float:
        """The value of a story from the start of a paragraph on; ``came`` is the path of what turns to it."""
        paragraph = self.facts.paragraphs.get(number)
        if paragraph is None and self.facts.unread is not None:
            return self.facts.unread.page(came)
        if paragraph is None or depth > MAX_DEPTH:
            return 0.0
        key = (number, NOT_READ, own)
        if key not in self._known:
            self._known[key] = 0.0  # a story that leads round in a circle brings nothing new
            self._known[key] = self._ifs(paragraph, 0, own, depth)
        return self._known[key]

    def _ifs(self, paragraph: Paragraph, at: int, own: Facts, depth: int) -> float:
        """The value of a paragraph from its ``at``-th `if` line on."""
        number, ifs = paragraph.number, paragraph.ifs
        while at < len(ifs) and not self.holds(ifs[at][0], own):
            at += 1
        if at < len(ifs):
            path, (_, program) = if_line_path(number, at), ifs[at]
            return self.run(path, program, own, lambda owned: self._ifs(paragraph, at + 1, owned, depth), depth)
        path = paragraph_path(number)
        return self.run(path, paragraph.program, own, lambda owned: self.choosing(paragraph, owned, depth), depth)

    def choosing(self, paragraph: Paragraph, own: Facts, depth: int = 0) -> float:
        """The value of the best choice; in a town, of everything that can be done there."""
        key = (paragraph.number, CHOICES_DUE, own)
        if key not in self._known:
            self._known[key] = 0.0
            worths = self.worths(paragraph, own, depth)
            if paragraph.town:
                in_town = [worth for letter, worth in worths.items() if not _leads_away(paragraph, letter)]
                away = [worth for letter, worth in worths.items() if _leads_away(paragraph, letter)]
                self._known[key] = sum(worth for worth in in_town if worth > 0) + max(away, default=0.0)
            else:
                self._known[key] = max(worths.values(), default=0.0)
        return self._known[key]

    def worths(self, paragraph: Paragraph, own: Facts, depth: int = 0) -> dict[str, float]:
        """The value of each possible choice, by its letter."""
        worths: dict[str, float] = {}
        unread = self.facts.unread
        for choice in paragraph.choices:
            label = paragraph.number + choice.letter
            if choice.needs is not None and not self.holds(choice.needs, own):
                continue
            if self.means.shut(label, choice, town=paragraph.town) or (choice.cost and not self.means.pays(choice)):
                continue
            cost = sum(GOODS.get(kind, 1.0) * amount for kind, amount in choice.cost)
            worth = self.run(choice_path(label), choice.program, own, lambda owned: 0.0, depth) - PRICE_SHARE * cost
            worths[choice.letter] = worth + (0.0 if unread is None else unread.of_kind(choice))
        return worths

    def run(self, path: str, program: Program, own: Facts, then: Then, depth: int = 0, at: int = 0) -> float:
        """The value of a program from its ``at``-th effect on, and of what follows it (``then``)."""
        total = 0.0
        for number, op in enumerate(program[at:], start=at):
            name = op.name
            if name == "turn-to":
                return total + self.read(str(op.args[0]), own, depth + 1, path)
            if name == "return":
                return total
            if name == "ending":
                return total + self._worth_of_ending(str(op.args[0]))
            if name == "if" and (op.condition is None or not self.holds(op.condition, own)):
                continue
            changes = self.facts.changes(op)
            if changes.arms:
                rest = self._rest_of(path, program, number + 1, then, depth)
                return total + self._test(op, arm_path(path, number), changes.arms, own, rest, depth)
            given, taken = changes.given, changes.taken
            if given:
                if given not in own and given not in self.means.spent:
                    total += self.means.fact(given)
                    own = own | {given}
            elif taken:
                if taken in own:
                    is_completed = name == "complete-quest"
                    total += self.weights.quest if is_completed else -SHARE_LOST * self.means.fact(taken)
                    own = own - {taken}
            else:
                total += self.means.effect(op)
        return total + then(own)

    def _worth_of_ending(self, name: str) -> float:
        """What an ending is worth: its own weight, or that of any ending."""
        return dict(self.weights.endings).get(name, self.weights.ending)

    def _rest_of(self, path: str, program: Program, at: int, then: Then, depth: int) -> Then:
        """What a program goes on with after an effect that has arms."""
        return lambda owned: self.run(path, program, owned, then, depth, at)

    def _test(self, op: Op, here: str, arms: dict[str, Program], own: Facts, after: Then, depth: int) -> float:
        """The value of an effect with arms: by the chances of a test, less the cost of a fight, else the best arm."""
        worths = {arm: self.run(f"{here}{arm}", effects, own, after, depth) for arm, effects in arms.items()}
        if op.name in ("challenge", "fate-check"):
            worth_of_passing = self.weights.passing if op.name == "challenge" else 0.0
            stake = worths["pass"] - worths["fail"] + worth_of_passing
            self.stakes[here] = stake
            odds = self.means.challenge(op, stake)
            return worths["pass"] - (1 - odds.chance) * stake - odds.cost
        if op.name in FIGHTS:
            return worths["win"] - self.means.fight(op)
        return max(worths.values())

    def holds(self, condition: Condition, own: Facts) -> bool:
        """Whether a condition holds with what is owned."""
        kind = condition.kind
        if kind == "not":
            return not self.holds(condition.parts[0], own)
        if kind == "and":
            return all(self.holds(part, own) for part in condition.parts)
        if kind == "or":
            return any(self.holds(part, own) for part in condition.parts)
        if kind == "totems":
            return len(self.facts.totems & own) >= int(condition.args[0])
        if kind == "keyword" or kind in ASKED_FACTS:
            return bool(self.facts.asked(condition) & own)
        return self.means.holds(condition)


def _leads_away(paragraph: Paragraph, letter: str) -> bool:
    """Whether a choice of a town leads away from it."""
    choice = next(option for option in paragraph.choices if option.letter == letter)
    return any(op.name in LEAVES_PAGE for op in choice.program)


def effect_worth(op: Op, weights: Weights, kinds: Mapping[int, str], wear: float) -> float:
    """The value or cost of an effect for a crew with this wear, 1 for a fresh one."""
    members = EVERYBODY if "each" in op.args else 1
    match op.name:
        case "hurt" | "lose-health":
            return -weights.health * wear * first_amount([op]) * members
        case "tire":
            return -weights.fatigue * first_amount([op]) * members
        case "gain-status":
            return -weights.status * members
        case "ship-damage":
            return -weights.ship * first_amount([op])
    health, ship = harm_of(op)
    return gain_of(op, kinds) - health - weights.ship * ship
