"""The breaks that break_code.py makes: one small change each, of every kind, and still code."""

from __future__ import annotations

from pathlib import Path

from tools.breaks_in_python import breaks_in, shown

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
