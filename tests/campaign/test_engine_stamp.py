"""Compiled packs and the engine that made them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sleeping_gods


@pytest.mark.slow
def test_a_pack_compiled_by_another_engine_is_not_believed(tmp_path: Path) -> None:
    """One byte of the engine's code is different in a copy: it builds the pack anew, though a kept one lies there."""
    engine = Path(sleeping_gods.__file__).parent
    copy = tmp_path / "copy" / "sleeping_gods"
    shutil.copytree(engine, copy, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    ask = (
        "import sleeping_gods.campaign.games as games\n"
        "build, built = games.parse, []\n"
        "games.parse = lambda *words: (built.append(1), build(*words))[1]\n"
        "games.load_pack('airfield')\n"
        "print(len(built))\n"
    )

    def builds() -> int:
        words = [sys.executable, "-B", "-c", ask]
        environment = {**os.environ, "PYTHONPATH": str(copy.parent), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        return int(subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout)

    assert [builds(), builds()] == [1, 0]
    code = copy / "skies" / "chapters" / "clock.py"
    code.write_text(code.read_text().replace("SPACES = 5", "SPACES = 6"))
    assert builds() == 1
