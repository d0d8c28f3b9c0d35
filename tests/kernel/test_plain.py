"""Plain data: encode and decode are inverse, and decode refuses everything else."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel import plain
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import Json, decode, encode
from sleeping_gods.kernel.plain_readers import Misfit, Reader
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical, state_hash

from .toy import ToyGame, ToyPack, ToyTable, toy_table


@pytest.mark.slow
@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 30), seats=st.integers(1, 4))
def test_a_state_survives_saving_at_any_decision(seed: int, steps: int, seats: int) -> None:
    """Save, load: equal state, equal options, equal hash, wherever one stops."""
    table, luck = toy_table(seats), Luck(seed)
    for _ in range(steps):
        if not is_over(table):
            apply(table, luck.pick(options(table)))

    loaded = ToyGame().load(ToyPack(), json.loads(canonical(table)))

    assert loaded == table
    assert options(loaded) == options(table)
    assert state_hash(loaded) == state_hash(table)


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_the_same_is_read_quickly_and_by_place(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick readers make the tables that reading place by place makes."""
    game, box = load_pack(pack)
    campaign, luck, states = Campaign.begin(game, box, setup_for(game, box, ("Zoë", "Ben"), {"seed": "2"})), Luck(2), []
    for number in range(60):
        campaign.play(None, text(luck.pick(options(campaign.table))))
        if number % 6 == 0:
            states.append(json.loads(canonical(campaign.table)))
    quick = [game.load(box, state) for state in states]
    monkeypatch.setattr(plain, "reader_of", _reader_of_nothing)

    assert quick == [game.load(box, state) for state in states]


def _reader_of_nothing(kind: object) -> Reader:
    """Nothing fits."""
    raise Misfit


def test_a_clone_shares_nothing() -> None:
    """What happens to a clone does not happen to the table."""
    table = toy_table()
    before = canonical(table)

    twin = table.clone()
    apply(twin, ("draw", "6"))

    assert canonical(table) == before
    assert twin != table


def test_steps_are_written_by_name() -> None:
    """An agenda is a list of step names and their fields."""
    data = encode(toy_table())

    assert isinstance(data, dict)
    assert data["agenda"] == [["ToyTurn", 1], ["ToyDraw", 0]]
    assert "log_events" not in data


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("deck", "123", r"state\.deck: expected a list"),
        ("deck", [1, "2"], r"state\.deck\[1\]: expected int, got '2'"),
        ("deck", [True], r"state\.deck\[0\]: expected int, got True"),
        ("cheered", [0], r"state\.cheered\[0\]: expected bool"),
        ("size", None, r"state\.size: expected int"),
        ("agenda", [["Teleport", 1]], r"state\.agenda\[0\]: expected a step that this version knows"),
        ("agenda", [["ToyKeep", 1]], r"state\.agenda\[0\]: expected 2 fields of ToyKeep"),
        ("agenda", [["ToyKeep", 1, "x"]], r"state\.agenda\[0\]\.card: expected int"),
    ],
)
def test_what_is_not_a_state_is_refused_with_its_place(field: str, value: Json, message: str) -> None:
    """A wrong type, an unknown step or a wrong count is named with the place where it stands."""
    data = encode(toy_table())
    assert isinstance(data, dict)
    data[field] = value

    with pytest.raises(BrokenState, match=message):
        decode(ToyTable, data)


def test_missing_and_unknown_fields_are_refused() -> None:
    """A state has exactly the fields of its class."""
    data = encode(toy_table())
    assert isinstance(data, dict)
    smaller = {key: value for key, value in data.items() if key != "deck"}

    with pytest.raises(BrokenState, match="expected the field 'deck'"):
        decode(ToyTable, smaller)
    with pytest.raises(BrokenState, match="got 'cheats'"):
        decode(ToyTable, {**data, "cheats": True})


def test_text_that_cannot_be_written_is_not_read() -> None:
    """Half a surrogate pair would come in by JSON and fail when the state is hashed."""
    with pytest.raises(BrokenState, match="expected text that can be written down"):
        decode(str, json.loads('"\\ud83d"'))


@pytest.mark.parametrize("kind", [list[int] | dict[str, int], list[int] | list[str] | None, ToyTable | tuple[int, ...]])
def test_a_union_that_cannot_be_told_apart_is_refused(kind: object) -> None:
    """Of the types of a union, one at most is written as a list or an object; it is no fault of the data."""
    with pytest.raises(TypeError, match="no way to tell apart"):
        decode(kind, [1])


@pytest.mark.parametrize("data", [None, "a", 1, [1, 2]])
def test_a_union_is_read_by_the_type_of_the_data(data: Json) -> None:
    """An atom as itself, a list as the one type that is written so; a bool is no int."""
    kind = list[int] | str | int | None

    assert decode(kind, data) == data
    with pytest.raises(BrokenState, match="expected list"):
        decode(kind, True)


def test_only_plain_data_is_written() -> None:
    """A float or an object on the table is a mistake that shows at once."""
    with pytest.raises(TypeError, match="not plain data"):
        encode([1.5])
