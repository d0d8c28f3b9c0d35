"""A recap says where we were: in a fight with whom, in which test, on which page, and what happened last."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.audience import SPECTATOR, Audience
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.recap import ENTRIES, MAX_LINES, recap
from sleeping_gods.presentation.scene.text import plain
from tests.bed import effects, play
from tests.sea import tables as sea
from tests.skies import tables as skies

from .test_chronicle import GAMES, evening

OVER_WHERE = 1
"""The first line says where; then comes what is being done."""


def said(game: str, table: PartyTable, lang: Lang = "en") -> list[str]:
    """A recap without a log."""
    return [plain(line) for line in recap(presenter_of(game, lang), table, ())]


class TestWhere:
    """What was being done."""

    def test_in_a_fight_with_whom(self) -> None:
        """Every enemy in the row is named, in both games; one's own turn is not told to who plays alone."""
        table = sea.fight(sea.at_sea(), "skeleton-warrior", "flying-eye")
        above = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("whip",),))

        assert said("sea", table)[OVER_WHERE] == "In a fight with Skeleton Warrior and Flying Eye."
        assert said("sea", table, "fr")[OVER_WHERE].startswith("En combat\u202f: ")
        assert said("skies", above)[OVER_WHERE] == "In a fight with Tax Weasel and Brass Tick."
        assert "turn." not in said("sea", table)[0]

    def test_in_a_test_and_who_takes_part(self) -> None:
        """First nobody, then those who joined."""
        table = effects(sea.at_sea(2), "challenge craft 5")
        before = said("sea", table)[OVER_WHERE]
        joined = said("sea", play(table, "join laurent"))[OVER_WHERE]

        assert before == "In a challenge: CRAFT 5."
        assert joined == "In a challenge: CRAFT 5, with Laurent."
        assert said("sea", table, "fr")[OVER_WHERE].startswith("En plein défi\u202f: SAVOIR-FAIRE 5, avec ")

    def test_a_test_without_a_number_has_none(self) -> None:
        """A journey goes as far as it goes."""
        table = play(sea.at_sea(), "travel", "steer laurent")

        assert said("sea", table)[OVER_WHERE] == "In a test of CRAFT, with Laurent."
        assert said("sea", table, "fr")[OVER_WHERE].startswith("En plein test\u202f: SAVOIR-FAIRE, avec ")

    def test_the_page_that_is_being_read_or_was_read_last(self) -> None:
        """By its title and number; whose turn it is where several play."""
        table = sea.exploring(sea.at_sea(2), 40)
        reading = said("sea", table)
        table.exploring = False

        assert reading[OVER_WHERE] == "Being read: City of Ashes (40)."
        assert said("sea", table)[OVER_WHERE] == "The last page read: City of Ashes (40)."
        assert reading[0].endswith(f"; it is {table.names[table.captain]}'s turn.")

    def test_nothing_is_said_that_is_not_so(self) -> None:
        """Outside of fights, tests and stories there is one line."""
        assert len(said("sea", sea.at_sea())) == 1
        assert len(said("skies", skies.on_map())) == 1


@pytest.mark.parametrize("pack", GAMES)
class TestLately:
    """What happened last."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_few_lines_of_the_log(self, pack: str, lang: Lang) -> None:
        """Two to five, the last ones, told from a few entries only."""
        campaign, presenter = evening(pack), presenter_of(GAMES[pack], lang)
        before, played = campaign.history.replay_last(ENTRIES)
        log = Chronicle(presenter, Audience((0,))).hear(of_party(before), played)
        table = of_party(campaign.table)
        told, bare = recap(presenter, table, log), recap(presenter, table, ())
        lately = told[len(bare) :]

        assert len(played) == ENTRIES
        assert told[: len(bare)] == bare
        assert 2 <= len(lately) <= MAX_LINES
        assert lately == tuple(line.text for line in log)[-len(lately) :]

    def test_no_card_of_another_is_named(self, pack: str) -> None:
        """SG-ABIL-005, DS-TURN-007: at no moment of an evening is somebody told what another has drawn."""
        campaign, presenter = evening(pack), presenter_of(GAMES[pack])
        named = 0
        for count in range(5, 150, 5):
            before, played = campaign.history.replay_last(count)
            for seat, other in ((0, "Ben draws "), (1, "Ada draws ")):
                log = Chronicle(presenter, Audience((seat,))).hear(of_party(before.clone()), played[:ENTRIES])
                lines = [plain(line) for line in recap(presenter, of_party(before), log)]
                assert all(line.endswith("an ability card.") for line in lines if line.startswith(other))
            log = Chronicle(presenter, SPECTATOR).hear(of_party(before.clone()), played[:ENTRIES])
            drawn = [plain(line) for line in recap(presenter, of_party(before), log) if " draws " in plain(line)]
            named += len(drawn)
            assert all("ability card" in line or "combat card" in line for line in drawn)
        assert named
