"""Each test of the storage runs on both databases."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage

from .server import MISSING, Server, programs

_NUMBERS = itertools.count(1)
Reopen = Callable[[], Storage]
"""Opens the storage of a test; for PostgreSQL as often as one likes, for SQLite once it was closed."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for the server by itself is marked too, before any test is chosen by its marks."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()) and item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.postgres)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL for the whole run."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    running = Server(found)
    yield running
    running.stop()


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest, server: Server) -> str:
    """An empty database of PostgreSQL."""
    assert request.node.get_closest_marker("postgres"), "without the mark, make quick would start a PostgreSQL"
    schema = f"test_{next(_NUMBERS)}"
    with psycopg.connect(server.url("public"), autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE".encode())
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return server.url(schema)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a storage can be opened."""
    return str(tmp_path / "data") if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def reopen(place: str) -> Iterator[Reopen]:
    """Opens the storage of this test; all are closed in the end."""
    opened: list[Storage] = []

    def again() -> Storage:
        opened.append(open_storage(place))
        return opened[-1]

    yield again
    for one in opened:
        one.close()


@pytest.fixture
def storage(reopen: Reopen) -> Storage:
    """An empty storage."""
    return reopen()
