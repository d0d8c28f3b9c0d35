"""What earlier campaigns of a device have unlocked: told to that device alone, and asked for when a campaign begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.service.achievement_sheets import MAX_CAMPAIGNS, sheet_of
from sleeping_gods.wire.events import Settings

from ..finished import ELSEWHERE, ONE_OF_THEM, WORLD, finished
from ..forging import forge
from .door import Door, Reply, opened
from .running import run
from .tables import begun, seat

R = TypeVar("R")
pytestmark = pytest.mark.slow
UNLOCKED = f"/api/packs/{WORLD}/unlocked"


def at(tmp_path: Path, play: Callable[[Door], Awaitable[R]]) -> R:
    """What comes of it at a server."""

    async def there() -> R:
        async with opened(tmp_path) as door:
            return await play(door)

    return run(there())


def kept(door: Door, data: bytes, device: str, name: str = "Ours") -> str:
    """A campaign whose host plays on a device."""
    roster, _ = new_roster("Ada", device, 1, Settings())
    return door.storage.create(name, data, roster.plain())


async def begin(door: Door, device: str, taken: str, lang: str = "en", pack: str = WORLD) -> Reply:
    """Begin a campaign that takes something along."""
    body = {"pack": pack, "name": "Again", "players": ["Ada"], "options": {"unlocked": taken}}
    return await door.ask("POST", f"/api/campaigns?lang={lang}", body, device)


def numbers(reply: Reply) -> list[int]:
    """The numbers of the cards that are offered."""
    return [card["number"] for card in reply.said["cards"]]


def test_an_ending_unlocks_quests_for_the_device_that_reached_it(tmp_path: Path) -> None:
    """SG-ACH-002, SG-ACH-008: with what each says, where it begins, and what goes not together with it."""
    device = new_secret()

    async def play(door: Door) -> list[Reply]:
        kept(door, finished(), device)
        return [await door.ask("GET", f"{UNLOCKED}?lang={lang}", secret=device) for lang in ("en", "fr")]

    english, french = at(tmp_path, play)

    cards = {card["option"]: card for card in english.said["cards"]}
    assert [*cards] == [ELSEWHERE, *ONE_OF_THEM, "217"]
    assert cards[ELSEWHERE]["title"] == "A Second Crew"
    assert "You begin in his harbour" in cards[ELSEWHERE]["text"]
    assert {option: card["start"] for option, card in cards.items() if card["start"]} == {ELSEWHERE: "Scupper Roads"}
    assert {option: card["excludes"] for option, card in cards.items() if card["excludes"]} == {
        option: [other for other in ONE_OF_THEM if other != option] for option in ONE_OF_THEM
    }
    assert all(card["kind"] == "quest" and str(card["number"]) == option for option, card in cards.items())
    assert french.said["cards"][0]["title"] == "Un second équipage"
    assert numbers(english) == numbers(french)


def test_nobody_else_is_told_of_it(tmp_path: Path) -> None:
    """Not another device, nor one without a secret, nor whoever only watched; it unlocks nothing elsewhere."""
    device, guest, watcher = new_secret(), new_secret(), new_secret()

    async def play(door: Door) -> list[list[int]]:
        roster, _ = new_roster("Ada", device, 2, Settings())
        roster, _, seat_link = roster.invite((1,), "player", 2)
        roster, _, other_link = roster.invite((), "spectator", 2)
        roster, _ = roster.accept(seat_link, "Ben", guest)
        roster, _ = roster.accept(other_link, "Eve", watcher)
        door.storage.create("Ours", finished(), roster.plain())
        asked = [
            await door.ask("GET", UNLOCKED, secret=secret) for secret in (device, guest, watcher, new_secret(), "")
        ]
        asked.append(await door.ask("GET", "/api/packs/lifted-north/unlocked", secret=device))
        asked.append(await door.ask("GET", "/api/packs/harbour/unlocked", secret=device))
        return [numbers(reply) for reply in asked]

    host, player, *others = at(tmp_path, play)

    assert host == player == [212, 213, 214, 215, 217]
    assert others == [[]] * 5


@pytest.mark.parametrize(
    ("taken", "lang", "words"),
    [
        ("216", "en", "quest 216 needs an ending that no campaign of yours has reached yet (SG-ACH-002)."),
        ("218", "en", "(SG-ACH-002)."),
        ("213 214", "en", "one of the quests 213 and 214 is taken along, not both (SG-ACH-008)."),
        ("213 214", "fr", "vous emportez la quête 213 ou la quête 214, pas les deux (SG-ACH-008)."),
        ("5", "en", "(SG-ACH-002)."),
    ],
)
def test_what_is_not_unlocked_is_refused_in_words(taken: str, lang: str, words: str, tmp_path: Path) -> None:
    """SG-ACH-002, SG-ACH-008: nothing is begun, and whoever forged the wish reads why."""
    device = new_secret()

    async def play(door: Door) -> tuple[Reply, int]:
        kept(door, finished(), device)
        return await begin(door, device, taken, lang), len(door.storage.summaries())

    reply, count = at(tmp_path, play)

    assert (reply.status, reply.key, count) == (403, "bad-setup", 1)
    assert reply.said["words"].endswith(words)


def test_a_campaign_begins_with_what_is_unlocked_for_its_device_alone(tmp_path: Path) -> None:
    """SG-ACH-002: for another device, and for one that is given its secret only now, it is still locked."""
    device = new_secret()

    async def play(door: Door) -> tuple[str, list[int], list[str]]:
        kept(door, finished(), device)
        good = await begin(door, device, f"{ELSEWHERE} 214")
        refused = [(await begin(door, secret, ELSEWHERE)).key for secret in (new_secret(), "")]
        async with door.registry.at(good.said["campaign"]) as there:
            table = there.table.campaign.table
            assert isinstance(table, SeaTable)
            return table.region, [quest for quest in table.quests if quest > 200], refused

    region, quests, refused = at(tmp_path, play)

    assert (region, quests) == ("8.middle", [212, 214])
    assert refused == ["bad-setup"] * 2


def test_what_cannot_be_opened_counts_nothing(tmp_path: Path) -> None:
    """A damaged campaign is tried once and left out, and one in the bin until it is taken out; the others count."""
    device, damaged = new_secret(), tmp_path / "damaged.campaign"
    damaged.write_bytes(finished())
    forge(damaged, ("choose a", "choose z"))

    async def play(door: Door) -> list[list[int]]:
        found = []
        broken = kept(door, damaged.read_bytes(), device)
        found.append(numbers(await door.ask("GET", UNLOCKED, secret=device)))
        assert door.registry.ticked.get((broken, door.storage.summary(broken).entries)) == ()
        good = kept(door, finished(), device)
        for method, path in (("GET", ""), ("DELETE", f"/{good}"), ("POST", f"/{good}/unbin"), ("DELETE", f"/{broken}")):
            await door.ask(method, f"/api/campaigns{path}", secret=device)
            found.append(numbers(await door.ask("GET", UNLOCKED, secret=device)))
        return found

    broken_alone, both, binned, taken_out, good_alone = at(tmp_path, play)

    assert (broken_alone, binned) == ([], [])
    assert both == taken_out == good_alone == [212, 213, 214, 215, 217]


def test_the_boxes_of_a_campaign_are_looked_up_once_and_anew_when_it_goes_on(tmp_path: Path) -> None:
    """SG-ACH-003: distinct boxes over all campaigns count; a campaign that nobody has played on is not opened again."""
    device = new_secret()

    async def play(door: Door) -> tuple[list[str], list[str], bool]:
        campaign = kept(door, finished(), device)
        entries = door.storage.summary(campaign).entries
        first = (await sheet_of(door.registry, device, "sea")).ticked
        opened_then = door.registry.is_open(campaign)
        door.registry.ticked.put((campaign, entries), ("totem:a", "ending:under-way"))
        kept(door, finished(), device, "Another")
        return first, (await sheet_of(door.registry, device, "sea")).ticked, opened_then

    first, both, opened_then = at(tmp_path, play)

    assert opened_then
    assert first == ["ending:under-way"]
    assert both == ["ending:under-way", "totem:a"]


def test_a_bounded_number_of_campaigns_is_looked_at(tmp_path: Path) -> None:
    """Those that changed last; what lies longest counts no more."""
    device = new_secret()

    async def play(door: Door) -> int:
        for number in range(MAX_CAMPAIGNS + 2):
            campaign = kept(door, finished(), device, f"Evening {number}")
            entries = door.storage.summary(campaign).entries
            door.registry.ticked.put((campaign, entries), (f"totem:{number}",))
        return len((await sheet_of(door.registry, device, "sea")).ticked)

    assert at(tmp_path, play) == MAX_CAMPAIGNS


def test_achievements_of_the_skies_unlock_adventures_and_quests(tmp_path: Path) -> None:
    """DS-ACHV-003, DS-ACHV-006: six of them free the first two cards; a third is still locked."""
    device = new_secret()

    async def play(door: Door) -> tuple[Reply, Reply, Reply]:
        campaign = kept(door, begun("airfield"), device)
        entries = door.storage.summary(campaign).entries
        door.registry.ticked.put((campaign, entries), tuple(f"totem:{number}" for number in range(6)))
        told = await door.ask("GET", "/api/packs/lifted-north/unlocked", secret=device)
        good = await begin(door, device, "adventure-132 quest-212", pack="lifted-north")
        return told, good, await begin(door, device, "adventure-134", pack="lifted-north")

    told, good, refused = at(tmp_path, play)

    cards = told.said["cards"]
    assert [(card["option"], card["kind"], card["number"]) for card in cards] == [
        ("adventure-132", "adventure", 132),
        ("quest-212", "quest", 212),
    ]
    assert all(card["title"] and card["text"] and not card["start"] and not card["excludes"] for card in cards)
    assert good.status == 200
    assert (refused.status, refused.key) == (403, "bad-setup")
    assert "(DS-ACHV-003)" in refused.said["words"]


def test_there_must_be_such_a_world(tmp_path: Path) -> None:
    """A word that names none is answered as elsewhere."""

    async def play(door: Door) -> tuple[Reply, Reply]:
        table = seat(door.storage)
        return (
            await door.ask("GET", "/api/packs/nowhere/unlocked", secret=table.host.secret),
            await begin(door, table.host.secret, "1", pack="nowhere"),
        )

    asked, wished = at(tmp_path, play)

    assert (asked.status, asked.key) == (404, "no-pack")
    assert wished.key == "no-pack"
