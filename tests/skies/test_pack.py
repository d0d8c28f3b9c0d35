"""Building a pack of the skies: the airfield is whole, and each way of breaking it is found at its place."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.effects.conditions import QUESTIONS
from sleeping_gods.effects.op import Condition, Op, Program
from sleeping_gods.effects.registry import OPERATIONS
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.skies.pack.build import build
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.skies.table.enemy_abilities import ENEMY_ABILITIES

from ..breaking import change, check, whole_copy
from .broken_packs import BREAKS, Breaking, tell

pytestmark = pytest.mark.usefixtures("texts_parsed_once")


@pytest.fixture(scope="module")
def airfield() -> Pack:
    """The shipped pack."""
    return build(read_source(pack_folder("airfield")))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the airfield to break."""
    return whole_copy("airfield", tmp_path)


def vocabulary(pack: Pack) -> tuple[set[str], set[str]]:
    """The names of all effects and the kinds of all conditions that stand in a pack."""
    effects: set[str] = set()
    asked: set[str] = set()

    def ask(condition: Condition | None) -> None:
        if condition:
            asked.add(condition.kind)
            for part in condition.parts:
                ask(part)

    def take(program: Program) -> None:
        for op in program:
            effects.add(op.name)
            ask(op.condition)
            for _, arm in op.arms:
                take(arm)

    for paragraph in pack.paragraphs.values():
        take(paragraph.program)
        for condition, program in paragraph.ifs:
            ask(condition)
            take(program)
        for block in paragraph.blocks:
            ask(block.when)
        for choice in paragraph.choices:
            ask(choice.needs)
            take(choice.program)
    for event in pack.events.values():
        ask(event.completing_if)
        for program in (event.program, event.turn_end, event.completing):
            take(program)
    boards, abilities, cards = pack.characters.values(), pack.abilities.values(), pack.adventures.values()
    for uses in [each.uses for each in boards] + [each.uses for each in abilities] + [each.uses for each in cards]:
        for use in uses:
            take(use.program)
    return effects, asked


class TestTheAirfield:
    """The smallest complete pack."""

    @pytest.mark.slow
    def test_it_has_no_findings(self) -> None:
        """The author's command prints no finding for the airfield."""
        assert check(pack_folder("airfield")) == []

    def test_counts(self, airfield: Pack) -> None:
        """DS-COMP-002, DS-FATE-005: the fate of the ability cards, 20 starting cards, 56 events, 17 buffs, 5 curses."""
        cards = airfield.adventures.values()
        fates = Counter(card.fate for card in airfield.abilities.values())

        assert sorted(fates.items()) == [(1, 5), (2, 7), (3, 8), (4, 10), (5, 10), (6, 10), (7, 10), (8, 2)]
        assert sum(card.starting and card.kind != "combat" for card in cards) == 6
        assert sum(card.starting and card.kind == "combat" for card in cards) == 14
        assert sum(card.kind == "curse" for card in cards) == 5
        assert (len(airfield.events), len(airfield.buffs)) == (56, 17)

    def test_a_character(self, airfield: Pack) -> None:
        """DS-CHAR-002, DS-CHAR-003: Claire rerolls the die or cycles a combat card, each for 1 stamina."""
        claire = airfield.characters["claire"]

        assert [(use.label, use.stamina) for use in claire.uses] == [("reroll", 1), ("cycle", 1)]
        assert claire.skills == {"savvy": 1, "cunning": 1}

    def test_a_use_with_a_cost(self, airfield: Pack) -> None:
        """DS-EQIP-013: Herbalist costs stamina and an ogroot."""
        (use,) = airfield.abilities["herbalist-4"].uses

        assert (use.stamina, use.cost) == (1, (("ogroot", 1),))
        assert use.program == (Op("heal", (4, "")), Op("remove-status", ("venom", "")))

    def test_cards_of_one_name_are_alike(self, airfield: Pack) -> None:
        """DS-EQIP-013: every Herbalist costs and does the same, and so do all ability cards that share a name."""
        found: dict[str, list[object]] = {}
        for card in airfield.abilities.values():
            if card.name.en:
                found.setdefault(card.name.en, []).append((card.skill, card.cost, card.uses, card.passives))

        assert len(found["Herbalist"]) == 2
        assert [name for name, cards in found.items() if cards != [cards[0]] * len(cards)] == []

    def test_a_combat_card(self, airfield: Pack) -> None:
        """DS-CBDK-007: the figures of the whip."""
        whip = airfield.adventures["whip"].combat

        assert whip is not None
        assert (whip.damage, whip.die, whip.remove, whip.block) == (1, False, 1, 2)

    def test_a_resource_has_uses_of_several_windows(self, airfield: Pack) -> None:
        """Rope removes power or ignores steep terrain."""
        assert [use.program for use in airfield.resources["rope"]] == [
            (Op("remove-power", (1,)),),
            (Op("ignore", ("steep",)),),
        ]
        assert airfield.resource_names["rope"].text_in("fr") == "Corde"

    def test_a_page(self, airfield: Pack) -> None:
        """Squares hold obstacles, locations and marks, row by row from the top left."""
        page = airfield.pages[2]

        assert len(page.places) == page.rows * page.columns
        assert page.exits["north"] == 10
        assert any("river" in place.marks for place in page.places)
        assert any(place.obstacles == ("water",) for place in page.places)

    def test_a_boss(self, airfield: Pack) -> None:
        """DS-BOSS-002: zones are like enemies of the boss's number and level."""
        boss = airfield.bosses[4]

        assert {(zone.number, zone.level) for zone in boss.zones} == {(4, boss.level)}
        assert all(len(zone.squares) % zone.columns == 0 for zone in boss.zones)

    def test_the_flight_board(self, airfield: Pack) -> None:
        """DS-FLY-001: landing places lie on squares, distant locations have one location to explore."""
        assert airfield.spaces[airfield.airport].square
        assert airfield.spaces["sapphire-pass"].explore == 217

    def test_an_event_completed_by_moving_the_plane(self, airfield: Pack) -> None:
        """DS-EVNT-013: with 3 threat a fate of 1 to 5 damages the plane; moving the plane completes the event."""
        event = airfield.events["ice-on-the-field"]
        (threat, _) = event.turn_end

        assert event.completes_on == "plane-moved"
        assert event.completing == ()
        assert threat.condition == Condition("threat", (3,))
        assert threat.arms == (("then", (Op("fate-check", (6,), (("fail", (Op("plane-damage", (1,)),)),)),)),)

    def test_an_event_completed_on_a_condition(self, airfield: Pack) -> None:
        """What a player may do to complete an event may need something first."""
        event = airfield.events["lying-compass"]

        assert event.completing_if == Condition("crew", ("ezarius",))
        assert (event.completing[0].name, event.completes_on) == ("challenge", "")

    def test_an_obstacle_of_the_story(self, airfield: Pack) -> None:
        """DS-EXPL-009: an obstacle of the story carries its own penalty."""
        climb = airfield.paragraphs["58"].choices[0]

        assert climb.program[0] == Op("obstacle", ("steep",), (("fail", (Op("lose", ("resources", 1)),)),))

    def test_a_cost_in_any_resources(self, airfield: Pack) -> None:
        """A choice may ask for any resources, which the players pick."""
        assert (("resources", 2),) in [choice.cost for choice in airfield.paragraphs["74"].choices]

    def test_a_fleeting_quest_needs_no_keyword(self, airfield: Pack) -> None:
        """A quest that is discarded after reading may have no keyword, and no condition can name it."""
        assert (airfield.quests[77].fleeting, airfield.quests[77].keyword) == (True, "")

    def test_the_plane_has_a_name(self, airfield: Pack) -> None:
        """DS-JLOG-001: the plane's name is part of the journey log."""
        assert airfield.plane_name.en

    def test_everything_of_the_vocabulary_is_used(self, airfield: Pack) -> None:
        """Every effect, condition and enemy ability of the skies stands somewhere in the pack."""
        effects, asked = vocabulary(airfield)
        zones = [zone for boss in airfield.bosses.values() for zone in boss.zones]
        squares = [square for enemy in (*airfield.enemies.values(), *zones) for square in enemy.squares]
        abilities = {ability.rstrip("-123456789") for square in squares for ability in square.abilities}

        assert {each.name for each in OPERATIONS.values() if "skies" in each.games} - effects == set()
        assert {each.kind for each in QUESTIONS.values() if "skies" in each.games} - asked == set()
        assert set(ENEMY_ABILITIES) - abilities == set()

    def test_camps(self, airfield: Pack) -> None:
        """DS-JLOG-006: the length of the campaign gives its camps."""
        assert airfield.camps["standard"] == (12, "119", "120")
        assert airfield.camps["long"] == (17, "119", "120")


@pytest.mark.slow
@pytest.mark.parametrize(("breaking", "code", "message"), BREAKS.values(), ids=list(BREAKS))
def test_each_way_of_breaking_a_pack_is_found(copy: Path, breaking: Breaking, code: str, message: str) -> None:
    """A pack with one thing broken is refused with a finding that says what was expected."""
    breaking(copy)
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    found = [(finding.code, finding.message) for finding in caught.value.findings]
    assert any(kind == code and message in said for kind, said in found), found


@pytest.mark.slow
def test_all_findings_come_at_once_and_in_order(copy: Path) -> None:
    """Mistakes of several files are told together, sorted by file and line."""
    change(copy, "characters.toml", "^health", "helth")
    change(copy, "atlas/02.toml", "^page = 2", "page = '2'")
    tell("gain 2 coins", number=777)(copy)
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    places = [(finding.file, finding.line) for finding in caught.value.findings]
    assert places == sorted(places)
    assert {"characters.toml", "story/777.md", "atlas/02.toml"} <= {file for file, _ in places}
    assert all(line for file, line in places if file != "pack.toml")


def test_a_file_that_cannot_be_read_does_not_blame_the_others(copy: Path) -> None:
    """After a syntax error counts and references are not judged."""
    change(copy, "quests.toml", r"^number = \d+$", "number = ")
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    assert [(finding.file, finding.code) for finding in caught.value.findings] == [("quests.toml", "toml")]


@pytest.mark.slow
def test_values_of_any_shape_never_crash(copy: Path) -> None:
    """Lists and tables where ids and numbers belong are findings."""
    keys = "id|number|page|name|kind|exits|combat|links|square|explore|grid|needs|harder|die|start|level|card|totem"
    for file in (path.relative_to(copy).as_posix() for path in copy.rglob("*.toml")):
        text = (copy / file).read_text()
        text = re.sub(r'^grid = """\n.*?"""', "grid = 1", text, flags=re.MULTILINE | re.DOTALL)
        (copy / file).write_text(re.sub(rf"^({keys}) = .*", r"\1 = [[{ a = 1 }]]", text, flags=re.MULTILINE))

    assert all("expected" in line or "unknown" in line or "stands" in line for line in check(copy))


@pytest.mark.slow
def test_the_game_of_the_manifest_chooses_the_checks(copy: Path) -> None:
    """A pack of one game is never checked as one of the other."""
    change(copy, "pack.toml", '^game = "skies"', 'game = "sea"')

    assert any("unknown table 'character' in this game" in line for line in check(copy))
