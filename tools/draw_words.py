"""Draws the picture of every word of the language of plates, and writes docs/plates/words.md, which shows them all.

python tools/draw_words.py            # draws what is missing
python tools/draw_words.py --all      # draws everything anew
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from sleeping_gods.plates.burin.draw import draw
from sleeping_gods.plates.burin.image import png_on_paper
from sleeping_gods.plates.burin.shapes import reach
from sleeping_gods.plates.language.expand import expand
from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.records import Plate
from sleeping_gods.plates.language.solid_text import KINDS
from sleeping_gods.plates.language.vocabulary import GRAINS, GROUNDS, HOURS, RELIEFS, SHADES, WAVES, WEATHERS
from sleeping_gods.plates.library import shared_families, shared_solids

FOLDER = Path(__file__).parent.parent / "docs" / "plates"
SCALE = 0.42
COLUMNS = 6
ROOM = {"people": 1.12}
"""How much taller than a solid its picture is; what ends in a head must not be cut there."""
SCENE = "eye 2\nhorizon 45%\nlens 1.1\nhouse at -2 13 turn 25\ntree at 4 16\nperson at 1.5 7 turn -20\n"


@dataclass(frozen=True, slots=True)
class Word:
    """A word, what it means, and the plate that shows it."""

    name: str
    about: str
    text: str


def _view_words() -> Iterator[tuple[str, list[Word]]]:
    yield (
        "hour",
        [
            Word(f"hour {w}", about, f"square\nhour {w}\nweather clear\nground sand\n{SCENE}")
            for w, about in HOURS.items()
        ],
    )
    yield (
        "weather",
        [Word(f"weather {w}", about, f"square\nweather {w}\nground sand\n{SCENE}") for w, about in WEATHERS.items()],
    )
    grounds = [*(g for g in GROUNDS if g != "sea"), *(f"sea {w}" for w in WAVES)]
    yield (
        "ground",
        [
            Word(
                f"ground {g}",
                GROUNDS[g.split()[0]],
                f"square\nweather clear\nground {g}\n{_eye_for(g)}chair at 0 6 turn 20",
            )
            for g in grounds
        ],
    )
    lands = [w for w in RELIEFS if w != "island"]
    yield (
        "land",
        [
            Word(
                w,
                RELIEFS[w],
                f"square\nweather clear\neye 3\nhorizon 60%\nground sea calm\n"
                f"{w} at 0 60 wide 44 deep 40 high 14{' up 12' if w == 'floating' else ''}",
            )
            for w in lands
        ],
    )
    shades = ["plain", *SHADES]
    yield (
        "shade",
        [
            Word(w, SHADES.get(w, "without a word"), f"square\nweather clear\nground sand\nlight left\n"
                 f"house at 0 12 turn 30{'' if w == 'plain' else f' {w}'}")
            for w in shades
        ],
    )  # fmt: skip


def _eye_for(ground: str) -> str:
    return "eye 90\nhorizon 25%\n" if ground in ("fields", "cloud") else "eye 2.4\nhorizon 35%\n"


def _solid_words() -> Iterator[tuple[str, list[Word]]]:
    for family, solids in shared_families().items():
        yield family, [Word(solid.name, solid.text, _portrait(solid.name, ROOM.get(family, 1))) for solid in solids]


def _portrait(name: str, room: float) -> str:
    """A square plate that a solid fills, with some room over it."""
    solids = shared_solids()
    parts = expand(_plate(name, f"{name} at 0 0"), solids, lambda x, z: 0.0, 1.0)
    high = max(p.offset[1] + reach(p.shape) * p.scale * 0.8 for p in parts)
    low = min(p.offset[1] - reach(p.shape) * p.scale * 0.8 for p in parts)
    wide = max(math.hypot(p.offset[0], p.offset[2]) + reach(p.shape) * p.scale * 0.8 for p in parts)
    size = max(room * (high - max(low, 0)), 1.7 * wide, 0.02)
    away = 1.35 * size
    ground = "sea calm" if low < -0.2 * size else "sand"
    return (
        f"square\neye {min(max(0.06, 0.5 * size), 4000):.3f}\nhorizon 38%\nweather clear\nlight left\nground {ground}\n"
        f"lens 1.15\n{name} at 0 {away:.3f} turn 25\n"
    )


def sections() -> list[tuple[str, list[Word]]]:
    """All words with their pictures, by sections of the page."""
    return [*_view_words(), *_solid_words()]


def file_of(word: Word) -> Path:
    """Where the picture of a word lies."""
    return FOLDER / "words" / f"{word.name.replace(' ', '-')}.png"


def _draw(word: Word) -> None:
    plate = _plate(word.name, word.text)
    file_of(word).write_bytes(png_on_paper(draw(plate, shared_solids(), SCALE)))


def _plate(name: str, text: str) -> Plate:
    plate, mistakes = parse_plate(name, text, shared_solids())
    if plate is None:
        raise SystemExit(f"{name}: {mistakes[0]}")
    return plate


def page() -> str:
    """The page with all words."""
    lines = [
        "# Every word of the language of plates",
        "",
        "Made by `tools/draw_words.py` from the words themselves; [plates.md](../plates.md) says how they are used.",
        "",
        "Shapes of which solids are made:",
        "",
        "```",
        *KINDS.values(),
        "```",
        "",
        f"Options of a shape: `turn`, `tip` and `lean` in degrees, a shade, `grain` ({', '.join(GRAINS)}), "
        "`times N step X Y Z`, `around N`, `mirror`; `cut` before it takes it away.",
    ]
    for title, words in sections():
        lines += ["", f"## {title.replace('-', ' ').capitalize()}", "", "|" + "   |" * COLUMNS, "|" + "---|" * COLUMNS]
        for first in range(0, len(words), COLUMNS):
            row = words[first : first + COLUMNS]
            cells = [f"![{w.name}](words/{file_of(w).name})<br>`{w.name}`<br>{w.about}" for w in row]
            lines.append("| " + " | ".join([*cells, *[""] * (COLUMNS - len(row))]) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Draw the pictures and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="draw also what is there")
    options = parser.parse_args()
    (FOLDER / "words").mkdir(parents=True, exist_ok=True)
    words = [word for _, section in sections() for word in section]
    wanted = {file_of(word) for word in words}
    for path in (FOLDER / "words").glob("*.png"):
        if path not in wanted:
            path.unlink()
    missing = [word for word in words if options.all or not file_of(word).is_file()]
    with ProcessPoolExecutor() as workers:
        for done, _ in enumerate(workers.map(_draw, missing), 1):
            print(f"\r{done}/{len(missing)}", end="", flush=True)
    (FOLDER / "words.md").write_text(page(), encoding="utf-8")
    print(f"\n{len(words)} words")


if __name__ == "__main__":
    main()
