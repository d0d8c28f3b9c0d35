"""The teller of the skies: all their words in one place."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, seat_word
from ...kernel.game import PackInfo
from ...skies.chapters.score import score, unlocked
from ...skies.table.cards import Pack
from ...skies.table.table import SkiesTable
from ...skies.table.words import CLAIRE
from ..audience import Audience
from ..party.teller import Teller, Telling
from . import details, draws, families, layouts
from .card_sayings import SAYINGS
from .cards import hand_line, new_quests
from .choice_rules import RULES
from .decision_entries import LEADS, TESTS
from .hands import HANDS
from .journey import log_lines
from .names import name_of, namer_of
from .phase import phase, place
from .pieces import GOODS_ENTRIES, pieces
from .story import choice_text, story_choice_of
from .topics import TOPICS
from .uses import uses

FEW = 2
"""So many acts of any time are listed without being asked for."""


def _is_piece(table: SkiesTable, word: str) -> bool:
    pack = table.pack
    sources = (
        pack.characters, pack.abilities, pack.adventures, table.bound.enemies, pack.events, pack.spaces, pack.buffs,
    )  # fmt: skip
    return any(word in source for source in sources)


class SkiesTeller(Teller[SkiesTable]):
    """Puts Distant Skies into words."""

    game = "skies"
    rules = RULES
    leading, testing = LEADS, TESTS
    goods = GOODS_ENTRIES
    sayings = SAYINGS
    hands = HANDS
    topics = TOPICS
    telling = Telling(
        name=name_of,
        namer=lambda voice, table: namer_of(voice, table.pack),
        is_piece=_is_piece,
        lettered=choice_text,
        story_choice=story_choice_of,
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
        journey=log_lines,
        pieces=pieces,
        uses=uses,
        terms=details.terms,
    )

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

    def gained(self, before: SkiesTable, after: SkiesTable, audience: Audience, *, hand: bool = True) -> list[str]:
        """Cards drawn to hand, and the quests that this audience may read."""
        return [*super().gained(before, after, audience, hand=hand), *new_quests(self.voice, before, after, audience)]
