"""What the agenda promises: the order of frames, who is asked, and that a refusal costs nothing."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from hauntbox.kernel.agenda import Choice, Frame, Step, kept
from hauntbox.kernel.wire import Action, Outcome, Refused, Stuck
from kernel.room import (
    CODEC,
    MAYBE,
    NO,
    YES,
    Alarm,
    Ballot,
    Curtain,
    Midnight,
    Motion,
    Note,
    Poll,
    Question,
    Room,
    Say,
    Vote,
    room,
)


def test_frames_happen_in_reading_order() -> None:
    assert room(Note("a"), Note("b"), Note("c")).diary == ["a", "b", "c"]


@dataclass(frozen=True)
class Nest(Step):
    def run(self, g: Room) -> None:
        g.then(Note("inner 1"), Note("inner 2"))


def test_what_a_frame_adds_comes_before_what_was_waiting() -> None:
    assert room(Nest(), Note("outer")).diary == ["inner 1", "inner 2", "outer"]


def test_frames_can_be_put_behind_what_was_added_since() -> None:
    g = room(Question(0), Note("later"))
    depth = len(g.agenda)
    g.then(Note("first"))
    g.after(depth, Note("second"), Note("third"))
    assert g.agenda == [Note("later"), Question(0), Note("third"), Note("second"), Note("first")]


def test_a_frame_follows_what_was_added_since() -> None:
    g = room(Question(0))
    depth = len(g.agenda)
    g.then(Note("first"))
    g.follow(depth, Note("last"))
    assert (g.agenda, g.diary) == ([Question(0), Note("last"), Note("first")], [])


def test_a_frame_that_follows_nothing_happens_at_once() -> None:
    g = room(Question(0))
    g.follow(len(g.agenda), Note("now"))
    assert (g.agenda, g.diary) == ([Question(0)], ["now"])


def test_nothing_follows_the_end() -> None:
    g = room(Midnight())
    g.follow(0, Note("never"))
    assert g.diary == []


def test_a_cut_drops_everything_down_to_a_frame_and_the_frame_then_happens() -> None:
    assert room(Alarm(), Note("dropped"), Question(0), Curtain(), Note("after")).diary == ["curtain", "after"]


def test_a_cut_to_a_frame_that_is_not_there_is_a_bug_and_drops_nothing() -> None:
    g = room(Question(0), Note("later"))
    with pytest.raises(Stuck, match="no Curtain"):
        g.cut(Curtain)
    assert g.agenda == [Note("later"), Question(0)]


def test_the_end_comes_from_any_depth() -> None:
    g = room(Midnight(), Note("never"), Question(0))
    assert g.outcome is not None
    assert (g.diary, g.agenda, g.waiting(), g.legal(0)) == ([], [], (), [])


def test_the_end_is_there_at_once() -> None:
    g = room(Question(0))
    g.end(Outcome("ROM-END-01", (0.0, 0.0, 0.0)))
    assert (g.agenda, g.waiting()) == ([], ())


@dataclass(frozen=True)
class Epilogue(Step):
    def run(self, g: Room) -> None:
        g.end(Outcome("ROM-END-01", (0.0, 0.0, 0.0)))
        g.then(Note("too late"), Question(0))


def test_what_a_rule_plans_after_the_end_is_dropped() -> None:
    g = room(Epilogue())
    assert (g.diary, g.agenda) == ([], [])


@dataclass(frozen=True)
class Circle(Step):
    def run(self, g: Room) -> None:
        g.then(self)


def test_rules_that_run_in_circles_are_stopped_and_named() -> None:
    with pytest.raises(Stuck, match=r"1000 steps.*Circle"):
        room(Circle())


def test_frames_cannot_be_changed_and_equal_frames_are_one() -> None:
    with pytest.raises(FrozenInstanceError):
        Question(1).role = 2  # type: ignore[misc]
    assert len({Question(1), Question(1), Question(2)}) == 2


def test_actions_cannot_be_changed_and_read_as_a_player_types_them() -> None:
    with pytest.raises(AttributeError):
        YES.what = "no"  # type: ignore[misc]
    assert (str(YES), len({YES, Say("yes")})) == ("say yes", 1)


@pytest.mark.parametrize(("role", "act", "rule"), [(0, MAYBE, "ROM-SAY-02"), (1, YES, "ROM-SAY-01")])
def test_a_refusal_names_its_rule_and_leaves_the_position_alone(role: int, act: Action, rule: str) -> None:
    g = room(Question(0))
    before = CODEC.digest(g)
    with pytest.raises(Refused, match=f"role {role} may not {act} \\({rule}\\)") as refusal:
        g.play(role, act)
    assert (refusal.value.role, refusal.value.act, refusal.value.rule) == (role, act, rule)
    assert (g.why_not(role, act), CODEC.digest(g)) == (rule, before)


def test_only_who_is_asked_has_something_to_do() -> None:
    g = room(Question(1))
    assert (g.waiting(), g.legal(0), g.candidates(0)) == ((1,), [], ())
    assert (g.legal(1), g.candidates(1)) == ([YES, NO], [YES, NO, MAYBE])


@pytest.mark.parametrize("member", [0, 2])
def test_any_member_answers_for_the_team(member: int) -> None:
    g = room(Motion((0, 2)))
    assert (g.waiting(), g.legal(1)) == ((0, 2), [])
    g.play(member, YES)
    assert (g.diary, g.waiting()) == ([f"{member} yes for all"], ())


def test_a_team_that_votes_is_asked_until_it_agrees() -> None:
    g = room(Vote((0, 2)))
    for role, act in [(0, YES), (2, NO), (2, NO)]:
        g.play(role, act)
        assert g.waiting() == (0, 2)
    g.play(0, NO)
    assert (g.diary, g.waiting()) == (["agreed: no"], ())


def test_answers_in_a_window_stay_sealed_and_count_in_the_order_asked() -> None:
    g = room(Poll((2, 0, 1)))
    for role, act, left in [(0, YES, [2, 1]), (2, NO, [1])]:
        g.play(role, act)
        assert (g.diary, g.waiting()) == ([], left)
    g.play(1, YES)
    assert (g.diary, g.sealed) == (["2 no, 0 yes, 1 yes"], [None] * 3)


def test_an_answer_in_a_window_cannot_be_given_twice() -> None:
    g = room(Poll((0, 1)))
    g.play(0, YES)
    with pytest.raises(Refused, match="ROM-SAY-01"):
        g.play(0, NO)
    assert g.sealed[0] == YES


@pytest.mark.parametrize("silent", [(), (1,), (0, 1)])
def test_a_window_asks_alike_whoever_can_only_pass(silent: tuple[int, ...]) -> None:
    g = room(Poll((0, 1)), silent=silent)
    assert (g.waiting(), g.sealed, g.diary) == ([0, 1], [None] * 3, [])


def test_a_standing_answer_is_given_unseen_until_it_is_taken_back() -> None:
    g = room()
    g.stand(1, "Poll", YES)
    g.then(Poll((0, 1)), Poll((0, 1)))
    g.settle()
    assert g.waiting() == [0]
    g.stand(1, "Poll", None)
    g.play(0, NO)
    assert (g.diary, g.waiting()) == (["0 no, 1 yes"], [0, 1])


def test_a_standing_answer_that_the_rules_forbid_now_is_not_given() -> None:
    g = room()
    g.stand(1, "Poll", MAYBE)
    g.then(Poll((0, 1)))
    g.settle()
    assert g.waiting() == [0, 1]


@pytest.mark.parametrize("silent", [(), (1,)])
def test_where_one_may_pass_a_forbidden_standing_answer_is_a_pass_and_nobody_can_tell(silent: tuple[int, ...]) -> None:
    g = room(silent=silent)
    g.stand(1, "Ballot", YES)
    g.then(Ballot((0, 1)))
    g.settle()
    assert g.waiting() == [0]
    g.play(0, NO)
    assert g.diary == ["0 no, 1 no" if silent else "0 no, 1 yes"]


def test_a_standing_answer_stays_with_the_clone_that_gave_it() -> None:
    g = room()
    h = g.clone()
    h.stand(1, "Poll", YES)
    assert (g.standing[1], h.standing[0], h.standing[1]) == ({}, {}, {"Poll": YES})


def test_to_answer_among_several_tells_whether_others_still_think() -> None:
    g = room(Poll((0, 1)), Poll((0,)))
    g.play(0, YES)
    assert g.learned
    g.play(1, YES)
    assert g.learned
    g.play(0, YES)
    assert not g.learned


def test_a_mark_lasts_until_the_next_action() -> None:
    g = room(Question(0), Question(0))
    g.roll(6, "weather")
    assert g.learned
    g.play(0, YES)
    assert not g.learned


class Watched(Room):
    """Its events show how long the diary was."""

    def moment(self, what: str, facts: tuple[int | str, ...]) -> tuple[int | str, ...]:
        return (len(self.diary),)


def test_an_event_carries_the_numbers_of_its_moment() -> None:
    g = Watched(minds=[0], events=[])
    g.tell("X", "first")
    g.diary.append("a page")
    g.tell("X", "second")
    assert [event.now for event in g.events or []] == [(0,), (1,)]


def test_a_muted_game_is_not_asked_for_its_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Watched, "moment")
    monkeypatch.setattr(Watched, "moment", None)  # whoever calls it fails
    Watched(minds=[0]).tell("X", "unheard")


def test_a_clone_is_muted_equal_and_free() -> None:
    g = room(Question(0))
    g.events = []
    h = g.clone()
    h.play(0, YES)
    assert (g.diary, h.diary, h.events) == ([], ["0 yes"], None)
    assert g == room(Question(0)) != h


def test_news_is_kept_only_when_somebody_listens() -> None:
    g = room()
    g.tell("ROM-SAY-01", "unheard")
    g.events = []
    g.tell("ROM-SAY-01", "heard", 1, "yes", to=(2,))
    assert [(event.what, event.facts, event.to) for event in g.events] == [("heard", (1, "yes"), (2,))]


@pytest.mark.parametrize("frame", [Frame(), Choice(0)])
def test_a_frame_must_say_what_it_does(frame: Any) -> None:
    with pytest.raises(NotImplementedError):
        frame.run(room())


def test_a_kept_frame_is_made_once_for_the_same_fields() -> None:
    make = kept(Note)
    assert make("once") is make("once")
    assert (make("once"), make("twice")) == (Note("once"), Note("twice"))
