"""Write out a copy of the engine for a compiler: the same rules, in the form that mypyc makes native classes of.

What a decorator, a slot or a type variable does when the sources are imported is written out in the copy: a step or a
record gets the constructor that a dataclass would make, a rule's mark becomes a line at the end of its module, what a
game's record declares more exactly than the party's becomes a property there. The sources stay as people read them.
"""

from __future__ import annotations

import dataclasses
import importlib
import re
import shutil
from pathlib import Path
from types import ModuleType

from fast_module import GENERIC, Rewriting, own_annotations

PACKAGE = "sleeping_gods"
PARTY = re.compile(r"(?<![.\w])(table|self|new|seen)\.(pack|bound|combat|log)\b")
"""What the common chapters read of a table that each game declares more exactly."""
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
    "campaign/compiled.py": (
        (
            "    named = hashlib.blake2b(f",
            "    return None  # nothing is kept: the decoder makes no native objects\n    named = hashlib.blake2b(f",
        ),
        ("    if data[:CHECK] != _checksum(body, kind):\n", "    if data is not None:\n"),
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
    shutil.copyfile(Path(__file__).with_name("fast_native.py"), package / "kernel" / "native.py")
    names = [module_name(path) for path in hot]
    modules = [importlib.import_module(name) for name in names]
    narrowed = narrowed_fields(modules)
    for place in (package / "party").rglob("*.py"):
        place.write_text(PARTY.sub(r"\1.party_\2", place.read_text()))
    for name, module in zip(hot, modules, strict=True):
        place = package / name
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


def narrowed_fields(modules: list[ModuleType]) -> dict[tuple[str, str], set[str]]:
    """The fields of each class that a class below declares more exactly."""
    names_by_class: dict[tuple[str, str], set[str]] = {}
    for module in modules:
        for cls in classes(module):
            for name, kind in own_annotations(cls).items():
                for base in cls.__mro__[1:]:
                    if own_annotations(base).get(name, kind) != kind:
                        names_by_class.setdefault((base.__module__, base.__name__), set()).add(name)
    return names_by_class
