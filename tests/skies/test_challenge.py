"""Challenges and skills: DS-CHAL and DS-SKIL."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import SKILLS
from tests.bed import bearers, effects, fallen, hold, offered, play, refused, told, victims

from .tables import ail, exploring, facing, health, hurt, on_map, own, passed, stock, story, tire, wear

PAIRS = "ed ezarius/jessie miguel"
"""Two players: the active one has Ed and Ezarius besides Claire, the other Jessie and Miguel."""


def stamina(table: SkiesTable) -> dict[str, int]:
    """Stamina by character, where it is not full."""
    return {name: member.stamina for name, member in table.crew.items() if member.stamina != 3}


class TestTheNumber:
    """DS-CHAL-001, 006, 008, 012, 013."""

    @pytest.mark.parametrize(("fate", "success"), [(6, True), (5, True), (4, False)])
    def test_the_number_must_be_reached(self, fate: int, *, success: bool) -> None:
        """DS-CHAL-001: STRENGTH 5 is passed with a result of 5, and failed with 4."""
        table = play(facing(on_map(), "STRENGTH", 5), "go on", f"fate {fate}", "go on")

        assert passed(table) is success

    @pytest.mark.parametrize("skill", SKILLS)
    def test_only_the_named_skill_counts(self, skill: str) -> None:
        """DS-CHAL-001: a challenge names one of the six skills; Ed helps where he has that one."""
        table = play(facing(on_map(), skill.upper(), 5), "join ed", "go on", "fate 3", "go on")

        assert passed(table) is (skill in ("strength", "cunning"))

    def test_fate_is_added_to_the_skill(self) -> None:
        """DS-CHAL-006: a skill sum of 3 and fate 6 make 9; one card is drawn."""
        table = wear(on_map(), "ed", "plain-strength-7")
        play(facing(table, "STRENGTH", 9), "join ed", "go on", "fate 6")

        assert total(table, table.test) == 9
        assert len(table.test.aside) == 1

    @pytest.mark.parametrize(("fate", "number", "success"), [(1, 3, True), (8, 11, False), (8, 10, True)])
    def test_no_fate_decides_alone(self, fate: int, number: int, *, success: bool) -> None:
        """DS-CHAL-006, DS-CHAL-008: the lowest fate passes and the highest fails where the sum does: Ed adds 2."""
        table = play(facing(on_map(), "STRENGTH", number), "join ed", "go on", f"fate {fate}", "go on")

        assert passed(table) is success

    def test_the_fate_card_is_discarded_after_the_check(self) -> None:
        """DS-CHAL-008: a total of 10 against 9 succeeds, and only then the fate card joins the discard."""
        table = facing(wear(on_map(), "ed", "bluff-4"), "CUNNING", 9)
        play(table, "join ed", "go on", "draw herbalist-6", "activate ed cunning")
        before = table.discard[:]
        play(table, "go on")

        assert told(table, "challenge-passed") == [(10, 9)]
        assert (before, table.discard) == ([], ["herbalist-6"])

    def test_a_basic_challenge_failed(self) -> None:
        """DS-CHAL-012: STRENGTH 5, one participant with 2 and fate 2: 4 is too little, 3 damage first on that one."""
        table = effects(on_map(), "challenge STRENGTH 5", "fail: lose 3 health")
        play(table, "join ed", "go on", "fate 2", "go on")
        first = victims(table)
        play(table, "hurt ed", "hurt ed", "hurt ed")

        assert first == ["ed"]
        assert health(table, "ed") == 5
        assert not victims(table)

    def test_all_who_took_part_take_the_damage_first(self) -> None:
        """DS-CHAL-010, DS-CHAL-012: Ed and another player's Jessie took part: each point is on one of them."""
        table = effects(hurt(on_map(2, crew=PAIRS), jessie=7), "challenge STRENGTH 9", "fail: lose 3 health")
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")
        assert victims(table) == ["ed", "jessie"]
        play(table, "hurt jessie")
        assert victims(table) == ["ed"]
        play(table, "hurt ed", "hurt ed")

        assert (health(table, "ed"), health(table, "jessie"), victims(table)) == (6, 0, [])

    def test_what_those_who_took_part_cannot_take_goes_to_anyone(self) -> None:
        """DS-CHAL-010: with Ed down the rest goes to whoever stands, another player's Jessie and Miguel too."""
        table = effects(hurt(on_map(2, crew=PAIRS), ed=7), "challenge STRENGTH 9", "fail: lose 3 health")
        play(table, "join ed", "go on", "fate 1", "go on", "hurt ed")
        assert victims(table) == ["claire", "ezarius", "jessie", "miguel"]
        play(table, "hurt miguel", "hurt jessie")

        assert (health(table, "ed"), victims(table)) == (0, [])

    def test_claires_cunning_9(self) -> None:
        """DS-CHAL-013: 1 basic, 1 equipped and fate 8 make 10, which beats 9; she has 2 stamina left."""
        table = facing(wear(on_map(), "claire", "bluff-4"), "CUNNING", 9)
        play(table, "join claire", "go on", "fate 8", "go on")

        assert table.crew["claire"].stamina == 2
        assert passed(table)


class TestParticipants:
    """DS-CHAL-002 to 005, 016, 017."""

    def test_every_player_may_add_characters(self) -> None:
        """DS-CHAL-002: Claire of the active player and Jessie of another: each spends 1 stamina, both skills count."""
        table = facing(wear(on_map(2, crew=PAIRS), "claire", "dare-2"), "MOXIE", 5)
        seats = [table.actor(("join", name)) for name in ("claire", "jessie")]
        play(table, "join claire", "join jessie", "go on", "fate 2")

        assert seats == [0, 1]
        assert waiting(table)[1] == 0
        assert stamina(table) == {"claire": 2, "jessie": 2}
        assert total(table, table.test) == 1 + 2 + 2

    def test_another_player_may_help_alone(self) -> None:
        """DS-CHAL-002: of the active player's nobody joins; Jessie and Miguel do, and their player's hand stays."""
        table = facing(hold(on_map(2, crew=PAIRS), 1, "plain-craft-6"), "MOXIE", 5)
        play(table, "join jessie", "join miguel", "go on", "fate 2")

        assert stamina(table) == {"jessie": 2, "miguel": 2}
        assert table.hands == [[], ["plain-craft-6"]]

    def test_all_five_may_take_part(self) -> None:
        """DS-CHAL-005, DS-CHAL-006: fate and the skill of all five, two of them another player's, add up; each pays."""
        table = facing(wear(on_map(2, crew=PAIRS), "miguel", "dare-2"), "MOXIE", 9)
        play(table, *(f"join {name}" for name in table.crew), "go on", "fate 2")

        assert total(table, table.test) == 2 + sum(skill_of(table, name, "moxie") for name in table.crew)
        assert len([name for name in table.crew if skill_of(table, name, "moxie")]) > 2
        assert stamina(table) == dict.fromkeys(table.crew, 2)

    def test_without_stamina_nobody_participates(self) -> None:
        """DS-CHAL-003: Ed with 0 stamina is refused; the others are not."""
        table = facing(tire(on_map(), ed=0), "STRENGTH", 5)

        assert refused(table, "join ed").rule == "DS-CHAL-003"
        assert [line for line in offered(table) if line.startswith("join ")] == [
            "join claire", "join ezarius", "join jessie", "join miguel",
        ]  # fmt: skip

    def test_taking_part_changes_nothing_but_stamina(self) -> None:
        """DS-CHAL-003, DS-CHAL-013: Ed with low morale pays 2; status, damage and equipped cards are as before."""
        table = hurt(ail(wear(on_map(), "ed", "bluff-4"), "ed", "low-morale"), ed=2)
        play(facing(table, "CUNNING", 9), "join ed", "go on", "fate 8", "go on")
        ed = table.crew["ed"]

        assert (ed.stamina, ed.statuses, ed.damage, ed.cards) == (1, ("low-morale",), 2, ("bluff-4",))

    def test_the_last_stamina_is_enough(self) -> None:
        """DS-CHAL-003: with 1 stamina Ed takes part and has none left."""
        table = play(facing(tire(on_map(), ed=1), "STRENGTH", 5), "join ed")

        assert stamina(table) == {"ed": 0}

    def test_nobody_need_participate(self) -> None:
        """DS-CHAL-004: CRAFT 5 with no participant and fate 5: it succeeds and no stamina was spent."""
        table = play(facing(on_map(), "CRAFT", 5), "go on", "fate 5", "go on")

        assert passed(table)
        assert stamina(table) == {}

    def test_basic_values_and_equipped_cards_add_up(self) -> None:
        """DS-CHAL-005: Claire 1 basic and 1 equipped, Ed 2 basic and 3 equipped CUNNING: the sum is 7."""
        table = wear(on_map(), "claire", "bluff-4")
        wear(table, "ed", "card-up-the-sleeve-3", "barter-5", "rally-6", "plain-craft-6")
        play(facing(table, "CUNNING", 9), "join claire", "join ed", "go on", "fate 1")

        assert total(table, table.test) == 7 + 1

    def test_once_per_challenge_and_not_after_fate(self) -> None:
        """DS-CHAL-016: nobody joins twice, nor once fate is drawn; a matching card may still be discarded."""
        table = hold(on_map(2, crew=PAIRS), 1, "dare-2")
        facing(table, "MOXIE", 5)
        play(table, "join ezarius")
        twice = refused(table, "join ezarius")
        play(table, "go on", "fate 3")
        late = refused(table, "join jessie")
        play(table, "discard dare-2", "go on")

        assert (twice.rule, twice.key) == ("DS-CHAL-016", "joined-already")
        assert (late.rule, late.key) == ("DS-CHAL-016", "after-the-draw")
        assert passed(table)

    def test_nobody_joins_while_fate_is_being_drawn(self) -> None:
        """DS-CHAL-016: nothing is drawn yet, so that is not the reason; another decision is open."""
        early = refused(play(facing(on_map(), "MOXIE", 5), "go on"), "join jessie")

        assert (early.rule, early.key) == ("DS-CHAL-016", "not-now")

    def test_a_redraw_does_not_let_others_join(self) -> None:
        """DS-CHAL-016: after Ed's redraw the participants are still those of step 1."""
        table = play(facing(on_map(), "MOXIE", 5), "go on", "fate 1", "activate ed redraw", "fate 2")

        assert refused(table, "join jessie").rule == "DS-CHAL-016"
        assert table.test.crew == ()

    def test_a_challenge_tied_to_one_character(self) -> None:
        """DS-CHAL-017: `by miguel`: Ed is refused, Miguel may, and a CRAFT card from hand adds 1."""
        table = hold(on_map(), 0, "plain-craft-6")
        table.goods["rope"], table.goods["torch"] = 0, 1
        effects(table, "challenge CRAFT 6 by miguel", "fail: lose 1 torch", "pass: gain 1 rope")
        reason = refused(table, "join ed")
        play(table, "join miguel", "go on", "fate 3", "discard plain-craft-6", "go on")

        assert reason.rule == "DS-CHAL-017"
        assert passed(table)

    def test_in_a_challenge_within_another_everybody_may_join_anew(self) -> None:
        """DS-CHAL-016, DS-CHAL-003: who took part in the failed one may again, for another stamina, or stay out."""
        table = effects(tire(on_map(), ed=2), "challenge STRENGTH 9", "fail: challenge CRAFT 9; lose 1 health")
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")
        assert (table.test.crew, {"join ed", "join jessie"} <= {*offered(table)}) == ((), True)
        play(table, "join ed", "join miguel")

        assert stamina(table) == {"ed": 0, "jessie": 2, "miguel": 2}
        assert [test.crew for test in table.tests] == [("ed", "jessie"), ("ed", "miguel")]

    def test_after_a_challenge_within_another_the_first_participants_suffer(self) -> None:
        """DS-CHAL-010: the inner one is over, so what the outer failure still costs is Ed's first and not Miguel's."""
        table = effects(tire(on_map(), ed=1), "challenge STRENGTH 9", "fail: challenge CRAFT 9; lose 1 health")
        play(table, "join ed", "go on", "fate 1", "join miguel", "go on", "fate 1")

        assert victims(table) == ["ed"]

    def test_what_ties_one_challenge_does_not_tie_the_one_within(self) -> None:
        """DS-CHAL-017: Miguel's failed challenge brings one for all; one for Ed within one for all is his alone."""
        table = effects(tire(on_map(), ed=0), "challenge CRAFT 9 by miguel", "fail: challenge MOXIE 9")
        play(table, "go on", "fate 1")
        assert {"join claire", "join jessie", "join miguel"} <= {*offered(table)}

        table = effects(tire(on_map(), jessie=1), "challenge CRAFT 9", "fail: challenge MOXIE 9 by ed")
        play(table, "join jessie", "go on", "fate 1", "go on")
        assert [line for line in offered(table) if line.startswith("join")] == ["join ed"]

    def test_whom_it_is_tied_to_pays_as_well(self) -> None:
        """DS-CHAL-003: Miguel, the only one who may, spends 1 stamina; without any he cannot take part."""
        table = play(effects(tire(on_map(), miguel=2), "challenge CRAFT 6 by miguel"), "join miguel")
        tired = effects(tire(on_map(), miguel=0), "challenge CRAFT 6 by miguel")

        assert table.crew["miguel"].stamina == 1
        assert refused(tired, "join miguel").rule == "DS-CHAL-003"


class TestAdjustments:
    """DS-CHAL-007, DS-SKIL-003."""

    def test_cards_are_played_after_fate_is_known(self) -> None:
        """DS-CHAL-007: a total of 6 against 8; a card giving 2 PERCEPTION makes it 8, but not before the draw."""
        table = facing(own(on_map(), 0, "gathering-basket"), "PERCEPTION", 8)
        early = refused(table, "play gathering-basket perception")
        play(table, "join jessie", "go on", "fate 5")
        before = total(table, table.test)
        play(table, "play gathering-basket perception")

        assert early.rule == "DS-CHAL-007"
        assert (before, total(table, table.test)) == (6, 8)
        assert passed(play(table, "go on"))

    def test_every_kind_of_help_is_there(self) -> None:
        """DS-CHAL-007: boards, adventure cards, equipped cards and discards of any player change the total."""
        table = wear(hold(on_map(2, crew=PAIRS), 1, "plain-strength-7", "plain-craft-6"), "ezarius", "haul-away-4")
        own(stock(table, meat=1), 1, "climbing-irons")
        play(facing(table, "STRENGTH", 9), "go on", "fate 1")
        help_ = ["activate ed strength", "activate haul-away-4 strength", "play climbing-irons strength"]
        assert {*help_, "discard plain-strength-7"} <= {*offered(table)}
        assert refused(table, "discard plain-craft-6").rule == "DS-EQIP-014"
        play(table, *help_, "discard plain-strength-7", "go on")

        assert told(table, "challenge-failed") == [(1 + 1 + 3 + 2 + 1, 9)]

    def test_stamina_gained_after_the_draw_pays_for_help(self) -> None:
        """DS-CHAL-007: with Ed at 0 stamina and 1 meat the window is open, for the meat lets him redraw."""
        table = tire(stock(on_map(), meat=1), ed=0)
        play(facing(table, "MOXIE", 5), "go on", "fate 1")
        play(table, "use meat stamina by p1", "refresh ed", "activate ed redraw", "fate 7", "go on")

        assert passed(table)

    def test_a_cure_after_the_draw_lets_the_mad_help(self) -> None:
        """DS-CHAL-007: mad Ed could redraw if Miguel cured him, so the window is open."""
        table = play(facing(ail(on_map(), "ed", "madness"), "MOXIE", 5), "go on", "fate 1")
        play(table, "activate miguel cure-madness", "cure ed of madness", "activate ed redraw", "fate 6", "go on")

        assert passed(table)

    def test_a_card_equipped_after_the_draw_helps(self) -> None:
        """DS-CHAL-007: a redraw in hand can be equipped and used, though no card matches the skill."""
        table = hold(tire(on_map(), ed=0), 0, "star-chart-6", "plain-craft-6", "plain-strength-7")
        play(facing(table, "MOXIE", 5), "go on", "fate 1", "equip star-chart-6 on miguel")
        play(table, "drop plain-craft-6", "drop plain-strength-7", "activate star-chart-6 redraw", "fate 6", "go on")

        assert passed(table)

    def test_where_nothing_can_be_done_nobody_is_asked(self) -> None:
        """DS-CHAL-007: with Ed at 0 stamina and nothing in hand the result stands at once."""
        table = play(facing(tire(on_map(), ed=0), "MOXIE", 5), "go on", "fate 5")

        assert passed(table)

    def test_temporary_skill_needs_nobody_and_lasts_for_one_challenge(self) -> None:
        """DS-SKIL-003: SAVVY without participant, fate 4 and 3 temporary SAVVY make 7; the next has none of it."""
        table = wear(stock(on_map(), sand_honey=1), "ezarius", "honeyed-memory-3")
        play(facing(table, "SAVVY", 7), "go on", "fate 4", "activate honeyed-memory-3 savvy", "go on")
        first = passed(table)
        play(facing(table, "SAVVY", 7), "go on", "fate 4")

        assert first
        assert total(table, table.test) == 4

    def test_temporary_skill_serves_the_challenge_within_another(self) -> None:
        """DS-SKIL-003: a challenge that follows from a failed one gets all of it, and the failed one nothing."""
        table = wear(stock(on_map(), sand_honey=1), "ezarius", "honeyed-memory-3")
        effects(table, "challenge CRAFT 9", "fail: challenge SAVVY 7")
        play(table, "go on", "fate 4", "go on", "go on", "fate 4", "activate honeyed-memory-3 savvy")

        assert [(test.skill, total(table, test)) for test in table.tests] == [("craft", 4), ("savvy", 7)]
        assert told(play(table, "go on"), "challenge-passed") == [(7, 7)]

    def test_no_temporary_skill_outside_a_challenge(self) -> None:
        """DS-SKIL-003: it cannot be stored up on the map."""
        assert refused(own(on_map(), 0, "gathering-basket"), "play gathering-basket perception").rule == "DS-SKIL-003"


class TestSuccessAndFailure:
    """DS-CHAL-009 to 011, 014, 015."""

    STAIR = """# 900 The Stair

## 900 The Stair

Prose.

> challenge CUNNING 5
> fail: lose 3 health
> turn to 900.1

## 900.1 The Top

Prose.

> gain 1 rope
> return to the map
"""

    @pytest.mark.parametrize("fate", [5, 4])
    def test_the_story_goes_on_either_way(self, fate: int) -> None:
        """DS-CHAL-009, DS-CHAL-011: success ignores the penalty and goes on; failure costs 3 health and goes on."""
        table = play(exploring(story(on_map(), self.STAIR), 900), "go on", f"fate {fate}", "go on")
        lost = 0
        while victims(table):
            play(table, "hurt ezarius")
            lost += 1

        assert lost == (0 if fate == 5 else 3)
        assert table.paragraph == "900.1"
        assert table.goods["rope"] == 1

    def test_failure_still_yields_the_rewards(self) -> None:
        """DS-CHAL-011: `CRAFT 7, fail: -2 health. Gain 1 rope`: failed, 2 damage and 1 rope."""
        table = effects(on_map(), "challenge CRAFT 7", "fail: lose 2 health", "gain 1 rope")
        play(table, "go on", "fate 3", "go on", "hurt ed", "hurt ed")

        assert health(table, "ed") == 6
        assert table.goods["rope"] == 1

    def test_participants_take_failure_damage_first(self) -> None:
        """DS-CHAL-010: Ed with 2 and Jessie with 1 health took part: both drop to 0, the other 2 go to others."""
        table = hurt(on_map(), ed=6, jessie=7)
        effects(table, "challenge STRENGTH 9", "fail: lose 5 health")
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")
        split = victims(table)
        bystander = refused(table, "hurt miguel")
        play(table, "hurt jessie", "hurt ed")
        alone = victims(table)
        play(table, "hurt ed")
        others = victims(table)
        play(table, "hurt miguel", "hurt claire")

        assert (split, alone, others) == (["ed", "jessie"], ["ed"], ["claire", "ezarius", "miguel"])
        assert (bystander.rule, bystander.key) == ("DS-CHAL-010", "participants-first")
        assert [health(table, name) for name in ("ed", "jessie", "miguel", "claire")] == [0, 0, 6, 6]
        assert not victims(table)

    def test_with_no_participant_damage_goes_anywhere(self) -> None:
        """DS-CHAL-014: nobody took part: the active player may give all 3 to any one character with health."""
        table = fallen(on_map(2, crew=PAIRS), "claire")
        effects(table, "challenge STRENGTH 9", "fail: lose 3 health")
        play(table, "go on", "fate 1", "go on")
        able, decider = victims(table), waiting(table)[1]
        play(table, *["hurt jessie"] * 3)

        assert (able, decider) == (["ed", "ezarius", "jessie", "miguel"], 0)
        assert health(table, "jessie") == 5

    def test_a_status_of_a_failure_goes_to_anyone(self) -> None:
        """DS-CHAL-015: Ed took part and the penalty is venom: the active player may give it to Miguel."""
        table = effects(on_map(), "challenge STRENGTH 9", "fail: gain venom")
        play(table, "join ed", "go on", "fate 1", "go on")
        able = bearers(table)
        play(table, "afflict miguel with venom")

        assert able == ["claire", "ed", "ezarius", "jessie", "miguel"]
        assert table.crew["miguel"].statuses == ("venom",)


class TestSkills:
    """DS-SKIL-001, 002, 004."""

    def test_there_are_six(self) -> None:
        """DS-SKIL-001: strength, perception, savvy, craft, cunning, moxie; no character or card has another."""
        pack = on_map().pack

        assert SKILLS == ("strength", "perception", "savvy", "craft", "cunning", "moxie")
        assert {card.skill for card in pack.abilities.values()} == {*SKILLS}
        assert {skill for board in pack.characters.values() for skill in board.skills} <= {*SKILLS}

    @pytest.mark.parametrize(("skill", "value"), [("savvy", 1), ("cunning", 1), ("strength", 0)])
    def test_claires_basic_values(self, skill: str, value: int) -> None:
        """DS-SKIL-002: Claire has SAVVY 1 and CUNNING 1."""
        assert skill_of(on_map(), "claire", skill) == value

    def test_a_skill_never_drops_below_0(self) -> None:
        """DS-SKIL-004: weakened, Ezarius with CRAFT 1 adds 0 and takes nothing off fate."""
        table = ail(on_map(), "ezarius", "weakened")
        play(facing(table, "CRAFT", 4), "join ezarius", "go on", "fate 4")

        assert skill_of(table, "ezarius", "craft") == 0
        assert passed(play(table, "go on"))
