"""Holds a scene to the vocabulary. What a field may be is the Structs' business; here is what must fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import ValidationError

from hauntbox.scene.art import ART
from hauntbox.scene.checks.check_moments import Extras
from hauntbox.scene.checks.faults import amiss, twice
from hauntbox.scene.patches import Patch, kind_of, merged, patch
from hauntbox.scene.structs.picture import PUBLIC, VERSION, Beat, Coach, Line, Look, Option, Question, Scene
from hauntbox.scene.structs.scene_things import (
    Badge,
    Base,
    Board,
    Link,
    Note,
    Panel,
    Piece,
    Pile,
    Space,
    Thing,
    Track,
    Zone,
)
from hauntbox.scene.structs.vocabulary import (
    DRAW,
    FLOOR_TONES,
    HOLDERS,
    LAYS,
    LOG_TONES,
    OPTION_TONES,
    RESULTS,
    SEEN,
    SHAPES,
    SIDES,
    SIZES,
    STATES,
    STYLES,
    TABS,
    TONES,
    WAYS,
    WORDS,
)  # fmt: skip

ANY_LOOK = ("pile", "panel", "note")  # a pile has the look of the backs in it, a panel that of its piece


def check(scene: Scene) -> list[str]:
    """All that is wrong with a scene, one line each."""
    checker = Checker(scene)
    table = [*checker.head(), *checker.legend(), *checker.things(), *checker.question(), *checker.log()]
    return [*table, *checker.end(), *checker.extras.all()]


def check_patch(scene: Scene, change: Patch) -> list[str]:
    """All that is wrong with a change, and with the scene that it leads to."""
    after = patch(scene, change)
    extras = Checker(after).extras
    moments = [line.moment for beat in change.beats for line in beat.log if line.moment is not None]
    return [*check(after), *[fault for moment in moments for fault in extras.happening(moment, scene.things)]]


def home_of(place: str) -> str:
    """The space of a side, `sq:K6` of `sq:K6.n`."""
    space, dot, side = place.rpartition(".")
    return space if dot and side in SIDES else place


class Checker:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.seats = {seat.id for seat in scene.seats}
        self.extras = Extras(scene, self.is_place)

    def is_place(self, id: str) -> bool:
        """A thing, or a side of a space."""
        if id in self.scene.things:
            return True
        return home_of(id) != id and isinstance(self.scene.things.get(home_of(id)), Space)

    # The frame of the picture.

    def head(self) -> Iterator[str]:
        scene = self.scene
        if scene.scene != VERSION:
            yield f"scene: version {scene.scene}, but this is the vocabulary of version {VERSION}"
        if scene.state not in STATES:
            yield f"scene: no state {scene.state!r}"
        if scene.seat not in (self.seats | {PUBLIC}):
            yield f"scene: nobody sits at {scene.seat!r}"
        if scene.focus and not isinstance(scene.things.get(scene.focus), Board | Zone):
            yield f"scene: the focus {scene.focus!r} is no board and no zone"
        yield from self.chairs()

    def chairs(self) -> Iterator[str]:
        yield from twice("seat", [seat.id for seat in self.scene.seats])
        for seat in self.scene.seats:
            yield from amiss(f"seat {seat.id}", "holder", seat.by, HOLDERS)
            yield from amiss(f"seat {seat.id}", "shape", seat.shape, SHAPES)
            yield from amiss(f"seat {seat.id}", "tone", seat.tone, TONES)
            if seat.you != (seat.id == self.scene.seat):
                yield f"seat {seat.id}: `you` is the seat whose scene it is"
        yield from twice("the pair of seats", [f"{seat.tone} {seat.shape}" for seat in self.scene.seats if seat.shape])

    def legend(self) -> Iterator[str]:
        for id, look in self.scene.legend.items():
            yield from amiss(f"look {id}", "draw word", look.draw, WORDS)
            yield from amiss(f"look {id}", "tone", look.tone, TONES)
            if look.draw in DRAW["space"] and look.tone and look.tone not in FLOOR_TONES and look.draw != "tile":
                yield f"look {id}: {look.tone!r} is no tone of a floor"
            yield from amiss(f"look {id}", "drawing", look.art, ART)
            if not look.name:
                yield f"look {id}: has no name"

    # Things.

    def things(self) -> Iterator[str]:
        for id, thing in self.scene.things.items():
            yield from self.thing(id, thing)
        yield from self.crowding()

    def thing(self, id: str, thing: Thing) -> Iterator[str]:
        for place in (thing.in_, *pointers(thing)):
            if place and not self.is_place(place):
                yield f"{id}: {place!r} is nowhere"
        yield from self.looks(id, thing)
        yield from self.common(id, thing)
        yield from self.own(id, thing)

    def looks(self, id: str, thing: Thing) -> Iterator[str]:
        kind = kind_of(thing)
        if thing.look:
            yield from self.look(id, thing.look, "" if kind in ANY_LOOK else kind)
        for badge in thing.badges:
            yield from self.badge(id, badge)
        if isinstance(thing, Space):
            yield from self.look(id, thing.emblem, "") if thing.emblem else ()
            for piece in thing.decor:
                yield from amiss(id, "drawing", piece.art, ART)
            for side, looks in thing.sides.items():
                yield from amiss(id, "side", side, SIDES)
                for look in [looks] if isinstance(looks, str) else looks:
                    yield from self.look(id, look, "side")
        for look in signs_of(thing):
            yield from self.look(id, look, "")

    def look(self, id: str, name: str, kind: str) -> Iterator[str]:
        look = self.scene.legend.get(name)
        if look is None:
            yield f"{id}: the legend has no {name!r}"
        elif kind and look.draw not in DRAW[kind]:
            yield f"{id}: a {kind} cannot be drawn as {look.draw!r}"

    def badge(self, id: str, badge: Badge) -> Iterator[str]:
        yield from self.look(id, badge.look, "")
        yield from amiss(id, "way", badge.way, WAYS)
        yield from amiss(id, "tone", badge.tone, TONES)
        yield from amiss(id, "owner", badge.owner, self.seats)

    def common(self, id: str, thing: Base) -> Iterator[str]:
        yield from amiss(id, "owner", thing.owner, self.seats)
        yield from amiss(id, "tone", thing.tone, TONES)
        yield from amiss(id, "shape", thing.shape, SHAPES)
        yield from amiss(id, "face", thing.face, ("down",))
        yield from amiss(id, "seen", thing.seen, SEEN)
        yield from amiss(id, "tab", thing.tab, TABS)
        yield from amiss(id, "drawing", thing.art, ART)
        yield from amiss(id, "way", getattr(thing, "way", ""), WAYS)

    def own(self, id: str, thing: Thing) -> Iterator[str]:
        if isinstance(thing, Board | Pile):
            yield from amiss(id, "lay", thing.lay, LAYS[kind_of(thing)])
        if isinstance(thing, Note):
            yield from amiss(id, "style", thing.style, STYLES)
        if isinstance(thing, Panel):
            yield from amiss(id, "size", thing.size, SIZES)
        home = self.scene.things.get(thing.in_)
        if thing.part and not (isinstance(home, Panel) and thing.part in home.parts):
            yield f"{id}: its panel has no part {thing.part!r}"
        if isinstance(thing, Space | Zone) and not isinstance(self.scene.things.get(thing.in_), Board):
            yield f"{id}: a {kind_of(thing)} lies in a board"
        if isinstance(thing, Zone) and not all(
            isinstance(self.scene.things.get(space), Space | None) for space in thing.spaces
        ):
            yield f"{id}: a zone is made of spaces"
        if isinstance(thing, Track) and None not in (thing.cap, thing.max) and (thing.cap or 0) > (thing.max or 0):
            yield f"{id}: the cap is above the most"
        if isinstance(thing, Track):
            yield from twice(f"{id}: the mark at", [str(mark.at) for mark in thing.steps])
        if is_in_itself(self.scene.things, id):
            yield f"{id}: lies in itself"

    def crowding(self) -> Iterator[str]:
        """Two spaces on one point of a board."""
        spaces = [thing for thing in self.scene.things.values() if isinstance(thing, Space)]
        for (board, at), n in Counter((space.in_, space.at) for space in spaces).items():
            if n > 1:
                yield f"{board}: {n} spaces at {at}"

    # Words.

    def question(self) -> Iterator[str]:
        ask = self.scene.ask
        if ask is None:
            return
        for seat in (*ask.who, *ask.done):
            yield from amiss("ask", "seat", seat, self.seats)
        if ask.options and self.scene.seat not in ask.who:
            yield "ask: options for somebody who is not asked"
        if ask.pick and not 0 <= ask.pick[0] <= ask.pick[1]:
            yield f"ask: one cannot pick {ask.pick[0]} to {ask.pick[1]}"
        yield from twice("option", [option.id for option in ask.options])
        yield from self.walks(ask)
        if ask.coach:
            yield from self.coach(ask, ask.coach)
        for option in ask.options:
            yield from self.option(option)

    def coach(self, ask: Question, coach: Coach) -> Iterator[str]:
        for option in coach.options:
            yield from amiss("coach", "option", option, [option.id for option in ask.options])
        for thing in coach.look:
            yield from amiss("coach", "look", thing, self.scene.things)
        if coach.to:
            yield from amiss("coach", "space", coach.to, ask.walks.to if ask.walks else ())

    def walks(self, ask: Question) -> Iterator[str]:
        """A path is a chain of spaces from where the piece stands."""
        if ask.walks is None:
            return
        piece = self.scene.things.get(ask.walks.of)
        if not isinstance(piece, Piece):
            yield f"walks: {ask.walks.of!r} is no piece"
        for space, reach in ask.walks.to.items():
            if not isinstance(self.scene.things.get(space), Space):
                yield f"walks: {space!r} is no space"
            if reach.via not in ask.walks.to and not (piece and reach.via == piece.in_):
                yield f"walks: {space} is reached from nowhere"
            if not reach.off and (reach.cost > ask.walks.have or not reach.act):
                yield f"walks: {space} is out of reach and does not say why"

    def option(self, option: Option) -> Iterator[str]:
        name = f"option {option.id}"
        for place in option.on:
            if not self.is_place(place):
                yield f"{name}: on {place!r}, which is nowhere"
        if option.off and not option.rule:
            yield f"{name}: is off without a rule"
        yield from amiss(name, "tone", option.tone, OPTION_TONES)
        if option.show is not None:
            yield from (f"{name} shows {fault}" for fault in self.beat(option.show))

    def beat(self, beat: Beat) -> Iterator[str]:
        for id, fields in beat.set.items():
            yield from self.thing(id, merged(self.scene.things.get(id), fields))
        for id in beat.drop:
            if id not in self.scene.things:
                yield f"{id}: is not there to go"

    def log(self) -> Iterator[str]:
        numbers = [line.i for line in self.scene.log]
        if numbers != sorted(numbers):
            yield "log: not in the order of its numbers"
        for line in self.scene.log:
            yield from self.line(f"log {line.i}", line)

    def line(self, where: str, line: Line) -> Iterator[str]:
        yield from amiss(where, "seat", line.seat, self.seats)
        yield from amiss(where, "tone", line.tone, LOG_TONES)
        yield from self.look(where, line.look, "") if line.look else ()
        yield from self.extras.moment(line.moment) if line.moment else ()
        yield from [f"{where}: {fault}" for fault in self.extras.mood(line)]
        if line.sum and not line.set:
            yield f"{where}: sums up no set"
        for id, fields in line.shows.items():
            if fields is not None and (id in self.scene.things or "kind" in fields):
                yield from self.showing(where, id, fields)

    def showing(self, where: str, id: str, fields: dict[str, Any]) -> Iterator[str]:
        try:
            merged(None if "kind" in fields else self.scene.things[id], fields)
        except ValidationError as error:
            yield f"{where} shows {id}: {error}"

    def end(self) -> Iterator[str]:
        outcome = self.scene.outcome
        if (outcome is not None) != (self.scene.state == "over"):
            yield "outcome: there is one exactly when the game is over"
        for one in outcome.seats if outcome else ():
            yield from amiss("outcome", "seat", one.seat, self.seats)
            yield from amiss("outcome", "result", one.result, RESULTS)


def signs_of(thing: Thing) -> list[str]:
    """Looks of the small signs on a thing, beside its badges."""
    if isinstance(thing, Piece):
        return list(thing.signs)
    if not isinstance(thing, Track):
        return []
    marks = [look for mark in thing.steps for look in (mark.look, mark.gain) if look]
    return [*marks, *[badge.look for badge in (*thing.rows, *thing.extra)]]


def pointers(thing: Thing) -> tuple[str, ...]:
    """What a thing refers to beside the place it lies in."""
    if isinstance(thing, Link):
        return thing.from_, thing.to
    if isinstance(thing, Zone):
        return thing.spaces
    if isinstance(thing, Pile):
        return tuple([place.of for place in thing.slots])
    return (thing.of,) if isinstance(thing, Panel) else ()


def is_in_itself(things: dict[str, Thing], id: str) -> bool:
    place, depth = things[id].in_ if id in things else "", 0
    while place and depth <= len(things):
        if place == id:
            return True
        home = things.get(place) or things.get(home_of(place))
        place, depth = home.in_ if home else "", depth + 1
    return False


def unused_looks(scene: Scene) -> dict[str, Look]:
    """Looks that nothing on the table has now. No fault: a legend may be the whole game's."""
    things = scene.things.values()
    used = {thing.look for thing in things} | {badge.look for thing in things for badge in thing.badges}
    used |= {thing.emblem for thing in things if isinstance(thing, Space)}
    used |= {look for thing in things for look in signs_of(thing)}
    for thing in things:
        for looks in thing.sides.values() if isinstance(thing, Space) else ():
            used |= {looks} if isinstance(looks, str) else set(looks)
    return {id: look for id, look in scene.legend.items() if id not in used}
