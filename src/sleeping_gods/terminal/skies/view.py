"""The skies as the terminal sees them: all their drawings and words in one place."""

from __future__ import annotations

from ...effects.terms import Lang
from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.game import PackInfo
from ...skies.chapters.score import score, unlocked
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...skies.table.words import CLAIRE
from ...telling.skies import details, draws, families, layouts
from ...telling.skies.cards import hand_line, new_quests
from ...telling.skies.choice_rules import RULES
from ...telling.skies.decision_entries import LEADS, TESTS
from ...telling.skies.hands import HANDS
from ...telling.skies.names import SAYINGS, name_of, namer_of
from ...telling.skies.phase import phase, place
from ...telling.skies.pieces import GOODS_ENTRIES, pieces
from ...telling.skies.spaces import plane_name
from ...telling.skies.story import choice_text, story_choice_of
from ...telling.skies.uses import uses
from ..party.view import PartyView, Telling, seats_seen
from ..section import Section, lines
from ..view import Look
from .scenes import PAGE_WORDS, SCENES
from .score import log_section
from .story import event_page

FEW = 2
"""So many acts of any time are listed without being asked for."""


class SkiesView(PartyView[SkiesTable]):
    """The View of Distant Skies."""

    game = "skies"
    page_words = PAGE_WORDS
    rules = RULES
    leading, testing = LEADS, TESTS
    goods = GOODS_ENTRIES
    scenes = SCENES
    hands = HANDS
    telling = Telling(
        name=name_of,
        namer=lambda voice, table: namer_of(voice, table.pack),
        lettered=choice_text,
        story_choice=story_choice_of,
        event_page=event_page,
        card=hand_line,
        context=draws.context,
        detail=details.detail,
        kind=details.kind,
        family=families.family,
        subject=families.subject,
        worth_saying=families.worth_saying,
        grids=layouts.grids,
        to_the_draw=draws.to_the_draw,
        verdict=draws.verdict,
        place=place,
        phase=phase,
        score=score,
        log=log_section,
        pieces=lambda voice, table, look: pieces(voice, table, seats_seen(table, look)),
        uses=lambda table, look: uses(table, look.seat, seats_seen(table, look)),
        terms=details.terms,
    )

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(SAYINGS, lang)

    def folds(self, own: int, acts: int) -> bool:
        """There is nearly always something to equip or to use: more than a line or two is folded."""
        return acts > FEW

    def said_elsewhere(self, table: SkiesTable, choice: Choice, seat: Seat) -> bool:
        """What anybody may do with the party's goods is offered to whoever looks, under their own name."""
        return choice[-2:-1] == ("by",) and choice[-1] != seat_word(seat)

    def leads_to_draw(self, table: SkiesTable, choice: Choice) -> bool:
        """Challenges, flights, repairs, rolled attacks, and what draws again."""
        return draws.leads_to_draw(table, choice)

    def odds_beside(self, table: SkiesTable, choice: Choice) -> bool:
        """Attacks say their least and most instead: there are many of them."""
        return choice[0] != "attack" and self.leads_to_draw(table, choice)

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """Adventure and quest cards that achievements over all campaigns have unlocked."""
        if not isinstance(pack, Pack):
            return {}
        adventures = {card.number: self.voice.name(card.name) for card in pack.adventures.values() if card.number}
        quests = {quest.number: self.voice.name(quest.title) for quest in pack.quests.values()}
        titles = {"adventure": adventures, "quest": quests}
        return {f"{kind}-{number}": titles[kind].get(number, "") for kind, number in unlocked(pack, ticked)}

    def free_options(self, pack: PackInfo) -> dict[str, str]:
        """The name of the plane."""
        return {"plane": self.voice.name(pack.plane_name)} if isinstance(pack, Pack) else {}

    def location_count(self, pack: PackInfo) -> int:
        """Those of all squares, and the distant ones."""
        if not isinstance(pack, Pack):
            return 0
        squares = sum(len(place.locations) for page in pack.pages.values() for place in page.places)
        return squares + sum(1 for space in pack.spaces.values() if not space.square)

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The four besides Claire, who belongs to whoever is active."""
        boards = pack.characters if isinstance(pack, Pack) else {}
        return {name: self.voice.name(board.name) for name, board in boards.items() if name != CLAIRE}

    def gained(self, before: SkiesTable, after: SkiesTable, seat: Seat | None) -> list[str]:
        """Cards drawn to hand, and the quests that this seat may read."""
        return [*super().gained(before, after, seat), *new_quests(self.voice, before, after, seat)]

    def opening(self, table: SkiesTable, look: Look) -> list[Section]:
        """Who flies in what, and what one needs to know to begin."""
        plane = lines([self.voice.say("journey_plane", plane=plane_name(self.voice, table))])
        return [*self.prologue(table, look), plane, self.opening_words()]
