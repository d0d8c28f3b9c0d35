"""Whoever runs the tests is spoken to in English, unless a test says otherwise."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system asks for no language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
