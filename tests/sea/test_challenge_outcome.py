"""Challenges, what follows: SG-CHAL."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.chapters.peril import cube_count
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    bearers,
    damage_on,
    effects,
    exploring,
    give_command,
    leaking,
    offered,
    play,
    refused,
    story,
    victims,
    weary,
)

CLIFF = """\
# 90 The Test

## 90 Below

A wall.

- (a) Climb.
  > challenge STRENGTH 9
  > fail: {fail}
  > turn to 90.9

## 90.9 Above

The top.

- (a) Rest.
  > return to the ship

## 90.2 Beside

The ditch.

- (a) Rest.
  > return to the ship
"""


def at_the_cliff(fail: str, players: int = 1) -> SeaTable:
    """Before STRENGTH 9 with this failure, and paragraph 90.9 as the next line."""
    return play(exploring(story(at_sea(players), CLIFF.format(fail=fail)), 90), "choose a")


def left(table: SeaTable, **health: int) -> SeaTable:
    """Let crew members have so much health left."""
    for name, amount in health.items():
        table.crew[name].damage = table.pack.crew[name].health - amount
    return again(table)


def failing(table: SeaTable, fail: str, crew: Iterable[str] = ()) -> SeaTable:
    """Fail STRENGTH 12 with these participants."""
    effects(table, "challenge STRENGTH 12", f"fail: {fail}")
    return play(table, *(f"join {name}" for name in crew), "go on", "fate 1")


class TestSuccessAndFailure:
    """SG-CHAL-015 to 017, 022."""

    def test_success_ignores_the_failure_and_follows_the_next_line(self) -> None:
        """SG-CHAL-015: total 9 of 9 with Fail -9 health: 0 damage, and the story goes on."""
        table = at_the_cliff("lose 9 health")
        play(table, "join mac", "join rafael", "join marco", "go on", "fate 6")

        assert damage_on(table) == {}
        assert table.paragraph == "90.9"

    def test_failure_applies_and_the_next_line_follows(self) -> None:
        """SG-CHAL-016: Fail -3 health, then turn to the next paragraph: 3 damage, and it opens."""
        table = play(at_the_cliff("lose 3 health"), "go on", "fate 1")
        before = table.paragraph
        play(table, "hurt mac", "hurt mac", "hurt marco")

        assert damage_on(table) == {"marco": 1, "mac": 2}
        assert (before, table.paragraph) == ("90", "90.9")

    def test_what_follows_in_the_line_happens_after_a_failure_too(self) -> None:
        """SG-CHAL-016: effects after the challenge are followed as after success."""
        table = at_sea()
        coins = table.goods["coins"]
        effects(table, "challenge STRENGTH 9", "fail: lose 1 health", "gain 2 coins")
        play(table, "go on", "fate 1", "hurt mac")

        assert table.goods["coins"] == coins + 2

    def test_failure_effects_stop_at_a_defeat(self) -> None:
        """SG-CHAL-017: Fail 1 ship damage, gain venom at 10 ship damage: defeat, and no venom."""
        table = failing(leaking(at_sea()), "ship damage 1; gain venom")
        play(table, "fate 5")

        assert table.defeats == 1
        assert bearers(table) == []
        assert not any(member.statuses for member in table.crew.values())

    def test_failure_effects_stop_when_the_crew_is_defeated(self) -> None:
        """SG-CHAL-017: the last health lost is a defeat: of the venom and the coins behind it nothing happens."""
        table = weary(at_sea())
        coins = table.goods["coins"]
        play(failing(table, "lose 1 health; gain venom; gain 2 coins", ["odessa"]), "hurt odessa")

        assert (table.defeats, table.goods["coins"]) == (1, coins)
        assert not any(member.statuses for member in table.crew.values())

    @pytest.mark.parametrize(
        ("fail", "first", "second"),
        [
            ("lose 1 health; gain venom", "hurt mac", "afflict mac with venom"),
            ("gain venom; lose 1 health", "afflict mac with venom", "hurt mac"),
        ],
    )
    def test_failure_effects_come_in_printed_order(self, fail: str, first: str, second: str) -> None:
        """SG-CHAL-017: the first is wholly applied before the second is asked for."""
        table = failing(at_sea(), fail, ["mac"])
        early = offered(table)
        play(table, first)

        assert first in early
        assert second not in early
        assert second in offered(table)

    @pytest.mark.parametrize(("fate", "paragraph"), [(1, "90.2"), (6, "90.9")])
    def test_a_failure_may_lead_elsewhere(self, fate: int, paragraph: str) -> None:
        """SG-CHAL-022: Fail: turn to 90.2 with next line turn to 90.9: when failed 90.2 opens."""
        table = at_the_cliff("turn to 90.2")
        play(table, "join mac", "join rafael", "join marco", "go on", f"fate {fate}")

        assert table.paragraph == paragraph

    def test_the_test_is_closed_when_the_story_jumps(self) -> None:
        """SG-CHAL-022: the fate card of a failed challenge that leads elsewhere is discarded all the same."""
        table = play(at_the_cliff("turn to 90.2"), "go on", "draw bandage-1")

        assert table.tests == []
        assert table.discard == ["bandage-1"]


class TestHealthLoss:
    """SG-CHAL-018 to 020, 024, 032."""

    @pytest.mark.parametrize("split", [(3, 2), (1, 4), (2, 3)])
    def test_participants_share_it_freely(self, split: tuple[int, int]) -> None:
        """SG-CHAL-018: participants with 3 and 4 health left and -5 health: any split, but none to others."""
        table = failing(left(at_sea(), mac=3, rafael=4), "lose 5 health", ["mac", "rafael"])
        able, reason = victims(table), refused(table, "hurt marco")
        play(table, *["hurt mac"] * split[0], *["hurt rafael"] * split[1])

        assert able == ["mac", "rafael"]
        assert reason.rule == "SG-CHAL-018"
        assert damage_on(table) == {"rafael": 3 + split[1], "mac": 3 + split[0]}

    def test_the_active_player_splits_it(self) -> None:
        """SG-CHAL-018: also where only another player's crew took part, the active player decides."""
        table = give_command(at_sea(2), 0, 1)
        failing(table, "lose 2 health", ["mac", "kannan"])

        assert waiting(table)[1] == table.captain == 0
        assert victims(table) == ["mac", "kannan"]

    def test_what_is_over_goes_to_the_rest_of_the_crew(self) -> None:
        """SG-CHAL-019: one participant with 2 health left and -7 health: 2 on them and 5 on others."""
        table = failing(left(at_sea(), mac=2), "lose 7 health", ["mac"])
        first = victims(table)
        play(table, "hurt mac", "hurt mac")
        then = victims(table)
        play(table, *["hurt rafael"] * 4, "hurt odessa")

        assert first == ["mac"]
        assert then == [name for name in table.crew if name != "mac"]
        assert damage_on(table) == {"odessa": 1, "rafael": 4, "mac": 6}

    def test_while_one_participant_stands_nobody_else_takes_it(self) -> None:
        """SG-CHAL-018, 019: with P1's Gregory down P2's Mac takes the next, and only then the crew of all players."""
        table = give_command(left(at_sea(2), gregory=1, mac=1), 0, 1)
        failing(table, "lose 3 health", ["gregory", "mac"])
        first = victims(play(table, "hurt gregory"))
        then = victims(play(table, "hurt mac"))

        assert first == ["mac"]
        assert then == [name for name in table.crew if name not in ("gregory", "mac")]
        assert {table.controller(name) for name in then} == {0, 1}

    def test_without_participants_anybody_may_take_it(self) -> None:
        """SG-CHAL-020: no participants and -3 health: 1 each on three crew of any players."""
        table = failing(at_sea(3), "lose 3 health")
        able = victims(table)
        play(table, "hurt gregory", "hurt kasumi", "hurt laurent")

        assert able == list(table.crew)
        assert [table.controller(name) for name in damage_on(table)] == [0, 1, 2]
        assert {*damage_on(table).values()} == {1}

    def test_a_named_crew_member_takes_it_wherever_they_were(self) -> None:
        """SG-CHAL-024: Audrie loses 2 health without having taken part: she takes 2, the participants none."""
        table = failing(at_sea(), "lose 2 health by audrie", ["mac"])

        assert damage_on(table) == {"audrie": 2}

    def test_a_status_may_name_a_crew_member_too(self) -> None:
        """SG-CHAL-024: an effect that names Audrie frightens her, not the participant."""
        table = failing(at_sea(), "gain frightened on audrie", ["mac"])

        assert (table.crew["audrie"].statuses, table.crew["mac"].statuses) == (("frightened",), ())

    def test_a_draw_within_the_failure_does_not_change_who_took_part(self) -> None:
        """SG-CHAL-018: where failing asks for another draw, its loss still goes to the participants first."""
        table = failing(at_sea(), "fate 3: lose 1 health", ["mac"])
        play(table, "fate 4")

        assert victims(table) == ["mac"]

    def test_splitting_nine(self) -> None:
        """SG-CHAL-032: three players with one participant each reach 8 of 9; 9 health are split 3 / 3 / 3."""
        table = give_command(at_sea(3), 0, 1, 1)
        effects(table, "challenge STRENGTH 9", "fail: lose 9 health")
        play(table, "join gregory", "join mac", "join laurent", "go on", "fate 5")
        able = victims(table)
        play(table, *["hurt gregory", "hurt mac", "hurt laurent"] * 3)

        assert able == ["gregory", "mac", "laurent"]
        assert damage_on(table) == {"gregory": 3, "laurent": 3, "mac": 3}


class TestOtherFailures:
    """SG-CHAL-021, 023."""

    def test_a_loss_by_one_falls_on_a_participant(self) -> None:
        """SG-CHAL-018: where one crew member bears it all, bystanders are refused while a participant stands."""
        table = effects(at_sea(), "challenge STRENGTH 9", "fail: lose 2 health by one")
        play(table, "join odessa", "go on", "fate 1")

        assert refused(table, "hurt mac").rule == "SG-CHAL-018"
        assert play(table, "hurt odessa").crew["odessa"].damage == 2

    def test_ship_damage_is_drawn_for_point_by_point(self) -> None:
        """SG-CHAL-021: Fail 2 ship damage: 2 fate draws and 2 cubes."""
        table = play(failing(at_sea(), "ship damage 2"), "fate 2")
        first = dict(table.cubes)
        play(table, "fate 6")

        assert (first["deck"], first["bridge"]) == (1, 0)
        assert (table.cubes["deck"], table.cubes["bridge"], cube_count(table)) == (1, 1, 2)
        assert "travel" in offered(table)

    def test_a_status_goes_on_a_participant_who_lacks_it(self) -> None:
        """SG-CHAL-023: participants Mac (1 venom) and Marco (0): Marco must take it."""
        table = at_sea()
        table.crew["mac"].statuses = ("venom",)
        failing(table, "gain venom", ["mac", "marco"])

        assert bearers(table) == ["marco"]
        assert refused(table, "afflict odessa with venom").rule == "SG-CHAL-023"
        assert refused(table, "afflict mac with venom").rule == "SG-STATUS-001"
        assert play(table, "afflict marco with venom").crew["marco"].statuses == ("venom",)

    def test_with_no_such_participant_it_goes_on_another(self) -> None:
        """SG-CHAL-023: the only participant has it already: any other who lacks it takes it."""
        table = at_sea()
        table.crew["mac"].statuses = ("venom",)
        failing(table, "gain venom", ["mac"])

        assert bearers(table) == [name for name in table.crew if name != "mac"]

    def test_a_fallen_participant_still_takes_a_status(self) -> None:
        """SG-CHAL-023: health is not asked for: a participant who fell to the failure is first in line."""
        table = failing(left(at_sea(), mac=1), "lose 1 health; gain venom", ["mac"])
        play(table, "hurt mac")

        assert bearers(table) == ["mac"]


class TestExamples:
    """SG-CHAL-033 to 035."""

    def test_the_desert(self) -> None:
        """SG-CHAL-033: total 7 of PERCEPTION 10: 7 damage, venom on a participant, and the story goes on to 54.6."""
        table = play(exploring(at_sea(window="all"), 54), "choose a")
        play(table, "join laurent", "join mac", "go on", "fate 5")
        result = total(table, table.test)
        play(table, "pass p1", *["hurt laurent"] * 3, *["hurt mac"] * 4)
        poisoned = bearers(table)
        play(table, "afflict mac with venom")

        assert result == 7
        assert damage_on(table) == {"laurent": 3, "mac": 4}
        assert poisoned == ["laurent", "mac"]
        assert table.paragraph == "54.6"

    def test_the_cliff(self) -> None:
        """SG-CHAL-034: Laurent and Odessa draw 4 for 6; Gear redraws 5 for 7, passed: 8 health saved, 16.9 opens."""
        table = play(exploring(give_command(at_sea(), 1), 16), "choose a")
        play(table, "join laurent", "join odessa", "go on", "fate 4")
        first = total(table, table.test)
        play(table, "activate gear redraw by p1", "fate 5", "go on")

        assert first == 6
        assert damage_on(table) == {}
        assert (table.crew["laurent"].fatigue, table.crew["odessa"].fatigue) == (1, 1)
        assert (table.adventures["gear"], table.pools[0]) == (1, 0)
        assert table.paragraph == "16.9"

    @pytest.mark.parametrize(("fate", "hurt"), [(3, 3), (4, 0), (5, 0)])
    def test_basic_strength_five(self, fate: int, hurt: int) -> None:
        """SG-CHAL-035: STRENGTH 5 with Fail -3 health: a total of 4 costs 3 health, 5 or 6 nothing."""
        table = effects(at_sea(), "challenge STRENGTH 5", "fail: lose 3 health")
        play(table, "join mac", "go on", f"fate {fate}", *["hurt mac"] * hurt)

        assert damage_on(table) == ({"mac": 3} if hurt else {})
        assert "travel" in offered(table)
