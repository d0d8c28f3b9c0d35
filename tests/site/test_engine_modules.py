"""Which modules a site takes along."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

import pytest

from sleeping_gods.site.engine_modules import engine_modules

IMPORTED = """
import sys
import sleeping_gods.local.worker
print("\\n".join(name for name in sys.modules if name.startswith("sleeping_gods")))
"""


@pytest.fixture(scope="module")
def files() -> Mapping[str, object]:
    """The files of the engine by their path in the archive; to find them all sources are parsed."""
    return engine_modules().files


def test_everything_that_the_worker_imports_is_there(files: Mapping[str, object]) -> None:
    """Modules that are imported within functions too, so there are more of them."""
    told = subprocess.run([sys.executable, "-c", IMPORTED], check=True, capture_output=True, text=True)

    for name in told.stdout.split():
        path = name.replace(".", "/")
        assert f"{path}.py" in files or f"{path}/__init__.py" in files


def test_nothing_of_a_server_or_of_authors_is_there(files: Mapping[str, object]) -> None:
    """A page serves nobody and draws no maps."""
    names = {path.split("/")[1] for path in files if path.startswith("sleeping_gods/")}
    others = {path.split("/")[0] for path in files if not path.startswith("sleeping_gods/")}

    assert not names & {"web", "terminal", "authoring", "commands", "site"}
    assert others == {"fluent", "module_archive.py", "snowballstemmer", "typing_extensions.py"}


def test_two_stemmers_of_thirty_come_along(files: Mapping[str, object]) -> None:
    """The package's own module is left empty."""
    stemmers = [path for path in files if path.startswith("snowballstemmer/")]

    assert [path for path in stemmers if path.endswith("_stemmer.py")] == [
        "snowballstemmer/english_stemmer.py",
        "snowballstemmer/french_stemmer.py",
    ]
    assert "stand_ins" in str(files["snowballstemmer/__init__.py"])
