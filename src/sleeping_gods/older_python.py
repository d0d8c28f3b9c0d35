"""A bridge for PyPy, whose Debian package speaks Python 3.9: the engine's sources run there unchanged.

Imported only by an interpreter older than 3.11. It adds what ``typing`` and ``dataclasses`` lack, and reads the
modules of this package so that ``int | str`` in an annotation or a type alias means ``Union[int, str]``.
``match`` is bridged by older_match; other syntax of 3.10 and later is not, and tests keep the engine free of it.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import dataclasses
import importlib
import importlib.abc
import importlib.machinery
import sys
import types
import typing
from collections.abc import Sequence
from types import CodeType, ModuleType
from typing import Any

from .older_match import lowered

PACKAGE = __name__.rpartition(".")[0]


class Unions(ast.NodeTransformer):
    """Writes ``A | B`` as ``Union[A, B]`` where it is a type."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """A union of two types."""
        self.generic_visit(node)
        if not isinstance(node.op, ast.BitOr):
            return node
        union = ast.Attribute(ast.Name("_typing_", ast.Load()), "Union", ast.Load())
        return ast.Subscript(union, ast.Tuple([node.left, node.right], ast.Load()), ast.Load())

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Words of a Literal are no types."""
        if ast.unparse(node.value).endswith("Literal"):
            return node
        self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """A type written as text."""
        if isinstance(node.value, str):
            return typing.cast("ast.expr", self.visit(ast.parse(node.value, mode="eval").body))
        return node


class Modernised(ast.NodeTransformer):
    """Finds the places where types stand."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A field, a variable or a type alias."""
        alias = isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
        if not alias or node.value is None:
            node.annotation = Unions().visit(node.annotation)
        elif isinstance(node.value, ast.Constant):
            node.value = ast.Constant(ast.unparse(Unions().visit(node.value)))
        else:
            node.value = Unions().visit(node.value)
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """The module gets a name for typing, after its docstring and its future imports."""
        self.generic_visit(node)
        future = [
            i for i, line in enumerate(node.body) if isinstance(line, ast.ImportFrom) and line.module == "__future__"
        ]
        node.body.insert(future[-1] + 1 if future else len(node.body), ast.Import([ast.alias("typing", "_typing_")]))
        return node


class Loader(importlib.machinery.SourceFileLoader):
    """Reads a module with its types in the older spelling."""

    def get_code(self, fullname: str) -> CodeType:
        """The module's code, always from its source: a cache would be the other interpreters'."""
        path = self.get_filename(fullname)
        tree = Modernised().visit(ast.parse(lowered(self.get_data(path).decode()), path))
        code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
        return code


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of this package before anybody else does."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The ordinary place, read by our loader."""
        if not name.startswith(PACKAGE + "."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin and spec.origin.endswith(".py"):
            spec.loader = Loader(name, spec.origin)
        return spec


def dataclass(cls: Any = None, *, slots: bool = False, **options: Any) -> Any:
    """The decorator of 3.9 with the option ``slots``, which only leaves the list of names there."""

    def made(plain: type) -> type:
        done: Any = _dataclass(**options)(plain)
        if slots:
            done.__slots__ = tuple(vars(plain).get("__annotations__", ()))
        return typing.cast("type", done)

    return made if cls is None else made(cls)


def zip_strict(*iterables: Any, strict: bool = False) -> Any:
    """Zip of 3.10; lengths are checked where they are known."""
    if strict and len({len(items) for items in iterables if hasattr(items, "__len__")}) > 1:
        raise ValueError("zip() arguments have different lengths")
    return _zip(*iterables)


def _unchanged(*_: Any, **__: Any) -> Any:
    return lambda thing: thing


_dataclass, _zip = dataclasses.dataclass, builtins.zip


def install() -> None:
    """Bridge the gap for every module of this package that is imported from now on."""
    dataclasses.dataclass = dataclass
    builtins.zip = zip_strict  # type: ignore[assignment,misc]  # a function where a class was
    added = {"TypeAlias": Any, "Self": Any, "dataclass_transform": _unchanged}
    for module, name, value in [(typing, name, value) for name, value in added.items()] + [
        (types, "UnionType", typing.Union)
    ]:
        if not hasattr(module, name):
            setattr(module, name, value)
    for reader in ("pip._vendor.tomli", "tomli"):
        with contextlib.suppress(ImportError):
            sys.modules["tomllib"] = importlib.import_module(reader)
    sys.meta_path.insert(0, Finder())
