"""Moments, modes, battles, goals and stories: declared, checked, carried by patches and told in words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hauntbox.scene import (
    Fighter,
    Goal,
    Hint,
    Line,
    Mode,
    Moment,
    Option,
    Part,
    Patch,
    Piece,
    Question,
    Reach,
    Scene,
    Sign,
    Stage,
    Story,
    Track,
    WalkOptions,
    check,
    check_patch,
    decode_patch,
    diff,
    encode,
    patch,
    words,
)
from scene.samples import MOMENTS, moment, sample


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_follows_the_vocabulary(name: str) -> None:
    assert check_patch(*moment(name)) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_found_again_as_a_patch(name: str) -> None:
    old, change = moment(name)
    new = patch(old, change)
    found = diff(old, new)
    assert found
    assert patch(old, decode_patch(encode(found))) == new


def test_every_addition_has_a_sample() -> None:
    after = [patch(*moment(name)) for name in MOMENTS]
    assert all([any([getattr(scene, field) for scene in after]) for field in ("goal", "mode", "stage", "story")])
    assert {line.moment.kind for scene in after for line in scene.log if line.moment} == {"stamp", "card", "letter"}
    assert any([scene.ask and scene.ask.walks for scene in after])
    assert any([scene.outcome and scene.outcome.story for scene in after])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("evidence-hunt", "The hunt. It kills anyone next to it on its turn."),
        ("evidence-hunt", "  the ghost [was here this round]"),
        ("evidence-hunt", "You have 4 steps, 1 action. K5 is within its reach."),
        ("evidence-stamp", "Goal: Find three kinds of evidence, then all get back to the van."),
        ("hunter13-battle", "4: 5 HP damage to the Rats."),
        ("hunter13-letter", "E. Marrow, housekeeper."),
        ("hunter13-story", "The Drowned Heir."),
        ("betwixt-attack", "Roll: hit (Light Green die), hit and effect (Green die), 2 (Light Orange die)"),
        ("betwixt-boards", "Equipment: left hand: Hockey Stick, right hand (both hands): empty"),
        ("betwixt-road", "Next: The Mirror Maze."),
        ("vast-boards", "Movement 3"),
        ("vast-boards", "Fury 6 of 14 (Terror card at 8, goal at 11)"),
    ],
)
def test_a_moment_is_told(name: str, said: str) -> None:
    assert said.strip() in "\n".join(words(patch(*moment(name))))


FIGHT = Mode("battle", "A fight")


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"mode": Mode("picnic", "A picnic")}, "mode: no kind 'picnic'"),
        ({"mode": Mode("hunt", "The hunt", on=("nobody",))}, "mode: 'nobody' is nowhere"),
        ({"mode": Mode("hunt", "The hunt", look="nothing")}, "mode: no look 'nothing'"),
        ({"mode": Mode("hunt", "The hunt", pulse=140)}, "mode: no heart beats 140 times a minute"),
        ({"goal": Goal("Win.", win=((Part("nothing"),),))}, "goal: no look 'nothing'"),
        ({"stage": Stage((), ())}, "stage: there is one in a battle only"),
        ({"mode": FIGHT, "stage": Stage((Fighter("nobody"),), ())}, "stage: 'nobody' is nowhere"),
        ({"mode": FIGHT, "stage": Stage((), (), step=3)}, "stage: there is no step 3"),
        ({"story": Story("saga", "S")}, "story: no kind 'saga'"),
        ({"story": Story("open", "S", win=(Sign("nothing"),))}, "story: no look 'nothing'"),
    ],
)
def test_a_faulty_addition_is_found(changes: dict[str, Any], fault: str) -> None:
    assert fault in check(replace(sample("evidence"), **changes))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (Line(999, "x", look="nothing"), "log 999: the legend has no 'nothing'"),
        (Line(999, "x", sum="All of it."), "log 999: sums up no set"),
        (Line(999, "x", moment=Moment("fanfare")), "moment: no kind 'fanfare'"),
        (Line(999, "x", moment=Moment("stamp", big="far too many letters")), "moment: a stamp has at most 16 letters"),
        (Line(999, "x", shows={"lantern": {"valeu": 3}}), "log 999 shows lantern: Object contains unknown field"),
    ],
)
def test_a_faulty_line_is_found(line: Line, fault: str) -> None:
    scene = sample("evidence")
    assert [found for found in check(replace(scene, log=(*scene.log, line))) if found.startswith(fault)]


def test_a_moment_happens_somewhere() -> None:
    old = sample("evidence")
    line = Line(old.log[-1].i + 1, "x", moment=Moment("stamp", on="sq:Z9"))
    change = diff(old, replace(old, log=(*old.log, line)))
    assert change
    assert check_patch(old, change) == ["moment: 'sq:Z9' is nowhere"]


def with_walks(to: dict[str, Reach], of: str = "lantern") -> Scene:
    scene = sample("evidence")
    assert scene.ask
    return replace(scene, ask=replace(scene.ask, walks=WalkOptions(of, to, have=2, max=4)))


@pytest.mark.parametrize(
    ("to", "fault"),
    [
        ({"sq:K6": Reach("sq:K9", 1, "step K6")}, "walks: sq:K6 is reached from nowhere"),
        ({"sq:Z9": Reach("sq:K5", 1, "step Z9")}, "walks: 'sq:Z9' is no space"),
        ({"sq:K6": Reach("sq:K5", 3, "step K6")}, "walks: sq:K6 is out of reach and does not say why"),
    ],
)
def test_a_walk_that_leads_nowhere_is_found(to: dict[str, Reach], fault: str) -> None:
    assert check(with_walks(to)) == [fault]


def test_a_chain_of_steps_is_a_walk() -> None:
    chain = {"sq:K6": Reach("sq:K5", 1, "step K6"), "sq:K7": Reach("sq:K6", 3, off="One step short.")}
    assert check(with_walks(chain)) == []


def test_what_an_option_leads_to_and_who_advises_it_are_told() -> None:
    option = Option("x", "Go", why="Safe.", note=Hint("bot", "I would."))
    ask = Question(id="q", who=("s1",), text="Well?", options=(option,))
    assert "  1. Go. Safe. bot: I would" in words(replace(sample("evidence"), ask=ask))


def test_a_mode_that_is_over_is_taken_away() -> None:
    old = replace(sample("evidence"), mode=FIGHT)
    change = diff(old, replace(old, mode=None))
    assert change == Patch(from_=old.index, to=old.index, seat=old.seat, beats=(), mode=None)
    assert patch(old, decode_patch(encode(change))).mode is None


def test_a_silhouette_is_not_there_now() -> None:
    scene = sample("evidence")
    seen = Piece(in_="sq:K5", look="salt", name="the ghost", ago=2)
    assert "the ghost [was here 2 rounds ago]" in " ".join(words(replace(scene, things={**scene.things, "x": seen})))


def test_a_thing_lies_in_a_part_that_its_panel_has() -> None:
    scene = sample("evidence")
    track = Track(in_="p:lantern", value=1, part="Dials")
    assert check(replace(scene, things={**scene.things, "x": track})) == ["x: its panel has no part 'Dials'"]
