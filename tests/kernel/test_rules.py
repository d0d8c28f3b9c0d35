"""Rule ids: code says which rules it plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleeping_gods.kernel.rules import PLAYED, plays, rule


@pytest.fixture(autouse=True)
def unmarked() -> Iterator[None]:
    """Leave the register as it was."""
    yield
    for rule_id in ("TOY-901", "TOY-902"):
        PLAYED.pop(rule_id, None)


def test_a_marked_function_is_the_place_of_its_rules() -> None:
    """The decorator notes the qualified name under each id and returns the function itself."""

    @rule("TOY-901", "TOY-902")
    def draw() -> int:
        return 4

    assert draw() == 4
    assert PLAYED["TOY-901"] == PLAYED["TOY-902"]
    assert PLAYED["TOY-901"][0].endswith("draw")


def test_a_table_of_figures_plays_rules_too() -> None:
    """Data is noted under a name of its own."""
    plays("toys.FIGURES", "TOY-901")

    assert PLAYED["TOY-901"] == ["toys.FIGURES"]
