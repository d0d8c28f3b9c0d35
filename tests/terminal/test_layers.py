"""Who may know whom in the terminal: the client knows no game, and neither game's drawings know the other's."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sleeping_gods.terminal

TERMINAL = Path(sleeping_gods.terminal.__file__).parent
REGISTRY = "games.py"
"""The one file that names the games."""

SEA = ("sleeping_gods.sea", "sleeping_gods.terminal.sea", "sleeping_gods.telling.sea")
SKIES = ("sleeping_gods.skies", "sleeping_gods.terminal.skies", "sleeping_gods.telling.skies")


def imported(path: Path) -> set[str]:
    """The modules that a file imports, as paths from the package's root."""
    package = ["sleeping_gods", *path.relative_to(TERMINAL.parent).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            found.add(".".join([*base, *(node.module or "").split(".")]).rstrip("."))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("folder", "barred"),
    [
        (".", (*SEA, *SKIES)),
        ("party", (*SEA, *SKIES)),
        ("sea", SKIES),
        ("skies", SEA),
    ],
)
def test_nothing_is_imported_that_is_another_s(folder: str, barred: tuple[str, ...]) -> None:
    """The registry alone names both."""
    wrong = {
        f"{path.name}: {name}"
        for path in (TERMINAL / folder).glob("*.py")
        if path.name != REGISTRY
        for name in imported(path)
        if name.startswith(barred)
    }

    assert wrong == set()
