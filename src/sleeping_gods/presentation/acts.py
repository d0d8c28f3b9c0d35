"""The acts that are open at any time, and which of them concern the present moment."""

from __future__ import annotations

from ..kernel.choices import Choice
from ..party.table.table import PartyTable

NOW = "act-now"
"""The kind of acts that are meant for just this moment: they come first and are never folded."""


def kind_of_act(table: PartyTable, choice: Choice) -> str:
    """The kind of an act of any time: its first word, but cards are told apart from the boards that are activated."""
    verb, *words = choice
    return "activate-card" if verb == "activate" and words[0] not in table.crew else verb
