"""Invariants of a campaign played by a bot: nothing is raised, no piece is lost, and there is always an option."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...kernel.errors import NoOption
from ...kernel.table import Table


class Broken(Exception):
    """An invariant that did not hold, and its kind."""

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        super().__init__(message)


@contextmanager
def reporting_failures() -> Iterator[None]:
    """Raise everything that is raised inside as Broken: its caller reports it and goes on with the next campaign."""
    try:
        yield
    except Broken:
        raise
    except NoOption as bug:
        raise Broken("no option", f"Bug: {bug}") from bug
    except Exception as error:
        raise Broken("exception", f"{type(error).__name__}: {error}") from error


def check_invariants(table: Table) -> None:
    """Check that no piece is missing or duplicated."""
    violations = table.violations()
    if violations:
        raise Broken("violation", "; ".join(violations))
