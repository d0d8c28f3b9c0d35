"""Running away from a fight: DS-CRND."""

from __future__ import annotations

from tests.bed import draw_any, play, refused, told

from .fights import battle
from .tables import ail, boss, enemy, exploring, on_map, story


class TestRunningAway:
    """DS-CRND-012."""

    def test_not_from_an_ordinary_combat(self) -> None:
        """DS-CRND-012: flight is refused in the attack phase, and not offered after the enemies have acted."""
        table = battle("H H")
        assert refused(table, "flee").rule == "DS-CRND-012"
        assert refused(table, "concede combat").rule == "DS-CRND-012"

        play(table, "end attacks")
        assert table.fight.round == 2
        assert refused(table, "flee").rule == "DS-CRND-012"

    def test_the_same_clean_up_without_victory(self) -> None:
        """DS-CRND-012: who runs where the text allows it loses tokens and gains nothing of the victory."""
        table = on_map()
        zones = [enemy(table, name, "H .", attack=0, level=6) for name in ("head", "arms", "tail")]
        boss(table, *zones, flee=True)
        story(table, "# 38 T\n\n## 38 T\nText.\n\n> boss 50\n> win: gain 1 torch\n> gain 1 rope\n> return to the map\n")
        draw_any(play(exploring(table, 38), "start combat"), 5)
        table.crew["ed"].synergy = 2
        play(table, "end attacks", "flee")

        assert (table.combat, table.crew["ed"].synergy, table.exploring) == (None, 0, False)
        assert (table.goods["torch"], table.goods["rope"], table.ticked) == (0, 0, [])
        assert told(table, "victory") == []

    def test_a_lost_cause_may_be_given_up(self) -> None:
        """DS-CRND-012: when a whole round passed in which neither side could hurt the other, the fight is lost."""
        table = ail(battle("H H"), "claire", "frightened")
        for name in ("ed", "ezarius", "jessie", "miguel"):
            ail(table, name, "frightened")
        play(table, "end attacks")
        assert refused(table, "concede combat").rule == "DS-CRND-012"

        play(table, "end attacks", "concede combat")
        assert (table.combat, table.defeats) == (None, 1)
