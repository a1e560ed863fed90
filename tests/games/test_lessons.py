"""Guided games: every way through them, those who stray, and those who come back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.lessons import Answer, Beat, Chapter, Decision, Free, Lesson, Word
from hauntbox.scene import check, show
from hauntbox.server.live.painting import SPECTATOR, chairs_of, coached, paint, seat_context
from hauntbox.table import Stray, Table, TableError, advice, guided_action, open_lesson, turn_page
from hauntbox.table.lesson import place, position
from hauntbox.table.saves import load, save

GUIDED = [kind for kind in map(find, names()) if kind.lesson]
LESSONS = pytest.mark.parametrize("kind", GUIDED, ids=lambda kind: kind.name)
EVIDENCE = find("evidence")
MOST = 200  # decisions of a chapter


def lesson_of(kind: Declaration) -> Lesson:
    assert kind.lesson
    return kind.lesson


def learner(table: Table) -> int:
    role = lesson_of(table.kind).learner
    return next(seat for seat, chair in enumerate(table.chairs) if role in chair.minds)


def beats(path: tuple[Beat, ...]) -> Iterator[Beat]:
    for beat in path:
        yield beat
        for each in beat.answers if isinstance(beat, Decision) else ():
            yield from beats(each.then)


def decisions(chapter: Chapter) -> list[Decision]:
    return [beat for beat in beats(chapter.path) if isinstance(beat, Decision)]


def lead_others(table: Table) -> None:
    """Everybody but the learner does what the lesson says, or in free play what a bot does."""
    seat = learner(table)
    while not table.is_over and seat not in table.asked():
        other, roles = next(iter(table.asked().items()))
        act = guided_action(table, roles[0])
        here = place(table)
        assert act or (here and isinstance(here.next, Free)), f"nobody says what {roles[0]} does: {here}"
        table.play(other, roles[0], table.parse(act) if act else table.choices(other, roles[0])[0])


def decides(table: Table, action: str) -> bool:
    """Between several answers, of which this is the first."""
    here = place(table)
    return here is not None and isinstance(here.next, Decision) and first_answer(here.next).action == action


def first_answer(ask: Decision) -> Answer:
    return next(each for each in ask.answers if not each.again)


def take_step(table: Table, choose: Callable[[Decision], Answer]) -> str:
    """The learner does as told, tries every answer that leads nowhere, and decides. Returns what was told."""
    seat, here = learner(table), place(table)
    told = advice(table, seat)
    assert here
    assert told
    assert not here.is_astray, f"astray in {here.number}"
    match here.next:
        case Word() as word:
            acts = [table.parse(act) for act in word.actions[here.steps :]]
            assert len(acts) == 1 or is_offered(table, seat, word.role, [str(act) for act in acts]), word
            for act in acts:
                table.play(seat, word.role, act)
        case Decision() as ask:
            for each in ask.answers:
                assert table.parse(each.action) in table.choices(seat, ask.role), each
                if each.again:
                    with pytest.raises(Stray):
                        table.play(seat, ask.role, table.parse(each.action))
            table.play(seat, ask.role, table.parse(choose(ask).action))
    return f"{told.said} {told.text}"


def is_offered(table: Table, seat: int, role: int, acts: list[str]) -> bool:
    """As one walk: by one click."""
    walks = table.walks(seat, role)
    return walks is not None and any([*map(str, way.acts)] == acts for way in walks.ways if not way.off)


def play_chapter(table: Table, choose: Callable[[Decision], Answer] = first_answer) -> list[str]:
    """To the point where the lesson can go on."""
    told: list[str] = []
    for _ in range(MOST):
        lead_others(table)
        check_pictures(table)
        here = place(table)
        if table.is_over or here is None or here.next is None or isinstance(here.next, Free):
            return told
        told.append(take_step(table, choose))
    raise AssertionError("a chapter without an end")


def check_pictures(table: Table) -> None:
    seat = learner(table)
    scene = coached(paint(table, table.g, seat, chairs_of(table), (), 1), table, seat)
    assert check(scene) == []
    coach = scene.outcome.coach if scene.outcome else scene.ask.coach if scene.ask else None
    assert coach
    here = place(table)
    if here and isinstance(here.next, Word) and len(here.next.actions) - here.steps > 1:
        assert coach.to, here.next


def go_to(kind: Declaration, number: int) -> Table:
    """A table at the beginning of a chapter, by way of those before it."""
    table = open_lesson(kind, "flat")
    for _ in range(number):
        play_chapter(table)
        turn_page(table, learner(table))
    return table


@LESSONS
def test_who_does_as_told_comes_to_the_end_and_is_told_before_every_decision(kind: Declaration) -> None:
    lesson = lesson_of(kind)
    table = open_lesson(kind, "flat")
    for number, _ in enumerate(lesson.chapters):
        told = play_chapter(table)
        assert all(text.strip() for text in told)
        now = advice(table, learner(table))
        assert now
        assert now.text
        assert now.is_end == (number + 1 == len(lesson.chapters))
        if not now.is_end:
            assert now.turns == lesson.chapters[number + 1].title
            turn_page(table, learner(table))
    with pytest.raises(TableError):
        turn_page(table, learner(table))


def turns_of(kind: Declaration) -> list[tuple[int, Decision, Answer]]:
    """Every answer that is not the first, of every decision."""
    return [
        (number, ask, each)
        for number, chapter in enumerate(lesson_of(kind).chapters)
        for ask in decisions(chapter)
        for each in ask.answers
        if not each.again and each is not first_answer(ask)
    ]


@LESSONS
def test_every_answer_of_every_decision_leads_to_the_end_of_its_chapter(kind: Declaration) -> None:
    for number, ask, each in turns_of(kind):
        taken: list[Answer] = []

        def choose(now: Decision, ask: Decision = ask, each: Answer = each, taken: list[Answer] = taken) -> Answer:
            if now is ask or leads_to(now, ask):
                taken.append(each)
            return each if now is ask else way_to(now, ask)

        table = go_to(kind, number)
        play_chapter(table, choose)
        assert taken, f"nobody comes to {ask.says}"
        assert advice(table, learner(table)), each


def leads_to(now: Decision, ask: Decision) -> bool:
    return any(ask in list(beats(each.then)) for each in now.answers)


def way_to(now: Decision, ask: Decision) -> Answer:
    return next((each for each in now.answers if ask in list(beats(each.then))), first_answer(now))


@LESSONS
def test_a_lesson_has_real_decisions_and_every_answer_a_word(kind: Declaration) -> None:
    asks = [ask for chapter in lesson_of(kind).chapters for ask in decisions(chapter)]
    assert len(asks) >= 2
    assert any(len([each for each in ask.answers if not each.again]) > 1 for ask in asks)
    assert all(each.says for ask in asks for each in ask.answers)
    assert all(len(ask.answers) > 1 for ask in asks)


@LESSONS
def test_every_word_cites_a_rule_that_is_there(kind: Declaration) -> None:
    from hauntbox.ledger.rules import ledger

    cited = {beat.rule for chapter in lesson_of(kind).chapters for beat in beats(chapter.path)}
    assert cited - {""} <= ledger(kind.name).keys()


@LESSONS
def test_a_chapter_begins_at_a_whole_position(kind: Declaration) -> None:
    """Pieces that were put in place are all there, and the rules go on from them."""
    lesson, table = lesson_of(kind), open_lesson(kind, "flat")
    box = kind.components(kind.new(lesson.options, lesson.scenario, lesson.seed))
    for number, chapter in enumerate(lesson.chapters):
        g = position(kind, number)
        table.try_out(g)
        assert Counter(kind.components(g)) == Counter(box), chapter.title
        draft = table.draft()
        draft.go_on_from(kind.codec.save(g), kind.version, "x")
        for viewer in (SPECTATOR, *range(len(draft.chairs))):
            assert check(show(kind, draft.g, seat_context(draft, viewer, chairs_of(draft)))) == []


@LESSONS
def test_whoever_strays_is_told_what_the_lesson_waits_for_and_nothing_has_changed(kind: Declaration) -> None:
    table = open_lesson(kind, "flat")
    lead_others(table)
    seat, here = learner(table), place(table)
    assert here
    role = here.next.role if isinstance(here.next, Word | Decision) else -1
    wanted = {*here.next.actions} if isinstance(here.next, Word) else set()
    others = [act for act in table.choices(seat, role) if str(act) not in wanted]
    before = advice(table, seat)
    for act in others:
        with pytest.raises(Stray, match="The lesson asks for something else first"):
            table.play(seat, role, act)
    assert advice(table, seat) == before


@LESSONS
def test_a_lesson_survives_being_put_away(kind: Declaration, tmp_path: Path) -> None:
    table = open_lesson(kind, "flat")
    for number in range(len(lesson_of(kind).chapters)):
        play_chapter(table)
        save(table, tmp_path / "lesson")
        again = load(tmp_path / "lesson")
        assert advice(again, learner(again)) == advice(table, learner(table))
        if number + 1 < len(lesson_of(kind).chapters):
            turn_page(table, learner(table))


def test_who_takes_back_may_decide_again() -> None:
    table = open_lesson(EVIDENCE, "flat")
    seat = learner(table)
    lead_others(table)
    while not decides(table, "use Book"):
        take_step(table, first_answer)
        lead_others(table)
    before = advice(table, seat)
    table.play(seat, 1, table.parse("use Book"))
    assert advice(table, seat) != before
    table.undo(seat)
    assert advice(table, seat) == before


def test_what_was_said_on_an_answer_comes_after_it() -> None:
    table = open_lesson(EVIDENCE, "flat")
    while not (now := advice(table, learner(table))) or not now.said:
        lead_others(table)
        take_step(table, first_answer)
    assert now.said.startswith("Right: H7 in the nursery")


def test_other_tables_have_no_lesson() -> None:
    from hauntbox.table import open_table

    table = open_table(EVIDENCE, lesson_of(EVIDENCE).options, "larkspur", "another")
    assert guided_action(table, 0) == ""
    with pytest.raises(TableError, match="no chapter of a lesson"):
        turn_page(table, 0)


def test_a_game_without_a_lesson_says_so() -> None:
    from parlour import GAME

    with pytest.raises(TableError, match="Parlour has no guided game"):
        open_lesson(GAME, "flat")


@LESSONS
def test_a_bot_that_plays_for_the_learner_does_as_told(kind: Declaration) -> None:
    """Whoever hands over the seat for a while comes back to the lesson."""
    table = open_lesson(kind, "flat")
    for number, chapter in enumerate(lesson_of(kind).chapters):
        lead_others(table)
        while not table.is_over and (here := place(table)) and here.next and not isinstance(here.next, Free):
            act = guided_action(table, here.next.role)
            table.play(learner(table), here.next.role, table.parse(act))
            lead_others(table)
        now = advice(table, learner(table))
        assert now
        assert now.turns or now.is_end, chapter.title
        if number + 1 < len(lesson_of(kind).chapters):
            turn_page(table, learner(table))
