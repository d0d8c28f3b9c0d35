"""The planning bot of the skies: it decides by odds, by what cards are worth and by what stories promise.

It knows the open table and what is printed; of a deck it knows which cards are left, never their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from ....kernel.choices import Choice
from ....kernel.luck import Luck
from ....kernel.play import options
from ....kernel.steps import Step
from ....party.acts.alter import AlterTest
from ....party.chapters.challenge import JoinChallenge
from ....party.chapters.explore import Choose
from ....party.chapters.goods import LoseAbility
from ....party.chapters.statuses import GainStatus, RemoveStatus
from ....party.effects.story import PickArm
from ....party.table.table import PartyTable
from ....skies.acts.uses import use_of
from ....skies.chapters.attack import AlterAttack
from ....skies.chapters.combat import Attacks
from ....skies.chapters.combat_setup import Ready
from ....skies.chapters.counterattack import Block
from ....skies.chapters.damage import blocked, outlook
from ....skies.chapters.encounter import NextAction, PlaceStandees
from ....skies.chapters.foes import counter_damage, foe_in_row
from ....skies.chapters.hero import health_left
from ....skies.chapters.turn import TakeAction
from ....skies.effects.combat import DealTo
from ....skies.table.table import SkiesTable
from ....skies.table.words import RARE
from ...party.choice_words import named_in
from ...party.losses import forfeit
from ...party.page_choices import Pages
from ...party.player import READING
from ...story.difficulty import difficulties
from ...story.effect_amount import first_amount
from ...story.fact_worth import fact_worths, kinds_of
from ...story.story_facts import Fact
from ...story.weights import FLYING, Weights
from ..heuristics import ailments, care, fights
from ..heuristics.player import MAX_CARE_PER_TURN, SkiesPlayer
from ..story_index import SkiesIndex
from . import wandering
from .attack_order import best_first_attack
from .challenge_counts import use_price
from .challenge_odds import alter, party_now
from .course import SkiesCourse
from .fight_cost import harm
from .party_means import SkiesPartyModel, wear

GRIM = 0.45
"""A fight that is expected to cost this share of the health that is left is worth goods."""
STAYS = 3
"""Turns that an event in play is thought to stay if nobody completes it."""
HARDER = 1.0
"""What it costs each turn that challenges ask for one more while an event stays."""
LOW_FUEL = 3
"""Fuel with which a reader fills up."""
GOODS_TO_REFUEL = 2
"""Common goods that must be in store before some are given for fuel."""
STAMINA_TO_SPARE = 8
"""Stamina of a party that spends some to take power from an enemy."""
POWER_TO_REMOVE = 2
"""Power of an enemy from which some is taken."""
EVENT_BEARABLE = 0.5
"""An event is also completed where that costs so much more than to let it stay."""
BLOCK_OF_CARD = 0.7
"""What a point of block on a combat card is worth, where a point of damage is worth 1."""
REMOVAL_OF_CARD = 0.8
"""What a point of power is worth there that the card takes away."""
PIERCING_OF_CARD = 0.6
"""What it is worth there if the card ignores block."""
DAMAGE_SHORT_OF_BEATING = 0.9
"""What a point of damage is worth that does not beat an enemy."""
BEATEN = 3.0
"""What it is worth to beat an enemy, besides the counterattack that it saves."""
FALL = 2.5
"""What it costs if somebody falls."""


class SkiesPlanner(SkiesPlayer):
    """A robot of the skies that reads."""

    course_kind: ClassVar[type[SkiesCourse]] = SkiesCourse

    def __init__(
        self,
        index: SkiesIndex,
        worth: dict[Fact, float],
        weights: Weights = FLYING,
        difficulty: dict[str, float] | None = None,
    ) -> None:
        super().__init__(index, READING, Counter())
        self.weights = weights
        self.worth = worth
        """What each fact is worth."""
        self.pages = Pages(index, weights)
        self.difficulty = difficulties(index.facts) if difficulty is None else difficulty
        """How hard the challenges of each location are, by its number."""
        self.kinds: dict[int, str] = {}
        """The kind of each adventure card, by its number."""
        self.party: tuple[str, ...] = ()
        """Who takes part in the challenge in progress."""
        self.careful = True
        self.journey = self.course_kind(self, index.airways)

    def decide(self, table: PartyTable, decision: Step[PartyTable], luck: Luck) -> Choice:
        """The choice at a decision: by what was read where that matters, else by heuristics."""
        handler = HANDLERS.get(type(decision))
        if handler is None or not isinstance(table, SkiesTable):
            return super().decide(table, decision, luck)
        return handler(self, table, decision, luck)

    def means(self, table: SkiesTable) -> SkiesPartyModel:
        """The party at the table, as it looks at stories."""
        facts = self.index.facts
        self.kinds = self.kinds or kinds_of(table.pack)
        own, spent = frozenset(facts.owned(table)), frozenset(facts.spent(table))
        return SkiesPartyModel(
            table=table, weights=self.weights, worth=self.worth, own=own, spent=spent, kinds=self.kinds
        )

    def story(self, table: SkiesTable, decision: Choose, luck: Luck) -> Choice:
        """The choice of a paragraph that promises most."""
        self.story_choices_this_turn += 1
        if len(table.offered) == 1:
            return table.offered[0]
        return self.pages.best_choice(table, decision, self.means(table), self.story_choices_this_turn)

    def arm(self, table: SkiesTable, decision: PickArm, luck: Luck) -> Choice:
        """The effect of several that is worth most."""
        return self.pages.best_arm(table, decision, self.means(table))

    def stand(self, table: SkiesTable, decision: PlaceStandees, luck: Luck) -> Choice:
        """On the open action that is worth most; on none where no action is worth its price."""
        return wandering.stand(table, table.offered, self.pages, self.means(table))

    def act(self, table: SkiesTable, decision: NextAction, luck: Luck) -> Choice:
        """The actions of an encounter, the best first, as long as they are worth something."""
        return wandering.next_action(table, self.pages, self.means(table))

    def joining(self, table: SkiesTable, decision: JoinChallenge, luck: Luck) -> Choice:
        """Nobody joins before the whole party is known (anew after taking over); then one after the other does."""
        test = table.test
        if test.kind == "repair":
            return self.join(table, decision, luck)
        if not test.crew or not self.party:
            self.party = party_now(table, test, self.pages.stake(table, self.means(table)), self.weights)
        for name in self.party:
            if ("join", name) in table.offered:
                return ("join", name)
        return ("go", "on")

    def altering(self, table: SkiesTable, decision: AlterTest, luck: Luck) -> Choice:
        """Spend only what turns the result, and only where that is worth it."""
        return alter(table, options(table), self.pages.stake(table, self.means(table)), self.weights)

    def take(self, table: SkiesTable, decision: TakeAction, luck: Luck) -> Choice:
        """Care for the party as far as it pays, complete what can be, then fly the course."""
        if self.acts_this_turn < MAX_CARE_PER_TURN:
            acts = table.acts(decision)
            choice = self.fill(table, acts) or care.care(table, acts) or self.complete(table, acts)
            if choice is not None:
                self.acts_this_turn += 1
                return choice
        return self.journey.action(table, luck)

    def fill(self, table: SkiesTable, acts: list[Choice]) -> Choice | None:
        """The tank is filled while there is a pump, if goods are left over."""
        goods = sum(count for kind, count in table.goods.items() if kind not in RARE)
        return ("refuel",) if ("refuel",) in acts and table.fuel <= LOW_FUEL and goods >= GOODS_TO_REFUEL else None

    def complete(self, table: SkiesTable, acts: list[Choice]) -> Choice | None:
        """An event in play is completed where that promises something, or costs less than to let it stay."""
        means, printed = self.means(table), table.bound.printed
        for choice in acts:
            if choice[0] == "complete":
                path = f"{named_in(choice)}:complete"
                every_turn = self.pages.value_of(printed.get(f"{named_in(choice)}:turn-end", ()), means)
                harder = sum(more for _, more in table.pack.events[named_in(choice)].harder)
                stays = STAYS * min(0.0, every_turn) - HARDER * harder
                if self.pages.value_of(printed.get(path, ()), means, path) > stays - EVENT_BEARABLE:
                    return choice
        return None

    def ready(self, table: SkiesTable, decision: Ready, luck: Luck) -> Choice:
        """The last care before a fight: weak cards leave a deck that can spare them."""
        acts = table.acts(decision)
        weak = [choice for choice in acts if choice[0] == "exclude"]
        if weak:
            return min(weak, key=lambda choice: self.card_worth(table, named_in(choice)))
        choice = care.care(table, acts) if self.acts_this_turn < MAX_CARE_PER_TURN else None
        if choice is None:
            return table.offered[0]
        self.acts_this_turn += 1
        return choice

    def card_worth(self, table: SkiesTable, card: str) -> float:
        """What a combat card is worth in the best hands."""
        combat = table.pack.adventures[card].combat
        if combat is None:
            return 0.0
        best = max(fights.card_damage(table, name, card).mean for name in table.crew)
        with_block = best + BLOCK_OF_CARD * combat.block
        return with_block + REMOVAL_OF_CARD * combat.remove + PIERCING_OF_CARD * combat.pierces

    def attack(self, table: SkiesTable, decision: Attacks, luck: Luck) -> Choice:
        """Goods in a grim fight, power taken away where there is stamina to spare; then the plan."""
        acts = [choice for choice in options(table) if choice[0] in ("activate", "play", "use")]
        fight = table.fight
        grim = harm(table, [foe.id for foe in fight.foes]) > GRIM * care.health(table)
        strongest = max((foe.power for foe in fight.foes), default=0)
        for choice in acts:
            use = use_of(table, choice)
            spends_goods = choice[0] == "use"
            if use.op == "deal" and (grim or not spends_goods):
                return choice
            if (
                use.op == "remove-power"
                and strongest >= POWER_TO_REMOVE
                and (grim or care.stamina(table) >= STAMINA_TO_SPARE)
            ):
                return choice
        return best_first_attack(table, table.offered)

    def strengthen(self, table: SkiesTable, decision: AlterAttack, luck: Luck) -> Choice:
        """Tokens and free things always; stamina and cards where they beat somebody or save more than they cost."""
        strengthening = fights.alter_attack(table, options(table))
        if strengthening != ("go", "on"):
            return strengthening
        foe = foe_in_row(table, table.assault.target)
        if foe is None:
            return strengthening
        dealt, _, _ = outlook(table)
        short = fights.points_left(table, foe) - dealt
        saved = self.weights.health * wear(table) * counter_damage(table, foe) + BEATEN
        for choice in options(table):
            if choice[0] not in ("activate", "play"):
                continue
            use = use_of(table, choice)
            amount = first_amount(use.ops)
            worth = saved if amount >= short else DAMAGE_SHORT_OF_BEATING * amount
            if use.op == "damage" and short > 0 and use_price(table, choice[0], use, self.weights) < worth:
                return choice
        return strengthening

    def block(self, table: SkiesTable, decision: Block, luck: Luck) -> Choice:
        """Block what is dearer than the block."""
        fight = table.fight
        blow = fight.blow - blocked(table)
        falls = blow >= health_left(table, fight.victim)
        for choice in options(table):
            if choice[0] not in ("activate", "play"):
                continue
            use = use_of(table, choice)
            if use.op != "block":
                continue
            amount = first_amount(use.ops)
            saved = self.weights.health * wear(table) * min(blow, amount) + (FALL if falls and amount >= 1 else 0.0)
            if use_price(table, choice[0], use, self.weights) < saved:
                return choice
        return ("take", "hit")


Handler = Callable[[SkiesPlanner, Any, Any, Luck], Choice]
"""Decides for a bot at a table; the table and the decision are of the kind that HANDLERS says."""

HANDLERS: dict[type[Step[Any]], Handler] = {
    Choose: SkiesPlanner.story,
    PickArm: SkiesPlanner.arm,
    PlaceStandees: SkiesPlanner.stand,
    NextAction: SkiesPlanner.act,
    JoinChallenge: SkiesPlanner.joining,
    AlterTest: SkiesPlanner.altering,
    TakeAction: SkiesPlanner.take,
    Ready: SkiesPlanner.ready,
    Attacks: SkiesPlanner.attack,
    AlterAttack: SkiesPlanner.strengthen,
    Block: SkiesPlanner.block,
    GainStatus: lambda bot, table, decision, luck: ailments.bear(table, table.offered),
    RemoveStatus: lambda bot, table, decision, luck: ailments.rid(table, table.offered),
    DealTo: lambda bot, table, decision, luck: fights.nearest_to_falling(table, table.offered, decision),
    LoseAbility: lambda bot, table, decision, luck: forfeit(table, table.offered),
}
"""How a reader decides, by the kind of decision; anything else as any bot of the skies does."""


def skies_planner_for(table: SkiesTable, index: SkiesIndex, weights: Weights = FLYING) -> Callable[[], SkiesPlanner]:
    """Work a pack's facts out once, and make readers of it."""
    _, _, finale = table.pack.camps[table.length]
    worth = fact_worths(frozenset(index.facts.owned(table)), table.pack, index, weights, finale)
    return lambda: SkiesPlanner(index, worth, weights)
