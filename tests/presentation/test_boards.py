"""The boards of the party, the ship and the plane, market and port: records for every client."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.scene.party import Board, PartyBoards
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene.trade import Offer, Trade
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.market import Buy
from sleeping_gods.sea.chapters.port import PortServices

from ..bed import doing
from ..sea import tables as sea
from ..skies import tables as skies
from .wandering import GAMES, PRESENTERS, wander

SECTIONS = ("party", "hands", "cards", "vessel", "market", "port")
SEA = {lang: SeaPresenter(lang) for lang in WHOLE}
SKIES = {lang: SkiesPresenter(lang) for lang in WHOLE}


def told(presenter: Any, table: Any, section: str, audience: Audience = SOFA) -> Any:
    """A section of the scene of a table."""
    return presenter.sections[section].tell(presenter, table, audience)


def board(presenter: Any, table: Any, name: str) -> Board:
    """Somebody's board."""
    party: PartyBoards = told(presenter, table, "party")
    return next(one for one in party.boards if one.ref == name)


class TestSea:
    """Nine boards, a ship, a market and ports."""

    def test_a_board_says_how_somebody_stands(self) -> None:
        """Health, fatigue, statuses, command and skills, in numbers and in words."""
        table = sea.at_start(2)
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses, mac.command = 4, 2, ("venom",), 2
        one = board(SEA["en"], table, "mac")

        assert (one.health, one.max_health, one.pips, one.empty_pips) == (2, 6, 2, 0)
        assert one.statuses == (("venom", "venom"),)
        assert plain(one.state) == "venom, 2 command"
        assert [(token.key, token.count, token.text) for token in one.tokens] == [("command", 2, "2 command")]
        assert board(SEA["en"], table, "marco").tokens == ()
        assert [(skill.short, skill.value) for skill in one.skills][:2] == [("Str", 1), ("Per", 1)]
        assert one.player == table.names[one.seat]
        assert one.spoken.startswith(f"Mac ({one.player}): health 2 of 6; fatigue 2; venom, 2 command; strength 1")
        assert board(SEA["fr"], table, "mac").statuses == (("venom", "poison"),)

    def test_who_is_down_has_no_health(self) -> None:
        """SG-HEALTH-003: never less than nought, and others are as before."""
        table = sea.at_start()
        table.crew["marco"].damage = 4

        assert board(SEA["en"], table, "marco").health == 0
        assert board(SEA["en"], table, "marco").spoken.startswith("Marco: down, health 0 of 4")
        assert board(SEA["en"], table, "mac").health == 6

    def test_cards_and_weapons_can_be_opened(self) -> None:
        """Ids for pictures, names as pieces, and everything that they say."""
        table = sea.own(sea.wear(sea.at_start(), "mac", "sharp-eye-6"), "revolver", on="mac")
        one = board(SEA["en"], table, "mac")

        assert one.cards[0] == "sharp-eye-6"
        assert "revolver" in one.weapons
        assert [span.ref for span in one.cards_text if span.kind == "piece"] == list(one.cards)
        assert "Revolver +" in plain(one.weapons_text)
        assert plain(one.texts[0]).count("accuracy") == len(one.weapons)
        assert any("Sharp Eye" in plain(text) and "+1 accuracy" in plain(text) for text in one.texts)

    def test_the_ship(self) -> None:
        """Damage of every space, where the figure is, what is closed, and how much is left."""
        table = sea.at_start(2)
        table.cubes["galley"], table.room = 2, "bridge"
        ship = told(SEA["en"], table, "vessel")
        rooms = {room.ref: room for room in ship.rooms}

        assert (ship.damage, ship.limit) == (2, 11)
        assert rooms["galley"].closed
        assert not rooms["hull"].closed
        assert [room.ref for room in ship.rooms if room.here] == ["bridge"]
        assert "gain" in plain(rooms["bridge"].text)
        assert "Galley 2 of 2 (closed)" in ship.spoken

    def test_the_stall(self) -> None:
        """SG-MARKET-003: each card with its price and text; one that cannot be paid for has no choice."""
        table = sea.at_sea()
        assert told(SEA["en"], table, "market") is None

        table.stall[:] = ["revolver", "lantern"]
        table.goods["coins"], table.goods["artifacts"] = table.pack.adventures["lantern"].price, 0
        doing(table, Buy())
        offers = {offer.ref: offer for offer in told(SEA["en"], table, "market").offers}

        assert offers["lantern"].choice == "buy lantern"
        assert offers["revolver"].choice == ""
        assert offers["lantern"].reason == ()
        assert "coins" in plain(offers["revolver"].reason)
        assert plain(offers["lantern"].text) == "gear; 1 command: +1 perception"
        assert plain(offers["revolver"].cost) == f"{table.pack.adventures['revolver'].price} coins"

    @pytest.mark.parametrize(("lang", "words"), [("en", "sells 1 artifact"), ("fr", "vend 1 artefact")])
    def test_what_is_bought_with_an_artifact_says_so(self, lang: Lang, words: str) -> None:
        """SG-RES-003, SG-MARKET-008: a coin too few sells an artifact; with coins enough nothing is sold."""
        table = sea.at_sea()
        table.stall[:] = ["lantern"]
        price = table.pack.adventures["lantern"].price
        table.goods["artifacts"] = 1
        for coins, is_sold in ((price, False), (price - 1, True)):
            table.goods["coins"] = coins
            doing(table, Buy())
            (offer,) = told(SEA[lang], table, "market").offers

            assert offer.choice == "buy lantern"
            assert (words in plain(offer.text)) == is_sold

    @pytest.mark.parametrize("lang", WHOLE)
    def test_the_port(self, lang: Lang) -> None:
        """SG-PORT-002, SG-LEVEL-003: services that are left, and every level card with its skill and price."""
        table = sea.at_sea()
        assert told(SEA[lang], table, "port") is None
        doing(table, PortServices(("inn", "levels")))
        table.xp = 0
        port: Trade = told(SEA[lang], table, "port")
        offers: dict[str, Offer] = {offer.ref: offer for offer in port.offers}
        level = table.pack.levels["watchful"]

        assert "healer" not in offers
        assert offers["inn"].price == 4
        assert bool(offers["inn"].reason) is not bool(offers["inn"].choice)
        assert offers["watchful"].price == level.xp
        assert plain(offers["watchful"].cost) == f"{level.xp} XP"
        assert ("+1, of Laurent" if lang == "en" else "+1, pour Laurent") in plain(offers["watchful"].text)
        assert len(offers) == 2 + len(table.pack.levels)

    def test_a_learned_card_is_no_longer_on_offer(self) -> None:
        """SG-LEVEL-003: it lies on its board."""
        table = doing(sea.at_sea(), PortServices())
        table.crew["laurent"].levels = ("watchful",)

        assert "watchful" not in {offer.ref for offer in told(SEA["en"], table, "port").offers}
        assert "watchful" in board(SEA["en"], table, "laurent").cards


class TestSkies:
    """Five boards and a plane."""

    def test_a_board_says_how_somebody_stands(self) -> None:
        """Stamina is something to have, and there is less of it here."""
        table = skies.ail(skies.tire(skies.hurt(skies.at_start(2), ed=3), ed=1), "ed", "venom")
        party = told(SKIES["en"], table, "party")
        one = board(SKIES["en"], table, "ed")

        assert party.pips_are_good
        assert party.weapons_label == ""
        assert party.several_players
        assert (one.health, one.max_health, one.pips, one.empty_pips) == (5, 8, 1, 2)
        assert "stamina 1 of 3; venom" in one.spoken
        assert one.tokens == ()
        table.crew["ed"].synergy = 2
        assert [(token.key, token.count) for token in board(SKIES["en"], table, "ed").tokens] == [("synergy", 2)]

    def test_an_equipped_card_counts(self) -> None:
        """DS-EQIP-007: its skill is in the numbers, its name and text on the board."""
        table = skies.at_start()
        card = next(card for card, printed in table.pack.abilities.items() if printed.skill == "strength")
        before = board(SKIES["en"], table, "ed")
        skies.wear(table, "ed", card)
        after = board(SKIES["en"], table, "ed")

        assert after.cards == (card,)
        assert after.skills[0].value >= before.skills[0].value + 1
        assert len(after.texts) == len(before.texts) + 1

    def test_the_plane(self) -> None:
        """What it has taken, can bear, and its fuel."""
        table = skies.at_start()
        table.plane_health, table.fuel = 4, 2
        plane = told(SKIES["en"], table, "vessel")

        assert (plane.damage, plane.limit, plane.fuel, plane.tank) == (2, 6, 2, 5)
        assert plane.spoken == "The Late Delivery: health 4 of 6, fuel 2 of 5."
        assert plane.rooms == ()


@pytest.mark.parametrize("game", GAMES)
class TestEverywhere:
    """Over random play."""

    def test_what_a_section_hangs_on_is_all_named(self, game: str) -> None:
        """While nothing that it hangs on has changed, it is told the same as by a presenter with empty caches."""
        presenter = PRESENTERS[game]("en")
        for seed, audience in ((3, Audience((0,))), (4, SPECTATOR), (5, SOFA)):
            tracker = SceneTracker(presenter, audience)
            for table in wander(game, 2, seed, 150):
                scene = tracker.tell(table)
                stale = [
                    name
                    for name in SECTIONS
                    if getattr(scene, name) != told(PRESENTERS[game]("en"), table, name, audience)
                ]

                assert stale == []

    def test_a_record_kept_is_the_record_made_anew(self, game: str) -> None:
        """Boards and cards are remembered between tables: a presenter that has seen much says what a new one says."""
        old = PRESENTERS[game]("en")
        tables = [table.clone() for table in wander(game, 3, 6, 120)]
        first = [[told(old, table, section) for section in SECTIONS] for table in tables]
        again = [[told(old, table, section) for section in SECTIONS] for table in reversed(tables)]

        assert first == again[::-1]
