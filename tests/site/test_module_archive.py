"""Modules that a page imports from an archive."""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.site.module_archive import ModuleArchive, use_archives

SOURCES = {
    "stored_trial/__init__.py": "from .inner.deep import WORD",
    "stored_trial/inner/__init__.py": "",
    "stored_trial/bare/within.py": "WORD = 'bare'",
    "stored_trial/inner/deep.py": "import pathlib\nWORD = 'deep'\nFOLDER = pathlib.Path(__file__).parent",
}


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Path]:
    """An archive of four modules and a text; imports are afterwards as they were."""
    file = tmp_path / "engine.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as written:
        for name, source in SOURCES.items():
            code = compile(source, name, "exec")
            written.writestr(f"{name}c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code))
        written.writestr("stored_trial/inner/words.ftl", "a = b")
    before = [*sys.meta_path]
    yield file
    sys.meta_path[:] = before
    for name in [name for name in sys.modules if name.startswith("stored_trial")]:
        del sys.modules[name]


def test_modules_and_packages_are_imported_from_an_archive(archive: Path) -> None:
    """With the folder that they would lie in, where a page puts what lies beside them."""
    use_archives([archive.as_posix()])
    deep = importlib.import_module("stored_trial.inner.deep")

    assert importlib.import_module("stored_trial").WORD == "deep"
    assert archive.parent / "stored_trial" / "inner" == deep.FOLDER
    assert deep.__package__ == "stored_trial.inner"
    assert importlib.import_module("stored_trial.bare.within").WORD == "bare"


def test_what_is_no_module_of_an_archive_is_left_to_others(archive: Path) -> None:
    """So a compiled part of a package is found in its folder."""
    finder = ModuleArchive([archive.as_posix()])

    assert finder.find_spec("stored_trial.inner.words") is None
    assert finder.find_spec("stored_trial._core", None) is None
    spec = finder.find_spec("stored_trial.inner")
    assert spec is not None
    assert spec.submodule_search_locations == [(archive.parent / "stored_trial" / "inner").as_posix()]
