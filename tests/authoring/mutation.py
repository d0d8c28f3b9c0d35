"""Mutations: small edits that break a good pack, each with the code of the finding that must come of it."""

from __future__ import annotations

import functools
import shutil
from dataclasses import dataclass
from pathlib import Path

from sleeping_gods.authoring.lint.known_findings import line_of
from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import Project, project_of, read_project
from sleeping_gods.content.builtin import MANIFEST, pack_folder
from sleeping_gods.content.files import TRANSLATED
from sleeping_gods.content.read import gather, parse


@dataclass(frozen=True, slots=True)
class Mutation:
    """One edit of a file: the first ``old`` becomes ``new``; without ``old``, ``new`` is added at the end."""

    code: str
    file: str
    """The name of the file as findings tell it, such as ``sea-box/crew.toml``; a new file if there is none."""
    old: str
    new: str
    also: tuple[str, ...] = ()
    """Codes of findings that cannot be avoided beside it."""
    pack: str = "harbour"
    elsewhere: bool = False
    """Whether the finding stands at another place, because what is missing has none."""
    disk: bool = False
    """Whether it must be read from a folder, because it is about files and not about texts."""
    craft: bool = False
    """Whether the pack is held to the rules of craft, but for what is known of it before the edit."""
    beside: tuple[tuple[str, str], ...] = ()
    """Texts that are added at the end of other files, where one edit is not enough."""

    def text(self) -> str:
        """The broken text of the file."""
        good = texts(self.pack).get(self.file, "")
        if not self.old:
            return good + self.new
        assert self.old in good, f"{self.old!r} is not in {self.file} of {self.pack}"
        return good.replace(self.old, self.new, 1)

    def line(self) -> int:
        """The line on which the broken text begins."""
        good = texts(self.pack).get(self.file, "")
        at = good.index(self.old) if self.old else len(good)
        begin = self.new[: len(self.new) - len(self.new.lstrip("\n"))]
        return (good[:at] + begin).count("\n") + 1

    def broken(self, folder: Path) -> Project:
        """The pack with this edit; the folder is used only if it must be read from one."""
        home = pack_folder(self.pack)
        if not self.disk:
            good = texts(self.pack)
            more = {file: good[file] + text for file, text in self.beside}
            project = project_of(home, parse({**good, **more, self.file: self.text()}, []))
            project.craft = known(self.pack) if self.craft else None
            return project
        copy = Path(shutil.copytree(home, folder / self.pack))
        (copy / self.file).parent.mkdir(exist_ok=True)
        (copy / self.file).write_text(self.text(), encoding="utf-8")
        return read_project(copy)


@functools.cache
def known(pack: str) -> str:
    """What the rules of craft find in a good pack, as a list of known findings."""
    project = project_of(pack_folder(pack), parse(texts(pack), []))
    project.craft = ""
    return "".join(f"{line}\n" for line in dict.fromkeys(map(line_of, lint(project))))


@functools.cache
def texts(pack: str) -> dict[str, str]:
    """The good texts of a shipped pack and its box, without its French and the promise of it, read once."""
    found, findings = gather(pack_folder(pack))
    assert findings == []
    english = {name: text for name, text in found.items() if not TRANSLATED.fullmatch(name)}
    return {**english, MANIFEST: english[MANIFEST].replace('languages = ["en", "fr"]\n', "")}
