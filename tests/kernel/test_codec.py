"""What a save promises: it reads back equal, old ones lead up to new rules, and a bad one is refused in one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import json

from hauntbox.kernel.agenda import Game, Step
from hauntbox.kernel.codec import BadSave, Codec, unusual
from hauntbox.kernel.wire import Outcome
from kernel.room import CODEC, YES, Alarm, Curtain, Midnight, Note, Poll, Question, Room, Say, room
from parlour import GAME
from parlour.options import ParlourOptions


def saved() -> bytes:
    g = room(Poll((0, 2)), Note("later"))
    g.play(2, YES)
    g.stand(0, "Poll", YES)
    g.roll(6, "blow")
    g.diary.append("a line")
    return CODEC.save(g)


def test_a_save_in_the_middle_of_a_window_reads_back_equal() -> None:
    loaded = CODEC.load(saved())
    assert loaded == CODEC.load(CODEC.save(loaded))
    assert (loaded.sealed, loaded.standing[0], loaded.drawn) == ([None, None, YES], {"Poll": YES}, {"blow": 1})
    loaded.play(0, YES)
    assert isinstance(loaded, Room)
    assert loaded.diary == ["a line", "0 yes, 2 yes", "later"]


def test_a_finished_game_reads_back_with_its_outcome() -> None:
    g = room(Midnight())
    assert CODEC.load(CODEC.save(g)).outcome == g.outcome == Outcome("ROM-END-01", (1.0, 0.5, 0.0))


def test_options_read_back_as_they_were() -> None:
    g = GAME.new(ParlourOptions(hit_points=7), "parlour", "1")
    assert GAME.codec.load(GAME.codec.save(g)) == g


def test_frames_are_written_by_name_and_actions_by_tag() -> None:
    state = json.decode(saved())["state"]
    assert state["agenda"] == [["Note", "later"], ["Poll", [0, 2]]]
    assert state["sealed"][2] == {"type": "Say", "what": "yes"}


def test_what_stands_beside_the_position_is_not_saved() -> None:
    assert not {"rigged", "events", "learned"} & set(json.decode(saved())["state"])


def test_a_digest_tells_positions_apart_and_equal_ones_not() -> None:
    assert CODEC.digest(room(Question(0))) == CODEC.digest(room(Question(0)))
    others = [room(Question(1)), room(Question(0), Note("")), room(Question(0), silent=(1,))]
    assert len({CODEC.digest(g) for g in [room(Question(0)), *others]}) == 4


def test_a_digest_goes_by_the_names_of_frames() -> None:
    digests = set()
    for frame in (Midnight(), Alarm(), Curtain()):
        g = room()
        g.then(frame)
        digests.add(CODEC.digest(g))
    assert [len(digest) for digest in digests] == [16, 16, 16]


@dataclass
class MoonlitRoom(Room):
    moon: bool = False


@dataclass(frozen=True)
class Flicker(Step):
    candle: int
    draught: bool = False  # came later


def test_a_new_field_leaves_old_saves_and_digests_alone() -> None:
    moonlit = Codec("room", 1, MoonlitRoom, tuple(CODEC.frames.values()), (Say, Outcome))
    loaded = moonlit.load(saved())
    assert isinstance(loaded, MoonlitRoom)
    assert (loaded.moon, moonlit.digest(loaded)) == (False, CODEC.digest(CODEC.load(saved())))


def test_a_frame_is_known_by_what_is_unusual_about_it() -> None:
    assert unusual(Flicker(1)) == {"candle": 1}
    assert unusual(Flicker(1, True)) == {"candle": 1, "draught": True}


def test_a_frame_that_the_game_does_not_declare_stops_the_save() -> None:
    g = room()
    g.then(Flicker(1))
    with pytest.raises(TypeError, match="Flicker is not among the frames that room declares"):
        CODEC.save(g)


def newer(upgrades: dict[int, Any]) -> Codec:
    return Codec("room", 3, Room, tuple(CODEC.frames.values()), (Say, Outcome), upgrades)


def test_an_older_save_is_led_up_to_the_rules_of_today_step_by_step() -> None:
    def add_to_diary(line: str) -> Any:
        return lambda state: {**state, "diary": [*state["diary"], line]}

    g = newer({1: add_to_diary("by 1"), 2: add_to_diary("by 2")}).load(saved())
    assert isinstance(g, Room)
    assert g.diary == ["a line", "by 1", "by 2"]


def test_a_version_that_changed_no_state_needs_no_upgrade() -> None:
    assert newer({}).load(saved()) == CODEC.load(saved())


def test_a_save_of_newer_rules_is_refused() -> None:
    with pytest.raises(BadSave, match="rules version 3 of room: this program knows versions 1 to 1"):
        CODEC.load(newer({}).save(room(Question(0))))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b"{", b"", "not a save"),
        (b'"room"', b'"attic"', "a save of attic, where one of room was expected"),
        (b":1,", b":0,", "version 0"),
        (b"Poll", b"Pole", "not a save"),
        (b'["Poll",[0,2]]', b'["Poll"]', "not a save"),
        (b'["Poll",[0,2]]', b"7", "not a save"),
        (b'"Say"', b'"Sing"', "not a save"),
        (b"a line", b"a lie!", "a damaged save"),
        (b'"state"', b'"mate"', "not a save"),
        (b'"diary":["a line"]', b'"diary":3', "not a save"),
        (b'"diary":["a line"]', b'"diary":null', "not a save"),
    ],
)
def test_a_bad_save_is_refused_in_one_line(old: bytes, new: bytes, why: str) -> None:
    assert old in saved()
    with pytest.raises(BadSave, match=why) as refusal:
        CODEC.load(saved().replace(old, new))
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("data", [b"", b"[]", b"7", b"null", b"\xff", b'{"game":"room"}', b"{}"])
def test_what_is_no_save_at_all_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(BadSave):
        CODEC.load(data)


def test_every_cut_short_save_is_refused() -> None:
    data = saved()
    for n in range(len(data)):
        with pytest.raises(BadSave):
            CODEC.load(data[:n])


def test_two_games_do_not_share_a_blank() -> None:
    a, b = CODEC.blank(), CODEC.blank()
    a.agenda.append(Question(0))
    assert isinstance(a, Game)
    assert b.agenda == []
