"""Hands and cards in sight: faces for whoever may see them, and nothing of what is another's secret."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.game import Setup
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.scene.cards import Hand, OpenCard
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.story.printed import Name

from ..bed import doing
from ..sea import tables as sea
from ..skies import tables as skies
from .wandering import GAMES, PRESENTERS, wander
from .worlds import Listener

SEA, SKIES = SeaPresenter("en"), SkiesPresenter("en")
FIRST, SECOND = Audience((0,)), Audience((1,))


def faces(presenter: Any, table: Any, audience: Audience = SOFA) -> dict[str, OpenCard]:
    """The cards in sight by their ids."""
    return {face.ref: face for face in presenter.sections["cards"].tell(presenter, table, audience).faces}


def hands(presenter: Any, table: Any, audience: Audience, kind: str = "ability") -> list[Hand]:
    """The hands of one kind."""
    return [hand for hand in presenter.sections["hands"].tell(presenter, table, audience) if hand.kind == kind]


@pytest.mark.parametrize("game", GAMES)
class TestSecrets:
    """SG-ABIL-005, DS-TURN-007: a hand is seen by its player, and counted by others."""

    def test_another_s_hand_is_only_counted(self, game: str) -> None:
        """Neither its cards nor their faces; with open hands both, and a spectator sees none."""
        presenter, table = PRESENTERS[game]("en"), next(wander(game, 2, 1, 1))
        table.hands[:] = [table.deck[:2], table.deck[2:5]]
        mine, his = table.hands

        assert [hand.cards for hand in hands(presenter, table, FIRST)] == [tuple(mine), None]
        assert [hand.count for hand in hands(presenter, table, FIRST)] == [2, 3]
        assert [hand.cards for hand in hands(presenter, table, SECOND)] == [None, tuple(his)]
        assert [hand.cards for hand in hands(presenter, table, SOFA)] == [tuple(mine), tuple(his)]
        assert [hand.cards for hand in hands(presenter, table, SPECTATOR)] == [None, None]
        assert {*mine} <= {*faces(presenter, table, FIRST)}
        assert not {*his} & {*faces(presenter, table, FIRST)}
        assert not {*mine, *his} & {*faces(presenter, table, SPECTATOR)}
        assert {*mine, *his} <= {*faces(presenter, table, SOFA)}

    def test_what_is_secret_changes_nothing(self, game: str) -> None:
        """With other cards in the second hand and in another order in the deck, the first seat sees the same."""
        presenter = PRESENTERS[game]("en")
        differs = 0
        for table in wander(game, 2, 7, 60):
            other = table.clone()
            pool = other.deck + other.hands[1]
            size = len(other.hands[1])
            other.deck[:], other.hands[1][:] = pool[size:][::-1], pool[:size]
            differs += other.hands[1] != table.hands[1]
            for section in ("party", "hands", "cards", "vessel", "market", "port"):
                tell = presenter.sections[section].tell

                assert tell(presenter, other, FIRST) == tell(presenter, table, FIRST)

        assert differs > 10


class TestSea:
    """What lies open at sea."""

    @pytest.mark.parametrize(
        ("lang", "price", "on"), [("en", "2 command to equip", "on Mac"), ("fr", "2 ordres", "sur")]
    )
    def test_an_ability_card(self, lang: Lang, price: str, on: str) -> None:
        """In hand with what it takes to equip it; on a board with whose it is."""
        table = sea.hold(sea.wear(sea.at_start(), "mac", "sharp-eye-6"), 0, "bandage-1")
        seen = faces(SeaPresenter(lang), table)

        assert plain(seen["bandage-1"].note).startswith(price)
        assert plain(seen["sharp-eye-6"].note).startswith(on)
        assert seen["sharp-eye-6"].picture == "sharp-eye-6"
        assert seen["bandage-1"].entries[0] == "ability-card"
        assert seen["bandage-1"].text

    def test_copies_are_told_apart(self) -> None:
        """Two cards of one name show what is printed in their corners."""
        table = sea.at_start()
        twins = [card for card, printed in table.pack.abilities.items() if printed.name.en == "Bandage"][:2]
        table.hands[0] = twins
        titles = [face.title for face in faces(SEA, table).values() if face.ref in twins]

        assert len(twins) == len({*titles}) == 2

    @pytest.mark.parametrize(("lang", "said"), [("en", "fate 6"), ("fr", "destin 6")])
    def test_what_is_printed_large(self, lang: Lang, said: str) -> None:
        """Fate, skill and price of an ability card, the figures of a weapon, skill and price of a level card."""
        table = doing(sea.own(sea.hold(sea.at_sea(), 0, "sharp-eye-6", "plain-craft-4"), "revolver"), PortServices())
        seen = faces(SeaPresenter(lang), table)
        eye, gun = table.pack.abilities["sharp-eye-6"], table.pack.adventures["revolver"].weapon
        figures = {ref: [(one.key, one.count) for one in seen[ref].numbers] for ref in seen}

        assert gun is not None
        assert figures["sharp-eye-6"] == [("fate", 6), ("perception", 1), ("command", eye.command)]
        assert seen["sharp-eye-6"].numbers[0].text == said
        assert figures["revolver"][:2] == [("accuracy", gun.accuracy), ("damage", gun.damage)]
        assert figures["watchful"] == [(table.pack.levels["watchful"].skill, 1), ("xp", 8)]
        assert figures["gear"] == []
        assert all("[" not in one.text and one.text for face in seen.values() for one in face.numbers)

    def test_beside_its_numbers_a_card_needs_only_its_name(self) -> None:
        """What tells copies apart is left out; a card without a name is called by its skill, any other as ever."""
        seen = faces(SEA, sea.hold(sea.at_start(), 0, "sharp-eye-6", "plain-craft-4"))

        assert (seen["sharp-eye-6"].short, seen["plain-craft-4"].short) == ("Sharp Eye", "Craft")
        assert seen["sharp-eye-6"].title != "Sharp Eye"
        assert seen["gear"].short == seen["gear"].title

    def test_an_adventure_card_says_what_lies_on_it(self) -> None:
        """Command on it, who carries it; a person of another kind than a weapon."""
        table = sea.own(sea.at_start(), "revolver", on="mac")
        table.adventures["gear"] = 1
        seen = faces(SEA, table)

        assert plain(seen["gear"].note) == "1 command on it"
        assert plain(seen["revolver"].note) == "carried by Mac"
        assert (seen["revolver"].kind, seen["revolver"].label) == ("adventure", "weapon")
        assert "ranged-weapon" in seen["revolver"].entries

    def test_cards_for_sale_have_their_prices(self) -> None:
        """The stall, and in a port every level card with its skill."""
        table = sea.at_sea()
        assert "watchful" not in faces(SEA, table)

        table.stall[:] = ["revolver"]
        doing(table, PortServices())
        seen = faces(SEA, table)

        assert plain(seen["revolver"].note) == f"{table.pack.adventures['revolver'].price} coins"
        assert plain(seen["watchful"].note).endswith("+1, of Laurent, 8 XP.")
        assert plain(seen["watchful"].text[0]) == "Draw 1 more search token and ignore its penalty."

    def test_events_and_enemies(self) -> None:
        """The event that is read, those that stay, and the row."""
        table = sea.in_force(sea.at_start(), "unexplained-leak")
        cards = SEA.sections["cards"].tell(SEA, table, SOFA)
        fighting = faces(SEA, sea.fight(sea.at_start(), "flying-eye"))

        assert cards.events == ("unexplained-leak",)
        assert any("take 1 ship damage" in plain(line) for line in faces(SEA, table)["unexplained-leak"].text)
        assert fighting["flying-eye"].kind == "enemy"
        assert "flying" in [plain(line) for line in fighting["flying-eye"].text]


class TestSkies:
    """What lies open in the skies."""

    def test_combat_hands_lie_open(self) -> None:
        """DS-TURN-011: everybody sees them, also a spectator; ability hands stay secret."""
        table = skies.fight(skies.on_map(2), "tax-weasel", hands=(("whip",), ("pistol", "crowbar")))
        seen = hands(SKIES, table, SPECTATOR, "combat")

        assert [hand.cards for hand in seen] == [("whip",), ("pistol", "crowbar")]
        assert plain(faces(SKIES, table, SPECTATOR)["pistol"].note) == "in hand"
        assert plain(faces(SKIES, table, SPECTATOR)["fire-axe"].note) == "in the deck"
        assert [hand.cards for hand in hands(SKIES, table, SPECTATOR)] == [None, None]

    def test_what_is_printed_large(self) -> None:
        """Damage and block of a combat card; fate, skill and price of an ability card."""
        table = skies.on_map()
        table.hands[0] = ["fire-trap-4"]
        seen = faces(SKIES, table)
        pistol, trap = table.pack.adventures["pistol"].combat, table.pack.abilities["fire-trap-4"]

        assert pistol is not None
        assert ("damage", pistol.damage) in [(one.key, one.count) for one in seen["pistol"].numbers]
        assert [(one.key, one.count) for one in seen["fire-trap-4"].numbers] == [
            ("fate", 4), ("craft", 1), ("discard", trap.cost),
        ]  # fmt: skip

    def test_outside_of_fights_there_is_no_combat_hand(self) -> None:
        """The cards are in the deck, or laid aside."""
        table = skies.on_map()
        table.combat_deck.remove("whip")
        cards = SKIES.sections["cards"].tell(SKIES, table, SOFA)

        assert hands(SKIES, table, SOFA, "combat") == []
        assert "whip" in cards.aside
        assert "whip" not in cards.deck
        assert "pistol" in cards.deck

    def test_adventure_cards_are_in_hands_or_played(self) -> None:
        """DS-ADVC-003: whose each is where several play, and what comes back at the camp."""
        table = skies.own(skies.on_map(2), 1, "cork-vest")
        table.played.append("bandage-roll")
        cards = SKIES.sections["cards"].tell(SKIES, table, FIRST)
        seen = faces(SKIES, table, FIRST)

        assert "cork-vest" in cards.owned
        assert plain(seen["cork-vest"].note) == table.names[1]
        assert plain(seen["cork-vest"].text[0]) == "Ignore treacherous water OR block 1."
        assert "bandage-roll" in cards.aside
        assert plain(seen["bandage-roll"].note) == "played"

    def test_curses_and_events_with_their_threat(self) -> None:
        """What makes everything harder is in sight."""
        table = skies.in_play(skies.on_map(), "numb-fingers", 2)
        curse = next(card for card, printed in table.pack.adventures.items() if printed.curse)
        table.curses.append(curse)
        cards, seen = SKIES.sections["cards"].tell(SKIES, table, SOFA), faces(SKIES, table)

        assert cards.curses == (curse,)
        assert seen[curse].kind == "curse"
        assert plain(seen["numb-fingers"].note) == "2 threat"
        assert cards.event == ""


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_lies_somewhere_has_a_face(game: str, lang: Lang) -> None:
    """Every card that a hand, a board or a list names, over random play, once."""
    presenter = PRESENTERS[game](lang)
    for table in wander(game, 2, 8, 120):
        cards = presenter.sections["cards"].tell(presenter, table, FIRST)
        held = [card for hand in presenter.sections["hands"].tell(presenter, table, FIRST) for card in hand.cards or ()]
        worn = [card for one in presenter.sections["party"].tell(presenter, table, FIRST).boards for card in one.cards]
        named = {*cards.owned, *cards.aside, *cards.deck, *cards.events, *cards.curses, *held, *worn}
        refs = [face.ref for face in cards.faces]

        assert named <= {*refs}
        assert len(refs) == len({*refs})
        assert all(face.title and face.label for face in cards.faces)


class TestFlavour:
    """A line of the world on a card, after its text."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_every_kind_of_card_shows_its_line(self, lang: Lang) -> None:
        """Adventure cards owned and for sale, events, level cards and enemies; an ability card has none."""
        pack = load_pack("wandering-sea")[1]
        assert isinstance(pack, SeaPack)
        table = Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, ("Ana",), {}))
        table.adventures["gear"], table.stall = 0, ["porridge"]
        table.event, table.ongoing = "rats", ["tempest"]
        table.crew["mac"].levels = ("survivor",)
        table.hands[0] = table.deck[:1]
        sea.fight(table, "fog-ram", "fog-ram-2")
        printed = {card: pack.adventures[card].flavour for card in ("gear", "porridge")}
        printed |= {event: pack.events[event].flavour for event in ("rats", "tempest")}
        printed |= dict.fromkeys(("fog-ram", "fog-ram-2"), pack.enemies["fog-ram"].flavour)
        printed["survivor"] = pack.levels["survivor"].flavour
        found = faces(SeaPresenter(lang), table)

        assert {ref: plain(found[ref].flavour) for ref in printed} == {
            ref: name.en if lang == "en" else name.text_in("fr") for ref, name in printed.items()
        }
        assert all(name.en and name.text_in("fr") for name in printed.values())
        assert found[table.hands[0][0]].flavour == ()

    def test_it_is_no_part_of_what_a_card_does(self) -> None:
        """The lines of the text are those of the rules, and no word of the flavour opens a piece or an entry."""
        table = sea.new()
        table.stall = ["porridge"]
        found = faces(SEA, table)["porridge"]

        assert plain(found.flavour) == "Stir towards home."
        assert plain(found.flavour) not in [plain(line) for line in found.text]
        assert {span.kind for span in found.flavour} == {"plain"}

    @pytest.mark.parametrize("lang", WHOLE)
    def test_cards_and_enemies_of_the_skies_have_one_too(self, lang: Lang) -> None:
        """Adventure and combat cards and enemies; one that says nothing has none."""
        line = Name({"en": "It hums.", "fr": "Ça fredonne."})
        table = skies.own(skies.on_map(), 0, "cork-vest", "stove-lid")
        pack = table.pack
        cards = {ref: dataclasses.replace(pack.adventures[ref], flavour=line) for ref in ("cork-vest", "stove-lid")}
        foes = {"tax-weasel": dataclasses.replace(pack.enemies["tax-weasel"], flavour=line)}
        skies.repack(table, adventures={**pack.adventures, **cards}, enemies={**pack.enemies, **foes})
        found = faces(SkiesPresenter(lang), skies.fight(table, "tax-weasel", "brass-tick", hands=(("whip",),)))

        said = {ref: plain(found[ref].flavour) for ref in (*cards, *foes)}
        assert said == dict.fromkeys((*cards, *foes), line.en if lang == "en" else line.text_in("fr"))
        assert found["brass-tick"].flavour == found["whip"].flavour == ()


def test_goods_of_the_skies_say_what_they_are_for() -> None:
    """DS-RES: those that there are, so that whoever touches one is told."""
    table = skies.stock(skies.on_map(), rope=2)
    faces = [face for face in Listener("skies").told("cards", table).faces if face.kind == "resource"]

    assert [(face.ref, face.title) for face in faces] == [("rope", "Rope")]
    assert "steep" in plain(faces[0].text[0])
