"""The presenter of the sea: it registers the functions that describe the sea's table."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.game import PackInfo
from ...kernel.table import LogEvent, decision_of
from ...sea.chapters.adventure import totem_count
from ...sea.chapters.score import score, unlocked
from ...sea.chapters.travel import Sail
from ...sea.table.cards import Pack
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN
from ...story.model import StoryChoice
from ..audience import Audience
from ..odds_counter import SameOdds
from ..party.game_words import GameWords
from ..party.places import Places
from ..party.presenter import Presenter
from ..scene.log import FullPage
from ..scene.menu import MoveReach
from ..scene.page import StoryPage
from ..scene.unlocked_card import UnlockedCard
from . import details, draws, families, journey_clocks, lettered
from .atlas import places_of
from .attacks import attack_grids
from .boosts import BOOSTS
from .cards import box_lines, hand_line
from .charts import sail_words
from .choice_rules import RULES
from .decision_entries import IN_TESTS, LEADS, TESTS
from .enemies import thing_name
from .falls import risk_of
from .focus import places
from .hands import HANDS
from .names import namer_of
from .overflow import overflow_of
from .phase import phase, place, region_place
from .pieces import GOODS_ENTRIES, pieces
from .place_distances import place_distances
from .plans import beaten_enemies
from .sayings import SAYINGS
from .scene_sections import TOPICS
from .spent import spent
from .standing import log_lines
from .story import event_page, terms_of
from .unlocked_cards import unlocked_cards
from .uses import uses
from .usual import usual


def _is_piece(table: SeaTable, word: str) -> bool:
    """Whether a word of a choice names a card, a board or a place."""
    pack = table.pack
    return (
        word in pack.crew
        or word in pack.abilities
        or word in pack.enemies
        or word in pack.adventures
        or word in pack.regions
        or word in pack.rooms
        or word in pack.events
        or word in pack.levels
    )


class SeaPresenter(Presenter[SeaTable]):
    """Puts Sleeping Gods into words."""

    game = "sea"
    rules = RULES
    leading, testing, in_tests = LEADS, TESTS, IN_TESTS
    goods = GOODS_ENTRIES
    sayings = SAYINGS
    hands = HANDS
    boosts = BOOSTS
    sections = TOPICS
    game_words = GameWords(
        name=thing_name,
        namer=lambda localizer, table: namer_of(localizer, table.pack),
        is_piece=_is_piece,
        lettered=lettered.lettered_choice_words,
        story_choice=lettered.story_choice_of,
        card=hand_line,
        says=box_lines,
        context=draws.context,
        test_numbers=draws.test_numbers,
        detail=details.detail,
        printed=details.PRINTED,
        price=details.price_now,
        overflow=overflow_of,
        kind=details.kind,
        family=families.family,
        subject=families.subject,
        worth_saying=families.worth_saying,
        grids=attack_grids,
        to_the_draw=draws.to_the_draw,
        verdict=draws.verdict,
        place=place,
        here=lambda table: table.region,
        phase=phase,
        score=score,
        journey=log_lines,
        pieces=pieces,
        uses=uses,
        helpers=draws.helpers,
        terms=lettered.terms,
        places=places,
        risk=risk_of,
        beaten=beaten_enemies,
        clocks=journey_clocks.journey_clocks,
        spent=spent,
        ready=journey_clocks.ready,
        distances=place_distances,
        bosses=lambda table: {},
        totems=totem_count,
    )

    def log_event(self, table: SeaTable, log_event: LogEvent) -> str:
        """The shared text; empty for feared and revered points where they are not counted."""
        match log_event:
            case ("gained", "feared" | "revered", *_) if not table.points:
                return ""
        return super().log_event(table, log_event)

    def full_page(self, table: SeaTable, log_event: LogEvent) -> FullPage | None:
        """The shared pages, and a page for a gained totem."""
        match log_event:
            case ("gained-adventure", card, *_):
                printed = table.pack.adventures[str(card)]
                if printed.kind != "totem":
                    return None
                owned = [card for card in table.adventures if table.pack.adventures[card].kind == "totem"]
                return self.totem_page(table, printed.id, printed.flavour, owned)
        return super().full_page(table, log_event)

    def leads_to_draw(self, table: SeaTable, choice: Choice) -> bool:
        """Before a test, and in the attacks of a fight."""
        return draws.to_the_draw(table) is not None and not table.is_act(choice)

    def usual(self, table: SeaTable) -> Choice | None:
        """The shared answer; also a room's parts in any order where the order does not matter."""
        return usual(table) or super().usual(table)

    def same_odds(self, table: SeaTable, choice: Choice) -> SameOdds:
        """What fate must show, or what is added to it, determines the odds."""
        return draws.same_odds(table, choice)

    def event_page(self, table: SeaTable, event: str) -> StoryPage:
        """Its kind, text, effects, lasting part, and how it leaves play."""
        key = (table.pack, event, tuple(choice for choice in table.offered if choice[0] == "choose"))
        return self.cached("event", key, lambda: event_page(self.localizer, table, event))

    def choice_terms(self, table: SeaTable, choice: StoryChoice) -> str:
        """The terms, with the current numbers of challenges."""
        return terms_of(self.localizer, table, choice)

    def places(self, table: SeaTable, audience: Audience) -> Places:
        """The places of all regions."""
        return places_of(self.localizer, table, self.read)

    def locations(self, table: SeaTable) -> dict[int, str]:
        """Each location with its region."""
        regions = table.pack.regions.values()
        return {place: region_place(self.localizer, region) for region in regions for place in region.locations}

    def detail(self, table: SeaTable, choice: Choice) -> str:
        """The shared detail; of a region also its known places, and whether the way leads back."""
        match choice:
            case ("sail", region) if region in table.pack.regions:
                return sail_words(self.localizer, table, region, places_of(self.localizer, table, self.read))
        return super().detail(table, choice)

    def reach(self, table: SeaTable) -> MoveReach | None:
        """As many regions as are left to sail."""
        decision = decision_of(table)
        return MoveReach("sail", decision.left, 0) if isinstance(decision, Sail) else None

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """Quests that totems and endings over all campaigns have unlocked."""
        if not isinstance(pack, Pack):
            return {}
        free = unlocked(pack.unlocks, ticked)
        return {str(number): self.localizer.name(pack.quests[number].title) for number in free if number in pack.quests}

    def unlocked_cards(self, pack: PackInfo, ticked: list[str]) -> tuple[UnlockedCard, ...]:
        """The unlocked quests with their texts and the region in which a campaign with them begins."""
        return tuple(unlocked_cards(self.localizer, pack, ticked)) if isinstance(pack, Pack) else ()

    def location_count(self, pack: PackInfo) -> int:
        """The number of locations of all regions."""
        return sum(len(region.locations) for region in pack.regions.values()) if isinstance(pack, Pack) else 0

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The nine except the captain, who belongs to the active player."""
        boards = pack.crew if isinstance(pack, Pack) else {}
        return {name: self.localizer.name(board.name) for name, board in boards.items() if name != CAPTAIN}
