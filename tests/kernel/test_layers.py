"""The house: the kernel knows no game, neither game knows the other, and what both share speaks of neither."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sleeping_gods
from sleeping_gods.sea.table import words as sea
from sleeping_gods.skies.table import words as skies

ROOT = Path(sleeping_gods.__file__).parent
GAMES = ("sea", "skies", "party")
SEA = {*sea.ROOMS} - {"deck"} | {
    *sea.RESOURCES,
    *sea.EVENT_KINDS,
    sea.CAPTAIN,
    "ship",
    "port",
    "market",
    "fatigue",
    "serpent",
    "xp",
}
SKIES = {*skies.RESOURCES, *skies.OBSTACLES, *skies.ROSTER, *skies.FACTIONS, "plane", "camp", "stamina", "fuel", "boss"}
BOTH = {*sea.SKILLS, *skies.SKILLS, *sea.STATUSES, "quest", "keyword", "totem", "hand", "fate", "enemy"}


def sources(folder: str) -> list[Path]:
    """The modules of a package."""
    return sorted((ROOT / folder).rglob("*.py"))


def said(path: Path) -> list[str]:
    """Every word of a module, but for the ids of rules."""
    text = re.sub(r'"(SG|DS)-[A-Z]+-\d+"', "", path.read_text(encoding="utf-8"))
    return re.findall(r"[a-z]+(?:-[a-z]+)*", text.lower())


def imported(path: Path) -> list[str]:
    """The modules that a module imports from its own project, from the root on."""
    here = path.relative_to(ROOT).parts[:-1]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = here[: len(here) - node.level + 1]
            found.append(".".join([*base, node.module or ""]))
    return found


@pytest.mark.parametrize("path", sources("kernel"), ids=lambda path: path.stem)
def test_no_word_of_a_game_in_the_kernel(path: Path) -> None:
    """Neither rooms nor resources, neither people nor statuses."""
    assert sorted((SEA | SKIES | BOTH) & {*said(path)}) == []


@pytest.mark.parametrize("path", sources("party"), ids=lambda path: path.stem)
def test_no_word_of_one_game_in_what_both_share(path: Path) -> None:
    """What only one game has is asked of its rulebook."""
    assert sorted((SEA | SKIES) & {*said(path)}) == []


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "other"), [("sea", "skies"), ("skies", "sea")])
def test_neither_game_imports_the_other(folder: str, other: str) -> None:
    """Nor do their drawings."""
    for path in [*sources(folder), *sources(f"terminal/{folder}")]:
        assert not any(name.split(".")[0] == other or f"terminal.{other}" in name for name in imported(path)), path


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_are_a_table_of_contents(game: str) -> None:
    """A newcomer who opens the folder reads every chapter of the rulebook, and none that is not there."""
    folder = ROOT / game / "chapters"
    page = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = re.findall(r"``(\w+)``", page)

    assert sorted(named) == sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


def test_both_games_have_the_same_rooms() -> None:
    """What stands in a room of the sea stands in the room of that name in the skies; both games' part has a share."""
    rooms = {game: {path.name for path in (ROOT / game).iterdir() if (path / "__init__.py").exists()} for game in GAMES}

    assert rooms["sea"] == rooms["skies"] >= rooms["party"]
