"""Promises that hold for every game and pack, checked along whole random campaigns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from sleeping_gods.campaign.games import load_pack, playable, setup_for
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.kernel.choices import CHANCE, parse, text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options, play, why_not
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.kernel.table import Table, decider, decision_of

from ..daily import first_daily

NAMES = ("Ada", "Ben", "Cyd", "Dee")
PACKS = playable()
DAILY = ("harbour", "lifted-north")
"""One pack of each game, for what is compared in several processes."""


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> tuple[Game, PackInfo]:
    """Every shipped pack with its game."""
    return load_pack(request.param)


def walk(
    game: Game, pack: PackInfo, players: int, seed: int, steps: int, **wishes: str
) -> Iterator[tuple[Table, Luck]]:
    """The tables of a random campaign, before each decision."""
    table = game.set_up(pack, setup_for(game, pack, NAMES[:players], wishes))
    luck = Luck(seed)
    for _ in range(steps):
        if not table.agenda:
            table = game.set_up(pack, setup_for(game, pack, NAMES[:players], wishes))
        yield table, luck
        apply(table, luck.pick(options(table)))


def test_every_game_has_a_pack() -> None:
    """No game is without a pack on which all of this is checked."""
    assert {load_pack(name)[0].id for name in PACKS} == {*SUPPORTED_GAMES}


@pytest.mark.slow
@pytest.mark.parametrize("players", first_daily([1, 4, 2, 3], 2))
def test_options_are_never_empty_and_never_double(pack: tuple[Game, PackInfo], players: int) -> None:
    """Every decision offers something, each choice once, and its text parses to itself."""
    for table, _ in walk(*pack, players, 11, 1500):
        found = options(table)

        assert found
        assert len({*found}) == len(found)
        assert all(parse(text(choice)) == choice for choice in found)


@pytest.mark.slow
@pytest.mark.parametrize("players", first_daily([4, 1]))
def test_a_saved_table_comes_back_equal_with_equal_options(pack: tuple[Game, PackInfo], players: int) -> None:
    """After every decision: save, load, equal state, equal options, equal hash."""
    game, box = pack
    for table, _ in walk(game, box, players, 12, 700):
        loaded = game.load(box, json.loads(canonical(table)))

        assert loaded == table
        assert options(loaded) == options(table)
        assert state_hash(loaded) == state_hash(table)


@pytest.mark.slow
def test_a_clone_is_equal_and_shares_nothing_that_changes(pack: tuple[Game, PackInfo]) -> None:
    """Playing on with a clone leaves the original as it was."""
    for number, (table, luck) in enumerate(walk(*pack, 3, 13, 1200)):
        if number % 10:
            continue
        before = canonical(table)
        clone = table.clone()
        assert canonical(clone) == before
        for _ in range(12):
            if clone.agenda:
                apply(clone, luck.pick(options(clone)))
        assert canonical(table) == before


@pytest.mark.slow
def test_a_refused_choice_leaves_the_table_unchanged(pack: tuple[Game, PackInfo]) -> None:
    """Garbled and barred choices are refused, barred ones with a rule, and nothing moves."""
    for number, (table, _) in enumerate(walk(*pack, 2, 14, 1000)):
        if number % 7:
            continue
        before = canonical(table)
        for line in ("", "attack", "nonsense with words", "draw no-such-card", "go", "x" * 500):
            if parse(line) in options(table):
                continue
            with pytest.raises(IllegalChoice):
                play(table, line)
        decision = decision_of(table)
        assert decision is not None
        for choice, reason in decision.barred(table):
            assert choice not in options(table), text(choice)
            assert why_not(table, choice) is not None
            assert reason.rule
        assert canonical(table) == before


@pytest.mark.slow
def test_what_is_offered_is_accepted(pack: tuple[Game, PackInfo]) -> None:
    """Every single option of a decision can be played on a clone without an error or a violation."""
    for number, (table, _) in enumerate(walk(*pack, 2, 15, 900)):
        if number % 9:
            continue
        for choice in options(table):
            clone = table.clone()
            play(clone, choice)
            assert clone.violations() == [], text(choice)


@pytest.mark.slow
def test_the_actor_of_a_choice_is_a_seat(pack: tuple[Game, PackInfo]) -> None:
    """Every choice belongs to a seat at the table, draws to chance."""
    for table, _ in walk(*pack, 3, 16, 1200):
        for choice in options(table):
            actor = table.actor(choice)
            assert actor == CHANCE if decider(table) == CHANCE else 0 <= actor < table.seat_count(), text(choice)


SCRIPT = """
import sys
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.kernel.state import state_hash
game, pack = load_pack(sys.argv[1])
setup = setup_for(game, pack, ("Ada", "Ben"), {})
table = game.set_up(pack, setup)
luck = Luck(17)
for _ in range(900):
    if not table.agenda:
        table = game.set_up(pack, setup)
    apply(table, luck.pick(options(table)))
    print(state_hash(table))
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", first_daily(sorted(PACKS, key=lambda name: name not in DAILY), len(DAILY)))
def test_hashes_do_not_depend_on_the_hash_seed(name: str) -> None:
    """The same choices give the same hash at every decision under any PYTHONHASHSEED."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT, name],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "12345")
    ]

    assert len(runs[0].splitlines()) == 900
    assert runs[0] == runs[1] == runs[2]
