"""Plays a few choices of every pack in both languages and prints a hash of all that was told: run as a program."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sys
import tempfile
from pathlib import Path

from sleeping_gods.local.calls import answer
from sleeping_gods.local.folder_files import FolderFiles
from sleeping_gods.local.local_tables import LocalTables
from sleeping_gods.local.page_files import PageFiles

PACKS = ("harbour", "wandering-sea", "airfield", "lifted-north", "own-sea", "own-skies")
TOLD = {
    "own-sea": (
        'enter printed { id = "odessa" }',
        "repair set region 4.7",
        "use bridge",
        "event hidden-supplies",
        "says gain 2 coins; gain adventure 33",
        "says combat 12",
        'enter enemy { number = 12, level = 3, defense = 3, attack = 1, grid = "H . S\\n. . H\\n. H ." }',
    ),
    "own-skies": (
        'enter printed { id = "claire" }',
        "repair set place 10:b3",
        "says gain 2 rope; gain adventure 33",
        "says combat 5",
        'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\\nP H\\n. H" }',
    ),
}
"""Lines of a printed box, of which each that is possible is taken before anything else."""


async def played(pack: str, lang: str, choices: int) -> str:
    """A hash of what was told in a campaign of a pack, but for what is named at random."""
    told: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        tables = LocalTables(PageFiles(FolderFiles(Path(folder))), told.append)
        begin = {"pack": pack, "name": "Ours", "players": ["Ada"], "options": {"seed": "5"}}
        status, data = await answer(tables, "POST", "/api/campaigns", {}, json.dumps(begin).encode())
        assert status == 200, data  # a test's program
        begun = json.loads(data)
        await tables.connect(begun["campaign"], lang)
        for at, line in enumerate(TOLD.get(pack, ())):
            kind = "repair" if line.startswith("repair ") else "choose"
            words = {"act": line.removeprefix("repair ")} if kind == "repair" else {"choice": line}
            position = max(event.get("position", 0) for event in map(json.loads, told))
            await tables.ask(json.dumps({"kind": kind, "id": f"t{at}", "position": position, **words}))
        luck, menu, position = random.Random(4), None, 0  # noqa: S311  # no secret
        for number in range(choices):
            for event in map(json.loads, told[-8:]):
                position = event["position"]
                menu = event.get("sections", {}).get("menu", menu)
            lines = [*menu["own"], *menu["acts"]] if menu else []
            if not lines:
                break
            choice = luck.choice(lines)["notation"]
            await tables.ask(json.dumps({"kind": "choose", "id": f"r{number}", "position": position, "choice": choice}))
        await tables.leave()
    if '"kind":"closing"' in told[-1]:
        return told[-1]
    text = "\n".join(told).replace(begun["campaign"], "").replace(begun["you"], "")
    return f"{pack} {lang} {position} {hashlib.sha256(text.encode()).hexdigest()}"


if __name__ == "__main__":
    count, *chosen = sys.argv[1:]
    packs, langs = ([chosen[0]], [chosen[1]]) if chosen else (PACKS, ["en", "fr"])
    for each in packs:
        for spoken in langs:
            print(asyncio.run(played(each, spoken, int(count))))  # noqa: T201
