"""Explanations: a page for each code, printed, listed, or all in one page of HTML."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.authoring.explain_page import explain_page
from sleeping_gods.authoring.explaining import Explanation, UnknownCode, explain, explanations
from sleeping_gods.authoring.lint.codes import all_codes
from sleeping_gods.cli import main


def test_a_page_has_its_title() -> None:
    """The first line is the code and the title."""
    assert explain("dangling").title == "A name that leads nowhere"
    assert explain("dangling").text.startswith("# dangling: A name that leads nowhere\n")


@pytest.mark.parametrize("code", ["dangeling", "", "../explaining", "/etc/passwd", "x" * 5000])
def test_an_unknown_code_is_no_path(code: str) -> None:
    """What is no code is refused before any file is looked for."""
    with pytest.raises(UnknownCode, match="expected the code of a finding, got '"):
        explain(code)


class TestTheCommand:
    """pack explain CODE, --all, --html FILE."""

    def test_one_code(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Away from a terminal the page is printed as it is."""
        assert main(["pack", "explain", "dangling"]) == 0

        assert capsys.readouterr().out == explain("dangling").text.strip() + "\n"

    def test_an_unknown_code(self, capsys: pytest.CaptureFixture[str]) -> None:
        """It is a wrong call, with a suggestion."""
        assert main(["pack", "explain", "dangeling"]) == 2

        assert capsys.readouterr().err.endswith("got 'dangeling' (did you mean 'dangling'?)\n")

    def test_all_codes(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Each with its title and the test that breaks a pack in that way."""
        assert main(["pack", "explain", "--all"]) == 0

        out = capsys.readouterr().out
        assert "A name that leads nowhere\n" in out
        assert out.count("test_each_mutation_is_found[") == len(all_codes())

    def test_one_page_of_all(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The file holds a section for each code, and every link leads to one."""
        assert main(["pack", "explain", "--html", str(tmp_path / "codes.html")]) == 0

        page = (tmp_path / "codes.html").read_text(encoding="utf-8")
        assert capsys.readouterr().out.startswith(f"{len(all_codes())} explanations written to ")
        assert re.findall(r'<h2 id="([a-z-]+)">', page) == re.findall(r'href="#([a-z-]+)"', page) == [*all_codes()]

    def test_nothing_is_asked(self) -> None:
        """Without a code the call is wrong."""
        with pytest.raises(SystemExit) as ended:
            main(["pack", "explain"])

        assert ended.value.code == 2


def test_texts_are_escaped() -> None:
    """Signs of HTML in a page are shown, never obeyed."""
    page = explain_page([Explanation("x", "<b>", "# x: <b>\n\nA `<i>` & more.\n\n```\n<script>\n```\n")])

    assert "<code>&lt;i&gt;</code> &amp; more." in page
    assert "<pre>&lt;script&gt;</pre>" in page
    assert "<script>" not in page
    assert "<b>" not in page


def test_no_two_titles_are_alike() -> None:
    """Whoever reads the list can tell the codes apart."""
    titles = [page.title for page in explanations()]

    assert len({*titles}) == len(titles)
