"""A printed box on a device without a server: told, compared with its boards, entered from paper, taken along."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.choices import parse as parse_choice
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options, waits_for_chance
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.wire.events import Done, Event, Refused
from sleeping_gods.wire.http import Begin
from sleeping_gods.wire.requests import ChooseRequest, EnterDraws, LeaveDraws, RepairRequest

from ..campaign.paper import LOGS, figures_on
from ..campaign.tables import kind
from ..campaign.test_entered_in_the_middle import entered
from ..campaign.test_entered_in_the_middle import party as party_of
from ..transcripts.record import begin_evening
from ..transcripts.transcript import EVENINGS, PLAYERS, figures_of, written_turns
from .device import Device

SHORT = 3
"""Turns of a written evening with a told page, a challenge, a new place and a fight in them."""
TURNS = [*((name, SHORT) for name in EVENINGS), *(pytest.param(*e, marks=pytest.mark.long) for e in EVENINGS.items())]
BOXES = tuple(LOGS)
FRENCH = {"lang": "fr"}
TO_DRAW = {"own-sea": "use bridge", "own-skies": "says draw 1"}
"""What is chosen in a new campaign so that something is drawn."""
HELD = {"own-sea": "45", "own-skies": "12"}
"""A quest that is held in the logs on paper."""
FAIL = {"own-sea": "gain 3 coins", "own-skies": "gain 3 rope"}
MOST = 200
"""Choices after which something is taken never to come."""


def party(device: Device) -> PartyTable:
    """The table that is open."""
    return of_party(device.table.campaign.table)


def play_until(device: Device, *kinds: str) -> None:
    """Take any choice, at least one, until such a decision waits."""
    luck = Luck(5)
    for _ in range(MOST):
        send(device, text(luck.pick(options(party(device)))))
        if kind(party(device)) in kinds:
            return
    raise AssertionError(kind(party(device)))


def first_boards(device: Device, campaign: str) -> list[dict[str, Any]]:
    """The boards with figures of ours that are laid out before the first turn."""
    boards = device.call("GET", f"campaigns/{campaign}/printed", FRENCH)["boards"]
    return [board for board in boards if board["first"]]


def begin_box(device: Device, pack: str, draws: str = "begun") -> str:
    """A new campaign of a printed box, as its page begins one: without a seed."""
    body = Begin(pack, "Ours", PLAYERS, draws="hand" if draws == "hand" else "begun")
    return str(device.call("POST", "campaigns", body=body)["campaign"])


def send(device: Device, *lines: str) -> None:
    """Take choices, one after the other; each must be accepted."""
    for line in lines:
        told = device.ask(ChooseRequest(device.next_id(), device.table.position, line))
        assert isinstance(told[0], Done), (line, told[0])


def repair(device: Device, act: str) -> Event:
    """The answer to a repair."""
    return device.ask(RepairRequest(device.next_id(), device.table.position, act))[0]


def tell(device: Device, at: int, lines: Sequence[str]) -> int:
    """Enter the lines of a turn, but for those that the table gives by itself; the number of the next entry."""
    left = list(lines)
    while left:
        entries = device.table.campaign.journal.entries
        if len(entries) > at:
            assert entries[at].choice == left.pop(0)
            at += 1
            continue
        send(device, left[0])
    return at


@pytest.mark.parametrize(("name", "turns"), TURNS)
def test_a_written_evening_is_told_and_taken_along(name: str, turns: int, tmp_path: Path) -> None:
    """Every state is the native one; the table is closed after each turn, and its file goes on elsewhere."""
    device = Device(tmp_path / "one")
    campaign = begin_box(device, f"own-{name}", "hand")
    native = begin_evening(name, tmp_path / "evening.campaign")
    at = 1
    for number, turn in enumerate(written_turns(name)[:turns]):
        device = Device(tmp_path / "one")
        device.open(campaign, "fr" if number % 2 else "en")
        at = tell(device, at, turn.lines)
        for line in turn.lines:
            native.play(None, line)
        assert [(entry.choice, entry.state) for entry in parse(device.export(campaign)).journal.entries[:at]] == [
            (entry.choice, entry.state) for entry in native.journal.entries
        ]
        device.leave()
    native.close()

    other = Device(tmp_path / "two")
    brought = other.call("POST", "import", {"name": "Brought"}, device.export(campaign))["campaign"]
    other.open(brought)
    assert figures_of(of_party(native.table)) == written_turns(name)[turns - 1].figures
    later = written_turns(name)[turns : turns + 1]
    for turn in later:
        tell(other, at, turn.lines)
        assert figures_of(of_party(other.table.campaign.table)) == turn.figures


@pytest.mark.parametrize("pack", BOXES)
def test_the_table_draws_until_people_do(pack: str, tmp_path: Path) -> None:
    """The device's own luck draws; people take over, name what they drew, leave one draw to it and take a step back."""
    device = Device(tmp_path)
    campaign = begin_box(device, pack)
    device.open(campaign)
    assert any(party(device).hands)
    assert "seed" not in device.table.campaign.journal.setup.options
    device.call("PUT", f"campaigns/{campaign}/settings", body={"draws": "hand"})
    send(device, TO_DRAW[pack])
    assert waits_for_chance(party(device))
    named = text(options(device.table.campaign.table)[-1])
    position = device.table.position
    assert isinstance(device.ask(EnterDraws("named", position, (named,)))[0], Done)
    assert device.table.campaign.journal.entries[position].choice == named
    device.undo()
    assert waits_for_chance(device.table.campaign.table)
    assert isinstance(device.ask(LeaveDraws("left", device.table.position))[0], Done)
    assert device.table.position > position


@pytest.mark.parametrize("pack", BOXES)
def test_boards_are_compared_before_the_first_turn(pack: str, tmp_path: Path) -> None:
    """Each is confirmed, one figure corrected; what was said is there when the table is opened again."""
    device = Device(tmp_path)
    campaign = begin_box(device, pack)
    device.open(campaign)
    boards = first_boards(device, campaign)
    figure = next(
        figure for figure in boards[0]["figures"] if not figure["options"] and int(figure["value"]) < figure["max"]
    )
    corrected, value = figure["act"].removeprefix("set "), int(figure["value"]) + 1
    send(device, f'enter figures {{ "{corrected}" = {value} }}')
    assert [left["act"] for left in first_boards(device, campaign)[0]["figures"]].count(figure["act"]) == 0
    for board in boards:
        send(device, f'enter printed {{ id = "{board["id"]}" }}')
    device.leave()

    again = Device(tmp_path)
    again.open(campaign, "fr")
    assert len(boards) > 3
    assert first_boards(again, campaign) == []
    figures = of_party(again.table.campaign.table).bound.rulebook.repairs.figures(party(again))
    assert figures[parse_choice(corrected)].now() == value


@pytest.mark.parametrize("pack", BOXES)
def test_a_log_on_paper_is_entered_packed_away_and_printed(pack: str, tmp_path: Path) -> None:
    """SG-SAVE-002, DS-SAVE-002: forms, cards by name, bags and sheets; what makes no sense is refused with words."""
    device = Device(tmp_path)
    campaign = begin_box(device, pack)
    device.open(campaign, "fr")
    cards = device.call("GET", f"packs/{pack}/cards", FRENCH)
    form = device.call("GET", f"campaigns/{campaign}/paper-form", FRENCH)["form"]
    fields = {field["act"] for section in form["sections"] for field in section["fields"]}
    gathered = {act for section in form["sections"] for field in section["fields"] for act in field["first"]}
    for line in [form["before"], *LOGS[pack]]:
        assert isinstance(repair(device, line), Done), line
    refused = repair(device, "fill quest held with quest-999")
    assert figures_on(party(device)) == figures_on(party_of(entered(pack)))
    paper = device.call("GET", f"campaigns/{campaign}/paper", FRENCH)["paper"]
    form = device.call("GET", f"campaigns/{campaign}/paper-form", FRENCH)["form"]
    assert form["before"] == ""
    send(device, form["first"][1][0])
    device.leave()

    again = Device(tmp_path)
    again.open(campaign)
    play_until(again, "ShipAction", "ToldPage")
    assert isinstance(refused, Refused)
    assert refused.words[0].text.startswith("cette carte ne peut pas")
    assert {"ability", "adventure"} <= {of_kind["kind"] for of_kind in cards}
    assert {line.partition(" with")[0] for line in LOGS[pack] if line.startswith("fill ")} <= {
        act.removesuffix(" with") for act in fields | gathered
    }
    packed = [line for step in paper["packing"] for line in step["lines"]]
    assert any(line.startswith("Quêtes") and HELD[pack] in line for line in packed)
    assert paper["laying"]
    assert [row for part in paper["log"]["parts"] for row in part["rows"]]
    assert [row for part in paper["achievements"]["parts"] for row in part["rows"]]
    assert party(again).captain == 1


@pytest.mark.parametrize("pack", BOXES)
def test_what_was_settled_at_the_table_is_said(pack: str, tmp_path: Path) -> None:
    """A challenge of a page, with what it took: the figures that may be told are those that are accepted."""
    device = Device(tmp_path)
    campaign = begin_box(device, pack)
    device.open(campaign, "fr")
    play_until(device, "TakeAction")
    send(device, "explore 45", f"says challenge craft 5 / fail: {FAIL[pack]}", "settled failed")
    fields = device.call("GET", f"campaigns/{campaign}/rest", FRENCH)["values"]
    figure = next(field["act"] for field in fields if field["act"].startswith("set health"))
    send(device, f"{figure.replace('set', 'now', 1)} 1", "that is all")

    assert kind(device.table.campaign.table) == "ToldPage"
    name = figure.split()[-1]
    assert party(device).bound.rulebook.health_left(party(device), name) == 1
    assert device.call("GET", f"campaigns/{campaign}/rest", FRENCH)["values"] == []
