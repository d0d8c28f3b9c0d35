"""All that can be wrong with a pack of the skies is found at once: one reading tells the author of every mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.skies.pack.build import build

from ..breaking import whole_copy
from .broken_packs import BREAKS

pytestmark = pytest.mark.usefixtures("texts_parsed_once")

SECOND = """fate 9, idle curse, curse with a threat, mild events, buff's ability, no airport, two ids, two windows,
    once, needs alone, dangling condition, location twice, binding, curse, used obstacle, unlocked, target"""
THIRD = "curse with a use, curse of another game, location, edge, opened by"
FOURTH = "facing, explore"
LATER = tuple(tuple(name.strip() for name in names.split(",")) for names in (SECOND, THIRD, FOURTH))
"""What cannot be broken together with all the rest: two of them change one place, or one hides another."""
FIRST = tuple(name for name in BREAKS if not any(name in names for names in LATER))


@pytest.mark.parametrize("names", [FIRST, *LATER], ids=("first", "second", "third", "fourth"))
def test_several_mistakes_of_a_pack_are_all_found_at_once(names: tuple[str, ...], tmp_path: Path) -> None:
    """Each of many mistakes in one pack has its own finding, with its code and what was expected."""
    copy = whole_copy("airfield", tmp_path)
    for name in names:
        breaking, _, _ = BREAKS[name]
        breaking(copy)

    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    found = [(finding.code, finding.message) for finding in caught.value.findings]
    for name in names:
        _, code, message = BREAKS[name]
        assert any(code == own and message in words for own, words in found), name
