"""The sea as the terminal sees it: all its drawings and words in one place."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.game import PackInfo
from ...kernel.table import Happening
from ...sea.chapters.score import score, unlocked
from ...sea.table.cards import Pack
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN
from ..party.cards import quests_section
from ..party.view import PartyView, Telling
from ..section import Section
from ..view import Look
from . import details, draws, families
from .attacks import attack_grids
from .cards import hand_line
from .choice_rules import RULES
from .decision_entries import LEADS, TESTS
from .hands import HANDS
from .names import SAYINGS, name_of, namer_of
from .phase import phase, place
from .pieces import GOODS_ENTRIES, pieces
from .scenes import PAGES, SCENES
from .score import log_section
from .story import event_page
from .uses import uses


class SeaView(PartyView[SeaTable]):
    """The View of Sleeping Gods."""

    game = "sea"
    pages = PAGES
    rules = RULES
    leading, testing = LEADS, TESTS
    goods = GOODS_ENTRIES
    scenes = SCENES
    hands = HANDS
    telling = Telling(
        name=lambda table, thing: name_of(table.pack, thing),
        namer=lambda table: namer_of(table.pack),
        lettered=details.lettered,
        story_choice=details.story_choice_of,
        event_page=event_page,
        card=hand_line,
        context=draws.context,
        detail=details.detail,
        kind=details.kind,
        family=families.family,
        subject=families.subject,
        worth_saying=families.worth_saying,
        grids=attack_grids,
        to_the_draw=draws.to_the_draw,
        verdict=draws.verdict,
        place=place,
        phase=phase,
        score=score,
        log=log_section,
        pieces=pieces,
        uses=uses,
        terms=details.terms,
    )

    def __init__(self) -> None:
        super().__init__(SAYINGS)

    def happened(self, table: SeaTable, happening: Happening, look: Look) -> list[Section]:
        """As always, but for feared and revered points where they are not counted."""
        if happening[0] == "gained" and happening[1] in ("feared", "revered") and not table.points:
            return []
        return super().happened(table, happening, look)

    def leads_to_draw(self, table: SeaTable, choice: Choice) -> bool:
        """Before a test, and in the attacks of a fight."""
        return draws.to_the_draw(table) is not None and not table.is_act(choice)

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """Quests that totems and endings over all campaigns have unlocked."""
        if not isinstance(pack, Pack):
            return {}
        free = unlocked(pack.unlocks, ticked)
        return {str(number): pack.quests[number].title.en for number in free if number in pack.quests}

    def location_count(self, pack: PackInfo) -> int:
        """Those of all regions."""
        return sum(len(region.locations) for region in pack.regions.values()) if isinstance(pack, Pack) else 0

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The nine but for the captain, who belongs to whoever is captain."""
        boards = pack.crew if isinstance(pack, Pack) else {}
        return {name: board.name.en for name, board in boards.items() if name != CAPTAIN}

    def opening(self, table: SeaTable, look: Look) -> list[Section]:
        """The quests one begins with, and what one needs to know to begin."""
        return [*self.prologue(table, look), quests_section(table, used=False), self.opening_words()]
