"""Questions at one moment of a campaign, without playing on."""

from __future__ import annotations

from pathlib import Path

from .audit import audited
from .evenings import Way, ask


async def asked_at(
    folder: Path, pack: str, seed: int, choices: int, ways: tuple[Way, ...], roles: tuple[str, ...], often: int = 4
) -> list[str]:
    """What is told to whom it is not for, when everybody comes and asks all of this some times.

    It is the first moment after so many choices at which somebody chooses among cards of their hand.
    """
    async with audited(folder, pack, seed, choices, from_hand=True) as audit:
        for _ in range(often):
            for way in ways:
                for role in roles:
                    if not audit.leaks:
                        await ask(audit, way, role)
        return audit.leaks
