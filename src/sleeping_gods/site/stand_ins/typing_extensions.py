"""What ``fluent.syntax`` takes from it is in ``typing``."""

from typing import Literal

__all__ = ["Literal"]
