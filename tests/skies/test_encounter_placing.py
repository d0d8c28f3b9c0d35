"""Wandering encounters, until all characters are placed: nobody learns where others stand (DS-WAND-001 to 004, 014)."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.view import own_barred
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import offered, play, refused, told

from .tables import airfield, on_map, stands

TWO = "ed jessie/ezarius miguel"
THREE = "ed jessie/ezarius/miguel"
"""The active player has Claire besides."""
ACTIONS = "abcdefgh"


def tents(players: int = 1, crew: str = "", time: int = 5) -> SkiesTable:
    """The Trade Tents, location 24, just opened; with several players the characters are split as told."""
    table = on_map(players, **({"crew": crew} if crew else {}))
    table.spent = 5 - time
    return play(stands(table, "3:b3"), "explore 24")


def place(table: SkiesTable, **places: str) -> SkiesTable:
    """Place characters: ``place(table, ed="a", jessie="b")``; nowhere is ``-``."""
    return play(table, *(f"place {name} on {letter}" for name, letter in places.items()))


def seen_places(table: SkiesTable, seat: int) -> Json:
    """Where standees stand, as far as a seat sees."""
    meeting = view(table, seat)["encounter"]
    assert isinstance(meeting, dict)
    return meeting["placed"]


def answer(table: SkiesTable, seat: int, line: str) -> tuple[str, list[str], Reason | None]:
    """What a seat is told that asks for a choice; nothing but the words of it if the choice is legal."""
    pack = airfield()
    setup = Setup("skies", pack.id, pack.version, pack.digest, ("Ana", "Ben", "Cid"), {"level": "normal"})
    begun = Campaign.begin(Skies(), pack, setup)
    campaign = Campaign(begun.game, begun.pack, table.clone(), begun.journal, begun.history)
    try:
        campaign.play(seat, line)
    except IllegalChoice as refusal:
        return str(refusal), refusal.legal, refusal.reason
    except WrongSeat as refusal:
        return str(refusal), [], None
    return line, [], None


def known_to(table: SkiesTable, seat: int) -> dict[str, object]:
    """All that a seat can find out: its view, what is barred to it, and the answer to each thing it may ask for."""
    names = [*table.crew]
    asked = [f"place {name} on {letter}" for name in names for letter in (*ACTIONS, "-")]
    asked += [f"send {name} from {letter}" for name in names for letter in ACTIONS]
    asked += [f"take {letter}" for letter in ACTIONS] + ["stop encounter", "go on", "nonsense"]
    return {
        "view": view(table, seat),
        "barred": own_barred(table, seat),
        "log_events": list(table.log_events),
        **{line: answer(table, seat, line) for line in asked},
    }


class TestOpening:
    """DS-WAND-001."""

    def test_a_page_of_actions_for_two_time(self) -> None:
        """DS-WAND-001: with 2 time at such a location exploring leaves 0, and the list of actions is shown."""
        table = tents(2, time=2)

        assert time_left(table) == 0
        for seat in (0, 1):
            shown = view(table, seat)["story"]
            assert isinstance(shown, dict)
            assert isinstance(shown["choices"], dict)
            assert [*shown["choices"]] == [*ACTIONS]
        assert "choose a" not in offered(table)
        assert "place claire on a" in offered(table)

    def test_one_time_is_not_enough(self) -> None:
        """DS-WAND-001: it costs the usual 2 time, so with 1 it is refused."""
        table = on_map()
        table.spent = 4

        assert refused(stands(table, "3:b3"), "explore 24").rule == "DS-TIME-005"


class TestOnePlayer:
    """DS-WAND-003, 004: what a player knows of their own characters."""

    @pytest.mark.parametrize("name", ["ed", "claire", "miguel"])
    def test_a_character_visits_one_action(self, name: str) -> None:
        """DS-WAND-003: Ed placed on A cannot be placed on B, nor be taken back; nor can Claire or Miguel."""
        table = place(tents(), **{name: "a"})

        assert refused(table, f"place {name} on b").rule == "DS-WAND-003"
        assert refused(table, f"place {name} on -").rule == "DS-WAND-003"
        assert not [line for line in offered(table) if line.startswith(f"place {name}")]

    def test_a_third_on_the_same_action_is_refused(self) -> None:
        """DS-WAND-004: with Ed and Jessie on A Miguel is refused there, not elsewhere."""
        table = place(tents(), ed="a", jessie="a")

        assert refused(table, "place miguel on a").rule == "DS-WAND-004"
        assert "place miguel on a" not in offered(table)
        assert "place miguel on b" in offered(table)

    def test_more_than_two_may_take_no_action(self) -> None:
        """DS-WAND-003: each character visits at most one action; all five may visit none."""
        table = place(tents(), **dict.fromkeys(("claire", "ed", "ezarius", "jessie", "miguel"), "-"))

        assert table.encounter is None
        assert "camp" in offered(table)


class TestTogether:
    """DS-WAND-002: all placements are revealed together."""

    def test_nobody_places_for_another(self) -> None:
        """DS-WAND-002: each player places their own characters."""
        table = tents(2, TWO)

        assert waiting(table)[1] == 0
        assert refused(table, "place miguel on a").rule == "DS-WAND-002"
        place(table, claire="a", ed="b", jessie="-")
        assert waiting(table)[1] == 1
        assert {line.split()[1] for line in offered(table)} == {"ezarius", "miguel"}

    def test_revealed_when_both_have_committed(self) -> None:
        """DS-WAND-002: until the last standee is placed a seat sees only its own; then all see all."""
        table = place(tents(2, TWO), claire="a", ed="b", jessie="-", ezarius="c")
        assert seen_places(table, 0) == {"claire": "a", "ed": "b", "jessie": "-"}
        assert seen_places(table, 1) == {"ezarius": "c"}
        assert told(table, "placed") == []
        place(table, miguel="d")

        everybody = {"claire": "a", "ed": "b", "jessie": "-", "ezarius": "c", "miguel": "d"}
        assert seen_places(table, 0) == seen_places(table, 1) == everybody
        assert told(table, "placed") == [tuple(f"{name}:{letter}" for name, letter in everybody.items())]

    @pytest.mark.slow
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_nothing_tells_where_others_stand(self, count: int) -> None:
        """DS-WAND-002: view, reasons and refusals of a seat are the same wherever the others were placed."""
        names = ("claire", "ed", "jessie")[:count]
        placings = (("a", "a", "b"), ("c", "d", "e"), ("-", "-", "a"), ("b", "a", "a"))
        tables = [place(tents(2, TWO), **dict(zip(names, placing, strict=False))) for placing in placings]
        known = [known_to(table, 1) for table in tables]

        for other in known[1:]:
            for key, value in known[0].items():
                assert other[key] == value, key

    @pytest.mark.slow
    def test_nothing_tells_who_goes_first_what_comes_after(self) -> None:
        """DS-WAND-002: the first to place does not learn what the second has chosen while the second is not done."""
        tables = [
            place(tents(2, TWO), claire="a", ed="a", jessie="b", miguel=letter) for letter in ("a", "b", "c", "-")
        ]
        known = [known_to(table, 0) for table in tables]

        assert known[0] == known[1] == known[2] == known[3]

    def test_a_full_action_of_others_looks_open(self) -> None:
        """DS-WAND-002: an action with two standees of another player is offered like any other."""
        table = place(tents(2, TWO), claire="a", ed="a", jessie="b")

        assert {"place ezarius on a", "place miguel on a", "place miguel on b"} <= {*offered(table)}

    def test_a_seat_is_told_why_its_own_choice_is_barred(self) -> None:
        """DS-WAND-002: what one knows oneself is told: the own third standee, the own placed one."""
        table = place(tents(2, TWO), claire="a", ed="a")
        barred = dict(own_barred(table, 0))

        assert barred["place", "jessie", "on", "a"].rule == "DS-WAND-004"
        assert barred["place", "ed", "on", "b"].rule == "DS-WAND-003"
        assert not [choice for choice in dict(own_barred(table, 1)) if choice[1] in ("ezarius", "miguel")]

    def test_a_saved_placement_stays_secret(self) -> None:
        """DS-WAND-002: a table that is read back in the middle of placing tells no more than before."""
        table = place(tents(2, TWO), claire="a", ed="a", jessie="b", ezarius="a")
        loaded = Skies().load(table.pack, encode(table))
        loaded.log_events = list(table.log_events)

        assert known_to(loaded, 0) == known_to(table, 0)
        assert seen_places(loaded, 0) == {"claire": "a", "ed": "a", "jessie": "b"}


class TestCrowds:
    """DS-WAND-014: more than two standees on one action."""

    def test_the_active_player_keeps_two(self) -> None:
        """DS-WAND-014: Ed, Jessie and Miguel all on A: the active player keeps 2, the third is placed elsewhere."""
        table = place(tents(2, TWO), claire="-", ed="a", jessie="a", ezarius="b", miguel="a")

        assert waiting(table)[1] == table.captain
        assert offered(table) == ["send ed from a", "send jessie from a", "send miguel from a"]
        play(table, "send miguel from a")
        assert waiting(table)[1] == 1
        assert refused(table, "place miguel on a").rule == "DS-WAND-004"
        place(table, miguel="d")
        assert seen_places(table, 0) == {"claire": "-", "ed": "a", "jessie": "a", "ezarius": "b", "miguel": "d"}
        assert "take a" in offered(table)

    def test_any_of_them_may_be_sent(self) -> None:
        """DS-WAND-014: the active player may send their own character away and keep the other's."""
        table = place(tents(2, TWO), claire="-", ed="a", jessie="a", ezarius="-", miguel="a")
        play(table, "send ed from a", "place ed on b", "take a")

        assert told(table, "took-action") == [("a", "jessie", "miguel")]

    def test_two_are_no_crowd(self) -> None:
        """DS-WAND-004: two who help each other are not asked about."""
        table = place(tents(2, TWO), claire="-", ed="a", jessie="-", ezarius="-", miguel="a")

        assert offered(table)[:2] == ["take a", "stop encounter"]

    @pytest.mark.slow
    def test_choosing_again_is_secret_too(self) -> None:
        """DS-WAND-014, DS-WAND-002: of two who choose again the second does not learn the first one's new place."""
        known = []
        for letter in ("b", "c", "-"):
            table = place(tents(3, THREE), claire="a", ed="a", jessie="b", ezarius="a", miguel="a")
            play(table, "send ezarius from a", "send miguel from a")
            assert waiting(table)[1] == 1
            place(table, ezarius=letter)
            assert waiting(table)[1] == 2
            assert seen_places(table, 2) == {"claire": "a", "ed": "a", "jessie": "b"}
            known.append(known_to(table, 2))

        assert known[0] == known[1] == known[2]

    def test_a_new_crowd_is_thinned_again(self) -> None:
        """DS-WAND-014: both choose B where Jessie stands: one more is sent away, and A and B are full for them."""
        table = place(tents(3, THREE), claire="a", ed="a", jessie="b", ezarius="a", miguel="a")
        play(table, "send ezarius from a", "send miguel from a")
        place(table, ezarius="b", miguel="b")

        assert offered(table) == ["send jessie from b", "send ezarius from b", "send miguel from b"]
        play(table, "send ezarius from b")
        assert refused(table, "place ezarius on a").rule == "DS-WAND-004"
        assert refused(table, "place ezarius on b").rule == "DS-WAND-004"
        place(table, ezarius="-")
        assert seen_places(table, 2) == {"claire": "a", "ed": "a", "jessie": "b", "miguel": "b", "ezarius": "-"}
