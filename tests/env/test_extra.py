"""Without its extra the package says in a sentence what to install."""

from __future__ import annotations

import sys

import pytest

from sleeping_gods.env.extra import ExtraMissing, require_extra


@pytest.mark.parametrize("name", ["numpy", "gymnasium", "pettingzoo"])
def test_what_is_missing_is_named_with_the_way_to_get_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ExtraMissing is an ImportError, so that optional imports of others go on working."""
    monkeypatch.setitem(sys.modules, name, None)

    with pytest.raises(ImportError, match=rf"{name} is not installed: pip install 'sleeping-gods\[env\]'"):
        require_extra()

    assert issubclass(ExtraMissing, ImportError)
