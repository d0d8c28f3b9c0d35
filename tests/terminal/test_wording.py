"""Words that misled a newcomer: prices, figures, questions with one answer, and what is where."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sleeping_gods.authoring.project import open_project
from sleeping_gods.authoring.staging import Staging
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.choices import text
from sleeping_gods.presentation.acts import NOW
from sleeping_gods.presentation.party.effect_words import effect_words
from sleeping_gods.presentation.retell import retell
from sleeping_gods.presentation.sea.names import namer_of
from sleeping_gods.sea.chapters.command import ClearCommand
from sleeping_gods.sea.chapters.events import MayCancel
from sleeping_gods.sea.chapters.hits import Block
from sleeping_gods.sea.chapters.port import INN_COINS, INN_HEALTH, PortServices
from sleeping_gods.sea.chapters.search import IgnorePenalty
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.menu import Item, Menu
from sleeping_gods.terminal.menu_search import find
from sleeping_gods.terminal.pack_setting import pack_words
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.several_answers import numbers_in
from sleeping_gods.terminal.tryout import TryOut

from ..sea.tables import at_sea, at_start, doing, fate_line, harbour, hold, play, put_command, put_enemy
from .driver import journey, screen_for
from .journeys import AT_THE_CITY

VIEW = SeaView()


def told(table: SeaTable, *log_event: str | int) -> list[str]:
    """How something that happened is told."""
    return [line for section in VIEW.happened(table, log_event, RenderContext()) for line in section.plain]


def said_of(table: SeaTable, key: str) -> str:
    """How the last happening of a kind on this table is told."""
    (line,) = told(table, *next(one for one in reversed(table.log_events) if one[0] == key))
    return line


def at_its_moment(table: SeaTable, *choices: str) -> list[str]:
    """All that these choices bring, each told when it happens."""
    return [line for choice in choices for log_event, then in retell(table, choice) for line in told(then, *log_event)]


def until_covered(table: SeaTable) -> list[str]:
    """The choices that place all damage of the strike under way, on the first squares that are free."""
    copy, made = table.clone(), []
    while copy.combat is not None and copy.combat.strike is not None:
        made.append(text(copy.offered[0]))
        play(copy, made[-1])
    return made


class TestPlaces:
    """What a port and a market are good for."""

    def test_the_port_says_what_is_there_and_it_is_true(self) -> None:
        """The figures are those of the rules."""
        table = at_sea()
        table.region = "2.stairs"
        table.goods["coins"] = 2 * INN_COINS
        said = VIEW.detail(table, ("port",))
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, table.cubes["galley"] = 4, 2, 1
        play(doing(table, PortServices()), "visit inn")

        assert said.startswith(
            f"inn: {INN_COINS} coins, all regain {INN_HEALTH} health and lose 1 fatigue; shipyard: 1 "
        )
        assert (mac.damage, mac.fatigue, table.goods["coins"]) == (4 - INN_HEALTH, 1, INN_COINS)
        play(table, "visit shipyard", "repair galley for coins", "visit healer", "treat mac")
        assert (mac.damage, table.cubes["galley"], table.goods["coins"]) == (0, 0, INN_COINS - 2)

    def test_the_market_says_how_much_is_on_offer(self) -> None:
        """Seven cards, or what is left."""
        table = at_sea()
        table.goods["coins"] = 3
        assert VIEW.detail(table, ("market",)) == "7 market cards on offer, any number may be bought; you have 3 coins"
        table.market = table.market[:2]
        assert VIEW.detail(table, ("market",)).startswith("2 market cards on offer")

    def test_nobody_leaves_a_market_that_was_not_visited(self) -> None:
        """Stories offer cards as well."""
        assert VIEW.label(at_sea(), ("leave", "market")) == "Buy nothing more"

    def test_packs_of_one_game_are_told_apart(self) -> None:
        """By their length."""
        assert pack_words(VIEW.localizer, "harbour").endswith("; a short tale, 16 locations")
        assert "; a long journey, " in pack_words(VIEW.localizer, "wandering-sea")
        assert "location" in pack_words(VIEW.localizer, "airfield")


class TestFigures:
    """Figures explain each other."""

    def test_a_hit_names_the_defense_and_the_sum_of_its_damage(self) -> None:
        """Accuracy is one thing, damage another."""
        table = play(put_enemy(at_start(), defense=5), "attack wall with laurent using club", "fate 6")

        assert said_of(table, "hit") == "Laurent hits the wall: accuracy 6 against a defense of 5."

    def test_somebody_tired_is_shown_with_less_damage(self) -> None:
        """In the rows of attackers, beside the choice, and in the sum."""
        table = put_enemy(at_start())
        table.crew["laurent"].fatigue = 2
        (grid,) = VIEW.grids(table, table.offered)
        attack = ("attack", "wall", "with", "laurent", "using", "club")

        assert "Laurent 6/6, Club (accuracy +0, damage 1 (tired), block 2)" in [title for title, _ in grid.rows]
        assert VIEW.detail(table, attack) == "accuracy +0, damage 1 (tired), block 2"
        play(table, "attack wall with laurent using club", "fate 6")
        assert ("deals", "laurent", 1) in table.log_events

    def test_a_counterattack_before_the_damage_strikes_first(self) -> None:
        """After a miss it comes before the blow; after a hit it answers it. The weapon's block is named."""
        line = "The wall strikes {} at Laurent: 3 damage, of which the weapon blocks 2."
        missed = play(put_enemy(at_start(), attack=3), "attack wall with laurent using club")
        hit = play(missed.clone(), "fate 6")

        assert line.format("first") in at_its_moment(missed, fate_line(missed, 1))
        assert line.format("back") in at_its_moment(hit, *until_covered(hit))

    def test_enemies_are_called_by_name(self) -> None:
        """A number before a name would count them."""
        program = parse_program(["combat 12, 30, 31", "lose 1 health"])
        names = [next(enemy.name.en for enemy in harbour().enemies.values() if enemy.number == n) for n in (12, 30, 31)]
        said = effect_words(VIEW.localizer, program, namer_of(VIEW.localizer, harbour()))

        assert said == f"fight the {names[0]} (12), the {names[1]} (30) and the {names[2]} (31); lose 1 health"

    def test_what_follows_a_test_in_any_case_says_so(self) -> None:
        """Also where enemies are called by name."""
        program = parse_program(["challenge CRAFT 6", "fail: lose 1 health", "combat 12"])
        said = effect_words(VIEW.localizer, program, namer_of(VIEW.localizer, harbour()))

        assert said.startswith("CRAFT 6 challenge (failure: lose 1 health); either way fight the ")

    def test_what_a_discarded_card_says_is_no_price(self) -> None:
        """And what stands in its corner is called fate."""
        table = hold(at_start(), 0, "bandage-1")

        assert VIEW.label(table, ("discard", "bandage-1")) == "Discard Bandage (savvy, fate 1) for +1"
        assert VIEW.detail(table, ("discard", "bandage-1")).startswith("its text is lost: “Instant")
        french = SeaView("fr").detail(table, ("discard", "bandage-1"))
        assert french == "son texte est perdu\u202f: «\u202fImmédiat\u00a0: récupérez 2 PV\u202f»"

    def test_clearing_more_than_there_is_means_all(self) -> None:
        """No number that nobody can reach."""
        table = put_command(at_start(), mac=2, kannan=1)

        assert VIEW.question(doing(table, ClearCommand(0, 98))) == "Clear placed command: all of it, 3 to go."
        assert VIEW.question(doing(table, ClearCommand(0, 2))) == "Clear placed command: 2 to go."


class TestSentences:
    """What happened is told in sentences, and nothing that does not count."""

    def test_a_sentence_begins_with_a_capital(self) -> None:
        """Whatever word it begins with."""
        assert told(at_start(), "skill-plus", "cunning", 2) == ["Cunning +2."]

    def test_points_that_are_not_counted_are_not_told(self) -> None:
        """Feared and revered are an option."""
        assert told(at_start(), "gained", "revered", 1) == []
        assert told(at_start(points="on"), "gained", "revered", 1) == ["Gained: 1 revered point."]
        assert told(at_start(), "gained", "coins", 1) == ["Gained: 1 coin."]

    def test_a_mark_is_called_one(self) -> None:
        """Other places ask for it."""
        assert told(at_start(), "explore-token", "A") == ["You mark this: explore token A."]


class TestOneAnswer:
    """Where there is one answer and nothing can change it, it is said what happens."""

    def test_statements(self) -> None:
        """For each window in which a card might have helped."""
        table = put_enemy(at_start())
        token = next(name for name, one in table.pack.search.items() if one.ship_damage)
        table.event = next(iter(table.pack.events))

        assert VIEW.statement(doing(table, Block("mac", 2, 0))) == "Mac is hit for 2; nothing can block it."
        assert VIEW.statement(doing(table, MayCancel())).endswith(" takes effect.")
        assert VIEW.statement(doing(table, IgnorePenalty(token))).startswith("The token brings ship damage ")

    @pytest.mark.slow
    def test_nobody_is_asked_about_a_result_that_stands(self) -> None:
        """A card that could change it is listed at once, and then it is a question."""
        screen, _ = screen_for(io.StringIO(), plain=True)
        session = TryOut(open_project("harbour"), Staging("40"), screen)
        alone = Menu([Item("1", ("go", "on"), "Go on")])
        helped = Menu(alone.own, [Item("2", ("play", "x", "y"), "Use x", kind=NOW)])
        session.keyboard.alone = True

        assert session.is_settled(alone)
        assert not session.is_settled(helped)
        assert not session.is_settled(Menu(alone.own * 2))
        session.keyboard.alone = session.keyboard.open_hands = False
        assert not session.is_settled(alone)


class TestAnswers:
    """Words and numbers that are understood."""

    MENU = Menu(
        [
            Item("1", ("choose", "a"), "(a) Ask the woman at the lamp."),
            Item("2", ("choose", "m"), "(m) Cast off, unlit."),
            Item("3", ("choose", "n"), "(n) Cast a net at the lamp."),
            Item("4", ("join", "mac"), "Mac takes part"),
            Item("5", ("join", "marco"), "Marco takes part"),
        ]
    )

    @pytest.mark.parametrize(
        ("answer", "key"), [("cast off", "2"), ("off unlit", "2"), ("woman lamp", "1"), ("ask", "1")]
    )
    def test_words_of_a_choice_do_without_its_letter(self, answer: str, key: str) -> None:
        """Its beginning, or several of its words in their order."""
        found = find(self.MENU, answer)

        assert isinstance(found, Item)
        assert found.key == key

    def test_words_of_several_choices_are_not_guessed(self) -> None:
        """They are listed."""
        assert not isinstance(find(self.MENU, "the lamp"), Item)
        assert find(self.MENU, "unlit off") is None

    def test_several_numbers_are_several_choices(self) -> None:
        """Only if all are there; whether they can be made together the decision knows."""
        assert [item.key for item in numbers_in(self.MENU, VIEW.localizer, "5, 4")] == ["5", "4"]
        assert numbers_in(self.MENU, VIEW.localizer, "4 9") == numbers_in(self.MENU, VIEW.localizer, "4") == []

    def test_three_take_part_at_once(self, tmp_path: Path) -> None:
        """Each is a choice of its own in the journal."""
        said = journey(tmp_path, *AT_THE_CITY, "choose a", "3 2 10", "undo")

        assert "Gregory takes part.\n" in said
        assert "Mac takes part.\n" in said
        assert "Undone: Mac takes part." in said
