"""Basic concepts: DS-BASE, who controls whom, who decides, and who suffers."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.errors import IllegalChoice, IllegalSetup
from sleeping_gods.kernel.table import decider
from sleeping_gods.skies.chapters.players import resume
from sleeping_gods.skies.chapters.score import finish
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view

from ..bed import again, bearers, effects, fallen, hold, offered, play, refused, told, victims
from .tables import (
    ail,
    airfield,
    at_start,
    draw_event,
    exploring,
    health,
    hurt,
    new,
    on_map,
    own,
    reprint,
    stock,
    wear,
)


def crews(table: SkiesTable) -> list[list[str]]:
    """The characters besides Claire that each seat controls."""
    return [[name for name, owner in table.controllers.items() if owner == seat] for seat in range(table.seat_count())]


def shown(table: SkiesTable, seat: int) -> list[str]:
    """The options that a seat sees as its own."""
    options = view(table, seat)["options"]
    assert isinstance(options, list)
    return [str(option) for option in options]


def live(players: int, first: str) -> tuple[Campaign, SkiesTable]:
    """A campaign in which every choice comes from a seat, and its table."""
    game, pack = load_pack("airfield")
    options = {"seed": "1", "first": first, "level": "normal"}
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ana", "Ben", "Cid", "Zoe")[:players], options))
    assert isinstance(campaign.table, SkiesTable)
    return campaign, campaign.table


def now(campaign: Campaign) -> SkiesTable:
    """The table as the last choice left it."""
    assert isinstance(campaign.table, SkiesTable)
    return campaign.table


class TestTogether:
    """One team."""

    def test_one_score_for_all(self) -> None:
        """DS-BASE-001: a campaign of three ends with one score on the log, not with three."""
        table = stock(on_map(3), jadeworm_egg=5)
        finish(table, "ending")

        assert table.log.score == "15"
        assert told(table, "campaign-over") == [("ending", 15)]
        assert [view(table, seat)["score"] for seat in range(3)] == ["15"] * 3

    def test_everybodys_cards_are_in_the_one_score(self) -> None:
        """DS-BASE-001: with seat 2 active, cards in the hands of seats 1 and 3 and on their characters score too."""
        table = own(own(on_map(3, first="p2"), 0, "bandage-roll"), 2, "eternal-geode")
        wear(wear(table, "ed", "nerve-4"), "jessie", "dare-2", "duck-7")
        finish(table, "ending")

        assert [table.controller(name) for name in ("ed", "jessie")] == [0, 2]
        assert table.log.score == str(2 + 5 + 3 + 10)

    def test_defeat_is_everybodys(self) -> None:
        """DS-BASE-001: when all five are down the whole party is defeated, once, whoever controls them."""
        table = hurt(on_map(3), claire=6, ed=7, ezarius=5, jessie=7, miguel=6)
        effects(table, "lose 1 health by each")

        assert table.defeats == 1
        assert [member.damage for member in table.crew.values()] == [0] * 5


class TestBoards:
    """Who controls whom."""

    def test_the_five(self) -> None:
        """DS-BASE-002: the party is Claire, Ed, Ezarius, Jessie and Miguel."""
        assert list(new().crew) == ["claire", "ed", "ezarius", "jessie", "miguel"]
        assert airfield().characters["claire"].name.en == "Claire Smith"

    @pytest.mark.parametrize(("players", "sizes"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
    def test_as_evenly_as_possible(self, players: int, sizes: list[int]) -> None:
        """DS-BASE-003, DS-BASE-004, DS-BASE-005: four boards are split; of three players the first has two."""
        table = new(players)

        assert [len(crew) for crew in crews(table)] == sizes
        assert "claire" not in table.controllers

    @pytest.mark.parametrize("first", ["p1", "p2", "p3"])
    def test_whoever_begins_the_first_seat_has_two(self, first: str) -> None:
        """DS-BASE-005: by default it is the first seat that controls two, also where another begins."""
        assert [len(crew) for crew in crews(new(3, first=first))] == [2, 1, 1]

    def test_the_group_may_name_who_has_two(self) -> None:
        """DS-BASE-005: with three players the group may say who controls two."""
        assert crews(new(3, crew="ed/ezarius jessie/miguel")) == [["ed"], ["ezarius", "jessie"], ["miguel"]]

    @pytest.mark.parametrize(
        ("players", "crew"),
        [(2, "ed ezarius jessie/miguel"), (2, "ed ezarius jessie miguel/"), (3, "ed/ezarius/jessie"), (1, "ed jessie")],
    )
    def test_no_other_split(self, players: int, crew: str) -> None:
        """DS-BASE-003, DS-BASE-004: everybody has somebody, all four are dealt, and the sizes differ by 1 at most."""
        with pytest.raises(IllegalSetup) as caught:
            new(players, crew=crew)

        assert caught.value.reason.rule == "DS-BASE-004"

    def test_nobody_is_dealt_claire(self) -> None:
        """DS-BASE-003: each player controls at least one character other than Claire."""
        with pytest.raises(IllegalSetup) as caught:
            new(2, crew="claire/ed ezarius jessie miguel")

        assert caught.value.reason.rule == "DS-BASE-004"

    def test_dealt_anew_as_evenly(self) -> None:
        """DS-BASE-004, DS-BASE-005: boards that are dealt again go to any seat while the split can still be even."""
        table = at_start(3)
        resume(table, 0)
        play(again(table), "deal ed to p2", "deal ezarius to p2")

        assert offered(table) == ["deal jessie to p1", "deal jessie to p3"]

        play(table, "deal jessie to p3")

        assert offered(table) == ["deal miguel to p1"]


class TestTheActivePlayer:
    """The token, and Claire with it."""

    def test_the_token_names_one_player(self) -> None:
        """DS-BASE-006: with the token at seat 2 the turn is seat 2's and nobody else's."""
        table = at_start(3, first="p2")

        assert (table.captain, decider(table)) == (1, 1)
        assert [seat for seat in range(3) if "begin turn" in shown(table, seat)] == [1]

    def test_claire_goes_with_the_token(self) -> None:
        """DS-BASE-007: seat 1 has Ed and Claire; when the turn is over seat 2 controls Claire and seat 1 only Ed."""
        table = on_map(4)

        assert [name for name in table.crew if table.controller(name) == 0] == ["claire", "ed"]

        table.spent = 5
        play(again(table), "end turn")

        assert table.captain == 1
        assert [name for name in table.crew if table.controller(name) == 0] == ["ed"]
        assert [name for name in table.crew if table.controller(name) == 1] == ["claire", "ezarius"]

    def test_an_early_end_passes_nobody_over(self) -> None:
        """DS-BASE-006: a turn ended with 1 time left is followed by that of the next to the left."""
        table = on_map(3)
        table.spent = 4
        play(again(table), "end turn")

        assert (table.captain, decider(table)) == (1, 1)

    def test_her_abilities_are_the_active_players(self) -> None:
        """DS-BASE-007: Claire's equipped cards are used and dropped by whoever is active."""
        table = on_map(2, first="p2")
        table.deck.remove("field-surgeon-1")
        table.crew["claire"].cards = ("field-surgeon-1",)
        hurt(table, ed=2)

        assert "activate field-surgeon-1 heal" in shown(table, 1)
        assert "activate field-surgeon-1 heal" not in shown(table, 0)


class TestSuffering:
    """Damage and statuses outside combat."""

    def test_losing_health_is_damage(self) -> None:
        """DS-BASE-008: Miguel at 6 loses 3 health, and is at 3."""
        table = effects(hurt(on_map(), miguel=1), "lose 3 health")
        play(table, "hurt miguel", "hurt miguel", "hurt miguel")

        assert health(table, "miguel") == 3
        assert (table.crew["miguel"].stamina, table.crew["miguel"].statuses) == (3, ())

    def test_the_active_player_divides_damage(self) -> None:
        """DS-BASE-009: of 4 damage seat 2, who is active, puts 3 on Ed and 1 on Jessie, whoever controls them."""
        table = effects(on_map(2, first="p2"), "lose 4 health")

        assert decider(table) == 1
        assert victims(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]
        assert shown(table, 0) == []

        play(table, "hurt ed", "hurt ed", "hurt jessie", "hurt ed")

        assert {name: member.damage for name, member in table.crew.items() if member.damage} == {"ed": 3, "jessie": 1}
        assert victims(table) == []

    def test_the_active_player_gives_statuses(self) -> None:
        """DS-BASE-010: seat 2, who is active, gives venom to Ezarius; nobody else changes."""
        table = effects(on_map(4, first="p2"), "gain venom")

        assert decider(table) == 1
        assert bearers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]

        play(table, "afflict ezarius with venom")

        assert {name: member.statuses for name, member in table.crew.items() if member.statuses} == {
            "ezarius": ("venom",)
        }

    def test_a_status_of_an_event_goes_to_anyone(self) -> None:
        """DS-BASE-010: what an event gives goes to any of the five as well, and seat 2, who is active, says to whom."""
        table = draw_event(reprint(on_map(4, first="p2"), "clear-morning", do=("gain venom",)), "clear-morning")

        assert (decider(table), bearers(table)) == (1, ["claire", "ed", "ezarius", "jessie", "miguel"])

    def test_the_ailing_may_take_another_status(self) -> None:
        """DS-BASE-010, DS-CHAL-015: after a failure madness may go to Jessie, who has two other statuses already."""
        table = ail(on_map(2), "jessie", "venom", "weakened")
        effects(table, "challenge CRAFT 9", "fail: gain madness")
        play(table, "join ed", "go on", "fate 1", "go on")
        assert bearers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]
        play(table, "afflict jessie with madness")

        assert table.crew["jessie"].statuses == ("venom", "weakened", "madness")

    def test_the_last_token_is_given_too(self) -> None:
        """DS-BASE-010: with four of the five venom tokens in play the fifth goes to the one who lacks it."""
        table = on_map()
        for name in ("claire", "ed", "jessie", "miguel"):
            ail(table, name, "venom")
        effects(table, "gain venom")
        assert bearers(table) == ["ezarius"]
        play(table, "afflict ezarius with venom")

        assert table.crew["ezarius"].statuses == ("venom",)

    def test_each_status_is_chosen_apart(self) -> None:
        """DS-BASE-010: of two tokens each goes where the active player likes, but not twice to one character."""
        table = effects(on_map(), "gain venom", "gain venom")
        play(table, "afflict ed with venom")

        assert refused(table, "afflict ed with venom").rule == "DS-STAT-003"

        play(table, "afflict miguel with venom")

        assert (table.crew["ed"].statuses, table.crew["miguel"].statuses) == (("venom",), ("venom",))

    def test_a_named_character_suffers(self) -> None:
        """DS-BASE-011: Miguel, whom seat 2 controls, takes 2 damage and madness on seat 1's turn; nothing is asked."""
        table = on_map(2, crew="ed jessie/ezarius miguel")
        effects(table, "lose 2 health by miguel", "gain madness on miguel")

        assert victims(table) == bearers(table) == []
        assert (table.crew["miguel"].damage, table.crew["miguel"].statuses) == (2, ("madness",))
        assert [name for name, member in table.crew.items() if member.damage] == ["miguel"]

    def test_a_named_character_suffers_without_taking_part(self) -> None:
        """DS-BASE-011: a failure that names Miguel hits him although Ed took part and Miguel did not."""
        table = on_map()
        effects(table, "challenge MOXIE 9", "fail: lose 2 health by miguel; gain venom on miguel")
        play(table, "join ed", "go on", "fate 1", "go on")

        assert (table.crew["miguel"].damage, table.crew["miguel"].statuses) == (2, ("venom",))
        assert table.crew["ed"].damage == 0

    def test_a_named_character_at_0_gains_the_status(self) -> None:
        """DS-BASE-011: venom on Miguel, who is down and another seat's, is his; damage for him goes to others."""
        table = effects(fallen(on_map(2), "miguel"), "gain venom on miguel", "lose 1 health by miguel")

        assert (table.captain, table.controller("miguel")) == (0, 1)
        assert table.crew["miguel"].statuses == ("venom",)
        assert victims(table) == ["claire", "ed", "ezarius", "jessie"]

    def test_a_named_status_is_not_passed_on(self) -> None:
        """DS-BASE-011: a status for Ed, who has it already, goes to nobody else."""
        table = effects(ail(on_map(), "ed", "venom"), "gain venom on ed")

        assert bearers(table) == []
        assert [name for name, member in table.crew.items() if member.statuses] == ["ed"]


class TestDeciding:
    """Group decisions are the active player's; everybody decides about their own things."""

    def test_the_story_is_the_active_players(self) -> None:
        """DS-BASE-012: seat 2 is active, so the story's choices are offered to seat 2 alone."""
        table = exploring(on_map(3, first="p2"), 38)

        assert decider(table) == 1
        assert ["choose a" in shown(table, seat) for seat in range(3)] == [False, True, False]

    def test_another_seat_cannot_choose(self) -> None:
        """DS-BASE-012: seat 3 picks a story choice on seat 2's turn, and is refused; seat 2 may."""
        campaign, table = live(3, "p2")
        exploring(table, 38)
        with pytest.raises(WrongSeat):
            campaign.play(2, "choose a")

        assert table.paragraph == "38"

        campaign.play(1, "choose a")

        assert now(campaign).paragraph == "38.9"

    def test_the_route_is_the_active_players(self) -> None:
        """DS-BASE-012: travel and camp are offered to the active player alone."""
        table = on_map(3, first="p2")

        assert ["travel north" in shown(table, seat) for seat in range(3)] == [False, True, False]
        assert ["camp" in shown(table, seat) for seat in range(3)] == [False, True, False]

    def test_everybody_aids_with_their_own_cards(self) -> None:
        """DS-BASE-012: seat 3 discards an own card to aid seat 2's challenge; seat 1 cannot discard it for them."""
        campaign, table = live(3, "p2")
        hold(table, 2, "plain-craft-6")
        exploring(table, 38)
        effects(table, "challenge CRAFT 9")
        campaign.play(1, "go on")
        with pytest.raises(IllegalChoice):
            campaign.play(0, "discard plain-craft-6")

        assert now(campaign).test.bonus == 0

        campaign.play(2, "discard plain-craft-6")

        assert now(campaign).test.bonus == 1

    def test_everybody_joins_with_their_own_characters(self) -> None:
        """DS-BASE-012: whether Jessie takes part is seat 3's choice, not the active player's."""
        table = effects(on_map(3, first="p2"), "challenge CRAFT 9")

        assert ["join jessie" in shown(table, seat) for seat in range(3)] == [False, False, True]

    def test_everybody_spends_shared_resources(self) -> None:
        """DS-BASE-012: every seat may use a resource of the party."""
        table = stock(hurt(on_map(3, first="p2"), ed=2), ogroot=1)

        assert [f"use ogroot heal by p{seat + 1}" in shown(table, seat) for seat in range(3)] == [True] * 3
