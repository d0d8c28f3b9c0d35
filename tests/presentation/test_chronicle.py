"""The chronicle: what was chosen and what happened, told to each audience as far as it may know."""

from __future__ import annotations

from functools import cache

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.marks import mark_piece, rich_text
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.log import CHOICE, LogLine
from sleeping_gods.presentation.scene.text import plain

GAMES = {"harbour": "sea", "airfield": "skies"}
DREW, DREW_THIS = "drew-card", "drew-this-card"


@cache
def evening(pack: str, seed: int = 3, count: int = 160) -> Campaign:
    """A campaign of two, played at random."""
    game, box = load_pack(pack)
    campaign, luck = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "7"})), Luck(seed)
    for _ in range(count):
        if is_over(campaign.table):
            break
        campaign.play(None, text(luck.pick(options(campaign.table))))
    return campaign


def told(
    pack: str, audience: Audience, lang: Lang = "en", count: int = 10_000, seed: int = 3, length: int = 160
) -> tuple[LogLine, ...]:
    """The whole log of an evening, or its end."""
    before, played = evening(pack, seed, length).history.replay_last(count)
    return Chronicle(presenter_of(GAMES[pack], lang), audience).hear(of_party(before), played)


@pytest.mark.parametrize("pack", GAMES)
class TestAudiences:
    """A drawn card is named to its owner and counted to others."""

    def test_whoever_watches_is_told_no_card(self, pack: str) -> None:
        """SG-ABIL-005, DS-TURN-007: a spectator hears that a card was drawn, never which."""
        kinds = [line.kind for line in told(pack, SPECTATOR)]

        assert DREW in kinds
        assert DREW_THIS not in kinds

    def test_a_seat_is_told_its_own(self, pack: str) -> None:
        """Ada's cards to Ada and Ben's to Ben; together they are as many as on a sofa, where no draw is hidden."""
        hers, his, all_of = (told(pack, audience) for audience in (Audience((0,)), Audience((1,)), SOFA))
        own = [[plain(line.text) for line in lines if line.kind == DREW_THIS] for lines in (hers, his, all_of)]

        assert own[0]
        assert own[1]
        assert all(line.startswith("Ada draws ") for line in own[0])
        assert all(line.startswith("Ben draws ") for line in own[1])
        assert sorted(own[0] + own[1]) == sorted(own[2])
        assert DREW not in [line.kind for line in all_of]
        assert [line.entry for line in hers] == [line.entry for line in all_of]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_lines_say_something_and_name_pieces(self, pack: str, lang: Lang) -> None:
        """In both languages; pages are named and can be opened, pieces too, and no mark shows."""
        lines = told(pack, SOFA, lang)

        assert all(plain(line.text).strip() for line in lines)
        assert not any(mark in plain(line.text) for line in lines for mark in "\ue000\ue001\ue002{")
        assert any(span.kind == "piece" for line in lines for span in line.text)
        assert all((line.kind in ("paragraph", "event")) == bool(line.ref) for line in lines)
        assert any(line.ref for line in lines)

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_piece_is_marked_where_it_is_named(self, pack: str, lang: Lang) -> None:
        """Not where a phrase is said of it, which begins with a space: that is lost where pieces are buttons."""
        lines = told(pack, SOFA, lang, seed=9, length=500)
        pieces = {span.text for line in lines for span in line.text if span.kind == "piece"}

        assert {"hit", "miss"} & {line.kind for line in lines} or pack == "airfield"
        assert pieces
        assert {said for said in pieces if said != said.strip()} == set()

    @pytest.mark.parametrize("lang", WHOLE)
    def test_an_event_is_told_with_all_that_stands_on_it(self, pack: str, lang: Lang) -> None:
        """Each of them, for it may be over before anybody is asked: its words and what it does."""
        lines = told(pack, SPECTATOR, lang)
        events = [line for line in lines if line.kind == "event"]

        assert len({line.ref for line in events}) > 1
        for line in events:
            page = presenter_of(GAMES[pack], lang).event_page(of_party(evening(pack).table), line.ref)
            assert line.body == page.blocks
            assert line.body
            assert all(plain(said).strip() for said in line.body)
        assert any(len(line.body) > 1 for line in events)
        assert not any(line.body for line in lines if line.kind not in ("event", "paragraph"))

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_page_is_told_with_all_that_stood_on_it(self, pack: str, lang: Lang) -> None:
        """The story may have gone on before anybody is asked, and whoever reads more slowly finds it in the log."""
        pages = [line for line in told(pack, SPECTATOR, lang, seed=9, length=500) if line.kind == "paragraph"]
        paragraphs = of_party(evening(pack).table).pack.paragraphs

        assert {line.has_choices for line in pages} == {True, False}
        for line in pages:
            assert line.body
            assert line.title
            assert line.has_choices == bool(paragraphs[line.ref].choices)
            assert all(plain(said).strip() for said in line.body)

    def test_the_end_is_the_end_of_the_whole(self, pack: str) -> None:
        """The last entries are told alone as they are told in the whole log."""
        whole, end = told(pack, Audience((1,))), told(pack, Audience((1,)), count=30)

        assert end == whole[-len(end) :]
        assert len({line.entry for line in end}) > 5

    def test_what_goes_by_itself_is_marked(self, pack: str) -> None:
        """Turns begin by themselves; where somebody had to decide, or could have done something, nothing is marked."""
        campaign, lines = evening(pack), {line.entry: line for line in told(pack, SOFA) if line.kind == CHOICE}
        entries = {entry.number: entry for entry in campaign.history.line()}
        begun = [number for number, entry in entries.items() if entry.choice == "begin turn"]

        assert begun
        assert all(lines[number].forced for number in begun)
        for number, line in lines.items():
            before = campaign.history.table_after(campaign.history.before(number))
            answer = forced_answer(presenter_of(GAMES[pack]), before)
            assert line.forced == (answer is not None and text(answer) == entries[number].choice)

    def test_what_is_taken_back_is_forgotten(self, pack: str) -> None:
        """Lines up to an entry stay."""
        before, played = evening(pack).history.replay_last(20)
        chronicle = Chronicle(presenter_of(GAMES[pack]), SOFA)
        whole = chronicle.hear(of_party(before), played)
        middle = played[10].entry.number
        chronicle.back_to(middle)

        assert chronicle.lines == tuple(line for line in whole if line.entry <= middle)
        assert len(chronicle.lines) < len(whole)


def test_what_was_chosen_in_secret_stays_one() -> None:
    """DS-WAND-002: where a standee is placed is told to its player only, until all are shown."""
    from tests.skies.tables import exploring, on_map

    table = exploring(on_map(2), 24)
    game, box = load_pack("airfield")
    campaign = Campaign.at(game, box, setup_for(game, box, ("Ana", "Ben"), {}), table)
    before, played = campaign.table.clone(), campaign.play(None, "place claire on a")
    said = [
        [plain(line.text) for line in Chronicle(presenter_of("skies"), who).hear(of_party(before.clone()), played)]
        for who in (Audience((0,)), Audience((1,)), SPECTATOR, SOFA)
    ]

    assert "(a)" in said[0][0]
    assert said[1][0].endswith(": a secret choice")
    assert said[2] == said[1]
    assert said[3] == said[0]


@pytest.mark.parametrize("name", ["The Undertow", mark_piece("undertow", "The Undertow")])
def test_a_name_with_an_article_takes_no_second(name: str) -> None:
    """Within a sentence and at its beginning; a name that is said alone keeps its own."""
    assert plain(rich_text(f"Cover b3 of the {name}", "en")) == "Cover b3 of the Undertow"
    assert plain(rich_text(f"The {name} heals", "en")) == "The Undertow heals"
    assert plain(rich_text(f"{name} heals", "en")) == "The Undertow heals"


def test_a_name_that_begins_with_a_possessive_takes_no_article() -> None:
    """Within a sentence and at its beginning; other names keep the sentence's article."""
    name = mark_piece("e", "Crull's Mechanic")
    isle = mark_piece("i", "Counters' Isle")
    assert plain(rich_text(f"Cover a1 of the {name}", "en")) == "Cover a1 of Crull's Mechanic"
    assert plain(rich_text(f"The {name} strikes back", "en")) == "Crull's Mechanic strikes back"
    assert plain(rich_text(f"Sail to the {isle}", "en")) == "Sail to Counters' Isle"
    assert plain(rich_text(f"The {mark_piece('e', 'Stage Bear')} heals", "en")) == "The Stage Bear heals"
