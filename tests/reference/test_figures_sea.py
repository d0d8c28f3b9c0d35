"""Figures of the sea in the entries are those of the box: ship, voyage, goods, decks, tokens."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sleeping_gods.effects.terms import SKILLS, STATUSES
from sleeping_gods.languages import Lang
from sleeping_gods.sea.chapters.combat import TOKENS
from sleeping_gods.sea.chapters.port import INN_COINS, INN_HEALTH
from sleeping_gods.sea.chapters.search import DRAWS
from sleeping_gods.sea.pack.counts import MAPS
from sleeping_gods.sea.table.cards import SearchToken
from sleeping_gods.sea.table.words import EVENT_KINDS, HULL, LETTERS, PASSES, ROOMS
from sleeping_gods.wording.terms import term

from ..sea.tables import harbour
from .figures import LANG, OR, Both, both, numbers, read, said, shares, things

SHIP_DAMAGE: Both = (r"(\d+) ship damage", r"(\d+) dégâts? du bateau")
SIDE: Both = ("3–4", "3-4")
"""The side of the ship board for many players."""
KINDS: dict[str, Both] = {
    "mild": ("Mild", "Paisibles"),
    "perilous": ("Perilous", "Dangereux"),
    "deadly": ("Deadly", "Mortels"),
}
LEVELS: dict[str, Both] = {
    "very-easy": ("very easy", "très facile"),
    "easy": ("easy", "facile"),
    "medium": ("medium", "intermédiaire"),
    "dangerous": ("dangerous", "dangereux"),
    "deadly": ("deadly", "mortel"),
}


def by_players(values: tuple[int, ...]) -> list[int]:
    """Figures for 1 to 4 players as a table writes them: one if it is the same for all."""
    return [values[0]] if len(set(values)) == 1 else list(values)


class TestShip:
    """Rooms and what they give."""

    @LANG
    def test_rooms_give_what_the_board_prints(self, lang: Lang) -> None:
        """Command, cards and cleared command of the five rooms, by the number of players."""
        reading, rooms = read("sea", "ship-action", lang), harbour().rooms
        rows = reading.table()
        reading.agree("rooms", sorted(rows), sorted(said(rooms[room].name, lang) for room in ROOMS))
        for room in (rooms[room] for room in ROOMS):
            name = said(room.name, lang)
            command, cards, more = rows[name]
            reading.agree(f"{name}, command", numbers(command), list(room.command))
            reading.agree(f"{name}, cards", numbers(cards), by_players(room.cards))
            also = {"deck": [DRAWS], "galley": [1, 1], "sick-bay": [1]}.get(room.id, [])
            reading.agree(f"{name}, more", numbers(more), list(room.clears) if any(room.clears) else also)

    @LANG
    def test_bridge_and_quarters_repeat_their_figures(self, lang: Lang) -> None:
        """Their own entries give the command of every player count."""
        bridge, quarters = harbour().rooms["bridge"], harbour().rooms["quarters"]
        reading = read("sea", "bridge", lang)
        reading.agree("command", numbers(reading.line("SG-SHIP-012"))[1:5], list(bridge.command))
        reading = read("sea", "quarters", lang)
        few, many = reading.line("SG-SHIP-020"), reading.line("SG-SHIP-010").partition(both(SIDE, lang))[2]
        reading.agree("few players", numbers(few), [quarters.cards[0], *quarters.command[:2]])
        reading.agree("many players", numbers(many), [*quarters.command[2:], quarters.cards[2], quarters.clears[2]])
        reading.agree("cleared", numbers(reading.line("SG-SHIP-021")), [quarters.clears[2], quarters.clears[0]])

    @LANG
    def test_spaces_are_damaged_by_their_fate(self, lang: Lang) -> None:
        """The six spaces, the fate that hits them and the cubes they hold."""
        reading = read("sea", "ship-damage", lang)
        known = {str(room.fate): (said(room.name, lang), str(room.capacity)) for room in harbour().rooms.values()}

        reading.agree_in_all(reading.table(), known)

    @LANG
    def test_search_tokens_show_their_rewards_and_penalties(self, lang: Lang) -> None:
        """Nine tokens: what they offer, ship damage and low morale."""
        reading = read("sea", "search", lang)
        got = sorted(self.token(reward, penalty, lang) for reward, penalty in reading.rows())

        reading.agree("tokens", got, sorted(self.known(token) for token in harbour().search.values()))

    def token(self, reward: str, penalty: str, lang: Lang) -> tuple[list[list[tuple[str, int]]], int, bool]:
        """A row: alternatives, ship damage, and whether it costs low morale."""
        damage = re.search(both(SHIP_DAMAGE, lang), penalty)
        offers = [sorted(things(part, lang).items()) for part in reward.split(both(OR, lang))]
        return offers, int(damage[1]) if damage else 0, term("status", "low-morale", lang) in penalty.lower()

    def known(self, token: SearchToken) -> tuple[list[list[tuple[str, int]]], int, bool]:
        """A token in the same form."""
        return [sorted(reward) for reward in token.rewards], token.ship_damage, token.status == "low-morale"


class TestVoyage:
    """Travel, ports and fights."""

    @LANG
    def test_distances_are_those_of_the_travel_table(self, lang: Lang) -> None:
        """Every result from 1 to the last gives the distance of its row."""
        reading, travel = read("sea", "distance", lang), harbour().travel
        rows = [(numbers(total), int(distance)) for total, distance in reading.rows()]
        reading.agree("last row", rows[-1][0], [len(travel) - 1])
        starts = [1, *(total[0] for total, _ in rows[1:])]
        reading.agree("rows without gaps", [total[-1] + 1 for total, _ in rows[:-1]], starts[1:])
        got = [
            max(zip(starts, rows, strict=True), key=lambda row: row[0] * (row[0] <= result))[1][1]
            for result in range(1, len(travel))
        ]

        reading.agree("distances", got, list(travel[1:]))

    @LANG
    def test_fights_are_as_hard_as_the_box_says(self, lang: Lang) -> None:
        """The sums of levels and what they are called."""
        reading = read("sea", "combat-level", lang)
        known = [([low, high], both(LEVELS[key], lang)) for low, high, key in harbour().difficulty]

        reading.agree("levels", [(numbers(levels), word) for levels, word in reading.rows()], known)

    @LANG
    def test_combat_tokens_are_dealt_by_the_rules(self, lang: Lang) -> None:
        """One figure if all players get the same, else the active player's and the others'."""
        reading = read("sea", "combat-setup", lang)
        known = {
            str(players): sorted({active, other} - {0}, reverse=True) for players, (active, other) in TOKENS.items()
        }

        reading.agree_in_all({players: numbers(cells[0]) for players, cells in reading.table().items()}, known)

    @LANG
    def test_crew_is_shared_out_evenly(self, lang: Lang) -> None:
        """The eight besides the captain, for 1 to 4 players."""
        reading, dealt = read("sea", "crew-distribution", lang), len(harbour().crew) - 1
        known = {str(players): shares(dealt, players) for players in TOKENS}

        reading.agree_in_all({players: numbers(cells[0]) for players, cells in reading.table().items()}, known)

    @LANG
    def test_port_services_cost_what_the_rules_ask(self, lang: Lang) -> None:
        """Inn: coins, health and fatigue; shipyard and healer 1 each."""
        reading = read("sea", "port", lang)
        inn, yard, healer, _ = reading.rows()

        reading.agree("inn", [numbers(inn[1]), numbers(inn[2])], [[INN_COINS], [INN_HEALTH, 1]])
        reading.agree("shipyard", [things(yard[1], lang), numbers(yard[2])], [{"materials": 1, "coins": 1}, [1]])
        reading.agree("healer", things(healer[1], lang), {"coins": 1})


class TestDecks:
    """Ability cards and events."""

    @LANG
    @pytest.mark.parametrize(("slug", "row"), [("ability-deck", 0), ("dice-variant", 0)])
    def test_fate_is_spread_as_on_the_cards(self, lang: Lang, slug: str, row: int) -> None:
        """How many cards show each number."""
        reading = read("sea", slug, lang)
        fates = Counter(card.fate for card in harbour().abilities.values())

        reading.agree("numbers", reading.head()[1:], tuple(map(str, sorted(fates))))
        reading.agree("cards", reading.rows()[row][1:], tuple(str(fates[fate]) for fate in sorted(fates)))

    @LANG
    def test_a_die_shows_every_number_as_often(self, lang: Lang) -> None:
        """Beside the cards, out of as many chances."""
        reading, cards = read("sea", "dice-variant", lang), len(harbour().abilities)

        reading.agree("chances", reading.rows()[1][1:], (str(cards // 6),) * 6)
        for row in reading.rows():
            reading.agree("out of", numbers(row[0]), [cards])

    @LANG
    def test_ability_cards_are_counted_by_skill_and_cost(self, lang: Lang) -> None:
        """The cards of each skill, and those that cost 1, 2 and 3 command."""
        reading, cards = read("sea", "ability-deck", lang), harbour().abilities.values()
        skills, costs = Counter(card.skill for card in cards), Counter(card.command for card in cards)
        for skill in SKILLS:
            word = term("skill", skill, lang)
            assert re.search(rf"\b{skills[skill]} {word}\b", reading.text), (
                f"{reading.where}: expected {skills[skill]} {word}"
            )
        figures = [figure for cost in sorted(costs) for figure in (costs[cost], cost)]

        assert str(figures)[1:-1] in str(numbers(reading.text)), f"{reading.where}: costs: expected {figures}"

    @LANG
    @pytest.mark.parametrize("kind", EVENT_KINDS)
    def test_rosters_name_every_event(self, lang: Lang, kind: str) -> None:
        """The 18 of each kind; an event with two cards is followed by (2)."""
        reading = read("sea", "event-deck", lang)
        lines = (reading.bare(line) for block in reading.entry.blocks for line in block.text.splitlines())
        roster = next(line for line in lines if re.match(rf"- {both(KINDS[kind], lang)} ?:", line))
        names = Counter(said(event.name, lang) for event in harbour().events.values() if event.kind == kind)
        got = re.split(", ", roster.partition(":")[2].strip().rstrip("."))

        reading.agree(
            kind, sorted(got), sorted(name if count == 1 else f"{name} ({count})" for name, count in names.items())
        )

    @LANG
    def test_decks_that_run_out_lead_to_their_paragraphs(self, lang: Lang) -> None:
        """1, 1.2 and F1."""
        reading = read("sea", "end-of-event-deck", lang)

        for (_, told), paragraph in zip(reading.rows(), PASSES.values(), strict=True):
            assert re.search(rf" {re.escape(paragraph)}\b(?!\.)", told), (
                f"{reading.where}: expected {paragraph}, got {told!r}"
            )

    @LANG
    def test_achievements_unlock_the_quests_of_the_pack(self, lang: Lang) -> None:
        """How many totems and endings are needed, and the quests."""
        reading = read("sea", "achievement", lang)
        known = {str(unlock.count): list(unlock.quests) for unlock in harbour().unlocks}

        reading.agree_in_all({count: numbers(cells[0]) for count, cells in reading.table().items()}, known)


class TestComponents:
    """What the box holds."""

    @LANG
    def test_pieces_are_counted_as_in_the_box(self, lang: Lang) -> None:
        """Every row of the table, by the rule that it states."""
        reading, pack = read("sea", "components", lang), harbour()
        box, five = pack.supply, 5
        statuses = {box[status.replace("-", "_")] for status in STATUSES if status != "low-morale"}
        known = {
            "SG-COMP-006": {box["damage_single"], box["damage_five"], five},
            "SG-COMP-007": {box["command"]},
            "SG-COMP-008": {box["ship_damage_cubes"], pack.rooms["bridge"].capacity, pack.rooms[HULL].capacity},
            "SG-COMP-009": {box["fatigue"]},
            "SG-COMP-010": {box["low_morale"], *statuses},
            "SG-COMP-011": {box["combat_action"]},
            "SG-COMP-012": {box["explore"], len(LETTERS)},
            "SG-COMP-013": {box[kind] for kind in ("meat", "vegetables", "grain", "materials", "artifacts")},
            "SG-COMP-014": {box["coin_small"], box["coin_large"]},
            "SG-COMP-016": {box["search"], box["synergy"], len(pack.search), len(pack.crew)},
            "SG-COMP-022": {box["market"], box["starting"]},
            "SG-COMP-029": {box["level"], len(pack.levels)},
            "SG-COMP-031": {MAPS},
        }
        for rule, figures in known.items():
            reading.agree(rule, set(numbers(reading.line(rule))), figures)
        rows = [
            numbers(cells[0])
            for name, cells in reading.table().items()
            if name.endswith(("cards", "Compétence", "Évènement"))
        ]
        for kind in ("ability", "event"):
            assert [box[kind]] in rows, f"{reading.where}: expected {box[kind]} {kind} cards"

    @LANG
    def test_numbered_cards_end_where_the_box_ends(self, lang: Lang) -> None:
        """The last adventure, quest and enemy card."""
        reading, box = read("sea", "secret-decks", lang), harbour().supply
        lasts = [1, box["adventure"], 1, box["quest"], 1, box["enemy"]]

        assert str(lasts)[1:-1] in str(numbers(reading.text.replace("–", " "))), f"{reading.where}: expected {lasts}"
