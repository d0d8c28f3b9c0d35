"""An episode asks seat after seat, and what it played can be opened as a campaign."""

from __future__ import annotations

from sleeping_gods.campaign.draws import verify_with_draws
from sleeping_gods.env.episode import ASK, NOTHING, Episode, EpisodeTerms
from sleeping_gods.env.worlds import World
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck


def begun(pack: str, players: int, seed: int, terms: EpisodeTerms) -> Episode:
    """An episode at its first question."""
    game, box, setup = World(pack, players).load()
    return Episode(game, box, setup, seed, terms)


def played(episode: Episode, decisions: int) -> Episode:
    """Any actions, so many."""
    luck = Luck(7)
    for _ in range(decisions):
        if episode.menu:
            episode.take(luck.below(len(episode.menu)))
    return episode


def until_shared(episode: Episode) -> Episode:
    """The same at a decision of all seats."""
    luck = Luck(3)
    while not any(choice[0] == ASK for choice in episode.menu):
        episode.take(luck.below(len(episode.menu)))
    return episode


def test_a_seat_asks_another_which_acts_or_does_nothing() -> None:
    """SG-CHAL-004: the other seat is asked for what is its own, once until the table changes."""
    episode = until_shared(begun("harbour", 2, 1, EpisodeTerms()))
    first, entries = episode.seat, len(episode.choices)
    ask = next(choice for choice in episode.menu if choice[0] == ASK)
    episode.play(ask)

    assert episode.seat == 1 - first
    assert episode.helping
    assert episode.menu[-1] == NOTHING
    assert all(episode.table.actor(choice) == episode.seat for choice in episode.menu[:-1])

    episode.play(NOTHING)

    assert episode.seat == first
    assert ask not in episode.menu
    assert len(episode.choices) == entries
    assert not episode.helping


def test_a_seat_is_asked_even_if_it_can_do_nothing() -> None:
    """Else whoever asks would learn what its hand does not hold."""
    episode = begun("harbour", 2, 1, EpisodeTerms())
    luck = Luck(3)
    idle = 0
    for _ in range(600):
        asks = [choice for choice in episode.menu if choice[0] == ASK]
        if asks:
            episode.play(asks[0])
            idle += episode.menu == (NOTHING,)
            episode.play(NOTHING)
        episode.take(luck.below(len([choice for choice in episode.menu if choice[0] != ASK])))

    assert idle > 0


def test_forced_answers_are_played_unless_every_question_is_wanted() -> None:
    """A menu of one action is never asked; with all questions some are, and nothing else is different."""
    quick = begun("airfield", 1, 2, EpisodeTerms(together=True))
    slow = begun("airfield", 1, 2, EpisodeTerms(together=True, play_forced=False))
    luck = Luck(1)
    asked_alone = 0
    while quick.menu:
        assert len(quick.menu) > 1
        while len(slow.menu) == 1:
            asked_alone += 1
            slow.take(0)
        assert slow.menu == quick.menu
        action = luck.below(len(quick.menu))
        quick.take(action)
        slow.take(action)
    while slow.menu:
        slow.take(0)

    assert asked_alone > 0
    assert slow.choices == quick.choices


def test_what_was_played_is_a_campaign_that_can_be_verified() -> None:
    """The file replays to its last hash, and its draws follow from its seed."""
    episode = played(begun("airfield", 2, 11, EpisodeTerms()), 40)
    journal = parse(episode.text().encode()).journal

    assert len(journal.entries) == len(episode.choices) + 1
    assert verify_with_draws(episode.game, episode.pack, journal) == []


def test_the_acts_of_the_table_about_the_campaign_are_no_actions() -> None:
    """Joining, leaving, repairs and notes belong to people; acts of any time that the rules offer are in the menu."""
    episode = begun("harbour", 2, 1, EpisodeTerms(together=True))
    luck, acts = Luck(5), 0
    for _ in range(200):
        assert not any(episode.table.is_table_act(choice) for choice in episode.menu)
        acts += any(episode.table.is_act(choice) for choice in episode.menu)
        episode.take(luck.below(len(episode.menu)))

    assert acts > 20
