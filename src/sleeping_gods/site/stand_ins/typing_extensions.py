"""Replaces typing_extensions: what ``fluent.syntax`` needs of it is in ``typing``."""

from typing import Literal

__all__ = ["Literal"]
