"""Runs in Pyodide under Node while a site is built: compiles modules as the browser's Python reads them.

Bytecode without assertions, docstrings and line tables. A docstring of a data class is kept as one letter: without any
``dataclasses`` would compute a signature for each class, which takes longer than all the rest of an import.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import importlib.util
import io
import marshal
import sys
import zipfile
import zipimport
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Any

DAY = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that the same sources give the same bytes."""
HEAD = importlib.util.MAGIC_NUMBER + bytes(12)
"""The head of bytecode that is not compared with a source."""
TEXTS: dict[str, None] = {}
"""What ``dataclasses`` has run."""
MADE_BEFORE = "\nfrom _dataclass_code import run as exec\n"
"""What is added to ``dataclasses``: a text that was compiled when the site was built is not compiled again."""


def archive(files: dict[str, bytes]) -> bytes:
    """A zip of files, not compressed: the server's compression does better over all of it."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as written:
        for name in sorted(files):
            written.writestr(zipfile.ZipInfo(name, DAY), files[name])
    return buffer.getvalue()


def compiled(name: str, source: str) -> bytes:
    """A module as bytecode."""
    tree = ast.parse(source)
    _without_docstrings(tree)
    code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True, optimize=1)
    return HEAD + marshal.dumps(_without_lines(code))


def _without_docstrings(tree: ast.Module) -> None:
    """Take the docstrings out of a module; one of a decorated class becomes a dot."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body.insert(0, ast.Expr(ast.Constant(".")))
        elif not node.body:
            node.body.append(ast.Pass())


def _without_lines(code: CodeType) -> CodeType:
    """A code object without its table of lines, nor those of the code within it."""
    constants = tuple(_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=b"")


def record_dataclasses() -> None:
    """Note from now on every text that ``dataclasses`` runs to make the methods of a class."""

    def recording(text: str, names: dict[str, Any], into: dict[str, Any]) -> None:
        TEXTS[text] = None
        exec(text, names, into)  # noqa: S102  # as dataclasses does

    vars(dataclasses)["exec"] = recording


def _dataclass_code() -> str:
    """A module that runs such a text from its code: half of the time of all imports would go into compiling them."""
    codes = {
        hashlib.blake2b(text.encode(), digest_size=12).digest(): _without_lines(
            compile(text, "dataclass", "exec", dont_inherit=True, optimize=1)
        )
        for text in TEXTS
    }
    return f"""
import marshal
from builtins import exec
from _blake2 import blake2b
CODES = marshal.loads({marshal.dumps(codes)!r})
def run(text, names, into):
    exec(CODES.get(blake2b(text.encode(), digest_size=12).digest(), text), names, into)
"""


def standard_modules(zip_file: str) -> dict[str, bytes]:
    """Every module of the standard library that has been imported so far, compiled, by its path in the archive."""
    reader: Any = zipimport.zipimporter(zip_file)
    files = {"_dataclass_code.pyc": compiled("_dataclass_code", _dataclass_code())}
    for name, module in sorted(sys.modules.items()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(f"{zip_file}/"):
            path = origin.removeprefix(f"{zip_file}/")
            source = reader.get_data(path).decode()
            files[f"{path}c"] = compiled(name, source + MADE_BEFORE if name == "dataclasses" else source)
    return files


def engine_files(root: str, names: Iterable[str]) -> dict[str, bytes]:
    """The files of the engine, its modules compiled."""
    return dict(_compiled_file(root, name) for name in names)


def package_files(root: str, package: str) -> dict[str, bytes]:
    """The files of an installed package that can be imported, its modules compiled."""
    paths = (path.relative_to(root).as_posix() for path in Path(root, package).rglob("*") if path.is_file())
    return dict(_compiled_file(root, name) for name in paths if name.endswith((".py", ".so")))


def _compiled_file(root: str, name: str) -> tuple[str, bytes]:
    """The name and the bytes of a file as it is shipped: modules are compiled."""
    data = Path(root, name).read_bytes()
    if not name.endswith(".py"):
        return name, data
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return f"{name}c", compiled(module, data.decode())
