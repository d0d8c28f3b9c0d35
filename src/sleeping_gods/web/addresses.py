"""By what limits count: an address of IPv4 by itself, one of IPv6 by the network that a household is given."""

from __future__ import annotations

import ipaddress

PREFIX = 64
"""Bits of an IPv6 address that name a network; whoever has one has all addresses in it."""
LOOPBACK = ("127.0.0.1", "::1")
"""This machine itself, which no limit stops: a proxy that is not known as one would be all players at once."""


def limited_by(host: str) -> str:
    """The name under which limits count whoever comes from an address; what is no address counts as it stands."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if str(address) not in LOOPBACK:
            return str(ipaddress.ip_network((address, PREFIX), strict=False))
    return str(address)
