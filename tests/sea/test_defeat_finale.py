"""Defeat in the finale: SG-DEFEAT-022 to 024."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_sea, beat_crew, beat_ship, doing, give_command, offered, play, refused, weary


def finale(table: SeaTable) -> SeaTable:
    """The third pass is used up, and F1 is read."""
    table.event_left, table.event_pass = [0, 0, 0], 3
    return doing(table, EventPhase())


class TestFirst:
    """SG-DEFEAT-022, 024."""

    def test_the_first_defeat_starts_f1_again(self) -> None:
        """SG-DEFEAT-022: with 5 command, 2 XP and venom on Mac: 7 command in total, 12 XP, no status, F1 reopened."""
        table = give_command(finale(at_sea()), 5)
        table.xp, table.crew["mac"].statuses, table.crew["mac"].fatigue = 2, ("venom",), 2
        table.crew["laurent"].command = table.adventures["gear"] = 1
        table.supply -= 2
        table.cubes["bridge"] = 2
        beat_crew(table)

        assert table.defeats == 1
        assert (table.pools, table.supply) == ([7], 7)
        assert table.crew["laurent"].command == table.adventures["gear"] == 0
        assert table.xp == 12
        assert all((m.damage, m.fatigue, m.statuses) == (0, 0, ()) for m in table.crew.values())
        assert set(table.cubes.values()) == {0}
        assert table.paragraph == "F1"
        assert offered(table)[:2] == ["choose a", "choose b"]
        assert table.violations() == []

    def test_a_challenge_of_f1_that_beats_the_crew_leads_back_to_f1(self) -> None:
        """SG-DEFEAT-022: the story is cut short, the fight after the challenge does not happen."""
        table = weary(finale(at_sea()), left=5)
        play(table, "choose a", "go on", "fate 1")
        play(table, *["go on"] * ("go on" in offered(table)), *["hurt odessa"] * 5)

        assert table.combat is None
        assert table.paragraph == "F1"
        assert "choose a" in offered(table)

    def test_the_ship_stays_and_no_events_are_lost(self) -> None:
        """SG-DEFEAT-022: a defeat in the finale moves to no port, discards no events and makes no debt."""
        table = finale(at_sea())
        table.region = "3.deep"
        beat_ship(table)

        assert table.region == "3.deep"
        assert (deck_size(table), table.event_debt, table.event_discard) == (0, 0, [])
        assert set(table.cubes.values()) == {0}

    def test_the_command_is_shared_around_the_table_by_default(self) -> None:
        """SG-DEFEAT-024: 2 players share 7 command 4 and 3, from the active player on."""
        table = finale(at_sea(2))
        table.captain = 1
        play(beat_crew(table), "share command")

        assert table.pools == [3, 4]
        assert table.paragraph == "F1"

    def test_the_command_is_shared_as_the_players_agree(self) -> None:
        """SG-DEFEAT-024: the active player may give each of the 7 to whomever they agree on, and no eighth."""
        table = beat_crew(finale(at_sea(3)))
        play(table, *["give command to p3"] * 5, "give command to p1", "give command to p1")

        assert table.pools == [2, 0, 5]
        assert "choose a" in offered(table)
        assert refused(table, "give command to p2").rule == "SG-SHARE-002"


class TestSecond:
    """SG-DEFEAT-023."""

    def test_the_second_defeat_goes_on_to_f2(self) -> None:
        """SG-DEFEAT-023: after one finale defeat another is 1 more tick, and F2 opens, here on to its own ending."""
        table = beat_crew(finale(at_sea()))
        assert table.defeats == 1
        beat_crew(table)

        assert table.defeats == 2
        assert ("paragraph", "F6") in table.log_events
        assert table.log.ending == "deep"
        assert is_over(table)

    def test_the_first_defeat_takes_nothing_but_command(self) -> None:
        """SG-DEFEAT-022: story tokens, goods, cards and quests are as before the defeat in the finale."""
        table = finale(at_sea())
        table.tokens, table.goods["coins"], table.goods["artifacts"] = ["diving-suit"], 6, 1
        quests, cards = list(table.quests), list(table.adventures)
        beat_crew(table)

        assert (table.tokens, table.goods["coins"], table.goods["artifacts"]) == (["diving-suit"], 6, 1)
        assert (table.quests, list(table.adventures)) == (quests, cards)

    def test_the_second_defeat_gives_nothing(self) -> None:
        """SG-DEFEAT-023: the story simply goes on, without command or XP."""
        table = beat_crew(finale(at_sea()))
        table.finale_defeats = 1
        beat_crew(table)

        assert table.xp == 10
        assert table.pools == [7]

    def test_the_second_defeat_heals_nobody(self) -> None:
        """SG-DEFEAT-023: F2 is told to a crew and a ship as the second defeat left them."""
        table = finale(at_sea())
        table.finale_defeats, table.cubes["bridge"] = 1, 2
        table.crew["mac"].statuses, table.crew["mac"].fatigue = ("venom",), 1
        beat_crew(table)

        assert ("paragraph", "F6") in table.log_events
        assert all(member.damage for member in table.crew.values())
        assert (table.cubes["bridge"], table.crew["mac"].statuses, table.crew["mac"].fatigue) == (2, ("venom",), 1)

    @pytest.mark.parametrize("earlier", [0, 3])
    def test_defeats_before_the_finale_do_not_count(self, earlier: int) -> None:
        """SG-DEFEAT-022: it is the first defeat in the finale that counts, whatever was ticked before."""
        table = finale(at_sea())
        table.defeats = earlier
        beat_crew(table)

        assert table.defeats == earlier + 1
        assert table.paragraph == "F1"
        assert not is_over(table)
