"""What the examples of quests, scores, the log, sharing, variants and errata leave open."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import Profile
from sleeping_gods.kernel.play import is_over
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.score import journey_log, score
from sleeping_gods.sea.view import view

from .fights import attack, facing
from .tables import (
    again,
    at_sea,
    at_start,
    beat_crew,
    draw_event,
    effects,
    exploring,
    fight,
    foe,
    give_command,
    hold,
    in_force,
    offered,
    own,
    play,
    put_command,
    refused,
    reprint,
    settled,
    told,
    wear,
)


class TestQuestsAndScores:
    """SG-QUEST, SG-SCORE, SG-TOTEM."""

    def test_only_the_named_quest_is_used_up(self) -> None:
        """SG-QUEST-002: of quests 9, 74 and 10 the second goes to the box; two that are used up both lie there."""
        table = effects(at_sea(), "gain quest 9", "gain quest 74", "gain quest 10", "complete quest 74")
        assert (table.quests, table.used_quests) == ([1, 2, 9, 10], [74])

        assert effects(table, "lose quest 1").used_quests == [74, 1]

    def test_an_ending_is_scored_by_what_was_reached(self) -> None:
        """SG-SCORE-008: a finale that runs out without an ending scores none, and the score is written all the same."""
        table = at_sea()
        table.finale = True
        exploring(table, 72)

        assert is_over(table)
        assert (table.over, table.log.ending, score(table).ending) == ("finale", "", 0)
        assert table.log.score == str(4 * 2 + 2 + 1)

    def test_a_totem_that_was_lost_scores_nothing(self) -> None:
        """SG-SCORE-002, SG-SCORE-003: of two totems one goes back to the box: 4 points are left, and two ticks."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 14", "lose adventure 14")

        assert (score(table).adventures, score(table).totems) == (2 * 5, 2)
        assert len(table.achievements()) == 2

    def test_an_easy_defeat_counts_in_the_log(self) -> None:
        """SG-SCORE-009, SG-LOG-001: the log of an easy campaign notes its defeats, and its score bears the E."""
        table = settled(beat_crew(at_sea(easy="on")))
        effects(table, "ending home")
        log = journey_log(table)

        assert (log["defeats"], log["mode"]) == (1, "easy")
        assert log["score"] == f"{4 * 2 + 2 + 30 // 2 + 10 - 10}E"

    def test_the_log_of_a_brutal_campaign_notes_its_defeat(self) -> None:
        """SG-LOG-001, SG-DEFEAT-021: the one defeat is ticked, though it costs no points."""
        table = beat_crew(at_sea(mode="brutal"))

        assert (journey_log(table)["defeats"], score(table).defeats) == (1, 0)


class TestLogs:
    """SG-LOG-002, SG-RESET-001, 003."""

    def test_notes_of_two_places_and_a_later_one(self) -> None:
        """SG-LOG-002: a note replaces what stood at its own place and nothing else, whoever writes it, at any time."""
        table = play(at_sea(2), "note 9 ORCHID", "note 12 two sisters")
        play(effects(table, "ship damage 1"), "note 9 done")

        assert table.map_notes() == {"9": "done", "12": "two sisters"}
        assert offered(table)[0].startswith("draw ")

    def test_a_reset_clears_the_boards_and_the_serpent(self) -> None:
        """SG-RESET-001: fatigue, statuses, command, weapons, tokens, letters, debt and serpent are gone too."""
        table = own(wear(at_sea(2), "mac", "refine-1"), "revolver", on="mac")
        put_command(in_force(table, "lost-sailor"), mac=2)
        table.crew["mac"].fatigue, table.crew["mac"].statuses, table.serpent = 2, ("venom", "madness"), "2.quay"
        table.letters, table.tokens, table.event_debt, table.event_pass = ["A"], ["diving-suit"], 3, 2
        table.feared, table.revered = 2, 1
        play(again(table), "reset campaign")
        mac = table.crew["mac"]

        assert (mac.fatigue, mac.statuses, mac.command, mac.weapons, mac.cards) == (0, (), 0, (), ())
        assert (table.serpent, table.letters, table.tokens, table.ongoing) == ("", [], [], [])
        assert (table.event_debt, table.event_pass, table.feared, table.revered) == (0, 1, 0, 0)
        assert (table.supply, len(table.deck), table.violations()) == (14, 60, [])

    def test_a_reset_leaves_the_log_and_other_campaigns(self, tmp_path: Path) -> None:
        """SG-RESET-003: save lines and notes of the campaign stay on its log, and ticks of others on the sheet."""
        profile = Profile.load(tmp_path)
        profile.merge("sea", effects(at_sea(), "gain adventure 81"))
        table = play(at_start(), "save game", "note 4 rope", "reset campaign")
        profile.merge("sea", table)

        assert (len(table.log.saves), table.map_notes()) == (1, {"4": "rope"})
        assert profile.of("sea").ticked == ["totem:totem-of-glass"]


class TestVariants:
    """SG-VARIANT-001, 003, 006, 011."""

    def test_the_bonus_is_added_as_far_as_the_supply_goes(self) -> None:
        """SG-VARIANT-008, SG-COMP-004: switched with 80 coins, 6 grain and 3 meat there are 85, 6 and 4."""
        table = at_sea()
        table.goods |= {"coins": 80, "grain": 6, "meat": 3}
        play(again(table), "easy mode")

        assert [table.goods[kind] for kind in ("coins", "grain", "meat", "vegetables")] == [85, 6, 4, 1]

    def test_the_command_of_a_turn_comes_after_venom(self) -> None:
        """SG-VARIANT-006: when venom beats the crew at the start of a turn there is no command for it."""
        table = at_start(easy="on")
        for name, member in table.crew.items():
            member.damage = table.bound.health[name]
        table.crew["mac"].damage -= 1
        table.crew["mac"].statuses = ("venom",)
        play(again(table), "begin turn")

        assert (told(table, "defeat"), table.pools) == ([("crew",)], [0])

    @pytest.mark.parametrize("dice", ["may", "off"])
    def test_the_attackers_player_draws_or_rolls(self, dice: str) -> None:
        """SG-VARIANT-011: for the attack of P2's Mac in P1's turn it is P2 who chooses between card and die."""
        table = foe(at_sea(2, dice=dice), "wall", "H H H|H H H|H H H", defense=5, attack=0)
        play(fight(table, "wall"), "attack wall with mac using cutlass")

        assert (offered(table) == ["draw fate", "roll fate"]) == (dice == "may")
        assert dice == "off" or decider(table) == 1

    def test_a_card_replaced_by_a_die_stays_aside(self) -> None:
        """SG-VARIANT-011, SG-FATE-002: a card redrawn with the die is discarded when the test is over, and once."""
        table = give_command(effects(at_sea(dice="may"), "challenge SAVVY 9"), 1)
        play(table, "go on", "draw fate", "draw refine-2", "activate gear redraw by p1", "roll fate", "fate 1")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert (table.discard, len(table.deck)) == (["refine-2"], 59)


class TestErrata:
    """SG-ERRATA-002, 004, 008, SG-FAQ-005, 008."""

    def test_endurance_does_not_lift_the_bar(self) -> None:
        """SG-ERRATA-002: with Endurance and 2 fatigue Odessa cannot use card 28 either."""
        table = own(wear(facing("H H H|H H H|H H H"), "odessa", "endurance"), "capstan-bar", on="odessa")
        table.crew["odessa"].fatigue = 2

        assert refused(again(table), "attack a with odessa using capstan-bar").rule == "SG-ERRATA-002"
        table.crew["odessa"].fatigue = 1
        assert "attack a with odessa using capstan-bar" in offered(again(table))

    def test_anybody_cancels_and_the_next_event_comes(self) -> None:
        """SG-ERRATA-004: P2 cancels P1's event; the one of the next turn is resolved like any other."""
        table = give_command(own(at_sea(2), "yesterdays-almanac"), 0, 1)
        reprint(reprint(table, "debris", do=("gain 1 xp",)), "carpenters", do=("gain 5 xp",))
        play(draw_event(table, "debris"), "activate yesterdays-almanac cancel by p2")
        assert (table.xp, table.event, table.event_discard) == (0, "", ["debris"])
        draw_event(table, "carpenters")

        assert (table.xp, table.event_discard) == (5, ["debris", "carpenters"])

    def test_58_offers_everything_again_to_the_next_visit(self) -> None:
        """SG-ERRATA-008: each choice once per explore action; the next explore action may take A again."""
        table = play(exploring(at_sea(), 58), "choose a", "choose d")
        assert refused(table, "choose a").rule == "SG-EXPLORE-012"

        assert "choose a" in offered(exploring(table, 58))

    def test_the_stone_of_blood_is_its_users(self) -> None:
        """SG-FAQ-005: used by P2 in P1's turn, P2 picks the enemy; no token is spent and no round begins."""
        table = give_command(own(facing("H H .|. . .|. . .", players=2), "stone-of-blood"), 0, 1)
        tokens = list(table.fight.tokens)
        play(table, "activate stone-of-blood deal by p2")
        assert decider(table) == 1
        play(table, "target a", "cover a a1")

        assert (table.fight.tokens, table.fight.round, table.pools) == (tokens, 1, [0, 0])
        assert not any(member.actions for member in table.crew.values())


class TestSharing:
    """SG-SHARE-001 to 004."""

    def test_a_weapon_is_common_and_its_carrier_is_not(self) -> None:
        """SG-SHARE-001, SG-SHARE-002: P2's Kannan attacks with a weapon bought by all, with P2's token."""
        table = own(facing("H H H|H H H|H H H", players=2), "revolver", on="kannan")
        before = list(table.fight.tokens)
        attack(table, "kannan", "a", 6, weapon="revolver")

        assert [now - then for now, then in zip(table.fight.tokens, before, strict=True)] == [0, -1]

    def test_every_view_shows_the_same_common_goods(self) -> None:
        """SG-SHARE-004: quests, keywords, XP, tokens, ship, used quests and cards are alike for all three seats."""
        table = effects(at_sea(3), "gain quest 9", "complete quest 2", "gain 3 xp", "gain token diving-suit")
        hold(table, 2, "triage-5")
        shown = [view(table, seat) for seat in range(3)]

        for key in ("quests", "used_quests", "xp", "tokens", "ship", "goods", "adventures", "pools", "crew"):
            assert shown[0][key] == shown[1][key] == shown[2][key]
        assert [one["hand"] for one in shown] == [[], [], ["triage-5"]]
