"""No sentence stands in code: whatever a person reads is a message, so that it can be said in another language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "sleeping_gods"
FOLDERS = ("presentation", "terminal", "commands")
_WORDS = re.compile(r"[A-Za-z]{2,}[,;:.]? [A-Za-z]{2,}")
_SENTENCE = re.compile(r"[A-Z][a-z]+\S* \S")
_LOOSE = re.compile(
    r"(?:^| )(?:a|an|and|are|as|at|be|but|by|can|for|from|has|have|here|in|is|it|no|not|of|on|or|than|that|the|then"
    r"|there|this|to|was|were|will|with|you)(?: |$)"
)
"""A word that stands in every English sentence: what is put together from parts has it in one of them."""
_BESIDE = re.compile(r"\w \w|^ \w|\w $")
"""A space beside a word, which ids have none of."""
STYLES = {"bold", "dim", "italic", "not", "reverse", "strike", "yellow"}
"""The words by which rich draws."""
CALLS_NOBODY_READS = {
    "compile": "a regular expression",
    "Bug": "our own mistake",
    "passive_sum": "a standing change as packs write it",
    "BadFluentMessage": "a file of words is broken, which tests find",
}
ASSIGNED = {"EXAMPLES": "calls as they are typed, the same in every language"}
NOTATION = ("presentation/sea/choice_rules.py", "presentation/skies/choice_rules.py")
"""Files whose texts are choices as campaigns write them, in their one notation."""
PEERS = "sleeping_gods.commands.bench_peers"
EXEMPT = {
    "terminal/campaign_commands.py: reset campaign": "an act as campaigns write it",
    "presentation/party/paper_form.py: skip turn": "an act as campaigns write it",
    "commands/bench_peers.py: OpenSpiel, C++": "a name",
    "commands/pack/new.py: sleeping-gods pack lint ": "a call as it is typed",
    "commands/pack/new.py: sleeping-gods pack play ": "a call as it is typed",
    f"commands/bench_peers.py: import sys; from {PEERS} import serve; serve(sys.argv[1])": "code of another process",
}
"""Where and what, and why no person of another language is worse off."""


def looks_english(text: str) -> bool:
    """Whether a text could be read by a person: two words, a capital and more, or a word that joins others."""
    if {*text.split()} <= STYLES:
        return False
    if _WORDS.search(text) or _SENTENCE.match(text):
        return True
    return bool(_LOOSE.search(text) and _BESIDE.search(text))


def unread(tree: ast.Module) -> Iterator[ast.AST]:
    """The parts of a module that nobody reads at a table: docstrings, and what the lists above name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in CALLS_NOBODY_READS:
                yield node
        elif isinstance(node, ast.Assign) and any(getattr(target, "id", "") in ASSIGNED for target in node.targets):
            yield node
        elif isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None:
            yield node.annotation
            if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "TypeAlias":
                yield node


def sentences(source: str) -> list[str]:
    """The texts of a module that look like English and are not unread."""
    tree = ast.parse(source)
    aside = {id(inner) for part in unread(tree) for inner in ast.walk(part)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in aside
        and looks_english(node.value)
    ]


def found() -> list[str]:
    """Everything that the code says by itself, with its file."""
    paths = [path for folder in FOLDERS for path in sorted((SOURCES / folder).rglob("*.py"))]
    named = {path.relative_to(SOURCES).as_posix(): path for path in [*paths, SOURCES / "cli.py"]}
    return [
        f"{name}: {text}"
        for name, path in named.items()
        if name not in NOTATION
        for text in sentences(path.read_text(encoding="utf-8"))
    ]


def test_no_sentence_stands_in_code() -> None:
    """Neither whole nor in parts; exceptions are few, and each is still there."""
    assert sorted({*found()}) == sorted(EXEMPT)


@pytest.mark.parametrize(
    "planted",
    [
        'print("no browser was found here")',
        'print(f"{count} files written")',
        'print(f"{count} of {all_of}")',
        'screen.say("Nothing happens.")',
        'raise IllegalChoice("expected a number")',
        'LABELS = {"won": "You win"}',
        'title = "Ship damage"',
        'text = "used " + "up now"',
    ],
)
def test_a_planted_sentence_is_found(planted: str) -> None:
    """In a call, in parts, in a table or in an error."""
    assert sentences(planted) != []


@pytest.mark.parametrize(
    "harmless",
    [
        '"""A docstring of a module."""',
        'def f() -> None:\n    """What it does."""',
        'say("rules_no-browser")',
        'Bug("this cannot happen")',
        're.compile("one or two")',
        'style = "dim not bold"',
        'EXAMPLES = ("pack where quest 12",)',
        'x: "int | None" = None',
        'gap = "  "',
        'mark = f"{name}: {value}"',
    ],
)
def test_what_nobody_reads_is_not(harmless: str) -> None:
    """Docstrings, ids, notation, styles and types."""
    assert sentences(harmless) == []
