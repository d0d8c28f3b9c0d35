"""Authors' tools read the same packs again and again: what they have in common is parsed once."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def _parsed_once(texts_parsed_once: None) -> None:
    """Every test of this folder."""
