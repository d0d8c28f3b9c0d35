"""The types of the wire for clients in a browser: fresh, and true of what is really sent."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
import pytest
from msgspec import Meta, Struct

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import WHOLE
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.wire import http
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Event
from sleeping_gods.wire.requests import Request
from sleeping_gods.wire.sections import NAMES, sections_of
from sleeping_gods.wire.shapes import fields_of, records_of, tag_of
from sleeping_gods.wire.typescript import SENT, typescript_source

from ..daily import first_daily
from .making import make

CLIENT = Path(__file__).resolve().parents[2] / "client"
STRICT = ("--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "--target", "ES2022")
"""As the client is checked."""
BETWEEN = 4
"""Of so many choices the scene of one is compared."""
PATH = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
"""Node may also lie where it was installed from a wheel."""


def test_the_types_of_the_client_are_fresh() -> None:
    """client/src/wire.ts is what ``make wire-types`` writes."""
    assert (CLIENT / "src" / "wire.ts").read_text("utf-8") == typescript_source()


def test_every_request_and_event_is_told_apart_by_its_kind() -> None:
    """The client's switch over kinds knows all of them."""
    told = typescript_source()

    for union in (Request, Event):
        for message in get_args(union):
            head = f'export interface {message.__name__} {{\n  readonly kind: "{message.__struct_config__.tag}";\n'
            assert head in told


@dataclass(frozen=True, slots=True)
class Cup:
    """A record with all that a record may have. */"""

    kind: Literal["tin", "clay"]
    full: bool | None = False
    holds: Annotated[dict[str, tuple[int | str, ...]], Meta(max_length=9)] = field(default_factory=dict)
    pair: tuple[str, bool] = ("", False)
    inner: Cup | None = None


class Bottomless(Struct):
    """A record that could be without end."""

    depth: Annotated[int, Meta(ge=0)]


def test_a_record_is_known_by_its_fields() -> None:
    """Their names, and whether a field has a default and may be left out."""
    fields = fields_of(Cup)

    assert [one.name for one in fields] == ["kind", "full", "holds", "pair", "inner"]
    assert [one.optional for one in fields] == [False, True, True, True, True]


def test_every_form_of_a_type_has_one_in_typescript() -> None:
    """What the client is told is whole, so nothing of it may be left out; limits stand where a type has no name."""
    told = typescript_source((Cup,))

    assert (
        told.partition("\n\n")[2]
        == """/** A record with all that a record may have. * / */
export interface Cup {
  readonly kind: "tin" | "clay";
  readonly full: boolean | null;
  /** From 0 to 9 entries. */
  readonly holds: Readonly<Record<string, readonly (number | string)[]>>;
  readonly pair: readonly [string, boolean];
  readonly inner: Cup | null;
}
"""
    )


def test_what_cannot_be_written_is_an_error() -> None:
    """A type without a form in JSON is found out when the types are written, not by a player."""
    with pytest.raises(TypeError, match="can be written in TypeScript"):
        typescript_source((tuple[complex, ...],))
    with pytest.raises(TypeError, match="a least and a most"):
        typescript_source((Bottomless,))


def test_what_is_said_of_a_field_goes_along() -> None:
    """Docstrings of records, fields and named types are comments, limits too; inherited fields have theirs."""
    told = typescript_source()

    assert (
        "/** Something on the table that a choice is about: it lights up, and clicking it shows the choice. */" in told
    )
    assert "  /** The refs of those who have not answered. */\n  readonly waiting_for: readonly string[];" in told
    assert "/** What somebody says. From 1 to 500 characters. */\nexport type Words = string;" in told
    assert "``" not in told


def test_two_types_cannot_share_a_name() -> None:
    """The names of types are those of their classes, so no two classes that are sent have the same."""
    same, another = (msgspec.defstruct("Same", [("text", kind)]) for kind in (str, int))

    with pytest.raises(ValueError, match="one type of the name Same, got two"):
        typescript_source((same, another))


def compiled(folder: Path, messages: list[tuple[str, bytes]]) -> subprocess.CompletedProcess[str]:
    """What the compiler says of messages as they are sent, each held against its types to the last field."""
    node, compiler = shutil.which("node", path=PATH), CLIENT / "node_modules" / "typescript" / "bin" / "tsc"
    if node is None or not compiler.is_file():
        pytest.skip("the client's tools are not installed: make client-check")
    shutil.copy(CLIENT / "src" / "wire.ts", folder / "wire.ts")
    lines = [f"const message{at}: wire.{of} = {sent.decode()};" for at, (of, sent) in enumerate(messages)]
    (folder / "sent.ts").write_text("\n".join(['import type * as wire from "./wire";', *lines]), encoding="utf-8")
    command = [node, str(compiler), *STRICT, "sent.ts"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("each", first_daily([4, 10]))
def test_whatever_can_be_sent_is_of_these_types(tmp_path: Path, each: int) -> None:
    """Messages of every kind, made at random from their types in Python, compile as literals in TypeScript."""
    luck = Luck(5)
    kinds = [("Request", kind) for kind in get_args(Request)] + [("Event", kind) for kind in get_args(Event)]
    kinds += [(kind.__name__, kind) for kind in records_of(http)]
    messages = [(of, msgspec.json.encode(make(kind, luck))) for of, kind in kinds for _ in range(each)]

    done = compiled(tmp_path, messages)

    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.slow
def test_what_has_a_default_need_not_be_sent(tmp_path: Path) -> None:
    """Requests and bodies as short as the server reads them compile too."""
    luck, messages = Luck(6), []
    for kind in SENT:
        least = {one.name: make(one.hint, luck) for one in fields_of(kind) if not one.optional}
        tag = tag_of(kind)
        sent = msgspec.json.encode(least | dict([tag] if tag else []))
        msgspec.json.decode(sent, type=kind)
        messages.append((kind.__name__, sent))

    done = compiled(tmp_path, messages)

    assert (done.returncode, done.stdout) == (0, "")


def told_in_play(pack: str, scenes: int) -> list[tuple[str, bytes]]:
    """What is sent in so many scenes of a campaign, all sections each time."""
    game, loaded = load_pack(pack)
    campaign = Campaign.begin(game, loaded, setup_for(game, loaded, ("Ada", "Ben"), {"seed": "7"}))
    luck = Luck(3)
    messages: list[tuple[str, bytes]] = []
    for choice in range(scenes * BETWEEN):
        if is_over(campaign.table):
            break
        if choice % BETWEEN == 0:
            tracker = SceneTracker(presenter_of(game.id, WHOLE[len(messages) % 2]), Audience((0,)))
            scene = tracker.tell(campaign.table)
            messages.append(("Event", encode(Changed(1, sections_of(scene, NAMES)))))
        campaign.play(None, text(luck.pick(options(campaign.table))))
    return messages


@pytest.mark.slow
@pytest.mark.parametrize("scenes", first_daily([8, 16]))
def test_tables_that_are_played_are_of_these_types(tmp_path: Path, scenes: int) -> None:
    """All sections of both games, as they come up in play; the compiler, which takes longest, is started once."""
    messages = [*told_in_play("harbour", scenes), *told_in_play("airfield", scenes)]

    done = compiled(tmp_path, messages)

    assert len(messages) > 1.5 * scenes
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.slow
def test_the_compiler_refuses_what_is_not_of_these_types(tmp_path: Path) -> None:
    """A field too many, a field too few, a wrong one: each is an error of its own."""
    right = b'{"kind":"answer-undo","id":"a","position":1,"agree":true}'
    wrong = [
        right.replace(b"true", b'true,"no":false'),
        right.replace(b',"agree":true', b""),
        right.replace(b"true", b"1"),
    ]

    done = compiled(tmp_path, [("Request", sent) for sent in (right, *wrong)])

    assert [done.stdout.count(f"sent.ts({line},") for line in (2, 3, 4, 5)] == [0, 1, 1, 1]
