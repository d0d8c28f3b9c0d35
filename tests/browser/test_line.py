"""A line that breaks: nothing is lost, nothing is done twice, and the page heals without being loaded again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sleeping_gods.journal.reading import parse
from sleeping_gods.wire.coding import read_event, read_request
from sleeping_gods.wire.events import Changed
from sleeping_gods.wire.requests import ChooseRequest

from ..web.player import begin
from ..web.programs import running
from .conftest import Sitting
from .on_page import TableOnPage
from .stages import reached
from .table import take_seat
from .tables import Hall

pytestmark = pytest.mark.slow


class Breaking:
    """Stands between a page and the server, and breaks the line once, at the first choice that is sent."""

    def __init__(self, *, heard: bool) -> None:
        self.heard = heard
        """Whether the server still hears the choice."""
        self.chosen: list[ChooseRequest] = []

    def __call__(self, page: WebSocketRoute) -> None:
        """A new line."""
        server = page.connect_to_server()

        def send(text: str | bytes) -> None:
            request = read_request(text)
            if isinstance(request, ChooseRequest):
                self.chosen.append(request)
            if len(self.chosen) == 1 and isinstance(request, ChooseRequest):
                if self.heard:
                    server.send(text)
                page.close(code=1001)
                server.close()
            else:
                server.send(text)

        page.on_message(send)


@pytest.mark.parametrize("heard", [True, False])
def test_a_choice_is_done_once_whatever_becomes_of_the_line(hall: Hall, sit: Sitting, heard: bool) -> None:
    """It is sent again under the same id, whether the server has heard it or not, and stands in the campaign once."""
    laid = hall.lay(reached("harbour"))
    breaking = Breaking(heard=heard)
    table = sit(laid, between=breaking)
    choice = table.own[0]

    table.choose(choice)

    assert [one.choice for one in breaking.chosen] == [choice, choice]
    assert len({one.id for one in breaking.chosen}) == 1
    entries = parse(hall.storage.export(laid.campaign)).journal.entries
    assert [entry.choice for entry in entries].count(choice) == 1
    table.choose(table.own[0])
    assert len(breaking.chosen) == 3


def test_what_was_done_and_not_told_is_asked_for(hall: Hall, sit: Sitting) -> None:
    """Should what came of a choice get lost on a line that holds, the page asks for it, and play goes on."""
    lost: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def hear(text: str | bytes) -> None:
            if not lost and isinstance(read_event(text), Changed):
                lost.append(str(text))
            else:
                page.send(text)

        server.on_message(hear)

    table = sit(hall.lay(reached("harbour")), between=between)

    table.choose(table.own[0])

    assert lost
    table.choose(table.own[0])


def test_a_server_that_is_killed_and_comes_again(new_page: Page, tmp_path: Path) -> None:
    """The page says so, sends nothing meanwhile, and goes on where it was as soon as there is a server."""
    data = ("--data", tmp_path / "data")
    page, table = new_page, TableOnPage(new_page)
    page.emulate_media(reduced_motion="reduce")
    with running(tmp_path / "first.log", *data) as server:
        campaign, secret = begin(server.url)
        take_seat(page.context, server.url, secret)
        table.open(f"{server.url}/c/{campaign}")
        table.choose(table.own[0])
        page.evaluate("document.body.dataset.same = 'yes'")
        asked, heading = table.question, table.asked
        choice, port = table.own[0], server.url.rpartition(":")[2]
        server.process.kill()

        expect(page.get_by_text("The connection is lost")).to_be_visible()
        sent = len(table.sent)
        table.line(choice).click(force=True)  # it is shown as not to be taken
        expect(page.get_by_role("heading", name=heading)).to_be_visible()

    with running(tmp_path / "second.log", *data, "--port", port):
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        table.laid()
        assert len(table.sent) == sent
        assert table.question == asked
        table.choose(choice)
        assert page.locator("body").get_attribute("data-same") == "yes"
        assert [trouble.said for trouble in table.troubles if not trouble.is_lost] == []
