"""Challenge: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.story.printed import Passive

from .tables import (
    again,
    at_sea,
    damage_on,
    effects,
    exploring,
    fallen,
    give_command,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    story,
    told,
    victims,
    wear,
)

SPLIT = "gregory audrie rafael/kasumi laurent mac/kannan marco"
"""Three players: P1 has Gregory, Audrie and Rafael, P2 Kasumi, Laurent and Mac, P3 Kannan and Marco."""
PIER = """\
# 90 The Pier

## 90 Pier

> town

Planks.

- (a) Leap.
  > challenge STRENGTH 9
  > fail: lose 1 health

- (b) Rest.
  > return to the ship
"""


def reprinted(table: SeaTable, card: str, **changes: object) -> SeaTable:
    """Play with a copy of the pack in which an adventure card is printed otherwise."""
    other = dataclasses.replace(table.pack.adventures[card], **changes)  # type: ignore[arg-type]  # any field
    table.pack = dataclasses.replace(table.pack, adventures={**table.pack.adventures, card: other}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestTakingPart:
    """SG-CHAL-006, 007."""

    def test_the_fallen_of_a_helper_cannot_take_part(self) -> None:
        """SG-CHAL-006: P2's Mac at 0 health and P3's Marco with 2 fatigue are refused like the active player's own."""
        table = fallen(give_command(at_sea(3, crew=SPLIT), 1, 1, 1), "mac")
        table.crew["marco"].fatigue = 2
        effects(again(table), "challenge STRENGTH 5")

        assert refused(table, "join mac").rule == "SG-HEALTH-003"
        assert refused(table, "join marco").rule == "SG-FATIGUE-004"
        assert {"join laurent", "join kannan"} <= {*offered(table)}

    def test_easy_mode_lets_no_tired_one_join(self) -> None:
        """SG-CHAL-006: in easy mode too 2 fatigue and 0 health keep a crew member out."""
        table = fallen(at_sea(easy="on"), "marco")
        table.crew["mac"].fatigue, table.crew["rafael"].fatigue = 2, 1
        effects(again(table), "challenge STRENGTH 5")

        assert refused(table, "join mac").rule == "SG-FATIGUE-004"
        assert refused(table, "join marco").rule == "SG-HEALTH-003"
        assert "join rafael" in offered(table)

    def test_nobody_counts_twice_after_others_have_joined(self) -> None:
        """SG-CHAL-007: with Mac joined in between, Laurent is refused a second time all the same."""
        table = play(effects(at_sea(window="all"), "challenge STRENGTH 5"), "join laurent", "join mac", "join odessa")

        assert refused(table, "join laurent").rule == refused(table, "join mac").rule == "SG-CHAL-007"
        play(table, "go on", "fate 3")
        assert table.test.crew == ("laurent", "mac", "odessa")
        assert [table.crew[name].fatigue for name in table.test.crew] == [1, 1, 1]


class TestTheOutcome:
    """SG-CHAL-018, 033."""

    @pytest.mark.parametrize("points", [2, 3, 4])
    def test_every_point_goes_to_the_participants(self, points: int) -> None:
        """SG-CHAL-018: as long as one of them stands no point, the first or a later, may go elsewhere."""
        table = effects(at_sea(), "challenge STRENGTH 12", f"fail: lose {points} health")
        play(table, "join mac", "join rafael", "join marco", "go on", "fate 1")

        for _ in range(points):
            assert {*victims(table)} == {"mac", "rafael", "marco"}
            play(table, "hurt marco")
        assert damage_on(table) == {"marco": points}

    @pytest.mark.parametrize(("number", "outcome"), [(9, "challenge-passed"), (10, "challenge-failed")])
    def test_a_number_above_nine_is_meant(self, number: int, outcome: str) -> None:
        """SG-CHAL-033: a total of 9 passes SAVVY 9 and fails SAVVY 10: no number is too high to be meant."""
        table = give_command(own(at_sea(), "aske-the-sweeper"), 1)
        effects(table, f"challenge SAVVY {number}", "fail: lose 1 grain")
        play(table, "go on", "fate 6", "activate aske-the-sweeper savvy by p1")
        assert total(table, table.test) == 9

        assert told(play(table, "go on"), outcome) == [(9, number)]

    def test_a_status_goes_on_another_players_participant_too(self) -> None:
        """SG-CHAL-023: with Gregory of P1 and Mac of P2 taking part, either may take the venom, and nobody else."""
        table = give_command(at_sea(3, crew=SPLIT), 0, 1, 0)
        effects(table, "challenge STRENGTH 12", "fail: gain venom")
        play(table, "join gregory", "join mac", "go on", "fate 1")
        assert {*offered(table)} >= {"afflict gregory with venom", "afflict mac with venom"}
        assert refused(table, "afflict marco with venom").rule == "SG-CHAL-023"

        table.crew["gregory"].statuses = ("venom",)
        assert [line for line in offered(again(table)) if line.startswith("afflict")] == ["afflict mac with venom"]

    def test_what_a_named_one_cannot_bear_goes_to_others(self) -> None:
        """SG-CHAL-024: Audrie with 1 health left loses 3 by a failure: she takes 1, and 2 go to others."""
        table = at_sea()
        table.crew["audrie"].damage = table.pack.crew["audrie"].health - 1
        effects(again(table), "challenge STRENGTH 12", "fail: lose 3 health by audrie")
        play(table, "join mac", "go on", "fate 1")
        assert "audrie" not in victims(table)
        play(table, "hurt rafael", "hurt mac")

        assert damage_on(table) == {"audrie": table.pack.crew["audrie"].health, "rafael": 1, "mac": 1}

    def test_a_choice_stays_taken_after_a_failure(self) -> None:
        """SG-CHAL-016: failing changes nothing about the visit: the choice that led to the challenge is taken."""
        table = exploring(story(at_sea(), PIER), 90)
        play(table, "choose a", "go on", "fate 1", "hurt mac")

        assert table.visit == ["90a"]
        assert refused(table, "choose a").rule == "SG-EXPLORE-012"
        assert "choose b" in offered(table)


class TestDraws:
    """SG-FATE-001, 006, SG-CHAL-021."""

    @pytest.mark.parametrize("first", [0, 1])
    def test_the_active_player_decides_about_each_draw(self, first: int) -> None:
        """SG-CHAL-021: the draws for the ship damage of a failure are the active player's, as that of the challenge."""
        table = give_command(at_sea(2, first=f"p{first + 1}"), 3, 3)
        effects(table, "challenge STRENGTH 12", "fail: ship damage 2")
        play(table, "go on", "fate 1")
        assert waiting(table)[1] == first

        for number in (2, 6):
            play(table, "go on", f"fate {number}")
            assert waiting(table)[1] == first
        play(table, "go on")
        assert (table.cubes["deck"], table.cubes["bridge"]) == (1, 1)

    def test_each_draw_stands_alone(self) -> None:
        """SG-FATE-001: the +1 that a challenge got does not reach the draw for its ship damage: 3 is the sick bay."""
        table = effects(give_command(at_sea(), 2), "challenge STRENGTH 12", "fail: ship damage 1")
        play(table, "go on", "fate 4", "activate mac fate", "go on", "fate 3")

        assert [space for space, cubes in table.cubes.items() if cubes] == ["sick-bay"]

    def test_a_redraw_for_travel_may_be_worse(self) -> None:
        """SG-FATE-006: a plain redraw of the fate of a travel: 2 replaces 5."""
        table = play(wear(at_sea(window="all"), "mac", "bold-attempt-4"), "travel", "go on", "fate 5")
        play(table, "play bold-attempt-4 redraw", "fate 2", "pass p1")

        assert told(table, "distance")[0][0] == 2


class TestCards:
    """SG-ADV-003, 008, 020."""

    def test_with_the_active_players_crew_down_another_activates_in_combat(self) -> None:
        """SG-ADV-020: in a fight too, with all crew of P1 and of P2 but Mac at 0 health, both activate cards."""
        table = put_enemy(own(give_command(at_sea(2), 3, 3), "stone-of-blood"))
        fallen(table, *(name for name in table.crew if name != "mac"))

        assert {f"activate stone-of-blood deal by p{seat}" for seat in (1, 2)} <= {*offered(table)}

    @pytest.mark.parametrize("command", [0, 1])
    def test_what_a_card_adds_to_travel_is_always_on(self, command: int) -> None:
        """SG-ADV-003: a passive travel +2 counts whether or not command lies on the card."""
        table = reprinted(own(at_sea(), "lantern"), "lantern", passives=(Passive("travel", 2, "", ""),))
        play(put_command(table, lantern=command), "travel", "go on", "fate 3")

        assert told(table, "distance")[0][0] == 5
        assert table.adventures["lantern"] == command

    def test_a_dearer_recipe_takes_all_of_its_command(self) -> None:
        """SG-ADV-008: a recipe of 2 command is cooked for 2, which lie on it; with 1 in the pool it is refused."""
        table = reprinted(give_command(at_sea(2), 1, 3), "flapjacks", command=2)
        table.goods["grain"], table.crew["mac"].fatigue = 3, 1
        assert refused(again(table), "cook flapjacks by p1").rule == "SG-CMD-013"

        play(table, "cook flapjacks by p2", "rest mac")
        assert (table.pools, table.adventures["flapjacks"], table.goods["grain"]) == ([1, 1], 2, 0)
