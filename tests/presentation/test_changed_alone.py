"""One field of a table changes and nothing else: whoever has been told before is told what a newcomer is told."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Bug
from sleeping_gods.kernel.forms import form_of
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.scene_tracker import SceneTracker, scene_of

from .wandering import GAMES, PRESENTERS, wander

BASE, SEEDS = 6, (1, 2, 3)
STEPS = (45, 130)
"""The tables that are looked at, by the number of random choices that led to each."""
TOGETHER = ("agenda",)
"""What cannot change alone: with what waits its options change, which a table works out once."""
OTHERWISE: dict[str, object] = {
    "names": ["Cai", "Dee"], "mode": "brutal", "level": "hard", "letters": ["a"], "serpent": "2.rope",
    "crossed": ["1"],
}  # fmt: skip
"""Values of fields that stay the same over a whole walk."""
SELDOM = ("controllers", "log", "ticked", "used_quests", "over", "curses", "length", "combat")
"""Fields that have one value over these walks, or whose others fit no table that is otherwise the same."""


def other_values(name: str, table: Any, others: list[Any]) -> Iterator[object]:
    """Values that a field could have instead: the opposite, one more or less, one fewer, or what it is elsewhere."""
    value = getattr(table, name)
    if name in OTHERWISE:
        yield OTHERWISE[name]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value - 1 if value > 0 else value + 1
    else:
        for other in others:
            if getattr(other, name) != value:
                yield getattr(other.clone(), name)
        if isinstance(value, list) and value:
            yield value[:-1]
        if isinstance(value, dict) and all(isinstance(count, int) for count in value.values()):
            yield {key: count + 1 for key, count in value.items()}


UNTOLD = "this table cannot be told"


def presenter_of(game: str) -> Any:
    """A presenter with empty caches that says so where a table cannot be told: a field changed alone may fit no other.
    Sections that name no field hang on everything and are told anew each time: they are left out."""
    presenter = PRESENTERS[game]("en")

    def guarded(section: Any) -> Any:
        def tell(*given: Any) -> Any:
            try:
                return section.tell(*given) if section.reads else None
            except Exception:
                return UNTOLD

        return dataclasses.replace(section, tell=tell)

    presenter.sections = {name: guarded(section) for name, section in presenter.sections.items()}
    return presenter


@pytest.mark.parametrize("game", GAMES)
def test_every_field_changed_alone_is_told_anew(game: str) -> None:
    """Each section that hangs on a field names it: what it says after a change of that field alone is never what it
    said before, whatever the presenter remembers; and every field that a section names has been changed."""
    tables = [table for at, table in enumerate(wander_clones(game, BASE)) if at in STEPS]
    assert len(tables) == len(STEPS)
    elsewhere = [table for seed in SEEDS for at, table in enumerate(wander_clones(game, seed)) if at % 20 == 19]
    names = [name for name in form_of(type(tables[0])).names if name not in TOGETHER]
    tried: Counter[tuple[str, str]] = Counter()
    differed: Counter[tuple[str, str]] = Counter()
    for at, table in enumerate(tables):
        others = [*tables, *elsewhere]
        audience = (SOFA, Audience((0,)))[at % 2]
        presenter = presenter_of(game)
        for name in names:
            for value in other_values(name, table, others):
                changed = table.clone()
                setattr(changed, name, value)
                tracker = SceneTracker(presenter, audience)
                before = tracker.tell(table.clone())
                try:
                    expected = scene_of(presenter_of(game), changed.clone(), audience)
                    scene = tracker.tell(changed)
                except (Bug, LookupError):
                    continue  # a table that cannot be, with a test or a fight that nobody began
                for part, section in presenter.sections.items():
                    told = getattr(expected, part)
                    if not section.reads or told == UNTOLD:  # without names it hangs on everything
                        continue
                    assert getattr(scene, part) == told, f"{part} after {name} alone became {value!r}"
                    tried[part, name] += 1
                    differed[part, name] += getattr(before, part) != told
                break
    reads = {(part, name) for part, section in PRESENTERS[game]("en").sections.items() for name in section.reads}
    untried = {pair for pair in reads if not tried[pair] and pair[1] in names and pair[1] not in SELDOM}
    assert not untried, " ".join(sorted({name for _, name in untried}))
    assert sum(bool(differed[pair]) for pair in reads) >= 30, "changes of so many fields are seen"


def wander_clones(game: str, seed: int) -> Iterator[Any]:
    """The tables of a random walk, each by itself."""
    for table in wander(game, 2, seed, max(STEPS) + 1):
        yield table.clone()
