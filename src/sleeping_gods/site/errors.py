"""What is missing where a site is to be built."""

from __future__ import annotations


class CannotBuildSite(Exception):
    """Something that the build needs is not there; the message says what, and how to get it."""
