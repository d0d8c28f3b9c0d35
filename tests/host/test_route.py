"""A route over the map in one request: single choices in the journal, made only while nothing else happens."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.presentation.scene.atlas import WalkRoute
from sleeping_gods.presentation.skies.walks import walks
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.travel import FaceObstacle
from sleeping_gods.skies.chapters.turn import TakeAction
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import ChooseRequest, FollowRoute, Undo

from .tables import begin, choose, kept, ref_of, whose


def table_of(served: ServedTable) -> SkiesTable:
    """The table of the skies that is served."""
    table = served.campaign.table
    assert isinstance(table, SkiesTable)
    return table


def at_actions(storage: Storage, players: tuple[str, ...] = ("Ada", "Ben")) -> ServedTable:
    """A campaign of the airfield whose first player may act."""
    served = begin(storage, "airfield", players, ask_undo=False)
    while not isinstance(decision_of(table_of(served)), TakeAction):
        choose(served)
    return served


def ways(served: ServedTable) -> list[WalkRoute]:
    """The ways on foot for which there is time, of two squares or more."""
    table = table_of(served)
    return [walk for walk in walks(table).values() if 2 <= walk.squares <= time_left(table)]


def follow(served: ServedTable, *choices: str, ref: str = "", ident: str = "") -> Outcome:
    """Ask for a route."""
    ident = ident or f"r{served.position}"
    return served.handle(FollowRoute(ident, served.position, choices), ref or whose(served), "en")


def test_a_route_is_made_of_single_recorded_choices(tmp_path: Path) -> None:
    """The journal and the table are the same as if each square had been chosen alone."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        way = next(walk for walk in ways(served) if not walk.obstacles)
        before = served.position
        assert follow(served, *way.route).reply == Done(served.position, f"r{before}")
        together = state_hash(table_of(served))
        entries = [entry.choice for entry in served.campaign.journal.entries[before:]]
        assert served.position == before + way.squares
        served.handle(Undo("u", served.position, "line", before), whose(served), "en")
        assert table_of(served).place != way.to
        for line in way.route:
            served.handle(ChooseRequest(f"s{served.position}", served.position, line), whose(served), "en")

        assert table_of(served).place == way.to
        assert state_hash(table_of(served)) == together
        assert entries == [*way.route]


def test_an_obstacle_on_the_way_ends_it(tmp_path: Path) -> None:
    """DS-TRAV-004: what she meets is answered before she goes on."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        table = table_of(served)
        moves = [text(choice) for choice in table.offered if choice[0] == "travel"]
        for line in moves:
            follow(served, *[line] * 2)
            if isinstance(decision_of(table_of(served)), FaceObstacle):
                break
            while table_of(served).place != table.place:
                served.handle(Undo(f"u{served.position}", served.position), whose(served), "en")
        before = table_of(served).place
        asked = decision_of(table_of(served))
        assert isinstance(asked, FaceObstacle)
        refused = follow(served, "travel north").reply

        assert isinstance(refused, Refused)
        assert table_of(served).place == before


def test_it_goes_no_further_than_time_allows(tmp_path: Path) -> None:
    """DS-TIME-005: with no time left no square is entered; nobody else's turn is walked into."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        there = next(walk for walk in ways(served) if not walk.obstacles)
        back = {"north": "south", "south": "north", "east": "west", "west": "east"}
        step = there.route[0]
        to_and_fro = [step, f"travel {back[step.split()[1]]}"] * 20
        begun, time = table_of(served).captain, time_left(table_of(served))
        follow(served, *to_and_fro)

        assert table_of(served).captain == begun
        assert time_left(table_of(served)) == 0
        assert sum(entry.choice.startswith("travel") for entry in served.campaign.journal.entries) == time


def test_what_is_no_move_is_refused_whole(tmp_path: Path) -> None:
    """Also behind a move that could be made; and a move that cannot be made is refused as if it stood alone."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        before, way = served.position, ways(served)[0]
        mixed = follow(served, way.route[0], "end turn").reply
        nowhere = follow(served, "travel nowhere", way.route[0], ident="x").reply

        assert isinstance(mixed, Refused)
        assert isinstance(nowhere, Refused)
        assert served.position == before


def test_another_seat_cannot_walk(tmp_path: Path) -> None:
    """It is not their turn."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        before = served.position
        other = next(name for name in ("Ada", "Ben") if ref_of(served, name) != whose(served))
        reply = follow(served, *ways(served)[0].route, ref=ref_of(served, other)).reply

        assert isinstance(reply, Refused)
        assert reply.key == "not-yours"
        assert served.position == before


def test_sent_again_it_is_not_walked_again(tmp_path: Path) -> None:
    """The same id is never done twice."""
    with kept(tmp_path) as storage:
        served = at_actions(storage)
        way, position = next(walk for walk in ways(served) if not walk.obstacles), served.position
        request = FollowRoute("once", position, way.route)
        ref = whose(served)
        served.handle(request, ref, "en")
        after = served.position
        reply = served.handle(request, ref, "en").reply

        assert reply == Done(after, "once", repeated=True)
        assert served.position == after
