"""Break every rule once and see whether a test that names it notices.

For each piece of code marked with ``@rule`` the tool makes simple mutants (a step that does nothing, a decision that
offers only its first option or ignores the choice, a function that answers nothing, the opposite, or one more) and
runs the tests that name the ids. A rule whose mutants all survive is printed: look at its tests. Rules that are figures
in a pack are counted as data (their tests break a copy of the pack); a rule that only forbids something survives a
mutant that does nothing, and its test must show the refusal.

    python tools/break_rules.py [--game sea] [--only SG-SHIP] [--json FILE]
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import inspect
import io
import json
import signal
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.kernel.rules import PLAYED
from sleeping_gods.kernel.steps import Decision, Step
from sleeping_gods.reference.coverage import coverage

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 60
"""Seconds that the tests of one rule may take."""


def thing_named(where: str) -> Any:
    """The marked object behind a qualified name, or nothing for a piece of data."""
    module, _, name = where.rpartition(".")
    try:
        return getattr(importlib.import_module(module), name, None)
    except ModuleNotFoundError:
        return None


@contextlib.contextmanager
def code_of(function: types.FunctionType, stand_in: Callable[..., Any]) -> Iterator[None]:
    """Let a function behave like another for a while, wherever it was imported."""
    original = function.__code__
    kept = types.FunctionType(original, function.__globals__, function.__name__, function.__defaults__, None)
    kept.__kwdefaults__ = function.__kwdefaults__
    name = f"_stand_in_{id(function)}"
    function.__globals__[name] = lambda *args, **named: stand_in(kept, args, named)
    source = f"def f(*args, **named):\n    return {name}(*args, **named)\n"
    space: dict[str, Any] = {}
    exec(compile(source, "<mutant>", "exec"), function.__globals__, space)
    function.__code__ = space["f"].__code__
    try:
        yield
    finally:
        function.__code__ = original
        del function.__globals__[name]


def function_mutants(function: types.FunctionType) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Ways in which a function can be wrong."""
    wanted = str(inspect.signature(function).return_annotation)
    if wanted == "bool":
        yield "the opposite", lambda kept, args, named: not kept(*args, **named)
    elif wanted == "int":
        yield "one more", lambda kept, args, named: kept(*args, **named) + 1
        yield "nothing", lambda kept, args, named: 0
    elif wanted.startswith("list"):
        yield "an empty list", lambda kept, args, named: []
        yield "all but the last", lambda kept, args, named: list(kept(*args, **named))[:-1]
    elif wanted.startswith("Iterator"):
        yield "an empty list", lambda kept, args, named: iter(())
    elif wanted.startswith("dict"):
        yield "nothing", lambda kept, args, named: dict.fromkeys(kept(*args, **named))
    elif wanted == "str":
        yield "no word", lambda kept, args, named: ""
    else:
        yield "nothing", lambda kept, args, named: None


def mutants(thing: Any) -> Iterator[tuple[str, Any]]:
    """Mutants of a marked object: a label and a context in which it is broken."""
    if isinstance(thing, types.FunctionType):
        for label, stand_in in function_mutants(thing):
            yield label, code_of(thing, stand_in)
    elif isinstance(thing, type) and issubclass(thing, Decision):
        for method in ("choose", "options", "barred"):
            function = thing.__dict__.get(method)
            if isinstance(function, types.FunctionType):
                if method == "choose":
                    yield "a choice that does nothing", code_of(function, lambda kept, args, named: None)
                elif method == "options":
                    yield "only the first option", code_of(function, lambda k, a, n: k(*a, **n)[:1])
                    yield "only the last option", code_of(function, lambda k, a, n: k(*a, **n)[-1:])
                else:
                    yield "no reasons", code_of(function, lambda kept, args, named: [])
        who = thing.__dict__.get("who")
        if isinstance(who, types.FunctionType):
            yield "another seat", code_of(who, lambda k, a, n: (k(*a, **n) + 1) % a[1].seat_count())
    elif isinstance(thing, type) and issubclass(thing, Step):
        function = thing.__dict__.get("run")
        if isinstance(function, types.FunctionType):
            yield "a step that does nothing", code_of(function, lambda kept, args, named: None)


def too_long(signal_number: int, frame: object) -> None:
    """A test that does not come to an end has noticed that something is wrong."""
    raise TimeoutError(f"no end after {LONGEST} seconds")


def fails(tests: list[str]) -> bool:
    """Whether any of these tests fails now, or goes on for ever."""
    signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *tests])
    except TimeoutError:
        return True
    finally:
        signal.alarm(0)
    return code != pytest.ExitCode.OK


def main() -> int:
    """Break and report."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="sea")
    words.add_argument("--only", default="", help="only ids that begin like this")
    words.add_argument("--json", type=Path, help="write what was found")
    asked = words.parse_args()
    rows = {row.id: row for row in coverage(asked.game, ROOT / "tests").rows if row.id.startswith(asked.only)}
    survivors: dict[str, list[str]] = {}
    data: list[str] = []
    for number, (rule_id, row) in enumerate(rows.items(), 1):
        things = [(where, thing) for where in PLAYED.get(rule_id, []) if callable(thing := thing_named(where))]
        tried: list[str] = []
        killed = False
        for where, thing in things:
            for label, broken in mutants(thing):
                tried.append(f"{where}: {label}")
                with broken:
                    killed = fails([test for test in row.tests if "scenario" not in test] or row.tests)
                if killed:
                    break
            if killed:
                break
        if not tried or (not killed and len(things) < len(PLAYED.get(rule_id, []))):
            data.append(rule_id)
        elif not killed:
            survivors[rule_id] = tried
            print(f"{rule_id} survives: {'; '.join(tried)}", flush=True)
        if number % 50 == 0:
            print(f"... {number} of {len(rows)}, {len(survivors)} survive", file=sys.stderr, flush=True)
    noticed = len(rows) - len(survivors) - len(data)
    print(f"{len(rows)} rules, {noticed} noticed, {len(survivors)} survive, {len(data)} data")
    if asked.json:
        asked.json.write_text(json.dumps({"survivors": survivors, "data": data}, indent=1), encoding="utf-8")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
