"""The address by which other devices of the same network reach this machine."""

from __future__ import annotations

import ipaddress
import socket

ELSEWHERE = ("192.0.2.1", 9)
"""An address that is reserved for examples: the system tells by which of its own it would reach it. Nothing is sent."""


def network_address() -> str:
    """Empty where there is no network, and where the address is one of the internet: that takes a hosted server."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return address if is_of_a_private_network(address) else ""


def is_of_a_private_network(address: str) -> bool:
    """Whether only devices of one network reach it: a home, a phone that shares its connection."""
    parsed = ipaddress.ip_address(address)
    return parsed.is_private and not (parsed.is_loopback or parsed.is_link_local)
