"""A campaign that cannot begin as it is wished for: the answer says why, and by which rule, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from .door import opened
from .running import run

UNEVEN = {
    "harbour": ("gregory kasumi laurent audrie rafael/marco kannan mac", "SG-SETUP-008"),
    "airfield": ("ed ezarius jessie/miguel", "DS-BASE-004"),
}


@pytest.mark.parametrize("pack", UNEVEN)
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "A campaign cannot begin like this: the boards must be split as evenly as possible"),
        ("fr", "Une campagne ne peut pas commencer ainsi : les plateaux doivent être répartis"),
    ],
)
def test_an_uneven_split_is_refused_with_its_reason(pack: str, lang: str, sentence: str, tmp_path: Path) -> None:
    """SG-SETUP-008, DS-BASE-004: nothing is begun, and whoever wished for it reads why."""
    crew, rule = UNEVEN[pack]

    async def play() -> tuple[int, str, str, int]:
        async with opened(tmp_path) as door:
            body = {"pack": pack, "name": "Ours", "players": ["Ada", "Ben"], "options": {"crew": crew}}
            reply = await door.ask("POST", f"/api/campaigns?lang={lang}", body)
            return reply.status, reply.key, reply.said["words"], len(door.registry.storage.summaries())

    status, key, words, kept = run(play())

    assert (status, key, kept) == (403, "bad-setup", 0)
    assert words.replace("\u202f", " ").replace("\xa0", " ").startswith(sentence)
    assert words.endswith(f"({rule}).")
