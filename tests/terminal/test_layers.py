"""Who may know whom: the client knows no game, neither game's words know the other's, and the presenter no client."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sleeping_gods.terminal

TERMINAL = Path(sleeping_gods.terminal.__file__).parent
REGISTRIES = ("games.py", "presenters.py", "papers.py")
"""The files that name the games: for the presenters, for what is printed, and for what the terminal draws."""

SEA = ("sleeping_gods.sea", "sleeping_gods.terminal.sea", "sleeping_gods.presentation.sea")
SKIES = ("sleeping_gods.skies", "sleeping_gods.terminal.skies", "sleeping_gods.presentation.skies")
DRAWING = ("sleeping_gods.terminal", "rich")


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
        ("terminal", (*SEA, *SKIES)),
        ("terminal/party", (*SEA, *SKIES)),
        ("terminal/sea", SKIES),
        ("terminal/skies", SEA),
        ("presentation", (*SEA, *SKIES, *DRAWING)),
        ("presentation/party", (*SEA, *SKIES, *DRAWING)),
        ("presentation/sea", (*SKIES, *DRAWING)),
        ("presentation/skies", (*SEA, *DRAWING)),
    ],
)
def test_nothing_is_imported_that_is_another_s(folder: str, barred: tuple[str, ...]) -> None:
    """The registries alone name both games; the presenter draws nothing."""
    wrong = {
        f"{path.name}: {name}"
        for path in (TERMINAL.parent / folder).glob("*.py")
        if path.name not in REGISTRIES
        for name in imported(path)
        if name.startswith(barred)
    }

    assert wrong == set()
