"""Market and port: what is for sale and what is done there."""

from __future__ import annotations

from dataclasses import dataclass

from .text import RichText


@dataclass(frozen=True, slots=True)
class Offer:
    """Something for sale, or a service."""

    ref: str
    title: str
    price: int
    cost: RichText
    """The price with what it is paid in."""
    text: RichText
    choice: str
    """The choice that takes it; empty if it cannot be taken now."""
    reason: RichText
    """Why it cannot be taken, where a rule says so."""


@dataclass(frozen=True, slots=True)
class Trade:
    """What lies on the stall, or what the port does."""

    title: str
    offers: tuple[Offer, ...]
