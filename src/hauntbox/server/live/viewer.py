"""What one viewer has been shown: the scene, its number, the log. The number grows only when that scene changes.

How many moves others made unseen must not show: a viewer is told nothing of an entry that changes nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final

from msgspec import UNSET, json

from hauntbox.kernel.agenda import Game, frame_words
from hauntbox.kernel.contract import Seat, asks
from hauntbox.scene import WHOLE, Line, NoPatch, Patch, Scene, SeatHolder, diff
from hauntbox.server.live.painting import coached, lines_of, paint
from hauntbox.server.wire.socket_messages import PatchMessage, SceneMessage, encode
from hauntbox.table import Table, Undo

FAR: Final = 40  # entries that are told beside the event loop


class ViewerState:
    """One seat's, or the spectators'. It looks only when somebody does."""

    def __init__(self, table: Table, viewer: int, shown: tuple[int, str] = (0, "")) -> None:
        self.game = table
        self.viewer = viewer
        self.number, self.fingerprint = shown
        self.view = b""  # the view and the question
        self.scene: Scene | None = None
        self.log: list[Line] = []
        self.heard = -1  # entries of the journal that are in the log; -1: set-up is not in it yet
        self.is_blind = False  # the last picture could not be drawn, and the viewer knows

    @property
    def mark(self) -> tuple[int, str]:
        """What the store keeps of it."""
        return self.number, self.fingerprint

    def turned_to(self, table: Table) -> ViewerState:
        """The same sight, looking at another table or a draft of this one."""
        other = ViewerState.__new__(ViewerState)  # `copy.copy` takes eight times as long, and this is done twice a look
        other.__dict__.update(self.__dict__)
        other.game = table
        return other

    def blinded(self, table: Table) -> ViewerState:
        """After a picture that could not be drawn: the next one is whole, and no answer to an old one is taken for an
        answer to it."""
        other = ViewerState(table, self.viewer, (self.number + 1, ""))
        other.is_blind = True
        return other

    @property
    def is_current(self) -> bool:
        """Nothing has been written down since it last looked."""
        return self.scene is not None and self.heard == len(self.game.journal)

    @property
    def is_far_behind(self) -> bool:
        """So much is new that telling it takes a while."""
        return len(self.game.journal) - self.heard > FAR

    def look(self, people: Sequence[SeatHolder]) -> str | None:
        """Bring scene and number up to date; the message that tells of it, or None if there is nothing to tell."""
        lines, kind, minds = self.listen(), self.game.kind, self.game.eyes(self.viewer)
        known = kind.known(self.game.g, minds)  # once, for view and scene
        view = json.encode(kind.view(known, minds)) + question(known, minds)
        if self.scene is not None and view == self.view and not lines:
            return None
        self.view = view
        paint = partial(self.paint, known, people)
        return self.first_look(paint) if self.scene is None else self.look_again(self.scene, paint)

    def first_look(self, paint: Callable[[int], Scene]) -> str:
        """Since the start, or since the server was started again: the same sight keeps its number."""
        fingerprint = self.take_fingerprint()
        if fingerprint != self.fingerprint:
            self.number += 1
        self.fingerprint = fingerprint
        self.scene = paint(self.number)
        self.is_blind = False
        return self.whole()

    def look_again(self, old: Scene, paint: Callable[[int], Scene]) -> str | None:
        new = paint(self.number + 1)
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
        table, new = self.game, self.game.journal[max(0, self.heard) :]
        undone = [entry for entry in new if isinstance(entry, Undo) and table.has_noticed(self.viewer, entry)]
        is_anew = self.heard < 0 or bool(undone)  # what was taken back is gone from the log
        self.heard = len(table.journal)
        log = [] if is_anew else self.log
        news = (
            table.news(self.viewer) if is_anew else [one for entry in new for one in table.news_of(entry, self.viewer)]
        )
        if is_anew or news:
            self.log = [*log, *lines_of(table, self.viewer, news, len(log))]
        return is_anew or bool(news)

    def paint(self, known: Game, people: Sequence[SeatHolder], number: int) -> Scene:
        scene = paint(self.game, known, self.viewer, people, self.log, number)
        return coached(scene, self.game, self.viewer)

    def whole(self) -> str:
        assert self.scene is not None
        return encode(SceneMessage(self.scene))

    def take_fingerprint(self) -> str:
        """A scene is made of the view, the question and the log, so these tell whether it is another."""
        last = json.encode(self.log[-1:])
        return blake2b(self.view + last, digest_size=8).hexdigest()


def question(known: Game, minds: Seat) -> bytes:
    """The question put to this seat, and its answers: a new one may come though nothing on the table has changed.

    Of questions to others a seat learns by its view alone, so that secret steps of another stay one span.
    """
    answers = asks(known, minds)
    asking = known.asking()
    return json.encode((frame_words(asking), answers)) if asking is not None and answers else b""


def is_about_people(change: Patch) -> bool:
    """Who is here and who holds a seat is told by the lobby; it makes no scene stale."""
    rest = [getattr(change, part) for part in WHOLE if part != "seats"]
    return not change.beats and all(part is UNSET for part in rest)
