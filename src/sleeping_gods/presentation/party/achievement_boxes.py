"""The names of the boxes of the achievement sheet."""

from __future__ import annotations

from collections.abc import Callable

from ...party.table.table import PartyTable
from ..localizer import Localizer
from .ending_names import ENDING, ending_name


def box_words(localizer: Localizer, table: PartyTable, box: str, name: Callable[[str], str]) -> str:
    """The name of a box such as ``totem:owl``: its kind, and the thing that it is ticked for, which ``name`` names."""
    kind, _, thing = box.partition(":")
    if not thing:
        return kind.replace("-", " ")
    thing_name = ending_name(localizer, table, thing) if kind == ENDING else name(thing)
    has_message = localizer.words.knows("box", kind)
    return localizer.say(f"box_{kind}", name=thing_name) if has_message else f"{kind} {thing_name}"
