"""What a stranger meets first: the README, the glossary, the files for a forge, and what the package says of itself."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.api_pages import MODULES, write_pages
from tools.readme_figures import README, with_figures

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PAGES = [*ROOT.glob("*.md"), ROOT / "docs" / "glossary.md", ROOT / "docs" / "engine.md"]
IMPORT = re.compile(r"^ *(?:import|from) ([a-z]\w*)", re.MULTILINE)
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#]+)")


@pytest.mark.slow
def test_the_figures_of_the_readme_are_counted() -> None:
    """`make readme` counts them anew."""
    text = README.read_text(encoding="utf-8")

    assert with_figures(text) == text


def test_the_readme_begins_with_how_to_play() -> None:
    """Both ways to play and one picture stand before everything else; its lines fit a window."""
    text = README.read_text(encoding="utf-8")

    assert text.index("uvx sleeping-gods play") < text.index("make play") < text.index("![")
    assert text.index("![") < text.index("##")
    assert [line for line in text.splitlines() if len(line) > 160] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    """Whatever a page links to lies where it says."""
    links = LINK.findall(page.read_text(encoding="utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_links_of_the_readme_lead_somewhere_on_a_package_index() -> None:
    """The build makes them absolute, those of pictures to the files themselves."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    source = PROJECT["project"]["urls"]["Source"]

    page = hook.with_absolute_links(README.read_text(encoding="utf-8"), source)

    assert f"![At sea: where to?]({source}/raw/main/docs/table/sea-map.jpg)" in page
    assert f"[CONTRIBUTING.md]({source}/blob/main/CONTRIBUTING.md)" in page
    assert LINK.findall(page) == []


def test_the_glossary_is_sorted_and_found() -> None:
    """One line for each word, in alphabetical order; CONTRIBUTING links to it."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = [line.split(" | ")[0].removeprefix("| ") for line in text.splitlines() if line.startswith("| ")][1:]

    assert len(words) > 30
    assert words == sorted(set(words), key=str.lower)
    assert "(docs/glossary.md)" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_contributing_names_the_layers_that_are_enforced() -> None:
    """The list is that of the contract of import-linter, from top to bottom."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.search(r"Imports point down: (.*?)\. Packages", text, re.DOTALL)
    contract = PROJECT["tool"]["importlinter"]["contracts"][0]

    assert told is not None
    assert contract["containers"] == ["sleeping_gods"]
    assert [set(re.findall(r"\w+", layer)) for layer in told[1].split("→")] == [
        set(re.findall(r"\w+", layer)) for layer in contract["layers"]
    ]


def test_extras_are_needed_for_postgresql_drawing_plates_and_simulation_alone() -> None:
    """Whatever else the program imports is of Python itself or among the plain dependencies of the package."""
    named = {Requirement(line).name for line in PROJECT["project"]["dependencies"]}
    whose = importlib.metadata.packages_distributions()
    imported = {
        (name, path.relative_to(ROOT / "src/sleeping_gods").parts[0])
        for path in (ROOT / "src").rglob("*.py")
        if "template" not in path.parts
        for name in IMPORT.findall(path.read_text(encoding="utf-8"))
        if name in whose and name not in sys.stdlib_module_names and name != "sleeping_gods"
    }

    assert {"apsw", "starlette", "uvicorn", "websockets"} <= {name for name, _ in imported}
    extra = {(name, folder) for name, folder in imported if not named & {*map(canonicalize_name, whose[name])}}
    simulation = {("pyarrow", "simulation"), ("distributed", "simulation")}
    learning = {(name, "env") for name in ("numpy", "gymnasium", "pettingzoo")}
    drawing = {("numpy", "plates"), ("zopfli", "plates"), ("numpy", "authoring"), ("zopfli", "site")}
    assert extra == {("psycopg", "storage"), *drawing, *simulation, *learning}


def test_the_workflow_runs_what_is_there() -> None:
    """It is YAML, runs .ci/run, and names targets, tools, lock files and folders of tests that exist."""
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    jobs = yaml.safe_load(text)["jobs"]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)

    assert {"run": ".ci/run"} in jobs["test"]["steps"]
    assert {*re.findall(r"run: make ([a-z-]+)", text)} <= {*targets}
    named = re.findall(r"(?:tools|requirements|tests)/[\w./-]+", text)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
    for form in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        assert yaml.safe_load(form.read_text(encoding="utf-8")), form.name


def test_hooks_before_a_commit_call_tools_of_the_project() -> None:
    """Each is a program of the environment or a target of make."""
    (repo,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    entries = [hook["entry"].split() for hook in repo["hooks"]]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)

    assert [entry for entry in entries if entry[0] != "make" and not entry[0].startswith(".venv/bin/")] == []
    assert {entry[1] for entry in entries if entry[0] == "make"} <= {*targets}


def test_the_page_of_the_engine_names_the_public_modules() -> None:
    """The modules that have pages of the API are those that docs/engine.md explains."""
    text = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    table = text.partition("## The API")[2].partition("## The parts")[0]

    assert sorted(re.findall(r"`((?:kernel|journal|campaign)\.\w+)`", table)) == sorted(MODULES)


@pytest.mark.slow
def test_pages_of_the_api_are_written(tmp_path: Path) -> None:
    """One for each module, with its functions and their sentences."""
    write_pages(tmp_path)

    written = {page.relative_to(tmp_path).as_posix() for page in tmp_path.rglob("*.html")}
    assert {f"sleeping_gods/{name.replace('.', '/')}.html" for name in MODULES} <= written
    page = (tmp_path / "sleeping_gods" / "campaign" / "games.html").read_text(encoding="utf-8")
    assert 'id="load_pack"' in page
    assert "A shipped pack by its name, or any pack by its folder" in page
