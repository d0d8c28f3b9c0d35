"""The quests of a scene: to be done, waiting, done; where each came from and leads; rumours; who may read them."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.party.journey import our_journey
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.story_knowledge import Past, knowledge_from_notes
from sleeping_gods.story.printed import Name

from ..bed import effects, play
from ..sea import tables as sea
from ..skies import tables as skies
from .worlds import Listener, words_in

GIVER = """# 3 Test

## 3 Counter

Here.

- (a) Take the lamp.
  > gain quest 9
  > return to the ship
- (b) Hand it over.
  > complete quest 9
  > return to the ship
"""


class TestStates:
    """A quest is to be done, waits for something, or is done."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_from_where_it_was_gained_to_where_it_ended(self, lang: Lang) -> None:
        """The page of both is named; what one began with came from the beginning."""
        listener, table = Listener("sea", lang), sea.story(sea.at_sea(), GIVER)
        listener.play(table, "explore 3", "choose a")
        gained = {quest.number: quest for quest in listener.quests(table).quests}
        table.actions = 2
        sea.again(table)
        listener.play(table, "explore 3", "choose b")
        *_, done = listener.quests(table).quests
        title = listener.presenter.page_title(table, "paragraph", "3")
        page = f"“{title}” (3)" if lang == "en" else f"«\u202f{title}\u202f» (3)"

        assert (gained[9].state, gained[9].places) == ("open", ("40",))
        assert gained[9].origin == (f"from {page}" if lang == "en" else f"vient de {page}")
        assert gained[1].origin == ("from the beginning" if lang == "en" else "en main depuis le début")
        assert (f"From {page}." if lang == "en" else f"Vient de {page}.") in gained[9].spoken
        assert (done.number, done.state, done.places) == (9, "done", ())
        assert gained[9].picture == done.picture == "quest-lantern"
        assert plain(done.text) == plain(gained[9].text)
        assert (f"Done at {page}." if lang == "en" else f"Terminée à {page}.") in done.spoken
        assert "done" not in gained[9].spoken.casefold()

    def test_where_nobody_remembers_nothing_is_said(self) -> None:
        """Without the entries of the campaign."""
        assert {quest.origin for quest in Listener("sea").quests(sea.at_sea()).quests} == {""}

    def test_an_event_may_give_a_quest(self) -> None:
        """Then its card is named."""
        listener, table = Listener("sea"), sea.at_sea()
        listener.presenter.read = knowledge_from_notes([("event", "timber-traders"), ("gained", "12")])
        table.quests.append(12)
        quest = listener.quests(table).quests[-1]

        assert quest.origin == "from the event Timber Traders"

    @pytest.mark.parametrize(
        ("lang", "came", "went"),
        [("en", "from the day the tank ran dry", "Done."), ("fr", "depuis la panne sèche", "Terminée.")],
    )
    def test_a_dry_tank_gives_a_quest_and_not_the_event_of_the_turn(self, lang: Lang, came: str, went: str) -> None:
        """DS-FLY-015: gained on a flight; filling up ends it, and neither has a page. Nor has what is done next."""
        listener = Listener("skies", lang)
        table = skies.on_map()
        flight = [("event", "bees"), ("act", "fly"), ("fuel", ""), ("gained", "206")]
        listener.presenter.read = knowledge_from_notes([*flight, ("act", "fly"), ("gained", "41")])
        table.quests += [206, 41]
        found = {quest.number: quest for quest in listener.quests(table).quests}
        assert (found[206].origin, found[41].origin) == (came, "")

        listener.presenter.read = knowledge_from_notes([*flight, ("ended", "206")])
        table.quests.remove(206)
        table.used_quests.append(206)
        assert went in next(quest.spoken for quest in listener.quests(table).quests if quest.number == 206)

    def test_a_totem_is_restored_and_not_done_at_the_last_page(self) -> None:
        """DS-TOTM-001: whatever was read before it."""
        listener, table = Listener("skies"), skies.quest(skies.stock(skies.on_map(), tundra_berry=1), 105)
        past = Past()
        play(table, "awaken 105 by p1", "pay tundra-berry for tundra-berry")
        past.note(2, "pay tundra-berry for tundra-berry", table.log_events)
        listener.presenter.read = knowledge_from_notes([("page", "12"), *past.noted(2)])

        assert "Restored." in next(quest.spoken for quest in listener.quests(table).quests if quest.number == 105)

    @pytest.mark.parametrize(
        ("lang", "one", "two"),
        [
            ("en", "leads to location 40", "leads to locations 40 and 54"),
            ("fr", "mène au lieu 40", "mène aux lieux 40 et 54"),
        ],
    )
    def test_where_it_leads_is_said_of_one_place_or_of_several(self, lang: Lang, one: str, two: str) -> None:
        """As a part of a sentence, and as a sentence among the plain lines; one that leads nowhere says nothing."""
        listener, table = Listener("sea", lang), sea.at_sea()
        table.quests = [9, 1]
        led = {quest.number: quest for quest in listener.quests(table).quests}
        card = table.pack.quests[9]
        longer = Name({lang: f"{text} (54)" for lang, text in card.text.texts.items()})
        quests = {**table.pack.quests, 9: dataclasses.replace(card, text=longer)}
        table.pack = dataclasses.replace(table.pack, quests=quests)
        again = {quest.number: quest for quest in listener.quests(table).quests}

        assert (led[9].leads_to, led[1].leads_to) == (one, "")
        assert led[9].spoken.endswith(f"{one[0].upper()}{one[1:]}.")
        assert again[9].leads_to == two

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_dormant_totem_waits_for_what_is_lacking(self, lang: Lang) -> None:
        """DS-QUST-002: it stands behind those that can be done; with the goods in hand it can be."""
        listener, table = Listener("skies", lang), skies.on_map()
        table.quests = [101, 41]
        lacking = listener.quests(table)
        for kind, count in table.pack.quests[101].needs:
            table.goods[kind] = count
        there = listener.quests(table)

        assert [(quest.number, quest.state) for quest in lacking.quests] == [(41, "open"), (101, "waiting")]
        assert lacking.quests[1].note
        assert {quest.state for quest in there.quests} == {"open"}
        spoken = {"en": ("GEODE", "LANTERN"), "fr": ("GÉODE", "LANTERNE")}[lang]
        assert lacking.keywords == there.keywords == spoken

    def test_rumours_are_kept(self) -> None:
        """A card that is discarded after reading can still be read, apart from what is done."""
        table = skies.on_map()
        fleeting = next(number for number, card in table.pack.quests.items() if card.fleeting)
        table.used_quests = [fleeting, 41]
        journal = Listener("skies").quests(table)

        assert [quest.number for quest in journal.quests] == [41]
        assert len(journal.rumours) == 1
        assert plain(journal.rumours[0]).startswith(table.pack.quests[fleeting].title.en)
        assert str(fleeting) in journal.done_pile

    def test_no_quest_at_all(self) -> None:
        """The box is empty."""
        journal = Listener("skies").quests(skies.on_map())

        assert (journal.quests, journal.rumours, journal.keywords) == ((), (), ())
        assert journal.done_pile == "The completed quest box is empty."


class TestSecrets:
    """DS-WAND-009: what was found in an encounter is read by those who found it."""

    def test_only_its_readers_are_told_what_it_says(self) -> None:
        """Title and keyword lie open; a spectator reads what lies open to all."""
        table = skies.on_map(2)
        table.quests, table.silent = [41, 48], {"48": [1]}
        told = {
            who: Listener("skies", audience=who).quests(table).quests
            for who in (Audience((0,)), Audience((1,)), SPECTATOR, SOFA)
        }
        text = table.pack.quests[48].text.en

        assert [any(text in word for quest in quests for word in words_in(quest)) for quests in told.values()] == [
            False,
            True,
            False,
            True,
        ]
        assert all(plain(quests[0].text) for quests in told.values())
        assert "Read in silence" in told[SPECTATOR][1].note

    def test_a_rumour_read_in_silence_is_a_title_to_others(self) -> None:
        """The same for what is discarded at once."""
        table = skies.on_map(2)
        fleeting = next(number for number, card in table.pack.quests.items() if card.fleeting)
        table.used_quests, table.silent = [fleeting], {str(fleeting): [0]}
        own, other = (Listener("skies", audience=Audience((seat,))).quests(table).rumours for seat in (0, 1))

        assert table.pack.quests[fleeting].text.en[:40] in plain(own[0])
        assert table.pack.quests[fleeting].text.en[:40] not in plain(other[0])


def test_what_does_not_change_is_kept() -> None:
    """The same record until something of it is another."""
    listener, table = Listener("sea"), sea.at_sea()
    first = listener.quests(table)
    again = listener.quests(table)
    effects(table, "gain quest 9")

    assert again is first
    assert len(listener.quests(table).quests) == len(first.quests) + 1


class TestJourney:
    """The journey log stands behind the quests, and goes on with the campaign."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_at_sea(self, lang: Lang) -> None:
        """Who sails, turns, defeats and what was learned, as it stands now."""
        listener, table = Listener("sea", lang), sea.at_sea()
        before = [plain(text) for text in listener.quests(table).journey]
        table.turn, table.defeats = 7, 2
        after = [plain(text) for text in listener.quests(table).journey]

        assert table.names[0] in before[0] == after[0]
        assert ("7 turns; 2 defeats" if lang == "en" else "7 tours") in after[1]
        assert before[1] != after[1]

    def test_in_the_skies(self) -> None:
        """The camps count too."""
        listener, table = Listener("skies"), skies.on_map()
        before = listener.quests(table).journey
        table.camps += 1

        assert table.names[0] in plain(before[0])
        assert listener.quests(table).journey != before


NEEDING = """# 902 Hall

## 902 A hall

> if LANTERN: turn to 902.2

A hall.

> return to the ship

## 902.1 By daylight

It was light.

> when LANTERN

The lamp went round.

> end
> return to the ship

## 902.2 By lamplight

It was dark.

> return to the ship
"""


class TestCounted:
    """Where the keyword of a quest has made a difference since it was gained."""

    @staticmethod
    def told(*notes: tuple[str, str]) -> tuple[str, list[int]]:
        """What is said of quest 9, the lantern, and the order of the journal."""
        listener, table = Listener("sea"), sea.story(sea.at_sea(), NEEDING)
        table.quests = [9, 1]
        listener.presenter.read = knowledge_from_notes(notes)
        found = listener.quests(table).quests
        return next(quest.counted for quest in found if quest.number == 9), [quest.number for quest in found]

    def test_a_page_that_its_keyword_led_to(self) -> None:
        """The quest goes behind the others, because most have nothing more to bring."""
        words, order = self.told(("visit", "3"), ("gained", "9"), ("visit", "902"), ("page", "902.2"))

        assert words == "it has counted since at “By lamplight” (902.2)"
        assert order == [1, 9]

    def test_a_page_with_words_for_it(self) -> None:
        """Which were read."""
        words, _ = self.told(("visit", "3"), ("gained", "9"), ("visit", "902"), ("page", "902.1"))

        assert "(902.1)" in words

    def test_nothing_that_was_not_read_is_told(self) -> None:
        """The page that its keyword would lead to, and what was read before it was gained."""
        unread, order = self.told(("visit", "3"), ("gained", "9"), ("visit", "902"), ("page", "902"))
        before, _ = self.told(("visit", "902"), ("page", "902.1"), ("left", ""), ("visit", "3"), ("gained", "9"))

        assert (unread, before) == ("", "")
        assert order == [9, 1]

    def test_who_was_told_before_is_told_what_a_newcomer_is_told(self) -> None:
        """Where a page asks for a card besides, it counts as long as that is there."""
        asking = NEEDING.replace("when LANTERN", "when LANTERN and card 33")
        early, table = Listener("sea"), sea.story(sea.at_sea(), asking)
        table.quests = [9, 1]
        early.presenter.read = knowledge_from_notes([("gained", "9"), ("visit", "902"), ("page", "902.1")])

        def counted(listener: Listener) -> str:
            return next(quest.counted for quest in listener.quests(table).quests if quest.number == 9)

        assert counted(early) == ""
        sea.own(table, next(id for id, card in table.pack.adventures.items() if card.number == 33))
        late = Listener("sea")
        late.presenter.read = early.presenter.read
        assert "(902.1)" in counted(late)
        assert counted(early) == counted(late)

    def test_the_journey_tells_it_last(self) -> None:
        """What can still be done comes first."""
        presenter, table = presenter_of("sea"), sea.story(sea.at_sea(), NEEDING)
        table.quests = [9, 1]
        first = [following.quest.number for following in our_journey(presenter, table, SOFA).next]
        presenter.read = knowledge_from_notes([("gained", "9"), ("visit", "902"), ("page", "902.2")])
        then = [following.quest.number for following in our_journey(presenter, table, SOFA).next]

        assert (first, then) == ([9, 1], [1, 9])
