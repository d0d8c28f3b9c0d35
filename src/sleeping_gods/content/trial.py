"""Reads untrusted packs first in a child process with limited time and memory."""

from __future__ import annotations

import errno
import os
import warnings
from collections.abc import Callable
from pathlib import Path

from .builtin import PACKS

try:
    import resource

    CAN_LIMIT = hasattr(os, "fork")
except ImportError:  # only POSIX has limits; elsewhere the bounds of files must do
    CAN_LIMIT = False

SECONDS = 2
"""Seconds of the processor that a pack may take to be read and built."""
MEGABYTES = 64
"""Memory that it may take on top of the program's own."""
TOO_MUCH = f"expected a pack that can be read within {SECONDS} seconds and {MEGABYTES} MB"
_FULL = 3
"""How the child tells that its memory did not suffice."""
_PAGES = Path("/proc/self/statm")


def is_foreign(folder: Path) -> bool:
    """Whether a folder is none of those that are shipped with the program."""
    return folder.resolve().parent != PACKS


def stays_within_limits(work: Callable[[], object]) -> bool:
    """Whether some work stays within its limits, tried in a child; what else becomes of it is no matter here."""
    if not CAN_LIMIT:
        return True
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the child does nothing that another thread could hold up
        child = os.fork()
    if child == 0:
        _try(work)
    _, status = os.waitpid(child, 0)
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) != _FULL


def _try(work: Callable[[], object]) -> None:
    """In the child: do the work under limits and go, without a word."""
    code = 0
    try:
        limit(SECONDS, MEGABYTES)
        work()
    except MemoryError:
        code = _FULL
    except OSError as error:  # reading a file into memory that is not there says so in its own way
        code = _FULL if error.errno == errno.ENOMEM else 0
    except BaseException:  # noqa: S110  # the parent meets it again, and says so
        pass
    finally:
        os._exit(code)


def limit(seconds: int, megabytes: int) -> None:
    """From here on little processor time, little more memory, no file written, no core left behind."""
    if not CAN_LIMIT:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    if _PAGES.exists():
        used = int(_PAGES.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        most = used + megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
