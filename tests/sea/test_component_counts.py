"""Components: SG-COMP, the counts and rosters of the box, and packs that do not keep to them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ..breaking import check, whole_copy
from .tables import at_start, findings, harbour

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("texts_parsed_once")]

MILD = (
    "Timber Traders, Carpenters, Giant Catfish, Zokmere Traders, Abandoned Raft, Debris, Abandoned Canoe, "
    "Flying Debris, Sunken Ship, Hidden Rocks, Choppy Seas, Merchant Vessel, Maintenance, Hidden Supplies, "
    "Alzarrian Traders, Crew Argument, Ghostly Visitor, Lost Sailor"
)
PERILOUS = (
    "Boiler Room Fire, Broken Boiler, Rats, Rats, Seaweed Clog, Wounded Bird, Crates of Explosives, Rotten Supplies, "
    "Rotten Supplies, Megalodon, Dunkleosteus, Ghostly Watchers, Biting Starfish, Explosive Fish, A Serpent Guide, "
    "A Coral Nest, Violent Winds, Merchant Raid"
)
DEADLY = (
    "Hail, Crew Brawl, Kryvern Attack, Kryvern Attack, Nightmares, Sickening Air, Hurricane, Hunting Serpent, "
    "Sea Serpent, Volcanic Waters, Engine Trouble, Unexplained Leak, A Thief in the Night, Giant Turtle, "
    "Liopleurodon, Infested Food, Strange Illness, Tempest"
)

PIECES = [
    ("damage_single", 35),
    ("damage_five", 7),
    ("command", 14),
    ("ship_damage_cubes", 11),
    ("fatigue", 18),
    ("low_morale", 8),
    ("venom", 4),
    ("madness", 4),
    ("frightened", 4),
    ("weakened", 4),
    ("combat_action", 4),
    ("explore", 8),
    ("meat", 6),
    ("vegetables", 6),
    ("grain", 6),
    ("materials", 6),
    ("artifacts", 6),
    ("coin_small", 30),
    ("coin_large", 11),
    ("search", 9),
    ("synergy", 9),
    ("ship", 1),
    ("ship_action_figure", 1),
    ("captain", 1),
    ("port_board", 1),
    ("diving_suit", 1),
    ("pollen_potion", 1),
    ("dinosaur_egg", 1),
    ("sea_serpent", 1),
    ("market", 32),
    ("starting", 4),
    ("adventure", 90),
    ("quest", 180),
    ("enemy", 78),
    ("event", 54),
    ("level", 24),
]


@pytest.mark.parametrize(("piece", "count"), PIECES)
def test_the_box_holds_so_many_pieces(piece: str, count: int, tmp_path: Path) -> None:
    """SG-COMP-006..014, 016, 017, 022, 023, 025, 029: the box holds these pieces; a pack with another is refused."""
    found = findings(tmp_path, "pack.toml", f"\n{piece} = {count}", f"\n{piece} = {count + 1}")

    assert harbour().supply[piece] == count
    assert found == [f"pack.toml:3: count pieces of {piece}: expected {count}, got {count + 1}"]


class TestAbilityDeck:
    """60 ability cards."""

    def test_fate_spread(self, tmp_path: Path) -> None:
        """SG-COMP-019: 60 cards with fate 1 to 6 in quantities 6, 12, 12, 12, 12, 6; another spread is refused."""
        found = findings(tmp_path, "abilities.toml", "fate = 6", "fate = 1")

        assert Counter(card.fate for card in harbour().abilities.values()) == {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
        assert "pack.toml:3: count ability cards of fate 1: expected 6, got 7" in found

    def test_skill_and_cost_spread(self, tmp_path: Path) -> None:
        """SG-COMP-020: 13 strength, 13 perception, 12 savvy, 11 craft, 11 cunning; 12 cost 1, 45 cost 2, 3 cost 3."""
        cards = harbour().abilities.values()
        found = findings(tmp_path, "abilities.toml", "command = 3", "command = 1")
        skills = Counter(card.skill for card in cards)

        assert skills == {"strength": 13, "perception": 13, "savvy": 12, "craft": 11, "cunning": 11}
        assert Counter(card.command for card in cards) == {1: 12, 2: 45, 3: 3}
        assert "pack.toml:3: count ability cards of cost 1: expected 12, got 13" in found

    def test_plain_cards(self, tmp_path: Path) -> None:
        """SG-COMP-021: perception 4, craft 4, cunning 4 and savvy 2 bear no ability and cost 1."""
        found = findings(tmp_path, "abilities.toml", 'passive = ["rapid strike"]\n', "")
        plain = {
            (card.skill, card.fate, card.command)
            for card in harbour().abilities.values()
            if not (card.name.en or card.uses or card.passives or card.instant or card.when)
        }

        assert plain == {("perception", 4, 1), ("craft", 4, 1), ("cunning", 4, 1), ("savvy", 2, 1)}
        assert len(found) == 1
        assert found[0].startswith("pack.toml:3: count plain ability cards: expected")


class TestNumberedDecks:
    """Adventure cards 1 to 90, quests 1 to 180, enemies 1 to 78."""

    @pytest.mark.parametrize(
        ("file", "old", "new", "message"),
        [
            ("story/002.md", "gain quest 9", "gain quest 181", "expected quest 1 to 180, got 181"),
            ("story/002.md", "gain quest 9", "gain adventure 91", "expected adventure 1 to 90, got 91"),
            ("story/002.md", "gain quest 9", "combat 79", "expected enemy 1 to 78, got 79"),
            ("quests.toml", "number = 9\n", "number = 181\n", "expected 1 to 180"),
            ("adventures.toml", "number = 7\n", "number = 91\n", "expected 1 to 90"),
            ("enemies.toml", "number = ", "number = 79 #", "expected 1 to 78"),
        ],
    )
    def test_a_number_beyond_the_deck_is_out_of_range(
        self, file: str, old: str, new: str, message: str, tmp_path: Path
    ) -> None:
        """SG-COMP-023: a quest 181, an adventure card 91 and an enemy 79 are rejected as out of range."""
        found = findings(tmp_path, file, old, new)

        assert any("out-of-range" in line and message in line for line in found), found

    def test_a_pack_may_add_quests_beyond_those_of_the_box(self, tmp_path: Path) -> None:
        """SG-COMP-023: with ``added_quests = 2`` a quest 182 is one of the deck's and 183 is not."""
        for number, refused in ((182, False), (183, True)):
            folder = tmp_path / str(number)
            folder.mkdir()
            copy = whole_copy("harbour", folder)
            quests, manifest = copy / "quests.toml", copy / "pack.toml"
            manifest.write_text(
                manifest.read_text(encoding="utf-8").replace("[pack]\n", "[pack]\nadded_quests = 2\n", 1),
                encoding="utf-8",
            )
            quests.write_text(
                quests.read_text(encoding="utf-8").replace("number = 9\n", f"number = {number}\n", 1), encoding="utf-8"
            )

            found = check(copy)

            assert any("expected 1 to 182" in line for line in found) is refused, found
            assert not any("pieces of" in line for line in found), found

    @pytest.mark.parametrize(
        ("file", "old", "new"),
        [
            ("quests.toml", "number = 9\n", "number = 1\n"),
            ("adventures.toml", "number = 11\n", "number = 7\n"),
        ],
    )
    def test_one_copy_of_each(self, file: str, old: str, new: str, tmp_path: Path) -> None:
        """SG-COMP-023: two cards with one number are refused."""
        assert any("duplicate" in line for line in findings(tmp_path, file, old, new))


class TestOtherCards:
    """Market, starting, event and level cards, crew boards and maps."""

    def test_market_and_starting_cards(self, tmp_path: Path) -> None:
        """SG-COMP-022: 32 market cards and, besides them, the 4 starting cards, which the crew owns."""
        table = at_start()
        found = findings(tmp_path, "market.toml", '[[market]]\nid = "lantern"', '[[starting]]\nid = "lantern"')

        assert len(table.market) == 32
        assert list(table.adventures) == ["gloria", "soup", "gear", "flapjacks"]
        assert "pack.toml:3: count market cards: expected 32, got 31" in found

    def test_eighteen_events_of_each_kind(self, tmp_path: Path) -> None:
        """SG-COMP-025: 54 event cards: 18 mild, 18 perilous and 18 deadly."""
        found = findings(tmp_path, "events.toml", 'kind = "mild"', 'kind = "deadly"')

        kinds = Counter(event.kind for event in harbour().events.values())
        assert kinds == {"mild": 18, "perilous": 18, "deadly": 18}
        assert "pack.toml:3: count event cards of kind mild: expected 18, got 17" in found

    @pytest.mark.parametrize(("kind", "names"), [("mild", MILD), ("perilous", PERILOUS), ("deadly", DEADLY)])
    def test_event_rosters(self, kind: str, names: str, tmp_path: Path) -> None:
        """SG-COMP-026..028: the events by name and copies; a pack with another name is refused."""
        last = names.rpartition(", ")[2]
        found = findings(tmp_path, "events.toml", f'en = "{last}"', 'en = "Fair Winds"')

        events = Counter(event.name.en for event in harbour().events.values() if event.kind == kind)
        assert events == Counter(names.split(", "))
        assert f"pack.toml:3: count {kind} events called '{last}': expected 1, got 0" in found
        assert f"pack.toml:3: count {kind} events called 'Fair Winds': expected 0, got 1" in found

    def test_level_cards(self, tmp_path: Path) -> None:
        """SG-COMP-029: 24 level cards, three each for six of the crew and two each for three."""
        found = findings(tmp_path, "levels.toml", 'crew = "mac"', 'crew = "kannan"')

        assert Counter(level.crew for level in harbour().levels.values()) == {
            **dict.fromkeys(("odessa", "mac", "laurent", "audrie", "marco", "rafael"), 3),
            **dict.fromkeys(("kasumi", "kannan", "gregory"), 2),
        }
        assert "pack.toml:3: count level cards of kannan: expected 2, got 3" in found

    def test_crew_boards(self) -> None:
        """SG-COMP-030: nine names, eight of which are dealt to players."""
        table = at_start(3)

        names = ["odessa", "gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac"]
        assert list(table.crew) == names
        assert list(table.controllers) == names[1:]

    def test_an_atlas_has_nine_maps_at_most(self, tmp_path: Path) -> None:
        """SG-COMP-031: a tenth map is refused, nine are not."""
        shape = 'name = { en = "X", fr = "X" }\nshape = [[0, 0], [1, 0], [1, 1]]\n'
        pages = [f'\n[[region]]\nid = "{page}.x"\npage = {page}\n{shape}' for page in (4, 6, 8, 10, 16, 18, 20, 22)]
        nine = findings(tmp_path / "nine", "atlas/12.toml", "", "".join(pages[:7]))
        ten = findings(tmp_path / "ten", "atlas/12.toml", "", "".join(pages))

        assert nine == []
        assert ten == ["pack.toml:3: count maps: expected at most 9, got 10"]
