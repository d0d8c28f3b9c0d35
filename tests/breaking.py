"""Breaking a copy of a pack, for the tests of both games' loaders."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.project import read_project
from sleeping_gods.content.builtin import PACKS, pack_folder

from .parsed_once import parse_each_text_once, read_without_trial

WITHOUT_END = ("story-end", "story-jump", "story-town", "story-stuck", "story-encounter")
"""Findings about the way out of a paragraph."""


def check(folder: Path) -> list[str]:
    """Why a pack cannot be loaded, as lines; none if it can."""
    with pytest.MonkeyPatch.context() as patch:
        parse_each_text_once(patch)
        read_without_trial(patch)
        return [str(finding) for finding in read_project(folder).findings]


def change(folder: Path, file: str, pattern: str, new: str, count: int = 1) -> None:
    """Replace the first match of a pattern in a file of the pack."""
    path = folder / file
    text, changed = re.subn(pattern, new, path.read_text(), count=count, flags=re.MULTILINE)
    assert changed, f"{pattern!r} is not in {file}"
    path.write_text(text)


def whole_copy(name: str, folder: Path) -> Path:
    """A copy of a shipped pack that has the files of its box as its own, so that any of them can be broken."""
    copy = Path(shutil.copytree(pack_folder(name), folder / name))
    manifest = (copy / "pack.toml").read_text()
    base = re.search(r'^base = "([a-z-]+)"\n', manifest, re.MULTILINE)
    assert base, f"{name} is based on no box"
    for file in sorted((PACKS / base[1]).iterdir()):
        if file.name != "box.toml":
            assert not (copy / file.name).exists(), f"{name} has a {file.name} of its own"
            shutil.copy(file, copy / file.name)
    lent = (PACKS / base[1] / "box.toml").read_text().replace("[box.", "[pack.")
    keys, tables = lent[lent.index("[box]") :].split("\n\n", 1)
    keys = "\n".join(line for line in keys.split("\n")[1:] if not line.startswith("game = "))
    (copy / "pack.toml").write_text(f"{manifest.replace(base[0], keys + chr(10), 1).rstrip()}\n\n{tables}")
    return copy
