"""Canonical bytes are those of the whole conversion, whichever writer of JSON is at work."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sleeping_gods.campaign.quick_json import use_quick_json
from sleeping_gods.kernel import state
from sleeping_gods.kernel.forms import form_of
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import encode
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical, write_with

from .toy import ToyDraw, toy_table


@pytest.fixture(params=["json", "msgspec"])
def _writer(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each writer of JSON in turn."""
    if request.param == "msgspec":
        use_quick_json()
    else:
        write_with(state._by_json)
    yield
    use_quick_json()


@pytest.mark.usefixtures("_writer")
def test_the_bytes_are_those_of_the_whole_conversion() -> None:
    """At every decision of a game, with notes in any alphabet."""
    table, luck = toy_table(3), Luck(5)
    table.notes = ["é\u2028\x7f😀", '"\\/\b\f\n\r\t\x00\x1f']
    while not is_over(table):
        assert canonical(table) == json.dumps(encode(table), separators=(",", ":"), ensure_ascii=False).encode()
        apply(table, luck.pick(options(table)))


@pytest.mark.slow
@given(notes=st.lists(st.text(st.characters(codec="utf-8"))), size=st.integers(-(2**80), 2**80))
def test_both_writers_write_the_same_bytes(notes: list[str], size: int) -> None:
    """Any text and any number."""
    table = toy_table()
    table.notes, table.size = notes, size
    use_quick_json()
    quick = canonical(table)
    write_with(state._by_json)
    plain = canonical(table)
    use_quick_json()

    assert quick == plain


@dataclass(slots=True)
class Leaf:
    """A record."""

    name: str = ""


@dataclass(slots=True)
class Tree:
    """Records in every kind of field."""

    plain: dict[str, tuple[int, ...]] = field(default_factory=dict)
    maybe: Leaf | None = None
    many: list[Leaf] = field(default_factory=list)
    named: dict[str, Leaf] = field(default_factory=dict)
    lists: dict[str, list[list[Leaf]]] = field(default_factory=dict)
    hidden: int = field(default=0, compare=False)


def test_which_fields_can_hold_records() -> None:
    """They are found by their types, however deep; what is not compared is not saved."""
    form = form_of(Tree)

    assert form.names == ("plain", "maybe", "many", "named", "lists")
    assert [form.names[at] for at in form.nested] == ["maybe", "many", "named", "lists"]
    assert form_of(ToyDraw)[:2] == ("ToyDraw", ("seat",))
    with pytest.raises(TypeError, match="not plain data"):
        form_of(float)
