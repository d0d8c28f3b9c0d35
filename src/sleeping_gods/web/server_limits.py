"""Limits that whoever runs a server may set: connections, and how long the bin keeps campaigns."""

from __future__ import annotations

import os
from dataclasses import dataclass

from ..storage.empty_bin import DAYS

ROBOT_PROCESSES = max(1, (os.cpu_count() or 2) - 1)
"""A core stays free for people's choices, where there are several."""


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """The limits of one server."""

    bin_days: int = DAYS
    """Days after which a campaign in the bin is deleted for good; 0 if never."""
    sockets_per_person: int = 12
    """Sockets of one person at one table: windows and devices, and those that are lost and not noticed yet."""
    connections_per_address: int = 200
    """Sockets, and connections, of one address: a household or an office may share one."""
    robot_processes: int = ROBOT_PROCESSES
    """Processes in which robots think at the same time; with none no robot takes a seat."""


DEFAULT_LIMITS = ServerLimits()
"""What a server has if nothing else is said."""
