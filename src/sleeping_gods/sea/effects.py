"""The effect vocabulary at the table of the sea: one function for each operation."""

from __future__ import annotations

from collections.abc import Callable

from ..effects.op import Condition
from ..kernel.choices import Choice, Seat
from ..kernel.rules import rule
from ..kernel.steps import step
from .adventure import CookBook, end_quest, gain_adventure, gain_quest, lose_adventure
from .ailments import GainFatigue, GainStatus, RemoveFatigue, RemoveStatus, Rested, afflict, cure
from .alter import May
from .challenge import Challenge
from .combat import StartCombat
from .command import ClearCommand, clear_all, gain_command, spend
from .crew import is_up, passive_sum, tire
from .decisions import SeaDecision, SeaStep
from .enemies import LoseResource
from .events import cancel_event, discard_event, new_event_deck
from .explore import PayFood, met, turn_to, unwind
from .fate import DiscardCards, DrawCards, EndTest, Fate, begin_test, fate_of
from .health import LoseHealth, LoseHealthByOne, LoseHealthOn, RestoreHealth, fit_damage, restore
from .hull import Repair, ShipDamage
from .market import RevealMarket
from .program import Do
from .score import reach_ending
from .strike import begin_strike
from .supply import food, gain, lose
from .table import SeaTable, Strike, Test
from .travel import Sail
from .words import STATUSES

OPS: dict[str, Callable[..., None]] = {}
"""The code of every operation, called with the table, the running step and the operation's arguments."""


def op(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Declare the code of an operation."""

    def declare(code: Callable[..., None]) -> Callable[..., None]:
        OPS[name] = code
        return code

    return declare


def participants(table: SeaTable) -> tuple[str, ...]:
    """Who took part in the test whose consequences are being settled."""
    return table.tests[-1].crew + table.tests[-1].idle if table.tests else ()


@op("gain")
@rule("SG-EXPLORE-007", "SG-CMD-015")
def op_gain(table: SeaTable, do: Do, kind: str, amount: int) -> None:
    """Resources go to the ship, command without a named player to the active player, or to a card's user."""
    if kind == "command":
        gain_command(table, do.seat if do.act else table.captain, amount)
    else:
        gain(table, kind, amount)


@op("lose")
@rule("SG-RES-006")
def op_lose(table: SeaTable, do: Do, kind: str, amount: int) -> None:
    """A loss takes what is there; of any food or any resource the active player chooses which."""
    if kind == "food":
        amount = min(amount, food(table))
        if amount:
            table.then(PayFood(amount))
    elif kind == "resources":
        table.then(LoseResource(amount))
    elif kind == "command":
        spend(table, table.captain, min(amount, table.pools[table.captain]))
    else:
        lose(table, kind, amount)


@op("gain-status")
@rule("SG-CHAL-023", "SG-STATUS-015")
def op_gain_status(table: SeaTable, do: Do, status: str, target: str) -> None:
    """A status goes on a participant first, on a named crew member, on everyone, or where the player likes."""
    if target in ("", "one"):
        table.then(GainStatus(status, participants(table)))
    else:
        for name in named(table, do, target):
            afflict(table, name, status)


def named(table: SeaTable, do: Do, target: str) -> list[str]:
    """The crew members that a target word means."""
    if target == "each":
        return list(table.crew)
    if target == "bearer":
        return [do.bearer] if do.bearer else []
    if target == "participants":
        return list(participants(table))
    return [target]


@op("remove-status")
@rule("SG-STATUS-013", "SG-ADV-005")
def op_remove_status(table: SeaTable, do: Do, status: str, target: str) -> None:
    """A status leaves one crew member of the player's choice, a named one, or all."""
    if target in ("", "one", "another") and status != "all":
        table.then(RemoveStatus(do.seat, status))
        return
    for name in named(table, do, target or "each"):
        for kind in STATUSES if status in ("all", "any") else (status,):
            cure(table, name, kind)


@op("hurt")
@rule("SG-HEALTH-001", "SG-CHAL-024")
def op_hurt(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Lost health is split freely, participants first; or it hits whom the text names."""
    if not target:
        table.then(LoseHealth(amount, participants(table)))
    elif target == "one":
        table.then(LoseHealthByOne(amount, participants(table)))
    else:
        table.then(*(LoseHealthOn(name, amount) for name in named(table, do, target) if is_up_or_named(table, name, target)))


def is_up_or_named(table: SeaTable, name: str, target: str) -> bool:
    """A loss of each passes by those who are down; a named crew member's excess goes to others."""
    return target not in ("each", "participants") or is_up(table, name)


@op("heal")
@rule("SG-HEALTH-006", "SG-ADV-010")
def op_heal(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Health is restored to anybody, divided freely; to one; or to whom the text names."""
    if not target:
        table.then(RestoreHealth(do.seat, amount))
    elif target in ("one", "another"):
        table.then(RestoreHealth(do.seat, amount, True, do.bearer if target == "another" else ""))
    else:
        for name in named(table, do, target):
            restore(table, name, amount)


@op("tire")
@rule("SG-FATIGUE-002")
def op_tire(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue goes where the active player likes, or on whom the text names."""
    if target in ("", "one", "another"):
        table.then(GainFatigue(amount))
    else:
        for name in named(table, do, target):
            tire(table, name, amount)


@op("rest")
@rule("SG-FATIGUE-007", "SG-ADV-010")
def op_rest(table: SeaTable, do: Do, amount: int, target: str) -> None:
    """Fatigue leaves anybody, divided freely; one; or whom the text names."""
    if not target:
        table.then(RemoveFatigue(do.seat, amount))
    elif target in ("one", "another"):
        table.then(RemoveFatigue(do.seat, amount, True, do.bearer if target == "another" else ""))
    else:
        table.then(*(Rested(name) for name in named(table, do, target) for _ in range(amount)))


@op("ship-damage")
def op_ship_damage(table: SeaTable, do: Do, amount: int) -> None:
    """The ship takes damage."""
    table.then(ShipDamage(amount))


@op("repair")
def op_repair(table: SeaTable, do: Do, amount: int) -> None:
    """Cubes leave the ship."""
    table.then(Repair(do.seat, amount))


@op("draw")
@rule("SG-ADV-018", "SG-ABIL-014")
def op_draw(table: SeaTable, do: Do, count: int) -> None:
    """The user, or the bearer's player, draws ability cards into hand; never as a fate draw."""
    table.then(DrawCards(do.seat, count))


@op("discard")
def op_discard(table: SeaTable, do: Do, count: int) -> None:
    """The user discards ability cards from hand."""
    table.then(DiscardCards(do.seat, count))


@op("clear")
def op_clear(table: SeaTable, do: Do, count: int, how: str) -> None:
    """Placed command returns to the supply."""
    if how == "any" and count >= 99:
        clear_all(table)
    else:
        table.then(ClearCommand(do.seat, count, how == "one"))


@op("gain-quest")
def op_gain_quest(table: SeaTable, do: Do, number: int) -> None:
    """The crew owns a quest."""
    gain_quest(table, number)


@op("lose-quest")
@op("complete-quest")
@rule("SG-QUEST-002")
def op_end_quest(table: SeaTable, do: Do, number: int) -> None:
    """The quest goes to the used box."""
    end_quest(table, number)


@op("gain-adventure")
@rule("SG-COMP-024", "SG-ERRATA-014", "SG-ERRATA-015")
def op_gain_adventure(table: SeaTable, do: Do, number: int) -> None:
    """The crew owns a numbered adventure card."""
    gain_adventure(table, table.bound.adventure_numbers[number])


@op("lose-adventure")
def op_lose_adventure(table: SeaTable, do: Do, number: int) -> None:
    """The card goes back to the box."""
    lose_adventure(table, table.bound.adventure_numbers[number])


@op("gain-explore")
@rule("SG-EXPLORE-014", "SG-COMP-012")
def op_gain_explore(table: SeaTable, do: Do, letter: str) -> None:
    """An explore token is held; there is one of each letter."""
    if letter not in table.letters:
        table.letters.append(letter)
        table.tell("explore-token", letter)


@op("gain-token")
@rule("SG-COMP-018", "SG-COMP-017", "SG-ERRATA-010")
def op_gain_token(table: SeaTable, do: Do, token: str) -> None:
    """A story token is held until it is spent or taken away."""
    if token not in table.tokens:
        table.tokens.append(token)
        table.tell("gained-token", token)


@op("lose-token")
def op_lose_token(table: SeaTable, do: Do, token: str) -> None:
    """A story token is given up."""
    if token in table.tokens:
        table.tokens.remove(token)
        table.tell("lost-token", token)


@op("place-serpent")
@rule("SG-COMP-017")
def op_place_serpent(table: SeaTable, do: Do, region: str) -> None:
    """The one sea serpent stands in one region."""
    table.serpent = region or table.region
    table.tell("serpent", table.serpent)


@op("remove-serpent")
@rule("SG-EVENT-011")
def op_remove_serpent(table: SeaTable, do: Do) -> None:
    """The serpent is gone."""
    table.serpent = ""
    table.tell("serpent", "")


@op("sail")
@rule("SG-TRAVEL-028")
def op_sail(table: SeaTable, do: Do, distance: int) -> None:
    """The ship may move, meeting hazards as usual."""
    table.then(Sail(distance))


@op("travel-turn")
@rule("SG-EVENT-006", "SG-TURN-012")
def op_travel_turn(table: SeaTable, do: Do, amount: int) -> None:
    """Travel results change for the rest of this turn."""
    table.turn_travel += amount
    table.tell("travel-turn", amount)


@op("reveal-market")
@rule("SG-ERRATA-007")
def op_reveal_market(table: SeaTable, do: Do, count: int) -> None:
    """Market cards are on offer."""
    table.then(RevealMarket(count))


@op("discard-event")
def op_discard_event(table: SeaTable, do: Do) -> None:
    """The event that this stands on leaves play."""
    discard_event(table, do.source)


@op("cancel-event")
def op_cancel_event(table: SeaTable, do: Do) -> None:
    """The event just read has no effect."""
    cancel_event(table)


@op("new-event-deck")
def op_new_event_deck(table: SeaTable, do: Do) -> None:
    """The next pass begins."""
    new_event_deck(table)


@op("discard-equipped")
@rule("SG-EVENT-020")
def op_discard_equipped(table: SeaTable, do: Do) -> None:
    """All equipped ability cards are discarded; level cards, weapons and hands stay."""
    for name, member in table.crew.items():
        table.discard.extend(member.cards)
        member.cards = ()
        fit_damage(table, name)
    table.tell("equipped-discarded")


@op("fate-check")
def op_fate_check(table: SeaTable, do: Do, number: int) -> None:
    """Draw fate; at the number or above the effects follow."""
    begin_test(table, Test("check", do.seat, number=number))
    table.then(Fate(), May(), SettleCheck(do.arm("pass"), do.seat, do.bearer, do.act), EndTest())


@step
class SettleCheck(SeaStep):
    """A plain fate draw is compared with its number."""

    arm: str
    seat: Seat
    bearer: str
    act: bool

    def run(self, table: SeaTable) -> None:
        """On the number or more the effects follow."""
        if fate_of(table.test) >= table.test.number:
            table.then(Do(self.arm, 0, self.seat, self.bearer, self.act))


@op("choose")
@rule("SG-CMD-014")
def op_choose(table: SeaTable, do: Do) -> None:
    """Exactly one of the alternatives."""
    table.then(PickArm(do.seat, f"{do.program}/{do.at}", do.bearer, do.act))


@step
class PickArm(SeaDecision):
    """One of several effects is picked."""

    seat: Seat
    path: str
    bearer: str
    act: bool

    def who(self, table: SeaTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """The alternatives by letter."""
        return [("pick", letter) for letter in "abcdef" if f"{self.path}{letter}" in table.bound.programs]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """It happens."""
        table.then(Do(self.path + choice[1], 0, self.seat, self.bearer, self.act))


@op("if")
@rule("SG-EXPLORE-003")
def op_if(table: SeaTable, do: Do, condition: Condition) -> None:
    """The effects happen only if the condition holds now."""
    if met(table, condition):
        table.then(Do(do.arm("then"), 0, do.seat, do.bearer, do.act))


@op("challenge")
@rule("SG-FAQ-001", "SG-CHAL-033", "SG-CHAL-034")
def op_challenge(table: SeaTable, do: Do, skill: str, number: int, only: str) -> None:
    """A challenge must be met before the next effect."""
    table.then(Challenge(skill, number, only, f"{do.program}/{do.at}", do.bearer))


@op("combat")
@rule("SG-COMBAT-001")
def op_combat(table: SeaTable, do: Do, *numbers: int) -> None:
    """The enemies must be beaten before the next effect."""
    win = do.arm("win")
    if win in table.bound.programs:
        table.then(Do(win, 0, do.seat, do.bearer))
    table.then(StartCombat(tuple(table.bound.enemy_numbers[number] for number in numbers)))


@op("turn-to")
def op_turn_to(table: SeaTable, do: Do, number: str) -> None:
    """The story goes on elsewhere."""
    turn_to(table, str(number))


@op("return")
@rule("SG-EXPLORE-009", "SG-ERRATA-010", "SG-ERRATA-012")
def op_return(table: SeaTable, do: Do) -> None:
    """The explore action ends."""
    unwind(table)


@op("ending")
def op_ending(table: SeaTable, do: Do, name: str) -> None:
    """The campaign ends with this ending."""
    reach_ending(table, name)


@op("fate-plus")
@rule("SG-FATE-005", "SG-FATE-008")
def op_fate_plus(table: SeaTable, do: Do, amount: int) -> None:
    """Fate is raised; a later redraw keeps it."""
    table.test.plus += amount
    table.tell("fate-plus", amount)


@op("redraw")
@rule("SG-FATE-006", "SG-FATE-007", "SG-ADV-006", "SG-ADV-017", "SG-SYN-022", "SG-VARIANT-012")
def op_redraw(table: SeaTable, do: Do, how: str) -> None:
    """A plain redraw replaces the result even if lower; only effects that say so keep the better."""
    table.then(Fate("higher" if how == "higher" else "plain"))


@op("skill-plus")
@rule("SG-ADV-004", "SG-ADV-016", "SG-ADV-021", "SG-CMD-019")
def op_skill_plus(table: SeaTable, do: Do, skill: str, amount: int) -> None:
    """The challenge's total is raised."""
    table.test.bonus += amount
    table.tell("skill-plus", skill, amount)


@op("accuracy")
@rule("SG-COMBAT-017", "SG-CREW-012", "SG-SYN-025")
def op_accuracy(table: SeaTable, do: Do, amount: int) -> None:
    """The attack is more accurate."""
    table.test.bonus += amount
    table.tell("accuracy-plus", amount)


@op("damage")
@rule("SG-CREW-010", "SG-SYN-017", "SG-SYN-023", "SG-SYN-024")
def op_damage(table: SeaTable, do: Do, amount: int) -> None:
    """The attack deals more damage."""
    table.assault.bonus += amount
    table.tell("damage-plus", amount)


@op("diagonal")
@rule("SG-SYN-018")
def op_diagonal(table: SeaTable, do: Do) -> None:
    """The attack's damage may be placed diagonally."""
    table.assault.diagonal = True


@op("extra")
@rule("SG-SYN-026", "SG-SYN-027")
def op_extra(table: SeaTable, do: Do, amount: int) -> None:
    """The attack may place further damage that cannot go on hearts."""
    table.assault.extra += amount


@op("block")
@rule("SG-CREW-011", "SG-COMBAT-041", "SG-SYN-028", "SG-ADV-007")
def op_block(table: SeaTable, do: Do, amount: int) -> None:
    """The hit is blocked in part; a crew member's own block may be raised by their level cards."""
    if do.bearer and do.source == do.bearer and not do.program.endswith(":synergy"):
        amount += passive_sum(table, do.bearer, "block")
    table.fight.block += amount
    table.tell("blocked", amount)


@op("deal")
@rule("SG-ABIL-021", "SG-ABIL-022", "SG-COMBAT-067", "SG-FAQ-005", "SG-ENEMY-024")
def op_deal(table: SeaTable, do: Do, amount: int, where: str) -> None:
    """Damage without an attack: no token, no fate, no counterattack; or a card's damage added to an attack."""
    attack = table.fight.attack
    if attack is None:
        table.then(DealTo(do.seat, do.bearer, amount, where))
    elif where == "no-hearts":
        attack.extra += amount
    else:
        attack.cards += amount


@rule("SG-ABIL-021", "SG-FAQ-005")
@step
class DealTo(SeaDecision):
    """The user picks the enemy that the damage is dealt to."""

    seat: Seat
    dealer: str
    amount: int
    where: str
    lapses = True

    def who(self, table: SeaTable) -> Seat:
        """The user."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any enemy."""
        return [("target", foe.id) for foe in table.fight.foes]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The damage is placed like any other, without half of it going anywhere else."""
        hearts = self.where != "no-hearts"
        begin_strike(table, Strike(choice[1], self.dealer, self.amount, hearts=hearts))


@op("cook-book")
def op_cook_book(table: SeaTable, do: Do) -> None:
    """One recipe is cooked for less."""
    table.then(CookBook(do.seat))


@op("ignore-search")
def op_ignore_search(table: SeaTable, do: Do) -> None:
    """The penalty of the token just found is ignored."""
    table.watchful = table.found[-1] if table.found else ""


