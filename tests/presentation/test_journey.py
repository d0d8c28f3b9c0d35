"""Our journey: what we want, how it ends, which quests can be moved, what is ready; nothing that nobody has read."""

from __future__ import annotations

import msgspec
import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.party.journey import MAX_SUGGESTIONS, our_journey
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.journey import OurJourney
from sleeping_gods.presentation.scene.text import plain

from ..bed import offered, play
from ..sea import tables as sea
from ..skies import tables as skies
from .test_chronicle import GAMES, evening
from .worlds import Listener

ADA, BEN = Audience((0,), apart=True), Audience((1,), apart=True)


def journey(game: str, table: PartyTable, audience: Audience = SOFA, lang: Lang = "en") -> OurJourney:
    """Our journey, without a log."""
    return our_journey(presenter_of(game, lang), table, audience)


def ready(told: OurJourney) -> list[tuple[str, str]]:
    """What is ready: its kind and what is sent back."""
    return [(line.kind, line.choice) for line in told.ready]


class TestStart:
    """Before the first turn."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_aim_of_the_pack_and_all_the_time_there_is(self, lang: Lang) -> None:
        """In every language; nothing is told of a last time."""
        for game, table in (("sea", sea.at_start(2)), ("skies", skies.at_start(2))):
            told = journey(game, table, ADA, lang)

            assert plain(told.aim) == table.pack.aim.text_in(lang)
            assert plain(told.ending)
            assert [(clock.left, clock.label != "") for clock in told.clocks] == [
                (clock.max, True) for clock in told.clocks
            ]
            assert told.clocks
            assert told.recap == ()

    def test_a_pack_without_an_aim_gives_the_end_of_its_opening(self) -> None:
        """So that somebody who comes later knows what it is about."""
        table = skies.repack(skies.on_map(), aim=skies.airfield().opening.__class__({"en": ""}))

        assert plain(journey("skies", table).aim) in table.pack.opening.en.replace("\n", " ").replace("*", "")

    def test_the_quests_one_begins_with_are_next_and_where_they_lead(self) -> None:
        """The one whose place is known comes first."""
        told = journey("sea", sea.at_start(2))

        assert [following.quest.number for following in told.next] == [2, 1]
        assert told.next[0].quest.leads_to
        assert not told.next[1].quest.leads_to


class TestUnderWay:
    """In the middle of a campaign."""

    def test_how_long_is_left(self) -> None:
        """Events of this deck and of those to come at sea; camps and time in the skies."""
        table = sea.at_sea()
        table.event_pass, table.event_left = 2, [0, 3, 6]
        above = skies.on_map()
        above.camps, above.spent = 4, 2

        assert [(clock.key, clock.left, clock.max) for clock in journey("sea", table).clocks] == [("events", 27, 54)]
        assert [(clock.key, clock.left, clock.max) for clock in journey("skies", above).clocks] == [
            ("camps", 8, 12),
            ("time", 3, 5),
        ]

    def test_in_the_finale_no_clock_is_left(self) -> None:
        """It says that the last chapter has begun; of a campaign that is over, that it is over."""
        for game, table in (("sea", sea.at_sea()), ("skies", skies.on_map())):
            table.finale = True
            begun = journey(game, table)
            table.over = "ended"

            assert (begun.clocks, journey(game, table).clocks) == ((), ())
            assert plain(begun.ending) != plain(journey(game, table).ending)

    def test_of_many_quests_the_nearest_and_newest_are_told_and_the_rest_counted(self) -> None:
        """A quest whose place can be explored at once comes first."""
        table = sea.at_sea()
        table.quests = [1, 9, 10, 12, 50, 2]
        place = next(choice[1] for choice in offered_choices(table) if choice[0] == "explore")
        told = journey("sea", table)

        assert len(told.next) == MAX_SUGGESTIONS
        assert told.more == 2
        assert [following.here for following in told.next] == [
            place in following.quest.places for following in told.next
        ]

    @pytest.mark.parametrize("pack", GAMES)
    def test_the_last_time_is_told_of_the_log_of_whoever_asks(self, pack: str) -> None:
        """As a campaign that is taken up again is told of."""
        campaign = evening(pack)
        presenter = presenter_of(GAMES[pack], "en")
        before, played = campaign.history.replay_last(12)
        log = Chronicle(presenter, ADA).hear(before, played)
        table = of_party(campaign.table)

        told = our_journey(presenter, table, ADA, log)

        assert bool(told.recap) == (not table.over)


class TestReady:
    """What can be claimed is never hidden."""

    def test_a_totem_that_can_be_restored(self) -> None:
        """Everybody is told; only who can do it now is given the choice, and the menu names its group as a claim."""
        table = skies.stock(skies.quest(skies.on_map(2), 101), ice_diamond=1, bloodflower=1)

        assert ("awaken", "awaken 101 by p1") in ready(journey("skies", table, ADA))
        assert "awaken" in {kind for kind, _ in ready(journey("skies", table, BEN))}
        assert ("awaken", "") in ready(journey("skies", table, Audience(apart=True)))
        assert "awaken" in Listener("skies", audience=ADA).told("menu", table).claims

    def test_a_totem_that_lacks_something_is_not_ready(self) -> None:
        """Nor is it among the quests that can be moved."""
        table = skies.stock(skies.quest(skies.on_map(), 101), ice_diamond=1)
        told = journey("skies", table)

        assert "awaken" not in {kind for kind, _ in ready(told)}
        assert 101 not in [following.quest.number for following in told.next]
        assert "awaken" not in Listener("skies").told("menu", table).claims

    def test_a_level_that_can_be_learned(self) -> None:
        """With the XP that it costs, and not without."""
        table = sea.at_sea()
        table.xp = 0
        without = journey("sea", table)
        table.xp = 12

        assert ("level", "") not in ready(without)
        assert ("level", "") in ready(journey("sea", table))
        assert "12 XP" in plain(journey("sea", table).ready[0].text)

    def test_cards_of_ones_own_hand_that_can_be_equipped(self) -> None:
        """Others are told nothing of them."""
        table = sea.give_command(sea.at_ship(2), 6, 6)
        table.hands[0] = [table.deck.pop()]
        told = journey("sea", table, ADA)

        assert "equip" in {kind for kind, _ in ready(told)}
        assert "equip" not in {kind for kind, _ in ready(journey("sea", table, BEN))}
        assert "equip" not in {kind for kind, _ in ready(journey("sea", table, SPECTATOR))}


@pytest.mark.parametrize("pack", GAMES)
def test_nothing_of_other_hands_is_told(pack: str) -> None:
    """What Ben and a spectator are told is the same whatever Ada holds."""
    table = of_party(evening(pack).table)
    game = GAMES[pack]
    other = table.clone()
    assert isinstance(other, PartyTable)
    if table.over or not table.deck:
        pytest.skip("nothing is held")
    other.hands[0] = [other.deck[-1]] if other.hands[0] != [other.deck[-1]] else []

    for audience in (BEN, SPECTATOR):
        assert msgspec.json.encode(journey(game, of_party(table), audience)) == msgspec.json.encode(
            journey(game, of_party(other), audience)
        )


def offered_choices(table: PartyTable) -> list[tuple[str, ...]]:
    """What can be chosen now."""
    return [tuple(line.split()) for line in offered(table)]


def test_a_totem_that_is_restored_is_not_ready_any_more() -> None:
    """Its quest is done."""
    table = skies.stock(skies.quest(skies.on_map(), 101), ice_diamond=1, bloodflower=1)
    play(table, "awaken 101 by p1", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")

    assert "awaken" not in {kind for kind, _ in ready(journey("skies", table))}
