"""How much an effect gives, takes or raises: a number among its arguments."""

from __future__ import annotations

from collections.abc import Iterable

from ...effects.op import Op


def first_amount(ops: Iterable[Op], default: int = 1) -> int:
    """The first number of some effects: how much is healed, dealt or blocked."""
    return next((int(arg) for op in ops for arg in op.args if isinstance(arg, int)), default)


def last_amount(op: Op, default: int = 0) -> int:
    """The last number of an effect: by how much a result is raised."""
    return next((int(arg) for arg in reversed(op.args) if isinstance(arg, int)), default)
