"""The map of a scene: places by their names once they were read of, what waits where, ways, and routes on foot."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign.games import resume, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.piece import pieces_called
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.story_knowledge import NOTHING, Past, knowledge_from_notes
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.flight import MovePlane
from sleeping_gods.skies.chapters.squares import place_at
from sleeping_gods.story.printed import Name
from sleeping_gods.terminal.games import load_game_and_pack
from tests.conformance.test_hands import PACKS

from ..bed import doing, offered
from ..sea import tables as sea
from ..skies import tables as skies
from .worlds import Listener, words_in

GAME = {"harbour": "sea", "airfield": "skies"}


def begun(pack: str) -> Campaign:
    """A campaign in which luck decides what people would, and explores wherever it can."""
    game, known = load_game_and_pack(pack)
    campaign = Campaign.begin(game, known, setup_for(game, known, ("Ana",), {"seed": "11"}))
    luck = Luck(5)
    for _ in range(150):
        lines = options(campaign.table)
        wanted = [line for line in lines if line[0] == "explore"] or lines
        campaign.play(None, text(luck.pick(wanted)))
    return campaign


class TestNames:
    """A place has its name once it was read of."""

    def test_an_unknown_place_has_only_what_is_printed(self) -> None:
        """The islands of the sea bear names on the map; squares of the skies bear numbers."""
        at_sea, in_the_skies = sea.at_sea(), skies.on_map()

        assert Listener("sea").spot(at_sea, "58").name == "Gavel"
        assert Listener("sea", "fr").spot(at_sea, "58").name == "Adjuge"
        assert Listener("sea").spot(at_sea, "208").name == ""
        assert Listener("sea").spot(at_sea, "208").state == "unknown"
        assert Listener("skies").spot(in_the_skies, "2").name == ""
        assert plain(Listener("skies").spot(in_the_skies, "2").text) == ""

    @pytest.mark.parametrize(("lang", "name"), [("en", "Twenty-eight fires"), ("fr", "")])
    def test_a_visited_place_is_called_by_its_title(self, lang: Lang, name: str) -> None:
        """It is marked as visited, there and in words; another place on its square is not."""
        listener, table = Listener("skies", lang), skies.stands(skies.on_map(), "2:c3")
        listener.play(table, "explore 7")
        spot, other = listener.spot(table, "7"), listener.spot(table, "8")

        assert spot.name
        assert not name or spot.name == name
        assert spot.state in ("visited", "barred", "waiting")
        assert (other.name, other.state) == ("", "unknown")
        assert spot.name in spot.spoken

    def test_a_printed_name_and_a_title_stand_together_unless_they_are_the_same(self) -> None:
        """City of Ashes is printed with an article; the quay's page has a title of its own."""
        listener = Listener("sea")
        table = sea.at_sea()
        listener.play(table, "explore 2")

        assert listener.spot(table, "2").name.startswith("Lendwater, “")
        assert listener.spot(table, "3").name == "Lendwater"

    def test_a_place_that_leads_at_once_to_another_page_is_called_by_what_was_read(self) -> None:
        """With the egg in the hold the nest is read as page 72.1 and never as 72."""
        listener, table = Listener("sea"), sea.at_sea()
        table.region, table.tokens = "3.deep", ["dinosaur-egg"]
        sea.again(table)
        listener.play(table, "explore 72")

        assert listener.spot(table, "72").name == "The Warm Island, “The mother”"

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_place_can_be_asked_about_by_its_names(self, lang: Lang) -> None:
        """Printed, or read; not by a title that nobody has read."""
        listener, table = Listener("skies", lang), skies.stands(skies.on_map(), "2:c3")
        title = listener.presenter.localizer.title(table.pack, table.pack.paragraphs["7"])
        unread = pieces_called(listener.presenter.pieces(table, SOFA), title, lang)
        listener.play(table, "explore 7")
        (piece,) = pieces_called(listener.presenter.pieces(table, SOFA), title, lang)

        assert unread == []
        assert piece.kind == "spot"
        assert "7" in piece.says[0]
        assert pieces_called(
            Listener("sea", lang).presenter.pieces(sea.at_sea(), SOFA), "Gavel" if lang == "en" else "Adjuge", lang
        )

    def test_a_card_s_distant_location_has_no_name_before_the_card_is_owned(self) -> None:
        """DS-FLY-018: it is not printed on the board."""
        table = skies.on_map()
        before = Listener("skies").presenter.pieces(table, SOFA)
        skies.own(table, 0, table.bound.adventure_numbers[88])
        after = Listener("skies").presenter.pieces(table, SOFA)

        assert not pieces_called(before, "Lamp Rock", "en")
        assert pieces_called(after, "Lamp Rock", "en")
        assert "lamp-rock" in [area.ref for area in Listener("skies").map(table).flight]


class TestSigns:
    """What the map shows beside numbers, for clients that draw it."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_serpent_is_a_sign_where_it_swims(self, lang: Lang) -> None:
        """And nowhere else, and no more once it is gone; what is printed stays."""
        listener, table = Listener("sea", lang), sea.at_sea()
        region = next(region for region in table.pack.regions if region != table.region)
        before = {area.ref: [mark.kind for mark in area.marks] for area in listener.map(table).areas}
        table.serpent = region
        swims = {area.ref: [mark.kind for mark in area.marks] for area in listener.map(table).areas}
        word = next(mark.label for mark in listener.area(table, region).marks if mark.kind == "serpent")
        table.serpent = ""

        assert swims == {**before, region: [*before[region], "serpent"]}
        assert word == {"en": "the sea serpent", "fr": "le Serpent de Mer"}[lang]
        assert {area.ref: [mark.kind for mark in area.marks] for area in listener.map(table).areas} == before

    def test_ports_markets_and_hazards_are_signs(self) -> None:
        """As they are printed; a hazard says what it asks for."""
        table = sea.at_sea()
        told = {area.ref: {mark.kind: mark.label for mark in area.marks} for area in Listener("sea").map(table).areas}

        for ref, region in table.pack.regions.items():
            wanted = {"port": region.port, "market": region.market, "hazard": region.hazard is not None}
            assert {*told[ref]} - {"serpent"} == {kind for kind, is_there in wanted.items() if is_there}
            assert not region.hazard or str(region.hazard.number) in told[ref]["hazard"]

    def test_a_title_is_told_apart_from_what_is_printed(self) -> None:
        """Only once it was read, and only if the map does not have it already."""
        listener, table = Listener("sea"), sea.at_sea()
        unread = listener.spot(table, "2").title
        listener.play(table, "explore 2")
        spot = listener.spot(table, "2")

        assert unread == ""
        assert spot.title
        assert spot.name == f"Lendwater, “{spot.title}”"
        assert listener.spot(table, "3").title == ""

    def test_in_the_skies_nothing_is_printed_so_that_the_title_is_the_name(self) -> None:
        """DS: numbers stand alone in the squares."""
        listener, table = Listener("skies"), skies.stands(skies.on_map(), "2:c3")
        listener.play(table, "explore 7")

        assert listener.spot(table, "7").title == listener.spot(table, "7").name != ""
        assert listener.spot(table, "8").title == ""

    def test_where_fuel_is_sold_is_a_sign_of_the_flight_board(self) -> None:
        """And only there."""
        table = skies.on_map()
        told = {area.ref: [mark.kind for mark in area.marks] for area in Listener("skies").map(table).flight}

        assert told == {ref: ["fuel"] if table.pack.spaces[ref].fuel else [] for ref in told}
        assert ["fuel"] in told.values()
        assert [] in told.values()


class TestStates:
    """Visited, changed, closed, waiting, barred."""

    def test_a_quest_that_names_a_place_makes_it_wait(self) -> None:
        """By the name on the map; when it is done the place waits no more."""
        listener, table = Listener("sea"), sea.at_sea()
        before = listener.spot(table, "40")
        table.quests.append(9)
        waits = listener.spot(table, "40")
        table.quests.remove(9)

        assert before.state == "unknown"
        assert (waits.state, waits.quests) == ("waiting", (9,))
        assert "Light for Cinder Street" in plain(waits.text)
        assert listener.spot(table, "40").state == "unknown"

    def test_a_page_that_asked_for_a_keyword_waits_once_it_is_in_hand(self) -> None:
        """First it is remembered that something was lacking."""
        words = "# 3 Test\n\n## 3 Shed\n\nHere.\n\n- (a) In.\n  > needs EMBER\n  > return to the ship\n"
        listener = Listener("sea")
        table = sea.story(sea.at_sea(), f"{words}- (b) Out.\n  > return to the ship\n")
        listener.play(table, "explore 3", "choose b")
        table.quests.clear()
        barred = listener.spot(table, "3")
        quest = table.bound.keywords["EMBER"][0]
        table.quests.append(quest)
        waits = listener.spot(table, "3")

        assert barred.state == "barred"
        assert (waits.state, waits.quests) == ("waiting", (quest,))

    def test_what_an_unread_page_asks_for_makes_nothing_wait(self) -> None:
        """Nobody knows yet."""
        words = "# 3 Test\n\n## 3 Shed\n\nHere.\n\n- (a) In.\n  > needs EMBER\n  > return to the ship\n"
        table = sea.story(sea.at_sea(), f"{words}- (b) Out.\n  > return to the ship\n")
        table.quests = [table.bound.keywords["EMBER"][0]]

        assert Listener("sea").spot(table, "3").state == "unknown"

    def test_a_place_that_opened_at_another_page_has_changed(self) -> None:
        """Told once both were read."""
        words = "# 3 Test\n\n## 3 Shed\n\n> if EMBER: turn to 3.1\n\nHere.\n\n> return to the ship\n\n"
        listener = Listener("sea")
        table = sea.story(sea.at_sea(), f"{words}## 3.1 Ashes\n\nBurnt.\n\n> return to the ship\n")
        table.quests.clear()
        listener.play(table, "explore 3")
        first = listener.spot(table, "3")
        table.quests.append(table.bound.keywords["EMBER"][0])
        between = listener.spot(table, "3")
        listener.play(table, "explore 3")
        after = listener.spot(table, "3")

        assert (first.state, between.state) == ("visited", "visited")
        assert after.state == "changed"
        assert "Ashes" in plain(after.text)

    def test_a_location_that_is_crossed_off_is_closed(self) -> None:
        """DS-EXPL-007: on the square and in words; it is no goal on foot."""
        table = skies.on_map()
        table.crossed.append(38)
        listener = Listener("skies")

        assert listener.spot(table, "38").state == "closed"
        assert "38" not in [number for number, _ in listener.map(table).on_foot]
        assert [mark.kind for mark in listener.area(table, "2:b1").marks] == ["crossed"]

    def test_a_quest_read_in_silence_marks_the_map_only_for_its_readers(self) -> None:
        """DS-WAND-009: nobody learns from the map what another has read."""
        table = skies.on_map(2)
        quest = next(number for number, card in table.pack.quests.items() if "Geysers" in card.text.en)
        named = dataclasses.replace(table.pack.quests[quest], text=Name({"en": "To (38)."}))
        table.pack = dataclasses.replace(table.pack, quests={**table.pack.quests, quest: named})
        table.quests, table.silent = [quest], {str(quest): [0]}
        states = [
            Listener("skies", audience=who).spot(table, "38").state
            for who in (Audience((0,)), Audience((1,)), SPECTATOR)
        ]

        assert states == ["waiting", "unknown", "unknown"]

    def test_notes_stand_beside_a_place(self) -> None:
        """SG-LOG-003: one's own words."""
        table = sea.at_sea()
        table.log.notes["58"] = "bring coins"

        assert Listener("sea").spot(table, "58").note == "bring coins"
        assert "bring coins" in plain(Listener("sea").area(table, "2.stairs").text)


class TestWays:
    """Neighbours before an action is spent."""

    def one_way(self) -> SeaTable:
        """From the quay to the stairs, and not back."""
        table = sea.at_sea()
        moves = dict(table.bound.moves)
        moves["2.stairs"] = tuple(region for region in moves["2.stairs"] if region != "2.quay")
        table.pack = dataclasses.replace(table.pack)  # another pack: what is told of a map is kept by its pack
        table.bound = dataclasses.replace(table.bound, moves=moves)
        return table

    def test_neighbours_of_where_we_are(self) -> None:
        """Each with the edge that the way crosses."""
        table = sea.at_sea()
        ways = {way.to: way.kind for way in Listener("sea").area(table, "2.quay").ways}

        assert {*ways} == {*table.bound.moves["2.quay"]}
        assert {*ways.values()} == {""}
        edges = {way.to: (way.side, way.kind) for way in Listener("sea").area(table, "2.mouth").ways}
        assert edges["13.north"][0]

    @pytest.mark.parametrize(("lang", "says"), [("en", "no way straight back"), ("fr", "sans retour direct")])
    def test_a_way_without_return_says_so(self, lang: Lang, says: str) -> None:
        """On the map, and beside the choice to sail there; not beside another."""
        table, listener = self.one_way(), Listener("sea", lang)
        (way,) = [way for way in listener.area(table, "2.quay").ways if way.to == "2.stairs"]

        assert way.kind == "one-way"
        assert says in plain(listener.area(table, "2.stairs").text)
        assert says in listener.presenter.detail(table, ("sail", "2.stairs"))
        assert says not in listener.presenter.detail(table, ("sail", "2.rope"))

    def test_choices_lead_where_they_say(self) -> None:
        """Explore here, walk and fly there; nothing is offered that the table does not offer."""
        at_sea, in_the_skies = sea.at_sea(), skies.on_map()
        listener = Listener("skies")
        flown = [line for area in listener.map(in_the_skies).flight for line in area.choices]
        walked = [line for area in listener.map(in_the_skies).areas for line in area.choices]

        assert Listener("sea").spot(at_sea, "2").choices == ("explore 2",)
        assert Listener("sea").spot(at_sea, "58").choices == ()
        assert listener.area(in_the_skies, "2:d3").choices == ("travel east",)
        assert listener.spot(in_the_skies, "2").choices == ("explore 2",)
        assert {*flown, *walked} <= {*offered(in_the_skies)}
        assert len(flown) == 6


class TestOnFoot:
    """Ways on foot: squares and obstacles, and the choices that go there."""

    @pytest.mark.parametrize(
        ("lang", "says"), [("en", "12: 3 squares, 1 obstacle"), ("fr", "12\u202f: 3 cases, 1 obstacle")]
    )
    def test_how_far_and_past_what(self, lang: Lang, says: str) -> None:
        """The fewest squares, and of these ways the one past the fewest obstacles."""
        table = skies.on_map()

        assert says in [said for _, said in Listener("skies", lang).map(table).on_foot]

    def test_a_route_leads_to_its_square(self) -> None:
        """Every square: played step by step it ends there, past as many obstacles as were told."""
        table = skies.on_map()
        walks = Listener("skies").map(table).walks

        assert len(walks) == len(table.bound.moves)
        for walk in walks:
            place, met = table.place, 0
            for line in walk.route:
                place = table.bound.moves[place][line.split()[1]]
                met += len(place_at(table.pack, place).obstacles)
            assert (place, met, len(walk.route)) == (walk.to, walk.obstacles, walk.squares)

    def test_no_way_leads_on_foot_from_a_distant_location(self) -> None:
        """DS-FLY-012: only the plane leaves it, and the map says so."""
        table = skies.on_map()
        table.plane = "sapphire-pass"
        skies.stands(table, "sapphire-pass")
        atlas = Listener("skies").map(table)

        assert (atlas.walks, atlas.on_foot) == ((), ())
        assert "only the plane leaves it" in atlas.spoken[0]

    def test_flights_are_never_offered_and_barred(self) -> None:
        """DS-FLY-021: who may fly with Claire is not told that flying without her is barred."""
        table = skies.stands(skies.on_map(2), "sapphire-pass")
        table.plane = "sapphire-pass"
        doing(table, MovePlane(0))
        spaces = {choice[2] for choice in table.offered if choice[:2] == ("fly", "to")}
        barred = {
            choice[2] for choice, _ in Listener("skies").presenter.barred(table, SOFA) if choice[:2] == ("fly", "to")
        }

        assert spaces
        assert spaces & barred == set()

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_step_says_what_is_known_of_a_place(self, lang: Lang) -> None:
        """The number before anybody was there; then its name and how it stands, as on the map, and landing likewise."""
        listener, table = Listener("skies", lang), skies.stands(skies.on_map(), "2:c2")
        south = next(
            line for line in table.offered if line[0] == "travel" and table.bound.moves["2:c2"][line[1]] == "2:d2"
        )
        before = listener.presenter.detail(table, south)
        listener.presenter.read = knowledge_from_notes([("visit", "2"), ("page", "2"), ("left", "")])
        spot = listener.spot(table, "2")

        assert spot.name
        assert spot.name not in before
        assert spot.spoken in listener.presenter.detail(table, south)
        assert spot.spoken in listener.presenter.detail(table, ("land", "2:d2"))
        table.log.notes["2"] = "again"
        assert "again" in listener.presenter.detail(table, south)

    @pytest.mark.parametrize(("lang", "says"), [("en", "11 camps are left then"), ("fr", "il restera 11 campements")])
    def test_a_camp_says_how_many_are_left(self, lang: Lang, says: str) -> None:
        """DS-CAMP-014: and that the last one ends the campaign."""
        table, presenter = skies.on_map(), Listener("skies", lang).presenter
        first = presenter.detail(table, ("camp",))
        table.camps = 11
        last = presenter.detail(table, ("camp",))

        assert says in first
        assert says not in last
        assert ("IT IS THE LAST" if lang == "en" else "C'EST LE DERNIER") in last


class TestPast:
    """What was read is known from the entries of a campaign."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_a_resumed_campaign_knows_the_same(self, pack: str, tmp_path: Path) -> None:
        """Noted while it is played, or read again from its file."""
        campaign = begun(pack)
        campaign.save(tmp_path / "a.campaign")
        known = Past.of(campaign.history).known(campaign.history)
        campaign.close()
        again = resume(tmp_path / "a.campaign")

        assert known.visits
        assert Past.of(again.history).known(again.history) == known
        again.close()

    @pytest.mark.parametrize("pack", PACKS)
    def test_what_is_undone_was_never_read(self, pack: str) -> None:
        """Back before the first exploration nothing has been visited; what is played anew counts."""
        campaign = begun(pack)
        past = Past.of(campaign.history)
        first = next(entry.number for entry in campaign.history.line() if entry.choice.startswith("explore "))
        campaign.go_back(first - 1)

        assert past.known(campaign.history).visits == {}
        campaign.go_back(first)
        assert len(past.known(campaign.history).visits) == 1

    @pytest.mark.parametrize("pack", PACKS)
    def test_only_what_was_read_is_told(self, pack: str) -> None:
        """With every unread page blanked, the map is the same; all read titles are on it."""
        campaign = begun(pack)
        table: Any = campaign.table
        listener, blind = Listener(GAME[pack]), Listener(GAME[pack])
        listener.presenter.read = blind.presenter.read = known = Past.of(campaign.history).known(campaign.history)
        read = {page for place in known.visits for page in known.pages_at(place)}
        other = table.clone()
        blank = {
            number: page if number in read else dataclasses.replace(page, title="Blank", choices=(), blocks=())
            for number, page in table.pack.paragraphs.items()
        }
        other.pack = dataclasses.replace(table.pack, paragraphs=blank)

        assert listener.map(table) == blind.map(other)
        assert listener.presenter.read is not NOTHING
        assert not any("Blank" in word for word in words_in(blind.map(other)))
        on_map = {spot.ref for area in listener.map(table).areas for spot in area.spots}
        assert all(listener.spot(table, str(place)).name for place in known.visits if str(place) in on_map)

    def test_pages_of_other_stories_belong_to_no_place(self) -> None:
        """DS-CAMP-010: a story that camps open is not part of the visit before it."""
        past = Past()
        past.note(1, "explore 7", [("paragraph", "7"), ("story-due", "1"), ("paragraph", "1")])
        past.note(2, "choose a", [("paragraph", "1.1"), ("gained-quest", 5)])

        assert past.noted(1)[0] == ("visit", "7")
        known = knowledge_from_notes([*past.noted(1), *past.noted(2)])
        assert known.pages_at(7) == ("7",)
        assert (known.origins[5].kind, known.origins[5].ref) == ("page", "1.1")
