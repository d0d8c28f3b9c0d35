"""Luck after an undo: anew, or the same for the same choices, as the table likes it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import CHANCE
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.luck import Luck

from .tables import PACKS, begun, play_on


def draws(campaign: Campaign, since: int) -> list[str]:
    """What chance drew on the line of play after an entry."""
    return [entry.choice for entry in campaign.history.line_after(since) if entry.seat == CHANCE]


def again(campaign: Campaign, since: int) -> None:
    """Go back to an entry and make the same choices once more, as far as they are still possible."""
    chosen = [entry.choice for entry in campaign.history.line_after(since) if entry.seat != CHANCE]
    campaign.go_back(since)
    campaign.draw()
    for choice in chosen:
        campaign.play(None, choice)


@pytest.mark.parametrize("pack", PACKS)
def test_luck_repeats_for_the_same_choices(pack: str) -> None:
    """Twice in a row, and from an earlier point too; the numbers of the entries do not matter."""
    campaign = begun(pack, seed="11")
    campaign.repeats_luck = True
    play_on(campaign, 40, Luck(2))
    middle = campaign.history.numbers()[20]
    expected = draws(campaign, 0)

    for since in (middle, campaign.history.before(middle), 0):
        again(campaign, (campaign.history.before_last_decision(since) or 0) if since else 0)
        assert draws(campaign, 0) == expected
    assert len(expected) > 5


@pytest.mark.parametrize("pack", PACKS)
def test_it_may_be_wished_at_any_time(pack: str) -> None:
    """A line that was drawn before anything was undone is the same either way, so the wish may come late."""
    campaign = begun(pack, seed="11")
    play_on(campaign, 40, Luck(2))
    expected = draws(campaign, 0)

    campaign.repeats_luck = True
    again(campaign, 0)

    assert draws(campaign, 0) == expected


@pytest.mark.parametrize("pack", PACKS)
def test_luck_is_new_where_nobody_wishes_it_to_repeat(pack: str) -> None:
    """The first draw after an undo is drawn anew: over some undos of the same choice it is not always the same."""
    campaign = begun(pack, seed="11")
    drawn = set[str]()
    play_on(campaign, 60, Luck(2))
    line = campaign.history.line()
    chosen = next(entry for entry, after in pairwise(line) if entry.seat != CHANCE and after.seat == CHANCE)
    for _ in range(12):
        campaign.go_back(campaign.history.before(chosen.number))
        drawn.add(campaign.play(None, chosen.choice)[1].entry.choice)

    assert len(drawn) > 1


def test_a_file_with_both_is_read_again(tmp_path: Path) -> None:
    """Entries tell what was drawn: a replay accepts what was drawn anew and what repeated, in one file."""
    path = tmp_path / "a.campaign"
    campaign = begun("harbour", seed="11")
    campaign.save(path)
    play_on(campaign, 30, Luck(2))
    for wish in (True, False, True):
        campaign.repeats_luck = wish
        campaign.go_back(campaign.history.before_last_decision(campaign.history.numbers()[10]) or 0)
        play_on(campaign, 30, Luck(3))
    campaign.close()

    opened = Campaign.open(path, campaign.game, campaign.pack)

    assert opened.table == campaign.table
    assert replay(campaign.game, campaign.pack, opened.journal).table == campaign.table
    opened.close()
