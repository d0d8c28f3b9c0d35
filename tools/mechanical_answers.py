"""Play campaigns with robots as a served table would, and count the answers that people are asked for.

python tools/mechanical_answers.py [--campaigns N] [--turns N] [PACK ...]

An answer is given by the table itself, has one real option left, or is a real choice. An option is real unless the
table knows that it changes nothing; what may be done just now counts as an option too.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from sleeping_gods.bots.runs.batch import make_bot, playtest_pack  # noqa: E402  # the sources beside this file
from sleeping_gods.bots.runs.plan import Order, setup_of  # noqa: E402
from sleeping_gods.campaign.games import load_pack  # noqa: E402
from sleeping_gods.kernel.luck import Luck  # noqa: E402
from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance  # noqa: E402
from sleeping_gods.kernel.table import kind_of_decision  # noqa: E402
from sleeping_gods.party.table.table import PartyTable, of_party  # noqa: E402
from sleeping_gods.presentation.acts import NOW  # noqa: E402
from sleeping_gods.presentation.party.forced import forced_answer  # noqa: E402
from sleeping_gods.presentation.party.presenter import Presenter  # noqa: E402
from sleeping_gods.presentation.presenters import presenter_of  # noqa: E402

PACKS = ("wandering-sea", "lifted-north")
ROBOT = "careful"
BY_TABLE, ONE_OPTION, CHOICE = "by the table", "one option", "a choice"


def has_choice(presenter: Presenter[PartyTable], table: PartyTable) -> bool:
    """Whether more than one option is left that could change anything."""
    live = [choice for choice in table.offered if not presenter.is_idle(table, choice)]
    if len(live) > 1:
        return True
    return any(presenter.kind(table, act) == NOW for act in options(table)[len(table.offered) :])


def count(pack: str, players: int, campaigns: int, turns: int) -> tuple[Counter[str], Counter[str]]:
    """How many answers of each sort campaigns of some players take, and the decisions that leave one option."""
    game, loaded = load_pack(pack)
    desk, presenter = playtest_pack(game, loaded), presenter_of(game.id)  # type: ignore[arg-type]  # a pack of either game
    answers: Counter[str] = Counter()
    needless: Counter[str] = Counter()
    for campaign in range(campaigns):
        setup = setup_of(Order(1, bot=ROBOT, players=players, mode="normal"), game, loaded, campaign)
        table, luck = of_party(game.set_up(loaded, setup)), Luck(campaign + 1)
        bot = make_bot(desk, ROBOT, Counter(), [], campaign)
        while not is_over(table) and table.turn <= turns:
            if waits_for_chance(table):
                apply(table, luck.pick(table.offered))
                continue
            answer = forced_answer(presenter, table, secret=players > 1)
            if answer is not None:
                answers[BY_TABLE] += 1
                apply(table, answer)
                continue
            if has_choice(presenter, table):
                answers[CHOICE] += 1
            else:
                answers[ONE_OPTION] += 1
                needless[kind_of_decision(table)] += 1
            apply(table, bot.pick(table, luck))
    return answers, needless


def main() -> None:
    """Print a row for each world and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packs", nargs="*", default=PACKS)
    parser.add_argument("--campaigns", type=int, default=4)
    parser.add_argument("--turns", type=int, default=30)
    arguments = parser.parse_args()
    print("| world | players | by the table | one option | a choice | mechanical, of those left to people |")
    print("|---|---|---|---|---|---|")
    for pack in arguments.packs:
        for players in (1, 2):
            answers, needless = count(pack, players, arguments.campaigns, arguments.turns)
            asked = answers[ONE_OPTION] + answers[CHOICE]
            share = answers[ONE_OPTION] / asked if asked else 0.0
            figures = " | ".join(f"{answers[sort]:,}" for sort in (BY_TABLE, ONE_OPTION, CHOICE))
            print(f"| {pack} | {players} | {figures} | {share:.1%} |")
            print(*(f"{kind} {times}" for kind, times in needless.most_common(8)), sep=", ", file=sys.stderr)


if __name__ == "__main__":
    main()
