"""T22 over HTTP: whatever is sent, each answer is one that the description promises, and never an error of ours."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from sleeping_gods.service.endpoints import Endpoint
from sleeping_gods.web.app import ENDPOINTS

from ..daily import first_daily
from .player import ask, begin
from .serving import served

EXAMPLES = (4, 100)
"""Requests of each endpoint, of those that fit its description and of those that do not: daily, before a release."""
IMPORTS = {4: 3, 100: 6}
"""The same for files that are imported: each is played again in a process of its own."""
NAMES = [f"{each.method} {each.path}" for each in ENDPOINTS]

MODES = [
    pytest.param(each, mode, id=f"{name} {mode.lower()}")
    for each, name in zip(ENDPOINTS, NAMES, strict=True)
    for mode in ("POSITIVE", "NEGATIVE")
    if mode == "POSITIVE" or each.body or each.query or "{" in each.path
]
"""Where nothing is sent, nothing can be wrong with it."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all of them."""
    with served(tmp_path_factory.mktemp("described") / "data") as address:
        yield address


def has_point(sent: object) -> bool:
    """Whether a whole number is written with a point, which JSON Schema takes for one and we do not."""
    inner = sent.values() if isinstance(sent, dict) else sent if isinstance(sent, list | tuple) else ()
    return isinstance(sent, float) or any(map(has_point, inner))


@pytest.fixture(scope="module")
def described(url: str) -> Any:
    """Its description, as Schemathesis reads it."""
    return pytest.importorskip("schemathesis").openapi.from_url(f"{url}/api/openapi.json")


@pytest.mark.slow
@pytest.mark.parametrize("examples", first_daily(EXAMPLES))
@pytest.mark.parametrize(("each", "mode"), MODES)
def test_every_answer_is_as_described(
    each: Endpoint, mode: str, examples: int, url: str, described: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Its status, type and form; with and without a secret, for a campaign that is there and for others."""
    schemathesis: Any = pytest.importorskip("schemathesis")
    operation = described[each.path][each.method]
    cases = operation.as_strategy(generation_mode=schemathesis.GenerationMode[mode])
    count = IMPORTS[examples] if each.body is bytes else examples

    @settings(
        max_examples=count, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=cases, known=st.booleans())
    def check(case: Any, known: bool) -> None:
        assume(not has_point(case.body))
        headers = {"Authorization": f"Bearer {host}"} if known else {}
        left_out = []
        if known and "campaign" in case.path_parameters:
            case.path_parameters["campaign"] = campaign  # which may have been all that was wrong with it
            left_out = [schemathesis.checks.negative_data_rejection]
        case.call_and_validate(headers=headers, excluded_checks=left_out)

    campaign, host = begin(url)
    check()

    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_the_description_is_whole(url: str) -> None:
    """Every endpoint is in it with its own name, its errors, what it takes and who may call it."""
    status, document = ask(url, "GET", "/api/openapi.json")
    found = {
        f"{method.upper()} {path}": one for path, each in document["paths"].items() for method, one in each.items()
    }

    assert status == 200
    assert {*found} == {*NAMES}
    assert len({one["operationId"] for one in found.values()}) == len(NAMES)
    for each, name in zip(ENDPOINTS, NAMES, strict=True):
        assert ("requestBody" in found[name]) == (each.body is not None)
        assert ("security" in found[name]) == (each.who != "anybody")
        assert {"403", "429", "503"} <= {*found[name]["responses"]}
        assert found[name]["summary"].endswith(".")
