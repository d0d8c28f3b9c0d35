"""What is drawn of the skies: the table, the atlas, the flight board, fights, bosses, encounters; at 80 columns."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import options
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.glyphs import ASCII, UNICODE, Glyphs
from sleeping_gods.terminal.menu import menu_of
from sleeping_gods.terminal.menu_page import UNFOLD_ALL, menu_section
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.section import lines
from sleeping_gods.terminal.skies.view import SkiesView

from ..bed import again, play
from ..skies.tables import ail, exploring, fight, hurt, in_play, new, on_map, own, quest, stands, stock, tire, wear
from .driver import screen_for

GOLDEN = Path(__file__).parent / "golden"
VIEW = SkiesView()
FRENCH_VIEW = SkiesView("fr")
SEES_ALL = Audience((0,), open_hands=True)
CARDS = ("whip", "pistol", "crowbar", "hunting-rifle", "wrench")
PAGES = ("table", "map", "cards", "deck", "quests", "events", "plane", "journey")
EVERY = [None, *VIEW.pages]


def drawn(
    table: SkiesTable,
    *,
    page: str | None = None,
    width: int = 80,
    plain: bool = False,
    glyphs: Glyphs = UNICODE,
    open_hands: bool = True,
    fresh: bool = False,
) -> str:
    """A page, or the whole screen before the decision that waits."""
    screen, out = screen_for(io.StringIO(), width=width, plain=plain)
    menu = menu_of(VIEW.menu(table, Audience((0,), open_hands)))
    context = RenderContext(0, open_hands, width, glyphs, fresh, numbers=menu.numbers)
    if page is not None:
        screen.show(*VIEW.page(table, page, context))
    else:
        screen.show(*VIEW.scene(table, context))
        screen.gap()
        screen.show(lines(VIEW.context(table)), lines([VIEW.question(table)]))
        screen.show(menu_section(VIEW.localizer, VIEW.players(table), menu, context, acts="", barred=True))
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


def holding(table: SkiesTable, seat: int, *cards: str) -> SkiesTable:
    """Ability cards from the deck in a hand."""
    for card in cards:
        table.deck.remove(card)
        table.hands[seat].append(card)
    return again(table)


def at_the_camp() -> SkiesTable:
    """Two players in the middle of a turn, with something of everything."""
    table = wear(on_map(2), "ed", "heavy-hands-1", "belay-5")
    holding(table, 0, "herbalist-4", "second-wind-7", "dare-2")
    holding(table, 1, "loaded-die-8")
    stock(table, rope=2, sand_honey=1, bloodflower=1)
    hurt(table, ezarius=4, jessie=8)
    ail(tire(table, ed=1, miguel=0), "miguel", "venom", "low-morale")
    own(table, 0, "toolbox")
    in_play(quest(table, 41, 101), "numb-fingers", 2)
    table.crossed, table.camps, table.spent, table.bonus, table.fuel = [7], 3, 1, True, 4
    table.marks["rebels"] = 2
    return again(table)


def in_a_fight() -> SkiesTable:
    """Three enemies, the middle one hurt, in the second round."""
    table = fight(hurt(on_map(), ed=3), "tax-weasel", "ice-heron", "marsh-lamp", hands=(CARDS[:3],))
    table.fight.foes[1].covered, table.fight.round = 0b10010, 2
    return again(table)


def with_a_boss() -> SkiesTable:
    """A boss on hard: zones side by side, a buff beside the first."""
    table = fight(on_map(level="hard"), boss=4, hands=(CARDS[:2],))
    table.fight.foes[0].buff, table.fight.foes[0].buffed = "thick-hide", 2
    return again(table)


def placing() -> SkiesTable:
    """Damage is being placed."""
    return play(in_a_fight(), "attack ice-heron with ed using crowbar", "roll 4", "go on", "take hit")


def at_the_tents() -> SkiesTable:
    """A wandering encounter of two players; Ana has placed one of hers."""
    return play(exploring(on_map(2), 24), "place claire on a")


def shown_at_the_tents() -> SkiesTable:
    """All are placed, and actions are being taken."""
    table = at_the_tents()
    for line in ("place ed on e", "place jessie on e", "place ezarius on c", "place miguel on -"):
        play(table, line)
    return table


def at_a_distant_location() -> SkiesTable:
    """Claire and the plane at Sapphire Pass."""
    table = on_map()
    table.plane = "sapphire-pass"
    return stands(table, "sapphire-pass")


SCENES: dict[str, Callable[[], SkiesTable]] = {
    "start": lambda: new(2),
    "camp": at_the_camp,
    "fight": in_a_fight,
    "boss": with_a_boss,
    "placing": placing,
    "tents": at_the_tents,
    "tents_shown": shown_at_the_tents,
    "distant": at_a_distant_location,
    "landing": lambda: play(on_map(landing="quick"), "fly to geysers"),
    "repair": lambda: play(_broken(), "repair", "join miguel"),
}


def _broken() -> SkiesTable:
    table = on_map()
    table.plane_health = 2
    return again(table)


class TestGolden:
    """Golden screens: if a change is meant, write the new one to the file."""

    @pytest.mark.parametrize("name", SCENES)
    def test_the_scene_at_80_columns(self, name: str) -> None:
        """What stands before the decision, with its question and choices."""
        assert drawn(SCENES[name]()) == (GOLDEN / f"skies_{name}_80.txt").read_text()

    @pytest.mark.parametrize("page", PAGES)
    def test_the_pages_of_a_camp(self, page: str) -> None:
        """Parts of the table on demand."""
        assert drawn(at_the_camp(), page=page, open_hands=False) == (GOLDEN / f"skies_page_{page}_80.txt").read_text()


class TestWidth:
    """Nothing is wider than the terminal, whatever it is, and nothing needs more than ASCII."""

    @pytest.mark.slow
    @pytest.mark.parametrize("width", [60, 80, 120])
    @pytest.mark.parametrize("name", SCENES)
    def test_nothing_is_wider_than_the_terminal(self, name: str, width: int) -> None:
        """Every page and the scene."""
        table = SCENES[name]()
        text = "".join(drawn(table, page=page, width=width, fresh=True) for page in EVERY)

        assert max(len(line) for line in text.splitlines()) <= width

    def test_ascii_is_enough(self) -> None:
        """For terminals that know no more."""
        text = "".join(drawn(in_a_fight(), page=page, glyphs=ASCII) for page in EVERY)

        assert {sign for sign in text if ord(sign) > 126} <= {"’", "“", "”", "é", "–"}
        assert "<3" in text

    @pytest.mark.parametrize("name", SCENES)
    def test_plain_text_has_no_boxes_and_no_bars(self, name: str) -> None:
        """For screen readers: sentences."""
        told = "".join(drawn(SCENES[name](), page=page, plain=True, fresh=True) for page in EVERY)

        assert not set(told) & set("█░│─□○►·║▲△✈♥")


class TestChoices:
    """Choices read well."""

    def test_equipping_is_laid_out_as_cards_and_characters(self) -> None:
        """Beside each number stands how many other cards it costs."""
        table = at_the_camp()
        equips = [choice for choice in options(table) if choice[0] == "equip"]
        (grid,) = VIEW.grids(table, equips)

        assert grid.columns[:2] == ("Claire", "Ed")
        assert grid.rows[0][0].startswith("Herbalist (savvy, fate 4). 1 stamina, 1 ogroot: restore 4 health")
        assert grid.says["equip", "herbalist-4", "on", "ed"] == "(1)"

    def test_attacks_show_the_least_and_the_most_that_they_cover(self) -> None:
        """Crowbar: 3, the die from -1 to 2, and Ed's strength of 2."""
        table = in_a_fight()
        (grid,) = VIEW.grids(table, table.offered)

        assert grid.says["attack", "tax-weasel", "with", "ed", "using", "crowbar"] == "4–7"
        assert grid.rows[0] == ("Tax Weasel", ())

    def test_acts_come_after_the_decision_s_own_options_in_families(self) -> None:
        """One line for all of them until somebody asks."""
        table = at_the_camp()
        menu = menu_of(VIEW.menu(table, SEES_ALL))
        screen, out = screen_for(io.StringIO(), plain=True)
        for shown in ("", UNFOLD_ALL, "equip"):
            screen.show(
                menu_section(VIEW.localizer, VIEW.players(table), menu, RenderContext(), acts=shown, barred=False)
            )
        folded, every, one = out.getvalue().split("1. Travel north")[1:]

        assert "+ lists what may be done at any time: Ana: events to complete (1), equip (" in folded
        assert "At any time, Ana: equip." in every
        assert "At any time, Ana: resources." in every
        assert "At any time, Ana: equip." in one
        assert "At any time, Ana: resources." not in one

    def test_eugene_s_flight_says_that_it_costs_no_time(self) -> None:
        """DS-ADVC-019, DS-FLY-004: card, question and every flight say so; a flight as an action costs 2 time."""
        table = own(on_map(), 0, "eugene")
        action = [choice for choice in options(table) if choice[0] == "fly"]
        assert {VIEW.detail(table, choice).partition(";")[0] for choice in action} == {"2 time, 1 fuel"}
        assert "without spending time" in VIEW.label(table, ("play", "eugene", "fly"))

        play(table, "play eugene fly")
        flights = [choice for choice in options(table) if choice[0] == "fly"]
        assert {choice[-1] == "claire" for choice in flights} == {True, False}
        assert {VIEW.detail(table, choice).partition(";")[0] for choice in flights} == {"no time, 1 fuel"}
        assert VIEW.question(table) == "Where does the plane fly? It takes no time."

    def test_eugene_s_flights_say_whether_claire_is_aboard(self) -> None:
        """DS-ADVC-019: with her or without her; a flight as an action is hers, and says neither."""
        table, alone, along = own(on_map(), 0, "eugene"), parse("fly to geysers"), parse("fly to geysers with claire")
        action = [view.label(table, alone) for view in (VIEW, FRENCH_VIEW)]
        play(table, "play eugene fly")

        assert action == ["Fly to Geysers", "Voler\u202f: Geysers"]
        assert VIEW.label(table, alone) == "Fly to Geysers, without Claire"
        assert VIEW.label(table, along) == "Fly to Geysers, with Claire aboard"
        assert FRENCH_VIEW.label(table, alone) == "Voler sans Claire\u202f: Geysers"
        assert FRENCH_VIEW.label(table, along) == "Voler avec Claire à bord\u202f: Geysers"

    def test_what_anybody_may_do_is_offered_once(self) -> None:
        """A resource is used by whoever sits at the keyboard; others step in and find it under their own name."""
        table = stock(hurt(on_map(2), ed=3), ogroot=1)
        mine = [item.choice for item in menu_of(VIEW.menu(table, SEES_ALL)).acts if item.choice[0] == "use"]
        his = menu_of(VIEW.menu(table, Audience((1,)), stepping_in=True)).acts

        assert {choice[-1] for choice in mine} == {"p1"}
        assert "p2" in {item.choice[-1] for item in his}
