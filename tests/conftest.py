"""What every test may rely on: nothing is kept in the home of whoever runs them, and no clock is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("no-clock", deadline=None)
settings.load_profile("no-clock")


@pytest.fixture(scope="session", autouse=True)
def kept_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compiled packs go to a folder of the test run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield
