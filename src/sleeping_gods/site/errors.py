"""The error of a site that cannot be built."""

from __future__ import annotations


class CannotBuildSite(Exception):
    """Something that the build needs is missing; the message says what, and how to get it."""
