"""Why choices are refused."""

from __future__ import annotations

import pytest

from sleeping_gods.sea.chapters.port import PortServices

from .fights import attack, facing
from .tables import (
    again,
    at_sea,
    doing,
    effects,
    give_command,
    hold,
    offered,
    own,
    play,
    put_command,
    refused,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestRefusals:
    """SG-SHARE-002: what is refused is refused with its reason, the last of a kind as the first."""

    @pytest.mark.parametrize(
        ("service", "line", "rule"),
        [
            ("levels", "learn patch-up", "SG-LEVEL-006"),
            ("levels", "learn double-shot", "SG-LEVEL-006"),
            ("healer", "treat marco", "SG-PORT-006"),
            ("shipyard", "repair hull for coins", "SG-PORT-005"),
            ("shipyard", "repair bridge for materials", "SG-PORT-004"),
        ],
    )
    def test_a_service_says_why_not(self, service: str, line: str, rule: str) -> None:
        """SG-LEVEL-006, SG-PORT-004..006: too little XP, nobody hurt there, a sound space, no materials."""
        table = doing(at_sea(), PortServices())
        table.xp, table.crew["mac"].damage, table.cubes["bridge"] = 8, 1, 1
        play(again(table), f"visit {service}")

        assert refused(table, line).rule == rule

    @pytest.mark.parametrize("card", ["power-strike-5", "sword-master", "survivor", "alert-2", "rage-6", "treat-3"])
    def test_what_cannot_be_burned(self, card: str) -> None:
        """SG-WEAPON-007, 009, SG-LEVEL-005: a card of another skill, level cards, and hand cards of any seat stay."""
        table = wear(facing(WALL, players=2), "mac", "power-strike-3", "power-strike-5", "sword-master", "survivor")
        hold(hold(table, 0, "alert-2", "rage-6"), 1, "treat-3")
        attack(table, "mac", "a", 6)
        rules = {"power-strike-5": "SG-WEAPON-007", "sword-master": "SG-LEVEL-005", "survivor": "SG-LEVEL-005"}

        assert refused(table, f"burn {card}").rule == rules.get(card, "SG-WEAPON-009")

    @pytest.mark.parametrize("name", ["odessa", "mac", "gloria", "flapjacks"])
    def test_where_no_command_lies(self, name: str) -> None:
        """SG-SHIP-022: boards and cards without command cannot be cleared, whichever they are."""
        table = put_command(own(at_sea(), "binoculars"), marco=1, gear=1, binoculars=1, soup=1)
        effects(table, "clear 1 command")

        assert refused(table, f"clear {name}").rule == "SG-SHIP-022"
        assert {"clear marco", "clear gear", "clear binoculars", "clear soup"} <= {*offered(table)}
        assert play(table, "clear soup").adventures["soup"] == 0

    def test_the_bearer_is_passed_by(self) -> None:
        """SG-STATUS-015, SG-CHAL-023: venom on another than Mac: he is refused as the bearer, in a challenge too."""
        bearer = ("SG-STATUS-015", "not-the-bearer")
        table = effects(at_sea(2), "gain venom on another", "gain venom on another", bearer="mac")
        outside = refused(table, "afflict mac with venom")
        play(table, "afflict marco with venom")
        again_outside, has_it = refused(table, "afflict mac with venom"), refused(table, "afflict marco with venom")

        assert (outside.rule, outside.key) == (again_outside.rule, again_outside.key) == bearer
        assert (has_it.rule, has_it.key) == ("SG-STATUS-001", "has-it-already")

    def test_the_bearer_among_participants(self) -> None:
        """SG-CHAL-023: Mac and Marco took part, Mac bears the card: Marco comes first, and Mac is refused as bearer."""
        table = give_command(at_sea(2), 1, 1)
        effects(table, "challenge STRENGTH 9", "fail: gain venom on another", bearer="mac", seat=1)
        play(table, "join marco", "join mac", "go on", "fate 1", "go on")
        bearer, bystander = refused(table, "afflict mac with venom"), refused(table, "afflict odessa with venom")

        assert (bearer.rule, bearer.key) == ("SG-STATUS-015", "not-the-bearer")
        assert (bystander.rule, bystander.key) == ("SG-CHAL-023", "participants-first")
