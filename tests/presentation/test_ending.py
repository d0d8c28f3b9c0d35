"""The last page: what became of whom, what was left undone, what is unlocked, in both games and languages."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sleeping_gods.kernel.forms import form_of
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.lazy_scene import LazyScene
from sleeping_gods.presentation.party.ending import with_totals
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.score import ScoreSheet
from sleeping_gods.presentation.scene.text import RichText, plain
from sleeping_gods.story.printed import Name
from tests.conformance.test_hands import campaign
from tests.sea.tables import at_sea
from tests.skies.tables import on_map


def sheet(game: str, table: object, lang: Lang = "en", audience: Audience = SOFA) -> ScoreSheet:
    """The last page of a table that is over."""
    score = LazyScene(presenter_of(game, lang), table, audience).score
    assert score is not None
    return score


def said(texts: tuple[RichText, ...]) -> list[str]:
    """The words alone."""
    return [plain(text) for text in texts]


class TestSea:
    """Sleeping Gods."""

    def test_while_it_goes_on_there_is_no_last_page(self) -> None:
        """Nothing is told before the end."""
        assert LazyScene(presenter_of("sea"), at_sea(), SOFA).score is None

    def test_each_of_the_crew_is_told_of(self) -> None:
        """Hurt, tired, cursed, learned and armed in a line each; the others together, and the fallen by name."""
        table = at_sea()
        table.over = "finale"
        pack, names = table.pack, [*table.crew]
        hurt, fallen, weak = names[1:4]
        level, totem = [*pack.levels][-1], next(c.id for c in pack.adventures.values() if c.kind == "totem")
        table.crew[hurt].damage, table.crew[hurt].fatigue, table.crew[hurt].levels = 1, 2, (level,)
        table.crew[fallen].damage = 99
        table.crew[weak].damage, table.crew[weak].statuses = 99, ("weakened",)
        table.adventures[totem] = 0
        table.cubes = dict.fromkeys(table.cubes, 0) | {"deck": 2}
        fates = sheet("sea", table).fates
        told = said(fates)

        assert fates[0][0].ref == hurt
        assert {span.ref for fate in fates for span in fate if span.kind == "piece"} >= {*names}
        most = pack.crew[hurt].health
        assert told[0] == f"{pack.crew[hurt].name.en}: {most - 1} of {most} health, fatigue 2; learnt " + (
            f"{pack.levels[level].name.en}."
        )
        assert told[1] == f"{pack.crew[weak].name.en}: fell, weakened."
        assert told[2].startswith("Without a scratch: ")
        assert all((pack.crew[name].name.en in told[2]) == (name not in (hurt, fallen, weak)) for name in names)
        assert told[3] == f"Fell: {pack.crew[fallen].name.en}."
        assert told[4] == "The ship bears 2 damage."
        assert told[5] == f"Totems found: {pack.adventures[totem].name.en}."

    @pytest.mark.parametrize("lang", WHOLE)
    def test_what_was_left_undone(self, lang: Lang) -> None:
        """Open quests with where they point, events in play, the event deck; a quest that is done is not among it."""
        table = at_sea()
        table.over = "finale"
        opened, done = [*table.pack.quests][:2]
        event = next(iter(table.pack.events))
        table.quests, table.used_quests, table.ongoing = [opened], [done], [event]
        told = said(sheet("sea", table, lang).unfinished)

        quest, card = table.pack.quests[opened], table.pack.events[event]
        title, text = (
            (quest.title.en, quest.text.en) if lang == "en" else (quest.title.text_in("fr"), quest.text.text_in("fr"))
        )
        assert title in told[0]
        assert told[0].endswith(text)
        assert (card.name.en if lang == "en" else card.name.text_in("fr")) in told[1]
        assert ("pass 1 of 3" if lang == "en" else "pioche 1 sur 3") in told[2]
        assert len(told) == 3
        table.quests, table.ongoing, table.event_left, table.event_pass = [], [], [0, 0, 0], 3
        assert sheet("sea", table, lang).unfinished == ()

    def test_what_is_unlocked_is_told_by_name(self) -> None:
        """SG-ACH-002: four ticks unlock two quests, which are new if this campaign brought the last tick."""
        table = at_sea()
        table.over, table.ticked = "ending", ["totem:a", "ending:b"]
        presenter, score = presenter_of("sea"), sheet("sea", table)
        earlier = ["totem:c", "totem:d"]
        names = [table.pack.quests[number].title.en for number in (171, 172) if number in table.pack.quests]

        assert score.unlocked == ()
        assert said(with_totals(presenter, table, score, earlier, 0).unlocked) == [f"{name} (new)" for name in names]
        assert said(with_totals(presenter, table, score, [*earlier, *table.ticked], 0).unlocked) == names
        assert with_totals(presenter, table, score, ["totem:a", "ending:b"], 3).unlocked == ()
        assert with_totals(presenter, table, score, (), 3).undos == 3
        table.ticked += earlier
        assert said(sheet("sea", table).unlocked) == names
        assert names


class TestSkies:
    """Distant Skies."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_five_the_plane_and_who_came_along(self, lang: Lang) -> None:
        """With what they wear; passengers and totems wherever the cards lie."""
        table = on_map(2)
        table.over = "end story"
        pack, (who, *_) = table.pack, [*table.crew]
        worn = next(iter(pack.abilities))
        kinds = {card.kind: card for card in pack.adventures.values()}
        table.crew[who].cards, table.adventures[1] = (worn,), [kinds["passenger"].id]
        table.played = [kinds["totem"].id]
        told = said(sheet("skies", table, lang).fates)

        def name(of: Name) -> str:
            return of.text_in(lang)

        assert told[0].startswith(name(pack.characters[who].name))
        assert told[0].endswith(f"{name(pack.abilities[worn].name)}.")
        assert ("Without a scratch" if lang == "en" else "Sans une égratignure") in told[1]
        assert name(pack.plane_name) in told[2]
        assert name(kinds["totem"].name) in told[3]
        assert name(kinds["passenger"].name) in told[4]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_nobody_is_to_play_any_more(self, lang: Lang) -> None:
        """The head of a table names the active player until it is over."""
        table = on_map(2)
        before = LazyScene(presenter_of("skies", lang), table, SOFA).headline.leader_text
        table.over = "end story"

        after = LazyScene(presenter_of("skies", lang), table, SOFA).headline

        assert table.names[table.captain] in before
        assert after.leader_text == ""
        assert after.phase == ("the end", "la fin")[WHOLE.index(lang)]

    def test_what_was_left_undone(self) -> None:
        """A quest that was read in silence is told with its text only to who read it."""
        table = on_map(2)
        table.over, table.active, table.camps = "end story", {next(iter(table.pack.events)): 1}, 11
        open_quest, silent = [*table.pack.quests][:2]
        table.quests, table.silent = [open_quest, silent], {str(silent): [1]}
        texts = [table.pack.quests[number].text.en for number in (open_quest, silent)]
        hers, his = (said(sheet("skies", table, audience=Audience((seat,))).unfinished) for seat in (0, 1))

        assert hers[0].endswith(texts[0])
        assert hers[1] == f"{table.pack.quests[silent].title.en}."
        assert his[1].endswith(texts[1])
        assert hers[2].startswith("Events still in play: ")
        assert hers[3] == "One camp was left."
        assert said(sheet("skies", table).unfinished)[1].endswith(texts[1])
        assert said(sheet("skies", table, audience=SPECTATOR).unfinished) == hers
        table.camps = 12
        assert len(sheet("skies", table).unfinished) == 3

    def test_curses_that_stay(self) -> None:
        """By name."""
        table = on_map()
        table.over = "ending"
        table.curses = [next(card.id for card in table.pack.adventures.values() if card.curse is not None)]

        assert any(
            line.startswith("Curses that were never lifted: ") for line in said(sheet("skies", table).unfinished)
        )


@pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
def test_it_hangs_on_no_field_but_those_that_it_names(pack: str, game: str) -> None:
    """With every other field of another moment of the campaign, the last page is the same."""
    tables = [table.clone() for table, _ in campaign(pack, 2, 3, 240)][::30]
    section = presenter_of(game).sections["score"]
    others = [name for name in form_of(type(tables[0])).names if name not in section.reads]
    pages = set()
    for table, moment in pairwise(tables):
        table.over = "reset"
        told = sheet(game, table)
        for name in others:
            setattr(table, name, getattr(moment, name))
        pages.add(repr(told))

        assert sheet(game, table) == told
    assert len(pages) > 4
    assert len(others) > 10
