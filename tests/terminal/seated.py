"""Sitting down at a table that stands just so."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from sleeping_gods.campaign.games import game_of
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.kernel.game import Setup
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.session import Session

from .driver import screen_for

PAGE = """# 900 Test

## 900 Test

A quiet street.

- (a) Knock at the door.
  > return to the ship
- (b) Ask about the felt hat.
  > needs EMBER
  > return to the ship
"""
"""A page with a choice that is barred."""


def session_at(
    folder: Path, table: PartyTable, answers: tuple[str, ...] = (), lang: Lang = "en", *, open_hands: bool = True
) -> tuple[Session, io.StringIO]:
    """A session at a table that stands just so, and what it will say."""
    game = "sea" if isinstance(table, SeaTable) else "skies"
    pack = table.pack
    setup = Setup(game, pack.id, pack.version, pack.digest, tuple(table.names), {})
    screen, out = screen_for(io.StringIO("".join(f"{answer}\n" for answer in answers)), plain=True)
    campaign, profile = Campaign.at(game_of(game), pack, setup, table), Profile.load(folder)
    return Session(campaign, view_of(game, lang), screen, profile, open_hands=open_hands, ask_all=True), out


def seated(
    folder: Path, table: PartyTable, *answers: str, lang: Lang = "en", open_hands: bool = True
) -> tuple[str, Any]:
    """What is said to these answers at a table that stands just so, and the table as it stands afterwards."""
    session, out = session_at(folder, table, answers, lang, open_hands=open_hands)
    session.run()
    assert session.bugs == []
    return out.getvalue(), session.table


def answered(said: str, answer: str) -> str:
    """What was said to an answer."""
    return said.partition(f"> {answer}\n")[2]
