"""Reads the plates of a pack's folder: its own solids, and every plate with its mistakes."""

from __future__ import annotations

import stat
from dataclasses import dataclass, field
from pathlib import Path

from ...kernel.errors import Finding
from ...plates.language.plate_text import parse_plate
from ...plates.language.reader import Mistake
from ...plates.language.records import Plate, Points, Solid
from ...plates.language.solid_text import parse_solids
from ...plates.library import gather_solids, shared_solids
from ...story.plates import DRAWN, FOLDER, is_plate_name
from .islands import island_outlines

PLATE, SOLIDS = ".plate", ".solids"
"""How the names of plates, and of files of solids, end."""
MAX_BYTES = 256 * 1024
"""Most bytes of one plate or of one file of solids."""
MAX_FILES = 1_000
"""Plates and files of solids of a pack."""
CODE = "plate"
"""The code of findings about plates."""
BAD_NAME = "expected the name of a plate: cover, prologue, or place, totem, ending, boss or enemy with an id (place-12)"


@dataclass(slots=True)
class PlateFolder:
    """The plates of a pack, and what is wrong with its files."""

    folder: Path
    solids: dict[str, Solid]
    """The shared ones and the pack's own, by their names."""
    plates: dict[str, Plate] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    @property
    def drawn(self) -> Path:
        """Where drawn plates lie."""
        return self.folder / DRAWN


def _finding(file: str, line: int, text: str) -> Finding:
    """A mistake in a file of plates."""
    return Finding(f"{FOLDER}{file}", line, CODE, text)


def _read(path: Path, findings: list[Finding]) -> str | None:
    """A file's text; links, devices, large files and other encodings are refused."""
    seen = path.lstat()
    if not stat.S_ISREG(seen.st_mode):
        findings.append(_finding(path.name, 0, "expected a file, got a link or something else"))
    elif seen.st_size > MAX_BYTES:
        findings.append(_finding(path.name, 0, f"expected at most {MAX_BYTES} bytes"))
    else:
        try:
            return path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            findings.append(_finding(path.name, 0, "expected text in UTF-8"))
    return None


def plate_texts(folder: Path, findings: list[Finding]) -> dict[str, str]:
    """The plates and solids of a pack as they are written, by their paths in the pack."""
    texts = {f"{FOLDER}{path.name}": _read(path, findings) for path in _files(folder)}
    return {name: text for name, text in texts.items() if text is not None}


def read_plates(folder: Path, only: str = "") -> PlateFolder:
    """The plates of a pack's folder; ``only`` names one of them."""
    plates = PlateFolder(folder, dict(shared_solids()))
    paths = _files(folder)
    if len(paths) > MAX_FILES:
        plates.findings.append(_finding("", 0, f"expected at most {MAX_FILES} files"))
        return plates
    for path in paths:
        if path.suffix == SOLIDS:
            _read_solids(plates, path)
    if plates.findings:  # each plate would only say again that a solid is missing
        return plates
    islands = island_outlines(folder)
    for path in paths:
        if path.suffix == PLATE and only in ("", path.stem):
            _read_plate(plates, path, islands)
    return plates


def _files(folder: Path) -> list[Path]:
    """The plates and files of solids of a pack."""
    inside = folder / FOLDER
    return sorted(path for path in inside.iterdir() if path.suffix in (PLATE, SOLIDS)) if inside.is_dir() else []


def _read_solids(plates: PlateFolder, path: Path) -> None:
    """Add the solids of a file, or what is wrong with them."""
    text = _read(path, plates.findings)
    if text is None:
        return
    try:
        plates.solids = gather_solids(plates.solids, parse_solids(text))
    except Mistake as mistake:
        plates.findings.append(_finding(path.name, mistake.line, mistake.text))


def _read_plate(plates: PlateFolder, path: Path, islands: dict[str, Points]) -> None:
    """Add the plate of a file, or what is wrong with it."""
    if not is_plate_name(path.stem):
        plates.findings.append(_finding(path.name, 0, BAD_NAME))
        return
    text = _read(path, plates.findings)
    if text is None:
        return
    plate, mistakes = parse_plate(path.stem, text, plates.solids, islands)
    plates.findings.extend(_finding(path.name, mistake.line, mistake.text) for mistake in mistakes)
    if plate is not None:
        plates.plates[plate.name] = plate
