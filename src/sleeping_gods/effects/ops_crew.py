"""Operations on crew members: status, health, fatigue."""

from __future__ import annotations

from .forms import Form
from .op import Op
from .operation import Operation, declare

CREW: tuple[Operation, ...] = (
    declare(
        "gain-status",
        "status target",
        "gain {status}[ on {target}]",
        en="{target} gains {status} || gain {status}",
        fr="{target} reçoit l'état {status} || recevez l'état {status}",
        label="{status}",
        example="gain venom on audrie",
        means=Op("gain-status", ("venom", "audrie")),
    ),
    declare(
        "remove-status",
        "status target",
        "remove {status}[ from {target}]",
        Form("remove any status[ from {target}]", {"status": "any"}),
        Form("remove all statuses[ from {target}]", {"status": "all"}),
        en="(status=any) remove any 1 status[ from {target}] || (status=all) remove all statuses[ from {target}]"
        " || remove {status}[ from {target}]",
        fr="(status=any) retirez 1 état au choix[ à {target}] || (status=all) retirez tous les états[ à {target}]"
        " || retirez l'état {status}[ à {target}]",
        label="cure",
        example="remove low-morale from one",
        means=Op("remove-status", ("low-morale", "one")),
    ),
    declare(
        "hurt",
        "n target",
        "lose {n} health[ by {target}]",
        en="{target} loses {n health} || lose {n health}",
        fr="{target} perd {n health} || perdez {n health}",
        example="lose 3 health",
        means=Op("hurt", (3, "")),
    ),
    declare(
        "heal",
        "n target",
        "restore {n} health[ to {target}]",
        Form("restore all health[ to {target}]", {"n": 99, "target": "each"}),
        en="(n=99) restore all health to {target} || restore {n health}[ to {target}]",
        fr="(n=99) {target} récupère toute sa santé || {target} récupère {n health} || récupérez {n health}",
        example="restore 2 health to one",
        means=Op("heal", (2, "one")),
    ),
    declare(
        "tire",
        "n target",
        "gain {n} fatigue[ on {target}]",
        en="{target} gains {n fatigue} || gain {n fatigue}",
        fr="{target} gagne {n fatigue} || gagnez {n fatigue}",
        games=("sea",),
        example="gain 1 fatigue on each",
        means=Op("tire", (1, "each")),
    ),
    declare(
        "rest",
        "n target",
        "remove {n} fatigue[ from {target}]",
        en="remove {n fatigue}[ from {target}]",
        fr="retirez {n fatigue}[ à {target}]",
        games=("sea",),
        example="remove 3 fatigue",
        means=Op("rest", (3, "")),
    ),
    declare(
        "discard-equipped",
        "",
        "discard equipped abilities",
        en="discard all equipped ability cards",
        fr="défaussez toutes les cartes Compétence équipées",
        games=("sea",),
        example="discard equipped abilities",
        means=Op("discard-equipped"),
    ),
)
