"""A loop that pays is found by what its effects declare."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.loops import check_loop_gains
from sleeping_gods.effects.op import Op
from sleeping_gods.effects.operation import InLoop, declare
from sleeping_gods.effects.registry import OPERATIONS
from sleeping_gods.story.model import StoryChoice

from .mutation import Mutation


@pytest.mark.parametrize(("in_loop", "found"), [("gain", True), ("cost", False), ("neither", False)])
def test_a_new_effect_counts_as_it_declares(in_loop: InLoop, found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check names no effect, so that none can be forgotten in it."""
    shells = Op("find-shells")
    declared = declare("find-shells", forms=("find shells",), in_loop=in_loop, example="find shells", means=shells)
    monkeypatch.setitem(OPERATIONS, shells.name, declared)
    project = Mutation("", "pack.toml", "", "").broken(Path())
    assert project.pack is not None
    quay = project.pack.paragraphs["2"]
    search = StoryChoice("x", "Search the beach.", program=(shells, Op("turn-to", ("2",))))
    again = dataclasses.replace(quay, town=False, choices=(search,))
    pack = dataclasses.replace(project.pack, paragraphs={"2": again})

    assert [finding.code for finding in check_loop_gains(project, pack)] == ["free-gain"] * found
