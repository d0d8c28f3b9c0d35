"""What waits afterwards: what a rule drops, keeps or gives back when the thing it belongs to is over."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.kernel.state import canonical
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, draw_any, effects, fallen, hold, offered, play, refused, told, victims

from .fights import CARDS, battle, blow
from .tables import (
    ail,
    boss,
    enemy,
    exploring,
    foe,
    health,
    hurt,
    in_play,
    new,
    on_map,
    own,
    quest,
    reprint,
    stands,
    stock,
    story,
    tire,
    wear,
)

BAZAAR = """# 905 A bazaar

## 905 A bazaar

> encounter

Stalls.

- (a) Rummage.
  > once per campaign
  > gain 1 rope
- (b) Haggle.
  > once per visit
  > gain 1 torch
- (c) Look.
  > gain 1 meat
"""


class TestAfterAChallenge:
    """What belongs to a challenge ends with it."""

    def test_later_damage_is_nobody_in_particulars(self) -> None:
        """DS-CHAL-010: the failure's damage is Ed's first, who took part; the story's next damage is anybody's."""
        table = effects(on_map(), "challenge STRENGTH 9", "fail: lose 1 health", "lose 1 health")
        play(table, "join ed", "go on", "fate 1", "go on")
        first = victims(table)
        play(table, "hurt ed")

        assert (first, victims(table)) == (["ed"], ["claire", "ed", "ezarius", "jessie", "miguel"])

    def test_a_draw_within_the_failure_forgets_nobody(self) -> None:
        """DS-CHAL-010: damage that a fate draw within the failure deals still goes to the participants first."""
        table = effects(tire(on_map(), ed=1), "challenge STRENGTH 9", "fail: fate 1: lose 2 health")
        play(table, "join ed", "go on", "fate 1", "fate 2")

        assert victims(table) == ["ed"]

    def test_one_for_all_or_only_those_who_took_part(self) -> None:
        """DS-BASE-011, DS-CHAL-010: `by participants` hurts each of them and nobody else, the fallen not again."""
        table = effects(fallen(on_map(), "miguel"), "challenge STRENGTH 9", "fail: lose 1 health by participants")
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")

        assert [health(table, name) for name in table.crew] == [7, 7, 6, 7, 0]

    def test_what_was_used_in_one_challenge_is_there_in_the_next(self) -> None:
        """DS-ABCA-012: once a challenge means once in each: used in the first, it is back in the second."""
        table = wear(tire(on_map(), ed=0), "jessie", "lookout-4")
        effects(table, "challenge PERCEPTION 9", "challenge PERCEPTION 9")
        play(table, "go on", "fate 1", "activate lookout-4 perception")
        assert refused(table, "activate lookout-4 perception").rule == "DS-ABCA-012"
        play(table, "go on", "go on", "fate 1")

        assert "activate lookout-4 perception" in offered(table)


class TestAfterADraw:
    """Whatever fate was drawn for, when it is settled nothing of it is left."""

    @pytest.mark.parametrize(
        ("lines", "effect"),
        [
            (("go on", "fate 1"), "challenge CRAFT 9"),
            (("fate 1",), "fate 9: gain 1 rope"),
            (("repair", "go on", "fate 1"), ""),
            (("fly to geysers", "fate 1"), ""),
        ],
    )
    def test_the_card_is_discarded_and_the_test_over(self, lines: tuple[str, ...], effect: str) -> None:
        """DS-FATE-001, DS-CHAL-008: after a challenge, a plain draw, a repair or a flight the next draw is new."""
        table = tire(on_map(), ed=0)
        table.plane_health = 3
        again(table)
        if effect:
            effects(table, effect)
        play(table, *lines)

        assert (table.tests, len(table.discard), len(table.deck)) == ([], 1, 61)
        assert "camp" in offered(table)
        effects(table, "challenge CRAFT 4", "pass: gain 1 rope")
        play(table, "go on", "fate 3")
        assert (table.goods["rope"], len(table.discard)) == (0, 2)

    def test_what_was_added_to_one_draw_is_not_added_to_the_next(self) -> None:
        """DS-RESC-012, DS-EQIP-014: a leaf and a discarded card help the challenge they were spent on."""
        table = hold(stock(tire(on_map(), ed=0), gergon_leaf=1), 0, "plain-craft-6", "dare-2")
        effects(table, "challenge CRAFT 30", "challenge CRAFT 30")
        play(table, "go on", "fate 1", "use gergon-leaf fate by p1", "discard plain-craft-6")
        assert total(table, table.test) == 10
        play(hold(table, 0, "toolmaker-3"), "go on", "go on", "fate 1")

        assert total(table, table.test) == 1


class TestAfterAFight:
    """Victory, flight and what they leave."""

    def running(self, *lines: str) -> SkiesTable:
        """A boss from whom one may run, met by these effects, at the end of an enemy phase."""
        table = tire(on_map(), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
        zones = [enemy(table, name, "H .|. .", attack=0, level=6) for name in ("head", "arms", "body")]
        effects(boss(table, *zones, flee=True), *lines)
        draw_any(play(table, "start combat"), 5)
        return play(table, "end attacks")

    def test_who_runs_has_not_won(self) -> None:
        """DS-BOSS-007: no victory, no box, none of what follows it; what follows flight happens, once."""
        table = self.running("boss 50", "win: gain 1 rope", "flee: gain 1 torch", "gain 1 meat")
        play(table, "flee")

        assert (table.combat, told(table, "victory"), table.ticked) == (None, [], [])
        assert (table.goods["rope"], table.goods["torch"], table.goods["meat"]) == (0, 1, 0)
        assert "camp" in offered(table)

    def test_who_stays_fights_on(self) -> None:
        """DS-BOSS-007: staying begins the next round, at whose end one may run again."""
        table = play(self.running("boss 50"), "stay")
        assert (table.fight.round, told(table, "round")) == (2, [(2,)])
        play(table, "end attacks")

        assert offered(table) == ["stay", "flee"]

    def test_the_winner_reads_on(self) -> None:
        """DS-CRND-010: after the victory its own effects come first, then what stands below the fight."""
        table = foe(on_map(), "rat", "H", attack=0)
        effects(table, f"combat {table.pack.enemies['rat'].number}", "win: gain 1 rope", "lose 1 rope", "gain 1 meat")
        play(table, "lay rat", "start combat", *(f"draw {card}" for card in CARDS))
        play(table, "attack rat with ed using wrench", "cover rat a1")

        assert (table.goods["rope"], table.goods["meat"], told(table, "victory")) == (0, 1, [()])

    def test_synergy_and_weakness_of_one_fight_do_not_reach_the_next(self) -> None:
        """DS-SYNG-003, DS-CRND-009: tokens left over are gone after the fight, statuses and damage are not."""
        table = ail(hurt(battle("H ."), ed=2), "ed", "frightened")
        table.crew["claire"].synergy = 2
        play(blow(table, 1, name="jessie"), "cover a a1")

        assert (table.combat, table.crew["claire"].synergy) == (None, 0)
        assert (health(table, "ed"), table.crew["ed"].statuses) == (6, ("frightened",))


class TestGivingUp:
    """A fight in which nobody can hurt anybody may be given up, but only then."""

    def stuck(self, grid: str = "H H") -> SkiesTable:
        """Everybody is frightened from the first round on; a whole round has passed since. D deals 1 to all."""
        table = battle(grid, D="deal-all-1")
        for name in table.crew:
            ail(table, name, "frightened")
        return play(table, "end attacks", "end attacks")

    def test_not_after_a_round_with_an_attack(self) -> None:
        """DS-CRND-012: Ed takes heart and attacks: the round after that is no lost cause any more."""
        table = self.stuck()
        assert "concede combat" in offered(table)
        play(blow(ail(table, "ed"), 0), "end attacks", "draw whip")

        assert "concede combat" not in offered(table)
        assert refused(table, "concede combat").rule == "DS-CRND-012"

    def test_not_while_the_enemy_hurts(self) -> None:
        """DS-CRND-012: frightened as they are, an enemy that deals damage each round leaves nothing to give up."""
        table = self.stuck("H D")
        assert refused(table, "concede combat").rule == "DS-CRND-012"

        assert [health(table, name) for name in table.crew] == [5, 6, 4, 6, 5]

    def test_given_up_is_a_defeat(self) -> None:
        """DS-CRND-012, DS-DEFT-001: it costs what a defeat costs, and the turn goes on."""
        table = play(self.stuck(), "concede combat")

        assert (table.combat, table.defeats, table.camps) == (None, 1, 3)
        assert all(member.statuses == () for member in table.crew.values())
        assert "camp" in offered(table)


class TestAfterTheTurn:
    """The end of a turn, and stories that wait for it."""

    def test_a_story_made_due_at_the_end_opens_when_the_watch_is_back(self) -> None:
        """DS-CAMP-010, DS-ENDT-002: crossed off by a turn-end effect, the story opens after venom and the watch."""
        table = ail(on_map(length="long"), "ed", "venom")
        total, before_last, _ = table.pack.camps["long"]
        table.spent, table.camps = 5, total - 2
        reprint(table, "thin-ice", turn_end=("cross off 1 camps",), stays=True)
        play(again(in_play(table, "thin-ice")), "end turn")

        assert (table.spent, health(table, "ed"), table.turn) == (0, 7, 1)
        assert (table.exploring, table.paragraph.split(".")[0]) == (True, str(before_last))

    def test_a_story_made_due_in_the_middle_of_an_action_waits_for_its_end(self) -> None:
        """DS-CAMP-010, DS-EVNT-015: an event completed before an obstacle crosses off a camp: first the obstacle."""
        table = stands(on_map(length="long"), "2:a2")
        total, before_last, _ = table.pack.camps["long"]
        table.camps = total - 2
        reprint(table, "thin-ice", complete=("cross off 1 camps",), stays=True)
        play(in_play(table, "thin-ice"), "travel east", "complete thin-ice")
        assert (table.exploring, table.due, offered(table)) == (False, [before_last], ["suffer steep"])
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed")

        assert (table.exploring, table.due) == (True, [])
        assert table.paragraph.split(".")[0] == str(before_last)

    def test_the_bonus_time_of_one_turn_is_not_kept(self) -> None:
        """DS-TIME-010, DS-TIME-013: 5 of 6 spent pass the token on again; who has spent it as well passes none."""
        table = on_map(3)
        table.spent = 4
        play(again(table), "end turn")
        assert (table.bonus, table.captain) == (True, 1)
        table.event_deck, table.event_left, table.event_discard = [[]], [0], []
        draw_any(play(table, "begin turn"), 2)
        table.spent = 5
        twin = table.clone()
        play(again(table), "end turn")
        twin.bonus = False
        play(again(twin), "end turn")

        assert (table.bonus, table.captain, table.spent) == (True, 2, 0)
        assert (twin.bonus, twin.captain, twin.spent) == (False, 2, 0)


class TestAfterAVisit:
    """Wandering encounters."""

    def bazaar(self, table: SkiesTable, *places: str) -> SkiesTable:
        """The test's own encounter with characters placed on these actions, the others nowhere."""
        exploring(story(table, BAZAAR), 905)
        for name, letter in zip(table.crew, [*places, *"-----"][:5], strict=True):
            play(table, f"place {name} on {letter}")
        return table

    def test_an_action_of_a_campaign_and_one_of_a_visit(self) -> None:
        """DS-WAND-013, DS-EXPL-012: taken once, the one is never there again, the other on the next visit."""
        table = self.bazaar(on_map(), "a", "b", "c")
        play(table, "take a", "take b", "stop encounter")
        exploring(table, 905)

        assert refused(table, "place claire on a").rule == "DS-EXPL-012"
        assert {"place claire on b", "place claire on c"} <= {*offered(table)}

    def test_nobody_stands_anywhere_any_more(self) -> None:
        """DS-WAND-011: a later challenge of the same turn is open to all, wherever they stood."""
        table = play(self.bazaar(on_map(), "c"), "take c")
        assert (table.encounter, table.exploring) == (None, False)
        effects(table, "challenge CRAFT 5")

        assert {f"join {name}" for name in table.crew} <= {*offered(table)}


class TestAfterAReset:
    """What is given up leaves nothing but its log."""

    def test_a_reset_table_is_like_one_that_was_never_played(self) -> None:
        """DS-RSET-001, DS-RSET-002: reset in the middle of anything, every piece lies as after a reset at the start."""
        messed = stock(own(quest(stands(on_map(), "2:a2"), 41), 0, "camp-stew", "ice-blade"), rope=3)
        wear(ail(tire(hurt(messed, ed=2), miguel=0), "ed", "venom"), "jessie", "duck-7")
        messed.crossed, messed.marks["rebels"], messed.camps, messed.defeats = [38], 2, 4, 1
        messed.bonus, messed.early, messed.finale, messed.curses = True, True, True, ["cold-pocket"]
        messed.due, messed.taken, messed.visit, messed.gone = ["7"], ["50b"], ["7a"], ["whip"]
        play(in_play(messed, "thin-ice", 2), "travel east")
        assert messed.obstacle == "steep"
        fresh = new()
        for table in (messed, fresh):
            play(table, "reset campaign")
            table.turn, table.phase, table.log.score, table.log_events = 0, "", "", []

        assert canonical(messed) == canonical(fresh)

    def test_at_rest_nothing_is_left_of_an_obstacle_or_an_end_story(self) -> None:
        """DS-RSET-002: neither the obstacle that was being met nor the end story that was under way is kept."""
        table = play(stands(on_map(), "2:a2"), "travel east")
        table.finale = True
        play(table, "reset campaign")

        assert (table.obstacle, table.finale, table.busy, time_left(table)) == ("", False, False, 5)


@pytest.mark.parametrize("given", [True, False])
def test_the_healer_goes_on_after_the_answer(*, given: bool) -> None:
    """DS-HLTH-009: whether or not the active player gives time, the third player heals on with what is left."""
    table = own(hurt(fallen(on_map(3), "ed"), miguel=4), 2, "winter-pip")
    table.captain = 1
    play(again(table), "play winter-pip heal", "heal ed")
    asked = waiting(table)[1]
    play(table, "give time for ed" if given else "refuse time")
    after = waiting(table)[1]
    play(table, "heal miguel")
    still = waiting(table)[1]
    play(table, "heal miguel", "heal miguel", *([] if given else ["heal miguel"]))

    assert (asked, after, still, waiting(table)[1]) == (1, 2, 2, 1)
    assert (health(table, "ed"), health(table, "miguel"), time_left(table)) == ((1, 6, 4) if given else (0, 7, 5))


def test_all_of_it_to_one_who_is_raised() -> None:
    """DS-HLTH-009, DS-HLTH-010: 3 health for one, by the third player: Ed at 0 has 3 for 1 time."""
    table = fallen(on_map(3), "ed")
    table.captain = 1
    effects(again(table), "restore 3 health to one", seat=2, act=True)
    play(table, "heal ed", "give time for ed")

    assert (health(table, "ed"), time_left(table)) == (3, 4)
    assert not [line for line in offered(table) if line.startswith("heal")]


def test_refused_for_one_and_asked_for_the_next() -> None:
    """DS-HLTH-009: time refused for Ed can still be given for Jessie; refused for both, the healing is over."""
    for answer in ("give time for jessie", "refuse time"):
        table = own(fallen(on_map(2), "ed", "jessie"), 1, "bandage-roll")
        play(table, "play bandage-roll heal", "heal ed", "refuse time")
        assert refused(table, "heal ed").key == "no-time-given"
        play(table, "heal jessie", answer)

        assert health(table, "jessie") == (1 if answer.startswith("give") else 0)
        assert ("heal jessie" in offered(table)) is answer.startswith("give")


def test_time_for_the_first_only() -> None:
    """DS-HLTH-009: 2 health for each with two at 0 and 1 time: given for Ed, nobody asks for Jessie."""
    table = fallen(on_map(), "ed", "jessie")
    table.spent = 4
    effects(again(table), "restore 2 health to each", act=True)
    play(table, "give time for ed")

    assert (health(table, "ed"), health(table, "jessie"), time_left(table)) == (2, 0, 0)
    assert "end turn" in offered(table)


@pytest.mark.parametrize("silenced", ["mad", "fallen", "gone"])
def test_a_raised_limit_goes_with_the_card(silenced: str) -> None:
    """DS-TURN-004, DS-STAT-008: with Watchful silenced or taken off, 8 cards are 1 too many at the next draw."""
    table = wear(on_map(), "ed", "watchful-2")
    hold(table, 0, *table.deck[:7])
    draw_any(effects(table, "draw 1", act=True), 1)
    assert (len(table.hands[0]), "camp" in offered(table)) == (8, True)
    if silenced == "gone":
        play(table, "unequip watchful-2")
    else:
        ail(table, "ed", "madness") if silenced == "mad" else fallen(table, "ed")
    draw_any(effects(table, "draw 1", act=True), 1)
    play(table, f"drop {table.hands[0][0]}", f"drop {table.hands[0][1]}")

    assert (len(table.hands[0]), "camp" in offered(table)) == (7, True)
