"""One module of the compiled copy: records, steps and marks written out, as `fast_copy.py` says."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import inspect
import re
from types import ModuleType
from typing import Any

from sleeping_gods.kernel.steps import Step

GENERIC = re.compile(r"\b(Step|Decision|Chance|GameStep|GameDecision|GameChance)\[(Any|T|[A-Za-z]*Table)\]")
"""Steps are generic for the type checker alone; a native class that is generic would carry a dictionary about."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
HEAD = """
from typing import ClassVar as NativeClassVar, Final as NativeFinal
from mypy_extensions import mypyc_attr as native_attr
from sleeping_gods.kernel.native import made as native_made, made_step as native_step
from sleeping_gods.kernel.rules import plays as native_plays
"""
OPEN = ("Step", "Decision", "Chance", "Table", "Luck")
"""Classes that tests and tools, which are not compiled, may inherit from; of records see `Rewriting._is_open`."""
MARKS = ("rule", "op")
"""Decorators of functions that only note them down."""
NOT_NATIVE = ("NamedTuple", "Protocol", "Exception", "dict")


def own_annotations(cls: type) -> dict[str, str]:
    """The annotated fields of a class itself, constants left out."""
    return {name: kind for name, kind in inspect.get_annotations(cls).items() if not kind.startswith("ClassVar")}


def options_of(field: dataclasses.Field[Any]) -> str:
    """What is said of a field beyond its type."""
    field_options = []
    if field.default is not dataclasses.MISSING:
        field_options.append(f"default={field.default!r}")
    elif field.default_factory is not dataclasses.MISSING:
        field_options.append(f"default_factory={field.default_factory.__name__}")  # type: ignore[attr-defined]  # a class
    if not field.compare:
        field_options.append("compare=False")
    if not field.repr:
        field_options.append("repr=False")
    return ", ".join(field_options)


def shared(kind: str) -> str:
    """The type of what both games have, as a property gives it: a protocol is none that a compiler knows."""
    return "Any" if kind == "PartyPack" else kind


class Rewriting:
    """One module of the copy."""

    def __init__(self, source: str, module: ModuleType, narrowed: dict[tuple[str, str], set[str]]) -> None:
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self.module, self.narrowed = module, narrowed
        self.edits: list[tuple[int, int, list[str]]] = []
        """First line and the one after the last, from 0, and what stands there instead."""
        self.tail: list[str] = []
        self.wanted: dict[str, str] = {}
        """Names that only type checking needs, and the modules they come from."""

    def text(self) -> str:
        """The module as it is compiled."""
        for item in self.tree.body:
            if isinstance(item, ast.FunctionDef):
                self._unmark(item, item.name)
            elif isinstance(item, ast.ClassDef):
                self._rewrite_class(item)
            elif isinstance(item, ast.Assign | ast.AnnAssign):
                self._fix(item)
        for start, end, lines in sorted(self.edits, reverse=True):
            self.lines[start:end] = lines
        text = "\n".join([*self.lines, *self.tail, ""])
        head = HEAD
        if self.wanted:
            head += "from typing import TYPE_CHECKING as NATIVE_CHECKING\nif NATIVE_CHECKING:\n"
            head += "".join(f"    from {module} import {name}\n" for name, module in self.wanted.items())
        first = "from __future__ import annotations\n"
        return text.replace(first, first + head, 1)

    def _fix(self, item: ast.Assign | ast.AnnAssign) -> None:
        """Say of a constant that it is one, so that it is not looked up by its name each time."""
        target = item.targets[0] if isinstance(item, ast.Assign) else item.target
        if not isinstance(target, ast.Name) or not CONSTANT.fullmatch(target.id) or item.value is None:
            return
        kind = f"[{ast.unparse(item.annotation)}]" if isinstance(item, ast.AnnAssign) else ""
        start, stop = target.col_offset, item.value.col_offset
        line = self.lines[item.lineno - 1]
        if item.value.lineno == item.lineno:
            changed = f"{line[:start]}{target.id}: NativeFinal{kind} = {line[stop:]}"
            self.edits.append((item.lineno - 1, item.lineno, [changed]))

    def _unmark(self, item: ast.FunctionDef, qualname: str) -> None:
        """Note what decorators note at the end of the module instead: a decorated function is called slowly."""
        for mark in item.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in MARKS:
                if mark.func.id == "rule":
                    self._note_rule(mark, qualname)
                else:
                    self.tail.append(f"{ast.unparse(mark)}({qualname})")
                self._drop(mark)

    def _note_rule(self, mark: ast.Call, qualname: str) -> None:
        ids = ", ".join(map(ast.unparse, mark.args))
        self.tail.append(f'native_plays(f"{{__name__}}.{qualname}", {ids})')

    def _drop(self, node: ast.expr) -> None:
        self.edits.append((node.lineno - 1, node.end_lineno or node.lineno, []))

    def _rewrite_class(self, item: ast.ClassDef) -> None:
        bases = " ".join(map(ast.unparse, item.bases))
        if any(word in bases for word in NOT_NATIVE):
            return
        cls: Any = getattr(self.module, item.name)
        is_record = dataclasses.is_dataclass(cls)
        marks = []
        if self._is_open(item.name):
            marks.append("@native_attr(allow_interpreted_subclasses=True)")
        for mark in item.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                self._note_rule(mark, item.name)
            elif not ast.unparse(mark).startswith(("step", "dataclass(slots=", "dataclass(frozen=")):
                raise SystemExit(f"error: {self.module.__name__}: expected no such mark as @{ast.unparse(mark)}")
            self._drop(mark)
        self.edits.append((item.lineno - 1, item.lineno - 1, marks))
        for line in item.body:
            if isinstance(line, ast.FunctionDef):
                self._unmark(line, f"{item.name}.{line.name}")
            elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                name = line.targets[0].id
                if name != "__slots__":
                    start = line.lineno - 1
                    changed = self.lines[start].replace(f"{name} =", f"{name}: NativeClassVar =", 1)
                    self.edits.append((start, start + 1, [changed]))
            elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and is_record:
                self._rewrite_field(line, cls, line.target.id)
        if is_record:
            self._add_constructor(item, cls)

    def _way_of(self, base: type, name: str) -> str:
        """How a field that a class below declares more exactly is declared here: empty if none does."""
        if name not in self.narrowed.get((base.__module__, base.__name__), set()):
            return ""
        kind = own_annotations(base)[name]
        if kind.startswith(("Mapping[", "Sequence[")):
            return "container"
        return "property"

    def _rewrite_field(self, line: ast.AnnAssign, cls: type, name: str) -> None:
        start, end = line.lineno - 1, line.end_lineno or line.lineno
        kind = ast.unparse(line.annotation)
        if kind.startswith("ClassVar"):
            return
        declaration = f"    {name}: {kind}"
        way = self._way_of(cls, name)
        if way == "container":
            declaration = declaration.replace(": Mapping[", ": dict[").replace(": Sequence[", ": list[")
        elif way == "property":
            declaration = (
                f"    @property\n    def party_{name}(self) -> {shared(kind)}:\n        raise NotImplementedError"
            )
        for base in cls.__mro__[1:]:
            if name in own_annotations(base):
                above = self._way_of(base, name)
                if above == "property":
                    kind = self._foreign(shared(own_annotations(base)[name]), base)
                    declaration += f"\n    @property\n    def party_{name}(self) -> {kind}:\n        return self.{name}"
                elif above == "container" and "# type: ignore" not in declaration:
                    declaration += "  # type: ignore"
        self.edits.append((start, end, [declaration]))

    def _add_constructor(self, item: ast.ClassDef, cls: Any) -> None:
        """The constructor that the dataclass would make, and what is left to do at the end."""
        gone = {name for name in own_annotations(cls) if self._way_of(cls, name) == "property"}
        fields = [field for field in dataclasses.fields(cls) if field.name not in gone]
        own = own_annotations(cls)
        if own:
            names, body = [], []
            for field in fields:
                kind = self._kind_of(cls, field.name)
                value = field.name
                if field.default_factory is not dataclasses.MISSING:
                    factory: Any = field.default_factory
                    fresh = {list: "[]", dict: "{}"}.get(factory, f"{factory.__name__}()")
                    names.append(f"{field.name}: {kind} | None = None")
                    value = f"{fresh} if {field.name} is None else {field.name}"
                elif field.default is None and "None" not in kind:
                    names.append(f"{field.name}: {kind} | None = None")
                    body.append(f"        if {field.name} is not None:\n            self.{field.name} = {field.name}")
                    continue
                elif field.default is not dataclasses.MISSING:
                    names.append(f"{field.name}: {kind} = {field.default!r}")
                else:
                    names.append(f"{field.name}: {kind}")
                body.append(f"        self.{field.name} = {value}")
            end = item.end_lineno or item.lineno
            self.edits.append((end, end, ["", f"    def __init__(self, {', '.join(names)}) -> None:", *body]))
        annotations = {name: kind for name, kind in inspect.get_annotations(cls).items() if name not in gone}
        spec = "".join(f"({field.name!r}, dict({options_of(field)})), " for field in fields)
        what = f"{item.name}, {annotations!r}, ({spec})"
        if issubclass(cls, Step):
            self.tail.append(f"native_step({what})")
        else:
            self.tail.append(f"native_made({what}, {cls.__dataclass_params__.frozen})")

    def _is_open(self, name: str) -> bool:
        """Whether a class may be inherited from by what is not compiled, or cloned without its constructor."""
        return name in OPEN or ".table." in self.module.__name__ or ".story." in self.module.__name__

    def _kind_of(self, cls: type, name: str) -> str:
        """The type of a field as this module can write it."""
        for base in cls.__mro__:
            kind = own_annotations(base).get(name)
            if kind is not None:
                way = self._way_of(base, name)
                if way == "container":
                    kind = kind.replace("Mapping[", "dict[").replace("Sequence[", "list[")
                return self._foreign(kind, base)
        raise TypeError(f"no field {name} of {cls}")

    def _foreign(self, kind: str, base: type) -> str:
        """A type of another module, whose names are taken in for the type checker."""
        if base.__module__ != self.module.__name__:
            here = vars(self.module)
            for node in ast.walk(ast.parse(kind, mode="eval")):
                if isinstance(node, ast.Name) and node.id not in here and node.id not in dir(builtins):
                    self.wanted[node.id] = base.__module__
        return GENERIC.sub(r"\1", kind)
