"""Parts of a map and of a log: only what is new is told, and who was told it has the whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import UNSET

from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.atlas import SceneMap
from sleeping_gods.wire.sections import log_part, map_part, with_part
from tests.sea.tables import at_sea


def chart() -> SceneMap:
    """The map of a new campaign."""
    presenter = presenter_of("sea")
    told: SceneMap = presenter.sections["map"].tell(presenter, at_sea(), SOFA)
    return told


def test_of_the_same_map_nothing_is_told_but_where_one_is() -> None:
    """Neither areas nor sheets nor ways."""
    before = chart()
    part = map_part(before, replace(before, here="elsewhere", spoken=("There",)))

    assert (part.here, part.spoken, part.areas, part.sheets) == ("elsewhere", ("There",), (), ())
    assert [part.order, part.flight, part.walks, part.on_foot, part.near] == [UNSET] * 5
    assert with_part(before, part) == replace(before, here="elsewhere", spoken=("There",))


@pytest.mark.parametrize("name", ["flight", "walks", "on_foot", "near", "order", "areas", "sheets"])
def test_what_is_new_on_a_map_is_told_alone(name: str) -> None:
    """And with it the map is the new one."""
    before: Any = chart()
    if name == "order":
        now = replace(before, areas=before.areas[1:])
    elif name in ("areas", "sheets"):
        first, *others = getattr(before, name)
        changed = replace(first, **({"name": "Another"} if name == "areas" else {"title": "Another"}))
        now = replace(before, **{name: (changed, *others)})
    else:
        now = replace(before, **{name: True if name == "on_foot" and not before.on_foot else ("another",)})
    part = map_part(before, now)
    told = {one for one in ("flight", "walks", "on_foot", "near", "order") if getattr(part, one) is not UNSET}
    told |= {one for one in ("areas", "sheets") if getattr(part, one)}

    assert told == {name}
    assert with_part(before, part) == now


def test_a_part_of_another_map_is_refused() -> None:
    """Where it names an area that was never told."""
    before = chart()
    part = map_part(replace(before, areas=before.areas[:1]), before)

    assert with_part(replace(before, areas=before.areas[:1]), part) == before
    with pytest.raises(ValueError, match="expected every area"):
        with_part(replace(before, areas=()), replace_part(part))


def replace_part(part: Any) -> Any:
    """The same part without its areas."""
    from msgspec.structs import replace as changed

    return changed(part, areas=())


def test_of_a_log_the_new_end_is_told() -> None:
    """What is kept of it goes up to the first line that differs."""
    a, b, c, d = lines = tuple("abcd")

    def told(before: Any, now: Any) -> tuple[int, tuple[Any, ...]]:
        part = log_part(before, now)
        assert (*before[: part.keep], *part.lines) == now
        return part.keep, part.lines

    assert told((), lines) == (0, lines)
    assert told((a, b), lines) == (2, (c, d))
    assert told(lines, lines) == (4, ())
    assert told(lines, (a, b)) == (2, ())
    assert told((a, b, c), (a, d)) == (1, (d,))
    assert told((a, b), (c, d)) == (0, (c, d))
