"""Figures of the sea's box that no source gives: marked as data, corrected or confirmed by an owner, never silent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.content.provenance import OURS, parts_of
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import BrokenState, IllegalChoice
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.party.chapters.our_figures import boards_left, figures_played
from sleeping_gods.sea.table.box_table import BoxSeaTable
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.sea.table.printed_figures import printed_figures
from sleeping_gods.story.printed_figure import OurBoard

from ..own_box import Evening as AnyEvening

DECKS = {
    "printed-health": ("crew", "health"),
    "printed-xp": ("levels", "xp"),
    "printed-icon": ("levels", "skill"),
    "printed-price": ("market", "price"),
}
"""Figures whose kind is a part of every card of a deck."""


class Evening(AnyEvening):
    """An evening with the printed sea."""

    table: BoxSeaTable


@pytest.fixture
def evening() -> Evening:
    """A campaign that has just begun."""
    return Evening("own-sea")


@pytest.fixture
def told(evening: Evening) -> Evening:
    """An evening whose first event is being told."""
    evening.tell("begin turn")
    evening.until("NameEvent")
    evening.tell(evening.offered[0])
    evening.until("ToldPage")
    return evening


def left(evening: Evening) -> dict[str, tuple[str, ...]]:
    """The figures that nobody has confirmed, board by board."""
    return {board.id: board.figures for board in boards_left(evening.table)}


def told_of_ours(evening: Evening) -> list[tuple[str | int, ...]]:
    """What the last choice said of figures of ours."""
    return [event for event in evening.table.log_events if event[0] == "ours-played"]


class TestData:
    """What is ours is a field of the data."""

    def test_every_marked_figure_can_be_corrected(self, evening: Evening) -> None:
        """It names a figure that the pack has, within its bounds, and stands once."""
        figures = printed_figures(evening.table.pack)
        marked = [figure for board in evening.table.pack.ours for figure in board.figures]

        assert len(marked) == len({*marked}) == 185
        assert {*marked} <= {text(what) for what in figures}
        for what, figure in figures.items():
            assert figure.now in figure.allowed, what

    @pytest.mark.parametrize("kind", DECKS)
    def test_figures_and_parts_of_cards_agree(self, evening: Evening, kind: str) -> None:
        """What the reference calls ours is marked at the table, and nothing else."""
        deck, part = DECKS[kind]
        marked = {figure for board in evening.table.pack.ours for figure in board.figures}
        for what in printed_figures(evening.table.pack):
            if what[0] == kind and (kind != "printed-icon" or what[1] in evening.table.pack.levels):
                is_ours = parts_of("sea", deck, what[1])[part] == OURS
                assert (text(what) in marked) == is_ours, what

    def test_boards_come_in_the_order_of_laying_out(self, evening: Evening) -> None:
        """Some sixty figures before the first turn: the ship board, the crew, a starting card."""
        first = [board for board in evening.table.pack.ours if board.first]

        assert [board.id for board in first][:3] == ["travel", "odessa", "gregory"]
        assert sum(len(board.figures) for board in first) == 60
        assert [board.first for board in evening.table.pack.ours] == sorted(
            (board.first for board in evening.table.pack.ours), reverse=True
        )

    def test_our_own_worlds_have_none(self) -> None:
        """There everything is as its pack says."""
        _, pack = load_pack("harbour")

        assert isinstance(pack, Pack)
        assert pack.ours == ()


class TestPlayed:
    """A log event plays figures of some kinds, of the boards that it names."""

    @pytest.mark.parametrize("kinds", [(), ("health",), ("skill",), ("health", "skill", "pace")])
    def test_only_figures_of_these_kinds(self, kinds: tuple[str, ...]) -> None:
        """Other figures of the same board are not played; one that names no board always is."""
        figures = ("health mac", "skill mac craft", "health odessa", "pace", "range")
        played = [*figures_played(("hurt", "mac", 2), kinds, [OurBoard("mac", figures)])]

        assert played == [f for f in ("health mac", "skill mac craft", "pace") if f.split()[0] in kinds]


class TestEntering:
    """An owner confirms or corrects a board."""

    def test_a_board_is_confirmed_as_it_stands(self, evening: Evening) -> None:
        """Nothing changes but the mark."""
        before = evening.table.pack.crew["odessa"]
        evening.tell('enter printed { id = "odessa" }')

        assert evening.table.pack.crew["odessa"] == before
        assert "odessa" not in left(evening)
        assert "kasumi" in left(evening)

    def test_figures_of_several_kinds_in_one_entry(self, evening: Evening) -> None:
        """Numbers, icons and effects; what is not named stays marked."""
        evening.tell(
            'enter figures { "printed-health mac" = 7, "printed-skill mac craft" = 2, "printed-command mac fate" = 1 }',
            'enter figures { "printed-xp hope" = 3, "printed-icon hope" = "cunning", "printed-effect hope" = 0 }',
            'enter figures { "printed-price pann-bow" = 4, "printed-damage pann-bow" = 6, "printed-travel 3" = 5 }',
            'enter figures { "printed-effect odessa draw" = 0, "printed-command odessa cunning" = 4 }',
        )
        pack = evening.table.pack

        assert (pack.crew["mac"].health, pack.crew["mac"].skills["craft"], pack.crew["mac"].uses[0].command) == (
            7,
            2,
            1,
        )
        assert (pack.levels["hope"].xp, pack.levels["hope"].skill, pack.levels["hope"].when) == (3, "cunning", ())
        bow = pack.adventures["pann-bow"]
        assert bow.weapon is not None
        assert (bow.price, bow.weapon.damage, pack.travel[3]) == (4, 6, 5)
        assert [(use.label, use.command) for use in pack.crew["odessa"].uses] == [("cunning", 4)]
        assert "hope" not in left(evening)
        assert "printed-health mac" not in left(evening)["mac"]
        assert "printed-damage mac" in left(evening)["mac"]

    @pytest.mark.parametrize(
        "entry",
        [
            'figures { "printed-health odessa" = 0 }',
            'figures { "printed-health odessa" = true }',
            'figures { "printed-health odessa" = "six" }',
            'figures { "printed-icon hope" = "moxie" }',
            'figures { "printed-effect endurance" = 0 }',
            'figures { "printed-effect hope" = 2 }',
            'figures { "health odessa" = 3 }',
            'figures { "printed-health odessa" = 7, "printed-xp nothing" = 3 }',
            'printed { id = "nobody" }',
            "printed { id = 3 }",
            'printed { id = "odessa", value = 3 }',
            "printed {}",
            'event { id = "rats" }',
            'event { id = "rats", stays = false }',
        ],
    )
    def test_a_hostile_entry(self, evening: Evening, entry: str) -> None:
        """It is refused, and nothing has changed."""
        before = state_hash(evening.table)
        with pytest.raises(IllegalChoice):
            play(evening.table, f"enter {entry}")

        assert state_hash(evening.table) == before

    def test_undone_replayed_and_repaired(self, tmp_path: Path) -> None:
        """Confirmations are entries of the journal; a figure set by the repair page is confirmed too."""
        game, pack = load_pack("own-sea")
        campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ana",), {"seed": "5"}), tmp_path / "c.campaign")
        campaign.play(None, 'enter printed { id = "odessa" }')
        campaign.play(None, 'enter figures { "printed-health marco" = 3 }')
        campaign.play(None, "repair set printed-health mac 9")
        campaign.undo()
        campaign.undo()
        assert isinstance(campaign.table, BoxSeaTable)
        assert campaign.table.bound.health["marco"] == 4
        campaign.redo()
        campaign.redo()
        expected = state_hash(campaign.table)
        campaign.close()

        again = Campaign.open(tmp_path / "c.campaign", game, pack)
        assert isinstance(again.table, BoxSeaTable)
        assert state_hash(again.table) == expected
        named = {board.id: board.figures for board in boards_left(again.table)}
        assert "odessa" not in named
        assert "printed-health mac" not in named["mac"]

    def test_an_effect_is_not_taken_away_while_it_happens(self, told: Evening) -> None:
        """What waits on the agenda must be there to go on with."""
        told.tell("close book")
        told.until("TakeAction")
        told.tell('enter figures { "printed-effect marco rest" = 0 }')

        assert [use.label for use in told.table.pack.crew["marco"].uses] == ["heal"]


class TestLog:
    """A figure of ours that is played says so, once."""

    def test_damage_says_so_once(self, told: Evening) -> None:
        """The second time the log is silent, and after a confirmation it is too."""
        told.tell("says lose 1 health by odessa")
        assert told_of_ours(told) == [("ours-played", "printed-health", "odessa")]
        told.tell("says lose 1 health by odessa")
        assert told_of_ours(told) == []
        told.tell("says lose 1 health by audrie")
        assert told_of_ours(told) == [], "Audrie's health is printed"
        told.tell('enter printed { id = "marco" }', "says lose 1 health by marco")
        assert told_of_ours(told) == []

    @pytest.mark.parametrize("played", [["printed-health nobody"], [""], ["x"] * 601])
    def test_a_saved_state_that_was_never_played(self, evening: Evening, played: list[str]) -> None:
        """It is refused."""
        state = json.loads(canonical(evening.table))
        state["box"]["played"] = played

        with pytest.raises(BrokenState, match="box"):
            evening.game.load(evening.pack, state)


class TestKeptEvents:
    """An event whose effect lasts stays on the table."""

    def test_it_stays_until_somebody_discards_it(self, told: Evening) -> None:
        """SG-EVENT-004, SG-EVENT-011: it lies by the ship board; its owner says when it goes away."""
        event = told.table.event
        told.tell(f'enter event {{ id = "{event}", reminder = "no fishing" }}', "close book")
        assert told.table.ongoing == [event]
        assert told.table.pack.events[event].text.text_in("fr") == "no fishing"
        told.until("TakeAction")
        assert event not in told.table.event_discard
        told.tell(f'enter event {{ id = "{event}", reminder = "no fishing, no cooking" }}')
        assert told.table.ongoing == [event]

        told.tell(f'enter event {{ id = "{event}", stays = false }}')
        assert told.table.ongoing == []
        assert told.table.event_discard == [event]
        with pytest.raises(IllegalChoice):
            play(told.table, f'enter event {{ id = "{event}", stays = false }}')

    def test_whatever_else_is_entered_it_says_what_was_told(self, told: Evening) -> None:
        """SG-EVENT-004: another entry of the box changes nothing of an event that stays."""
        event = told.table.event
        told.tell(f'enter event {{ id = "{event}", reminder = "no fishing" }}')
        kept = told.table.pack.events[event]
        told.tell('enter region { id = "2.1", port = true }')

        assert kept.ongoing
        assert told.table.pack.events[event] == kept

    def test_it_goes_away_at_the_next_port(self, told: Evening) -> None:
        """SG-EVENT-023: by the port action."""
        event = told.table.event
        told.tell(f'enter event {{ id = "{event}", until = "port" }}', "close book")
        told.until("TakeAction")
        told.tell('enter region { id = "2.1", port = true }', "port")

        assert told.table.ongoing == []
        assert event in told.table.event_discard

    def test_it_is_told_at_the_end_of_each_turn(self, told: Evening) -> None:
        """SG-EVENT-005, SG-EVENT-009: before the captain token passes."""
        event = told.table.event
        told.tell(f'enter event {{ id = "{event}", each_turn = true }}', "close book")
        told.until("TakeAction")
        while told.waits != "ToldPage":
            told.tell(next(line for line in told.offered if line.startswith(("skip", "end turn", "go on", "close"))))

        assert told.waits == "ToldPage"
        assert told.table.ongoing == [event]
        told.tell("says lose 1 coin", f'enter event {{ id = "{event}", stays = false }}', "close book")
        assert event in told.table.event_discard

    @pytest.mark.parametrize(
        "fields",
        [
            'id = "nothing"',
            'id = "{0}", until = "tomorrow"',
            'id = "{0}", reminder = "' + "x" * 121 + '"',
            'id = "{0}", reminder = "a\\u0007b"',
            'id = "{0}", reminder = 3',
            'id = "{0}", stays = 1',
            'id = "{0}", colour = "red"',
        ],
    )
    def test_a_hostile_event(self, told: Evening, fields: str) -> None:
        """It is refused, and nothing has changed."""
        before = state_hash(told.table)
        with pytest.raises(IllegalChoice):
            play(told.table, f"enter event {{ {fields.replace('{0}', told.table.event)} }}")

        assert state_hash(told.table) == before
