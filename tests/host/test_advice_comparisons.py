"""What an advice says of the next best choice: a tie, a figure that separates, or that chance decides."""

from __future__ import annotations

from sleeping_gods.bots.robots.advice_facts import (
    Beside,
    CourseWorth,
    Equal,
    GoalWorth,
    Instead,
    Leaves,
    ScoreAhead,
    Separates,
    Standing,
    ThumbRule,
    UnreadAhead,
)
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.bots.robots.thumb_rules import ANY
from sleeping_gods.host.advice_beside import parts_of
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.party.chapters.statuses import RemoveStatus

from .advising import TRIED, item, lines, table_at, why


class TestTies:
    """Two choices that are valued alike."""

    def test_a_rule_decides_where_they_stand_differently(self) -> None:
        """The rule is said, how both stand, and that trial runs leave it to the rule."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("bears"), Standing(first[1], "health", 5, 6))
        other = item(second, 0.0, TRIED, Standing(second[1], "health", 3, 5))

        said = why(table, Advice(best, (other,)))
        assert "whoever has most health left takes it" in said
        assert "5 of 6 health" in said
        assert "3 of 5 health" in said
        assert "came out level in 8 trial runs, so that rule decides" in said
        assert "c'est cette règle qui décide" in why(table, Advice(best, (other,)), "fr")

    def test_either_will_do_where_they_stand_alike(self) -> None:
        """As much health left is the same, whatever the board has."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("bears"), Standing(first[1], "health", 5, 6))
        other = item(second, 0.0, TRIED, Standing(second[1], "health", 5, 5))

        assert "so either will do" in why(table, Advice(best, (other,)))

    def test_the_same_stock_speaks_for_either(self) -> None:
        """One kind of goods is paid instead of another; of both there is as much."""
        table = table_at("LoseResource", seed=1)
        first, second = table.offered[:2]
        best = item(first, 0.0, ThumbRule("plenty"), Standing(first[1], "goods", 3))
        other = item(second, -1.0, Beside(((first[1], 1.0), (second[1], -1.0)), 4, alike=False))
        other = item(second, -1.0, *other.facts, Standing(second[1], "goods", 3))

        assert "the same figures speak, so either will do" in why(table, Advice(best, (other,)))

    def test_what_each_asks_is_left_to_whoever_pays_it(self) -> None:
        """Where somebody stands in an encounter: prices and challenges are printed beside each."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]

        said = why(table, Advice(item(first, 0.0, TRIED, ThumbRule("stand")), (item(second, 0.0, TRIED),)))
        assert "what each asks for is yours to weigh" in said

    def test_who_joins_first_decides_nothing(self) -> None:
        """People join one after the other, so two who are equally good may both take part."""
        table = table_at("JoinChallenge", fits=lambda table: sum(choice[0] == "join" for choice in table.offered) > 1)
        first, second = [choice for choice in table.offered if choice[0] == "join"][:2]

        said = why(table, Advice(item(first, 0.0, TRIED, ThumbRule("join")), (item(second, 0.0, TRIED),)))
        assert "may both take part" in said
        assert "either will do" not in said

    def test_an_act_of_any_time_is_decided_by_no_rule_of_the_question(self) -> None:
        """The rule is about the answers alone."""
        table = table_at("TakeAction", fits=lambda table: any(map(_equips, table.acts(waiting_decision(table)))))
        act = next(filter(_equips, table.acts(waiting_decision(table))))

        said = why(table, Advice(item(table.offered[0], 0.0, TRIED, ThumbRule("course")), (item(act, 0.0, TRIED),)))
        assert "that rule decides" not in said

    def test_luck_is_called_luck(self) -> None:
        """The robot has no rule, so the other would do as well."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]

        said = why(table, Advice(item(first, 0.0, ANY), (item(second, -1.0),)))
        assert "takes one by luck" in said
        assert "would do as well" in said

    def test_unread_pages_are_left_to_whoever_reads_the_words(self) -> None:
        """Both are counted with the average of unread pages."""
        table = table_at("Choose")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("story"), UnreadAhead())
        other = item(second, 0.0, TRIED, UnreadAhead())

        said = why(table, Advice(best, (other,)))
        assert "an average of 2.2 points" in said
        assert "yours to weigh" in said

    def test_a_course_that_is_worth_as_much(self) -> None:
        """The figure stands once, and either will do."""
        table = table_at("TakeAction")
        first, second = table.offered[:2]
        facts = (CourseWorth(4.2),)

        said = why(table, Advice(item(first, 0.0, *facts), (item(second, 0.0, *facts),)))
        assert said.count("4.2 points") == 1
        assert "either will do" in said


def test_beside_a_course_what_has_none_promises_nothing() -> None:
    """No trial run of an action says what the course is for, so none makes a tie of it."""
    table = table_at("TakeAction")
    first, second = table.offered[:2]
    other = item(second, -1.0, Leaves((), 4), Beside((), 4, alike=True))

    said = why(table, Advice(item(first, 0.0, CourseWorth(1.8)), (other,)))
    assert "for which that reckoning has nothing" in said
    assert "level" not in said


class TestTheNextBest:
    """What the second choice gives up."""

    def test_it_says_how_many_points_less_and_what_it_leaves(self) -> None:
        """In points, and in things with their sign."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, Leaves((("meat", 1.0),), 8), ThumbRule("search-two"))
        other = item(second, -1.25, TRIED, Beside((("meat", -1.0), ("ship", 0.5)), 8, alike=False))

        said = why(table, Advice(best, (other,)))
        assert "about 1.2 points lower in 8 trial runs (against the first: -1 meat, +0.5 ship damage)" in said
        assert lines(table, Advice(best, (other,)))[1].startswith(
            "1.2 points behind in trial runs; against the first: -1 meat"
        )
        assert "finit environ 1,2 point plus bas sur 8 essais simulés" in why(table, Advice(best, (other,)), "fr")

    def test_more_within_chance_tells_nothing(self) -> None:
        """A higher mean that chance explains is no figure; one that it does not is said with what would be needed."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        unsure = ScoreAhead(0.0, 0.4, 8)

        said = why(table, Advice(item(first, 0.0, TRIED), (item(second, 0.3, unsure),)))
        assert "8 trial runs do not tell its second choice" in said
        assert "chance explains a difference of up to 0.4 points" in said
        assert "higher" not in said
        said = why(table, Advice(item(first, 0.0, TRIED), (item(second, 0.2, TRIED),)))
        assert "0.2 points higher in 8 trial runs, less than the quarter of a point beyond chance" in said
        few = why(table, Advice(item(first, 0.0, TRIED), (item(second, 0.2, ScoreAhead(0.0, 0.0, 3)),)))
        assert "3 trial runs do not tell" in few

    def test_luck_beside_trial_runs_that_tell_nothing(self) -> None:
        """Then either will do."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]
        unsure = ScoreAhead(0.0, 0.4, 8)

        said = why(table, Advice(item(first, 0.0, TRIED, ANY), (item(second, 0.3, unsure),)))
        assert "either, so either will do" in said

    def test_one_trial_run_compares_nothing(self) -> None:
        """Neither points nor a tie are told of it."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        once = ScoreAhead(0.0, 0.0, 1)

        said = why(table, Advice(item(first, 0.0, once, ThumbRule("search-two")), (item(second, -2.0, once),)))
        assert "trial run" not in said
        assert "points" not in said

    def test_the_usual_choice_is_named_where_trial_runs_beat_it(self) -> None:
        """Once, with what it came out lower by."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, Instead(second, 0.9))

        said = why(table, Advice(best, (item(second, -0.9, TRIED),)))
        assert said.count("would be usual") == 1
        assert "0.9 points lower in 8 trial runs" in said

    def test_an_act_goes_before_the_action_that_follows(self) -> None:
        """Equipping takes no action: what comes next is named with its worth."""
        table = table_at("TakeAction", fits=lambda table: any(map(_equips, table.acts(waiting_decision(table)))))
        act = next(filter(_equips, table.acts(waiting_decision(table))))
        next_best = item(table.offered[0], 0.0, CourseWorth(1.8))

        said = why(table, Advice(item(act, 0.0, ThumbRule("equip")), (next_best,)))
        assert "in every test of its skill" in said
        assert "It takes no action" in said
        assert "1.8 points for each action" in said

    def test_it_says_when_somebody_else_should_choose(self) -> None:
        """The robot would rather leave it to another seat: nothing is said for the choice itself."""
        table = table_at("JoinChallenge")
        first, second = table.offered[:2]

        said = why(table, Advice(item(first, 0.0), (item(second, -1.0),), passes=True))
        assert "leave this to whoever else may choose now" in said
        assert "Of your own choices the next is" in said

    def test_the_only_answer_is_no_choice(self) -> None:
        """What else may be done can be done at any time."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]

        said = why(table, Advice(item(first, 0.0, ThumbRule("only")), (item(second, 0.0),)))
        assert "it is the only answer to the question" in said
        assert "nothing asks for it here" in said


class TestSeparation:
    """A rule is said only where it puts the first choice before the second."""

    def test_what_is_equal_is_called_equal(self) -> None:
        """All cost the same: the rule is not said, and the first is taken."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, ThumbRule("cheapest-lesson"))

        said = why(table, Advice(best, (item(second, -1.0, Equal("cheapest", 8)),)))
        assert "the cheapest level card first; both first choices cost 8 XP, and the rule looks at nothing else" in said
        told = why(table, Advice(best, (item(second, -1.0, Equal("cheapest", 8)),)), "fr")
        assert "les deux premiers choix coûtent 8 XP" in told

    def test_a_rule_that_puts_others_behind_is_said_with_the_tie(self) -> None:
        """Two have least health, a third has more."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, ThumbRule("least-health"))

        said = why(table, Advice(best, (item(second, -1.0, Equal("", 4, ruled=True)),)))
        assert "least health left is healed first; both first choices are equal in that" in said

    def test_the_figure_that_separates_is_said_with_both(self) -> None:
        """Two are equally tired: who has fewer cards decides."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("least-tired"))

        said = why(table, Advice(best, (item(second, 0.0, TRIED, Separates("fewest-cards", 0, 1)),)))
        assert "fewest cards and levels, 0 against 1" in said
        assert "so that rule decides" in said
        worth = Advice(item(first, 0.0, ThumbRule("room-worth")), (item(second, -1.0, Separates("worth", 2.6, 1.1)),))
        assert "about 2.6 points, the second choice with 1.1 points" in why(table, worth)
        close = Advice(item(first, 0.0, ThumbRule("room-worth")), (item(second, -1.0, Separates("worth", 0.84, 0.81)),))
        assert "less than 0.1 points ahead" in why(table, close)
        harm = Advice(item(first, 0.0, ThumbRule("printed")), (item(second, -1.0, Separates("worth", -0.4, -1.2)),))
        assert "about 0.8 points ahead of the second choice" in why(table, harm)

    def test_a_worth_by_a_rule_and_a_lead_in_trial_runs_are_two_figures(self) -> None:
        """Each is said with where it comes from."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("find-worth"))
        advice = Advice(best, (item(second, -0.5, TRIED, Separates("worth", 0.8, 0.5)),))

        said = why(table, advice)
        assert "that rule counts it with about 0.8 points, the second choice with 0.5 points" in said
        assert "came out about 0.5 points lower in 8 trial runs" in said
        told = why(table, advice, "fr")
        assert "le robot y compte environ 0,8 point, et 0,5 point pour le deuxième choix" in told
        assert "finit environ 0,5 point plus bas sur 8 essais simulés" in told

    def test_trial_runs_alone_may_decide(self) -> None:
        """Nothing else speaks for the choice, and how far chance reaches is said."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        other = item(second, -0.4, ScoreAhead(0.0, 0.3, 213))

        said = why(table, Advice(item(first, 0.0, TRIED, Instead(second, 0.4)), (other,)))
        assert "trial runs alone decide it" in said
        assert "0.4 points lower in 213 trial runs, give or take 0.3 points" in said
        assert "close call" not in said


class TestWhatDiffers:
    """Choices that come out alike, but are not the same."""

    def test_an_ailment_is_not_another(self) -> None:
        """What each does is said, and that nobody counts it."""
        table = table_at("LoseHealth")
        names = [choice[1] for choice in table.offered[:2]]
        table.agenda.append(RemoveStatus(0, "any"))
        table.offered = [("cure", names[0], "of", "low-morale"), ("cure", names[1], "of", "venom")]
        best, other = (item(choice, 0.0, TRIED, ANY) for choice in table.offered)

        said = why(table, Advice(best, (other,)))
        assert "either will do" not in said
        assert "Low morale: taking part in a challenge costs 1 command more; the second: Venom: 1 damage" in said

    def test_who_bears_an_ailment_costs_least_by_it(self) -> None:
        """The figure is said by which the rule tells them apart."""
        table = table_at("GainStatus")
        first, second = table.offered[:2]
        best, other = item(first, 0.0, TRIED, ThumbRule("stacks")), item(second, 0.0, TRIED, Separates("weapon", 1, 3))
        advice = Advice(best, (other,))

        assert "then to whoever it costs least; it keeps somebody from attacking" in why(table, advice)
        assert "by the damage of their weapon: 1 against 3" in why(table, advice)
        assert "selon les dégâts de l'arme\u202f: 1 contre 3" in why(table, advice, "fr")
        assert "either will do" not in why(table, advice)

    def test_two_who_have_as_much_health_are_said_to_be_equal(self) -> None:
        """A few trial runs tell them apart, and nothing on the table does."""
        table = table_at("LoseHealth")
        first, second = table.offered[:2]
        best = item(first, 1.3, TRIED, Standing(first[1], "health", 5, 5))
        other = item(second, 0.0, TRIED, Standing(second[1], "health", 5, 5))
        worse = item(second, 0.0, TRIED, Standing(second[1], "health", 4, 5))

        assert "has as much health" in why(table, Advice(best, (other,)))
        assert "a autant de santé" in why(table, Advice(best, (other,)), "fr")
        assert "either will do" in why(table, Advice(best, (other,)))
        assert "either will do" not in why(table, Advice(best, (worse,)))

    def test_commas_in_brackets_part_nothing(self) -> None:
        """What both say is left out; a square says nothing."""
        assert parts_of("1 time, 2:a2, location 5 (read, changed), a river.") == [
            "1 time", "location 5 (read, changed)", "a river",
        ]  # fmt: skip


class TestAgainst:
    """Figures that speak for the second choice."""

    def test_what_the_goal_is_worth_outweighs_them(self) -> None:
        """More fatigue on the way that is nearer."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        best = item(first, 0.0, GoalWorth(4.2))
        other = item(second, -1.0, Beside((("fatigue", -3.3),), 3, alike=False))

        said = why(table, Advice(best, (other,)))
        assert "what is there is counted with about 4.2 points" in said
        assert "although -3.3 fatigue, worth about 1.6 points, is less than what is there" in said

    def test_a_rule_is_not_shown_beside_figures_that_it_does_not_weigh(self) -> None:
        """Few trial runs speak for the second choice: the rule stands alone, with its own figures."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        other = item(second, -1.0, Beside((("health", 2.0),), 3, alike=False))

        assert "+2 health" not in why(table, Advice(item(first, 0.0, ThumbRule("printed")), (other,)))

    def test_points_count_what_speaks_for_the_second_choice(self) -> None:
        """It is said that it is in them."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        other = item(second, -1.0, TRIED, Beside((("health", 2.0), ("command", -1.0)), 8, alike=False))

        said = why(table, Advice(item(first, 0.0, TRIED), (other,)))
        assert "1 point lower in 8 trial runs (counting +2 health against -1 command)" in said

    def test_what_makes_up_for_each_other(self) -> None:
        """Level, though things differ: both sides are told."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        other = item(second, 0.0, TRIED, Beside((("health", 1.0), ("command", -1.0)), 8, alike=False))

        said = why(table, Advice(item(first, 0.0, TRIED), (other,)))
        assert "came out level in 8 trial runs (+1 health against -1 command comes to about the same)" in said
        assert "either will do" not in said

    def test_a_small_gap_is_within_chance_on_either_side(self) -> None:
        """One threshold: the 95 % interval of the trial runs."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        unsure = ScoreAhead(0.0, 0.4, 30)

        said = why(table, Advice(item(first, 0.0, TRIED), (item(second, -0.2, unsure),)))
        assert "0.2 points lower in 30 trial runs, which is too little to go by" in said
        listed = lines(table, Advice(item(first, 0.0, TRIED), (item(second, -0.2, unsure),)))
        assert listed[1].startswith("0.2 points behind in trial runs, within chance")

    def test_many_kinds_of_goods_are_one_figure(self) -> None:
        """None of them goes unsaid."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        goods = (("meat", -0.6), ("grain", -0.5), ("coins", -0.4), ("materials", -0.4))
        other = item(second, -1.0, TRIED, Beside((("ship", -0.8), *goods), 40, alike=False))

        assert "-1.9 resources, though -0.8 ship damage" in why(table, Advice(item(first, 0.0, TRIED), (other,)))

    def test_a_price_is_told_whole(self) -> None:
        """Coins and an artifact that is sold; only gains may be cut."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        changes = (("fatigue", -6.0), ("health", 2.0), ("coins", -2.0), ("artifacts", -1.0))
        best = item(first, 0.0, TRIED, Leaves(changes, 4))
        against = Beside(tuple((thing, -amount) for thing, amount in changes), 4, alike=False)

        said = why(table, Advice(best, (item(second, -2.0, TRIED, against),)))
        assert "-6 fatigue, +2 health on average, though -2 coins, -1 artifact" in said
        assert "against the first: +6 fatigue, -2 health, though +2 coins, +1 artifact" in said
        gains = (("fatigue", -6.0), ("health", 2.0), ("coins", 1.0), ("artifacts", 1.0))
        assert "artifact" not in why(table, Advice(item(first, 0.0, TRIED, Leaves(gains, 4)), ()))


def _equips(choice: Choice) -> bool:
    return choice[0] == "equip"
