"""The linter is tested by breaking good packs: each code is found once or more, and nothing else is."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import sleeping_gods
from sleeping_gods.authoring.explaining import PAGES, explanations
from sleeping_gods.authoring.lint import labels as label_checks
from sleeping_gods.authoring.lint.codes import LOADING, OF_PLATES, SUPPRESSING, all_codes
from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.lint.scopes import Scopes
from sleeping_gods.authoring.pictures.atlas import Atlas
from sleeping_gods.authoring.pictures.collisions import Label
from sleeping_gods.authoring.pictures.map_sheet import labels
from sleeping_gods.languages import Lang

from ..parsed_once import parse_each_text_once
from .mutation import Mutation
from .mutations import MUTATIONS as OF_LOADING
from .mutations_craft import MUTATIONS as OF_CRAFT
from .mutations_french import MUTATIONS as OF_FRENCH
from .mutations_story import MUTATIONS as OF_STORY

ROOT = Path(sleeping_gods.__file__).parent
FINDERS = ("report", "Finding", "find", "_finding", "refused")
"""The functions that make findings."""
ALL = (*OF_LOADING, *OF_STORY, *OF_FRENCH, *OF_CRAFT)


def names() -> list[str]:
    """The name of each mutation: its code, with a number from the second one on."""
    seen: Counter[str] = Counter()
    made = []
    for mutation in ALL:
        seen[mutation.code] += 1
        made.append(mutation.code if seen[mutation.code] == 1 else f"{mutation.code}-{seen[mutation.code]}")
    return made


def written_once() -> Callable[[Atlas, int, Lang], list[Label]]:
    """What is written on a spread, kept for maps that are the same in everything."""
    kept: dict[tuple[str, int, Lang], list[Label]] = {}

    def written(atlas: Atlas, first: int, lang: Lang) -> list[Label]:
        key = (repr(atlas), first, lang)
        if key not in kept:
            kept[key] = labels(atlas, first, lang)
        return kept[key]

    return written


@pytest.fixture(scope="module", autouse=True)
def _read_once() -> object:
    """Parse each text and write each map once: a mutation changes one file of twenty."""
    with pytest.MonkeyPatch.context() as patch:
        parse_each_text_once(patch)
        patch.setattr(label_checks, "labels", written_once())
        yield


@pytest.mark.slow
@pytest.mark.parametrize("mutation", ALL, ids=names())
def test_each_mutation_is_found(mutation: Mutation, tmp_path: Path) -> None:
    """A good pack with one edit has findings of exactly that code, in the part of the file that was edited."""
    found = lint(mutation.broken(tmp_path))
    mine = [finding for finding in found if finding.code == mutation.code]
    scopes = Scopes(mutation.file, mutation.text())

    assert {finding.code for finding in found} == {mutation.code, *mutation.also}, found
    assert mine
    if not mutation.elsewhere:
        parts = {(finding.file, scopes.part(finding.line)) for finding in mine}
        assert (mutation.file, scopes.part(mutation.line())) in parts, mine
        assert all(finding.line for finding in mine)


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
@pytest.mark.parametrize("craft", [False, True])
def test_without_an_edit_there_is_nothing_to_find(pack: str, craft: bool, tmp_path: Path) -> None:
    """The packs that are broken here are good, and what the rules of craft find in them is known."""
    assert lint(Mutation("", "pack.toml", "", "", pack=pack, craft=craft).broken(tmp_path)) == []


def test_every_code_is_broken() -> None:
    """There is a mutation for every code, and none for a code that does not exist."""
    assert {mutation.code for mutation in ALL} == {*all_codes()}


def test_every_code_is_explained() -> None:
    """There is a page for every code, and none for a code that does not exist."""
    assert sorted(page.stem for page in PAGES.glob("*.md")) == sorted(all_codes())


def test_every_page_has_its_form() -> None:
    """A page has a title, 60 to 180 words, and an example; it says how the finding is suppressed, if it can be."""
    for page in explanations():
        title, _, body = page.text.partition("\n")
        assert title == f"# {page.code}: {page.title}"
        assert page.title[0].isupper() or not page.title[0].isalpha(), page.code
        assert not page.title.endswith("."), page.code
        assert 60 <= len(body.split()) <= 180, (page.code, len(body.split()))
        assert body.count("```") in (2, 4), page.code
        fixed = page.code in (*LOADING, *SUPPRESSING, *OF_PLATES)
        assert fixed != (f"lint: {page.code} " in body), page.code


def test_the_test_that_a_page_names_exists() -> None:
    """The list of all codes names the test that breaks a pack in that way."""
    here = [f"tests/authoring/test_mutations.py::test_each_mutation_is_found[{name}]" for name in names()]

    assert {page.test() for page in explanations()} <= {*here}


@pytest.mark.slow
def test_every_code_in_the_source_is_listed() -> None:
    """The codes of loading are those that stand in the modules which read and build packs."""
    folders = ("content", "story", "sea", "skies", "campaign")
    found = {code for folder in folders for path in (ROOT / folder).rglob("*.py") for code in codes_in(path)}

    assert found == {*LOADING}


def codes_in(path: Path) -> set[str]:
    """The codes that are given to the functions which make findings, also as their defaults."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [*node.args, *(word.value for word in node.keywords)] if name in FINDERS else []
        elif isinstance(node, ast.FunctionDef) and node.name in FINDERS:
            given = [*node.args.defaults]
        else:
            continue
        found |= {str(each.value) for each in given if isinstance(each, ast.Constant) and is_code(each.value)}
    return found


def is_code(value: object) -> bool:
    """Whether a constant is written like a code: lower-case words joined by hyphens."""
    return isinstance(value, str) and value.replace("-", "").isalpha() and value == value.lower()
