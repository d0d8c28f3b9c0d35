"""Forced answers: the table answers by itself where nothing is left to decide, and nowhere else."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import CHANCE, Choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance
from sleeping_gods.kernel.table import kind_of_decision
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.chapters.strike import PlaceDamage
from sleeping_gods.party.table.records import Strike
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.acts import NOW
from sleeping_gods.presentation.party.forced import DECLINING, asked_kind, current_result, forced_answer
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.sea.chapters.command import ClearCommand
from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.chapters.fatigue import RemoveFatigue
from sleeping_gods.sea.chapters.health import RestoreHealth
from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.equip import PayEquip
from sleeping_gods.skies.chapters.health import GainStamina, Heal
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, doing, hold, play
from tests.sea.fights import facing as fighting
from tests.sea.fights import wound
from tests.sea.tables import at_sea, at_ship, give_command, put_command
from tests.skies.tables import facing, fight, foe, hurt, on_map, tire, wear
from tests.skies.test_flight import flier

SEA, SKIES = presenter_of("sea"), presenter_of("skies")
CARDS = ("alert-2", "refine-2", "maintain-1")
PACKS = {"harbour": "sea", "airfield": "skies"}


class TestOneAnswer:
    """What has one answer and nothing that could change it is not asked."""

    def test_one_hurt_person_is_healed_at_once(self) -> None:
        """The only one who is hurt; with a second one somebody is asked, and a story page is never left alone."""
        table = at_sea()
        table.crew["marco"].damage = 2
        two = table.clone()
        two.crew["mac"].damage = 1

        assert forced_answer(SEA, doing(table, RestoreHealth(0, 1))) == ("heal", "marco")
        assert forced_answer(SEA, doing(two, RestoreHealth(0, 1))) is None

    def test_a_flight_without_damage_is_over(self) -> None:
        """DS-FLY-022: a redraw is offered only where it could spare the plane; fate that is added never can."""
        whole = play(tire(flier(), ed=1), "fly to bee-lake", "fate 2")
        hit = play(tire(flier(), ed=1), "fly to bee-lake", "fate 8")
        adding = play(tire(flier(), ed=1, ezarius=1), "fly to bee-lake", "fate 8")

        assert forced_answer(SKIES, whole) == ("go", "on")
        assert forced_answer(SKIES, hit) is None
        assert SKIES.kind(again(hit), ("activate", "ed", "redraw")) == NOW
        assert [choice for choice in options(again(adding)) if SKIES.kind(adding, choice) == NOW] == [
            ("activate", "ed", "redraw")
        ]

    @pytest.mark.parametrize(("hand", "answer"), [(0, ("do", "all")), (2, ("do", "all")), (3, None)])
    def test_parts_of_a_room_wait_where_a_hand_would_overflow(self, hand: int, answer: Choice | None) -> None:
        """SG-SHIP-004: with a full hand one may want the command first, to equip a card before another is drawn."""
        table = hold(at_ship(), 0, *CARDS[:hand])
        play(table, "use bridge")

        assert len(table.hands[0]) == hand
        assert kind_of_decision(table) == "RoomParts"
        assert forced_answer(SEA, table) == answer

    def test_command_that_all_goes_is_cleared(self) -> None:
        """SG-SHIP-022: from two boards in any order; with a third token somebody is asked, and of one board whole."""
        two, three = put_command(at_sea(), mac=1, marco=1), put_command(at_sea(), mac=2, marco=1)

        assert forced_answer(SEA, doing(two, ClearCommand(0, 2))) in (("clear", "mac"), ("clear", "marco"))
        assert forced_answer(SEA, doing(three, ClearCommand(0, 2))) is None
        assert forced_answer(SEA, doing(two.clone(), ClearCommand(0, 2, whole=True))) is None

    @pytest.mark.parametrize(("number", "answer"), [(2, ("go", "on")), (3, None)])
    def test_a_challenge_that_cannot_fail_is_drawn(self, number: int, answer: Choice | None) -> None:
        """Once somebody is in with whom the lowest card passes; not before, nor with one more to reach."""
        table = doing(at_sea(2), Challenge("strength", number, "", "test/"))
        alone = forced_answer(SEA, table)
        joins = next(
            choice for choice in table.offered if choice[0] == "join" and skill_of(table, choice[1], "strength") == 1
        )
        apply(table, joins)

        assert alone is None
        assert forced_answer(SEA, table) == answer

    def test_a_whole_hand_pays_in_any_order(self) -> None:
        """DS-EQIP-006: two cards due and two in hand; with a third one somebody is asked, then with one due of two."""
        table = hold(on_map(2), 0, "dare-2", "cold-blood-3")
        more = hold(on_map(2), 0, "dare-2", "cold-blood-3", "nerve-4")

        assert forced_answer(SKIES, doing(table, PayEquip(0, 2))) == ("drop", "dare-2")
        assert forced_answer(SKIES, doing(more, PayEquip(0, 2))) is None
        assert forced_answer(SKIES, doing(hold(on_map(2), 0, "dare-2", "cold-blood-3"), PayEquip(0, 1))) is None

    def test_a_turn_begins_by_itself(self) -> None:
        """The first turn and every other one."""
        game, pack = load_pack("harbour")
        table, luck, begun = game.set_up(pack, setup_for(game, pack, ("Ada",), {})), Luck(1), 0
        while begun < 3 and not is_over(table):
            if not waits_for_chance(table) and kind_of_decision(table) == "BeginTurn":
                assert forced_answer(SEA, table) == ("begin", "turn")
                begun += 1
            apply(table, luck.pick(table.offered))
        assert begun == 3

    @pytest.mark.parametrize("pack", PACKS)
    def test_over_random_play(self, pack: str) -> None:
        """What is forced is the only own choice, or the only one that matters; never a draw, never a page."""
        presenter, count = presenter_of(PACKS[pack]), 0
        game, box = load_pack(pack)
        for seed in range(3):
            table, luck = game.set_up(box, setup_for(game, box, ("Ada", "Ben"), {})), Luck(seed)
            for _ in range(400):
                if is_over(table):
                    break
                assert isinstance(table, PartyTable)
                answer = forced_answer(presenter, table)
                if answer is not None:
                    count += 1
                    assert table.offered == [answer] or answer in (
                        presenter.usual(table),
                        presenter.free(table),
                        ("go", "on"),
                    )
                    assert table.actor(answer) != CHANCE
                    assert kind_of_decision(table) not in ("Choose", "ChooseEvent")
                    helping = [act for act in options(table)[1:] if presenter.kind(table, act) == NOW]
                    settled = current_result(presenter, table) in ("pass", "hit", "fail", "miss")
                    assert not helping or settled or presenter.is_hopeless(table)
                apply(table, luck.pick(options(table)))
        assert count > 20

    def test_with_secret_hands_nobody_learns_that_nothing_can_be_done(self) -> None:
        """A window in which others could step in is asked about, whatever they hold, unless all see all is well."""
        game, box = load_pack("harbour")
        table, luck, windows = game.set_up(box, setup_for(game, box, ("Ada", "Ben"), {})), Luck(2), 0
        for _ in range(600):
            if is_over(table):
                break
            if not waits_for_chance(table) and table.offered == [("go", "on")]:
                windows += 1
                all_is_well = SEA.boosts.needs(table) == 0
                assert forced_answer(SEA, table, secret=True) == (("go", "on") if all_is_well else None)
            apply(table, luck.pick(table.offered))
        assert windows > 10


class TestUsual:
    """An order that comes to the same is not asked for."""

    def test_parts_that_do_not_touch_one_another_are_done_in_order(self) -> None:
        """SG-SHIP-004: drawing and gaining command in the Sick Bay; healing one of two is asked all the same."""
        table = play(at_ship(), "use sick-bay")
        table.crew["marco"].damage = table.crew["mac"].damage = 1
        again(table)

        assert forced_answer(SEA, table) == ("do", "all")

    def test_a_short_supply_is_a_reason_to_clear_first(self) -> None:
        """SG-SHIP-004: with 1 command in the supply, what is cleared before can be gained."""
        table = put_command(at_ship(), marco=2)
        table.pools[0] += table.supply - 1
        table.supply = 1
        play(table, "use bridge")
        rich = put_command(at_ship(), marco=2)
        play(rich, "use bridge")

        assert forced_answer(SEA, table) is None
        assert forced_answer(SEA, rich) == ("do", "all")

    def test_a_search_is_placed_by_the_player(self) -> None:
        """SG-SHIP-004: on the Deck somebody may want to search first."""
        assert forced_answer(SEA, play(at_ship(), "use deck")) is None


class TestUnasked:
    """What people do not want to be asked is answered by declining, if it can be."""

    def test_a_kind_that_is_not_to_be_asked(self) -> None:
        """Every window of that kind is passed, those of another kind are asked as before."""
        game, box = load_pack("harbour")
        table, luck, passed, asked = game.set_up(box, setup_for(game, box, ("Ada",), {})), Luck(5), 0, 0
        for _ in range(900):
            if is_over(table):
                break
            kind = "" if waits_for_chance(table) else asked_kind(table)
            answer = forced_answer(SEA, table, unasked=("AlterTest-travel",)) if kind else None
            if kind == "AlterTest-travel":
                assert answer in DECLINING
                passed += 1
            elif kind == "AlterTest-challenge" and answer is None:
                asked += 1
            apply(table, answer if answer is not None else luck.pick(options(table)))
        assert passed > 3
        assert asked >= 3

    def test_another_region_of_a_printed_atlas_is_asked_for(self) -> None:
        """SG-TRAVEL-012: no neighbour is known and only stopping is listed, but the ship may sail to any region."""
        game, box = load_pack("own-sea")
        table = doing(of_party(game.set_up(box, setup_for(game, box, ("Ada",), {}))), Sail(2, 0))

        assert table.offered == [("stop", "sailing")]
        assert forced_answer(SEA, table) is None

    def test_what_has_no_declining_answer_is_asked_all_the_same(self) -> None:
        """Who is hurt has to be said."""
        table = at_sea()
        table.crew["marco"].damage = table.crew["mac"].damage = 1
        one = doing(table, RestoreHealth(0, 1))

        assert forced_answer(SEA, one, unasked=("RestoreHealth",)) is None


def attacking(side: str) -> SkiesTable:
    """Ed attacks with a card that rolls the die; Claire can roll it again."""
    table = fight(foe(tire(on_map(), claire=1), "wall", "H H|H H"), "wall", hands=(("pistol",),))
    return play(table, "attack wall with ed using pistol", f"roll {side}")


def travelling(result: int) -> SeaTable:
    """A travel that nobody steers comes to a result; Mac may add 1 fate."""
    table = give_command(at_sea(), 4)
    table.turn_travel = result - 3
    return play(table, "travel", "go on", "fate 3")


class TestNeedless:
    """Questions that nobody could answer otherwise are not asked."""

    def test_what_is_free_is_taken_with_the_attack(self) -> None:
        """DS-ABCA-012: +2 that costs nothing and lasts for this test alone."""
        table = wear(facing(on_map(), "cunning", 6), "ed", "silver-tongue-2")
        play(table, "go on", "fate 1")

        assert forced_answer(SKIES, table) == ("activate", "silver-tongue-2", "cunning")

    def test_a_draw_that_nothing_can_save_is_settled(self) -> None:
        """Two cards are not enough for nine; with secret hands somebody is asked, for nobody knows what others hold."""
        table = tire(facing(on_map(2), "cunning", 10), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
        hold(table, 0, *[card for card in table.deck if table.pack.abilities[card].skill == "cunning"][:2])
        play(table, "go on", "fate 1")

        assert forced_answer(SKIES, table) == ("go", "on")
        assert forced_answer(SKIES, table, secret=True) is None

    def test_damage_left_over_on_a_beaten_enemy_is_placed(self) -> None:
        """SG-COMBAT-028: its hearts are covered, another one stands too far away to be reached."""
        table = fighting("H .|. .", ". .|. .", "H .|. .", defense=1)
        wound(table, "a", "a1")
        table.fight.strike = Strike("a", "", 2)
        doing(table, PlaceDamage())

        assert len(table.offered) > 1
        assert forced_answer(SEA, table) == table.offered[0]

    def test_a_repair_that_is_enough_anyway_asks_nobody(self) -> None:
        """DS-REPR-005: one health is missing, which any result restores; with two somebody is asked who takes part."""
        one, two = flier(health=5), flier(health=4)
        play(one, "repair")
        play(two, "repair")

        assert forced_answer(SKIES, one, secret=True) == ("go", "on")
        assert forced_answer(SKIES, two) is None

    def test_a_repair_at_its_best_is_not_changed(self) -> None:
        """DS-REPR-003: what is missing is restored; or no card is higher, so that Ed would draw again for nothing."""
        missing_two, missing_four, drawn_low = (
            play(tire(flier(health=health), ed=3), "repair", "join jessie", "join miguel", "go on", fate)
            for health, fate in ((4, "fate 8"), (2, "fate 8"), (2, "fate 2"))
        )

        assert current_result(SKIES, missing_two) == current_result(SKIES, missing_four) == "health-2"
        assert forced_answer(SKIES, missing_two, secret=True) == ("go", "on")
        assert forced_answer(SKIES, missing_four) == ("go", "on")
        assert forced_answer(SKIES, missing_four, secret=True) is None
        assert forced_answer(SKIES, drawn_low) is None

    def test_a_die_at_its_best_is_not_rolled_again(self) -> None:
        """DS-ATTK-008: the reroll could only be worse; with a lower side somebody is asked."""
        best, low = attacking("6"), attacking("1")

        assert forced_answer(SKIES, best) == ("go", "on")
        assert forced_answer(SKIES, low) is None

    def test_stamina_that_is_enough_for_all_is_given(self) -> None:
        """Two people lack 1 each and 2 are given; with a third one somebody is asked."""
        two, three = tire(on_map(), ed=2, miguel=2), tire(on_map(), ed=2, miguel=2, jessie=2)

        assert forced_answer(SKIES, doing(two, GainStamina(0, 2))) in (("refresh", "ed"), ("refresh", "miguel"))
        assert forced_answer(SKIES, doing(three, GainStamina(0, 2))) is None
        assert forced_answer(SKIES, doing(two.clone(), GainStamina(0, 2, whole=True))) is None

    def test_health_that_is_enough_for_all_is_restored(self) -> None:
        """In both games; who is down is asked about, for it costs time (DS-HLTH-008)."""
        table, above, down = at_sea(), hurt(on_map(), ed=1, miguel=1), hurt(on_map(), ed=1, miguel=40)
        table.crew["marco"].damage = table.crew["mac"].damage = 1

        assert forced_answer(SEA, doing(table, RestoreHealth(0, 2))) in (("heal", "mac"), ("heal", "marco"))
        assert forced_answer(SKIES, doing(above, Heal(0, 2))) in (("heal", "ed"), ("heal", "miguel"))
        assert forced_answer(SKIES, doing(down, Heal(0, 50))) is None

    def test_fatigue_that_all_goes_is_removed_unless_a_card_waits_for_it(self) -> None:
        """SG-SHIP-016: from two people in any order; with less than all of it somebody is asked."""
        table = at_sea()
        table.crew["marco"].fatigue = table.crew["mac"].fatigue = 1

        assert forced_answer(SEA, doing(table.clone(), RemoveFatigue(0, 2))) in (("rest", "mac"), ("rest", "marco"))
        assert forced_answer(SEA, doing(table, RemoveFatigue(0, 1))) is None

    def test_the_last_damage_beside_a_living_enemy_lies_on_the_beaten(self) -> None:
        """SG-COMBAT-028: one point that no square of the living one can take; with two it could grow there."""
        table = fighting("H .|. .", "H H|H H", defense=1)
        wound(table, "a", "a1")
        table.fight.strike = Strike("a", "", 1)
        two = table.clone()
        two.fight.strike = Strike("a", "", 2)

        assert forced_answer(SEA, doing(table, PlaceDamage())) == table.offered[0]
        assert forced_answer(SEA, doing(two, PlaceDamage())) is None

    def test_a_travel_that_goes_as_far_as_any_is_not_changed(self) -> None:
        """SG-TRAVEL-010: a result of 10 gives 4 regions, and more gives no more; with 5 somebody is asked."""
        far, near = travelling(10), travelling(5)

        assert current_result(SEA, far) == "region-4"
        assert forced_answer(SEA, far, secret=True) == ("go", "on")
        assert forced_answer(SEA, near) is None
