"""Small drawn plates for tests: PNG files with a palette whose alpha is ink, and packs that have them."""

from __future__ import annotations

import hashlib
import re
import struct
import zlib
from pathlib import Path

from sleeping_gods.content.builtin import PACKS
from sleeping_gods.content.plates import plates_in
from sleeping_gods.story.plates import COVER, DrawnPlate
from sleeping_gods.story.printed import Name

TEXT = "alt en: {name}, drawn\n  for a test.\nalt fr: {name}, dessiné pour un essai.\nview plain\n"


def png(width: int = 20, height: int = 12, seed: int = 0) -> bytes:
    """A palette PNG of two bits a pixel, from no ink to full ink."""
    row = bytes((pixel * 27 + seed) % 256 for pixel in range((width * 2 + 7) // 8))
    header = struct.pack(">IIBBBBB", width, height, 2, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            chunk(b"IHDR", header),
            chunk(b"PLTE", bytes(12)),
            chunk(b"tRNS", bytes([0, 85, 170, 255])),
            chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for _ in range(height)))),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def draw_plate(folder: Path, name: str, data: bytes | None = None, text: str = TEXT) -> None:
    """Put a plate into the folder of a pack."""
    (folder / "plates/drawn").mkdir(parents=True, exist_ok=True)
    (folder / f"plates/{name}.plate").write_text(text.format(name=name), encoding="utf-8")
    (folder / f"plates/drawn/{name}.png").write_bytes(png(seed=len(name)) if data is None else data)


def unless_shipped(folder: Path) -> dict[str, DrawnPlate]:
    """The plates of a test's own pack; of ours none, so that what a test has approved stays when one is drawn anew."""
    return {} if folder.parent == PACKS else plates_in(folder)


def no_cover(folder: Path, name: str) -> None:
    """The same for the covers in lists of packs."""


def made_up_plates(folder: Path) -> dict[str, DrawnPlate]:
    """A plate of every place and enemy of a shipped pack, whether it is drawn or not."""
    pages = sorted(path.stem for path in (folder / "story").glob("*.md"))
    names = [f"place-{page.lstrip('0')}" for page in pages if "." not in page]
    for file in sorted(folder.rglob("*.toml")):
        parts = file.read_text(encoding="utf-8").split("[[enemy]]")[1:]
        names += [f"enemy-{found[1]}" for part in parts if (found := re.search(r'id = "([a-z0-9-]+)"', part))]
    return {name: _made_up(name) for name in ("prologue", *names)}


def made_up_cover(folder: Path, name: str) -> DrawnPlate | None:
    """A cover of every pack."""
    return _made_up(f"{folder.name}-{COVER}")


def _made_up(name: str) -> DrawnPlate:
    alt = Name({"en": f"An engraving of {name}.", "fr": f"Une gravure\u202f: {name}."})
    size = (480, 480) if name.startswith("enemy-") else (1200, 720)
    return DrawnPlate(alt, hashlib.blake2b(name.encode(), digest_size=8).hexdigest(), *size)
