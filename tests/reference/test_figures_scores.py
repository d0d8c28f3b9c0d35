"""Points in the entries are those that the rules count."""

from __future__ import annotations

from sleeping_gods.languages import Lang
from sleeping_gods.sea.chapters.defeat import EVENTS_LOST
from sleeping_gods.sea.chapters.score import score as sea_score
from sleeping_gods.skies.chapters.score import BONUS
from sleeping_gods.skies.chapters.score import score as skies_score
from sleeping_gods.skies.table.words import COMMON, RARE

from ..sea.tables import at_sea, harbour
from ..skies.tables import airfield, on_map
from .figures import LANG, numbers, read


class TestScores:
    """Every row of the two tables."""

    @LANG
    def test_the_sea_scores_what_its_table_says(self, lang: Lang) -> None:
        """A card, a totem, a quest, a level card, 2 coins, an artifact, an ending, a defeat; and brutal mode."""
        table, cards = at_sea(), harbour().adventures.values()
        table.adventures = {next(card.id for card in cards if card.kind == kind): 0 for kind in ("gear", "totem")}
        table.quests, table.used_quests, table.defeats, table.log.ending = [1], [], 1, "home"
        table.crew["mac"].levels = ("survivor",)
        table.goods["coins"], table.goods["artifacts"] = 2, 1
        normal = sea_score(table)
        table.mode = "brutal"
        card = normal.adventures // 2
        known = [
            *([card], [normal.totems, normal.totems + card], [normal.quests], [normal.levels], [normal.coins, 2]),
            *([normal.artifacts, 2], [normal.ending], [normal.defeats], [sea_score(table).brutal]),
        ]

        reading = read("sea", "score", lang)
        for (name, points), figures in zip(reading.rows(), known, strict=True):
            reading.agree(name, numbers(points), figures)
        reading = read("sea", "difficulty", lang)
        normal_mode, _, brutal_mode = reading.rows()
        reading.agree("normal mode", [numbers(cell) for cell in normal_mode[1:]], [[EVENTS_LOST], [normal.defeats]])
        reading.agree("brutal mode", numbers(brutal_mode[2]), [sea_score(table).brutal])

    @LANG
    def test_the_skies_score_what_their_table_says(self, lang: Lang) -> None:
        """A card, a totem, a quest, an equipped card, resources, an ending, a defeat, the level, and instant death."""
        table, cards = on_map(), airfield().adventures.values()
        owned = [
            next(card.id for card in cards if card.kind == kind and not card.starting) for kind in ("gear", "totem")
        ]
        table.adventures, table.played, table.arms = [owned], [], []
        table.quests, table.used_quests, table.defeats, table.log.ending = [1], [], 1, "home"
        table.crew["ed"].cards = (next(iter(airfield().abilities)),)
        table.goods[COMMON[0]], table.goods[RARE[0]], table.instant = 4, 1, True
        got = skies_score(table)
        known = [
            *([got.adventures], [got.totems, got.adventures], [got.quests], [got.equipped], [got.common, 4]),
            *([got.rare], [got.ending], [got.defeats], list(BONUS.values()), [got.instant]),
        ]

        reading = read("skies", "score", lang)
        for (name, points), figures in zip(reading.rows(), known, strict=True):
            reading.agree(name, numbers(points), figures)
