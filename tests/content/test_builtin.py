"""Shipped packs: known by name, never by path."""

from __future__ import annotations

import pytest

from sleeping_gods.content.builtin import available, pack_folder


def test_shipped_packs_are_listed() -> None:
    """The harbour is shipped, and its folder holds a manifest."""
    assert "harbour" in available()
    assert (pack_folder("harbour") / "pack.toml").is_file()


@pytest.mark.parametrize("name", ["", "..", "../harbour", "harbour/atlas", "/etc", "Harbour", "harbour\n", "nowhere"])
def test_a_name_is_never_a_path(name: str) -> None:
    """Anything but the name of a shipped pack is refused."""
    with pytest.raises(ValueError, match="expected"):
        pack_folder(name)
