"""The first page and the desk in a browser: friends by a link, moments, branches, replay, files, first words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..daily import first_daily
from .conftest import Welcome
from .table import SEEDED, Guest, with_seed

pytestmark = pytest.mark.slow


def desk(guest: Guest, leaf: str) -> None:
    """Open a leaf of the desk, by its key."""
    if not guest.page.locator("dialog.side").count():
        guest.page.get_by_role("button", name="Settings and help").click()
    guest.page.locator(f"#desk-panel-{leaf}").click()


def test_friends_come_by_a_link_and_play_their_seat(welcome: Welcome) -> None:
    """The host lays a table for two, copies a link, and sees who came; what is agreed on is told to both."""
    ada, ben = welcome(), welcome("fr-FR")
    ada.page.route(SEEDED, with_seed)
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="With friends, and options: The Harbour").click()
    ada.page.get_by_role("button", name="One more").click()
    ada.page.get_by_placeholder("Player 2").fill("Ben")
    ada.page.get_by_text("Friends come by a link").click()
    ada.page.locator("dialog .foot button").click()
    ada.page.locator(".opening-page [data-turn]").click()
    ada.page.get_by_role("button", name="A link to play").click()
    ben.page.goto(ada.page.get_by_label("The link of the invitation").input_value())
    ben.page.get_by_label("Comment vous appelle-t-on").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    ben.is_asked()

    expect(ada.page.locator(".person", has_text="Ben").last).to_contain_text("plays Ben")
    expect(ada.page.get_by_label("The link of the invitation")).to_have_count(0)
    desk(ada, "agreed")
    ada.page.get_by_label("Open hands").check()
    ben.page.get_by_role("button", name="Réglages et aide").click()
    ben.page.locator("#desk-panel-agreed").click()
    expect(ben.page.get_by_label("Mains ouvertes")).to_be_checked()
    expect(ben.page.get_by_label("Mains ouvertes")).to_be_disabled()


@pytest.mark.parametrize("pack", first_daily(["harbour", "airfield"]))
def test_moments_branches_and_the_whole_of_it_once_more(pack: str, ada: Guest) -> None:
    """A moment is gone back to and branched off from; the tree shows both, and the slider every moment of it."""
    address = ada.has_begun(pack)
    question = ada.question
    desk(ada, "time")
    ada.page.get_by_label("Before the fight").fill("At the start")
    ada.page.get_by_role("button", name="Remember").click()
    expect(ada.page.get_by_role("button", name="Branch: At the start")).to_be_visible()
    ada.page.keyboard.press("Escape")
    for _ in range(2):
        ada.takes(ada.told[0])
    later = ada.question

    desk(ada, "time")
    expect(ada.page.locator(".way").first).to_contain_text("The last step")
    ada.page.get_by_role("button", name="Branch: At the start").click()
    ada.page.get_by_role("button", name="Begin it").click()
    expect(ada.page).not_to_have_url(address)
    ada.is_asked()
    assert ada.question == question
    desk(ada, "time")
    ada.page.locator("#desk-panel li", has=ada.page.locator("a")).locator("a").click()
    expect(ada.page).to_have_url(address)
    expect(ada.page.locator(".asks h2")).to_have_text(later)

    desk(ada, "time")
    ada.page.get_by_role("button", name="Watch it again").click()
    slider = ada.page.get_by_role("slider")
    slider.press("End")
    expect(ada.page.locator(".asks h2")).to_have_text(later)
    slider.press("Home")
    expect(ada.page.locator(".replay .count")).to_contain_text("0 /")
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.is_asked()

    desk(ada, "time")
    ada.page.get_by_role("button", name="Go back: At the start").click()
    expect(ada.page.locator(".asks h2")).to_have_text(question)


def test_a_campaign_is_kept_binned_and_brought_in(tmp_path: Path, ada: Guest) -> None:
    """The file that the host keeps is a campaign again; what lies in the bin is taken out as it was."""
    ada.has_begun()
    ada.takes(ada.told[0])
    question, title = ada.question, ada.page.title()
    desk(ada, "agreed")
    with ada.page.expect_download() as kept:
        link = ada.page.get_by_role("link", name="Keep it as a file")
        link.or_(ada.page.get_by_role("button", name="Keep it as a file")).click()  # a button where no server has it
    file = tmp_path / "Friday.campaign"
    kept.value.save_as(file)
    ada.page.goto(ada.url)
    ada.page.get_by_role("button", name="Into the bin").click()
    expect(ada.page.locator("article a")).to_have_count(0)
    ada.page.get_by_text("The bin (1)").click()
    ada.page.get_by_role("button", name="Take it out").click()
    expect(ada.page.locator("article a")).to_have_count(1)

    ada.page.get_by_label("Bring in a campaign file").last.set_input_files(file)

    ada.is_asked()
    expect(ada.page).to_have_title(title)
    assert ada.question == question
    ada.page.goto(ada.url)
    ada.page.get_by_label("Bring in a campaign file").last.set_input_files(
        {"name": "x.campaign", "mimeType": "text/plain", "buffer": b"no campaign"}
    )
    expect(ada.page.get_by_text("This is no campaign file")).to_be_visible()


def test_something_is_put_right_and_reported(tmp_path: Path, ada: Guest) -> None:
    """The host sets a figure by hand, and everybody reads why; a report is a file with what is on the screen."""
    ada.has_begun()
    position = ada.position
    desk(ada, "agreed")
    ada.page.get_by_text("Put something right by hand").click()
    ada.page.get_by_label("Why (said to the table)").fill("a slip")
    ada.page.get_by_label("Find").fill("xp")
    ada.page.get_by_label("XP", exact=True).fill("7")
    ada.page.get_by_role("button", name="Set", exact=True).click()
    ada.moves_on(position)
    desk(ada, "people")
    expect(ada.page.locator(".said")).to_contain_text("Put right by hand: a slip")

    desk(ada, "help")
    ada.page.get_by_label("What happened, and what should have").fill("It rained")
    with ada.page.expect_download() as kept:
        ada.page.get_by_role("button", name="Keep the report").click()
    file = tmp_path / "report.json"
    kept.value.save_as(file)

    report = json.loads(file.read_text())
    assert (report["what"], str(report["position"])) == ("It rained", ada.position)
    assert any("set xp 7" in line for line in report["log"])
    assert report["version"]
    assert report["scene"]["headline"]["title"] == "Turn 1"


def test_first_words_are_said_once(ada: Guest) -> None:
    """What was read does not come again, not even after a reload; and they can be had anew, or not at all."""
    ada.has_begun()
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text("Welcome aboard")
    coach.get_by_role("button", name="I see").click()

    expect(coach).to_have_count(0)
    ada.page.reload()
    ada.is_asked()
    expect(coach).to_have_count(0)
    ada.page.keyboard.press("?")
    ada.page.get_by_role("button", name="Explain the first turn again").click()
    expect(coach).to_contain_text("Welcome aboard")
    coach.get_by_role("button", name="No more of these").click()
    expect(coach).to_have_count(0)
