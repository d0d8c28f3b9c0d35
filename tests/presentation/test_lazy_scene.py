"""A scene that is told section by section: the same as the whole, each section once."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.lazy_scene import LazyScene
from sleeping_gods.presentation.presenters import presenter_of
from tests.sea.tables import at_sea
from tests.skies.tables import on_map

NAMES = [name for name, _ in inspect.getmembers(LazyScene, lambda member: isinstance(member, property))]
TABLES = {"sea": at_sea, "skies": on_map}


@pytest.mark.parametrize("game", TABLES)
def test_every_section_is_the_presenters(game: str) -> None:
    """Whatever is read of it, and the journey's lines as rich text."""
    presenter: Any = presenter_of(game)
    table: Any = TABLES[game]()
    scene = LazyScene(presenter, table, SOFA)

    for name in NAMES:
        if name in presenter.sections:
            assert getattr(scene, name) == presenter.sections[name].tell(presenter, table, SOFA), name
    lines = presenter.game_words.journey(presenter.localizer, table)
    assert scene.journey == tuple(map(presenter.localizer.rich_text, lines))
    assert {*NAMES} - {*presenter.sections} == {"journey"}


def test_a_section_is_told_once() -> None:
    """And only when it is read."""
    told: list[str] = []

    class Section:
        def __init__(self, name: str) -> None:
            self.name = name

        def tell(self, _presenter: object, _table: object, _audience: Audience) -> object:
            told.append(self.name)
            return object()

    presenter: Any = SimpleNamespace(sections={name: Section(name) for name in NAMES})
    table: Any = None
    scene = LazyScene(presenter, table, SOFA)
    read = [name for name in NAMES if name != "journey"]
    assert told == []

    first = [getattr(scene, name) for name in read]
    again = [getattr(scene, name) for name in read]

    assert told == read
    assert all(one is other for one, other in zip(first, again, strict=True))
