"""The key that limits count by: an IPv4 address, or the network of an IPv6 address."""

from __future__ import annotations

import ipaddress

IPV6_NETWORK_BITS = 64
"""Bits of an IPv6 address that name a network; whoever has one has all addresses in it."""
LOOPBACK = ("127.0.0.1", "::1")
"""Exempt from limits: behind an unconfigured proxy every player appears to come from here."""


def rate_limit_key(host: str) -> str:
    """The key that limits count a client's host by; a host that is no address is its own key."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if str(address) not in LOOPBACK:
            return str(ipaddress.ip_network((address, IPV6_NETWORK_BITS), strict=False))
    return str(address)
