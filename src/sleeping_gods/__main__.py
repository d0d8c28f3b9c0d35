"""``python -m sleeping_gods`` is the command ``sleeping-gods``."""

from __future__ import annotations

import sys

from .cli import main

sys.exit(main())
