"""Wandering encounters, once all characters are placed: actions, challenges, rewards and quests (DS-WAND)."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.score import score
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import damage_on, effects, fallen, hold, offered, play, refused, told

from .tables import ail, exploring, in_play, on_map, own, quest, reprint, stands, stock, story, tire

FAIR = """# 900 A fair

## 900 A fair

> encounter

Stalls.

- (a) Show off.
  > challenge CRAFT 7
  > fail: lose 2 health
  > pass: gain 1 rope
- (b) Buy.
  > cost 2 meat
  > gain 1 torch
- (c) Knock.
  > needs LANTERN
  > gain 1 whiskey
- (d) Sell.
  > cost 1 meat
  > gain 1 ogroot
"""


def tents(players: int = 1, crew: str = "", **places: str) -> SkiesTable:
    """The Trade Tents with everybody placed, those not named nowhere."""
    table = stands(on_map(players, **({"crew": crew} if crew else {})), "3:b3")
    return visit(table, **places)


def visit(table: SkiesTable, **places: str) -> SkiesTable:
    """Explore location 24 and place everybody, those not named nowhere."""
    play(table, "explore 24")
    while names := {line.split()[1]: "-" for line in offered(table) if line.startswith("place ")}:
        for name in names:
            play(table, f"place {name} on {places.get(name, '-')}")
    return table


def fair(table: SkiesTable, **places: str) -> SkiesTable:
    """The test's own encounter with everybody placed."""
    exploring(story(table, FAIR), 900)
    for name in ("claire", "ed", "ezarius", "jessie", "miguel"):
        play(table, f"place {name} on {places.get(name, '-')}")
    return table


def results(table: SkiesTable) -> list[str]:
    """How the challenge just settled went."""
    return [str(log_event[0]) for log_event in table.log_events if str(log_event[0]).startswith("challenge-")]


class TestActions:
    """DS-WAND-004, 005, 008, 011 to 013, 016."""

    def test_two_take_an_action_once(self) -> None:
        """DS-WAND-004, DS-WAND-005: Ed and Jessie on an action that grants 1 rope: it is resolved once, rope +1."""
        table = play(tents(ed="a", jessie="a", miguel="d"), "take a")

        assert table.goods["rope"] == 1
        assert told(table, "took-action") == [("a", "ed", "jessie")]
        assert refused(table, "take a").rule == "DS-WAND-004"
        assert offered(table)[:2] == ["take d", "stop encounter"]

    def test_no_requirement_no_test(self) -> None:
        """DS-WAND-008: 'gain 1 meat' with no test: Miguel is there, meat +1 and no fate is drawn."""
        table = tents(miguel="d", ed="a")
        cards = len(table.deck)
        assert refused(table, "take b").rule == "DS-WAND-008"
        play(table, "take d")

        assert (table.goods["meat"], len(table.deck)) == (1, cards)
        assert told(table, "fate") == []

    def test_the_active_player_sets_the_order(self) -> None:
        """DS-WAND-016: the active player picks which action comes next, whoever stands there."""
        table = tents(2, "ed jessie/ezarius miguel", claire="a", miguel="d")
        assert waiting(table)[1] == table.captain
        assert offered(table)[:3] == ["take a", "take d", "stop encounter"]
        play(table, "take d", "take a")

        assert (table.goods["meat"], table.goods["rope"]) == (1, 1)

    def test_the_group_stops(self) -> None:
        """DS-WAND-011: 3 of 5 characters resolved, the group stops: the others do nothing, the action is over."""
        table = tents(claire="a", ed="a", miguel="d", jessie="g", ezarius="c")
        play(table, "take a", "take d", "stop encounter")

        assert (table.goods["rope"], table.goods["meat"], table.goods["ogroot"], table.goods["torch"]) == (1, 1, 0, 0)
        assert (table.encounter, table.exploring, time_left(table)) == (None, False, 3)
        assert {"travel north", "explore 24"} <= {*offered(table)}

    def test_it_ends_when_all_are_done(self) -> None:
        """DS-WAND-011: when all placed characters are done Claire returns to the map; the standees are removed."""
        table = play(tents(claire="a", miguel="d"), "take a", "take d")

        assert (table.encounter, table.place) == (None, "3:b3")
        assert view(table, 0)["encounter"] is None
        assert "camp" in offered(table)

    def test_returning_later(self) -> None:
        """DS-WAND-012: with 4 time the encounter is explored twice, at 2 time each."""
        table = on_map()
        table.spent = 1
        play(visit(stands(table, "3:b3"), ed="g"), "take g", "go on", "fate 8", "go on")
        assert time_left(table) == 2
        play(visit(table, ed="g"), "take g", "go on", "fate 8", "go on")

        assert (time_left(table), table.goods["ogroot"]) == (0, 2)

    def test_crossed_off(self) -> None:
        """DS-WAND-012: an encounter that is crossed off is not visited again."""
        table = on_map()
        table.crossed.append(24)

        assert refused(stands(table, "3:b3"), "explore 24").rule == "DS-EXPL-007"

    def test_once_per_visit(self) -> None:
        """DS-WAND-013: action E taken today is open on a later visit and gives 1 whiskey again."""
        table = play(tents(ed="e"), "take e", "go on", "fate 8", "go on")
        play(visit(table, jessie="e"), "take e", "go on", "fate 8", "go on")

        assert table.goods["whiskey"] == 2

    def test_once_per_campaign(self) -> None:
        """DS-WAND-013, DS-EXPL-012: action A says that it is open once; on a later visit nobody is placed on it."""
        table = play(tents(ed="a"), "take a")

        assert table.goods["rope"] == 1
        play(table, "explore 24")
        assert "place jessie on b" in offered(table)
        assert refused(table, "place jessie on a").rule == "DS-EXPL-012"

    def test_what_is_numbered_is_gained_once(self) -> None:
        """DS-WAND-013: a quest or numbered card already taken is not gained again on a later visit."""
        table = tire(tents(claire="f", miguel="h"), ed=0)
        play(table, "take f", "go on", "fate 8", "take h", "go on", "fate 8", "go on")
        card = table.bound.adventure_numbers[17]
        assert (table.quests, table.adventures) == ([15], [[card]])
        visit(table, claire="f", miguel="h")
        play(table, "take f", "go on", "fate 7", "go on", "take h", "go on", "fate 7", "go on")

        assert (table.quests, table.adventures) == ([15], [[card]])

    def test_costs_and_needs(self) -> None:
        """DS-WAND-006: an action may have another requirement: its cost is paid, a keyword must be there."""
        table = exploring(story(stock(on_map(), meat=2), FAIR), 900)
        assert refused(table, "place ed on c").rule == "DS-QUST-006"
        table = fair(quest(stock(on_map(), meat=2), 41), ed="b", jessie="c", miguel="d")
        play(table, "take d")

        assert (table.goods["ogroot"], table.goods["meat"]) == (1, 1)
        assert refused(table, "take b").rule == "DS-EXPL-012"
        play(table, "take c")
        assert table.goods["whiskey"] == 1
        assert not table.exploring

    def test_stopping_before_anything(self) -> None:
        """DS-WAND-011: the group stops before the first action: standees are removed, and Claire is on the map."""
        table = play(tents(ed="a", jessie="d"), "stop encounter")

        assert (table.encounter, table.exploring, table.place) == (None, False, "3:b3")
        assert (table.goods["rope"], "explore 24" in offered(table)) == (0, True)

    def test_returning_to_an_action_that_is_gone(self) -> None:
        """DS-WAND-012, DS-WAND-013: with an action taken for good the encounter is still open for the others."""
        page = FAIR.replace("900", "24").replace("- (d) Sell.\n", "- (d) Sell.\n  > once per campaign\n")
        table = visit(story(stock(stands(on_map(), "3:b3"), meat=4), page), ed="d")
        play(table, "take d", "explore 24")

        assert "place ed on b" in offered(table)
        assert refused(table, "place ed on d").rule == "DS-EXPL-012"

    def test_a_card_that_was_lost_is_not_gained_again(self) -> None:
        """DS-WAND-013: a numbered card once taken does not come back on a later visit, even if it was lost since."""
        table = effects(on_map(), "gain adventure 17", "lose adventure 17", "gain adventure 17")

        assert (table.adventures, table.gone) == ([[]], [table.bound.adventure_numbers[17]])

    def test_two_pay_once(self) -> None:
        """DS-WAND-005, DS-WAND-004: Ed and Jessie on an action that costs 2 meat: it is paid once for both."""
        table = play(fair(stock(on_map(), meat=5), ed="b", jessie="b"), "take b")

        assert (table.goods["meat"], table.goods["torch"]) == (3, 1)

    def test_five_characters_take_five_actions(self) -> None:
        """DS-WAND-011: the encounter goes on until all five who were placed are done."""
        stalls = "".join(f"- ({letter}) Stall.\n  > gain 1 rope\n" for letter in "abcde")
        table = exploring(story(on_map(), f"# 900 A fair\n\n## 900 A fair\n\n> encounter\n\nStalls.\n\n{stalls}"), 900)
        for name, letter in zip(table.crew, "abcde", strict=True):
            play(table, f"place {name} on {letter}")
        play(table, *(f"take {letter}" for letter in "ebdca"))

        assert (table.goods["rope"], table.encounter) == (5, None)


class TestChallenges:
    """DS-WAND-006, 007, 015, 016."""

    @pytest.mark.parametrize(("joins", "result"), [(False, "challenge-failed"), (True, "challenge-passed")])
    def test_stamina_adds_skill(self, *, joins: bool, result: str) -> None:
        """DS-WAND-006: Ed alone on STRENGTH 6 with fate 5: 5 fails; with 1 stamina it is 7 and succeeds."""
        table = play(tire(tents(ed="e"), ed=1), "take e")
        assert offered(table)[:2] == ["go on", "join ed"]
        play(table, *(["join ed"] if joins else []), "go on", "fate 5")
        if not joins:
            play(table, "go on")

        assert results(table) == [result]
        assert table.crew["ed"].stamina == (0 if joins else 1)

    def test_reward_despite_failure(self) -> None:
        """DS-WAND-007: CRAFT 7, fail -2 health, reward 1 torch: with 6, 2 damage is taken and 1 torch gained."""
        table = play(tire(tents(miguel="c"), ed=0), "take c", "go on", "fate 6")
        assert results(table) == ["challenge-failed"]
        play(table, "hurt miguel", "hurt jessie")

        assert (table.goods["torch"], damage_on(table)) == (1, {"miguel": 1, "jessie": 1})

    def test_no_penalty_on_success(self) -> None:
        """DS-WAND-007: with 7 the torch is gained and nobody is hurt."""
        table = play(tire(tents(miguel="c"), ed=0), "take c", "go on", "fate 7")

        assert (table.goods["torch"], damage_on(table)) == (1, {})

    @pytest.mark.parametrize(("fate", "rope"), [(6, 0), (7, 1)])
    def test_unless_the_action_says_otherwise(self, fate: int, rope: int) -> None:
        """DS-WAND-007: an action that rewards success only gives nothing when the challenge fails."""
        table = play(fair(tire(on_map(), ed=0), miguel="a"), "take a", "go on", f"fate {fate}")
        while "hurt miguel" in offered(table):
            play(table, "hurt miguel")

        assert (table.goods["rope"], damage_on(table)) == (rope, {} if rope else {"miguel": 2})

    def test_only_those_on_the_action_take_part(self) -> None:
        """DS-WAND-015: Ed on CUNNING 8 with fate 5 and skill 2: seat 2 discards a CUNNING card and 8 is reached."""
        table = tents(2, "ed jessie/ezarius miguel", ed="f", jessie="a")
        play(tire(hold(table, 1, "feint-1", "dare-2"), ed=1), "take f")
        for name in ("jessie", "miguel", "claire"):
            assert refused(table, f"join {name}").rule == "DS-WAND-015"
        play(table, "join ed", "go on", "fate 5")
        assert refused(table, "discard dare-2").rule == "DS-EQIP-014"
        play(table, "discard feint-1", "go on")

        assert told(table, "challenge-passed") == [(8, 8)]

    def test_two_help_each_other(self) -> None:
        """DS-WAND-015, DS-WAND-004: both who stand on the action may join its one challenge."""
        table = play(tents(ed="e", jessie="e", miguel="a"), "take e", "join ed", "join jessie")
        assert refused(table, "join miguel").rule == "DS-WAND-015"
        play(table, "go on", "fate 3", "go on")

        assert told(table, "challenge-passed") == [(6, 6)]
        assert table.goods["whiskey"] == 1

    def test_cards_and_abilities_of_anybody_help(self) -> None:
        """DS-WAND-015: an adventure card and an ability of characters elsewhere still aid the challenge."""
        table = own(tents(2, "jessie miguel/ed ezarius", claire="f"), 1, "playing-cards")
        play(table, "take f", "join claire", "go on", "fate 4", "activate ed cunning", "play playing-cards cunning")
        play(table, "go on")

        assert told(table, "challenge-passed") == [(8, 8)]

    def test_between_two_actions_all_may_join(self) -> None:
        """DS-WAND-015: the limit is the action's: a challenge that comes between two of them is open to everybody."""
        table = tents(ed="a", miguel="d")
        reprint(table, "thin-ice", complete=("challenge CRAFT 5", "gain 1 torch"), stays=True)
        play(in_play(table, "thin-ice"), "take a", "complete thin-ice")

        assert {f"join {name}" for name in table.crew} <= {*offered(table)}
        play(table, "join jessie", "go on", "fate 5", "go on")
        assert (table.goods["torch"], offered(table)[:2]) == (1, ["take d", "stop encounter"])

    def test_after_the_encounter_all_may_join_again(self) -> None:
        """DS-WAND-015: the limit is the action's; in another story everybody may take part."""
        table = play(tents(ed="a"), "take a", "travel north")
        play(stands(table, "2:b1"), "explore 38", "choose a", "choose b")

        assert {f"join {name}" for name in table.crew} <= {*offered(table)}

    def test_at_0_health_without_skill(self) -> None:
        """DS-WAND-016: Ed at 0 health on STRENGTH 4: fate 4 is drawn without his skill, and the challenge succeeds."""
        table = fallen(stands(on_map(), "3:b3"), "ed")
        play(visit(table, ed="g"), "take g")
        assert refused(table, "join ed").rule == "DS-HLTH-002"
        play(table, "go on", "fate 4")

        assert told(table, "challenge-passed") == [(4, 4)]
        assert table.goods["ogroot"] == 1

    def test_at_0_health_without_a_test(self) -> None:
        """DS-WAND-016: a character at 0 health may take an action without test."""
        table = play(visit(fallen(stands(on_map(), "3:b3"), "miguel"), miguel="d"), "take d")

        assert table.goods["meat"] == 1

    def test_low_morale_costs_two(self) -> None:
        """DS-WAND-006: stamina is spent as usual, 2 with low morale."""
        table = play(ail(tents(ed="e"), "ed", "low-morale"), "take e", "join ed")

        assert table.crew["ed"].stamina == 1

    def test_one_stamina_is_enough_for_each_of_two(self) -> None:
        """DS-WAND-006: two who stand on the action pay 1 each, the second with the last stamina too."""
        table = tire(tents(ed="e", jessie="e"), ed=1, jessie=1)
        play(table, "take e", "join ed", "join jessie")

        assert (table.crew["ed"].stamina, table.crew["jessie"].stamina, table.test.crew) == (0, 0, ("ed", "jessie"))


class TestQuestCards:
    """DS-WAND-009, 010."""

    def test_read_by_those_who_took_the_action(self) -> None:
        """DS-WAND-009: seats 1 and 2 both on the action: the quest's text is sent to them only."""
        table = tents(3, "ed jessie/ezarius/miguel", ed="h", ezarius="h")
        play(tire(table, ed=0), "take h", "go on", "fate 6")
        text = table.pack.quests[15].text.en

        assert table.quests == [15]
        assert text in str(view(table, 0))
        assert text in str(view(table, 1))
        assert text not in str(view(table, 2))
        assert refused(table, "read quest 15").rule == "DS-WAND-009"

    def test_one_reader(self) -> None:
        """DS-WAND-009: only the player of the character who went there reads it; its keyword is the party's."""
        table = tents(3, "ed jessie/ezarius/miguel", miguel="h")
        play(tire(table, ed=0), "take h", "go on", "fate 6")
        shown = [table.pack.quests[15].text.en in str(view(table, seat)) for seat in range(3)]

        assert shown == [False, False, True]
        assert all("SKETCH" in str(view(table, seat)["quests"]) for seat in range(3))

    def test_a_quest_of_a_common_story_is_for_all(self) -> None:
        """DS-WAND-009: silence is for encounters; what a story gives later lies open to all."""
        table = play(tents(2, ed="a"), "take a")
        table.spent = 0
        play(stands(table, "2:d2"), "explore 2", "choose a")

        assert all(table.pack.quests[41].text.en in str(view(table, seat)) for seat in (0, 1))

    def test_discarded_after_reading(self) -> None:
        """DS-WAND-010: quest 77 goes to the completed box, counts there for the score and is not gained again."""
        table = tents(3, "ed jessie/ezarius/miguel", ezarius="b")
        before = score(table).quests
        play(table, "take b")
        text = table.pack.quests[77].text.en

        assert (table.quests, table.used_quests) == ([], [77])
        assert score(table).quests == before + 1
        assert [text in str(view(table, seat)) for seat in range(3)] == [False, True, False]
        play(visit(table, ed="b"), "take b")
        assert (table.quests, table.used_quests, told(table, "gained-quest")) == ([], [77], [])

    def test_discarded_after_reading_wherever_it_is_gained(self) -> None:
        """DS-WAND-010: quest 77 out of a common story goes to the completed box at once as well."""
        table = effects(on_map(2), "gain quest 77")

        assert (table.quests, table.used_quests) == ([], [77])

    def test_read_in_silence_it_is_a_quest_like_any_other(self) -> None:
        """DS-QUST-003, DS-WAND-009: the keyword of a quest that one player has read is the whole party's."""
        table = quest(on_map(2), 41)
        table.silent["41"] = [1]

        assert has_keyword(table, "LANTERN")

    def test_the_player_of_a_fallen_character_reads_it_too(self) -> None:
        """DS-WAND-009: Ezarius at 0 health took the action: his player, and nobody else, reads quest 77."""
        table = fallen(stands(on_map(3, crew="ed jessie/ezarius/miguel"), "3:b3"), "ezarius")
        play(visit(table, ezarius="b"), "take b")

        assert table.silent == {"77": [1]}
