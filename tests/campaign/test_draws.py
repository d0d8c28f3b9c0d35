"""Draws that do not follow from the seed of a campaign are found, and no others, whatever was played or undone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign.branching import branch
from sleeping_gods.campaign.draws import verify_with_draws
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.seeds import luck_of_entry
from sleeping_gods.journal.notation import CHANCE, Journal, format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options, waits_for_chance
from sleeping_gods.storage.trial import try_file

PACKS = ("harbour", "airfield")


def played(pack: str, choices: int = 40, seed: str = "7") -> Campaign:
    """A campaign of a random player, who also goes back, with luck that repeats itself for a while."""
    game, box = load_pack(pack)
    campaign, luck = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": seed})), Luck(3)
    for number in range(choices):
        campaign.repeats_luck = choices // 3 < number < choices // 2
        if number % 10 == 9:
            campaign.undo()
        elif found := options(campaign.table):
            campaign.play(None, text(luck.pick(found)))
    return campaign


def seeded_with(journal: Journal, seed: str) -> Journal:
    """The same entries under a header that names this seed."""
    setup = replace(journal.setup, options={**journal.setup.options, "seed": seed})
    return Journal(setup, journal.engine, journal.entries)


def draws_of(journal: Journal) -> list[int]:
    """The entries that chance has made."""
    return [entry.number for entry in journal.entries if entry.seat == CHANCE]


@pytest.mark.parametrize("pack", PACKS)
def test_what_the_seed_draws_is_verified(pack: str) -> None:
    """Every draw of an honest campaign, also after steps back and where luck repeats itself."""
    campaign = played(pack)

    assert len(draws_of(campaign.journal)) > 5
    assert verify_with_draws(campaign.game, campaign.pack, campaign.journal) == []
    assert try_file(format_journal(campaign.journal).encode()).unverified == 0


@pytest.mark.parametrize("pack", PACKS)
def test_draws_under_another_seed_are_found(pack: str) -> None:
    """A file whose header names a seed that everybody may know, with the draws of another one."""
    campaign = played(pack)
    forged = seeded_with(campaign.journal, "8")
    found = verify_with_draws(campaign.game, campaign.pack, forged)

    assert 0 < len(found) <= len(draws_of(forged))
    assert {*found} <= {*draws_of(forged)}
    assert try_file(format_journal(forged).encode()).unverified == len(found)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("which", [0, 3])
def test_a_single_draw_that_was_chosen_is_named(pack: str, which: int) -> None:
    """All others are what the seed draws; it is found by its entry."""
    game, box = load_pack(pack)
    setup = setup_for(game, box, ("Ada", "Ben"), {})
    campaign, chosen = Campaign.begin(game, box, setup), [0]
    while chosen[0] == 0 or len(campaign.journal.entries) < chosen[0] + 5:
        found, number = options(campaign.table), len(campaign.journal.entries)
        drawn = found[0]
        if waits_for_chance(campaign.table):
            drawn = luck_of_entry(7, number).pick(found)
            if not chosen[0] and len(draws_of(campaign.journal)) >= which and len(found) > 1:
                drawn, chosen[0] = next(one for one in found if one != drawn), number
        campaign.play(None, text(drawn))
    seeded = seeded_with(campaign.journal, "7")

    assert verify_with_draws(game, box, seeded) == chosen
    assert verify_with_draws(game, box, campaign.journal) == []  # without a seed players draw for themselves


@pytest.mark.parametrize("pack", PACKS)
def test_what_a_branch_draws_by_its_own_seed_is_verified(pack: str, tmp_path: Path) -> None:
    """What it has from the campaign that it comes from was drawn by another, and is named; what it adds is not."""
    campaign = played(pack)
    at = len(campaign.journal.entries) // 2
    (tmp_path / "own.campaign").write_bytes(branch(campaign.journal, at, 99))
    own = Campaign.open(tmp_path / "own.campaign", campaign.game, campaign.pack)
    kept, luck = len(own.journal.entries), Luck(4)
    while max(draws_of(own.journal)) < kept + 5:
        own.play(None, text(luck.pick(options(own.table))))
    found = verify_with_draws(campaign.game, campaign.pack, own.journal)

    own.close()
    assert found
    assert max(found) < kept


@pytest.mark.parametrize("pack", PACKS)
def test_nobody_goes_back_to_before_a_draw_and_chooses_it(pack: str) -> None:
    """Whatever entry one goes back to, the draws that followed it are kept: somebody decides next, and not chance."""
    campaign = played(pack)
    entries = len(campaign.journal.entries)
    for number in range(entries):
        campaign.go_back(number)

        assert not waits_for_chance(campaign.table)
        campaign.play(None, text(options(campaign.table)[0]))

    assert len(campaign.journal.entries) >= 2 * entries
    assert verify_with_draws(campaign.game, campaign.pack, campaign.journal) == []


@pytest.mark.parametrize("pack", PACKS)
def test_where_players_draw_for_themselves_they_may_draw_again(pack: str) -> None:
    """A card that was entered wrongly is entered anew: without a seed one goes back to before the draw itself."""
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {}))
    while not draws_of(campaign.journal):
        campaign.play(None, text(options(campaign.table)[0]))
    campaign.go_back(draws_of(campaign.journal)[0] - 1)

    assert waits_for_chance(campaign.table)
