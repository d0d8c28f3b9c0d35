"""Challenges, up to the result: SG-CHAL."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    doing,
    draw_event,
    effects,
    exploring,
    fallen,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    wear,
)

SPLIT = "gregory audrie rafael/kasumi laurent mac/kannan marco"
"""Three players: P1 has Gregory, Audrie and Rafael, P2 Kasumi, Laurent and Mac, P3 Kannan and Marco."""


def facing_test(table: SeaTable, skill: str, number: int) -> SeaTable:
    """A challenge that pays 1 coin when it is passed and costs 1 grain when it is failed."""
    table.goods["coins"], table.goods["grain"] = 0, 1
    return effects(again(table), f"challenge {skill} {number}", "fail: lose 1 grain", "pass: gain 1 coin")


def passed(table: SeaTable) -> bool:
    """Whether that challenge was passed; it must be over."""
    assert (table.goods["coins"], table.goods["grain"]) in ((1, 1), (0, 0)), "the challenge is not settled"
    return table.goods["coins"] == 1


def tired(table: SeaTable) -> dict[str, int]:
    """Fatigue by crew member, where there is any."""
    return {name: member.fatigue for name, member in table.crew.items() if member.fatigue}


class TestTheTest:
    """SG-CHAL-001 to 003."""

    @pytest.mark.parametrize(("fate", "success"), [(6, True), (5, True), (4, False)])
    def test_a_total_of_at_least_the_number_passes(self, fate: int, *, success: bool) -> None:
        """SG-CHAL-001: STRENGTH 5 is passed with a total of 5, and failed with 4."""
        table = play(facing_test(at_sea(), "STRENGTH", 5), "go on", f"fate {fate}")

        assert passed(table) is success

    @pytest.mark.parametrize(("skill", "success"), [("STRENGTH", True), ("CRAFT", False)])
    def test_only_the_named_skill_counts(self, skill: str, *, success: bool) -> None:
        """SG-CHAL-001: a challenge names one skill; Mac's strength does not help in a craft challenge."""
        table = play(facing_test(at_sea(), skill, 5), "join mac", "go on", "fate 4")

        assert passed(table) is success

    def test_nobody_joins_after_the_draw(self) -> None:
        """SG-CHAL-002: fate 3 already drawn, adding a participant is refused and the total is unchanged."""
        table = play(facing_test(at_sea(window="all"), "STRENGTH", 5), "join mac", "go on", "fate 3")
        reason = refused(table, "join rafael")

        assert reason.rule == "SG-CHAL-002"
        assert total(table, table.test) == 4
        assert tired(table) == {"mac": 1}

    def test_costs_come_before_fate_and_alterations_after_it(self) -> None:
        """SG-CHAL-002: the result is not altered before fate is drawn."""
        table = hold(give_command(at_sea(window="all"), 2), 0, "engaged-5")
        facing_test(table, "STRENGTH", 9)

        assert refused(table, "activate mac fate").rule == "SG-CMD-003"
        assert refused(table, "discard engaged-5").rule == "SG-CHAL-014"
        play(table, "go on", "fate 3")
        assert {"activate mac fate", "discard engaged-5"} <= {*offered(table)}

    def test_the_fate_card_is_discarded_when_all_is_settled(self) -> None:
        """SG-CHAL-002: the fate card lies aside until the result is compared, then it is discarded."""
        table = play(effects(at_sea(), "challenge STRENGTH 9", "fail: lose 1 health"), "go on", "draw triage-5")
        aside = (table.test.aside, table.discard[:])
        play(table, "hurt mac")

        assert aside == (("triage-5",), [])
        assert table.discard == ["triage-5"]

    def test_what_is_at_stake_is_known_first(self) -> None:
        """SG-CHAL-003: PERCEPTION 10 with -7 health: both figures are seen by all before anyone joins."""
        table = play(exploring(at_sea(2), 54), "choose a")
        seen = [view(table, seat)["test"] for seat in (0, 1)]
        test = table.test

        assert "join odessa" in offered(table)
        assert (test.skill, test.number, test.drawn) == ("perception", 10, 0)
        assert seen[0] == seen[1]
        assert "'skill': 'perception', 'number': 10" in str(seen[0])
        assert "'fail': [{'name': 'hurt', 'args': [7, '']" in str(seen[0])

    def test_what_is_at_stake_in_a_hazard_and_an_event_is_known_too(self) -> None:
        """SG-CHAL-003: the printed failure is seen before anyone joins, wherever the challenge comes from."""
        table = play(doing(at_sea(2), Sail(1, 0), TakeAction()), "sail 2.rope")
        assert (
            table.test.number,
            str(view(table, 1)["test"]).count("'fail': [{'name': 'ship-damage', 'args': [1]"),
        ) == (5, 1)

        table = draw_event(at_sea(2), "hidden-rocks")
        assert (table.test.number, table.test.drawn) == (5, 0)
        assert "'fail': [{'name': 'ship-damage', 'args': [1]" in str(view(table, 1)["test"])

    def test_the_story_behind_it_stays_unread(self) -> None:
        """SG-CHAL-003: what lies behind the challenge is not shown while it waits."""
        table = play(exploring(at_sea(), 54), "choose a")
        beyond = table.pack.paragraphs["54.6"]
        shown = str(view(table, 0))

        assert table.pack.paragraphs["54"].title in shown
        assert beyond.title not in shown
        assert not any(block.text in shown for block in beyond.blocks)


class TestParticipants:
    """SG-CHAL-004 to 011, 031."""

    def test_the_active_players_crew_is_free(self) -> None:
        """SG-CHAL-004: P1 active with 2 crew: both and Odessa join, 0 command is paid and 3 fatigue are placed."""
        table = facing_test(at_sea(4), "STRENGTH", 5)
        play(table, "join gregory", "join rafael", "join odessa", "go on", "fate 1")

        assert table.crew_of(0) == ["odessa", "gregory", "rafael"]
        assert table.pools == [0, 0, 0, 0]
        assert tired(table) == {"odessa": 1, "gregory": 1, "rafael": 1}

    def test_the_active_player_may_leave_them_out(self) -> None:
        """SG-CHAL-004: the active player may use any of them, so one alone is enough."""
        table = play(facing_test(at_sea(4), "STRENGTH", 5), "join rafael", "go on", "fate 4")

        assert passed(table)
        assert tired(table) == {"rafael": 1}

    def test_a_helper_pays_once_for_all(self) -> None:
        """SG-CHAL-005: P2 adds 3 crew, loses 1 command, and 3 crew gain fatigue."""
        table = facing_test(give_command(at_sea(3, crew=SPLIT), 0, 2, 0), "STRENGTH", 5)
        play(table, "join kasumi", "join laurent", "join mac", "go on", "fate 1")

        assert table.pools == [0, 1, 0]
        assert tired(table) == {"kasumi": 1, "laurent": 1, "mac": 1}

    def test_each_helper_pays(self) -> None:
        """SG-CHAL-005: P2's payment does not serve for P3, and nobody pays for somebody else."""
        table = facing_test(give_command(at_sea(3, crew=SPLIT), 5, 1, 0), "STRENGTH", 5)
        play(table, "join mac")

        assert refused(table, "join marco").rule == "SG-CHAL-005"
        assert table.pools == [5, 0, 0]

    def test_a_helper_pays_again_in_the_next_challenge(self) -> None:
        """SG-CHAL-005: what P2 paid in one challenge does not serve for the next of the same turn."""
        table = facing_test(give_command(at_sea(3, crew=SPLIT), 0, 2, 0), "STRENGTH", 5)
        play(table, "join mac", "go on", "fate 1")
        play(facing_test(table, "STRENGTH", 5), "join mac", "go on", "fate 1")

        assert table.pools == [0, 0, 0]
        assert refused(facing_test(table, "STRENGTH", 5), "join laurent").rule == "SG-CHAL-005"

    def test_helping_is_the_helpers_choice(self) -> None:
        """SG-CHAL-005: other players may add their crew: joining is offered to the controller."""
        table = facing_test(give_command(at_sea(3, crew=SPLIT), 0, 1, 0), "STRENGTH", 5)

        assert table.actor(("join", "mac")) == 1
        assert table.actor(("join", "gregory")) == table.actor(("join", "odessa")) == 0

    def test_the_tired_and_the_fallen_cannot_take_part(self) -> None:
        """SG-CHAL-006: Mac with 2 fatigue and Marco at 0 health are refused; 1 health and 1 fatigue are enough."""
        table = fallen(at_sea(), "marco")
        table.crew["mac"].fatigue, table.crew["rafael"].fatigue, table.crew["rafael"].damage = 2, 1, 6
        facing_test(table, "STRENGTH", 5)

        assert refused(table, "join mac").rule == "SG-FATIGUE-004"
        assert refused(table, "join marco").rule == "SG-HEALTH-003"
        assert "join rafael" in offered(table)

    def test_madness_beside_another_ailment_still_hurts(self) -> None:
        """SG-CHAL-008, SG-STATUS-009: frightened first and mad second, Mac takes 1 damage on joining, and may join."""
        table = at_sea()
        table.crew["mac"].statuses = ("frightened", "madness")
        play(facing_test(table, "STRENGTH", 5), "join mac")

        assert (table.crew["mac"].damage, table.crew["mac"].fatigue) == (1, 1)

    def test_nobody_counts_twice(self) -> None:
        """SG-CHAL-007: Laurent joined with strength 1, added again he is refused; the sum counts 1."""
        table = play(facing_test(at_sea(window="all"), "STRENGTH", 5), "join laurent")
        reason = refused(table, "join laurent")
        play(table, "go on", "fate 3")

        assert reason.rule == "SG-CHAL-007"
        assert total(table, table.test) == 3 + 1
        assert tired(table) == {"laurent": 1}

    @pytest.mark.parametrize(("fate", "success"), [(4, True), (3, False)])
    def test_fatigue_comes_on_joining(self, fate: int, *, success: bool) -> None:
        """SG-CHAL-008: with 1 fatigue joining makes 2, pass or fail, and the skill still counts."""
        table = at_sea()
        table.crew["mac"].fatigue = 1
        play(facing_test(table, "STRENGTH", 5), "join mac")
        joined = tired(table)
        play(table, "go on", f"fate {fate}")

        assert joined == tired(table) == {"mac": 2}
        assert passed(table) is success

    @pytest.mark.parametrize(("fate", "success"), [(4, True), (3, False)])
    def test_nobody_needs_to_join(self, fate: int, *, success: bool) -> None:
        """SG-CHAL-009: SAVVY 4 without participants is passed on fate 4 with 0 fatigue gained."""
        table = play(facing_test(at_sea(), "SAVVY", 4), "go on", f"fate {fate}")

        assert passed(table) is success
        assert tired(table) == {}

    def test_skill_is_summed_from_boards_and_cards(self) -> None:
        """SG-CHAL-010: participants with 1 and 1 + 2 cards, and fate 3: total 7."""
        table = wear(at_sea(window="all"), "mac", "engaged-5", "adrenaline-1")
        play(facing_test(table, "STRENGTH", 8), "join rafael", "join mac", "go on", "fate 3")

        assert total(table, table.test) == 7

    def test_level_cards_count_and_bystanders_do_not(self) -> None:
        """SG-CHAL-010: a level card's skill is equipped skill; the cards of those who stay away add nothing."""
        table = wear(wear(at_sea(window="all"), "mac", "sword-master"), "marco", "engaged-5")
        play(facing_test(table, "STRENGTH", 8), "join mac", "go on", "fate 3")

        assert total(table, table.test) == 3 + 1 + 1

    def test_those_without_the_skill_may_join(self) -> None:
        """SG-CHAL-011: cunning 0 Mac in CUNNING 5 with fate 5: total 5, and Mac has 1 fatigue."""
        table = play(facing_test(at_sea(window="all"), "CUNNING", 5), "join mac", "go on", "fate 5")

        assert total(table, table.test) == 5
        assert tired(table) == {"mac": 1}

    def test_tom_and_zoey(self) -> None:
        """SG-CHAL-031: Tom, active, uses Odessa; Zoey adds two crew and pays 1: she has 0, three have +1 fatigue."""
        table = facing_test(give_command(at_sea(2), 0, 1), "STRENGTH", 5)
        play(table, "join odessa", "join mac", "join kannan", "go on")

        assert table.pools == [0, 0]
        assert tired(table) == {"odessa": 1, "kannan": 1, "mac": 1}


class TestAltering:
    """SG-CHAL-012 to 014."""

    def test_fate_and_a_discard(self) -> None:
        """SG-CHAL-012: total 5 of 7, +1 fate and one discard: 7, passed."""
        table = hold(give_command(at_sea(), 2), 0, "engaged-5")
        play(facing_test(table, "STRENGTH", 7), "join rafael", "go on", "fate 4")
        before = total(table, table.test)
        play(table, "activate mac fate", "discard engaged-5")
        after = total(table, table.test)
        play(table, "go on")

        assert (before, after) == (5, 7)
        assert passed(table)

    @pytest.mark.parametrize(
        ("line", "gain"),
        [
            ("activate kasumi perception", 1),
            ("activate mac fate", 1),
            ("activate scouts-gear perception by p1", 2),
            ("play focus-5 fate", 1),
            ("discard alert-2", 1),
        ],
    )
    def test_every_kind_of_help(self, line: str, gain: int) -> None:
        """SG-CHAL-012: crew abilities, adventure cards, ability cards and matching hand discards alter the result."""
        table = hold(own(give_command(at_sea(), 2), "scouts-gear"), 0, "alert-2")
        wear(table, "kasumi", "focus-5")
        play(facing_test(table, "PERCEPTION", 9), "join kasumi", "go on", "fate 3")
        before = total(table, table.test)
        play(table, line)

        assert total(table, table.test) == before + gain

    def test_any_player_discards_matching_cards(self) -> None:
        """SG-CHAL-013: CUNNING 7 at total 5: P1 and P3 discard 1 cunning card each: 7; a craft card is refused."""
        table = hold(at_sea(3), 0, "feint-3", "refine-1")
        play(facing_test(hold(table, 2, "pray-5"), "CUNNING", 7), "go on", "fate 5")
        reason = refused(table, "discard refine-1")
        play(table, "discard feint-3", "discard pray-5", "go on")

        assert reason.rule == "SG-CHAL-013"
        assert passed(table)
        assert table.hands == [["refine-1"], [], []]
        assert {"feint-3", "pray-5"} <= {*table.discard}

    def test_any_number_is_discarded(self) -> None:
        """SG-CHAL-013: one player may discard three, and nobody needs to take part."""
        table = hold(at_sea(), 0, "feint-3", "pray-5", "dodge-4")
        play(facing_test(table, "CUNNING", 8), "go on", "fate 5")
        play(table, "discard feint-3", "discard pray-5", "discard dodge-4", "go on")

        assert passed(table)
        assert tired(table) == {}

    def test_the_deciding_seat_closes_the_window(self) -> None:
        """SG-CHAL-014: total 4 of 5 and the deciding seat goes on: a discard tried afterwards is refused."""
        table = effects(hold(at_sea(2), 1, "engaged-5"), "challenge STRENGTH 5", "fail: lose 1 health")
        play(table, "go on", "fate 4")
        decider, helper = waiting(table)[1], table.actor(("discard", "engaged-5"))
        play(table, "go on")

        assert (decider, helper) == (0, 1)
        assert refused(table, "discard engaged-5").rule == "SG-CHAL-014"
        assert [line for line in offered(table) if line.startswith("hurt")]

    def test_the_window_stays_open_until_then(self) -> None:
        """SG-CHAL-014: until the deciding seat goes on P2 may discard."""
        table = facing_test(hold(at_sea(2), 1, "engaged-5"), "STRENGTH", 5)
        play(table, "go on", "fate 4", "discard engaged-5", "go on")

        assert passed(table)

    def test_a_table_may_wait_for_all(self) -> None:
        """SG-CHAL-014: with the wait-for-all setting the window stays open until the last player has passed."""
        table = facing_test(hold(at_sea(3, window="all"), 1, "engaged-5"), "STRENGTH", 5)
        play(table, "go on", "fate 4", "pass p1", "pass p3")
        waits_for = waiting(table)[1]
        play(table, "discard engaged-5", "pass p2")

        assert waits_for == 1
        assert passed(table)
