"""What one viewer has been shown: the scene, its number, the log. The number grows only when that scene changes.

How many moves others made unseen must not show: a viewer is told nothing of an entry that changes nothing for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from typing import Final

from msgspec import UNSET, json

from hauntbox.scene import Chair, Line, NoPatch, Patch, Scene, diff
from hauntbox.server.messages import PatchMessage, SceneMessage, encode
from hauntbox.server.pictures import coached, lines_of, minds_of, notices, paint
from hauntbox.table import Entry, NewRules, Table, Undo, repair_words

FAR: Final = 40  # entries that are told beside the event loop


class Sight:
    """One seat's, or the spectators'. It looks only when somebody does."""

    def __init__(self, table: Table, viewer: int, shown: tuple[int, str] = (0, "")) -> None:
        self.table = table
        self.viewer = viewer
        self.number, self.fingerprint = shown
        self.view = b""
        self.scene: Scene | None = None
        self.log: list[Line] = []
        self.heard = -1  # entries of the journal that are in the log; -1: set-up is not in it yet
        self.is_blind = False  # the last picture could not be drawn, and the viewer knows

    @property
    def mark(self) -> tuple[int, str]:
        """What the store keeps of it."""
        return self.number, self.fingerprint

    def turned_to(self, table: Table) -> Sight:
        """The same sight, looking at another table or a draft of this one."""
        other = copy(self)
        other.table = table
        return other

    def blinded(self, table: Table) -> Sight:
        """After a picture that could not be drawn: the next one is whole, and no answer to an old one is taken for an
        answer to it."""
        other = Sight(table, self.viewer, (self.number + 1, ""))
        other.is_blind = True
        return other

    @property
    def is_current(self) -> bool:
        """Nothing has been written down since it last looked."""
        return self.scene is not None and self.heard == len(self.table.journal)

    @property
    def is_far_behind(self) -> bool:
        """So much is new that telling it takes a while."""
        return len(self.table.journal) - self.heard > FAR

    def look(self, people: Sequence[Chair]) -> str | None:
        """Bring scene and number up to date; the message that tells of it, or None if there is nothing to tell."""
        lines = self.listen()
        view = json.encode(self.table.kind.view(self.table.g, minds_of(self.table, self.viewer)))
        if self.scene is not None and view == self.view and not lines:
            return None
        self.view = view
        return self.first_look(people) if self.scene is None else self.look_again(self.scene, people)

    def first_look(self, people: Sequence[Chair]) -> str:
        """Since the start, or since the server was started again: the same sight keeps its number."""
        fingerprint = self.take_fingerprint()
        if fingerprint != self.fingerprint:
            self.number += 1
        self.fingerprint = fingerprint
        self.scene = self.paint(people, self.number)
        self.is_blind = False
        return self.whole()

    def look_again(self, old: Scene, people: Sequence[Chair]) -> str | None:
        new = self.paint(people, self.number + 1)
        self.fingerprint = self.take_fingerprint()
        try:
            change = diff(old, new)
        except NoPatch:
            self.scene, self.number = new, new.index
            return self.whole()
        if change is None or is_about_people(change):
            return None
        self.scene, self.number = new, new.index
        return encode(PatchMessage(change))

    def listen(self) -> bool:
        """Are there new lines, or lines fewer?"""
        before, new = self.log, self.table.journal[max(0, self.heard) :]
        fresh = self.opening() if self.heard < 0 else list(before)
        undone = [entry for entry in new if isinstance(entry, Undo) and notices(self.table, self.viewer, entry)]
        if undone:  # what the last one leaves is all that counts
            fresh, new = self.without_taken(undone[-1]), self.table.journal[undone[-1].index + 1 :]
        for entry in new:
            fresh += self.words(entry, len(fresh))
        is_new = self.heard < 0 or bool(undone) or len(fresh) != len(before)
        self.heard = len(self.table.journal)
        self.log = fresh if is_new else before
        return is_new

    def opening(self) -> list[Line]:
        return lines_of(self.table, self.viewer, self.table.opening.events, 0)

    def words(self, entry: Entry, number: int) -> list[Line]:
        """What this viewer hears of an entry; its first line has that number."""
        if isinstance(entry, Undo):
            return []
        if isinstance(entry, NewRules) and entry.note:
            return [Line(number, repair_words(entry))]
        return lines_of(self.table, self.viewer, self.table.events[entry.index], number)

    def without_taken(self, undo: Undo) -> list[Line]:
        """What was taken back is gone from the log; a notice stands in its place for those who had heard of it."""
        journal = self.table.journal[: undo.index + 1]
        taken = {i for entry in journal if isinstance(entry, Undo) for i in entry.moves}
        lines = self.opening()
        for entry in journal:
            if isinstance(entry, Undo) and notices(self.table, self.viewer, entry):
                lines.append(Line(len(lines), f"{self.table.chairs[entry.seat].name} took that back."))
            elif entry.index not in taken:
                lines += self.words(entry, len(lines))
        return lines

    def paint(self, people: Sequence[Chair], number: int) -> Scene:
        scene = paint(self.table, self.table.g, self.viewer, people, self.log, number)
        return coached(scene, self.table, self.viewer)

    def whole(self) -> str:
        assert self.scene is not None
        return encode(SceneMessage(self.scene))

    def take_fingerprint(self) -> str:
        """A scene is made of the view and the log, so these tell whether it is another."""
        last = json.encode(self.log[-1:])
        return blake2b(self.view + last, digest_size=8).hexdigest()


def is_about_people(change: Patch) -> bool:
    """Who is here and who holds a seat is told by the lobby; it makes no scene stale."""
    rest = (change.when, change.ask, change.state, change.outcome, change.focus)
    return not change.beats and all(part is UNSET for part in rest)
