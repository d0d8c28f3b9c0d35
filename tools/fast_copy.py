"""Write out a copy of the engine for a compiler: the same rules, in the form that mypyc makes native classes of.

What a decorator, a slot or a type variable does when the sources are imported is written out in the copy: a step or a
record gets the constructor that a dataclass would make, a rule's mark becomes a line at the end of its module, what a
game's record declares more exactly than the party's becomes a property there. The sources stay as people read them.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from sleeping_gods.kernel.steps import Step

PACKAGE = "sleeping_gods"
GENERIC = re.compile(r"\b(Step|Decision|Chance|GameStep|GameDecision|GameChance)\[(Any|T|[A-Za-z]*Table)\]")
"""Steps are generic for the type checker alone; a native class that is generic would carry a dictionary about."""
PARTY = re.compile(r"(?<![.\w])(table|self|new|seen)\.(bound|combat|log)\b")
"""What the common chapters read of a table that each game declares more exactly."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
HEAD = """
from typing import ClassVar as NativeClassVar, Final as NativeFinal
from mypy_extensions import mypyc_attr as native_attr
from sleeping_gods.kernel.native import made as native_made, made_step as native_step
from sleeping_gods.kernel.rules import plays as native_plays
"""
OPEN = ("Step", "Decision", "Chance", "Table", "Luck")
"""Classes that tests and tools, which are not compiled, may inherit from; of records see `Rewriting.is_open`."""
MARKS = ("rule", "op")
"""Decorators of functions that only note them down."""
NOT_NATIVE = ("NamedTuple", "Protocol", "Exception", "dict")
NATIVE = '''"""What makes a dataclass, or a step, of a compiled class: a compiler erases the annotations that say how it is saved."""

from __future__ import annotations

import dataclasses
from typing import Any


def made(cls: Any, annotations: dict[str, str], fields: Any, frozen: bool) -> None:
    """Give a compiled class what the decorator of the sources gives: fields, equality, text."""
    cls.__annotations__ = annotations
    kinds = {name: kind for base in cls.__mro__[::-1] for name, kind in base.__dict__.get("__annotations__", {}).items()}
    spec = [(name, kinds[name], dataclasses.field(**options)) for name, options in fields]
    shape = dataclasses.make_dataclass(cls.__name__, spec, kw_only=True, frozen=frozen)
    for name in ("__dataclass_fields__", "__dataclass_params__", "__repr__", "__eq__", "__hash__"):
        setattr(cls, name, shape.__dict__[name])
    cls.__match_args__ = tuple(name for name, _ in fields)


def made_step(cls: Any, annotations: dict[str, str], fields: Any) -> None:
    """The same for a step, which is known by its name."""
    from .steps import STEPS  # a compiled module itself, which needs this one

    made(cls, annotations, fields, False)
    cls.word = f"{cls.family}:{cls.__name__}" if cls.family else cls.__name__
    if cls.word in STEPS and STEPS[cls.word].__module__ != cls.__module__:
        raise TypeError(f"two steps are called {cls.word!r}")
    STEPS[cls.word] = cls
'''
PATCHES: dict[str, tuple[tuple[str, str], ...]] = {
    "kernel/steps.py": (
        ('T = TypeVar("T")\n', "T = Any\n"),
        ("class Step(Generic[T]):", "class Step:"),
        ("@dataclass_transform(eq_default=True)\n", ""),
        (
            "    __slots__ = ()\n    waits: ClassVar[bool] = False\n",
            "    waits: ClassVar[bool] = False\n\n"
            "    @classmethod\n    def __class_getitem__(cls, item: object) -> Any:\n"
            '        """Steps are generic for the type checker alone."""\n        return cls\n\n',
        ),
    ),
    "party/table/decisions.py": (('T = TypeVar("T", bound=PartyTable)\n', "T = PartyTable\n"),),
}
"""What is written otherwise in the copy: expected to stand there exactly once."""


def write_copy(folder: Path, hot: list[str]) -> None:
    """Rewrite the copy in a folder; `hot` are the modules to compile, as paths within the package."""
    package = folder / PACKAGE
    for path in sorted(package.rglob("*.py")):
        text = path.read_text()
        for old, new in PATCHES.get(path.relative_to(package).as_posix(), ()):
            if text.count(old) != 1:
                raise SystemExit(f"error: {path}: expected once: {old!r}")
            text = text.replace(old, new)
        path.write_text(GENERIC.sub(r"\1", text))
    (package / "kernel" / "native.py").write_text(NATIVE)
    names = [module_name(path) for path in hot]
    modules = [importlib.import_module(name) for name in names]
    narrowed = narrowed_fields(modules)
    for place in (package / "party").rglob("*.py"):
        place.write_text(PARTY.sub(r"\1.party_\2", place.read_text()))
    for path, module in zip(hot, modules, strict=True):
        place = package / path
        place.write_text(Rewriting(place.read_text(), module, narrowed).text())


def module_name(path: str) -> str:
    """The name of a module, of its path within the package."""
    return f"{PACKAGE}." + path.removesuffix(".py").replace("/", ".")


def classes(module: ModuleType) -> list[type]:
    """The dataclasses that a module defines."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__ and dataclasses.is_dataclass(thing)
    ]


def own_annotations(cls: type) -> dict[str, str]:
    """The annotated fields of a class itself, constants left out."""
    return {
        name: kind
        for name, kind in cls.__dict__.get("__annotations__", {}).items()
        if not kind.startswith("ClassVar")
    }


def narrowed_fields(modules: list[ModuleType]) -> dict[tuple[str, str], set[str]]:
    """The fields of each class that a class below declares more exactly."""
    found: dict[tuple[str, str], set[str]] = {}
    for module in modules:
        for cls in classes(module):
            for name, kind in own_annotations(cls).items():
                for base in cls.__mro__[1:]:
                    if own_annotations(base).get(name, kind) != kind:
                        found.setdefault((base.__module__, base.__name__), set()).add(name)
    return found


def options_of(field: dataclasses.Field[Any]) -> str:
    """What is said of a field beyond its type."""
    found = []
    if field.default is not dataclasses.MISSING:
        found.append(f"default={field.default!r}")
    elif field.default_factory is not dataclasses.MISSING:
        found.append(f"default_factory={field.default_factory.__name__}")  # type: ignore[attr-defined]  # a class
    if not field.compare:
        found.append("compare=False")
    if not field.repr:
        found.append("repr=False")
    return ", ".join(found)


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
                self.unmark(item, item.name)
            elif isinstance(item, ast.ClassDef):
                self.rewrite_class(item)
            elif isinstance(item, ast.Assign | ast.AnnAssign):
                self.fix(item)
        for start, end, lines in sorted(self.edits, reverse=True):
            self.lines[start:end] = lines
        text = "\n".join([*self.lines, *self.tail, ""])
        head = HEAD
        if self.wanted:
            head += "from typing import TYPE_CHECKING as NATIVE_CHECKING\nif NATIVE_CHECKING:\n"
            head += "".join(f"    from {module} import {name}\n" for name, module in self.wanted.items())
        first = "from __future__ import annotations\n"
        return text.replace(first, first + head, 1)

    def fix(self, item: ast.Assign | ast.AnnAssign) -> None:
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

    def unmark(self, item: ast.FunctionDef, qualname: str) -> None:
        """Note what decorators note at the end of the module instead: a decorated function is called slowly."""
        for mark in item.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in MARKS:
                if mark.func.id == "rule":
                    self.note_rule(mark, qualname)
                else:
                    self.tail.append(f"{ast.unparse(mark)}({qualname})")
                self.drop(mark)

    def note_rule(self, mark: ast.Call, qualname: str) -> None:
        ids = ", ".join(map(ast.unparse, mark.args))
        self.tail.append(f'native_plays(f"{{__name__}}.{qualname}", {ids})')

    def drop(self, node: ast.expr) -> None:
        self.edits.append((node.lineno - 1, node.end_lineno or node.lineno, []))

    def rewrite_class(self, item: ast.ClassDef) -> None:
        bases = " ".join(map(ast.unparse, item.bases))
        if any(word in bases for word in NOT_NATIVE):
            return
        cls: Any = getattr(self.module, item.name)
        marks = []
        if self.is_open(item.name):
            marks.append("@native_attr(allow_interpreted_subclasses=True)")
        for mark in item.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                self.note_rule(mark, item.name)
            self.drop(mark)
        self.edits.append((item.lineno - 1, item.lineno - 1, marks))
        for line in item.body:
            if isinstance(line, ast.FunctionDef):
                self.unmark(line, f"{item.name}.{line.name}")
            elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                name = line.targets[0].id
                if name != "__slots__":
                    start = line.lineno - 1
                    changed = self.lines[start].replace(f"{name} =", f"{name}: NativeClassVar =", 1)
                    self.edits.append((start, start + 1, [changed]))
            elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and dataclasses.is_dataclass(cls):
                self.rewrite_field(line, cls, line.target.id)
        if dataclasses.is_dataclass(cls):
            self.add_constructor(item, cls)

    def way_of(self, base: type, name: str) -> str:
        """How a field that a class below declares more exactly is declared here: empty if none does."""
        if name not in self.narrowed.get((base.__module__, base.__name__), set()):
            return ""
        kind = own_annotations(base)[name]
        if kind.startswith(("Mapping[", "Sequence[")):
            return "container"
        return "anything" if name == "pack" else "property"

    def rewrite_field(self, line: ast.AnnAssign, cls: type, name: str) -> None:
        start, end = line.lineno - 1, line.end_lineno or line.lineno
        kind = ast.unparse(line.annotation)
        if kind.startswith("ClassVar"):
            return
        told = f"    {name}: {kind}"
        way = self.way_of(cls, name)
        if way == "container":
            told = told.replace(": Mapping[", ": dict[").replace(": Sequence[", ": list[")
        elif way == "anything":
            told = f"    {name}: Any"
        elif way == "property":
            told = f"    @property\n    def party_{name}(self) -> {kind}:\n        raise NotImplementedError"
        for base in cls.__mro__[1:]:
            if name in own_annotations(base):
                above = self.way_of(base, name)
                if above == "property":
                    kind = self.foreign(own_annotations(base)[name], base)
                    told += f"\n    @property\n    def party_{name}(self) -> {kind}:\n        return self.{name}"
                elif above == "container" and "# type: ignore" not in told:
                    told += "  # type: ignore"
        self.edits.append((start, end, [told]))

    def add_constructor(self, item: ast.ClassDef, cls: Any) -> None:
        """The constructor that the dataclass would make, and what is left to do at the end."""
        gone = {name for name in own_annotations(cls) if self.way_of(cls, name) == "property"}
        fields = [field for field in dataclasses.fields(cls) if field.name not in gone]
        own = own_annotations(cls)
        if own:
            names, body = [], []
            for field in fields:
                kind = self.kind_of(cls, field.name)
                value = field.name
                if field.default_factory is not dataclasses.MISSING:
                    factory = field.default_factory
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
        annotations = {name: kind for name, kind in cls.__dict__.get("__annotations__", {}).items() if name not in gone}
        spec = "".join(f"({field.name!r}, dict({options_of(field)})), " for field in fields)
        what = f"{item.name}, {annotations!r}, ({spec})"
        if issubclass(cls, Step):
            self.tail.append(f"native_step({what})")
        else:
            self.tail.append(f"native_made({what}, {cls.__dataclass_params__.frozen})")

    def is_open(self, name: str) -> bool:
        """Whether a class may be inherited from by what is not compiled, or cloned without its constructor."""
        return name in OPEN or ".table." in self.module.__name__

    def kind_of(self, cls: type, name: str) -> str:
        """The type of a field as this module can write it."""
        for base in cls.__mro__:
            kind = own_annotations(base).get(name)
            if kind is not None:
                way = self.way_of(base, name)
                if way == "container":
                    kind = kind.replace("Mapping[", "dict[").replace("Sequence[", "list[")
                return "Any" if way == "anything" else self.foreign(kind, base)
        raise TypeError(f"no field {name} of {cls}")

    def foreign(self, kind: str, base: type) -> str:
        """A type of another module, whose names are taken in for the type checker."""
        if base.__module__ != self.module.__name__:
            here = vars(self.module)
            for node in ast.walk(ast.parse(kind, mode="eval")):
                if isinstance(node, ast.Name) and node.id not in here and node.id not in dir(builtins):
                    self.wanted[node.id] = base.__module__
        return GENERIC.sub(r"\1", kind)
