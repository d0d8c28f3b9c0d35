"""Difficulty and instant death: DS-DIFF."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.effects.op import Program
from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.game import Setup
from sleeping_gods.skies.chapters.events import deck_size
from sleeping_gods.skies.chapters.score import journey_log
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import doing, draw_any, effects, fallen, hold, offered, play, refused, told

from .tables import airfield, at_start, boss, enemy, fight, foe, foe_of, hurt, new, on_map, tire


def level_1(table: SkiesTable) -> tuple[int, int]:
    """Level 1 events in the data and in the deck."""
    cards = [card for card in table.pack.events.values() if card.level == 1]
    return len(cards), table.event_left[0]


class TestLevels:
    """DS-DIFF-001, 011."""

    def test_no_campaign_starts_without_a_level(self) -> None:
        """DS-DIFF-001: with no level chosen it cannot start; normal is the suggested default."""
        pack = airfield()
        with pytest.raises(IllegalSetup) as refusal:
            Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, ("Ana",), {}))
        assert refusal.value.reason.rule == "DS-DIFF-001"
        assert "normal is suggested" in str(refusal.value)

        assert Skies().option_values()["level"] == ("normal", "easy", "hard")
        assert setup_for(Skies(), pack, ("Ana",), {}).options["level"] == "normal"
        assert setup_for(Skies(), pack, ("Ana",), {"level": "hard"}).options["level"] == "hard"

    def test_there_is_no_other_level(self) -> None:
        """DS-DIFF-001: easy, normal and hard."""
        with pytest.raises(IllegalSetup) as refusal:
            new(level="brutal")
        assert refusal.value.reason.rule == "DS-DIFF-001"

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_the_level_is_marked_on_the_log(self, level: str) -> None:
        """DS-DIFF-001: the log of a new campaign names its level."""
        table = new(level=level)

        assert table.level == level
        assert journey_log(table)["levels"] == [f"start {level}"]

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_instant_death_goes_with_any_level(self, level: str) -> None:
        """DS-DIFF-011: it is chosen at the start, written on the log, and the first defeat ends the campaign."""
        table = on_map(level=level, instant="on")
        assert journey_log(table)["instant"] is True

        effects(fallen(table, "claire", "ed", "ezarius", "jessie"), "lose 7 health by miguel")
        assert table.over == "instant death"

    def test_instant_death_is_never_added_later(self) -> None:
        """DS-DIFF-011: in a running campaign without it, switching it on is refused."""
        table = at_start()

        assert refused(table, "instant death").rule == "DS-DIFF-011"
        assert journey_log(table)["instant"] is False


class TestEasy:
    """DS-DIFF-002 to 005."""

    @pytest.mark.parametrize(("level", "drawn"), [("easy", 3), ("normal", 2), ("hard", 2)])
    def test_cards_drawn(self, level: str, drawn: int) -> None:
        """DS-DIFF-002: a hand of 2 on easy is 5 when the turn starts; 4 on the other levels."""
        table = hold(at_start(level=level), 0, "duck-7", "dare-2")
        draw_any(play(table, "begin turn"), drawn)

        assert len(table.hands[0]) == 2 + drawn
        assert not any(line.startswith("draw ") for line in offered(table))

    @pytest.mark.parametrize("turn", [2, 9, 60])
    def test_three_in_every_turn(self, turn: int) -> None:
        """DS-DIFF-002: on easy 3 are drawn however long the campaign lasts."""
        table = at_start(level="easy")
        table.turn = turn
        draw_any(play(table, "begin turn"), 3)

        assert (len(table.hands[0]), table.phase) == (3, "event")

    def test_three_into_a_full_hand(self) -> None:
        """DS-DIFF-002: on easy a hand of 6 draws 3 as well, and then 2 of the 9 are dropped."""
        cards = ("duck-7", "dare-2", "nerve-4", "bluff-4", "barter-5", "rally-6")
        table = draw_any(play(hold(at_start(level="easy"), 0, *cards), "begin turn"), 3)

        assert len(table.hands[0]) == 9
        play(table, "drop duck-7", "drop dare-2")
        assert len(table.hands[0]) == 7
        assert not any(line.startswith("drop ") for line in offered(table))

    @pytest.mark.parametrize(("level", "damage"), [("easy", 1), ("normal", 5), ("hard", 5)])
    def test_camp_heals(self, level: str, damage: int) -> None:
        """DS-DIFF-003: Ed with 1 of 8 health has 7 after a camp on easy, 3 on the other levels."""
        table = play(hurt(on_map(level=level), ed=7), "camp")

        assert table.crew["ed"].damage == damage

    def test_every_camp_heals_as_much(self) -> None:
        """DS-DIFF-003: on easy the sixth camp restores 6 as the first did."""
        table = hurt(on_map(level="easy"), ed=7)
        table.camps = 5

        assert play(table, "camp").crew["ed"].damage == 1

    def test_camp_heals_the_fallen_too(self) -> None:
        """DS-DIFF-003: on easy Ed, raised from 0 for 1 time, has 6."""
        table = play(fallen(on_map(level="easy"), "ed"), "camp", "raise ed")

        assert table.crew["ed"].damage == 2

    def test_camp_heals_everybody(self) -> None:
        """DS-DIFF-003: on easy each of the five regains 6, never more than was lost; twice camped, 12."""
        table = hurt(on_map(level="easy"), claire=6, ed=7, ezarius=1, jessie=7, miguel=6)
        play(table, "camp")
        assert [member.damage for member in table.crew.values()] == [0, 1, 0, 1, 0]
        while "camp" not in offered(table):
            draw_any(table, 1)

        assert not any(member.damage for member in play(table, "camp").crew.values())

    def test_only_the_active_player_draws_three(self) -> None:
        """DS-DIFF-002: on easy the other player draws nothing, and 3 on the turn after."""
        table = draw_any(play(at_start(2, level="easy"), "begin turn"), 3)
        assert [len(hand) for hand in table.hands] == [3, 0]
        table.captain = 1
        draw_any(play(doing(table, *at_start().agenda[1:]), "begin turn"), 3)

        assert [len(hand) for hand in table.hands] == [3, 3]

    @pytest.mark.parametrize(("level", "power"), [("easy", 2), ("normal", 3), ("hard", 3)])
    def test_enemies_start_weaker(self, level: str, power: int) -> None:
        """DS-DIFF-004: 3 power symbols are 2 power on easy, 3 on the other levels."""
        table = foe(on_map(level=level), "rat", "H P .|P P .")
        table = play(effects(table, f"combat {table.pack.enemies['rat'].number}"), "lay rat")

        assert foe_of(table, "rat").power == power

    def test_power_never_starts_below_0(self) -> None:
        """DS-DIFF-005: without symbols 0 power on easy."""
        table = foe(on_map(level="easy"), "rat", "H . .|. . .")
        table = play(effects(table, f"combat {table.pack.enemies['rat'].number}"), "lay rat")

        assert foe_of(table, "rat").power == 0

    def test_each_zone_of_a_boss_starts_weaker(self) -> None:
        """DS-DIFF-004: a boss with zones of 3, 1 and 0 symbols starts with 2, 0 and 0 power on easy."""
        table = on_map(level="easy")
        grids = {"head": "H P .|P P .", "arms": "H P", "body": "H ."}
        boss(table, *(enemy(table, name, grid, attack=0, level=6) for name, grid in grids.items()))
        effects(table, "boss 50")

        assert [found.power for found in table.fight.foes] == [2, 0, 0]

    def test_growth_is_unchanged_on_easy(self) -> None:
        """DS-DIFF-005: an enemy with 2 symbols starts with 1 and gains 2 in the enemy phase."""
        table = fight(foe(on_map(level="easy"), "rat", "H P .|P . ."), "rat")
        assert foe_of(table, "rat").power == 1

        play(table, "end attacks")
        assert foe_of(table, "rat").power == 3

    def test_growth_has_no_bounds(self) -> None:
        """DS-DIFF-005: an enemy with 6 symbols starts with 5 on easy and has 11 after the enemy phase."""
        table = fight(foe(on_map(level="easy"), "rat", "H P3 P3"), "rat")
        assert foe_of(table, "rat").power == 5

        assert foe_of(play(table, "end attacks"), "rat").power == 11

    def test_who_starts_without_power_grows_on_easy(self) -> None:
        """DS-DIFF-005: an enemy with 1 symbol starts with 0 and has 1 after the enemy phase, and 2 after the next."""
        table = fight(foe(on_map(level="easy"), "rat", "H P ."), "rat")
        found = []
        for _ in range(2):
            found.append(foe_of(table, "rat").power)
            play(table, "end attacks")
            while "end attacks" not in offered(table):
                play(table, offered(table)[0])

        assert [*found, foe_of(table, "rat").power] == [0, 1, 2]


class TestEventDeck:
    """DS-DIFF-006, 008."""

    @pytest.mark.parametrize(("level", "used"), [("easy", 20), ("normal", 12), ("hard", 6)])
    def test_level_1_events_are_left_out(self, level: str, used: int) -> None:
        """DS-DIFF-006, DS-DIFF-008: of 20 level 1 events 12 are used on normal, 6 on hard; the other levels all."""
        table = new(level=level)

        assert level_1(table) == (20, used)
        assert deck_size(table) == used + sum(1 for card in table.pack.events.values() if card.level > 1)

    @pytest.mark.parametrize(("level", "used"), [("normal", 12), ("hard", 6)])
    def test_which_are_left_out_is_chance(self, level: str, used: int) -> None:
        """DS-DIFF-006, DS-DIFF-008: any level 1 event may be drawn first; after the last used one level 2 is on top."""
        table = draw_any(play(at_start(level=level), "begin turn"), 2)
        assert len(offered(table)) == 20

        table.event_left[0] = 1
        play(table, "event clear-morning")
        assert table.event_left[0] == 0
        assert len(table.event_box) == 19
        assert table.violations() == []


class TestHard:
    """DS-DIFF-007."""

    @pytest.mark.parametrize(("level", "fate", "outcome"), [
        ("hard", 6, "challenge-failed"), ("hard", 7, "challenge-passed"), ("normal", 6, "challenge-passed"),
    ])  # fmt: skip
    def test_challenges_are_harder(self, level: str, fate: int, outcome: str) -> None:
        """DS-DIFF-007: CUNNING 9 on hard: Claire and Ed (3) with fate 6 fail at 9, with 7 they pass at 10."""
        table = effects(on_map(level=level), "challenge CUNNING 9")
        play(table, "join claire", "join ed", "go on", f"fate {fate}", "go on")

        number = 10 if level == "hard" else 9
        assert told(table, outcome) == [(fate + 3, number)]

    def test_each_challenge_once(self) -> None:
        """DS-DIFF-007: one within another is 1 higher as well, once each; a redraw makes neither harder."""
        table = effects(on_map(level="hard"), "challenge CUNNING 9", "fail: challenge CRAFT 5")
        play(table, "go on", "fate 1", "activate ed redraw", "fate 2", "go on")

        assert [test.number for test in table.tests] == [10, 6]

    def test_a_mere_draw_is_no_challenge(self) -> None:
        """DS-DIFF-007: what fate alone is drawn for keeps its number on hard, and a flight its result."""
        table = play(effects(tire(on_map(level="hard"), ed=0), "fate 6: gain 1 rope"), "fate 6")
        assert table.goods["rope"] == 1

        assert told(play(table, "fly to geysers", "fate 5"), "flight")[0][0] == 6


class TestChange:
    """DS-DIFF-009, 010."""

    def test_a_change_is_marked_and_acts_on_the_next_draw(self) -> None:
        """DS-DIFF-009: normal on turn 20 becomes easy: the log lists it and the next draw is 3 cards."""
        table = on_map()
        table.turn = 20
        play(table, "level easy")
        assert journey_log(table)["levels"] == ["start normal", "turn 20 easy"]

        table = draw_any(play(doing(table, *at_start().agenda[1:]), "begin turn"), 3)
        assert len(table.hands[table.captain]) == 3

    @pytest.mark.parametrize(("changes", "drawn"), [
        (("level normal",), 2), (("level hard",), 2), (("level normal", "level easy"), 3),
    ])  # fmt: skip
    def test_easy_draws_while_it_lasts(self, changes: tuple[str, ...], drawn: int) -> None:
        """DS-DIFF-002, DS-DIFF-009: begun on easy and changed, 2 cards are drawn; on easy again 3."""
        table = draw_any(play(at_start(level="easy"), *changes, "begin turn"), drawn)

        assert (len(table.hands[0]), table.phase) == (drawn, "event")

    @pytest.mark.parametrize("setting", ["begin turn", "combat"])
    def test_any_time(self, setting: str) -> None:
        """DS-DIFF-009: at the start of a turn, in a fight, in the middle of a draw."""
        table = at_start() if setting == "begin turn" else fight(on_map(), "tax-weasel")
        assert play(table, "level hard").level == "hard"

        play(at_start(), "begin turn", "level easy")

    def test_the_same_level_is_no_change(self) -> None:
        """DS-DIFF-009: the level that is played cannot be chosen again."""
        assert refused(at_start(), "level normal").rule == "DS-DIFF-009"

    def test_a_draw_goes_on_as_it_began(self) -> None:
        """DS-DIFF-010: made easy after the first card of a draw, the second is the last of this turn's."""
        table = draw_any(play(at_start(), "begin turn"), 1)
        draw_any(play(table, "level easy"), 1)

        assert (len(table.hands[0]), table.phase) == (2, "event")

    def test_each_change_is_marked(self) -> None:
        """DS-DIFF-009: three changes, two of them to the same level and one in a fight, are three lines in order."""
        table = play(at_start(level="hard"), "level easy", "level hard")
        table.turn = 7
        play(fight(table, "tax-weasel"), "level easy")

        assert journey_log(table)["levels"] == ["start hard", "turn 1 easy", "turn 1 hard", "turn 7 easy"]

        play(table, "level hard", "level easy")
        assert journey_log(table)["levels"][3:] == ["turn 7 easy", "turn 7 hard", "turn 7 easy"]  # type: ignore[index]  # plain data

    def test_instant_death_stays_whatever_the_level(self) -> None:
        """DS-DIFF-011: a campaign with it that is changed to easy is still over at the first defeat."""
        table = fallen(play(on_map(level="hard", instant="on"), "level easy"), "claire", "ed", "ezarius", "jessie")
        effects(table, "lose 7 health by miguel")

        assert (table.over, journey_log(table)["instant"]) == ("instant death", True)

    def test_a_fight_goes_on_as_it_began(self) -> None:
        """DS-DIFF-010: from easy to hard during a combat no buff is dealt; the next combat deals them."""
        table = fight(on_map(level="easy"), "tax-weasel", hands=(("fire-axe",),))
        play(table, "level hard", "end attacks")
        assert [found.buff for found in table.fight.foes] == [""]

        table = play(effects(play(on_map(level="easy"), "level hard"), "combat 1"), "lay tax-weasel")
        assert offered(table)[0].startswith("buff tax-weasel with ")

    def test_power_stays_when_the_level_changes(self) -> None:
        """DS-DIFF-010: made easy, then normal again in a fight, an enemy keeps the power it started with."""
        table = fight(foe(on_map(), "rat", "H P .|P . ."), "rat")

        assert foe_of(play(table, "level easy"), "rat").power == 2
        assert foe_of(play(table, "level normal"), "rat").power == 2

    def test_buffs_stay_when_the_level_changes(self) -> None:
        """DS-DIFF-010: dealt on hard, a buff card lies beside its enemy on easy, until this combat is over."""
        table = fight(foe(on_map(level="hard"), "rat", "H P ."), "rat")
        foe_of(table, "rat").buff = "dismal"

        assert foe_of(play(table, "level easy"), "rat").buff == "dismal"

    def test_a_challenge_goes_on_as_it_began(self) -> None:
        """DS-DIFF-010: the number of a challenge under way stays; the next is harder."""
        table = play(effects(on_map(), "challenge CUNNING 9"), "level hard")
        assert table.test.number == 9

        assert effects(play(on_map(), "level hard"), "challenge CUNNING 9").test.number == 10

    def test_a_camp_goes_on_as_it_began(self) -> None:
        """DS-DIFF-010: a camp begun on normal raises Ed to 2 although the level becomes easy in between."""
        table = play(fallen(on_map(), "ed"), "camp", "level easy", "raise ed")
        assert table.crew["ed"].damage == 6

        table = play(hurt(play(on_map(), "level easy"), ed=7), "camp")
        assert table.crew["ed"].damage == 1

    def test_the_event_deck_is_not_rebuilt(self) -> None:
        """DS-DIFF-010: after a change from easy to hard the 20 level 1 events are still in the deck."""
        assert level_1(play(at_start(level="easy"), "level hard")) == (20, 20)


def fights_in(program: Program, pack: Pack) -> list[int]:
    """The combat levels of all fights in a program, in the arms of its effects too."""
    levels = {card.number: card.level for card in pack.enemies.values()}
    found: list[int] = []
    for op in program:
        if op.name == "combat":
            found.append(sum(levels[int(number)] for number in op.args if isinstance(number, int)))
        if op.name == "boss":
            found.append(pack.bosses[int(str(op.args[0]))].level)
        for _, arm in op.arms:
            found += fights_in(arm, pack)
    return found


def fights_on(pack: Pack, pages: tuple[int, int]) -> list[int]:
    """The levels of all fights in the stories of the locations on two facing pages."""
    found: list[int] = []
    for page in pages:
        locations = [str(number) for place in pack.pages[page].places for number in place.locations]
        for number, paragraph in pack.paragraphs.items():
            if number.partition(".")[0] in locations:
                programs = [paragraph.program, *(program for _, program in paragraph.ifs)]
                for program in [*programs, *(choice.program for choice in paragraph.choices)]:
                    found += fights_in(program, pack)
    return found


class TestGuide:
    """DS-DIFF-012."""

    def test_the_level_of_a_boss_is_its_own(self) -> None:
        """DS-DIFF-012: a boss of level 6 is a combat of level 6, however many zones it has."""
        table = on_map()
        boss(table, *(enemy(table, name, "H .", attack=0, level=6) for name in ("head", "arms", "body")))

        assert told(effects(table, "boss 50"), "combat") == [(6,)]

    def test_the_level_of_a_combat_is_the_sum(self) -> None:
        """DS-DIFF-012: two enemies of level 3 make a combat of level 6."""
        table = foe(foe(on_map(), "rat", "H ."), "bat", "H .")
        numbers = [table.pack.enemies[name].number for name in ("rat", "bat")]
        effects(table, f"combat {numbers[0]}, {numbers[1]}")

        assert told(table, "combat") == [(6,)]

    def test_the_first_map_is_the_easiest(self) -> None:
        """DS-DIFF-012: the fights of pages 2 and 3 have the lowest average level; none of them is above 6."""
        pack = airfield()
        maps = {pages: fights_on(pack, pages) for pages in ((2, 3), (10, 11), (12, 13))}
        averages = {pages: sum(levels) / len(levels) for pages, levels in maps.items()}

        assert pack.start.startswith("2:")
        assert min(averages, key=lambda pages: averages[pages]) == (2, 3)
        assert max(maps[2, 3]) <= 6
        assert averages[10, 11] > 6
        assert averages[12, 13] > 6
