"""What comes between: events completed in the middle of something, falls by one's own hand, stories out of turn."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.acts.alter import AlterTest
from sleeping_gods.skies.chapters.camp_row import OpenDue
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, effects, fallen, hold, offered, play, refused, told

from .tables import (
    ail,
    at_start,
    boss,
    draw_event,
    enemy,
    exploring,
    fight,
    foe,
    foe_of,
    hurt,
    in_play,
    on_map,
    own,
    repack,
    reprint,
    stands,
    stock,
    story,
    tire,
    wear,
)
from .test_ability_cards import rewrite

MEETING = """# 38 T

## 38 T

> encounter

Text.

- (a) Push.
  > lose 1 health
  > challenge MOXIE 9
- (b) Pull.
  > gain 1 rope
"""


def dying(table: SkiesTable) -> SkiesTable:
    """Only Claire is left, with 1 health."""
    return hurt(table, claire=6, ed=8, ezarius=6, jessie=8, miguel=7)


class TestEvents:
    """Events that are completed while something else waits."""

    def test_in_an_action_of_an_encounter(self) -> None:
        """DS-WAND-015, DS-EVNT-015: the event's challenge is for all; that of the action for who stands on it."""
        table = reprint(story(on_map(), MEETING), "cracked-stove", complete=("challenge CRAFT 8",), stays=True)
        exploring(in_play(table, "cracked-stove"), 38)
        others = [f"place {name} on -" for name in table.crew if name != "claire"]
        play(table, "place claire on a", *others, "take a", "complete cracked-stove")

        assert "join ed" in offered(table)

        play(tire(table, ed=0), "go on", "fate 5", "hurt claire")

        assert refused(table, "join jessie").rule == "DS-WAND-015"
        assert "join claire" in offered(table)

    def test_a_quest_gained_by_one_is_no_secret(self) -> None:
        """DS-WAND-009: a quest of an event that is completed during an action of an encounter lies open."""
        table = reprint(story(on_map(), MEETING), "cracked-stove", complete=("gain quest 15",), stays=True)
        exploring(in_play(table, "cracked-stove"), 38)
        others = [f"place {name} on -" for name in table.crew if name != "claire"]
        play(table, "place claire on a", *others, "take a", "complete cracked-stove")

        assert (table.quests, table.silent) == ([15], {})

    def test_before_an_obstacle(self) -> None:
        """DS-EXPL-009, DS-EVNT-015: an event with an obstacle of its own does not do away with the one being met."""
        table = reprint(on_map(), "cracked-stove", complete=("obstacle steep: lose 1 health",), stays=True)
        effects(in_play(table, "cracked-stove"), "obstacle steep: lose 1 torch", "gain 1 meat")
        play(table, "complete cracked-stove", "suffer steep", "hurt ed")

        assert (table.obstacle, offered(table)[0], table.goods["meat"]) == ("steep", "suffer steep", 0)

    def test_a_second_flight_does_not_complete_it_twice(self) -> None:
        """DS-EVNT-013: an event that moving the plane completes pays once, though the plane moves again meanwhile."""
        table = reprint(
            on_map(), "cracked-stove", complete=("gain venom", "gain 1 torch"), complete_when="plane-moved", stays=True
        )
        second = dataclasses.replace(table.pack.adventures["canteen"], uses=table.pack.adventures["eugene"].uses)
        own(repack(table, adventures={**table.pack.adventures, "canteen": second}), 0, "eugene", "canteen")
        tire(in_play(table, "cracked-stove"), ed=0)
        play(table, "play eugene fly", "fly to mail-ice", "fate 1", "play canteen fly", "fly to henriks-camp", "fate 1")
        play(table, "afflict ed with venom")

        assert (table.goods["torch"], table.event_discard) == (1, ["cracked-stove"])
        assert "travel east" in offered(table)

    def test_threat_on_an_event_that_does_not_stay(self) -> None:
        """DS-EVNT-010, DS-EVNT-003: threat lies on events in play; one that is discarded at once takes none."""
        table = draw_event(reprint(at_start(), "thin-ice", do=("gain 1 threat",)), "thin-ice")

        assert (table.active, table.event_discard, table.violations()) == ({}, ["thin-ice"], [])

    @pytest.mark.parametrize("do", [("discard this event",), ("gain 1 threat", "discard this event")])
    def test_an_event_that_is_discarded_as_it_is_drawn(self, do: tuple[str, ...]) -> None:
        """DS-EVNT-004, DS-EVNT-008: what leaves play while it is resolved does not come to stay."""
        table = reprint(at_start(), "cracked-stove", do=do, complete=("gain 1 rope",), stays=True)
        draw_event(table, "cracked-stove")

        assert (table.active, table.event_discard, table.violations()) == ({}, ["cracked-stove"], [])

    def test_an_event_that_leads_to_a_story(self) -> None:
        """DS-EVNT-001, DS-HLTH-008: in a story that an event opens nobody gets up, and no card moves Claire."""
        table = story(on_map(), "# 38 T\n\n## 38 T\nText.\n\n- (a) Go.\n  > return to the map\n")
        own(reprint(table, "cracked-stove", complete=("turn to 38",), stays=True), 0, "eugene", "canteen")
        fallen(in_play(table, "cracked-stove"), "ed")

        assert {"play eugene fly", "play canteen heal"} <= {*offered(table)}

        play(table, "complete cracked-stove")

        assert table.exploring
        assert refused(table, "play eugene fly").rule == "DS-ADVC-011"
        assert refused(table, "play canteen heal").rule == "DS-HLTH-008"

        play(table, "choose a")

        assert (table.exploring, table.event_discard) == (False, ["cracked-stove"])


class TestFalls:
    """Who falls by the cost of their own ability."""

    def test_between_attacks(self) -> None:
        """DS-HLTH-006, DS-ABCA-013: the last character pays with the last health: a defeat before the enemies act."""
        table = foe(rewrite(on_map(), "snare-2", "deal 1 damage", hurts=1), "rat", "H H .")
        dying(fight(wear(table, "claire", "snare-2"), "rat"))
        play(table, "activate snare-2 use", "target rat", "cover rat a1")

        assert (table.defeats, table.combat, told(table, "enemy-acts")) == (1, None, [])
        assert "travel east" in offered(table)

    def test_with_the_last_heart(self) -> None:
        """DS-ATTK-018, DS-CRND-001: the last heart falls with the last character: a defeat, and no boss is ticked."""
        table = rewrite(on_map(), "snare-2", "deal 1 damage", hurts=1)
        boss(table, enemy(table, "head", "H .", attack=2, level=3))
        dying(fight(wear(table, "claire", "snare-2"), boss=50))
        play(table, "activate snare-2 use", "target head-50", "cover head-50 a1")

        assert (table.defeats, table.combat, table.ticked) == (1, None, [])

    def test_in_an_attack_the_attack_is_finished(self) -> None:
        """DS-ATTK-018: in the middle of an attack the fall is seen when the attack is over."""
        table = foe(rewrite(on_map(), "snare-2", "damage +1", hurts=1), "rat", "H H H H")
        dying(fight(wear(table, "claire", "snare-2"), "rat", hands=(("whip",),)))
        play(table, "attack rat with claire using whip", "activate snare-2 use")

        assert (table.defeats, table.fight.attack is None) == (0, False)

        play(table, "go on", "cover rat a1")
        while table.combat is not None:
            play(table, offered(table)[0])

        assert table.defeats == 1


class TestStoriesOutOfTurn:
    """Stories that the camps open."""

    def test_once_a_turn_in_a_story_after_the_turn(self) -> None:
        """DS-CHAR-004: Ed's redraw of this turn is spent in the story that opens before the next turn too."""
        table = story(on_map(), "# 120 T\n\n## 120 T\nText.\n\n> challenge MOXIE 5\n> fail: lose 1 health\n")
        table.spent, table.due, table.used = 5, ["120"], ["turn|ed:redraw"]
        moxie = next(card for card in table.deck if table.pack.abilities[card].skill == "moxie")
        play(hold(again(table), 0, moxie), "end turn", "go on", "fate 1")

        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"

    def test_many_defeats_in_the_end_story(self) -> None:
        """DS-DEFT-003: each defeat starts the end story again, and leaves nothing of the one before."""
        table = story(on_map(), "# 120 T\n\n## 120 T\nText.\n\n- (a) Go.\n  > lose 1 health\n  > turn to 120\n")
        in_play(reprint(table, "cracked-stove", complete=("cross off 1 camps",), stays=True), "cracked-stove")
        table.camps = 11
        play(table, "complete cracked-stove")
        sizes = []
        for _ in range(3):
            play(dying(table), "choose a", "hurt claire")
            sizes.append(len(table.agenda))

        assert (table.defeats, table.paragraph, len({*sizes})) == (3, "120", 1)
        assert sum(isinstance(item, OpenDue) for item in table.agenda) == 1


class TestSecretWindows:
    """DS-TURN-007."""

    @pytest.mark.parametrize("cards", [("star-chart-6", "duck-7", "dare-2"), ("duck-7", "dare-2", "plain-craft-6")])
    def test_a_flight(self, cards: tuple[str, ...]) -> None:
        """DS-TURN-007: whether others hold a card that could redraw the flight's fate, the window opens."""
        table = hold(tire(on_map(2), ed=0), 1, *cards)
        play(table, "fly to mail-ice", "fate 4")

        assert isinstance(decision_of(table), AlterTest)

    def test_too_few_cards_to_equip_any(self) -> None:
        """DS-TURN-007, DS-EQIP-006: one card in the other hand can equip nothing that costs; nobody is asked."""
        table = hold(tire(on_map(2), ed=0), 1, "star-chart-6")
        play(table, "fly to mail-ice", "fate 4")

        assert not isinstance(decision_of(table), AlterTest)


class TestReasons:
    """Refusals of answers that another table would have taken."""

    def test_a_card_that_flies(self) -> None:
        """DS-FLY-018, DS-FLY-005: no space that is closed, and Claire only from where the plane is."""
        table = play(own(stands(on_map(), "2:a1"), 0, "eugene"), "play eugene fly")
        closed = next(space.id for space in table.pack.spaces.values() if space.card)

        assert refused(table, f"fly to {closed}").rule == "DS-FLY-018"
        assert refused(table, "fly to mail-ice with claire").rule == "DS-FLY-005"

    def test_a_card_that_walks(self) -> None:
        """DS-TRAV-008: a walk leads over no edge without an icon."""
        table = on_map()
        ways = ((square, way) for square in table.bound.moves for way in ("north", "east", "south", "west"))
        square, blocked = next((square, way) for square, way in ways if way not in table.bound.moves[square])
        effects(stands(table, square), "move 2 squares")

        assert refused(table, f"walk {blocked}").rule == "DS-TRAV-008"

    def test_who_needs_no_raising(self) -> None:
        """DS-CAMP-012: at camp only the fallen are raised."""
        assert refused(play(fallen(on_map(), "ed"), "camp"), "raise claire").rule == "DS-CAMP-012"

    def test_a_status_that_nobody_has(self) -> None:
        """DS-STAT-011: only tokens in play are removed."""
        table = effects(ail(on_map(), "ed", "venom"), "remove any status")

        assert refused(table, "cure claire of venom").rule == "DS-STAT-011"
        assert refused(play(ail(on_map(), "ed", "venom"), "camp"), "cure ed of madness").rule == "DS-STAT-011"

    def test_targets(self) -> None:
        """DS-ATTK-012, DS-BOSS-009: no power leaves an enemy without any, no damage goes where no square is free."""
        table = foe(foe(stock(on_map(), rope=1, torch=1), "rat", "H . ."), "ox", "H P P")
        fight(table, "rat", "ox")

        assert refused(play(table, "use rope power by p1"), "target rat").rule == "DS-ATTK-012"

        play(table, "target ox")
        foe_of(table, "rat").covered = 0b111

        assert refused(play(again(table), "use torch deal by p1"), "target rat").rule == "DS-BOSS-009"

    def test_what_nobody_owns_pays_nothing(self) -> None:
        """DS-COMP-007: a price of any resources is paid with what is there."""
        table = stock(on_map(), rope=2)
        table.plane, table.fuel = "geysers", 1

        assert refused(play(again(table), "refuel"), "pay torch").rule == "DS-COMP-007"

    def test_a_card_that_is_not_equipped_cannot_be_lost(self) -> None:
        """DS-ENAB-008: the card that is discarded is an equipped one."""
        table = foe(wear(on_map(), "ed", "duck-7"), "rat", "H A", A="discard-ability")
        play(fight(table, "rat"), "end attacks")

        assert refused(table, "forfeit dare-2").rule == "DS-ENAB-008"
