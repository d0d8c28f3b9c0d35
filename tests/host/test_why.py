"""Why something cannot be chosen: to each as they may know it; what can be chosen is said to be so."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Explanation, Refused
from sleeping_gods.wire.requests import ChooseRequest, Explain

from ..sea import tables as sea
from ..skies import tables as skies
from ..terminal.test_story_terms import TEXT
from .in_memory import served
from .marked import marked_pack
from .staged import begun
from .tables import begin, kept, ref_of

PACKS = ("harbour", "airfield")
POSSIBLE: dict[Lang, str] = {"en": "This can be chosen now.", "fr": "Ce choix est possible maintenant."}


def said(table: ServedTable, ref: str, line: str, lang: Lang = "en") -> tuple[str, str]:
    """What somebody is answered who asks about a choice, and the rule that it cites; nothing is played by it."""
    before = table.position
    answer = table.handle(Explain("why", line), ref, lang).reply
    assert isinstance(answer, Explanation)
    assert (answer.id, table.position) == ("why", before)
    return plain(answer.words), answer.rule


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("pack", PACKS)
def test_what_can_be_chosen_is_said_to_be(tmp_path: Path, pack: str, lang: Lang) -> None:
    """Every choice that all may know, to whoever's it is and to the other; and no longer once it is gone."""
    with kept(tmp_path) as storage:
        table = begin(storage, pack)
        lines = [text(choice) for choice in table.campaign.table.offered]
        ada, ben = ref_of(table, "Ada"), ref_of(table, "Ben")

        found = {(said(table, ref, line, lang)) for ref in (ada, ben) for line in lines}
        table.handle(ChooseRequest("now", table.position, lines[0]), ada, lang)

        assert found == {(POSSIBLE[lang], "")}
        gone = [line for line in lines if line not in map(text, options(table.campaign.table))]
        assert gone
        assert all(said(table, ada, line, lang)[0] != POSSIBLE[lang] for line in gone)


@pytest.mark.parametrize("pack", PACKS)
def test_of_another_hand_nothing_is_said(pack: str) -> None:
    """A choice with a card of one's own hand can be chosen; to the other it is as if the card were in the deck."""
    campaign = begun(marked_pack(pack), 2, 4)
    table, now = served(campaign, [(0,), (1,)]), of_party(campaign.table)
    refs = [member.ref for member in table.roster.members]
    held = [
        (seat, text(choice), card)
        for seat in (0, 1)
        for card in now.hands[seat]
        for choice in options(now)
        if card in choice
    ]
    assert held

    for seat, line, card in held:
        unseen = line.replace(card, now.deck[0])
        assert said(table, refs[seat], line)[0] == POSSIBLE["en"]
        hidden, known = said(table, refs[1 - seat], line), said(table, refs[1 - seat], unseen)
        assert hidden[0] != POSSIBLE["en"]
        assert hidden[1] == known[1]


def at_a_page(pack: str) -> tuple[ServedTable, PartyTable]:
    """Two at a page of the test's own with choices that are offered, kept back by the story, and barred by goods."""
    game, loaded = load_pack(pack)
    now: PartyTable
    if pack == "harbour":
        now = sea.exploring(sea.story(sea.at_start(2), TEXT), 900)
    else:
        now = skies.exploring(skies.story(skies.on_map(2), TEXT.replace("90 coins", "90 meat")), 900)
    setup = setup_for(game, loaded, ("Ada", "Ben"), {"seed": "7"})
    return served(Campaign.at(game, loaded, setup, now), [(0,), (1,)]), now


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("pack", PACKS)
def test_a_choice_that_a_story_keeps_back_is_not_there(pack: str, lang: Lang) -> None:
    """Asked about or sent, it is answered as the letter of no choice is, to whoever asks."""
    table, now = at_a_page(pack)
    table.connected(table.roster.members[0].ref)
    assert "choose b" not in map(text, options(now))

    for member in table.roster.members:
        assert said(table, member.ref, "choose a", lang)[0] == POSSIBLE[lang]
        assert said(table, member.ref, "choose b", lang) == said(table, member.ref, "choose z", lang)
        assert said(table, member.ref, "choose c", lang) != said(table, member.ref, "choose z", lang)
    sent = [
        table.handle(ChooseRequest("now", table.position, f"choose {at}"), table.roster.members[0].ref, lang)
        for at in "bz"
    ]
    told = [(one.reply.key, one.reply.words, one.reply.rule) for one in sent if isinstance(one.reply, Refused)]
    assert len(told) == 2
    assert told[0] == told[1]
