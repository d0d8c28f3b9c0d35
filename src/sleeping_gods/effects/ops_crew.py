"""Operations on crew members: status, health, fatigue."""

from __future__ import annotations

from .forms import WrittenForm
from .op import Op
from .operation import ALL, SEA_ONLY, Operation, declare

CREW: tuple[Operation, ...] = (
    declare(
        "gain-status",
        args="status target",
        forms=("gain {status}[ on {target}]",),
        label="{status}",
        in_loop="cost",
        example="gain venom on audrie",
        means=Op("gain-status", ("venom", "audrie")),
    ),
    declare(
        "remove-status",
        args="status target",
        forms=(
            "remove {status}[ from {target}]",
            WrittenForm("remove any status[ from {target}]", {"status": "any"}),
            WrittenForm("remove all statuses[ from {target}]", {"status": "all"}),
        ),
        label="cure",
        in_loop="neither",
        example="remove low-morale from one",
        means=Op("remove-status", ("low-morale", "one")),
    ),
    declare(
        "hurt",
        args="n target",
        forms=("lose {n} health[ by {target}]",),
        in_loop="cost",
        example="lose 3 health",
        means=Op("hurt", (3, "")),
    ),
    declare(
        "heal",
        args="n target",
        forms=(
            "restore {n} health[ to {target}]",
            WrittenForm("restore all health[ to {target}]", {"n": ALL, "target": "each"}),
        ),
        in_loop="gain",
        example="restore 2 health to one",
        means=Op("heal", (2, "one")),
    ),
    declare(
        "tire",
        args="n target",
        forms=("gain {n} fatigue[ on {target}]",),
        games=SEA_ONLY,
        in_loop="cost",
        example="gain 1 fatigue on each",
        means=Op("tire", (1, "each")),
    ),
    declare(
        "rest",
        args="n target",
        forms=("remove {n} fatigue[ from {target}]",),
        games=SEA_ONLY,
        in_loop="gain",
        example="remove 3 fatigue",
        means=Op("rest", (3, "")),
    ),
    declare(
        "discard-equipped",
        forms=("discard equipped abilities",),
        games=SEA_ONLY,
        in_loop="cost",
        example="discard equipped abilities",
        means=Op("discard-equipped"),
    ),
)
"""The effects on crew members."""
