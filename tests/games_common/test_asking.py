"""Questions and their answers, as every game puts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from hauntbox import games
from hauntbox.games.common.asking import END, Answer, Answers, Paint, actor, counted, filled, question
from hauntbox.games.common.stage import NOBODY, Stage
from hauntbox.kernel.agenda import Choice, Frame, Game, TeamChoice, Window
from hauntbox.kernel.wire import Action
from hauntbox.scene import Beat, show, sit, sit_down


class Go(Action, frozen=True):
    when: ClassVar[str] = "TOY-01"
    to: str


class Rest(Action, frozen=True):
    when: ClassVar[str] = "TOY-02"


ACTS = (Rest(), Go("hall"), Go("attic"))


def candidates(self: Any, g: Game, role: int) -> tuple[Action, ...]:
    return ACTS


def bars(self: Any, g: Game, role: int, act: Action) -> str:
    return "TOY-03" if act == Go("attic") else ""


@dataclass(frozen=True)
class Turn(Choice):
    candidates = candidates
    bars = bars


@dataclass(frozen=True)
class Plan(TeamChoice):
    candidates = candidates
    bars = bars


@dataclass(frozen=True)
class Vote(Window):
    candidates = candidates
    bars = bars


@dataclass
class Toy(Game):
    pass


def position(frame: Frame) -> Toy:
    g = Toy(minds=[0, 1, 2], sealed=[None] * 3, standing=[{}, {}, {}])
    g.then(frame)
    return g


def stage(frame: Frame, *minds: int) -> Stage:
    return Stage(position(frame), sit_down(["Ann", "Bob", "Cid"], minds, lambda rule: f"by {rule}"))


ANSWERS = Answers(
    {
        Go: Answer("Go to the {0.to}", Paint(("room:{0.to}",), "Ways", "1 step", "main", Beat())),
        Rest: Answer(lambda g, role, act: f"{role} rests", END),
    },
    {"Ways": 0, "": 1},
)


def test_an_answer_has_the_words_and_the_paint_of_its_entry() -> None:
    made = ANSWERS.option(stage(Turn(1), 1), None, 1, Go("hall"))
    assert (made.id, made.text, made.on, made.group, made.cost, made.tone, made.show) == (
        "go hall", "Go to the hall", ("room:hall",), "Ways", "1 step", "main", Beat(),
    )  # fmt: skip
    assert ANSWERS.text(None, 1, Rest()) == "1 rests"


def test_a_barred_answer_says_why_and_neither_costs_nor_shows_anything() -> None:
    made = ANSWERS.option(stage(Turn(1), 1), None, 1, Go("attic"), "TOY-03")
    assert (made.off, made.rule, made.on) == ("by TOY-03", "TOY-03", ("room:attic",))
    assert (made.cost, made.tone, made.show) == ("", "", None)


def test_what_can_be_done_comes_first_and_groups_have_their_places() -> None:
    ids = [one.id for one in ANSWERS.options(stage(Turn(1), 1), None, lambda stage, act, rule: True)]
    assert ids == ["go hall", "rest", "go attic"]


def test_what_is_not_worth_a_reason_is_left_out() -> None:
    ids = [one.id for one in ANSWERS.options(stage(Turn(1), 1), None, lambda stage, act, rule: False)]
    assert ids == ["go hall", "rest"]
    assert ANSWERS.options(stage(Turn(1), 0), None, lambda stage, act, rule: True) == ()


@pytest.mark.parametrize(
    ("frame", "minds", "subject"),
    [(Turn(1), (2,), 1), (Plan((2, 1)), (1,), 2), (Vote((2, 1)), (2,), 2), (Vote((2, 1)), (0,), 1)],
)
def test_a_question_concerns_its_role_the_first_of_a_team_or_who_is_asked_by_a_window(
    frame: Frame, minds: tuple[int, ...], subject: int
) -> None:
    assert stage(frame, *minds).subject == subject


def test_others_read_who_is_asked_and_no_answers() -> None:
    words = filled(("{who}: what now?", "{who} thinks", "TOY-01"), who="Bob")
    mine = question(stage(Turn(1), 1), words, "hint", ANSWERS.options(stage(Turn(1), 1), None, lambda *_: False))
    assert (mine.id, mine.who, mine.text, mine.pick, mine.done) == ("Turn/1", ("s1",), "Bob: what now?", (1, 1), ())
    theirs = question(stage(Turn(1), 0), words, "", ())
    assert (theirs.text, theirs.options, theirs.pick) == ("Bob thinks", (), None)


def test_of_a_window_a_seat_learns_at_most_that_itself_has_answered() -> None:
    g = position(Vote((0, 1)))
    g.sealed[0] = Rest()
    seen = [question(Stage(g, sit_down(["Ann", "Bob", "Cid"], (mind,))), ("", "", ""), "", ()) for mind in (0, 1, 2)]
    assert [ask.done for ask in seen] == [("s0",), (), ()]
    assert [ask.who for ask in seen] == [("s0", "s1")] * 3


def test_who_has_to_answer_is_the_first_that_is_waited_for() -> None:
    assert (actor(position(Plan((2, 1)))), actor(Toy())) == (2, 0)
    assert stage(Plan((2, 1)), 1).turn == NOBODY


def test_one_is_no_plural() -> None:
    assert (counted(1, "step"), counted(0, "step"), counted(2, "step")) == ("1 step", "0 steps", "2 steps")


@pytest.mark.parametrize("name", games.names())
def test_menus_and_pictures_call_an_option_the_same(name: str) -> None:
    """What stands on a card is added in a menu, which shows no card."""
    kind = games.find(name)
    g: Any = kind.new({}, next(iter(kind.scenarios)), "words")
    compared = 0
    for n in range(60):
        role = next(iter(g.waiting()))
        ask = show(kind, g, sit(kind, g, (role,))).ask
        assert ask is not None
        described = {str(act): kind.describe(g, act) for act in g.legal(role)}
        for option in ask.options:
            if not option.off:
                assert described[option.id].startswith(option.text)
                compared += 1
        g.apply(role, g.legal(role)[n % len(g.legal(role))])
    assert compared > 60
