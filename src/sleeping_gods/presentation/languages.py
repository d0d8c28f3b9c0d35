"""The language of the environment, used until the user chooses one."""

from __future__ import annotations

from collections.abc import Mapping

from ..languages import Lang, closest

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language it speaks; the first that says anything counts."""


def language_of(environment: Mapping[str, str]) -> Lang:
    """The language of the environment's locale if there is one; else English."""
    return closest(next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), ""))
