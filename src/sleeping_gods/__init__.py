"""Sleeping Gods and Distant Skies: two co-operative storybook campaigns, played by the rules."""

import sys

__version__ = "0.2.0"

if sys.version_info < (3, 11):  # noqa: UP036  # Debian's PyPy, for speed; everything else is refused by pip
    from . import older_python

    older_python.install()
