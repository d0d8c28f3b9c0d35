"""Which cards are secret at sea: hands, until a card is played (SG-ABIL-005)."""

from __future__ import annotations

from ...sea.chapters.players import ShareOut
from ...sea.table.table import SeaTable
from ..party.hands import Hands, SecretHands


def _secret_hands(table: SeaTable) -> list[SecretHands]:
    """The hands of ability cards with their deck."""
    return [SecretHands(table.hands, table.deck)]


HANDS: Hands[SeaTable] = Hands(_secret_hands, decisions_seeing_a_hand=(ShareOut,))
"""Ability hands; who shares out a leaver's hand must see it."""
