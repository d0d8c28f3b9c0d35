"""Options of a set-up as they are written on the command line: ``mode=brutal``."""

from __future__ import annotations

import argparse

from .command_words import say


def key_value(text: str) -> tuple[str, str]:
    """The name and the value of an option; an error of the command line if one is missing."""
    key, sign, value = text.partition("=")
    if not (key and sign and value):
        raise argparse.ArgumentTypeError(say("shared_key-value", got=repr(text)))
    return key, value
