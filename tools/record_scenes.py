"""Record what a server tells a client at certain moments of real campaigns, for the tests of the client.

python tools/record_scenes.py [--only NAME] [FOLDER]

Each moment becomes a file of client/tests/recorded: the answers of the server to everything that the page asks for over
HTTP, and the first message of the socket. Two people sit at each table, and the page is that of whoever is asked, or of
the other. What is drawn at random for each table (its address, who somebody is) gets a name: a second recording differs
only by what is told.
"""

from __future__ import annotations

import argparse
import http.client
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from sleeping_gods.kernel.play import options  # noqa: E402
from sleeping_gods.sea.chapters import combat as sea_combat  # noqa: E402  # the sources beside this file
from sleeping_gods.skies.chapters import combat as skies_combat  # noqa: E402
from tests.browser.stages import STAGES, decides, reached  # noqa: E402
from tests.browser.tables import Hall, opened  # noqa: E402

STAGES["attacks"] = decides(sea_combat.Attacks, skies_combat.Attacks)
STAGES["blow"] = lambda table: any(choice[0] == "cover" for choice in options(table))


@dataclass(frozen=True)
class Moment:
    """What is recorded."""

    name: str
    pack: str
    stage: str
    lang: str = "en"
    waits: bool = False
    """Whether it is the page of somebody who is not asked."""


MOMENTS = (
    Moment("sea-sail", "harbour", "sail"),
    Moment("sea-others-turn", "harbour", "sail", waits=True),
    Moment("sea-story", "harbour", "story", "fr"),
    Moment("sea-challenge", "harbour", "challenge"),
    Moment("sea-attacks", "harbour", "attacks"),
    Moment("sea-blow", "harbour", "blow"),
    Moment("sea-port", "harbour", "port", "fr"),
    Moment("sea-end", "harbour", "end"),
    Moment("skies-flight", "airfield", "flight"),
    Moment("skies-challenge", "airfield", "challenge", "fr"),
    Moment("skies-attacks", "airfield", "attacks"),
    Moment("skies-blow", "airfield", "blow", "fr"),
    Moment("skies-encounter", "airfield", "encounter"),
    Moment("skies-end", "airfield", "end"),
)


def asked_for(hall: Hall, secret: str, path: str, lang: str) -> Any:
    """The server's answer to a page."""
    line = http.client.HTTPConnection(urlsplit(hall.url).netloc)
    line.request("GET", f"{path}{'&' if '?' in path else '?'}lang={lang}", headers={"Cookie": f"seat={secret}"})
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    if answer.status != 200:
        raise SystemExit(f"error: {path}: expected 200, found {answer.status} {text}")
    return json.loads(text)


def first_message(hall: Hall, address: str, secret: str, lang: str) -> Any:
    """What the socket of a table says first."""
    with connect(
        f"{hall.url.replace('http', 'ws', 1)}{address}/play?lang={lang}",
        additional_headers={"Cookie": f"seat={secret}"},
        origin=Origin(hall.url),
        max_size=None,
    ) as socket:
        return json.loads(socket.recv())


def recorded(hall: Hall, moment: Moment) -> str:
    """A moment, as the text of its file."""
    laid = hall.lay(reached(moment.pack, moment.stage), (1,))
    address = f"/api/campaigns/{laid.campaign}"
    secret = laid.secrets[0]
    snapshot = first_message(hall, address, secret, moment.lang)
    if (snapshot["sections"]["asks"]["seat"] in (0, -1)) == moment.waits:
        secret = laid.secrets[1]
        snapshot = first_message(hall, address, secret, moment.lang)
    paths = [f"{address}/back"]
    if secret == laid.secrets[0]:  # the host's
        paths += [f"{address}/invites", f"{address}/repairs"]
    areas = snapshot["sections"]["map"]["areas"]
    here = [area for area in areas if area["here"]] or [area for area in areas if area["plane"]]
    page = here[0]["page"] if here else snapshot["sections"]["map"]["sheets"][0]["page"]
    paths.append(f"/api/packs/{moment.pack}/maps/{page}")
    answers = {path: asked_for(hall, secret, path, moment.lang) for path in paths}
    answers["/api/campaigns"] = [
        one for one in asked_for(hall, secret, "/api/campaigns", moment.lang) if one["id"] == laid.campaign
    ]
    sections = snapshot.pop("sections")
    text = in_lines({"lang": moment.lang, "snapshot": snapshot, "sections": sections, "answers": answers})
    names = {laid.campaign: "evening"}
    for number, person in enumerate(snapshot["table"]["people"], start=1):
        names[person["ref"]] = f"person-{number}"
    for found, name in names.items():
        text = text.replace(found, name)
    return re.sub(r'"changed": \d+', '"changed": 1', text) + "\n"


def in_lines(parts: dict[str, object]) -> str:
    """JSON with a line for each entry of each part, so that a second recording can be compared with the first."""
    said = []
    for name, part in parts.items():
        entries = part.items() if isinstance(part, dict) else ()
        lines = (f" {json.dumps(key)}: {json.dumps(entry, ensure_ascii=False)}" for key, entry in entries)
        body = ",\n".join(lines)
        said.append(
            f"{json.dumps(name)}: {{\n{body}\n}}" if isinstance(part, dict) else f'"{name}": {json.dumps(part)}'
        )
    return "{" + ",\n".join(said) + "}"


def main() -> None:
    """Record all moments, or those that are named, and what is the same for all tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "client" / "tests" / "recorded")
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    with TemporaryDirectory() as data, opened(Path(data)) as hall:
        for moment in MOMENTS:
            if not args.only or moment.name in args.only:
                print(moment.name, flush=True)
                (args.folder / f"{moment.name}.json").write_text(recorded(hall, moment), encoding="utf-8")
        for lang in ("en", "fr"):
            answers = {path: asked_for(hall, "", path, lang) for path in ("/api/words", "/api/packs", "/health")}
            (args.folder / f"server-{lang}.json").write_text(in_lines({"answers": answers}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
