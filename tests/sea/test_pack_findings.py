"""All that can be wrong with a pack of the sea is found at once: one reading tells the author of every mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.pack.build import build

from ..breaking import whole_copy
from .test_pack import BREAKS

pytestmark = pytest.mark.usefixtures("texts_parsed_once")

SECOND = """crew, level's crew, travel at 8, start page, card and crew, recipe's kind, mark, one-sided, far border,
    exit, edge, entry, location, skies' cost"""
THIRD = "card and event, two places, tier, region's page, shape"
FOURTH = "card and club"
LATER = tuple(tuple(name.strip() for name in names.split(",")) for names in (SECOND, THIRD, FOURTH))
"""What cannot be broken together with all the rest: two of them change one place, or one hides another."""
FIRST = tuple(name for name, *_ in BREAKS if not any(name in names for names in LATER))


@pytest.mark.parametrize("names", [FIRST, *LATER], ids=("first", "second", "third", "fourth"))
def test_several_mistakes_of_a_pack_are_all_found_at_once(names: tuple[str, ...], tmp_path: Path) -> None:
    """Each of many mistakes in one pack has its own finding, with its code and what was expected."""
    breaks = {name: (breaking, code, message) for name, breaking, code, message in BREAKS}
    copy = whole_copy("harbour", tmp_path)
    for name in names:
        breaking, _, _ = breaks[name]
        breaking(copy)

    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    found = [(finding.code, finding.message) for finding in caught.value.findings]
    for name in names:
        _, code, message = breaks[name]
        assert any(code == own and message in words for own, words in found), name
