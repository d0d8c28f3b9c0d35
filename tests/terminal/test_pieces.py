"""Asking about a piece by its name: what it says, the entry behind its kind, and nothing that is secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.game import Setup
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.catalogue import catalogue
from sleeping_gods.presentation.piece import PieceInfo, merge_alike, pieces_called, pieces_named_like
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies import pieces as skies
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.reference.book.library import book
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.enemy_abilities import ENEMY_ABILITIES as SEA_ABILITIES
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Pack as SkiesPack
from sleeping_gods.skies.table.enemy_abilities import ENEMY_ABILITIES as SKIES_ABILITIES
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.terminal.pack_setting import playable

from ..sea import tables as at_sea
from ..skies import tables as in_the_skies
from .driver import journey, told
from .journeys import AT_THE_SHIP, IN_THE_FIGHT
from .skies_journeys import IN_THE_FIGHT as SKIES_FIGHT
from .skies_journeys import ON_THE_MAP

TWO = ("Ada", "Ben")


def after(said: str, answer: str) -> str:
    """What was said to an answer, up to the next prompt."""
    return said.partition(f"> {answer}\n")[2].partition("\nAda")[0]


def all_of_the_sea(pack: SeaPack) -> SeaTable:
    """A table on which every card of a pack lies open."""
    table = Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, ("Ana",), {}))
    at_sea.fight(table, *pack.enemies)
    table.stall = [card.id for card in pack.adventures.values() if card.price]
    table.adventures = dict.fromkeys((card for card in pack.adventures if card not in table.stall), 0)
    table.ongoing, table.quests, table.tokens = list(pack.events), list(pack.quests), ["pollen-potion"]
    table.hands[0], table.discard, table.deck = table.deck[:9], table.deck[9:], []
    table.crew["mac"].cards, table.discard = tuple(table.discard[:9]), table.discard[9:]
    return table


def all_of_the_skies(pack: SkiesPack) -> SkiesTable:
    """The same above the sea: the row, then a boss with a buffed zone."""
    table = Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, ("Ana",), {"level": "normal"}))
    in_the_skies.fight(table, *pack.enemies)
    kinds = {kind: [card.id for card in pack.adventures.values() if card.kind == kind] for kind in ("combat", "curse")}
    table.arms, table.curses = kinds["combat"], kinds["curse"]
    table.adventures[0] = [card for card in pack.adventures if card not in (*table.arms, *table.curses)]
    table.active, table.quests = dict.fromkeys(pack.events, 1), list(pack.quests)
    table.hands[0], table.discard = table.deck[:9], table.deck[9:18]
    table.crew["ed"].cards = tuple(table.deck[18:20])
    table.fight.foes[0].buff = next(iter(pack.buffs))
    return table


def pieces_of(pack: str) -> list[PieceInfo]:
    """Every piece of a pack."""
    _, known = load_game_and_pack(pack)
    if isinstance(known, SeaPack):
        return SeaPresenter().pieces(all_of_the_sea(known), Audience((0,)))
    assert isinstance(known, SkiesPack)
    table = all_of_the_skies(known)
    presenter = SkiesPresenter()
    row = presenter.pieces(table, Audience((0,)))
    in_the_skies.fight(table, boss=next(iter(known.bosses)))
    return [*row, *presenter.pieces(table, Audience((0,)))]


class TestShippedPacks:
    """Everything that lies in a box can be asked about."""

    @pytest.mark.parametrize("pack", playable())
    def test_every_piece_has_its_kind_its_entries_and_something_to_say(self, pack: str) -> None:
        """A kind in the catalogue's words, and entries that the book has; few plain cards and tokens say nothing."""
        game, _ = load_game_and_pack(pack)
        entries, kinds = book(game.id, "en").entries, catalogue(game.id).keys("piece")
        found = pieces_of(pack)

        assert len(found) > 150
        assert {piece.kind for piece in found} - {*kinds} == set()
        assert {slug for piece in found for slug in piece.entries} - {*entries} == set()
        assert [piece.name for piece in found if not piece.entries or not piece.name] == []
        assert {piece.kind for piece in found if not any(piece.says)} <= {"token", "event", "curse"}

    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_every_kind_with_words_is_one_of_a_piece(self, game: str) -> None:
        """Words that nothing uses would be forgotten."""
        packs = [pack for pack in playable() if load_game_and_pack(pack)[0].id == game]
        used = {piece.kind for pack in packs for piece in pieces_of(pack)}

        assert {*catalogue(game).keys("piece")} - used == set()

    def test_every_ability_of_an_enemy_has_an_entry(self) -> None:
        """With its number or without."""
        assert [name for name in SEA_ABILITIES if SEA_ABILITIES[name].entry not in book("sea", "en").entries] == []
        assert [name for name in SKIES_ABILITIES if skies.ability_entry(name) not in book("skies", "en").entries] == []
        assert skies.ability_entry("block-2") == "enemy-block"


class TestNames:
    """What a piece may be called."""

    EYE = PieceInfo("Flying Eye", "enemy", (), ("enemy-card",), ("flying-eye",))
    FISH = PieceInfo("Flying Fish", "enemy", (), ("enemy-card",))
    COINS = PieceInfo("Coin", "resource", (), ("resource",), ("coins",))
    ALL = (EYE, FISH, COINS)

    @pytest.mark.parametrize("name", ["Flying Eye", "flying eyes", "flying-eye", " FLYING  EYE "])
    def test_a_name_is_known_in_any_spelling(self, name: str) -> None:
        """Small or large, one or many."""
        assert pieces_called(self.ALL, name, "en") == [self.EYE]

    @pytest.mark.parametrize(
        ("part", "found"),
        [("eye", [EYE]), ("flying", [EYE, FISH]), ("flying f", [FISH]), ("coi", [COINS]), ("fl", []), ("", [])],
    )
    def test_a_part_of_a_name_is_enough(self, part: str, found: list[PieceInfo]) -> None:
        """Its beginning, or one of its words; two letters are too few."""
        assert pieces_named_like(self.ALL, part, "en") == found

    def test_pieces_that_differ_only_in_name_are_one(self) -> None:
        """Three crabs of a kind are not asked apart; one that is hurt is."""
        crabs = [
            PieceInfo(f"Usher Crab{number}", "enemy", ("Level 1.",), ("enemy-card",)) for number in ("", " 2", " 3")
        ]
        hurt = PieceInfo("Usher Crab 2", "enemy", ("Level 1. a1 covered.",), ("enemy-card",))

        assert merge_alike(crabs) == crabs[:1]
        assert merge_alike([crabs[0], hurt]) == [crabs[0], hurt]
        assert merge_alike([]) == []

    def test_three_crabs_of_a_shipped_pack_are_one(self) -> None:
        """Their cards are the same but for the number."""
        crabs = pieces_named_like(pieces_of("wandering-sea"), "crab", "en")

        assert len(crabs) == 3
        assert [piece.name for piece in merge_alike(crabs)] == ["Usher Crab"]

    def test_a_question_is_no_name(self) -> None:
        """All its words would have to stand in one."""
        assert pieces_named_like(self.ALL, "can I hit a flying enemy", "en") == []


class TestAsking:
    """``?`` and a name, at sea and in the skies."""

    @pytest.mark.parametrize(
        ("name", "kind", "says", "entry"),
        [
            ("laurent", "Laurent, crew member.", "2 command: gain 1 meat OR +1 accuracy.", "Crew board. "),
            ("odessa", "Captain Odessa, crew member.", "Synergy: ", "Captain Odessa. "),
            ("club", "Club, weapon.", "On the board of Laurent: accuracy +0, damage 2, block 2.", "Weapon. "),
            ("bridge", "Bridge, space of the ship.", "0 of 2 damage.", "Bridge. "),
            ("hull", "Hull, space of the ship.", "0 of ", "Ship damage. "),
            ("venom", "Venom, status.", "Nobody has it.", "Venom. "),
            ("coins", "Coin, resource.", "You have 3 coins.", "Resource. "),
            ("artifacts", "Artifact, resource.", "You have 0 artifacts.", "Artifact. "),
            ("maintain", "Maintain, ability card in hand.", "2 command to equip.", "Ability card. "),
            ("flapjacks", "Flapjacks, adventure card, recipe.", "3 grain: remove 3 fatigue", "Recipe. "),
            ("gloria", "Gloria Walker, adventure card, person.", "draw 2 ability cards", "Gloria. "),
            ("berth", "", "Keyword BERTH.", "Quest card. "),
            ("watchful", "Watchful, level card.", "of Laurent, 8 XP.", "Level card. "),
            ("the mouth", "The Mouth, region.", "Page 2: ", "Region. "),
        ],
    )
    def test_a_piece_of_the_sea(self, tmp_path: Path, name: str, kind: str, says: str, entry: str) -> None:
        """What it is, what it says now, and the entry behind it."""
        said = after(journey(tmp_path, *AT_THE_SHIP, f"? {name}"), f"? {name}")

        assert said.startswith(kind)
        assert says in said.splitlines()[0]
        assert said.splitlines()[1].startswith(entry)

    def test_an_enemy_with_the_entries_of_its_abilities(self, tmp_path: Path) -> None:
        """Its squares as they are now; flying and madness are explained by their own entries."""
        said = after(journey(tmp_path, *IN_THE_FIGHT, "? flying eye"), "? flying eye")

        assert said.startswith("Flying Eye, enemy. Level 4, defense 5 (1 more against what is not ranged), damage 3.")
        assert "\nEnemy card. " in said
        listed = said.partition("Also behind it:")[2]
        assert "\nFlying: While the wing is uncovered" in listed
        assert "\nStatuses from enemies: " in listed

    @pytest.mark.parametrize("asked", ["? gloria", "? 6"])
    def test_a_card_with_an_entry_of_its_own_is_led_by_it(self, tmp_path: Path, asked: str) -> None:
        """Gloria has rules for herself, by her name and by the line that activates her; her kind comes after."""
        said = after(journey(tmp_path, *AT_THE_SHIP, asked), asked)

        assert said.splitlines()[1].startswith("Gloria. ")
        assert "\nActivate an adventure card" in said

    def test_who_does_something_is_not_what_it_is_about(self, tmp_path: Path) -> None:
        """An attack with the captain is explained as an attack."""
        said = after(journey(tmp_path, *IN_THE_FIGHT, "? 2"), "? 2")

        assert said.splitlines()[1].startswith("Attack. ")

    def test_several_of_that_name_are_only_named(self, tmp_path: Path) -> None:
        """Whoever asks says more."""
        said = after(journey(tmp_path, *IN_THE_FIGHT, "? the"), "? the")

        assert said.startswith("That could be: The ")

    @pytest.mark.parametrize(
        ("name", "kind", "says", "entry"),
        [
            ("claire", "Claire Smith, character.", "reroll the combat die", "Claire. "),
            ("ed", "Ed, character.", "redraw fate", "Ed. "),
            ("pistol", "Pistol, combat card.", "In the deck.", "Combat card. "),
            ("ed's playing cards", "Ed's Playing Cards, adventure card, gear.", "In hand.", "Adventure card. "),
            ("ogroot", "Ogroot, resource.", "You have 1 ogroot. Use it: restore 1 health.", "Common resources. "),
            ("fire quartz", "Fire quartz, resource.", "You have 0 fire quartz.", "Quest resources. "),
            ("plane", "The Late Delivery, plane.", "health 6 of 6", "Plane. "),
            ("mail ice", "Mail Ice, space of the flight board.", "Landing place 3:d1.", "Flight board. "),
            ("frozen garden", "Frozen Garden, event.", "Gain 1 ogroot.", "Event. "),
            ("herbalist", "Herbalist, ability card in hand.", "to equip.", "Ability card. "),
        ],
    )
    def test_a_piece_of_the_skies(self, tmp_path: Path, name: str, kind: str, says: str, entry: str) -> None:
        """As at sea."""
        said = after(journey(tmp_path, *ON_THE_MAP, f"? {name}", pack="airfield"), f"? {name}")

        assert said.startswith(kind)
        assert says in said.splitlines()[0]
        assert said.splitlines()[1].startswith(entry)

    def test_enemies_and_combat_cards_in_a_fight(self, tmp_path: Path) -> None:
        """The row, and the hand."""
        said = journey(tmp_path, *SKIES_FIGHT, "? brass tick", "? whip", pack="airfield")

        assert after(said, "? brass tick").startswith("Brass Tick, enemy. Level 2, strikes back for 1")
        assert "\nStatuses from enemies: " in after(said, "? brass tick")
        assert after(said, "? whip").startswith("Whip, combat card. 1 damage, removes 1 power, block 2.")
        assert "In hand." in after(said, "? whip")

    def test_drawn_and_told_say_the_same(self, tmp_path: Path) -> None:
        """With columns, at 80 of them."""
        said = journey(tmp_path, *AT_THE_SHIP, "? bridge", plain=False)

        assert " Bridge  space of the ship" in said
        assert "   Draw 1 ability card, gain 2 command, clear all placed command." in said
        assert '"rules bridge" shows the whole entry.' in said


class TestSecrets:
    """A card in another hand is no piece that can be asked about."""

    def test_another_hand_at_sea(self, tmp_path: Path) -> None:
        """Ben's Triage says nothing to Ada, her own card does."""
        begun = ("", "draw maintain-1", "", "draw triage-5", "")
        said = journey(tmp_path, *begun, "? maintain", "? triage", players=TWO)

        assert after(said, "? maintain").startswith("Maintain, ability card in hand.")
        assert after(said, "? triage").startswith("Ability card. ")
        assert "Triage (savvy, fate 5)" not in after(said, "? triage")

    @pytest.mark.parametrize("typed", ["triage", "equip triage", "why triage"])
    def test_what_another_holds_is_no_use_that_one_knows(self, tmp_path: Path, typed: str) -> None:
        """Typed as a choice it is nothing, and nothing of it is told."""
        begun = ("", "draw maintain-1", "", "draw triage-5", "")
        said = after(journey(tmp_path, *begun, typed, players=TWO), typed)

        assert "fate 5" not in said
        assert " choice " in said.splitlines()[0]

    def test_open_hands_are_open(self, tmp_path: Path) -> None:
        """As the table has agreed."""
        begun = ("", "draw maintain-1", "", "draw triage-5", "")
        said = journey(tmp_path, *begun, "open hands", "? triage", players=TWO)

        assert after(said, "? triage").startswith("Triage, ability card in hand.")

    def test_combat_cards_in_a_fight_are_owned_wherever_they_are(self) -> None:
        """DS-TURN-011: combat cards lie open in every hand."""
        table = in_the_skies.fight(in_the_skies.on_map(2), "tax-weasel", hands=(("whip",), ("pistol",)))
        found = {piece.name: piece.says for piece in SkiesPresenter().pieces(table, Audience((0,)))}

        assert "In hand." in found["Whip"]
        assert "In hand." in found["Pistol"]
        assert len(found["Crowbar"]) == 1


def test_help_names_the_question_mark_and_a_name(tmp_path: Path) -> None:
    """Whoever looks for help learns that cards can be asked about."""
    assert "? NAME" in told(tmp_path, "help", "quit")


@pytest.mark.parametrize("plain", [True, False])
def test_a_card_ends_with_its_line_of_flavour(plain: bool, tmp_path: Path) -> None:
    """After what it says, told or drawn; the list of all cards does without."""
    said = journey(tmp_path, *AT_THE_SHIP, "cards", "? soup", plain=plain)
    asked = after(said, "? soup")

    assert "What was on the stove when the sea changed." in asked.partition("\n\n")[0]
    assert said.count("What was on the stove") == 1
