"""The parser of effects: from ``gain 2 coins; turn to 38.12`` to a program."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_lowercase

from .conditions import parse_condition
from .error_texts import BadEffect, quoted_value
from .forms import WrittenForm, normalized_text
from .op import Arg, Op, Program
from .operation import Operation
from .registry import ARMS, OPERATIONS, ends
from .suggestion import suggestion

__all__ = ["BadEffect", "Lines", "parse_amounts", "parse_effect", "parse_line", "parse_program"]

MAX_DEPTH = 6
"""How deep effects may hold effects."""

_ARM = re.compile(r"([a-z]+)\s*:\s*(.*)")
"""The start of an arm of a challenge: its name before a colon."""
_ELSE = re.compile(r"fate [0-9]+:|; ?else ?: ?")
"""The start of an arm that only a block has: a fate number, or ``else``."""
_AMOUNT = WrittenForm("{n} {what:payable}")
"""An amount of something to pay, such as ``2 coins``."""


def parse_effect(text: str) -> Op:
    """The one effect that a text stands for."""
    program = parse_line(text)
    if len(program) != 1:
        raise BadEffect(f"expected one effect, got {quoted_value(text)}")
    return program[0]


def parse_line(text: str, depth: int = 0) -> Program:
    """The effects of one line, parted by semicolons; ``fate``, ``choose`` and ``if`` take the rest of the line."""
    if depth > MAX_DEPTH:
        raise BadEffect("effects are nested too deeply")
    rest = normalized_text(text)
    ops: list[Op] = []
    while True:
        if ends(tuple(ops[-1:])):
            raise BadEffect(f"expected nothing after a jump, got {quoted_value(rest)}")
        block = _block(rest, depth)
        if block:
            return (*ops, block)
        head, parted, rest = rest.partition(";")
        ops.append(_simple(head.strip()))
        rest = rest.strip()
        if not parted:
            return tuple(ops)


def _by_first_word(*, blocks: bool) -> dict[str, list[tuple[Operation, WrittenForm]]]:
    """The forms of all operations by their first words: those that hold further effects, or those that do not."""
    by_word: dict[str, list[tuple[Operation, WrittenForm]]] = {}
    for operation in OPERATIONS.values():
        for form in operation.forms:
            if form.is_block() == blocks:
                by_word.setdefault(form.first(), []).append((operation, form))
    return by_word


_BLOCKS = _by_first_word(blocks=True)
"""The effects that hold other effects, by their first words."""
_SIMPLE = _by_first_word(blocks=False)
"""The other effects, by their first words."""


def _block(text: str, depth: int) -> Op | None:
    """The operation with further effects that a text stands for; None if it stands for none."""
    for operation, form in _BLOCKS.get(text.partition(" ")[0], []):
        words = form.match(text)
        if words is not None:
            return _block_op(operation, form, words, depth)
    return None


def _block_op(operation: Operation, form: WrittenForm, words: dict[str, str], depth: int) -> Op:
    """An operation with its arguments, its condition, and the programs of its arms."""
    values = form.values(words)
    args = tuple(values[name] for name in operation.args)
    arms: list[tuple[str, Program]] = []
    condition = None
    words = _split_else(words)
    for name, kind in form.slots().items():
        if name not in words:
            continue
        if kind == "condition":
            condition = parse_condition(words[name])
        elif kind == "effects":
            arms.append((name, parse_line(words[name], depth + 1)))
        elif kind == "alternatives":
            parts = words[name].split("|")
            if not 2 <= len(parts) <= len(ascii_lowercase):
                raise BadEffect(f"expected two or more effects parted by '|', got {quoted_value(words[name])}")
            arms += [
                (letter, parse_line(part, depth + 1)) for letter, part in zip(ascii_lowercase, parts, strict=False)
            ]
    return Op(name=operation.name, args=args, arms=tuple(arms), condition=condition)


def _split_else(words: dict[str, str]) -> dict[str, str]:
    """The words of a match with those after ``else:`` on their own; it belongs to the nearest fate that has none."""
    waiting = 0
    for match in _ELSE.finditer(words.get("pass", "")):
        if match[0][0] != ";":
            waiting += 1
        elif waiting:
            waiting -= 1
        else:
            whole = words["pass"]
            return {**words, "pass": whole[: match.start()], "fail": whole[match.end() :]}
    return words


def _simple(text: str) -> Op:
    """The operation without further effects that a text stands for; BadEffect with a suggestion if none."""
    if not text:
        raise BadEffect("expected an effect, got nothing")
    error: BadEffect | None = None
    for operation, form in (*_SIMPLE.get(text.partition(" ")[0], ()), *_SIMPLE[""]):
        words = form.match(text)
        if words is None:
            continue
        try:
            return Op(operation.name, _args(operation, form, words))
        except BadEffect as bad:
            error = error or bad
    if error:
        raise error
    arm = _ARM.fullmatch(text)
    if arm and arm[1] in ARMS:
        raise BadEffect(f"expected {arm[1] + ':'!r} on a line of its own after its test")
    if arm and arm[1] == "else":
        raise BadEffect("expected 'else:' in the line of its 'fate N:', after a semicolon")
    raise BadEffect(f"unknown effect {quoted_value(text)}{suggestion(text, _is_simple)}")


def _args(operation: Operation, form: WrittenForm, words: dict[str, str]) -> tuple[Arg, ...]:
    """The arguments of an operation in their order; those that the form leaves out are empty."""
    values = form.values(words)
    if operation.takes_many:
        return tuple(int(number) for number in str(values["enemies"]).split(","))
    return tuple(values.get(name, "") for name in operation.args)


def _is_simple(text: str) -> bool:
    """Whether a text stands for an operation without further effects."""
    try:
        _simple(text)
    except BadEffect:
        return False
    return True


class Lines:
    """A program that grows line by line, so that each line's mistake can be told with its place."""

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self._last = 0
        """Where the effects of the last line begin: only to these can an arm's line be added."""
        self._ended = False
        """Whether nothing that follows would ever be carried out."""
        self._broken = False
        """Whether the last line was not understood, so that arms after it cannot be placed."""

    def add(self, text: str) -> None:
        """Add one line; an arm's line goes to the test in the line before it."""
        arm = _ARM.fullmatch(text.strip())
        if arm and arm[1] in ARMS:
            self._add_arm(arm[1], arm[2])
            return
        if self._ended:
            raise BadEffect(f"expected nothing after a jump, got {quoted_value(text.strip())}")
        self._broken = True
        program = parse_line(text)
        self._broken = False
        self._last = len(self.ops)
        self.ops.extend(program)
        self._ended = ends(program)

    def _add_arm(self, name: str, text: str) -> None:
        """Add an arm to the last test of the line before that can have it."""
        program = parse_line(text, depth=1)
        if self._broken:
            return
        for index in range(len(self.ops) - 1, self._last - 1, -1):
            op = self.ops[index]
            if name in OPERATIONS[op.name].arms:
                if any(known == name for known, _ in op.arms):
                    raise BadEffect(f"expected one {name + ':'!r} line for a test, got another")
                self.ops[index] = Op(
                    name=op.name, args=op.args, arms=(*op.arms, (name, program)), condition=op.condition
                )
                self._ended = ends(tuple(self.ops[index:]))
                return
        raise BadEffect(f"expected a test in the line before {name + ':'!r}")

    def program(self) -> Program:
        """The program so far."""
        return tuple(self.ops)


def parse_program(lines: str | Iterable[str]) -> Program:
    """The program of a line or of a list of lines."""
    parsed = Lines()
    for line in [lines] if isinstance(lines, str) else lines:
        parsed.add(line)
    return parsed.program()


def parse_amounts(text: str) -> tuple[tuple[str, int], ...]:
    """What is paid or rewarded: ``2 vegetables, 2 meat``; each thing is named once."""
    amounts: dict[str, int] = {}
    for part in normalized_text(text).split(","):
        words = _AMOUNT.match(part.strip())
        if words is None:
            raise BadEffect(f"expected amounts such as '2 vegetables, 2 meat', got {quoted_value(text)}")
        values = _AMOUNT.values(words)
        what = str(values["what"])
        if what in amounts:
            raise BadEffect(f"expected {what} once, got {quoted_value(text)}")
        amounts[what] = int(values["n"])
    if "resources" in amounts and len(amounts) > 1:
        raise BadEffect(f"expected 'resources' alone, got {quoted_value(text)}")
    return tuple(amounts.items())
