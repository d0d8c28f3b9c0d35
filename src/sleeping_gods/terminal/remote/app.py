"""``sleeping-gods join``: a seat of a served campaign in this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue

from ...languages import Lang
from ..languages import first_localizer
from ..saves import default_folder
from ..screen import InputClosed, Screen, standard_screen
from .address import Address, address_of
from .client import RECONNECT_SECONDS, Client, ClientMessage
from .errors import NoSeat
from .join_table import join
from .line_reader import LineReader, TypedLine, terminal_restored
from .remote_loop import RemoteLoop
from .seat_state import SeatState
from .seats import Seat, keep_seat, secret_at

MAX_NAME_LENGTH = 60
"""Letters of a person's name that are sent."""


def run(
    link: str,
    *,
    name: str = "",
    lang: Lang = "en",
    plain: bool = False,
    folder: Path | None = None,
    screen: Screen | None = None,
    pauses: Sequence[float] = RECONNECT_SECONDS,
) -> int:
    """Take a seat, or return to it, and play; returns 1 if the table was lost for good."""
    shown = screen or standard_screen(plain=plain)
    shown.localizer = first_localizer(lang)
    address = address_of(link)
    try:
        seat = _seat(shown, address, name, lang, folder or default_folder())
    except (InputClosed, KeyboardInterrupt):
        shown.gap()
        return 0
    return _play(shown, address, seat, lang, pauses)


def _seat(screen: Screen, address: Address, name: str, lang: Lang, folder: Path) -> Seat:
    """The stored seat, or a new one through an invitation."""
    if address.campaign:
        secret = secret_at(folder, address.server, address.campaign)
        if not secret:
            raise NoSeat
        return Seat(address.server, address.campaign, secret)
    while not name.strip():
        name = screen.ask(f"{screen.localizer.say('remote_name')}> ")
    seat = join(address, name.strip()[:MAX_NAME_LENGTH], secret_at(folder, address.server), lang)
    keep_seat(folder, seat)
    return seat


def _play(screen: Screen, address: Address, seat: Seat, lang: Lang, pauses: Sequence[float]) -> int:
    """Play a seat until whoever sits there leaves; 1 if the table is gone for good."""
    inbox: SimpleQueue[ClientMessage | TypedLine] = SimpleQueue()
    client = Client(
        address=address, campaign=seat.campaign, secret=seat.secret, lang=lang, listener=inbox.put, pauses=pauses
    )

    def speak(other: Lang) -> None:
        client.lang = other

    gone = ""
    with terminal_restored():
        try:
            client.start()
            gone = RemoteLoop(SeatState(screen, client.send, speak), LineReader(screen, inbox.put), inbox).run()
        except KeyboardInterrupt:
            screen.gap()
        finally:
            client.close()
    screen.say(screen.localizer.say("remote_farewell", link=address.table(seat.campaign)))
    return 1 if gone else 0
