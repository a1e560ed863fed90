"""What one viewer has been shown: the scene, its number, the log. The number grows only when that scene changes.

How many moves others made unseen must not show: a viewer is told nothing of an entry that changes nothing for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b

from msgspec import UNSET, json

from hauntbox.scene import Chair, Line, NoPatch, Patch, Scene, diff
from hauntbox.server.messages import PatchMessage, SceneMessage, encode
from hauntbox.server.pictures import coached, lines_of, minds_of, notices, paint
from hauntbox.table import NewRules, Table, Undo, repair_words


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
        before = self.log
        if self.heard < 0:
            self.log = lines_of(self.table, self.viewer, self.table.opening.events, 0)
            self.heard = 0
        for entry in self.table.journal[self.heard :]:
            if isinstance(entry, Undo):
                self.forget(entry)
            elif isinstance(entry, NewRules) and entry.note:
                self.log = [*self.log, Line(len(self.log), repair_words(entry))]
            else:
                lines = lines_of(self.table, self.viewer, self.table.events[entry.index], len(self.log))
                self.log = [*self.log, *lines] if lines else self.log
        self.heard = len(self.table.journal)
        return self.log is not before

    def forget(self, undo: Undo) -> None:
        """What was taken back is gone from the log; a notice stands in its place for those who had heard of it."""
        if not notices(self.table, self.viewer, undo):
            return
        taken = {i for entry in self.table.journal[: undo.index] if isinstance(entry, Undo) for i in entry.moves}
        taken |= set(undo.moves)
        lines = lines_of(self.table, self.viewer, self.table.opening.events, 0)
        for entry in self.table.journal[: undo.index + 1]:
            if isinstance(entry, Undo) and notices(self.table, self.viewer, entry):
                lines.append(Line(len(lines), f"{self.table.chairs[entry.seat].name} took that back."))
            elif isinstance(entry, NewRules) and entry.note:
                lines.append(Line(len(lines), repair_words(entry)))
            elif entry.index not in taken:
                lines += lines_of(self.table, self.viewer, self.table.events[entry.index], len(lines))
        self.log = lines

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
