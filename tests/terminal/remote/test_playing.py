"""A seat of a served campaign: the same scenes, and answers as at a table at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.wire.requests import ChatRequest, ChooseRequest, NameMoment, Redo, Undo

from ..driver import told
from .seated import Person
from .standin import StandIn, served

ADA, BEN = {"ada": (0,)}, {"ben": (1,)}


class TestAlone:
    """Somebody who holds all seats."""

    @pytest.mark.parametrize("plain", [True, False])
    @pytest.mark.parametrize(("pack", "lang"), [("harbour", "en"), ("airfield", "fr")])
    def test_the_scenes_are_those_of_the_local_table(self, tmp_path: Path, pack: str, lang: Lang, plain: bool) -> None:
        """The same campaign told over the wire is drawn line by line as it is at the keyboard."""
        person = Person(("> ", "1"), ("> ", "1"))
        with served(StandIn(pack, ("Ada",), invites={"ada": (0,)})) as host:
            person.play(f"{host.url}/join#ada", tmp_path / "remote", name="Ada", lang=lang, plain=plain)

        local = told(tmp_path / "local", "1", "1", players=("Ada",), pack=pack, lang=lang, plain=plain, width=100)
        mine, theirs = (
            text.rpartition("> ")[0].rpartition("> ")[2].partition("\n")[2] for text in (person.said, local)
        )
        assert mine.splitlines()[-12:] == theirs.splitlines()[-12:]

    def test_choices_go_by_numbers_words_and_several_at_once(self, tmp_path: Path) -> None:
        """As at the local prompt; several are sent one after the other."""
        person = Person(("> ", "begin"), ("> ", "the bridge"), ("> ", "1 2 3"))
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada")

        assert host.choices[:5] == ["begin turn", "use bridge", "do draw", "do command", "do clear"]
        positions = [request.position for request in host.heard if isinstance(request, ChooseRequest)]
        assert positions == sorted({*positions})

    @pytest.mark.parametrize("lang", WHOLE)
    def test_several_end_where_one_is_not_possible_any_more(self, tmp_path: Path, lang: Lang) -> None:
        """What went before it is done; what was not is named, and nothing is sent for it."""
        localizer = localizer_of("sea", lang)
        deck = {"en": "Use the Deck", "fr": "Utiliser le Pont"}[lang]
        words = localizer.say("remote_no-more", choice=localizer.say("quote_words", words=deck))
        person = Person(("> ", ""), ("> ", "2 3"), (words, "quit"))
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang)

        assert host.choices == ["begin turn", "use galley"]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_commands_that_lack_something_or_belong_elsewhere_say_so(self, tmp_path: Path, lang: Lang) -> None:
        """Nothing is asked of the server."""
        localizer = localizer_of("sea", lang)
        typed = {key: localizer.say(f"order_{key}").split(" / ")[0] for key in ("say", "mark")}
        undo, save = (localizer.say(f"command_{key}").split(" / ")[0] for key in ("undo", "save"))
        script = [("> ", line) for line in (typed["say"], typed["mark"], f"{undo} zzz", save, "quit")]
        person = Person(*script)
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang)

        for key in ("say-what", "mark-what"):
            assert localizer.say(f"remote_{key}") in person.said
        assert localizer.say("prompt_undo", said=localizer.say("quote_words", words="zzz")) in person.said
        assert localizer.say("remote_elsewhere", said=localizer.say("quote_words", words=save)) in person.said
        assert host.heard == []

    def test_undo_redo_and_marks_are_asked_of_the_server(self, tmp_path: Path) -> None:
        """By steps, by a word, by a line of the log."""
        person = Person(
            ("> ", ""), ("> ", "1"), ("> ", "undo"), ("Something was taken back.", "undo turn"), ("> ", "redo"),
            ("> ", "mark the quay"), ("> ", "undo sideways"), ("> ", "quit"),
        )  # fmt: skip
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada")

        asked = [request for request in host.heard if not isinstance(request, ChooseRequest)]
        assert [type(request) for request in asked] == [Undo, Undo, Redo, NameMoment]
        assert [request.by for request in asked if isinstance(request, Undo)] == ["step", "turn"]
        assert "got 'sideways'" in person.said

    @pytest.mark.parametrize(("lang", "steps"), [("en", "undo 2"), ("fr", "annuler 2")])
    def test_several_steps_back_are_taken_one_by_one(self, tmp_path: Path, lang: Lang, steps: str) -> None:
        """Each at the position to which the one before it led."""
        person = Person(("> ", ""), ("> ", "1"), ("> ", steps), ("> ", "quit"))
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang)

        assert [request.by for request in host.heard if isinstance(request, Undo)] == ["step", "step"]
        assert host.campaign.history.line()[-1].choice != "use bridge"

    def test_a_barred_choice_and_a_refused_one_say_their_rule(self, tmp_path: Path) -> None:
        """What the menu bars is not sent at all; what the server refuses is told by it; ? then shows the rule."""
        person = Person(
            ("> ", ""), ("> ", "x1"), ("SG-SHIP-001", "?"), ("SG-SHIP-001", "equip discipline-4 on odessa"),
            ("SG-CMD-013", "?"), ("SG-CMD-013", "why something else"), ("Because.", "quit"),
        )  # fmt: skip
        with served(StandIn(invites={"ada": (0, 1)})) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada")

        assert (
            "Not possible: Use the Hull: there is no ship action at the Hull (SG-SHIP-001). ? shows the rule."
            in person.said
        )
        assert " (SG-CMD-013). ? shows the rule." in person.said
        assert host.choices == ["begin turn"]

    @pytest.mark.parametrize(("pack", "game"), [("harbour", "sea"), ("airfield", "skies")])
    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_pages_help_and_rules_are_at_hand(self, tmp_path: Path, pack: str, game: str, lang: Lang) -> None:
        """Every page of the local prompt but the journey log, in both languages, boxed."""
        localizer = localizer_of(game, lang)
        pages = ("map", "crew", "cards", "quests", "hand", "story", "fight", "table")
        words = [localizer.say(f"command_{key}").split(" / ")[0] for key in pages]
        script = [("> ", word) for word in (*words, "?", "? 1", "+", "x", "help", "odds", "nonsense", "999", "quit")]
        with served(StandIn(pack, invites={"ada": (0, 1)})) as host:
            person = Person(*script)
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang, plain=False)

        assert localizer.say("fight_none") in person.said
        assert localizer.say("order-typed_say") in person.said
        assert localizer.say("session_no-number", said="999") in person.said
        assert host.heard == []

    def test_another_language_is_asked_of_the_server(self, tmp_path: Path) -> None:
        """Everything is told anew in it, and nothing of the campaign changes."""
        person = Person(("> ", "lang fr"), ("Commencer le tour", "1"), ("Utiliser le Pont", "quitter"))
        with served(StandIn(players=("Ada",), invites=ADA)) as host:
            person.play(f"{host.url}/join#ada", tmp_path, name="Ada")

        assert "Begin the turn" in person.said
        assert host.choices == ["begin turn"]


class TestTogether:
    """Two people at one table."""

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_each_sees_what_the_other_does_in_their_own_language(self, tmp_path: Path, pack: str) -> None:
        """Ada plays in English while Ben waits in French; then Ben talks, and Ada reads it."""
        game = "sea" if pack == "harbour" else "skies"
        begun = localizer_of(game, "fr").say("chronicle_choice", who="Ada", label="Commencer le tour")
        ada = Person(("has come to the table", "1"), ("Ben says: Bravo !", "quit"))
        ben = Person((begun, "dire Bravo !"), ("> ", "quitter"))
        with served(StandIn(pack, invites=ADA | BEN)) as host:
            ada.sit_down(f"{host.url}/join#ada", tmp_path / "a", name="Ada")
            ada.hears("> ")
            ben.sit_down(f"{host.url}/join#ben", tmp_path / "b", name="Ben", lang="fr")
            ada.leave()
            ben.leave()

        assert "on attend Ada> " in ben.said
        assert "Ben dit\u202f: Bravo !" in ben.said
        assert [request.text for request in host.heard if isinstance(request, ChatRequest)] == ["Bravo !"]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_whoever_waits_sees_no_choice_of_the_other_and_no_hand(self, tmp_path: Path, lang: Lang) -> None:
        """Only what is theirs to do at any time; Enter decides nothing."""
        localizer = localizer_of("sea", lang)
        waiting = f"{localizer.say('remote_waiting', who='Ada')}> "
        ben = Person((waiting, ""), (localizer.say("remote_waiting-how", who="Ada"), "1"), ("> ", "+"), ("> ", "quit"))
        with served(StandIn(invites=BEN)) as host:
            ben.play(f"{host.url}/join#ben", tmp_path, name="Ben", lang=lang)

        assert {"en": "1. Begin the turn", "fr": "1. Commencer le tour"}[lang] not in ben.said
        assert "Discipline" not in ben.said
        assert "Savvy" in ben.said or lang == "fr"
        assert localizer.say("menu_any-time-for", who="Ben", kind=localizer.say("kind_equip")) in ben.said
        assert host.choices == []

    def test_an_act_of_any_time_is_done_before_the_others_decision(self, tmp_path: Path) -> None:
        """Ben equips a card while Ada is asked."""
        ben = Person(("waiting for Ada> ", "+"), ("> ", "equip plain-savvy-2 on mac"), ("Ben: ", "quit"))
        with served(StandIn(invites=BEN)) as host:
            ben.play(f"{host.url}/join#ben", tmp_path, name="Ben")

        assert host.choices == ["equip plain-savvy-2 on mac"]
        assert ben.said.rpartition("> ")[0].endswith("waiting for Ada")

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_spectator_watches_and_talks(self, tmp_path: Path, lang: Lang) -> None:
        """Nothing is theirs to choose."""
        localizer = localizer_of("sea", lang)
        waiting, says = localizer.say("remote_waiting", who="Ada"), localizer.say("order_say").split(" / ")[0]
        said = localizer.say("remote_said", who="Eve", text="Hello")
        listed = localizer.say("remote_person", who="Eve", plays="none", here="yes")
        people = localizer.say("order_people").split(" / ")[0]
        eve = Person((f"{waiting}> ", f"{says} Hello"), (said, people), (listed, "quit"))
        with served(StandIn(invites={"eve": ()})) as host:
            eve.play(f"{host.url}/join#eve", tmp_path, name="Eve", lang=lang)

        assert {"en": "1. Begin the turn", "fr": "1. Commencer le tour"}[lang] not in eve.said
        assert host.choices == []

    @pytest.mark.parametrize("lang", WHOLE)
    def test_going_back_behind_what_was_revealed_is_asked(self, tmp_path: Path, lang: Lang) -> None:
        """Ada wants to; Ben says yes; then it is done; then he leaves, and she sees it."""
        localizer = localizer_of("sea", lang)
        back = localizer.say("remote_taken-back")
        ada = Person(
            (localizer.say("remote_came", who="Ben"), "1"),
            ("> ", "undo"),
            (localizer.say("remote_left", who="Ben"), "quit"),
        )
        ben = Person((localizer.say("remote_consent", who="Ada"), "yes"), (back, "quit"))
        with served(StandIn(invites=ADA | BEN, asks_before_undo=True)) as host:
            ada.sit_down(f"{host.url}/join#ada", tmp_path / "a", name="Ada", lang=lang)
            ada.hears("> ")
            ben.sit_down(f"{host.url}/join#ben", tmp_path / "b", name="Ben", lang=lang)
            ada.leave()
            ben.leave()

        assert "The others are asked." in ada.said
        assert localizer.say("remote_consent-of", who="Ada", others="Ben") in ada.said
        assert back in ada.said
        assert [entry.choice for entry in host.campaign.history.line()][-1] != "begin turn"

    @pytest.mark.parametrize("lang", WHOLE)
    def test_somebody_who_is_given_another_seat_plays_it_at_once(self, tmp_path: Path, lang: Lang) -> None:
        """Everything is told anew, to the eyes that now see it."""
        begin = {"en": "1. Begin the turn", "fr": "1. Commencer le tour"}[lang]
        ben = Person((begin, "1"), ("> ", "quit"))
        with served(StandIn(invites=BEN)) as host:
            ben.sit_down(f"{host.url}/join#ben", tmp_path, name="Ben", lang=lang)
            ben.hears("> ")
            host.reseat("secret-0", (0, 1))
            ben.leave()

        assert localizer_of("sea", lang).say("remote_reseated") in ben.said
        assert host.choices == ["begin turn"]
