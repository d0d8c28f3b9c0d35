"""The Python of a built site tells the same words as ours, and writes the same campaign files."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign.games import playable
from sleeping_gods.languages import LANGS
from sleeping_gods.site import building, tools, trial_play

SAME = ("told", "journal", "position")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not tools.PYODIDE.is_dir() or not shutil.which("node"), reason="needs Node and Pyodide"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without its pages; what was compiled before is taken from the build folder."""
    folder = tmp_path_factory.mktemp("site")
    building.write_engine(folder)
    return folder


def played_in(site: Path, packs: list[str], lang: str, choices: int) -> list[dict[str, Any]]:
    """What comes of plays in the Python of a site."""
    job = json.dumps({"plays": packs, "choices": choices, "lang": lang})
    return [json.loads(line) for line in tools.node("play.mjs", str(site), trial_play.__file__, job).splitlines()]


def compare(site: Path, packs: list[str], lang: str, choices: int) -> None:
    """Play the same natively."""
    for result in played_in(site, packs, lang, choices):
        native = asyncio.run(trial_play.trial(result["pack"], lang, choices))
        assert {key: result[key] for key in SAME} == {key: native[key] for key in SAME}, (result["pack"], lang)


@pytest.mark.long
def test_the_short_worlds_are_told_in_the_same_words(site: Path) -> None:
    """A campaign of each game, with steps back and questions."""
    compare(site, ["harbour", "airfield"], "fr", 32)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
def test_three_hundred_choices_of_every_world_are_told_in_the_same_words(site: Path, lang: str) -> None:
    """In every language."""
    compare(site, playable(), lang, 300)
