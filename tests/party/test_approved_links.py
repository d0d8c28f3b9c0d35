"""What is looked up when a pack is built, as it was approved: every reference, and every count that is no longer right.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.sea.pack import counts as sea_counts
from sleeping_gods.sea.pack import links as sea_links
from sleeping_gods.skies.pack import counts as skies_counts
from sleeping_gods.skies.pack import links as skies_links
from sleeping_gods.story.links import Links

from ..approving import changed
from ..sea.tables import harbour
from ..skies.tables import airfield

APPROVED = Path(__file__).parent / "approved"
PACKS: dict[str, tuple[Any, Any, Any]] = {
    "harbour": (harbour, sea_links, sea_counts),
    "airfield": (airfield, skies_links, skies_counts),
}
LOOKED_UP = ("check_known", "check_condition", "check_amounts", "check_passive")


def fewer(value: object) -> object:
    """A collection without its last element."""
    if isinstance(value, dict):
        return dict([*value.items()][:-1])
    return value[:-1] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("name", PACKS)
def test_what_is_looked_up_in_a_pack_was_approved(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever something is named, where it stands, and what is wrong in a pack that lacks the last of each kind."""
    whole, links, counts = PACKS[name]
    pack, source = whole(), read_source(pack_folder(name))
    asked: list[str] = []
    for work in LOOKED_UP:
        usual = getattr(Links, work)

        def noted(self: Links, *given: Any, usual: Any = usual, work: str = work) -> Any:
            asked.append(f"{work.removeprefix('check_')} {given!r}")
            return usual(self, *given)

        monkeypatch.setattr(Links, work, noted)
    findings: list[Any] = []
    links.check_links(pack, source, findings)
    asked.sort()
    texts = {"looked up": [line.encode() for line in asked[::40]], "all": ["\n".join(asked).encode()], "lacking": []}
    for field in dataclasses.fields(pack):
        lacking = dataclasses.replace(pack, **{field.name: fewer(getattr(pack, field.name))})
        wrong: list[Any] = []
        counts.check_counts(lacking, source.manifest, wrong)
        texts["lacking"].append("\n".join(map(str, [field.name, *wrong])).encode())
    texts["findings"] = ["\n".join(map(str, findings)).encode()]

    assert changed(APPROVED / f"links-{name}.txt", texts) == []
