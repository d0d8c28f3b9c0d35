"""The sea as the terminal sees it: all its drawings and words in one place."""

from __future__ import annotations

from ...effects.terms import Lang
from ...kernel.choices import Choice
from ...kernel.game import PackInfo
from ...kernel.table import Happening
from ...sea.chapters.score import score, unlocked
from ...sea.table.cards import Pack
from ...sea.table.table import SeaTable
from ...sea.table.words import CAPTAIN
from ...telling.sea import details, draws, families
from ...telling.sea.attacks import attack_grids
from ...telling.sea.cards import hand_line
from ...telling.sea.choice_rules import RULES
from ...telling.sea.decision_entries import LEADS, TESTS
from ...telling.sea.hands import HANDS
from ...telling.sea.names import name_of, namer_of
from ...telling.sea.phase import phase, place
from ...telling.sea.pieces import GOODS_ENTRIES, pieces
from ...telling.sea.sayings import SAYINGS
from ...telling.sea.uses import uses
from ..party.cards import quests_section
from ..party.view import PartyView, Telling, seats_seen
from ..section import Section
from ..view import Look
from .scenes import PAGES, SCENES
from .score import log_section
from .story import event_page


class SeaView(PartyView[SeaTable]):
    """The View of Sleeping Gods."""

    game = "sea"
    page_words = PAGES
    rules = RULES
    leading, testing = LEADS, TESTS
    goods = GOODS_ENTRIES
    scenes = SCENES
    hands = HANDS
    telling = Telling(
        name=lambda voice, table, thing: name_of(voice, table.pack, thing),
        namer=lambda voice, table: namer_of(voice, table.pack),
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
        pieces=lambda voice, table, look: pieces(voice, table, seats_seen(table, look)),
        uses=lambda table, look: uses(table, look.seat, seats_seen(table, look)),
        terms=details.terms,
    )

    def __init__(self, lang: Lang = "en") -> None:
        super().__init__(SAYINGS, lang)

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
        return {str(number): self.voice.name(pack.quests[number].title) for number in free if number in pack.quests}

    def location_count(self, pack: PackInfo) -> int:
        """Those of all regions."""
        return sum(len(region.locations) for region in pack.regions.values()) if isinstance(pack, Pack) else 0

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The nine but for the captain, who belongs to whoever is captain."""
        boards = pack.crew if isinstance(pack, Pack) else {}
        return {name: self.voice.name(board.name) for name, board in boards.items() if name != CAPTAIN}

    def opening(self, table: SeaTable, look: Look) -> list[Section]:
        """The quests one begins with, and what one needs to know to begin."""
        return [*self.prologue(table, look), quests_section(self.voice, table, used=False), self.opening_words()]
