"""The hooks of the build: a wheel brings its stamp, its compiled packs and their index, and a README with whole links.

They are worked out by the sources being built, in a process of their own, into a folder that goes away. A checkout and
an editable install have none of them. The table in the browser must have been built before.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

TABLE = "src/sleeping_gods/web/table/index.html"
"""Built by Node, which a player does not need: a wheel has it inside."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")
"""A link or a picture (with its mark) of Markdown that leads to a file beside the page."""


def with_absolute_links(page: str, source: str) -> str:
    """A page of the repository as it can be read elsewhere, such as on a package index."""
    return LINK.sub(lambda link: f"{link[1]}[{link[2]}]({source}/{'raw' if link[1] else 'blob'}/main/{link[3]})", page)


class Readme(MetadataHookInterface):
    """The description of the package: README.md, whose pictures show wherever it is read."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it."""
        page = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = with_absolute_links(page, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


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
