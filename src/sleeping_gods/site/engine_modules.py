"""Finds the modules that a page's worker may import: everything its entry module imports, directly or indirectly."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from . import stand_ins

PROGRAM = "sleeping_gods"
ENTRY = f"{PROGRAM}.local.worker"
"""The module that the worker imports first."""
STEMMERS = ("snowballstemmer.english_stemmer", "snowballstemmer.french_stemmer")
"""Modules that are imported by a computed name, which the search does not see."""
STAND_INS = {"snowballstemmer": "snowballstemmer/__init__.py", "typing_extensions": "typing_extensions.py"}
"""Modules that are replaced by a stub of the folder `stand_ins`, and their paths in the engine."""
IN_PAGE = ("module_archive.py",)
"""Modules of the site that lie at the top of the engine: they import all others."""
FROM_WHEEL = ("msgspec",)
"""Packages with a compiled part: they are installed from a wheel instead."""


@dataclass(frozen=True, slots=True)
class EngineModules:
    """The modules of the engine and of the packages it needs, and the standard modules that they name."""

    files: dict[str, Path]
    """The source of each module by its path in the engine, such as ``sleeping_gods/kernel/play.py``."""
    standard: tuple[str, ...]


def engine_modules() -> EngineModules:
    """Every module that is reachable from the entry, imports within functions too."""
    files = {name: Path(__file__).with_name(name) for name in IN_PAGE}
    standard: set[str] = set()
    seen: set[str] = set()
    wanted = [ENTRY, *STEMMERS]
    while wanted:
        name = wanted.pop()
        top = name.partition(".")[0]
        if name in seen or top in FROM_WHEEL:
            continue
        seen.add(name)
        if top in sys.stdlib_module_names or top == "pyodide":
            standard.add(name)
            continue
        if name in STAND_INS:
            files[STAND_INS[name]] = Path(stand_ins.__file__).with_name(f"{name}.py")
            continue
        source = _source_of(name)
        if source is None:  # a name in a module, or a folder without a module of its own
            continue
        files[_path_of(name, source)] = source
        wanted.extend(_imported(name, source))
    return EngineModules(dict(sorted(files.items())), tuple(sorted(name for name in standard if _is_module(name))))


def _path_of(name: str, source: Path) -> str:
    """Where a module lies in the engine."""
    folder = name.replace(".", "/")
    return f"{folder}/__init__.py" if source.name == "__init__.py" else f"{folder}.py"


def _source_of(name: str) -> Path | None:
    """The file of a module; None if there is none of this name."""
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None else None


def _is_module(name: str) -> bool:
    """Whether a dotted name is a module here, not a name in a module or a module of another system."""
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _imported(name: str, source: Path) -> Iterator[str]:
    """The modules that a module names, with the packages that they lie in; those only for types are left out."""
    package = name if source.name == "__init__.py" else name.rpartition(".")[0]
    for node in _imports(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            start = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(filter(None, (start, node.module or "")))
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for imported in names:
            parts = imported.split(".")
            yield from (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module, within functions too, except those that only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        else:
            yield from _imports(node)
