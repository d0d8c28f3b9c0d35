"""Our journey: what we want, how it ends, which quests can be moved, what is ready; nothing that nobody has read."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.party.journey import MAX_SUGGESTIONS, our_journey
from sleeping_gods.presentation.party.leads import MAX_LEADS, MAX_UNEXPLORED
from sleeping_gods.presentation.party.place_distance import DETOUR, PlaceDistance, by_distance
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.journey import OurJourney
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.story.printed import Name

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


class TestWhereToGo:
    """The nearest known steps."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_places_that_are_said_to_serve_the_aim_are_told_until_they_are_explored(self, lang: Lang) -> None:
        """The nearest two, each with its number in the words, and how many totems there are."""
        for game, table in (("sea", sea.at_start(2)), ("skies", skies.on_map(2))):
            told = journey(game, table, ADA, lang)
            first = told.leads[0]
            table.taken.append(f"{first.place}a")

            assert len(told.leads) == MAX_LEADS
            assert all(f"({lead.place})" in plain(lead.lead) and lead.near for lead in told.leads)
            assert first.place not in {lead.place for lead in journey(game, table, ADA, lang).leads}
            assert str(table.pack.totems_needed) in told.totems

    def test_the_nearest_places_that_nobody_explored_are_named(self) -> None:
        """Without those of the leads and of the next quests; none in the finale."""
        for game, table in (("sea", sea.at_start(2)), ("skies", skies.on_map(2))):
            told = journey(game, table)
            named = {place.place for place in told.unexplored}
            table.finale = True

            assert len(named) == MAX_UNEXPLORED
            assert named.isdisjoint({lead.place for lead in told.leads})
            assert named.isdisjoint({place for following in told.next for place in following.quest.places})
            assert (journey(game, table).leads, journey(game, table).unexplored) == ((), ())

    def test_a_way_through_a_hazard_is_named_with_its_test_and_safe_near_places_come_first(self) -> None:
        """Of all places that are within three moves more, a safe one stands before a dangerous one."""
        table = sea.at_start(2)
        found = presenter_of("sea", "en").distances(table)
        dangerous = next(place for place, distance in found.items() if distance.dangers)
        safe = {place for place, distance in found.items() if not distance.dangers}
        ordered = by_distance(found, [dangerous, *safe])
        before = ordered[: ordered.index(dangerous)]

        assert re.search(r"hazard .+: \w+ \d+, failing: ", found[dangerous].dangers)
        assert all(place in before for place in safe if found[place].effort < found[dangerous].effort + DETOUR)
        for line in (*journey("sea", table).unexplored, *journey("sea", table).leads):
            assert found[int(line.place)].dangers in line.near

    def test_a_quest_that_leads_nearby_comes_before_one_that_leads_far(self) -> None:
        """Whichever was gained first; each says how far its nearest place is."""
        table = sea.at_sea()
        for quests, near_first in (([9, 10], [9, 10]), ([10, 9], [9, 10])):
            table.quests = list(quests)
            told = journey("sea", sent(table, {9: "Ask at (2).", 10: "Ask at (82)."}))

            assert [following.quest.number for following in told.next] == near_first
            assert [following.near.split(";")[0] for following in told.next] == ["here", "2 moves"]

    def test_the_map_marks_how_far_quests_lead(self) -> None:
        """The nearest first, with the unexplored places that are said to serve the aim."""
        table = sea.at_sea()
        table.quests = [10, 9]
        near = Listener("sea").told("map", sent(table, {9: "Ask at (2).", 10: "Ask at (72)."})).near
        wanted = {"2", "72", *(str(lead.place) for lead in table.pack.leads)}

        assert near[0] == ("2", "here")
        assert {place for place, _ in near} <= wanted
        assert {"2", "72", "9"} <= {place for place, _ in near}

    def test_on_foot_or_by_plane_whichever_takes_less_time(self) -> None:
        """A flight costs two time; a distant place is reached by plane alone."""
        table = skies.on_map()
        found = presenter_of("skies", "en").distances(table)

        assert found[38] == PlaceDistance(3, "3 squares")
        assert found[66] == PlaceDistance(3, "by plane, then 1 square")
        table.place, table.plane = "sapphire-pass", "sapphire-pass"
        assert presenter_of("skies", "en").distances(table)[2] == PlaceDistance(2, "by plane")

    def test_a_totem_asleep_says_what_it_lacks(self) -> None:
        """Under the aim, for it is no quest that can be moved."""
        table = skies.stock(skies.quest(skies.on_map(), 101), ice_diamond=1)

        assert [plain(line).split(":")[0] for line in journey("skies", table).lacking] == ["The Split Stone"]
        assert journey("skies", skies.on_map()).lacking == ()


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


def sent(table: SeaTable, texts: dict[int, str]) -> SeaTable:
    """A table with other words on some quest cards, in a copy of the pack."""
    printed = table.pack.quests
    changed = {number: replace(printed[number], text=Name({"en": text}), keyword="") for number, text in texts.items()}
    table.pack = replace(table.pack, quests={**printed, **changed}, bound=None)
    table.bound = bind(table.pack)
    return table


def offered_choices(table: PartyTable) -> list[tuple[str, ...]]:
    """What can be chosen now."""
    return [tuple(line.split()) for line in offered(table)]


def test_a_totem_that_is_restored_is_not_ready_any_more() -> None:
    """Its quest is done."""
    table = skies.stock(skies.quest(skies.on_map(), 101), ice_diamond=1, bloodflower=1)
    play(table, "awaken 101 by p1", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")

    assert "awaken" not in {kind for kind, _ in ready(journey("skies", table))}
