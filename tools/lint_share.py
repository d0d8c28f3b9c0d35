"""Lints one writer's share of an unfinished pack: what others still owe is filled in, and only his files are judged.

    python tools/lint_share.py 3              the share of writer 3 of the Lifted North
    python tools/lint_share.py 3 --keep OUT   leaves the filled pack in OUT, for `pack play` and `pack craft`

A pack whose atlas names places without a story cannot be loaded, and then nothing else is looked at. So the folder is
copied, and every place, quest, card, enemy and boss of docs/world-skies/places.md that nobody has written yet gets a
placeholder in the copy. The pack itself is never touched.
"""

from __future__ import annotations

import argparse
import re
import shutil
import tempfile
import tomllib
from pathlib import Path

from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import open_project

ROOT = Path(__file__).resolve().parent.parent
PACK = ROOT / "src" / "sleeping_gods" / "packs" / "lifted-north"
PLAN = ROOT / "docs" / "world-skies" / "places.md"
FRENCH = PLAN.parent / "french.md"
ROW = re.compile(r"^\| (\d+) \| ([A-Z]+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| [^|]*\|$", re.MULTILINE)
TOTEM = re.compile(r"^\| (\d+) [^|]* \| ([A-Z]+) \| ([^|]*) \| (\d+) [^|]* \|", re.MULTILINE)
ENEMY = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
SHARES: dict[int, tuple[int, ...]] = {
    1: (*range(1, 11), 91),
    2: (*range(11, 20), 92),
    3: (*range(20, 29), 93),
    4: (*range(29, 38), 94),
    5: (*range(38, 48), 95),
    6: (*range(48, 58), 96),
    7: (118, 119, 120, *range(217, 222)),
}
CHARTS = (77, 98, 121)
PASSENGERS = (18, 19, 38, 58, 78, 99)
UNLOCKED = {209: "OLDWEIGHT", 210: "SECONDHORN", 211: "VAILSEVEN", 212: "AGAIN", 213: "RETURN"}
LATER = ("debt-open", "debt-stray")
"""What can only be judged when everybody has written."""
UNLOCKED_CARDS = (132, *range(134, 143))


def main() -> int:
    """Fill, lint and print; the number of findings is the answer."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("writer", type=int, choices=sorted(SHARES))
    parser.add_argument("--keep", type=Path, help="also leave the filled pack in this folder")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / PACK.name
        shutil.copytree(PACK, folder)
        fill(folder)
        if asked.keep:
            shutil.copytree(folder, asked.keep, dirs_exist_ok=True)
        project = open_project(str(folder))
        own = {f"story/{place:03}{end}" for place in SHARES[asked.writer] for end in (".md", ".fr.md")}
        own = {name for name in {*own, f"cards/writer-{asked.writer}.toml"} if (PACK / name).is_file()}
        found = [one for one in lint(project) if project.pack is None or (one.file in own and one.code not in LATER)]
    for one in found:
        print(f"{one.file}:{one.line}: {one.code} {one.message}")
    print(f"{len(found)} findings" + ("" if project.pack else " (the pack cannot be loaded: all files are shown)"))
    return len(found) > 0


def fill(folder: Path) -> None:
    """Put a placeholder for everything that the plan names and the folder lacks."""
    have = _numbers(folder)
    words = {int(number): (word, given, read) for number, word, _, given, read in ROW.findall(PLAN.read_text("utf-8"))}
    totems = {int(number): (needs, int(card)) for number, _, needs, card in TOTEM.findall(_bible())}
    lines: list[str] = []
    for number in sorted({*words, *UNLOCKED} - have["quest"]):
        word = words[number][0] if number in words else UNLOCKED[number]
        lines += ["[[quest]]", f"number = {number}", f'title = {{ en = "{word.title()}", fr = "{word.title()}" }}']
        lines += [f'keyword = "{word}"', f'text = {{ en = "{word.title()}.", fr = "{word.title()}." }}']
        if number in totems:
            lines += [f'needs = "{totems[number][0]}"', f"totem = {totems[number][1]}"]
    restored = {card for _, card in totems.values()}
    for number in sorted(set(range(1, 143)) - have["adventure"]):
        kind = "totem" if number in restored else "place" if number in CHARTS else "gear"
        kind = "passenger" if number in PASSENGERS else kind
        lines += ["[[adventure]]", f"number = {number}", f'id = "filler-card-{number}"', f'kind = "{kind}"']
        lines += [f'name = {{ en = "Card {number}", fr = "Carte {number}" }}']
        lines += [] if kind == "place" else ["[[adventure.use]]", 'do = ["restore 1 health"]']
    names = {int(number): (name, french) for number, name, french in ENEMY.findall(FRENCH.read_text("utf-8"))}
    for number in sorted(set(range(1, 51)) - have["enemy"]):
        name, french = names[number]
        lines += ["[[enemy]]", f"number = {number}", f'id = "filler-enemy-{number}"', "level = 3", 'kind = "filler"']
        lines += [f'name = {{ en = "{name}", fr = "{french}" }}', "attack = 2"]
        lines += ['grid = """', "H P .", ". H .", '"""']
    for number in sorted(set(range(1, 5)) - have["boss"]):
        lines += [
            "[[boss]]",
            f"number = {number}",
            f'name = {{ en = "Boss {number}", fr = "Boss {number}" }}',
            "level = 9",
        ]
        lines += ["flee = true"]
        for zone in ("one", "two", "three"):
            lines += ["[[boss.zone]]", f'id = "{zone}"', f'name = {{ en = "{zone}", fr = "{zone}" }}', "attack = 2"]
            lines += ['grid = """', "H P .", ". H .", '"""']
    (folder / "filler.toml").write_text("\n".join(lines) + "\n", "utf-8")
    _fill_story(folder, words, set(range(1, 143)) - {*restored, *UNLOCKED_CARDS})


def _fill_story(folder: Path, words: dict[int, tuple[str, str, str]], cards: set[int]) -> None:
    """A placeholder for each place without a story: it gives and reads the words that the plan says."""
    (folder / "story").mkdir(exist_ok=True)
    written = {int(path.stem) for path in (folder / "story").glob("[0-9][0-9][0-9].md")}
    missing = [place for share in SHARES.values() for place in share if place not in written]
    for place in missing:
        gives = [number for number, (_, given, _) in words.items() if str(place) in re.findall(r"\d+", given)]
        reads = [
            word for word, _, read in words.values() if str(place) in re.findall(r"\d+", re.sub(r"\(.*?\)", "", read))
        ]
        gains = [f"> gain quest {number}" for number in gives]
        if place == missing[0]:
            gains += [f"> gain adventure {card}" for card in sorted(cards)]
            gains += [
                f"> gain curse {name}" for name in ("headwind", "long-look-back", "following", "deaf-side", "open-sky")
            ]
            gains += ["> mark trusiam 8", "> mark rebels 8"]
        last = [f"- ({'abcde'[at]}) End {name}.\n  > ending {name}" for at, name in enumerate(_ENDINGS)]
        asked = [f"> when {word}\n\nThe word is {word}.\n\n> end" for word in reads]
        end = last if place == 120 else [*gains, "> return to the map"]
        text = [f"# {place} Filler {place}", "", f"## {place} Filler", "", "Filler.", "", *asked, "", *end, ""]
        (folder / "story" / f"{place:03}.md").write_text("\n".join(text), "utf-8")


_ENDINGS = ("turns", "front", "home", "moored", "scattered")


def _numbers(folder: Path) -> dict[str, set[int]]:
    """The numbers that the folder's own tables have."""
    have: dict[str, set[int]] = {"quest": set(), "adventure": set(), "enemy": set(), "boss": set()}
    for path in folder.rglob("*.toml"):
        try:
            tables = tomllib.loads(path.read_text("utf-8"))
        except tomllib.TOMLDecodeError:
            continue
        for kind, numbers in have.items():
            numbers |= {int(one["number"]) for one in tables.get(kind, ()) if "number" in one}
    return have


def _bible() -> str:
    return (PLAN.parent / "bible.md").read_text("utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
