"""What every test may rely on: nothing is kept in the home of whoever runs them, and no clock is looked at."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from .daily import long_tests, slow_tests
from .drawn_plates import no_cover, unless_shipped
from .parsed_once import parse_each_text_once, read_without_trial
from .scheduling import GroupScheduling, in_order
from .shared import COLLECTED, made_once, run_folder

settings.register_profile("no-clock", deadline=None)
settings.load_profile("no-clock")


@pytest.hookimpl(hookwrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests that are found stay until the end: the garbage collector need not look at them again.

    Afterwards it looks more rarely: tests build tables and throw them away, which seldom leaves cycles.
    """
    gc.disable()
    yield
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is listed as slow or long. Several workers take the slow first; one keeps the order of the files."""
    slow, long = slow_tests(), long_tests()
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.slow)
        if item.nodeid in long:
            item.add_marker(pytest.mark.long)
    config.stash[COLLECTED] = frozenset(item.nodeid for item in items)
    if hasattr(config, "workerinput"):
        items[:] = in_order(items)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """A worker that has told everything ends at once: to free what thousands of tests have left takes seconds."""
    if hasattr(config, "workerinput"):
        os._exit(0)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> GroupScheduling | None:
    """Workers take whole groups of tests, unless another way is asked for with ``--dist``."""
    if config.option.dist != "load":
        return None
    config.option.loadscopereorder = False
    return GroupScheduling(config, log)


def pytest_configure() -> None:
    """Our worlds have no plates in tests, from before the first module is imported: some load a pack at once."""
    patch = pytest.MonkeyPatch()
    patch.setattr("sleeping_gods.campaign.games.plates_in", unless_shipped)
    patch.setattr("sleeping_gods.content.index.plate_in", no_cover)


@pytest.fixture(scope="session", autouse=True)
def kept_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compiled packs go to a folder of the test run, where other workers find them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(run_folder(tmp_path_factory) / "cache"))
        yield


@pytest.fixture(scope="module")
def texts_parsed_once() -> Iterator[None]:
    """For tests that read a pack many times with one file changed: the other files are parsed once, without a trial."""
    with pytest.MonkeyPatch.context() as patch:
        parse_each_text_once(patch)
        read_without_trial(patch)
        yield


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules site in a folder, built once for the whole run: tests read it and change nothing in it."""
    from sleeping_gods.reference.site.building import build_site

    return made_once(tmp_path_factory, "rules-site", build_site)


@pytest.fixture(scope="session")
def site_in_cache(site: Path) -> Path:
    """The rules site where the program looks for it, so that it need not build it again."""
    from sleeping_gods.reference.site.site_cache import site_folder_path

    place = site_folder_path()
    if not place.exists():
        shutil.copytree(site, place.with_suffix(".copied"), dirs_exist_ok=True).rename(place)
    return place
