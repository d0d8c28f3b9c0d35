"""The breaks that break_code.py makes: one small change each, of every kind, and still code."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.breaks_in_python import breaks_in, shown
from tools.switched_breaks import is_in_function, switched

SOURCE = '''
"""Not 1 of these is broken."""
NAMES = ("é", "b", "c")
PAIR = (1, 2)
def pick(table, at: int = 0):
    """Nor is this < that."""
    if at < 2 and table.over:
        table.count += 1
        table.tell("picked", at)
    if at > 9:
        raise ValueError(f"expected {at} < 9")
    for name, number in zip(NAMES, PAIR, strict=True):
        table.tell(name)
    return [name for name in NAMES if name != "b"]
'''
EXPECTED = {
    "and/or exchanged",
    "arguments exchanged",
    "comparison turned",
    "condition dropped",
    "condition negated",
    "constant off by one",
    "element left out",
    "part of a condition dropped",
    "return value changed",
    "statement removed",
}


def test_every_kind_of_break_is_one_change_of_code(tmp_path: Path) -> None:
    """Docstrings and errors' words are left alone; what comes of each break can still be read, and is another text."""
    path = tmp_path / "broken.py"
    path.write_text(SOURCE, encoding="utf-8")
    breaks = breaks_in(path, "broken.py")
    texts = [one.applied(SOURCE) for one in breaks]
    for text in texts:
        compile(text, "broken.py", "exec")

    assert {one.kind for one in breaks} == EXPECTED
    assert SOURCE not in texts
    assert len({*texts}) == len(texts)
    assert not any("Not 2" in text or "<= that" in text or "<= 9" in text for text in texts)
    assert not any("strict=False" in text for text in texts)
    assert any('NAMES = ("b", "c")' in text for text in texts)
    assert any("PAIR = (1,)" in text for text in texts)
    assert any("if at <= 2 and" in text for text in texts)


def test_what_is_shown_is_what_differs() -> None:
    """Of two long lines only what differs and a little around it; short ones are whole."""
    long = "x" * 200

    assert shown("a < b", "a <= b") == ("a < b", "a <= b")
    assert shown(f"{long} < {long}", f"{long} <= {long}", around=3) == ("...x < xx...", "...x <= xx...")


class Chosen(ast.NodeTransformer):
    """Leaves of every switch the side that runs when one break is switched on."""

    def __init__(self, number: int) -> None:
        self.number = number

    def _is_on(self, test: ast.expr) -> bool | None:
        match test:
            case ast.Call(ast.Name("_is_broken_"), [ast.Constant(number)]):
                return number == self.number
        return None

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """A switched expression."""
        self.generic_visit(node)
        on = self._is_on(node.test)
        return node if on is None else node.body if on else node.orelse

    def visit_If(self, node: ast.If) -> ast.AST:
        """A switched statement."""
        self.generic_visit(node)
        on = self._is_on(node.test.operand) if isinstance(node.test, ast.UnaryOp) else None
        return node if on is None else ast.Pass() if on else node.body[0]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        """The switch itself is not imported by the text as it was."""
        return None if node.module == "sleeping_gods.break_switch" else node


def test_one_text_holds_every_break_of_a_function(tmp_path: Path) -> None:
    """With a break switched on its code is that of the break made alone; with none, the code as it was."""
    path = tmp_path / "broken.py"
    path.write_text(SOURCE, encoding="utf-8")
    changes = {
        number: change for number, change in enumerate(breaks_in(path, "broken.py")) if is_in_function(change, SOURCE)
    }
    text = switched(SOURCE, changes)

    def code(number: int) -> str:
        return ast.unparse(Chosen(number).visit(ast.parse(text)))

    assert len(changes) > 20
    assert code(-1) == ast.unparse(ast.parse(SOURCE))
    for number, change in changes.items():
        assert code(number) == ast.unparse(ast.parse(change.applied(SOURCE)))


def test_what_a_module_does_when_it_is_loaded_is_behind_no_switch(tmp_path: Path) -> None:
    """Tables of a module and defaults of a function are no part of a function's body."""
    path = tmp_path / "broken.py"
    path.write_text(SOURCE, encoding="utf-8")
    loaded = [change for change in breaks_in(path, "broken.py") if not is_in_function(change, SOURCE)]

    assert {change.lines(SOURCE)[0] for change in loaded} == {3, 4, 5}
