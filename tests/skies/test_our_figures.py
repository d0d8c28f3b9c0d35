"""Figures of the skies' box that no source gives: marked as data, corrected or confirmed by an owner, never silent."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.party.chapters.our_figures import boards_left
from sleeping_gods.presentation.party.printed_boards import printed_boards
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.skies.table.box_table import BoxSkiesTable
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.skies.table.printed_figures import printed_figures
from sleeping_gods.skies.table.words import MAX_FACE

from ..own_box import Evening as AnyEvening


class Evening(AnyEvening):
    """An evening with the printed skies."""

    table: BoxSkiesTable


@pytest.fixture
def told() -> Evening:
    """An evening whose first event is being told."""
    evening = Evening("own-skies")
    evening.until("ToldPage")
    return evening


def test_every_marked_figure_can_be_corrected(told: Evening) -> None:
    """It names a figure that the pack has, within its bounds; boards that are laid out first come first."""
    figures, ours = printed_figures(told.table.pack), told.table.pack.ours
    marked = [figure for board in ours for figure in board.figures]

    assert len(marked) == len({*marked})
    assert {*marked} <= {text(what) for what in figures}
    for what, figure in figures.items():
        assert figure.now in figure.allowed, what
    first = [board for board in ours if board.first]
    assert [board.id for board in first][:3] == ["plane-health", "die", "claire"]
    assert sum(len(board.figures) for board in first) == 44


def test_a_face_of_the_die_is_corrected_within_the_bounds_of_a_pack(told: Evening) -> None:
    """Whatever a pack may give a face, an owner may enter for it."""
    pack = dataclasses.replace(told.table.pack, die=(-1, 2, MAX_FACE))
    face = printed_figures(pack)["printed-die", "3"]

    assert face.now == MAX_FACE
    assert face.now in face.allowed


def test_our_own_worlds_have_none() -> None:
    """There everything is as its pack says."""
    _, pack = load_pack("airfield")

    assert isinstance(pack, Pack)
    assert pack.ours == ()


def test_boards_and_cards_are_corrected(told: Evening) -> None:
    """Health, symbols, the die, costs, combat cards, effects, curses and buffs; the next campaign has ours again."""
    told.tell(
        'enter figures { "printed-health ed" = 9, "printed-skill ed moxie" = 1, "printed-skill ed strength" = 0 }',
        'enter figures { "printed-die 3" = 1, "printed-plane-health" = 8, "printed-cost belay-5" = 3 }',
        'enter figures { "printed-icon belay-5" = "moxie", "printed-effect belay-5" = 0 }',
        'enter figures { "printed-effect canteen" = 0 }',
        'enter figures { "printed-damage crowbar" = 5, "printed-icon crowbar" = "none", "printed-effect crowbar" = 0 }',
        'enter figures { "printed-effect wet-match" = 0, "printed-ability quick" = "block-2" }',
    )
    pack = told.table.pack

    assert (pack.characters["ed"].health, pack.characters["ed"].skills) == (9, {"cunning": 2, "moxie": 1})
    assert (pack.die[2], pack.plane_health) == (1, 8)
    belay, crowbar = pack.abilities["belay-5"], pack.adventures["crowbar"]
    assert (belay.cost, belay.skill, belay.uses, belay.passives) == (3, "moxie", (), ())
    assert crowbar.combat is not None
    assert (crowbar.combat.damage, crowbar.combat.skill, crowbar.combat.synergy) == (5, "", ())
    curse = pack.adventures["wet-match"].curse
    assert curse is not None
    assert (curse.turn_end, pack.buffs["quick"].ability, pack.adventures["canteen"].uses) == ((), "block-2", ())
    assert {"belay-5", "canteen", "wet-match", "quick"}.isdisjoint(board.id for board in boards_left(told.table))
    assert Evening("own-skies").table.pack.characters["ed"].health == 8


def test_a_board_is_confirmed_as_it_stands(told: Evening) -> None:
    """Nothing changes but the mark."""
    told.tell('enter printed { id = "claire" }', 'enter printed { id = "die" }')

    assert {"claire", "die"}.isdisjoint(board.id for board in boards_left(told.table))


def test_a_symbol_is_called_by_its_skill(told: Evening) -> None:
    """Though an ability of the same board bears the name of that skill."""
    boards = {board.id: board for board in printed_boards(presenter_of("skies", "en"), told.table)}

    assert [figure.label for figure in boards["ed"].figures][:3] == ["Health", "Strength", "Perception"]


def test_damage_says_so_once(told: Evening) -> None:
    """A figure of ours that is played is named in the log."""
    told.tell("says lose 1 health by ed")
    assert ("ours-played", "printed-health", "ed") in told.table.log_events
    told.tell("says lose 1 health by ed")
    assert not [event for event in told.table.log_events if event[0] == "ours-played"]


def test_an_event_stays_until_it_is_completed(told: Evening) -> None:
    """DS-EVNT-003, DS-EVNT-004, DS-EVNT-008: face up beside the board; whoever completes it discards it."""
    event = told.table.event
    told.tell(f'enter event {{ id = "{event}", reminder = "craft is harder" }}', "close book")
    assert event in told.table.active
    assert event not in told.table.event_discard
    told.tell(f'enter event {{ id = "{event}", stays = false }}')

    assert event not in told.table.active
    assert told.table.event_discard == [event]
    assert not told.table.pack.events[event].stays, "drawn again, it is told anew"


@pytest.mark.parametrize(
    "entry",
    [
        'figures { "printed-die 1" = 2 }',
        'figures { "printed-ability quick" = "sing" }',
        'figures { "printed-icon crowbar" = "" }',
        'figures { "printed-health odessa" = 5 }',
        'event { id = "thin-ice", until = "port" }',
        'event { id = "no-such-event" }',
        'event { id = "quiet-night", stays = false }',
    ],
)
def test_a_hostile_entry(told: Evening, entry: str) -> None:
    """It is refused, and nothing has changed."""
    before = state_hash(told.table)
    with pytest.raises(IllegalChoice):
        play(told.table, f"enter {entry}")

    assert state_hash(told.table) == before
