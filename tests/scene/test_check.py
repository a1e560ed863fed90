"""What a scene must be to be painted: the samples are, and every fault is found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import ValidationError
from msgspec.structs import replace

from hauntbox.scene import (
    Badge,
    Beat,
    Board,
    Card,
    Line,
    Link,
    Look,
    Mark,
    Option,
    Panel,
    Piece,
    Pile,
    Result,
    Scene,
    Seat,
    Space,
    Thing,
    Track,
    Verdict,
    Zone,
    check,
    decode,
    encode,
    patch,
)
from hauntbox.scene.checks.check import unused_looks
from scene.samples import NAMES, sample, sample_patch


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_follows_the_vocabulary(name: str) -> None:
    assert check(sample(name)) == []


def test_a_sample_follows_it_after_its_patch_too() -> None:
    assert check(patch(sample("evidence"), sample_patch())) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_the_same_after_a_journey(name: str) -> None:
    assert decode(encode(sample(name))) == sample(name)


def test_what_says_nothing_new_is_not_written() -> None:
    assert encode(Piece(in_="sq:A1", look="dots")) == b'{"kind":"piece","in":"sq:A1","look":"dots"}'
    assert encode(Track(value=None)) == b'{"kind":"track","value":null}'


@pytest.mark.parametrize(
    "thing",
    [
        {"kind": "figure"},
        {"kind": "zone"},
        {"kind": "piece", "spaces": []},
        {"kind": "space", "at": [1]},
        {"kind": "track", "value": "x"},
    ],
)
def test_an_unknown_kind_or_field_cannot_be_read(thing: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        decode(encode({**head(), "things": {"x": thing}}))


def head() -> dict[str, Any]:
    seat = {"id": "s1", "name": "Mara", "by": "human", "you": True}
    words = {"scene": 1, "game": "g", "name": "G", "chapter": "c", "index": 0, "seat": "s1", "state": "play"}
    return {**words, "when": {"text": "now"}, "seats": [seat], "legend": {}, "things": {}, "ask": None, "log": []}


def test_a_bare_table_is_a_scene() -> None:
    assert check(decode(encode(head()))) == []


def with_thing(thing: Thing) -> Scene:
    scene = sample("evidence")
    return replace(scene, things={**scene.things, "x": thing})


@pytest.mark.parametrize(
    ("thing", "fault"),
    [
        (Piece(in_="sq:Z9"), "x: 'sq:Z9' is nowhere"),
        (Piece(in_="lantern.n"), "x: 'lantern.n' is nowhere"),
        (Piece(in_="x"), "x: lies in itself"),
        (Piece(look="nothing"), "x: the legend has no 'nothing'"),
        (Piece(look="wall"), "x: a piece cannot be drawn as 'wall'"),
        (Piece(badges=(Badge("nothing"),)), "x: the legend has no 'nothing'"),
        (Piece(badges=(Badge("salt", way="up"),)), "x: no way 'up'"),
        (Piece(badges=(Badge("salt", owner="s9"),)), "x: no owner 's9'"),
        (Piece(way="up"), "x: no way 'up'"),
        (Piece(owner="s9"), "x: no owner 's9'"),
        (Piece(tone="pink"), "x: no tone 'pink'"),
        (Piece(shape="star"), "x: no shape 'star'"),
        (Piece(seen="all"), "x: no seen 'all'"),
        (Card(face="up"), "x: no face 'up'"),
        (Pile(lay="heap"), "x: no lay 'heap'"),
        (Board(lay="deck"), "x: no lay 'deck'"),
        (Space(at=(20, 20)), "x: a space lies in a board"),
        (Space(in_="house", at=(0, 0)), "house: 2 spaces at (0, 0)"),
        (Space(in_="house", at=(20, 20), sides={"up": "wall"}), "x: no side 'up'"),
        (Space(in_="house", at=(20, 20), sides={"n": ("door", "salt")}), "x: a side cannot be drawn as 'token'"),
        (Space(in_="house", at=(20, 20), emblem="nothing"), "x: the legend has no 'nothing'"),
        (Zone(in_="house", spaces=("sq:Z9",)), "x: 'sq:Z9' is nowhere"),
        (Zone(in_="house", spaces=("lantern",)), "x: a zone is made of spaces"),
        (Zone(spaces=()), "x: a zone lies in a board"),
        (Panel(of="nobody"), "x: 'nobody' is nowhere"),
        (Link(from_="lantern", to="nobody"), "x: 'nobody' is nowhere"),
        (Track(value=1, steps=(Mark(1, "one", "nothing"),)), "x: the legend has no 'nothing'"),
        (Track(value=1, max=3, cap=4), "x: the cap is above the most"),
        (Track(value=1, steps=(Mark(2, "one"), Mark(2, "other"))), "x: the mark at 2: is there 2 times"),
    ],
)
def test_a_faulty_thing_is_found(thing: Thing, fault: str) -> None:
    assert check(with_thing(thing)) == [fault]


def test_a_thing_may_lie_on_a_side_of_a_space() -> None:
    assert check(with_thing(Piece(in_="sq:K5.s", look="salt"))) == []


def test_things_that_lie_in_each_other_are_found() -> None:
    scene = sample("evidence")
    things: dict[str, Thing] = {**scene.things, "a": Piece(in_="b"), "b": Piece(in_="a")}
    assert check(replace(scene, things=things)) == ["a: lies in itself", "b: lies in itself"]


@pytest.mark.parametrize(
    ("option", "fault"),
    [
        (Option("x", "X", on=("sq:Z9",)), "option x: on 'sq:Z9', which is nowhere"),
        (Option("x", "X", off="It is late."), "option x: is off without a rule"),
        (Option("x", "X", tone="loud"), "option x: no tone 'loud'"),
        (Option("w1", "X"), "option w1: is there 2 times"),
        (
            Option("x", "X", show=Beat(set={"z": {"kind": "zone", "in": "house", "spaces": ["sq:Z9"]}})),
            "option x shows z: 'sq:Z9' is nowhere",
        ),
        (Option("x", "X", show=Beat(drop=("z",))), "option x shows z: is not there to go"),
    ],
)
def test_a_faulty_option_is_found(option: Option, fault: str) -> None:
    scene = sample("evidence")
    assert scene.ask
    ask = replace(scene.ask, options=(*scene.ask.options, option))
    assert check(replace(scene, ask=ask)) == [fault]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"who": ("s9",)}, "ask: no seat 's9'"),
        ({"who": ("s2",)}, "ask: options for somebody who is not asked"),
        ({"pick": (3, 1)}, "ask: one cannot pick 3 to 1"),
    ],
)
def test_a_faulty_question_is_found(changes: dict[str, Any], fault: str) -> None:
    scene = sample("evidence")
    assert scene.ask
    assert fault in check(replace(scene, ask=replace(scene.ask, **changes)))


MARA = Seat("s1", "Mara", "human", you=True)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"scene": 2}, "scene: version 2, but this is the vocabulary of version 1"),
        ({"state": "paused"}, "scene: no state 'paused'"),
        ({"seat": "s9", "seats": ()}, "scene: nobody sits at 's9'"),
        ({"focus": "lantern"}, "scene: the focus 'lantern' is no board and no zone"),
        ({"seats": (MARA, replace(MARA, name="Jonas"))}, "seat s1: is there 2 times"),
        ({"seats": (replace(MARA, by="cat"),)}, "seat s1: no holder 'cat'"),
        ({"seats": (replace(MARA, you=False),)}, "seat s1: `you` is the seat whose scene it is"),
        ({"legend": {"x": Look("x", "blob")}}, "look x: no draw word 'blob'"),
        ({"legend": {"x": Look("", "icon")}}, "look x: has no name"),
        ({"legend": {"x": Look("x", "plank", tone="amber")}}, "look x: 'amber' is no tone of a floor"),
        ({"log": (Line(2, "b"), Line(1, "a"))}, "log: not in the order of its numbers"),
        ({"log": (Line(1, "a", tone="sad"),)}, "log 1: no tone 'sad'"),
        ({"state": "over"}, "outcome: there is one exactly when the game is over"),
        (
            {"state": "over", "outcome": Verdict(text="", seats=(Result("s1", "fled"),))},
            "outcome: no result 'fled'",
        ),
    ],
)
def test_a_fault_of_the_frame_is_found(changes: dict[str, Any], fault: str) -> None:
    assert fault in check(replace(sample("evidence"), **changes))


def test_a_line_of_the_log_may_name_what_is_gone() -> None:
    scene = sample("evidence")
    line = Line(999, "Somebody left.", on=("gone",))
    assert check(replace(scene, log=(*scene.log, line))) == []


def test_looks_without_use_can_be_listed() -> None:
    scene = sample("evidence")
    more = replace(scene, legend={**scene.legend, "x": Look("x", "icon")})
    assert unused_looks(more).keys() - unused_looks(scene).keys() == {"x"}
