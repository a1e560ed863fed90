"""A game that has no pictures of its own is playable all the same."""

from __future__ import annotations

from dataclasses import replace

from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Note, SeatContext, SeatHolder, asked, caption, check, offers, results, show, sit, words
from parlour import GAME as PARLOUR
from parlour.actions import PASS, STRIKES
from parlour.options import ParlourOptions
from parlour.state import Parlour
from table.corridor import GAME as CORRIDOR
from table.corridor import LOOK, WALKS, CorridorOptions


def parlour(seed: str = "3") -> Parlour:
    g = PARLOUR.new(ParlourOptions(), "parlour", seed)
    assert isinstance(g, Parlour)
    return g


def test_the_view_becomes_notes_and_the_question_a_list() -> None:
    g = parlour()
    scene = show(PARLOUR, g, sit(PARLOUR, g, (0,)))
    assert check(scene) == []
    note = scene.things["note:hp"]
    assert isinstance(note, Note)
    assert note.text == ", ".join(map(str, g.hp))
    assert scene.ask
    assert [option.id for option in scene.ask.options if not option.off] == [str(act) for act in g.legal(0)]


def test_what_cannot_be_done_says_why() -> None:
    g = CORRIDOR.new(CorridorOptions(), "hall", "1")
    scene = show(CORRIDOR, g, sit(CORRIDOR, g, (0,), lambda rule: f"Because of {rule}."))
    assert scene.ask
    far = next(option for option in scene.ask.options if option.id == str(WALKS[5]))
    assert (far.off, far.rule) == ("Because of COR-WALK-02.", "COR-WALK-02")


def test_without_words_a_refusal_is_still_no_answer() -> None:
    g = CORRIDOR.new(CorridorOptions(), "hall", "1")
    scene = show(CORRIDOR, g, sit(CORRIDOR, g, (0,)))
    assert scene.ask
    assert {option.off for option in scene.ask.options if option.rule == "COR-WALK-02"} == {"Not now."}


def test_others_learn_who_is_asked_and_no_more() -> None:
    g = parlour()
    scene = show(PARLOUR, g, sit(PARLOUR, g, ()))
    assert scene.ask
    assert (scene.seat, scene.ask.who, scene.ask.options) == ("public", ("s0",), ())
    assert not check(scene)


def test_of_a_window_it_does_not_show_who_has_answered() -> None:
    g = parlour()
    g.apply(0, STRIKES[1])
    before = asked(g)
    assert len(before) > 1
    g.apply(g.waiting()[0], PASS)
    assert asked(g) == before


def test_who_has_answered_waits() -> None:
    g = parlour()
    g.apply(0, STRIKES[1])
    first = g.waiting()[0]
    g.apply(first, PASS)
    scene = show(PARLOUR, g, sit(PARLOUR, g, (first,)))
    assert scene.ask
    assert (scene.ask.done, scene.ask.options) == ((f"s{first}",), ())
    assert offers(g, (first,)) is None


def test_a_seat_with_several_roles_has_one_chair() -> None:
    g = parlour()
    scene = show(PARLOUR, g, sit(PARLOUR, g, (1, 2)))
    assert [seat.id for seat in scene.seats] == ["s0", "s1", "s3"]
    assert [seat.you for seat in scene.seats] == [False, True, False]
    assert " and " in scene.seats[1].name


def test_the_end_says_who_has_won() -> None:
    g = CORRIDOR.new(CorridorOptions(luck=1), "hall", "1")
    g.apply(0, LOOK)
    scene = show(CORRIDOR, g, sit(CORRIDOR, g, (0,)))
    assert check(scene) == []
    assert scene.outcome
    assert [(one.seat, one.result) for one in scene.outcome.seats] == [("s0", "won"), ("s1", "lost")]
    assert "Seeker won, Ghost lost" in words(scene)[1]


def test_where_nobody_has_won_nobody_has_lost() -> None:
    context = SeatContext((), chairs=(SeatHolder("s0", "Mara", (0,)), SeatHolder("s1", "Jonas", (1,))))
    assert {one.result for one in results((0.0, 0.0), context)} == {"drawn"}


def test_a_team_that_has_not_won_has_lost_together() -> None:
    g = CORRIDOR.new(CorridorOptions(luck=1), "hall", "1")
    g.end(Outcome("COR-END-01", (0.0, 0.0)))
    team = replace(CORRIDOR, side=lambda g, role: "Everybody")
    for kind, result in ((CORRIDOR, "drawn"), (team, "lost")):
        outcome = show(kind, g, sit(kind, g, (0,))).outcome
        assert outcome
        assert {one.result for one in outcome.seats} == {result}


def test_a_line_of_the_log_is_the_event_in_words() -> None:
    g = CORRIDOR.new(CorridorOptions(), "hall", "1")
    g.events = []
    g.apply(0, WALKS[1])
    line = caption(CORRIDOR, g, sit(CORRIDOR, g, (0,)), 7, g.events[0])
    assert (line.i, line.text, line.rules) == (7, "The Seeker walks to 1.", ("COR-WALK-01",))


def test_a_view_that_is_no_record_is_one_note() -> None:
    odd = replace(CORRIDOR, view=lambda g, seat: [1, None, {"a": True}])
    g = CORRIDOR.new(CorridorOptions(), "hall", "1")
    note = show(odd, g, sit(odd, g, ())).things["note:view"]
    assert note.text == "1, not known, a: yes"
