"""A printed box at the table of the skies: pages, cards and squares are told, and the rules do the rest."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.skies.table.box_table import BoxSkiesTable

from ..own_box import Evening as AnyEvening

BEAST = r'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\nP H\n. H" }'


class Evening(AnyEvening):
    """An evening with the printed skies."""

    table: BoxSkiesTable


@pytest.fixture
def acting() -> Evening:
    """An evening after the first event, of which nothing was told."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    evening.tell("close book")
    assert evening.waits == "TakeAction"
    return evening


def test_an_event_is_told_like_a_page() -> None:
    """DS-EVNT-001: the card of the top level is drawn by the group, told, and discarded."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    before = evening.table.event_left[0]
    assert evening.table.event
    evening.tell("says lose 1 health")
    evening.until("ToldPage")
    evening.tell("close book")

    assert evening.table.event_left[0] == before
    assert len(evening.table.event_discard) == 1


def test_a_page_with_a_challenge_cards_and_a_fight(acting: Evening) -> None:
    """DS-EXPL-003, DS-CSET-008: every line is played at once; an enemy is described when it is met."""
    acting.tell("explore 7", "says gain quest 12", "says gain adventure 33")
    acting.until("ToldPage")
    assert 12 in acting.table.quests
    assert any("adventure-33" in hand for hand in acting.table.adventures)

    acting.tell("says combat 5")
    assert acting.waits == "DescribeEnemy"
    assert acting.reason("enter enemy { number = 5 }") == "card-not-understood"
    acting.tell(BEAST)
    acting.until("ToldPage", "TakeAction", "BeginTurn")
    assert acting.table.combat is None


class TestBosses:
    """A boss is asked for when it is met."""

    ZONES = ", ".join(f'{{ id = "{letter}", attack = 1, grid = "H .\\n. P" }}' for letter in "abc")
    BOSS = f"enter boss {{ number = 4, level = 1, zone = [{ZONES}] }}"

    @pytest.fixture
    def met(self, acting: Evening) -> Evening:
        """A page says that boss 4 is fought, and what follows."""
        acting.tell("explore 7", "says boss 4 / win: gain 2 rope / flee: lose 1 health")
        assert acting.waits == "DescribeBoss"
        assert acting.offered == ["settled fight"]
        return acting

    def test_it_is_entered_with_its_zones_and_fought(self, met: Evening) -> None:
        """DS-BOSS-001, DS-BOSS-002: three or four zones stand side by side."""
        met.tell(self.BOSS)

        assert met.waits == "Ready"
        assert [foe.id for foe in met.table.fight.foes] == ["a-4", "b-4", "c-4"]
        met.until("ToldPage", "TakeAction", "BeginTurn")
        assert met.table.combat is None

    def test_it_is_entered_once(self, met: Evening) -> None:
        """The next time the fight begins at once, though the page lets nobody flee."""
        met.tell("settled fight", self.BOSS, "says boss 4 / flee: lose 1 health")

        assert met.waits == "Ready"

    def test_it_was_beaten_on_the_table(self, met: Evening) -> None:
        """DS-ACHV-001: it is ticked; what follows is told by the group."""
        rope = met.table.goods["rope"]
        met.tell("settled fight")

        assert met.waits == "ToldPage"
        assert "boss:4" in met.table.ticked
        assert met.table.goods["rope"] == rope

    @pytest.mark.parametrize(
        "entry",
        [
            "enter boss { number = 4, level = 1 }",
            "enter boss { number = 4, level = 1, zone = 3 }",
            "enter boss { number = 4, level = 1, zone = [1, 2, 3] }",
            BOSS.replace("level = 1", "level = 99"),
            BOSS.replace('"b"', '"a"'),
            BOSS.replace("P", "Q", 1),
        ],
    )
    def test_a_hostile_boss(self, met: Evening, entry: str) -> None:
        """DS-BOSS-002: it is refused with its reason."""
        assert met.reason(entry) == "card-not-understood"

    def test_another_boss_than_the_one_that_is_met(self, met: Evening) -> None:
        """It may be entered, and boss 4 is still asked for."""
        met.tell(self.BOSS.replace("number = 4", "number = 5"))

        assert met.waits == "DescribeBoss"
        assert 5 in met.table.pack.bosses


def form_of(evening: Evening) -> str:
    """What may be answered in free words."""
    decision = decision_of(evening.table)
    assert decision is not None
    return decision.form(evening.table)


class TestForms:
    """What a client may ask for beside the list."""

    def test_an_action(self, acting: Evening) -> None:
        """DS-EXPL-001, DS-TRAV-008: any location as long as there is time, and pages behind the edges of this one."""
        assert form_of(acting) == "act 2:d2 5x4 explore"
        acting.tell("travel west", "charted 2:d1")
        assert form_of(acting) == "act 2:d1 5x4 explore west"
        acting.tell("travel south")
        assert form_of(acting) == "square 2:e1"
        acting.tell("charted 2:e1")
        assert form_of(acting) == "act 2:e1 5x4 explore south west"
        acting.tell("travel north", "travel south")
        assert form_of(acting) == "act 2:e1 5x4 south west"
        acting.tell("travel north")
        assert form_of(acting) == ""

    def test_a_page_across_the_binding(self, acting: Evening) -> None:
        """DS-TRAV-009: it is the facing one."""
        acting.tell("enter page { page = 10, rows = 5, columns = 4, exits = { south = 2 } }")
        acting.table.place = "10:a4"
        assert form_of(acting) == "act 10:a4 5x4 explore north east:11"
        acting.tell("enter page { page = 11, rows = 5, columns = 4 }")
        assert form_of(acting) == "act 10:a4 5x4 explore north"


def test_a_square_is_charted_when_claire_comes_there(acting: Evening) -> None:
    """DS-TRAV-004: its obstacles are met at once, and known the next time."""
    acting.tell("travel north")
    assert acting.waits == "ChartSquare"
    acting.tell('enter square { id = "2:c2", obstacles = ["water"], locations = [24] }')
    assert acting.table.obstacle == "water"
    acting.until("TakeAction", "ToldPage")
    assert "2:c2" in acting.table.pack.charted
    assert acting.table.bound.locations["2:c2"] == (24,)


def test_a_square_with_nothing(acting: Evening) -> None:
    """It is not asked for again."""
    acting.tell("travel north", "charted 2:c2", "travel south", "charted 2:d2", "travel north")

    assert acting.waits == "TakeAction"


def test_pages_and_spaces_are_joined_both_ways(acting: Evening) -> None:
    """DS-TRAV-009, DS-FLY-002: what leads there leads back."""
    acting.tell(
        "enter page { page = 10, rows = 4, columns = 4, exits = { south = 2 } }",
        'enter space { id = "meadow", links = ["airport"], square = "10:a1" }',
    )

    assert acting.table.bound.moves["2:a1"]["north"] == "10:d1"
    assert acting.table.bound.moves["10:d1"]["south"] == "2:a1"
    assert acting.table.bound.links["airport"] == ("meadow",)


class TestCards:
    """Cards that are had by their numbers are entered as what they are, before or after."""

    COMBAT = 'enter adventure {{ number = {0}, kind = "combat", combat = {{ damage = 2 }} }}'
    GEAR = 'enter adventure {{ number = {0}, use = [{{ do = ["draw 1"] }}] }}'

    @pytest.fixture
    def holding(self, acting: Evening) -> Evening:
        """Card 33 was gained by its number alone and lies in the second hand."""
        acting.tell("explore 7", "says gain adventure 33", "give adventure-33 to p2")
        return acting

    def test_a_card_in_a_hand_becomes_a_combat_card_and_back(self, holding: Evening) -> None:
        """DS-CBDK-001, DS-CBDK-007: it goes to the combat deck, and comes back to the active player's hand."""
        holding.tell(self.COMBAT.format(33))
        assert "adventure-33" in holding.table.arms
        assert "adventure-33" in holding.table.combat_deck
        assert not any("adventure-33" in hand for hand in holding.table.adventures)
        holding.tell(self.GEAR.format(33))

        assert "adventure-33" not in (*holding.table.arms, *holding.table.combat_deck)
        assert "adventure-33" in holding.table.adventures[holding.table.captain]

    def test_a_combat_card_that_was_entered_before(self, holding: Evening) -> None:
        """DS-CBDK-001: it joins the deck when it is gained."""
        holding.tell(self.COMBAT.format(34), "says gain adventure 34")

        assert "adventure-34" in holding.table.arms

    def test_a_totem_in_a_hand_is_ticked(self, holding: Evening) -> None:
        """DS-ACHV-001: also if it is entered as one afterwards."""
        holding.tell('enter adventure { number = 33, kind = "totem" }')

        assert "totem:adventure-33" in holding.table.ticked

    def test_not_in_a_fight(self, holding: Evening) -> None:
        """DS-CBDK-005: the deck has been shuffled; afterwards it can be corrected."""
        holding.tell("says combat 5", BEAST)
        assert holding.waits == "Ready"
        with pytest.raises(IllegalChoice):
            play(holding.table, self.COMBAT.format(33))
        holding.until("ToldPage", "TakeAction", "BeginTurn")
        holding.tell(self.COMBAT.format(33))

        assert "adventure-33" in holding.table.arms

    def test_a_starting_card_stays_what_it_is(self, holding: Evening) -> None:
        """It is not one of the numbered cards."""
        club = holding.table.arms[0]
        with pytest.raises(IllegalChoice):
            play(holding.table, f'enter adventure {{ number = 40, id = "{club}" }}')


def test_a_printed_figure_is_corrected(acting: Evening) -> None:
    """It is set like any figure of the table, within its bounds."""
    acting.tell("repair set printed-health claire 9", "repair set printed-fuel 7", "repair set fuel 7")

    assert acting.table.bound.health["claire"] == 9
    assert acting.table.fuel == 7
    with pytest.raises(IllegalChoice):
        play(acting.table, "repair set printed-fuel 0")


@pytest.mark.parametrize(
    "entry",
    [
        "enter page { page = 10 }",
        "enter page { page = 10, rows = 400, columns = 4 }",
        "enter page { page = 2, rows = 3, columns = 4 }",
        "enter page { page = 2, exits = { north = 99 } }",
        "enter page { page = 2, exits = { east = 3 } }",
        'enter square { id = "9:a1" }',
        'enter square { id = "2:a1", obstacles = ["lava"] }',
        'enter square { id = "2:a1", locations = [0] }',
        'enter space { id = "x", links = ["nowhere"], square = "2:a1" }',
        'enter space { id = "x", links = [], square = "9:a1" }',
        'enter region { id = "2.1" }',
        "enter quest { number = 999 }",
    ],
)
def test_a_hostile_entry(acting: Evening, entry: str) -> None:
    """It is refused, and nothing has changed."""
    before = state_hash(acting.table)
    with pytest.raises(IllegalChoice):
        play(acting.table, entry)

    assert state_hash(acting.table) == before
