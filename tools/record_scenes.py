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
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from sleeping_gods.campaign import games  # noqa: E402
from sleeping_gods.content import index  # noqa: E402
from sleeping_gods.kernel.play import options  # noqa: E402
from sleeping_gods.languages import WHOLE, Lang  # noqa: E402
from sleeping_gods.reference.search.word_filter import HASHES, filter_lines  # noqa: E402
from sleeping_gods.reference.site.search_data import search_files  # noqa: E402
from sleeping_gods.sea.chapters import combat as sea_combat  # noqa: E402  # the sources beside this file
from sleeping_gods.skies.chapters import combat as skies_combat  # noqa: E402
from tests.browser.stages import STAGES, decides, reached  # noqa: E402
from tests.browser.tables import Hall, opened  # noqa: E402
from tests.drawn_plates import made_up_cover, made_up_plates  # noqa: E402

ENTRIES, CARDS = 10, 20
"""So many entries and cards of each game are kept of the rules' search."""
KNOWN_WORDS = ("banana", "fatigu", "window")
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
    """The whole table, as its socket tells it first."""
    with connect(
        f"{hall.url.replace('http', 'ws', 1)}{address}/play?lang={lang}",
        additional_headers={"Cookie": f"seat={secret}"},
        origin=Origin(hall.url),
        max_size=None,
    ) as socket:
        while True:  # the table may still be opening
            event = json.loads(socket.recv())
            if event["kind"] == "snapshot":
                return event


def recorded(hall: Hall, moment: Moment) -> str:
    """A moment, as the text of its file."""
    laid = hall.lay(reached(moment.pack, moment.stage), (1,))
    address = f"/api/campaigns/{laid.campaign}"
    secret = laid.secrets[0]
    snapshot = first_message(hall, address, secret, moment.lang)
    if (snapshot["sections"]["decision"]["seat"] in (0, -1)) == moment.waits:
        secret = laid.secrets[1]
        snapshot = first_message(hall, address, secret, moment.lang)
    paths = [f"{address}/back"]
    if secret == laid.secrets[0]:  # the host's
        paths += [f"{address}/invites", f"{address}/repairs"]
    areas = snapshot["sections"]["map"]["areas"]
    here = [area for area in areas if area["here"]] or [area for area in areas if area["vessel_here"]]
    page = here[0]["page"] if here else snapshot["sections"]["map"]["sheets"][0]["page"]
    paths.append(f"/api/packs/{moment.pack}/maps/{page}")
    answers = {path: asked_for(hall, secret, path, moment.lang) for path in paths}
    answers["/api/campaigns"] = [
        item for item in asked_for(hall, secret, "/api/campaigns", moment.lang) if item["id"] == laid.campaign
    ]
    sections = snapshot.pop("sections")
    text = in_lines({"lang": moment.lang, "snapshot": snapshot, "sections": sections, "answers": answers})
    names = {laid.campaign: "evening"}
    for number, person in enumerate(snapshot["table"]["people"], start=1):
        names[person["ref"]] = f"person-{number}"
    for original, name in names.items():
        text = text.replace(original, name)
    return re.sub(r'"changed_at": \d+', '"changed_at": 1', text) + "\n"


def in_lines(parts: dict[str, object]) -> str:
    """JSON with a line for each entry of each part, so that a second recording can be compared with the first."""
    recorded = []
    for name, part in parts.items():
        entries = part.items() if isinstance(part, dict) else ()
        lines = (f" {json.dumps(key)}: {json.dumps(entry, ensure_ascii=False)}" for key, entry in entries)
        body = ",\n".join(lines)
        recorded.append(
            f"{json.dumps(name)}: {{\n{body}\n}}" if isinstance(part, dict) else f'"{name}": {json.dumps(part)}'
        )
    return "{" + ",\n".join(recorded) + "}"


def small_search(name: str, text: str) -> Any:
    """A file of the rules' search with the first entries, cards and words only."""
    data = json.loads(text)
    if name.startswith("cards."):
        return data[:CARDS]
    if name.startswith("sentences."):
        return {**data, **{key: data[key][:ENTRIES] for key in ("told", "kinds", "ours", "tells", "about")}}
    places = [
        [step for step, entry in zip(row, accumulate(row), strict=True) if entry < ENTRIES] for row in data["places"]
    ]
    points = [row[: len(kept)] for row, kept in zip(data["points"], places, strict=True)]
    kept = [at for at, row in enumerate(places) if row]
    number_of = {old: new for new, old in enumerate(kept)}
    stems = data["stems"].split(" ")
    words = {stems[at] for at in kept}
    spellings = [word for word in data["spellings"].split(" ") if any(word.startswith(stem) for stem in words)]
    phrases = [
        [[number_of[stem] for stem in phrase if stem in number_of] for phrase in entry]
        for entry in data["phrases"][:ENTRIES]
    ]
    return {
        **data,
        "entries": data["entries"][:ENTRIES],
        "stems": " ".join(stems[at] for at in kept),
        "rarities": [data["rarities"][at] for at in kept],
        "places": [places[at] for at in kept],
        "points": [points[at] for at in kept],
        "spellings": " ".join(spellings),
        "alike": {stem: others for stem, others in data["alike"].items() if stem in words},
        "names": [item for item in data["names"] if item[0] < ENTRIES],
        "phrases": phrases,
    }


def search_of(lang: Lang) -> dict[str, object]:
    """The files of the search in a language, cut small, by their addresses; and words that this language has."""
    files = {name: text for name, text in search_files(lang) if not name.startswith("words.")}
    small: dict[str, object] = {f"/assets/{name}.json": small_search(name, text) for name, text in files.items()}
    return {
        **small,
        f"/assets/words.{lang}.json": {"hashes": HASHES, "bits": filter_lines(KNOWN_WORDS).replace("\n", "")},
    }


def main() -> None:
    """Record all moments, or those that are named, and what is the same for all tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "client" / "tests" / "recorded")
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    games.plates_in, index.plate_in = made_up_plates, made_up_cover  # a recording stays when one is drawn anew
    with TemporaryDirectory() as data, opened(Path(data)) as hall:
        for moment in MOMENTS:
            if not args.only or moment.name in args.only:
                print(moment.name, flush=True)
                (args.folder / f"{moment.name}.json").write_text(recorded(hall, moment), encoding="utf-8")
        search = in_lines({"answers": search_of("en")})
        (args.folder / "server-search.json").write_text(search + "\n", encoding="utf-8")
        for lang in WHOLE:
            answers = {path: asked_for(hall, "", path, lang) for path in ("/api/words", "/api/packs", "/health")}
            (args.folder / f"server-{lang}.json").write_text(in_lines({"answers": answers}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
