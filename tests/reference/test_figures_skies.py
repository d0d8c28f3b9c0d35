"""Figures of the skies in the entries are those of the box and of the rules: characters, plane, resources, decks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sleeping_gods.effects.terms import STATUSES
from sleeping_gods.languages import Lang
from sleeping_gods.reference.ledger import find
from sleeping_gods.skies.chapters.camp import HEALING
from sleeping_gods.skies.chapters.events import LEFT_OUT
from sleeping_gods.skies.chapters.flight import FLIGHT_DAMAGE, MOST_DAMAGE
from sleeping_gods.skies.chapters.repairing import MOST_RESTORED, REPAIRS
from sleeping_gods.skies.chapters.score import BONUS
from sleeping_gods.skies.chapters.turn import COSTS, DRAWN
from sleeping_gods.skies.table.cards import Character, Use
from sleeping_gods.skies.table.words import COMMON, RARE, ROSTER
from sleeping_gods.wording.terms import term

from ..skies.tables import airfield
from .figures import LANG, Both, both, mentions, numbers, read, said, shares, tells

LEVELS: dict[str, Both] = {"easy": ("easy", "facile"), "normal": ("normal", "normal"), "hard": ("hard", "difficile")}
CARDS: dict[str, Both] = {
    "quest": ("quest", "Quête"),
    "adventure": ("adventure", "Aventure"),
    "enemy": ("enemy", "Ennemi"),
    "ability": ("ability", "Compétence"),
    "event": ("event", "Évènement"),
    "enemy_buff": ("enemy buff", "Renfort ennemi"),
    "starting_combat": ("starting combat", "Combat de départ"),
    "starting_adventure": ("starting adventure", "Aventure de départ"),
    "orfash_curse": ("Orfash curse", "Malédiction d'Orfash"),
    "airplane_card": ("airplane", "Avion"),
}
ALL: Both = ("all", "total")
HEALTH: Both = ("Health", "Santé")
PLAYERS = (1, 2, 3, 4)
PLACE: dict[str, Both] = {
    "landing": ("landing place", "aire d'atterrissage"),
    "far": ("distant location", "lieu lointain"),
}
FUEL: Both = ("fuel", "carburant")


def first_name(character: Character) -> str:
    """A character without a surname."""
    return character.name.en.split()[0]


def skills_of(character: Character, lang: Lang) -> list[str]:
    """Basic skills as entries write them, such as SAVVY 1."""
    return sorted(f"{term('skill', skill, lang).upper()} {value}" for skill, value in character.skills.items())


class TestCharacters:
    """The five boards."""

    @LANG
    def test_characters_have_their_health(self, lang: Lang) -> None:
        """The maximum of each board."""
        reading = read("skies", "health", lang)
        known = {first_name(each): (str(each.health),) for each in airfield().characters.values()}

        reading.agree_in_all(reading.table(), known)
        reading.agree(
            "brief", sorted(numbers(reading.brief)), sorted({each.health for each in airfield().characters.values()})
        )

    @LANG
    def test_characters_have_their_basic_skills(self, lang: Lang) -> None:
        """The values printed on each board."""
        reading = read("skies", "skill", lang)
        known = {first_name(each): skills_of(each, lang) for each in airfield().characters.values()}

        reading.agree_in_all({name: sorted(cells[0].split(", ")) for name, cells in reading.table(1).items()}, known)

    @LANG
    @pytest.mark.parametrize("name", ROSTER)
    def test_a_character_has_an_entry_with_the_same_figures(self, lang: Lang, name: str) -> None:
        """Health and skills open the entry; every ability stands there with its stamina."""
        reading, character = read("skies", name, lang), airfield().characters[name]
        opening = reading.bare(reading.entry.blocks[0].text)
        reading.agree("health", re.findall(rf"{both(HEALTH, lang)} (\d+)", opening), [str(character.health)])
        reading.agree("skills", sorted(re.findall(r"[A-ZÉ-]{3,} \d", opening)), skills_of(character, lang))
        lines = [reading.bare(line) for block in reading.entry.blocks for line in block.text.splitlines()]
        items = [line.partition(":") for line in lines if line.startswith("- ")]
        for use in character.uses:
            told = [
                does for cost, _, does in items if numbers(cost) == [use.stamina] and mentions(does, use.program, lang)
            ]
            assert told, f"{reading.where}: expected {use.stamina} stamina for {use.program}, got {items}"

    @LANG
    def test_abilities_cost_the_stamina_of_the_boards(self, lang: Lang) -> None:
        """Every ability of a board is in the table with its cost, and nothing else is."""
        reading = read("skies", "character-ability", lang)
        for character in airfield().characters.values():
            parts = [part.strip() for part in reading.table()[first_name(character)][0].split(";")]
            items = [(part.rpartition(" (")[0], int(part[-2])) for part in parts]
            used = set()
            for use in character.uses:
                found = [item for item in items if item[1] == use.stamina and tells(item[0], use.program, lang)]
                assert found, f"{reading.where}: {character.id}: expected {use.stamina} for {use.program}, got {items}"
                used.update(found)
            reading.agree(character.id, sorted(used), sorted(items))

    @LANG
    def test_statuses_are_removed_by_who_can(self, lang: Lang) -> None:
        """Characters and common resources that take a status off."""
        reading, pack = read("skies", "status", lang), airfield()
        for status in STATUSES:
            _, cures = reading.table()[reading.named(status)]
            people = [first_name(each) for each in pack.characters.values() if removes(each.uses, status)]
            goods = [
                said(pack.resource_names[kind], lang).lower()
                for kind in COMMON
                if removes(pack.resources[kind], status)
            ]
            reading.agree(status, cures.split(", "), [*people, *goods])


class TestActions:
    """Time, plane and flight."""

    @LANG
    def test_actions_cost_their_time(self, lang: Lang) -> None:
        """The five actions."""
        reading = read("skies", "actions", lang)
        known = {reading.named(action): [cost] for action, cost in COSTS.items()}

        reading.agree_in_all({name: numbers(cells[0]) for name, cells in reading.table().items()}, known)
        reading.agree("brief", numbers(reading.brief), [cost for cost in COSTS.values() if cost])

    @LANG
    @pytest.mark.parametrize(
        ("slug", "limits", "last"),
        [("flight-check", FLIGHT_DAMAGE, MOST_DAMAGE), ("repair", REPAIRS, MOST_RESTORED)],
    )
    def test_flights_and_repairs_follow_their_tables(
        self, lang: Lang, slug: str, limits: tuple[tuple[int, int], ...], last: int
    ) -> None:
        """From the lowest result to the highest, without gaps."""
        reading = read("skies", slug, lang)
        rows = [(numbers(result), int(value)) for result, value in reading.rows()]
        known = [value for _, value in limits]

        reading.agree("values", [value for _, value in rows], [*known, last])
        reading.agree("limits", [result[0] for result, _ in rows[1:]], [limit for limit, _ in limits])
        reading.agree("upper limits", [result[-1] for result, _ in rows[1:-1]], [limit - 1 for limit, _ in limits[1:]])

    @LANG
    def test_the_flight_board_is_the_one_of_the_campaign(self, lang: Lang) -> None:
        """Places that the rules name: their kind, their page or their location, and where there is fuel."""
        reading = read("skies", "flight-board", lang)
        spaces = {said(space.name, lang): space for space in airfield().spaces.values()}
        for name, (kind, where) in reading.table().items():
            space = spaces[name]
            assert kind.startswith(both(PLACE["landing" if space.square else "far"], lang)), (
                f"{reading.where}: {name}: {kind}"
            )
            reading.agree(f"{name}, fuel", "," in kind, space.fuel)
            reading.agree(f"{name}, where", numbers(where), [space.explore or int(space.square.partition(":")[0])])
        landing = [space for space in spaces.values() if space.square]
        assert re.search(rf"\b{len(landing)} (landing places|aires d'atterrissage)", reading.text), reading.where


class TestDecks:
    """Cards: how many, and what they show."""

    @LANG
    def test_fate_is_spread_as_on_the_cards(self, lang: Lang) -> None:
        """How many cards show each number, all of them, and their mean."""
        reading = read("skies", "fate", lang)
        fates = Counter(card.fate for card in airfield().abilities.values())
        mean = f"{sum(fate * count for fate, count in fates.items()) / fates.total():.1f}"

        reading.agree("numbers", reading.head()[1:], tuple(map(str, sorted(fates))))
        reading.agree("cards", reading.rows()[0][1:], tuple(str(fates[fate]) for fate in sorted(fates)))
        for figure in (f"{fates.total()} ", mean if lang == "en" else mean.replace(".", ",")):
            assert figure in reading.text, f"{reading.where}: expected {figure}"

    @LANG
    def test_cards_are_counted_as_in_the_box(self, lang: Lang) -> None:
        """Every deck, and the sum of all."""
        reading, box = read("skies", "components", lang), airfield().supply
        known = {both(words, lang): [box[kind]] for kind, words in CARDS.items()}
        known[both(ALL, lang)] = [sum(box[kind] for kind in CARDS)]

        reading.agree_in_all({name: numbers(cells[0]) for name, cells in reading.table().items()}, known)

    @LANG
    def test_tokens_are_counted_as_in_the_box(self, lang: Lang) -> None:
        """Damage, power, synergy, stamina, statuses, resources, and the last numbers of cards."""
        reading, box = read("skies", "components", lang), airfield().supply
        each, kinds, common, rare = (
            box["status_each"],
            box["status_kinds"],
            box["common_resource_each"],
            box["quest_resource_each"],
        )
        fives = [box["power_value_5"], 5]
        known = (
            [box["damage"], box["power"], *fives, box["synergy"], box["stamina"], each, kinds, each * kinds],
            [len(COMMON), common, len(COMMON) * common, len(RARE), rare, len(RARE) * rare],
            [1, box["adventure"], 1, box["quest"], 1, box["enemy"], box["starting_combat"]],
        )
        for figures in known:
            assert str(figures)[1:-1] in str(numbers(reading.text)), f"{reading.where}: expected {figures}"

    @LANG
    def test_the_event_deck_is_smaller_when_it_is_harder(self, lang: Lang) -> None:
        """Level 1 events left out, and what remains."""
        reading, events = read("skies", "event-deck", lang), len(airfield().events)
        known = {both(LEVELS[level], lang): (str(out), str(events - out)) for level, out in LEFT_OUT.items()}

        reading.agree_in_all(reading.table(), known)

    @LANG
    def test_difficulties_change_what_the_rules_say(self, lang: Lang) -> None:
        """Cards drawn, health at camp, events left out, and points, from easy to hard."""
        reading = read("skies", "difficulty", lang)
        rows = [[numbers(cell) for cell in cells] for cells in reading.table().values()]
        for at, figures in ((0, DRAWN), (1, HEALING), (5, LEFT_OUT), (6, BONUS)):
            reading.agree(reading.rows()[at][0], rows[at], [[figures[level]] for level in LEVELS])

    @LANG
    def test_boards_and_combat_cards_are_shared_out_evenly(self, lang: Lang) -> None:
        """Four boards besides Claire's; 1 combat card and 1 per board for each player."""
        boards = len(airfield().characters) - 1
        for slug, more in (("control", 0), ("combat-setup", 1)):
            reading = read("skies", slug, lang)
            for players in PLAYERS:
                got, known = (
                    numbers(reading.table()[str(players)][0]),
                    [board + more for board in shares(boards, players)],
                )
                reading.agree(f"{players} players", got, known if len(got) > 1 else [*dict.fromkeys(known)])

    @LANG
    def test_achievements_unlock_the_cards_of_the_ledger(self, lang: Lang) -> None:
        """Every threshold that the rule lists, with its card; those of the pack are among them."""
        reading = read("skies", "achievement", lang)
        listed = re.findall(r"(\d+)[^;]*? (adventure|quest) (\d+)", find("DS-ACHV-003").text)
        known = {(int(count), kind, int(number)) for count, kind, number in listed}
        pairs = {pair for row in reading.rows() for pair in ((row[0], row[1]), (row[2], row[3])) if pair[0]}

        reading.agree(
            "cards", pairs, {(str(count), f"{both(CARDS[kind], lang)} {card}") for count, kind, card in known}
        )
        reading.agree("cards of the pack", set(airfield().unlocks) - known, set())


class TestResources:
    """The twelve kinds."""

    @LANG
    @pytest.mark.parametrize(("slug", "kinds", "at"), [("common-resources", COMMON, 0), ("quest-resources", RARE, 1)])
    def test_resources_do_what_the_tokens_say(self, lang: Lang, slug: str, kinds: tuple[str, ...], at: int) -> None:
        """Effects and figures; quest resources from the lowest rank to the highest."""
        reading, pack = read("skies", slug, lang), airfield()
        reading.agree(
            "kinds",
            [row[at].lower() for row in reading.rows()],
            [said(pack.resource_names[k], lang).lower() for k in kinds],
        )
        for rank, (kind, row) in enumerate(zip(kinds, reading.rows(), strict=True), start=1):
            ops = [op for use in pack.resources[kind] for op in use.program]
            assert tells(row[at + 1], ops, lang), f"{reading.where}: {kind}: expected {ops}, got {row[at + 1]!r}"
            if at:
                reading.agree(f"{kind}, rank", row[0], str(rank))

    @LANG
    def test_icons_of_resources_tell_the_same(self, lang: Lang) -> None:
        """The table of icons repeats their figures."""
        reading, pack = read("skies", "icons", lang), airfield()
        for kind in (*COMMON, *RARE):
            does = reading.table()[said(pack.resource_names[kind], lang).lower()][0]
            ops = [op for use in pack.resources[kind] for op in use.program]
            got, known = (
                sorted(map(abs, numbers(does))),
                sorted(arg for op in ops for arg in op.args if isinstance(arg, int)),
            )
            reading.agree(kind, got, known)


def removes(uses: tuple[Use, ...], status: str) -> bool:
    """Whether one of the uses takes off a status."""
    return any(op.name == "remove-status" and op.args[0] == status for use in uses for op in use.program)
