"""The hook of the build: a wheel brings its stamp, its packs compiled and the index of them along.

They are worked out by the sources being built, in a process of their own, into a folder that goes away. A checkout and
an editable install have none of them. The table in the browser must have been built before.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TABLE = "src/sleeping_gods/web/table/index.html"
"""Built by Node, which a player does not need: a wheel has it inside."""


class ShippedPacks(BuildHookInterface[Any]):
    """Adds the files of ``sleeping_gods.campaign.shipping`` to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is put together: make the files, and say where they go."""
        if version == "editable":
            return
        if not Path(self.root, TABLE).is_file():
            raise FileNotFoundError(
                f"expected the table in the browser at {TABLE}, which is not built; run: make client"
            )
        self.folder = tempfile.TemporaryDirectory()
        made = Path(self.folder.name)
        path = os.pathsep.join([str(Path(self.root, "src")), *filter(None, sys.path)])
        words = [sys.executable, "-B", "-m", "sleeping_gods.campaign.shipping", str(made)]
        subprocess.run(words, check=True, env={**os.environ, "PYTHONPATH": path})  # noqa: S603  # our own sources
        for file in sorted(made.rglob("*")):
            if file.is_file():
                build_data["force_include"][str(file)] = f"sleeping_gods/{file.relative_to(made).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is there: what it was made of goes."""
        if version != "editable":
            self.folder.cleanup()
