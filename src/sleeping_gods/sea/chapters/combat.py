"""Combat (SG-COMBAT): the row, action tokens, rounds, victory."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import plays, rule
from ...kernel.steps import step
from ...party.chapters.row import EndOfRound, LayOut
from ..effects.program import trigger
from ..table.decisions import SeaDecision, SeaStep
from ..table.records import Combat
from ..table.table import SeaTable
from .attack import begin_attack
from .command import spend
from .crew import TIRED, is_up, weapons_of
from .foes import combat_level
from .peril import cut_short, end_combat
from .synergy import deal_tokens

TOKENS: dict[int, tuple[int, int]] = {1: (4, 0), 2: (2, 2), 3: (2, 1), 4: (1, 1)}
"""Combat action tokens of the active player and of each other, by player count."""
ATTACKS = 2
"""How often a crew member attacks in a round at most."""
TRANSFER_COST = 1
"""Command for giving an action token to another player."""

plays(f"{__name__}.TOKENS", "SG-COMP-011", "SG-COMBAT-004")


@rule("SG-COMBAT-001", "SG-ADV-015", "SG-COMBAT-006")
@step
class StartCombat(SeaStep):
    """The named enemies must be fought before the story goes on; until they are seen it is not combat yet."""

    enemies: tuple[str, ...]
    """The ids of the enemy cards."""

    def run(self, table: SeaTable) -> None:
        """Announce the fight and its level."""
        level, key = combat_level(table, self.enemies)
        table.tell("combat", level, key)
        table.then(BeforeCombat(self.enemies))


@rule("SG-ADV-015")
@step
class BeforeCombat(SeaDecision):
    """The last moment to cook, equip and pass weapons: the enemy cards are not seen yet."""

    enemies: tuple[str, ...]
    phase = "before-fight"
    always_asked = True
    scene = "before-fight"

    def options(self, table: SeaTable) -> list[Choice]:
        """Fight; there is no fleeing."""
        return [("reveal", "enemies")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The enemy cards are taken from the deck and shuffled."""
        table.combat = Combat(waiting=self.enemies)
        table.then(LayOut(), DealOut(), StartRound(), Victory())


@step
class DealOut(SeaStep):
    """Synergy tokens lie on their owners' boards, and cards that wait for a fight act."""

    def run(self, table: SeaTable) -> None:
        """Deal the synergy tokens, and run those cards."""
        deal_tokens(table)
        for name in table.crew:
            trigger(table, name, "combat-start")


@rule("SG-COMBAT-004", "SG-COMBAT-007", "SG-COMBAT-013", "SG-COMBAT-059", "SG-COMBAT-065", "SG-COMBAT-074")
@step
class StartRound(SeaStep):
    """All four tokens are dealt as at set-up; damage, synergy tokens and placed command stay."""

    def run(self, table: SeaTable) -> None:
        """Deal tokens anew, unless the fight is won; the round is quiet if nobody can attack."""
        combat = table.fight
        if not combat.foes:
            return
        active, other = TOKENS[table.seat_count()]
        combat.tokens = [active if seat == table.captain else other for seat in range(table.seat_count())]
        combat.acted = ()
        combat.quiet = not any(can_attack(table, name) for name in table.crew)
        for member in table.crew.values():
            member.actions = 0
        table.tell("round", combat.round)
        table.then(Attacks())


@rule("SG-COMBAT-011", "SG-STATUS-006", "SG-COMBAT-010")
def can_attack(table: SeaTable, crew: str) -> bool:
    """Attackers need health, must not be frightened, and attack at most twice a round."""
    member = table.crew[crew]
    return member.actions < ATTACKS and "frightened" not in member.statuses and is_up(table, crew)


@rule("SG-COMBAT-009", "SG-COMBAT-015", "SG-WEAPON-003", "SG-ERRATA-002")
def attacks(table: SeaTable) -> Iterator[Choice]:
    """A token goes on a crew member that its holder controls; any enemy, any weapon the crew member has."""
    combat = table.fight
    for name, member in table.crew.items():
        if combat.tokens[table.controller(name)] and can_attack(table, name):
            weapons = weapons_of(table, name)
            for foe in combat.foes:
                for weapon in weapons:
                    if not (weapon.tires and member.fatigue >= TIRED):
                        yield ("attack", foe.id, "with", name, "using", weapon.id)


@rule("SG-COMBAT-012")
def transfers(table: SeaTable) -> Iterator[Choice]:
    """An unused token may be given to another player when giver or receiver pays 1 command."""
    combat, count = table.fight, table.seat_count()
    for giver in range(count):
        if combat.tokens[giver]:
            for receiver in range(count):
                if receiver != giver:
                    for payer in (giver, receiver):
                        if table.pools[payer]:
                            yield (
                                "give", "token", "of", seat_word(giver), "to", seat_word(receiver),
                                "by", seat_word(payer),
                            )  # fmt: skip


@rule("SG-COMBAT-008", "SG-COMBAT-010", "SG-COMBAT-012", "SG-COMBAT-014", "SG-COMBAT-066")
@step
class Attacks(SeaDecision):
    """Players use their tokens in any order they like, pass them on, or go to the end of the round."""

    lapses = True
    scene = "fight"

    def actor(self, table: SeaTable, choice: Choice) -> Seat:
        """Everybody attacks with their own crew, and who pays gives the token; the end is the active player's."""
        match choice:
            case ("attack", _, "with", name, "using", _):
                return table.controller(name)
            case ("give", "token", "of", _, "to", _, "by", payer):
                return seat_of(payer)
        return self.who(table)

    def options(self, table: SeaTable) -> list[Choice]:
        """Every attack, every transfer, the end; and giving up where no side can hurt the other."""
        if not table.fight.foes:
            return []
        choices: list[Choice] = [*attacks(table), *transfers(table), ("end", "attacks")]
        if table.fight.hopeless:
            choices.append(("concede", "combat"))
        return choices

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Place the token and attack; or go on."""
        combat = table.fight
        if choice[0] == "attack":
            _, target, _, crew, _, weapon = choice
            combat.tokens[table.controller(crew)] -= 1
            combat.quiet = False
            table.crew[crew].actions += 1
            table.then(AfterAttack())
            begin_attack(table, crew, target, weapon)
        elif choice[0] == "give":
            _, _, _, giver, _, receiver, _, payer = choice
            combat.tokens[seat_of(giver)] -= 1
            combat.tokens[seat_of(receiver)] += 1
            spend(table, seat_of(payer), TRANSFER_COST)
            table.tell("token-given", seat_of(giver), seat_of(receiver))
            table.then(Attacks())
        elif choice[0] == "concede":
            cut_short(table, "crew")
        else:
            table.then(EndOfRound(), NextRound())

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Why crew members cannot attack with what they have."""
        refusals: list[tuple[Choice, Reason]] = []
        offered = self.options(table)
        for name in table.crew:
            for foe in table.fight.foes:
                for weapon in weapons_of(table, name):
                    choice = ("attack", foe.id, "with", name, "using", weapon.id)
                    if choice not in offered:
                        refusals.append((choice, attack_reason(table, name)))
        refusals += kept_tokens(table)
        if not table.fight.hopeless:
            refusals.append((("concede", "combat"), Reason("SG-COMBAT-066", "no-fleeing")))
        return refusals


@rule("SG-COMBAT-012")
def kept_tokens(table: SeaTable) -> Iterator[tuple[Choice, Reason]]:
    """Why tokens cannot be given: none unused, to nobody else, or nobody of the two who pays."""
    offered = [*transfers(table)]
    for giver, receiver, payer in product(range(table.seat_count()), repeat=3):
        choice = ("give", "token", "of", seat_word(giver), "to", seat_word(receiver), "by", seat_word(payer))
        if choice not in offered:
            if not table.fight.tokens[giver]:
                yield choice, Reason("SG-COMBAT-012", "no-token", (seat_word(giver),))
            elif giver == receiver or payer not in (giver, receiver):
                yield choice, Reason("SG-COMBAT-012", "giver-or-receiver-pays", (seat_word(giver), seat_word(receiver)))
            else:
                yield choice, Reason("SG-COMBAT-012", "cannot-pay", (TRANSFER_COST,))


def attack_reason(table: SeaTable, crew: str) -> Reason:
    """Why a crew member cannot attack now."""
    member = table.crew[crew]
    if not is_up(table, crew):
        return Reason("SG-COMBAT-011", "no-health-left", (crew,))
    if "frightened" in member.statuses:
        return Reason("SG-STATUS-006", "frightened", (crew,))
    if member.actions >= ATTACKS:
        return Reason("SG-COMBAT-010", "attacked-twice", (crew,))
    if not table.fight.tokens[table.controller(crew)]:
        return Reason("SG-COMBAT-009", "no-token", (seat_word(table.controller(crew)),))
    return Reason("SG-ERRATA-002", "too-tired", (crew,))


@rule("SG-COMBAT-060", "SG-COMBAT-008")
@step
class AfterAttack(SeaStep):
    """When the last enemy is beaten combat ends at once; else the attacks go on."""

    def run(self, table: SeaTable) -> None:
        """The next attack, unless it is won."""
        if table.fight.foes:
            table.then(Attacks())


@rule("SG-COMBAT-007", "SG-COMBAT-059", "SG-COMBAT-066")
@step
class NextRound(SeaStep):
    """If enemies remain a new round begins; a round in which nobody could hurt anybody may end in conceding."""

    def run(self, table: SeaTable) -> None:
        """Count the round; a quiet one lets the players concede in the next."""
        combat = table.fight
        combat.hopeless = combat.quiet
        combat.round += 1
        table.then(StartRound())


@rule("SG-COMBAT-001", "SG-COMBAT-060", "SG-COMBAT-061", "SG-COMBAT-062", "SG-WEAPON-011")
@step
class Victory(SeaStep):
    """The fight is won: cards and tokens go back, harm stays, disarmed weapons can be taken up again."""

    def run(self, table: SeaTable) -> None:
        """Clean up; the story goes on."""
        end_combat(table)
        table.tell("victory")
