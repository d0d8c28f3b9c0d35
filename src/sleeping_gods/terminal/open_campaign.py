"""Opening a campaign: as it is, or at its last good line if it is damaged and whoever plays says yes."""

from __future__ import annotations

from pathlib import Path

from ..campaign.errors import CampaignError
from ..campaign.games import load_pack, resume
from ..campaign.live import Campaign
from ..campaign.migration import RuleChanged
from ..journal.errors import BrokenJournal, JournalError
from ..journal.rescue import Sound, go_on_from, sound_part
from ..kernel.showing import printable
from .error_words import error_words
from .saves import standing_of
from .screen import InputClosed, Screen
from .typed_words import is_answer


def open_campaign(path: Path, pack: str) -> Campaign:
    """A campaign from its file, with the pack it names; or with one from a folder, if that is what was asked for."""
    if is_folder(pack):
        return Campaign.open(path, *load_pack(pack))
    return resume(path)


def is_folder(pack: str) -> bool:
    """Whether a pack is named by its folder."""
    return "/" in pack or "\\" in pack


def open_file(screen: Screen, path: Path, pack: str) -> Campaign | None:
    """A campaign by its file; None if it is damaged and is not to be gone on with, an error if nothing is sound."""
    try:
        return open_campaign(path, pack)
    except BrokenJournal as error:
        if sound_part(path, error.line) is None:
            raise
        return _offer_rescue(screen, path, pack, error)


def open_listed(screen: Screen, path: Path, pack: str) -> Campaign | None:
    """A campaign of the list; if it cannot be opened, the reason is said and the file is untouched."""
    localizer = screen.localizer
    try:
        return open_campaign(path, pack)
    except BrokenJournal as error:
        return _offer_rescue(screen, path, pack, error)
    except (JournalError, CampaignError, OSError) as error:
        screen.say(localizer.say("start_closed", file=printable(path.name), error=error_words(localizer, error)))
        return None


class DamagedFile:
    """A file that is cut to its sound part; as it was at first, it is kept under another name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.backup: Path | None = None
        """The file as it was at first, once it has been cut."""

    def cut(self, sound: Sound) -> Path:
        """Cut it, perhaps once more, and return where it is kept as it was at first."""
        before_this_cut = go_on_from(self.path, sound)
        if self.backup is None:
            self.backup = before_this_cut
        else:
            before_this_cut.unlink()
        return self.backup

    def put_back(self) -> None:
        """Undo all cuts."""
        if self.backup is not None:
            self.backup.replace(self.path)


def _offer_rescue(screen: Screen, path: Path, pack: str, error: BrokenJournal) -> Campaign | None:
    """Go on from the last good line, if whoever plays wants to.

    What is sound as text may still not follow the rules: then an earlier line is asked for.
    """
    localizer, name, damaged = screen.localizer, printable(path.name), DamagedFile(path)
    while True:
        key = "start_changed" if isinstance(error, RuleChanged) else "start_damaged"
        screen.say(localizer.say(key, file=name, error=error_words(localizer, error)))
        sound = sound_part(path, error.line)
        if sound is None or not _confirm_rescue(screen, sound, error.line):
            screen.say(localizer.say("start_none-sound" if sound is None else "start_untouched"))
            damaged.put_back()
            return None
        try:
            backup = damaged.cut(sound)
            campaign = open_campaign(path, pack)
        except BrokenJournal as earlier_fault:
            error = earlier_fault
        except (JournalError, CampaignError, OSError) as refused:
            screen.say(localizer.say("start_closed", file=name, error=error_words(localizer, refused)))
            damaged.put_back()
            return None
        else:
            screen.say(localizer.say("start_kept", file=printable(backup.name)))
            return campaign


def _confirm_rescue(screen: Screen, sound: Sound, line: int) -> bool:
    """Say how much is sound and how much would be lost, and ask; silence is no."""
    localizer, standing = screen.localizer, standing_of(screen.localizer, sound.journal)
    last = len(sound.journal.entries) - 1
    screen.say(localizer.say("start_sound", standing=standing, last=last, line=line, lost=sound.lost))
    try:
        return is_answer(localizer, screen.ask(f"{localizer.say('start_go-on')}> "), "yes")
    except InputClosed:
        return False
