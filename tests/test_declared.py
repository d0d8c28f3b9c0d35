"""Numbers and defaults that the program declares, as they were approved: limits, sizes, times, fields and parameters.

What is new is listed when it is approved (see tests/approving.py); what is listed has the value that was approved.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sleeping_gods"
APPROVED = Path(__file__).with_name("declared.txt")
FOLDERS = (
    "campaign", "host", "journal", "local", "party", "presentation", "sea", "service", "skies", "storage", "web",
    "wire",
)  # fmt: skip
VALUE = r"(?:True|False|None|-?\d[\d_]*(?:\.\d+)?(?: [*+-] [\d_]+)*)"
CONSTANT = re.compile(rf"^(\w+(?:, \w+)*)(?:: [^=\n]+)? = ({VALUE}(?:, {VALUE})*)$", re.MULTILINE)
"""A number of a module."""
DEFAULT = re.compile(
    rf"(?:^    |[(] *|, |^ +)(\w+): [^=,\n]+(?:\[[^=\n]*\][^=,\n]*)? = ({VALUE})(?=[,)]|$|  #)", re.MULTILINE
)
"""The default of a field or a parameter."""


def declared(path: Path) -> Iterator[tuple[str, str]]:
    """The name and the value of every number of a module, and of every default of a field or a parameter."""
    file = path.relative_to(SOURCE).as_posix().removesuffix(".py").replace("/", ".")
    text, times = path.read_text(encoding="utf-8"), Counter[str]()
    for match in (*CONSTANT.finditer(text), *DEFAULT.finditer(text)):
        times[match[1]] += 1
        yield f"{file}.{match[1]}{'' if times[match[1]] == 1 else f' ({times[match[1]]})'}", match[2]


@pytest.mark.interpreted
def test_what_is_declared_was_approved() -> None:
    """A limit or a default that has another value than before was changed on purpose."""
    files = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    now = {name: value for path in files for name, value in declared(path)}
    if os.environ.get("APPROVE"):
        APPROVED.write_text("".join(f"{name} = {value}\n" for name, value in now.items()), encoding="utf-8")
    lines = APPROVED.read_text(encoding="utf-8").splitlines()
    approved = dict(line.split(" = ", maxsplit=1) for line in lines)

    assert {name: now[name] for name in approved if name in now} == {
        name: value for name, value in approved.items() if name in now
    }
