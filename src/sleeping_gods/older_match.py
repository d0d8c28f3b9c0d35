"""The other half of the bridge for PyPy: ``match`` statements in words that Python 3.9 knows."""

from __future__ import annotations

import ast
import re

_MATCH = re.compile(r"(?P<indent> *)match (?P<subject>.+):")
_CASE = re.compile(r"(?P<indent> +)case (?P<pattern>.+):")


def lowered(source: str) -> str:
    """A module's text with every ``match`` as ``if`` and ``elif``, line for line; patterns stand on one line."""
    lines = source.split("\n")
    open_cases: list[tuple[int, str, bool]] = []
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        while open_cases and indent < open_cases[-1][0]:
            open_cases.pop()
        statement, case = _MATCH.fullmatch(line), _CASE.fullmatch(line)
        if case and open_cases and indent == open_cases[-1][0]:
            _, subject, first = open_cases[-1]
            open_cases[-1] = (indent, subject, False)
            word = "if" if first else "elif"
            lines[number] = f"{case['indent']}{word} {condition(case['pattern'], subject)}:"
        elif statement and number + 1 < len(lines) and (follows := _CASE.fullmatch(lines[number + 1])):
            subject = f"_subject{number}_"
            open_cases.append((len(follows["indent"]), subject, True))
            lines[number] = f"{statement['indent']}if (({subject} := ({statement['subject']})),):"
    return "\n".join(lines)


def condition(pattern: str, subject: str) -> str:
    """The condition that a case stands for, its guard included."""
    pattern, guard = _parted(pattern)
    tested = test(ast.parse(pattern.strip(), mode="eval").body, subject)
    return f"({tested}) and ({guard})" if guard else tested


def _parted(case: str) -> tuple[str, str]:
    """Pattern and guard, parted by the first ``if`` that leaves a whole pattern before it."""
    for found in re.finditer(r" if ", case):
        pattern = case[: found.start()]
        try:
            ast.parse(pattern.strip(), mode="eval")
        except SyntaxError:
            continue
        return pattern, case[found.end() :]
    return case, ""


def test(pattern: ast.expr, subject: str) -> str:
    """Whether a subject fits a pattern, names bound on the way; a pattern reads like an expression."""
    if isinstance(pattern, ast.Name):
        return "True" if pattern.id == "_" else f"(({pattern.id} := {subject}),)"
    if isinstance(pattern, ast.BinOp) and isinstance(pattern.op, ast.BitOr):
        return f"({test(pattern.left, subject)} or {test(pattern.right, subject)})"
    if isinstance(pattern, (ast.Tuple, ast.List)):
        return _sequence(pattern.elts, subject)
    if isinstance(pattern, ast.Call) and len(pattern.args) < 2:
        tests = [f"isinstance({subject}, {ast.unparse(pattern.func)})"]
        tests += [test(argument, subject) for argument in pattern.args]
        tests += [test(keyword.value, f"{subject}.{keyword.arg}") for keyword in pattern.keywords]
        return " and ".join(tests)
    if isinstance(pattern, ast.Constant) and pattern.value in (None, True, False):
        return f"{subject} is {pattern.value}"
    if isinstance(pattern, (ast.Constant, ast.Attribute, ast.UnaryOp)):
        return f"{subject} == {ast.unparse(pattern)}"
    raise SyntaxError(f"no way to spell the pattern {ast.unparse(pattern)!r} in Python 3.9")


def _sequence(parts: list[ast.expr], subject: str) -> str:
    stars = [place for place, part in enumerate(parts) if isinstance(part, ast.Starred)]
    enough = f"len({subject}) >= {len(parts) - 1}" if stars else f"len({subject}) == {len(parts)}"
    tests = [f"isinstance({subject}, (tuple, list))", enough]
    for place, part in enumerate(parts):
        after = len(parts) - place - 1
        if isinstance(part, ast.Starred):
            end = f"len({subject}) - {after}" if after else ""
            tests.append(test(part.value, f"list({subject}[{place}:{end}])"))
        else:
            tests.append(test(part, f"{subject}[{-after - 1 if stars and place > stars[0] else place}]"))
    return "(" + " and ".join(tests) + ")"
