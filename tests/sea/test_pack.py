"""Building a pack: the harbour is whole, and each way of breaking it is found at its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.effects.op import Op
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.pack.build import build
from sleeping_gods.sea.table.cards import Pack

from ..breaking import change, check, whole_copy

pytestmark = pytest.mark.usefixtures("texts_parsed_once")


@pytest.fixture(scope="module")
def harbour() -> Pack:
    """The shipped pack."""
    return build(read_source(pack_folder("harbour")))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the harbour to break."""
    return whole_copy("harbour", tmp_path)


class TestTheHarbour:
    """The smallest complete pack."""

    @pytest.mark.slow
    def test_it_has_no_findings(self) -> None:
        """The author's command prints no finding for the harbour."""
        assert check(pack_folder("harbour")) == []

    @pytest.mark.slow
    def test_counts(self, harbour: Pack) -> None:
        """60 ability, 24 level, 32 market, 4 starting and 54 event cards, 9 crew members, 9 search tokens, 6 spaces."""
        origins = Counter(card.origin for card in harbour.adventures.values())

        assert (len(harbour.abilities), len(harbour.levels), len(harbour.events)) == (60, 24, 54)
        assert (origins["market"], origins["starting"]) == (32, 4)
        assert (len(harbour.crew), len(harbour.search), len(harbour.rooms)) == (9, 9, 6)

    def test_a_crew_board(self, harbour: Pack) -> None:
        """Laurent has his club, his skills, and two uses that are told apart by their labels."""
        laurent = harbour.crew["laurent"]

        assert [(use.label, use.command) for use in laurent.uses] == [("meat", 2), ("accuracy", 2)]
        assert (laurent.weapon.id, laurent.weapon.damage, laurent.weapon.discard) == ("club", 2, "savvy")
        assert laurent.skills == {"strength": 1, "perception": 1, "savvy": 1, "craft": 1}
        assert laurent.synergy == Op("damage", (1,))

    def test_a_weapon_card_is_its_weapon(self, harbour: Pack) -> None:
        """The weapon on a card has the card's id and name."""
        card = harbour.adventures["revolver"]

        assert card.weapon is not None
        assert (card.weapon.id, card.weapon.name) == (card.id, card.name)

    def test_uses_of_adventure_cards_cost_their_command(self, harbour: Pack) -> None:
        """A use of an adventure card costs the card's command unless it says otherwise."""
        engine = harbour.adventures["lukran-steam-engine"]

        assert engine.uses[0].command == engine.command == 2

    def test_the_travel_table(self, harbour: Pack) -> None:
        """Index 0 is unused, and the result 8 gives 3."""
        assert harbour.travel[8] == 3
        assert harbour.travel[1] >= 1

    def test_the_digest_is_that_of_the_files(self, harbour: Pack) -> None:
        """The pack knows the hash of its files."""
        assert harbour.digest == read_source(pack_folder("harbour")).digest

    def test_grids(self, harbour: Pack) -> None:
        """Every enemy has three columns, three or four rows, and a heart."""
        for enemy in harbour.enemies.values():
            assert len(enemy.squares) == 3 * enemy.rows
            assert enemy.rows in (3, 4)
            assert any(square.heart for square in enemy.squares)


def edit(file: str, pattern: str, new: str) -> Callable[[Path], None]:
    """A way to break a pack: replace the first match of a pattern."""
    return lambda folder: change(folder, file, pattern, new)


def add(file: str, text: str) -> Callable[[Path], None]:
    """A way to break a pack: add lines to a file."""

    def adding(folder: Path) -> None:
        path = folder / file
        path.write_text(path.read_text() + text)

    return adding


QUEST = 'title = { en = "T", fr = "T" }\nkeyword = "T"\ntext = { en = "t", fr = "t" }\n'
REGION = '\n[[region]]\nid = "2.x"\npage = 2\nname = { en = "X", fr = "X" }\nshape = [[0, 0], [1, 0], [1, 1]]\n'

BAD_UNLOCKS = (
    ("quests = [90]", "missing-key", "expected the key 'count'"),
    ('ending = "home"', "missing-key", "expected the key 'quests'"),
    ('ending = "nowhere"\nquests = [90]', "dangling", "an ending of the pack, got"),
    ('ending = "Home!"\nquests = [90]', "bad-id", "lower-case words"),
    ('ending = ["home"]\nquests = [90]', "wrong-type", "expected a text for 'ending'"),
    ('endings = ["home", 3]\nquests = [90]', "wrong-type", "a list of texts for 'endings'"),
    ("endings = []\nquests = [90]", "unlock", "expected at least one ending"),
    ('ending = "home"\nendings = ["bell"]\nquests = [90]', "unlock", "expected 'ending' or 'endings', got both"),
    ('ending = "home"\ncount = 0\nquests = [90]', "out-of-range", "1 to 99 for 'count'"),
    ('ending = "home"\nquests = [90]\nstart_region = "2.x"', "dangling", "a region of the pack, got"),
    ('ending = "home"\nquests = [90]\nstart_region = ""', "empty-text", "expected a region"),
    ('ending = "home"\nquests = [90, 90]\none = true', "count", "expected 2 quests or more for 'one = true'"),
    ('ending = "home"\nquests = [90, 74]\none = 1', "wrong-type", "expected true or false for 'one'"),
    ('ending = "home"\nquests = [171]', "unlock", "expected quest 171 under one [[pack.unlock]]"),
    ('ending = "home"\nquests = [90]\nstart = "2.quay"', "unknown-key", "unknown key 'start'"),
)
"""Unlocks that are refused: when they are free, what they hold and where they begin."""

BREAKS: list[tuple[str, Callable[[Path], None], str, str]] = [
    (
        "unknown key",
        edit("crew.toml", r"^health", "helth"),
        "unknown-key",
        "unknown key 'helth' (did you mean 'health'?)",
    ),
    ("missing key", edit("crew.toml", r"^health.*\n", ""), "missing-key", "expected the key 'health'"),
    ("wrong type", edit("crew.toml", r"^health = \d+", 'health = "6"'), "wrong-type", "expected a number for 'health'"),
    ("bad id", edit("crew.toml", r'^id = "mac"', 'id = "old mac"'), "bad-id", "lower-case words joined by hyphens"),
    ("unknown effect", edit("crew.toml", r'do = \["gain 1 meat', 'do = ["gain 1 beef'), "bad-effect", "got 'beef'"),
    ("bad synergy", edit("crew.toml", r'^synergy = ".*"', 'synergy = "shout"'), "bad-effect", "unknown effect 'shout'"),
    ("crew", edit("crew.toml", r'^id = "mac"', 'id = "mack"'), "count", "crew members: expected"),
    ("captain", edit("crew.toml", r"^captain = true\n", ""), "count", "captains: expected ['odessa'], got []"),
    ("fate", edit("abilities.toml", r"^fate = 6", "fate = 5"), "count", "ability cards of fate 6: expected 6, got 5"),
    ("skill", edit("abilities.toml", r'^skill = "savvy"', 'skill = "craft"'), "count", "ability cards of savvy"),
    ("cost", edit("abilities.toml", r"^command = 3", "command = 2"), "count", "ability cards of cost 3: expected 3, g"),
    (
        "level",
        edit("levels.toml", r'^crew = "mac"', 'crew = "kasumi"'),
        "count",
        "level cards of mac: expected 3, got 2",
    ),
    (
        "level's crew",
        edit("levels.toml", r'^crew = "mac"', 'crew = "mack"'),
        "dangling",
        "a crew member of the pack, got",
    ),
    ("starting", edit("starting.toml", r'^id = "soup"', 'id = "broth"'), "count", "starting cards: expected"),
    ("event kind", edit("events.toml", r'^kind = "mild"', 'kind = "deadly"'), "count", "event cards of kind mild: exp"),
    ("room's fate", edit("ship.toml", r"^fate = 6", "fate = 5"), "count", "fate numbers of the spaces: expected [1, 2"),
    ("capacity", edit("ship.toml", r"^capacity = 2", "capacity = 1"), "count", "capacity of"),
    ("room", edit("ship.toml", r'^id = "deck"', 'id = "dek"'), "unknown-word", "got 'dek' (did you mean 'deck'?)"),
    (
        "by players",
        edit("ship.toml", r"^command = \[\d+, ", "command = ["),
        "wrong-length",
        "expected 4 items for 'com",
    ),
    ("search", edit("ship.toml", r'^reward = ".*"', 'reward = "two fish"'), "bad-amounts", "expected amounts such as"),
    (
        "travel",
        edit("pack.toml", r"^travel = .*", "travel = [2, 1, 3]"),
        "travel",
        "distances of at least 1 that never",
    ),
    ("travel at 8", edit("pack.toml", r"^travel = .*", "travel = [1, 2]"), "travel", "expected the distance 3 for the"),
    ("supply", edit("pack.toml", r"^coin_value_large.*\n", ""), "missing-key", "expected the key 'coin_value_large'"),
    (
        "game",
        edit("pack.toml", r'^game = "sea"', 'game = "tea"'),
        "unknown-word",
        "expected one of sea for 'game', got",
    ),
    ("ruling", edit("pack.toml", r"^lost_sailor", "lost_tailor"), "missing-key", "expected the key 'lost_sailor'"),
    (
        "start",
        edit("pack.toml", r'^start_region = ".*"', 'start_region = "2.x"'),
        "dangling",
        "a region of the pack, got",
    ),
    ("start page", edit("pack.toml", r"^start_page = 2", "start_page = 3"), "start", "the start region on page 3"),
    ("unlock", edit("pack.toml", r"^quests = \[", "quests = [179, "), "dangling", "a quest of the pack, got 179"),
    *(
        (f"unlock: {text}", add("pack.toml", f"\n[[pack.unlock]]\n{text}\n"), code, message)
        for text, code, message in BAD_UNLOCKS
    ),
    (
        "same card",
        edit("market.toml", r'^id = "stew"', 'id = "meatballs"'),
        "duplicate",
        "meatballs stands also in",
    ),
    ("card and crew", edit("market.toml", r'^id = "stew"', 'id = "marco"'), "duplicate", "marco stands also in"),
    (
        "card and event",
        edit("market.toml", r'^id = "stew"', 'id = "ghostly-visitor"'),
        "duplicate",
        "ghostly-visitor stands also in",
    ),
    ("card and club", edit("market.toml", r'^id = "stew"', 'id = "club"'), "duplicate", "club stands also in"),
    ("quest twice", add("quests.toml", f"\n[[quest]]\nnumber = 1\n{QUEST}"), "duplicate", "[[quest]] 1 stands also in"),
    ("quest 181", add("quests.toml", f"\n[[quest]]\nnumber = 181\n{QUEST}"), "out-of-range", "1 to 180 for 'number'"),
    ("keyword", edit("quests.toml", r'^keyword = "\w+"', 'keyword = "lower"'), "bad-id", "one word in capitals"),
    ("recipe", edit("market.toml", r"^food = .*\n", ""), "missing-key", "expected the key 'food'"),
    (
        "recipe's kind",
        edit("market.toml", r'^kind = "recipe"', 'kind = "gear"'),
        "kind",
        "expected the kind 'recipe'",
    ),
    ("attempt", edit("events.toml", r"^attempt_at = .*\n", ""), "missing-key", "expected the key 'attempt_at' beside"),
    ("ongoing", edit("events.toml", r"^ongoing = true\n", ""), "kind", "expected 'ongoing = true' for an event that"),
    (
        "grid",
        edit("enemies.toml", r"^(grid = \"\"\"\n\S+ +\S+) +\S+", r"\1"),
        "grid",
        "three columns in three or four rows",
    ),
    ("mark", edit("enemies.toml", r"^(grid = \"\"\"\n)\S+", r"\1Q"), "grid", "or a letter of [enemy.ability], got 'Q'"),
    (
        "ability",
        edit("enemies.toml", r'^(\w = )"\w+"', r'\1"flyng"'),
        "enemy-ability",
        "got 'flyng' (did you mean 'flying'?)",
    ),
    ("border", edit("atlas/02.toml", r'^borders = \["2', 'borders = ["2.nowhere", "2'), "dangling", "got '2.nowhere'"),
    (
        "one-sided",
        add("atlas/02.toml", f'{REGION}borders = ["2.quay"]\n'),
        "border",
        "'2.x' in 'borders' of '2.quay' too",
    ),
    (
        "far border",
        add("atlas/02.toml", f'{REGION}borders = ["12.shelf"]\n'),
        "border",
        "region of the same spread for",
    ),
    ("exit", add("atlas/02.toml", f"{REGION}exits = {{ west = 13 }}\n"), "exit", "an edge that the region touches"),
    ("edge", add("atlas/02.toml", f'{REGION}edges = ["up"]\n'), "exit", "expected north, south, east or west for"),
    ("entry", add("atlas/02.toml", f'{REGION}edges = ["east"]\nexits = {{ east = 13 }}\n'), "exit", "its edge 'west'"),
    ("location", add("atlas/02.toml", f"{REGION}locations = [37]\n"), "dangling", "a paragraph of the pack, got '37'"),
    ("two places", add("atlas/02.toml", f"{REGION}locations = [2]\n"), "location", "location 2 lies also in"),
    ("tier", add("atlas/02.toml", f"{REGION}tier = 5\n"), "out-of-range", "expected 1 to 4 for 'tier', got 5"),
    ("region's page", add("atlas/02.toml", REGION.replace("page = 2", "page = 3")), "page", "begins with the page 3"),
    (
        "shape",
        add("atlas/02.toml", REGION.replace(", [1, 1]", "")),
        "shape",
        "expected three or more points for 'shape'",
    ),
    (
        "paragraph",
        edit("story/002.md", r"turn to 2\.1", "turn to 2.77"),
        "dangling",
        "a paragraph of the pack, got '2.77'",
    ),
    (
        "quest",
        edit("story/002.md", r"gain quest \d+", "gain quest 178"),
        "dangling",
        "expected a quest of the pack, got 178",
    ),
    (
        "ending",
        edit("story/f1.md", r"ending \w+", "ending nowhere"),
        "dangling",
        "expected an ending of the pack, got 'n",
    ),
    ("enemy", edit("story/f1.md", r"combat \d+", "combat 78"), "dangling", "expected an enemy of the pack, got 78"),
    (
        "asked",
        edit("story/002.md", r"needs \w+", "needs NOWHERE"),
        "dangling",
        "a keyword that a quest of the pack bears, got",
    ),
    (
        "window",
        edit("story/002.md", r"return to the ship", "block 2; return to the ship"),
        "window",
        "in a block window",
    ),
    ("bearer", edit("story/002.md", r"return to", "lose 1 health by bearer; return to"), "target", "nobody bears this"),
    (
        "target",
        edit("story/002.md", r"return to", "lose 1 health by marc; return to"),
        "dangling",
        "did you mean 'marco'?",
    ),
    ("skies' resource", edit("story/002.md", r"return to", "gain 1 rope; return to"), "game", "word of the sea, got"),
    ("skies' skill", edit("atlas/02.toml", r"fail = \[", 'fail = ["challenge MOXIE 5", '), "game", "got 'moxie'"),
    (
        "skies' effect",
        edit("story/002.md", r"return to", "plane damage 1; return to"),
        "game",
        "an effect of the sea, got",
    ),
    ("skies' table", add("ship.toml", '\n[[buff]]\nid = "x"\n'), "table", "unknown table 'buff' in this game"),
    ("skies' encounter", edit("story/040.md", r"^> town", "> encounter"), "game", "expected no 'encounter' in the sea"),
    ("skies' cost", edit("ship.toml", r'^reward = ".*"', 'reward = "1 rope"'), "game", "word of the sea, got 'rope'"),
    ("story", lambda folder: (folder / "story" / "001.md").unlink(), "dangling", "a paragraph of the pack, got '1.2'"),
    (
        "moment",
        edit("abilities.toml", r'^at = "cook"', 'at = "cooks"'),
        "unknown-word",
        "got 'cooks' (did you mean 'cook'?)",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("breaking", "code", "message"), [b[1:] for b in BREAKS], ids=[b[0] for b in BREAKS])
def test_each_way_of_breaking_a_pack_is_found(
    copy: Path, breaking: Callable[[Path], None], code: str, message: str
) -> None:
    """A pack with one thing broken is refused with a finding that says what was expected."""
    breaking(copy)
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    found = [(finding.code, finding.message) for finding in caught.value.findings]
    assert any(kind == code and message in said for kind, said in found), found


@pytest.mark.slow
def test_all_findings_come_at_once_and_in_order(copy: Path) -> None:
    """Mistakes of several files are told together, sorted by file and line."""
    change(copy, "crew.toml", r"^health", "helth")
    change(copy, "story/002.md", r"return to the ship", "retrun to the ship")
    change(copy, "atlas/02.toml", r"^page = 2", "page = '2'")
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    places = [(finding.file, finding.line) for finding in caught.value.findings]
    assert places == sorted(places)
    assert {"crew.toml", "story/002.md", "atlas/02.toml"} <= {file for file, _ in places}
    assert all(line for file, line in places if file != "pack.toml")


@pytest.mark.slow
def test_a_file_that_cannot_be_read_does_not_blame_the_others(copy: Path) -> None:
    """After a syntax error counts and references are not judged."""
    change(copy, "quests.toml", r"^number = 1$", "number = ")
    with pytest.raises(BrokenPack) as caught:
        build(read_source(copy))

    assert [(finding.file, finding.code) for finding in caught.value.findings] == [("quests.toml", "toml")]


def test_an_empty_folder_is_one_finding(tmp_path: Path) -> None:
    """A folder without a manifest is told so, and nothing else."""
    assert check(tmp_path) == ["pack.toml: table expected a [pack] table"]


KEYS = r"^(id|number|page|name|kind|exits|weapon|shape|locations) = (?:\[\n(?: .*\n)*\]|.*)"
"""A key that may hold anything, with its value on one line or as a list of lines."""


@pytest.mark.slow
def test_values_of_any_shape_never_crash(copy: Path) -> None:
    """Lists and tables where ids and numbers belong are findings."""
    for file in ("crew.toml", "quests.toml", "enemies.toml", "atlas/02.toml", "events.toml", "adventures.toml"):
        change(copy, file, KEYS, r"\1 = [[{ a = 1 }]]", 99)

    assert all("expected" in line or "unknown" in line or "stands" in line for line in check(copy))


@pytest.mark.slow
def test_labels_are_made_unique(copy: Path) -> None:
    """Two uses of one card that begin alike are told apart by a number."""
    change(copy, "crew.toml", r'^do = \["accuracy \+1"\]', 'do = ["gain 2 meat"]')
    labels = [[use.label for use in board.uses] for board in build(read_source(copy)).crew.values()]

    assert ["meat", "meat-2"] in labels


@pytest.mark.slow
def test_a_closed_exit_is_allowed(copy: Path) -> None:
    """An exit may name a page that the pack does not have."""
    add("atlas/02.toml", f'{REGION}edges = ["west"]\nexits = {{ west = 44 }}\n')(copy)

    assert build(read_source(copy)).regions["2.x"].exits == {"west": 44}
