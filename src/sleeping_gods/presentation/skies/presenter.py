"""The presenter of the skies: it registers the functions that describe the table of the skies."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.game import PackInfo
from ...kernel.table import LogEvent, decision_of
from ...party.acts.alter import AlterTest
from ...skies.acts.uses import bearer_of
from ...skies.chapters.camp import Relief
from ...skies.chapters.clock import time_left
from ...skies.chapters.flight import MovePlane, open_spaces
from ...skies.chapters.score import owned_cards, score, totem_count, unlocked
from ...skies.chapters.totems import needs_of, payable
from ...skies.chapters.travel import Walk
from ...skies.chapters.turn import COSTS, TakeAction
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...skies.table.words import CLAIRE
from ...story.model import StoryChoice
from ..audience import SPECTATOR, Audience
from ..odds_counter import SameOdds
from ..party.game_words import GameWords
from ..party.places import Places
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.log import FullPage
from ..scene.menu import MoveReach
from ..scene.page import StoryPage
from ..scene.unlocked_card import UnlockedCard
from . import choice_facts, details, draws, families, journey_clocks, layouts
from .atlas import places_depend_on, places_of
from .boosts import BOOSTS
from .card_sayings import SAYINGS
from .cards import box_lines, card_words, hand_line, may_read, new_quests
from .choice_rules import RULES
from .decision_entries import IN_TESTS, LEADS, TESTS
from .falls import risk_of
from .focus import places
from .hands import HANDS
from .journey import log_lines
from .names import boss_of, name_of, namer_of, square_word
from .phase import phase, place
from .pieces import GOODS_ENTRIES, pieces
from .place_distances import place_distances
from .plans import beaten_enemies
from .scene_sections import TOPICS
from .spent import spent
from .standees import characters_without_action, standees
from .story import choice_text, event_page, story_choice_of, terms_of
from .travel_details import ground
from .unlocked_cards import unlocked_cards
from .uses import uses
from .usual import usual

FEW = 2
"""How many acts of any time are listed without being asked for."""
REFUEL = "refuel"
"""The kind of the act that fills the tank."""
FLIGHTS_AHEAD = 3
"""Flights, of one fuel each, for which a tank should last: out, on, and back to where it is filled."""


def _is_piece(table: SkiesTable, word: str) -> bool:
    """Whether a word of a choice names a card, a board or a place."""
    pack = table.pack
    return (
        word in pack.characters
        or word in pack.abilities
        or word in table.bound.enemies
        or word in pack.adventures
        or word in pack.spaces
        or word in pack.events
        or word in pack.buffs
    )


class SkiesPresenter(Presenter[SkiesTable]):
    """Puts Distant Skies into words."""

    game = "skies"
    rules = RULES
    leading, testing, in_tests = LEADS, TESTS, IN_TESTS
    goods = GOODS_ENTRIES
    sayings = SAYINGS
    hands = HANDS
    claims = ("awaken", "complete")
    boosts = BOOSTS
    sections = TOPICS
    game_words = GameWords(
        name=name_of,
        namer=lambda localizer, table: namer_of(localizer, table.pack),
        is_piece=_is_piece,
        lettered=choice_text,
        story_choice=story_choice_of,
        card=hand_line,
        says=box_lines,
        context=draws.context,
        test_numbers=draws.test_numbers,
        detail=details.detail,
        printed=choice_facts.PRINTED,
        price=choice_facts.price_now,
        overflow=choice_facts.overflow_of,
        kind=choice_facts.kind,
        family=families.family,
        subject=families.subject,
        worth_saying=families.worth_saying,
        grids=layouts.grids,
        to_the_draw=draws.to_the_draw,
        verdict=draws.verdict,
        place=place,
        here=lambda table: table.place,
        phase=phase,
        score=score,
        journey=log_lines,
        pieces=pieces,
        uses=uses,
        helpers=draws.helpers,
        terms=choice_facts.terms,
        places=places,
        risk=risk_of,
        beaten=beaten_enemies,
        clocks=journey_clocks.journey_clocks,
        spent=spent,
        ready=journey_clocks.ready,
        distances=place_distances,
        bosses=lambda table: table.pack.bosses,
        totems=totem_count,
    )

    def log_event(self, table: SkiesTable, log_event: LogEvent) -> str:
        """The shared text; a boss is beaten as a whole, not zone by zone."""
        match log_event:
            case ("beaten", enemy, *_) if boss_of(table, str(enemy)):
                return self._marked(table, "boss", "beaten", log_event[1:])
        return super().log_event(table, log_event)

    def full_page(self, table: SkiesTable, log_event: LogEvent) -> FullPage | None:
        """The shared pages, and pages for a restored totem and a camp."""
        match log_event:
            case ("restored-totem", quest, *_):
                totem = table.bound.adventure_numbers[table.pack.quests[int(quest)].totem]
                owned = [card for card in owned_cards(table) if table.pack.adventures[card].kind == "totem"]
                return self.totem_page(table, totem, table.pack.adventures[totem].flavour, owned)
            case ("camp-crossed", *_) if any(isinstance(step, Relief) for step in table.agenda):
                talk = table.pack.camp_talk[table.camps - 1 : table.camps]  # none where the pack has no words for it
                return FullPage("camp", lines=tuple(self.localizer.prose(self.localizer.name(line)) for line in talk))
        return super().full_page(table, log_event)

    def mood(self, table: SkiesTable) -> str:
        """Whether a card moves the plane without Claire."""
        return "card" if isinstance(decision_of(table), MovePlane) else ""

    def bearer(self, table: SkiesTable, card: str) -> str:
        """The character whose board or equipped card it is."""
        return bearer_of(table, card)

    def usual(self, table: SkiesTable) -> Choice | None:
        """The shared answer; also any answer where all have the same result."""
        return usual(table) or super().usual(table)

    def claimed(self, table: SkiesTable) -> tuple[str, ...]:
        """The shared kinds, and refuelling if the tank does not last for the next flights."""
        return (*self.claims, REFUEL) if table.fuel < FLIGHTS_AHEAD else self.claims

    def folds(self, own: int, acts: int) -> bool:
        """Acts are folded from the third on, as there is nearly always something to equip or use."""
        return acts > FEW

    def shown_elsewhere(self, table: SkiesTable, choice: Choice, seat: Seat) -> bool:
        """Common acts with the party's goods are offered to the viewer under their own name."""
        return choice[-2:-1] == ("by",) and choice[-1] != seat_word(seat)

    def leads_to_draw(self, table: SkiesTable, choice: Choice) -> bool:
        """Challenges, flights, repairs, rolled attacks, and what draws again."""
        return draws.leads_to_draw(table, choice)

    def odds_beside(self, table: SkiesTable, choice: Choice) -> bool:
        """Attacks show their lowest and highest damage instead of odds."""
        return choice[0] != "attack" and super().odds_beside(table, choice)

    def same_odds(self, table: SkiesTable, choice: Choice) -> SameOdds:
        """What is added to fate, or how far one flies, is all that counts, unless somebody adds something for free."""
        free = self.boosts.has_free(table, AlterTest.window)
        return super().same_odds(table, choice) if free else draws.same_odds(table, choice)

    def event_page(self, table: SkiesTable, event: str) -> StoryPage:
        """Its level, its text, what it does, and how it is completed."""
        return self.cached("event", (table.pack, event), lambda: event_page(self.localizer, table, event))

    def choice_terms(self, table: SkiesTable, choice: StoryChoice) -> str:
        """The terms, with the current numbers of challenges."""
        return terms_of(self.localizer, table, choice)

    def standees(self, table: SkiesTable, audience: Audience) -> dict[str, tuple[str, ...]]:
        """In an encounter: one's own characters, and those that have been revealed."""
        return standees(self.localizer, table, audience)

    def standing_by(self, table: SkiesTable, audience: Audience) -> list[str]:
        """Who takes no action, and who is still to be placed."""
        return characters_without_action(self.localizer, table, audience)

    def may_read(self, table: SkiesTable, quest: int, audience: Audience) -> bool:
        """A quest that was found in an encounter is read by those who found it (DS-WAND-009)."""
        seats = audience.seen(table.seat_count())
        return str(quest) not in table.silent or any(may_read(table, quest, seat) for seat in seats)

    def quests_depend_on(self, table: SkiesTable) -> tuple[object, ...]:
        """Who has read the secret quests, and which locations are crossed off."""
        return (*((quest, *readers) for quest, readers in table.silent.items()), tuple(table.crossed))

    def quest_text(self, table: SkiesTable, quest: int) -> str:
        """Its text, and what a dormant totem needs."""
        card = table.pack.quests[quest]
        return join([self.localizer.name(card.text), card_words(self.localizer, table, card)], " ")

    def quest_waits(self, table: SkiesTable, quest: int) -> str:
        """What a dormant totem needs that is not there yet, nor anything dearer in its stead (DS-TOTM-004)."""
        if payable(table, needs_of(table, quest)):
            return ""
        lacking = [(kind, count) for kind, count in table.pack.quests[quest].needs if table.goods[kind] < count]
        return self.localizer.amounts(tuple(lacking))

    def fleeting(self, table: SkiesTable, quest: int) -> bool:
        """Whether it is discarded as soon as it is read."""
        return table.pack.quests[quest].fleeting

    def places(self, table: SkiesTable, audience: Audience) -> Places:
        """The places of the atlas and the distant ones: one record, shared by all lines that speak of places."""
        seats = tuple(audience.seen(table.seat_count()))
        return self.once(table, ("places", seats), lambda: self._places(table, seats))

    def _places(self, table: SkiesTable, seats: tuple[Seat, ...]) -> Places:
        """The places for some seats, kept until anything changes that is told of them."""
        key = (self.read, *places_depend_on(self, table))
        return self.cached(f"places {seats}", key, lambda: places_of(self.localizer, table, seats, self.read))

    def detail(self, table: SkiesTable, choice: Choice) -> str:
        """The shared detail; of a square also its known places."""
        match choice:
            case ("travel" | "walk" | "land", _):
                return ground(self.localizer, table, choice, self.places(table, SPECTATOR))
        return super().detail(table, choice)

    def reach(self, table: SkiesTable) -> MoveReach | None:
        """As many squares as there is time for, or as a card allows."""
        match decision_of(table):
            case TakeAction():
                return MoveReach("travel", time_left(table) // COSTS["travel"], COSTS["travel"])
            case Walk(left=left):
                return MoveReach("walk", left, 0)
        return None

    def locations(self, table: SkiesTable) -> dict[int, str]:
        """Each location with its square, or the distant location that it is."""
        open_names = open_spaces(table)
        return self.cached("locations", (table.pack, open_names), lambda: self._locations(table, open_names))

    def _locations(self, table: SkiesTable, open_names: list[str]) -> dict[int, str]:
        """Where each location is; distant ones are included only while their space is open."""
        spaces = table.pack.spaces
        squares = [square for square in table.bound.locations if square not in spaces or square in open_names]
        return {
            place: square_word(self.localizer, table, square)
            for square in squares
            for place in table.bound.locations[square]
        }

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """Adventure and quest cards that achievements over all campaigns have unlocked."""
        if not isinstance(pack, Pack):
            return {}
        adventures = {card.number: self.localizer.name(card.name) for card in pack.adventures.values() if card.number}
        quests = {quest.number: self.localizer.name(quest.title) for quest in pack.quests.values()}
        titles = {"adventure": adventures, "quest": quests}
        return {f"{kind}-{number}": titles[kind].get(number, "") for kind, number in unlocked(pack, ticked)}

    def unlocked_cards(self, pack: PackInfo, ticked: list[str]) -> tuple[UnlockedCard, ...]:
        """The unlocked cards with their effects, or with their text if they are quests."""
        return tuple(unlocked_cards(self.localizer, pack, ticked)) if isinstance(pack, Pack) else ()

    def free_options(self, pack: PackInfo) -> dict[str, str]:
        """The name of the plane."""
        return {"plane": self.localizer.name(pack.plane_name)} if isinstance(pack, Pack) else {}

    def location_count(self, pack: PackInfo) -> int:
        """The number of locations of all squares, and the distant ones."""
        if not isinstance(pack, Pack):
            return 0
        squares = sum(len(place.locations) for page in pack.pages.values() for place in page.places)
        return squares + sum(1 for space in pack.spaces.values() if not space.square)

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The four besides Claire, who belongs to whoever is active."""
        boards = pack.characters if isinstance(pack, Pack) else {}
        return {name: self.localizer.name(board.name) for name, board in boards.items() if name != CLAIRE}

    def gained(self, before: SkiesTable, after: SkiesTable, audience: Audience, *, hand: bool = True) -> list[str]:
        """Cards drawn to hand, and the quests that this audience may read."""
        return [
            *super().gained(before, after, audience, hand=hand),
            *new_quests(self.localizer, before, after, audience),
        ]
