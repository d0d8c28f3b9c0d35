"""The people at the table (SG-PLAYERS, SG-SAVE, SG-RESET, SG-LOG): join, leave, save, resume, notes, easy, reset."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_of, seat_word
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.ability_deck import DiscardCards
from ...party.chapters.deal import deal_anew
from ...party.chapters.people import TablePeople
from ..table.decisions import SeaDecision
from ..table.table import SeaTable
from ..table.words import EVENT_KINDS, FOODS
from .command import spend
from .event_deck import PER_KIND
from .fate import HandLimit
from .score import finish
from .supply import gain
from .turn import BeginTurn

EASY_XP = 20
"""XP that easy mode gives."""
EASY_COINS = 20
"""Coins that easy mode gives."""


@rule("SG-RESET-004", "SG-RESET-001", "SG-RESET-003")
def reset(table: SeaTable) -> None:
    """A campaign may be reset at any time: everything goes back, achievements and notes survive it."""
    finish(table, "reset")
    table.tests, table.combat = [], None
    _reset_story(table)
    _reset_cards(table)
    _reset_events(table)
    _reset_party(table)


def _reset_story(table: SeaTable) -> None:
    """No page is open, and no quest is held."""
    table.quests, table.used_quests = [], []
    table.taken, table.visit = [], []
    table.exploring = table.peril = False
    table.fallen = ""


def _reset_cards(table: SeaTable) -> None:
    """All cards and tokens lie in their decks."""
    table.hands = [[] for _ in range(table.seat_count())]
    table.deck, table.discard = list(table.pack.abilities), []
    table.adventures, table.gone_adventures = {}, []
    table.market = [card.id for card in table.pack.adventures.values() if card.origin == "market"]
    table.market_bottom, table.stall = [], []
    table.search, table.search_discard, table.found = list(table.pack.search), [], []
    table.letters, table.tokens = [], []


def _reset_events(table: SeaTable) -> None:
    """A new event deck of the first pass."""
    events = table.pack.events.values()
    table.events = {kind: sorted(event.id for event in events if event.kind == kind) for kind in EVENT_KINDS}
    table.event, table.event_left = "", [PER_KIND] * len(EVENT_KINDS)
    table.event_discard, table.ongoing = [], []
    table.event_pass, table.event_debt = 1, 0


def _reset_party(table: SeaTable) -> None:
    """Crew and ship are sound, and own nothing."""
    for member in table.crew.values():
        member.damage = member.fatigue = member.command = member.actions = 0
        member.statuses = member.cards = member.levels = member.weapons = member.tokens = ()
    for kind in table.goods:
        table.goods[kind] = 0
    for space in table.cubes:
        table.cubes[space] = 0
    table.pools, table.supply = [0] * table.seat_count(), table.pack.supply["command"]
    table.serpent = ""
    table.xp = table.feared = table.revered = 0


@rule("SG-VARIANT-007", "SG-VARIANT-008")
def switch_to_easy(table: SeaTable) -> None:
    """A normal campaign may become easy at any time; the starting bonus is given once, at the switch."""
    table.easy = True
    table.tell("easy-mode")
    easy_bonus(table)


@rule("SG-VARIANT-001")
def easy_bonus(table: SeaTable) -> None:
    """Easy mode gives 20 XP, 20 coins and one of each food."""
    gain(table, "xp", EASY_XP)
    gain(table, "coins", EASY_COINS)
    for kind in FOODS:
        gain(table, kind, 1)


@rule("SG-SAVE-002", "SG-LOG-001")
def save_line(table: SeaTable) -> None:
    """The save line notes position, ship damage, last room, and each player's hand and unspent command."""
    damage = " ".join(f"{space} {cubes}" for space, cubes in table.cubes.items() if cubes) or "none"
    seats = "; ".join(
        f"{seat_word(seat)} {' '.join(hand) or 'no cards'}, {table.pools[seat]} command"
        for seat, hand in enumerate(table.hands)
    )
    page = table.pack.regions[table.region].page
    line = f"page {page}, {table.region}; damage {damage}; last room {table.room or 'none'}; {seats}"
    table.log.saves.append(line)


@rule("SG-SAVE-008", "SG-SAVE-009", "SG-SAVE-010", "SG-SAVE-012", "SG-CREW-001")
def resume(table: SeaTable, first: int) -> None:
    """When a saved game is set up, market and search tokens are shuffled, crew dealt anew, and somebody starts."""
    table.market = sorted(table.market + table.market_bottom)
    table.market_bottom = []
    table.search = sorted(table.search + table.search_discard)
    table.search_discard = []
    table.captain = first
    table.tell("resumed", first)
    deal_anew(table)


@rule("SG-PLAYERS-002", "SG-PLAYERS-003", "SG-PLAYERS-010", "SG-PLAYERS-008", "SG-SAVE-013")
def join(table: SeaTable, name: str) -> None:
    """A newcomer has no command and no cards; the crew is split again, and boards keep what lies on them."""
    table.names = [*table.names, name]
    table.pools.append(0)
    table.hands.append([])
    table.tell("joined-table", name)
    deal_anew(table)


@rule("SG-PLAYERS-004", "SG-PLAYERS-007", "SG-PLAYERS-006", "SG-SAVE-013", "SG-CREW-001")
def leave(table: SeaTable, seat: int) -> None:
    """The leaver discards 1 card and all command but 1; the active player shares out the rest; crew is re-split."""
    if table.captain == seat:
        table.captain = (seat + 1) % table.seat_count()
    spare = max(0, table.pools[seat] - 1)
    spend(table, seat, spare)
    table.tell("left-table", table.names[seat])
    table.then(ShareOut(seat))
    if table.hands[seat]:
        table.then(DiscardCards(seat, 1))


@rule("SG-PLAYERS-005", "SG-PLAYERS-006")
@step
class ShareOut(SeaDecision):
    """The active player deals the leaver's remaining cards and command to those who stay."""

    leaver: int
    """The seat of whoever leaves."""
    any_time = False
    phase = "leaving"
    scene = "question"

    def audience(self, table: SeaTable, choice: Choice) -> tuple[Seat, ...] | None:
        """Who deals a card and who gets it."""
        match choice:
            case ("give", card, "to", receiver) if card != "command":
                return (self.who(table), seat_of(receiver))
        return None

    def options(self, table: SeaTable) -> list[Choice]:
        """The next card or the command token, to any of the others; done when nothing is left."""
        stay = [seat_word(seat) for seat in range(table.seat_count()) if seat != self.leaver]
        hand = table.hands[self.leaver]
        if hand:
            return [("give", hand[0], "to", seat) for seat in stay]
        if table.pools[self.leaver]:
            return [("give", "command", "to", seat) for seat in stay]
        return [("clear", "seat")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """Hand it over, the hand limit holding for the receiver; at last the seat is gone."""
        if choice[0] == "clear":
            self.remove(table)
            return
        _, gift, _, word = choice
        receiver = seat_of(word)
        table.then(ShareOut(self.leaver))
        if gift == "command":
            table.pools[self.leaver] -= 1
            table.pools[receiver] += 1
            return
        table.hands[self.leaver].remove(gift)
        table.hands[receiver].append(gift)
        table.then(HandLimit(receiver))

    def remove(self, table: SeaTable) -> None:
        """The seats close up and the crew is dealt anew."""
        table.names = [name for seat, name in enumerate(table.names) if seat != self.leaver]
        del table.pools[self.leaver]
        del table.hands[self.leaver]
        if table.captain > self.leaver:
            table.captain -= 1
        table.captain %= table.seat_count()
        deal_anew(table)


@rule("SG-VARIANT-007")
def own_acts(table: SeaTable) -> list[Choice]:
    """A normal campaign may become easy."""
    return [("easy", "mode")] if own_reason(table, ("easy", "mode")) is None else []


@rule("SG-SETUP-022", "SG-VARIANT-010")
def own_reason(table: SeaTable, choice: Choice) -> Reason | None:
    """Easy and brutal exclude each other, and brutal is chosen at set-up."""
    match choice:
        case ("easy", "mode"):
            if table.mode == "brutal":
                return Reason("SG-VARIANT-010", "easy-or-brutal")
            return Reason("SG-VARIANT-007", "easy-already") if table.easy else None
        case ("brutal" | "normal", "mode"):
            return Reason("SG-SETUP-022", "fixed-at-setup")
    return None


def own_act(table: SeaTable, choice: Choice) -> None:
    """The switch to easy mode."""
    switch_to_easy(table)


PEOPLE = TablePeople(
    turn=BeginTurn,
    reset=reset,
    save=save_line,
    resume=resume,
    join=join,
    leave=leave,
    own=own_acts,
    own_reason=own_reason,
    own_act=own_act,
)
"""What happens around a campaign at sea: saving, resuming, joining, leaving."""
