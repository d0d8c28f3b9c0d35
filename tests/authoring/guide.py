"""Reading a guide: the commands that it shows with their answers, and the files that it lets one write."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^(?:(Write|Add to) `([^`]+)`|In `([^`]+)`, line (\d+) becomes):\n\n\Z", re.MULTILINE)
_TYPED = re.compile(r"^\w+(?: \(Enter: [^)]*\))?> (.*)$", re.MULTILINE)
_LOOSE = (
    (re.compile(r"\b[0-9a-f]{16}\b"), "DIGEST"),
    (re.compile(r"\(\d+ kB\)"), "(SIZE)"),
)
"""What may differ from day to day."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that a reader of the guide does."""

    line: int
    """Where it stands in the guide."""
    command: str = ""
    answer: str = ""
    """What the command prints; a line of three dots stands for any lines, three dots at an end for its rest."""
    file: str = ""
    text: str = ""
    at: int = 0
    """The line that the text takes the place of; 0 for the whole file, -1 for its end."""

    def typed(self) -> str:
        """What is typed while the command runs."""
        return "".join(f"{line}\n" for line in _TYPED.findall(self.answer))

    def write(self, folder: Path) -> None:
        """Do to a file what the guide says."""
        path = folder / self.file
        if self.at == -1:
            path.write_text(f"{path.read_text()}\n{self.text}")
        elif self.at:
            rows = path.read_text().split("\n")
            rows[self.at - 1] = self.text.rstrip("\n")
            path.write_text("\n".join(rows))
        else:
            path.write_text(self.text)

    def fits(self, printed: str) -> bool:
        """Whether a command printed what the guide shows."""
        pattern = ""
        for row in self.answer.split("\n")[:-1]:
            if row == "...":
                pattern += r"(?:.*\n)*?"
            elif row.endswith("..."):
                pattern += re.escape(_settled(row[:-3])) + r".*\n"
            else:
                pattern += re.escape(_settled(row)) + r"\n"
        return re.fullmatch(pattern, _settled(printed)) is not None


def _settled(text: str) -> str:
    for pattern, instead in _LOOSE:
        text = pattern.sub(instead, text)
    return text


def steps(guide: str) -> list[Step]:
    """Everything that a reader does, in order."""
    found: list[Step] = []
    for block in _BLOCK.finditer(guide):
        line = guide.count("\n", 0, block.start()) + 1
        named = _FILE.search(guide[: block.start()])
        if block[1] == "console":
            for part in re.split(r"^\$ ", block[2], flags=re.MULTILINE)[1:]:
                command, _, answer = part.partition("\n")
                found.append(Step(line, command, answer))
        elif named:
            at = int(named[4]) if named[4] else -1 if named[1] == "Add to" else 0
            found.append(Step(line, file=named[2] or named[3], text=block[2], at=at))
    return found
