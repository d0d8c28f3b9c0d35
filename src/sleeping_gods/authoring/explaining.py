"""The explanations of codes: what is wrong, why it matters, and how it is mended."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..effects.error_texts import did_you_mean, quoted_value
from .lint.codes import all_codes

PAGES = Path(__file__).resolve().parent / "explain"
"""The folder of the pages, one for each code."""
MUTATION = "tests/authoring/test_mutations.py::test_each_mutation_is_found"
"""The test that breaks a good pack once or more for each code."""


class UnknownCode(Exception):
    """A code that no finding has."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """One page: its code, its title, and its text in Markdown, title line and all."""

    code: str
    title: str
    text: str

    def test(self) -> str:
        """The name of the test that breaks a pack in this way."""
        return f"{MUTATION}[{self.code}]"


def explain(code: str) -> Explanation:
    """The page of a code; a code never becomes a path unless it is one of ours."""
    known = all_codes()
    if code not in known:
        raise UnknownCode(f"expected the code of a finding, got {quoted_value(code)}{did_you_mean(code, known)}")
    text = (PAGES / f"{code}.md").read_text(encoding="utf-8")
    title = text.split("\n", 1)[0].removeprefix("# ").removeprefix(f"{code}: ")
    return Explanation(code, title, text)


def explanations() -> list[Explanation]:
    """The pages of all codes in alphabetical order."""
    return [explain(code) for code in all_codes()]
