"""The language that a system asks for, before anybody has asked for one."""

from __future__ import annotations

from collections.abc import Mapping

from ..languages import Lang, closest

ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language it speaks; the first that says anything counts."""


def language_of(environment: Mapping[str, str]) -> Lang:
    """The language that the system asks for, if there is one; else English."""
    return closest(next((environment[name] for name in ASKED if environment.get(name)), ""))
