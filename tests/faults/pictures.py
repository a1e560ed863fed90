"""Secrecy on the wire: what a viewer was shown through all faults is what its journal shows it, byte for byte, and
another truth behind what it knows would have looked the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import json
from msgspec.structs import replace

from hauntbox import games
from hauntbox.scene import Scene, SeatHolder
from hauntbox.scene.structs.picture import encode
from hauntbox.server.live.painting import LINES, seat_holders
from hauntbox.server.live.resume import setting_of
from hauntbox.server.live.viewer import ViewerState
from hauntbox.store import Kept, Sheet
from hauntbox.table import Table
from hauntbox.table.journal import follow


def leaks(sheet: Sheet, kept: Sequence[Kept], shown: Mapping[int, Sequence[Scene]]) -> Iterator[str]:
    """All that is wrong with the pictures of one table, one line each."""
    if not shown:
        return
    table = Table(games.find(sheet.row.game), setting_of(sheet))
    people = seat_holders([seat.chair for seat in sheet.seats], range(len(sheet.seats)))
    eyes = {viewer: ViewerState(table, viewer) for viewer in shown}
    right: dict[int, list[Scene]] = {viewer: [] for viewer in shown}
    for n in range(len(kept) + 1):
        for viewer, eye in eyes.items():
            right[viewer].append(look(eye, people))
            if encode(in_another_world(eye, people, Random(n))) != encode(right[viewer][-1]):
                yield f"viewer {viewer} could tell another truth from this one after {n} entries"
        if n < len(kept):
            follow(table, kept[n].entry)
    for viewer, pictures in shown.items():
        yield from strange(viewer, pictures, right[viewer])


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
    an order of its own, and they forget no line of the log and nothing that such a line speaks of."""
    seats = tuple([replace(seat, here=True) for seat in scene.seats])
    return json.encode(replace(scene, index=0, seats=seats, log=scene.log[-LINES:], legend={}), order="sorted")


def strange(viewer: int, shown: Sequence[Scene], right: Sequence[Scene]) -> Iterator[str]:
    """Pictures go forward only, and each is one that the journal has."""
    known = [plain(scene) for scene in right]
    legend = {(key, json.encode(what)) for scene in right for key, what in scene.legend.items()}
    at = 0
    for n, scene in enumerate(shown):
        picture = plain(scene)
        if picture in known[at:]:
            at = known.index(picture, at)
        elif picture in known:
            yield f"viewer {viewer} was shown picture {n} after a later one"
        else:
            yield f"viewer {viewer} was shown picture {n}, which is not in the journal"
        if not {(key, json.encode(what)) for key, what in scene.legend.items()} <= legend:
            yield f"viewer {viewer} was told of something with picture {n} that the journal does not tell"
