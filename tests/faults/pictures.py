"""Secrecy on the wire: what a viewer was shown through all faults is what its journal shows it, byte for byte, and
another truth behind what it knows would have looked the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import json
from msgspec.structs import replace

from hauntbox import games
from hauntbox.scene import Line, Scene, SeatHolder
from hauntbox.scene.structs.picture import encode
from hauntbox.server.live.painting import LINES, seat_holders
from hauntbox.server.live.resume import setting_of
from hauntbox.server.live.viewer import ViewerState
from hauntbox.store import Kept, Sheet
from hauntbox.table import Table
from hauntbox.table.journal import follow


class Sight:
    """What one viewer may have been shown of a journal up to now."""

    def __init__(self, table: Table, viewer: int, people: Sequence[SeatHolder]) -> None:
        self.eye = ViewerState(table, viewer)
        self.people = people
        self.pictures: list[bytes] = []
        self.words: set[bytes] = set()  # of the legend, and lines of the log as they are told at once and later

    def look(self, rng: Random) -> bool:
        """False if another truth would look different."""
        scene = look(self.eye, self.people)
        self.pictures.append(plain(scene))
        anew = ViewerState(self.eye.game, self.eye.viewer)  # of whoever comes now: places in old lines are of today
        anew.listen()
        self.words |= words(replace(scene, log=(*scene.log, *anew.log)))
        return encode(scene) == encode(in_another_world(self.eye, self.people, rng))

    def strange(self, shown: Sequence[Scene]) -> Iterator[str]:
        """Pictures go forward only, and each is one that the journal has."""
        at, viewer = 0, self.eye.viewer
        for n, scene in enumerate(shown):
            picture = plain(scene)
            if picture in self.pictures[at:]:
                at = self.pictures.index(picture, at)
            elif picture in self.pictures:
                yield f"viewer {viewer} was shown picture {n} after a later one"
            else:
                yield f"viewer {viewer} was shown picture {n}, which is not in the journal"
            if not words(scene) <= self.words:
                yield f"viewer {viewer} was told of something with picture {n} that the journal does not tell"


def leaks(sheet: Sheet, kept: Sequence[Kept], shown: Mapping[int, Sequence[Scene]]) -> Iterator[str]:
    """All that is wrong with the pictures of one table, one line each."""
    table = Table(games.find(sheet.row.game), setting_of(sheet))
    people = seat_holders([seat.chair for seat in sheet.seats], range(len(sheet.seats)))
    sights = {viewer: Sight(table, viewer, people) for viewer in shown}
    for n in range(len(kept) + 1):
        for viewer, sight in sights.items():
            if not sight.look(Random(n)):
                yield f"viewer {viewer} could tell another truth from this one after {n} entries"
        if n < len(kept):
            follow(table, kept[n].entry)
    for viewer, sight in sights.items():
        yield from sight.strange(shown[viewer])


def look(eye: ViewerState, people: Sequence[SeatHolder]) -> Scene:
    eye.look(people)
    assert eye.scene is not None
    return eye.scene


def in_another_world(eye: ViewerState, people: Sequence[SeatHolder], rng: Random) -> Scene:
    """The same sight, where all that this viewer does not know is dealt anew."""
    table = eye.game
    other = table.kind.redeal(table.g, table.eyes(eye.viewer), rng)
    return eye.paint(table.kind.known(other, table.eyes(eye.viewer)), people, eye.number)


def plain(scene: Scene) -> bytes:
    """Without its number, which grows when people come again, and without who is here. What patches brought stands in
    an order of its own. Of the log its words; all that came with them is looked at by itself."""
    seats = tuple([replace(seat, here=True) for seat in scene.seats])
    log = tuple([Line(line.i, line.text) for line in scene.log[-LINES:]])
    return json.encode(replace(scene, index=0, seats=seats, log=log, legend={}), order="sorted")


def words(scene: Scene) -> set[bytes]:
    """Patches forget no line of the log, and nothing that such a line speaks of."""
    legend = [json.encode((key, what), order="sorted") for key, what in scene.legend.items()]
    return {*legend, *[json.encode(line, order="sorted") for line in scene.log]}
