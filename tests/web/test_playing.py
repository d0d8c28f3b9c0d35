"""Play over sockets: every choice is stored, answered and told, to each in their language and by what they may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.wire.events import Changed, ChatEvent, Done, Refused, Snapshot, TableEvent
from sleeping_gods.wire.requests import ChatRequest, Refresh, Undo

from ..daily import first_quick
from .player import Player, ask, begin, invite, join
from .serving import served


def play_on(players: list[Player], luck: Luck, count: int) -> int:
    """Let players choose at random whatever is theirs; how many choices were made."""
    made = 0
    while made < count:
        ready = [(player, choice) for player in players for choice in player.own]
        if not ready:
            break
        player, choice = luck.pick(ready)
        assert isinstance(player.choose(choice), Done)
        for one in players:
            one.until(Changed)
        made += 1
    return made


@pytest.mark.parametrize("pack", first_quick(["harbour", "airfield"]))
def test_two_play_one_in_each_language(tmp_path: Path, pack: str) -> None:
    """Both hear of every choice, each in their language; all of it is stored, and who comes again knows it."""
    with served(tmp_path) as url:
        campaign, host = begin(url, pack=pack)
        ada, ben = Player(url, campaign, host), Player(url, campaign, join(url, invite(url, campaign, host, [1])), "fr")
        ada.until(Snapshot)  # another seat is gone: she is told anew

        made = play_on([ada, ben], Luck(5), 40)

        assert made == 40
        assert ada.scene is not None
        assert ben.scene is not None
        assert ada.position == ben.position
        assert plain(ada.scene.decision.question) != plain(ben.scene.decision.question)
        again = Player(url, campaign, host)
        assert again.scene is not None
        assert again.own == ada.own
        assert again.scene.party == ada.scene.party
        for player in (ada, ben, again):
            player.close()
    storage = open_storage(str(tmp_path))
    assert storage.summary(campaign).entries == again.position
    storage.close()


def test_a_choice_that_is_sent_twice_is_played_once(tmp_path: Path) -> None:
    """The second time it is answered as done before, also by a server that was started anew meanwhile."""
    with served(tmp_path) as url:
        campaign, host = begin(url, ["Ada"])
        ada = Player(url, campaign, host)
        position, choice = ada.position, ada.own[0]
        assert ada.choose(choice, "mine") == Done(ada.until(Changed).position, "mine")

        again = ada.choose(choice, "mine", position)

        assert again == Done(ada.position, "mine", repeated=True)
    with served(tmp_path) as url:
        late = Player(url, campaign, host)
        assert late.choose(choice, "mine", position) == Done(late.position, "mine", repeated=True)
        assert late.position == ada.position


def test_who_has_not_heard_yet_is_refused_and_told(tmp_path: Path) -> None:
    """A choice from an old position changes nothing, even one that could be made, and brings everything anew."""
    with served(tmp_path) as url:
        campaign, host = begin(url, ["Ada"])
        ada = Player(url, campaign, host)
        ada.choose(ada.own[0])
        ada.until(Changed)
        before = ada.position

        refused = ada.choose(ada.own[0], position=before - 1)

        assert isinstance(refused, Refused)
        assert refused.key == "stale"
        assert ada.until(Snapshot).position == before


def test_a_refusal_cites_the_rule(tmp_path: Path) -> None:
    """What cannot be chosen is refused with the reason, in the language of whoever asked; so is another's choice."""
    with served(tmp_path) as url:
        campaign, host = begin(url)
        ben = Player(url, campaign, join(url, invite(url, campaign, host, [1])), "fr")
        ada = Player(url, campaign, host)

        refused = ada.choose("sail north")
        theirs = ben.choose(ada.own[0])

        assert isinstance(refused, Refused)
        assert isinstance(theirs, Refused)
        assert (refused.key, refused.rule[:3]) == ("illegal", "SG-")
        assert refused.entry
        assert theirs.key == "not-yours"
        assert plain(theirs.words) == "Ce choix revient à une autre personne."


def test_a_step_back_is_heard_by_everybody(tmp_path: Path) -> None:
    """After it the table is as it was, for both, and the log has lost the line."""
    with served(tmp_path) as url:
        campaign, host = begin(url)
        ada = Player(url, campaign, host)
        ben = Player(url, campaign, join(url, invite(url, campaign, host, role="spectator")))
        before = ben.scene
        assert before is not None
        ada.choose(ada.own[0])
        ben.until(Changed)
        assert ben.scene is not None
        assert ben.scene.menu != before.menu

        ada.until(Changed)
        ada.send(Undo("back", ada.position))

        ben.until(Changed)
        assert ben.scene == before
        assert ada.until(Done).id == "back"


def test_words_and_people(tmp_path: Path) -> None:
    """What somebody says is heard by all, who comes and goes is known, and the language can be changed in mid-play."""
    with served(tmp_path) as url:
        campaign, host = begin(url)
        ada = Player(url, campaign, host)
        ben = Player(url, campaign, join(url, invite(url, campaign, host, role="spectator")))

        ben.send(ChatRequest("one", "Land ahead!"))

        assert ada.until(ChatEvent).text == "Land ahead!"
        ben.close()
        while any(person.online and person.role == "spectator" for person in ada.until(TableEvent).table.people):
            pass
        ada.send(Refresh("two", "fr"))
        assert ada.until(Snapshot).lang == "fr"


def test_a_campaign_goes_out_and_in_again(tmp_path: Path) -> None:
    """An export is the campaign file; brought in again it is another campaign, at the same place."""
    with served(tmp_path) as url:
        campaign, host = begin(url)
        ada = Player(url, campaign, host)
        play_on([ada], Luck(1), 5)

        status, data = ask(url, "GET", f"/api/campaigns/{campaign}/export", secret=host)
        assert status == 200
        made, begun = ask(url, "POST", "/api/import?name=Again", data, host)

        assert made == 200
        assert begun["campaign"] != campaign
        again = Player(url, begun["campaign"], host)
        assert again.position == ada.position
        assert again.own == ada.own
        assert again.scene is not None
        assert ada.scene is not None
        assert again.scene.party == ada.scene.party
