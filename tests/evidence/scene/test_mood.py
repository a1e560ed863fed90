"""The goal in one line, the mood of a hunt, and results that are stamped where they happened."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from evidence.kit import do
from evidence.pictures import penhallow, seen, told
from hauntbox.games.evidence import GAME
from hauntbox.kernel.wire import Event
from hauntbox.ledger import proves
from hauntbox.scene import Line, Mode, caption, check, sit, words


@proves("EVI-HUNT-01")
def test_a_hunt_is_a_mode_that_is_gone_with_it() -> None:
    assert seen(penhallow(), 1).mode is None
    mode = seen(penhallow(hunt=5), 1).mode
    assert mode is not None
    assert (mode.kind, mode.rule) == ("hunt", "EVI-HUNT-01")
    assert 0 < mode.pulse <= 90


@proves("EVI-HUNT-01", "EVI-WIN-02")
def test_a_hunt_can_be_followed_by_ear() -> None:
    said = words(seen(penhallow(hunt=5), 1))
    assert "The hunt. It kills anyone next to it on its turn." in said
    assert any([line.startswith("Goal: Find three kinds of evidence, then all get back to the van.") for line in said])


@proves("EVI-WIN-01", "EVI-WIN-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_has_its_goal(seat: int) -> None:
    scene = seen(penhallow(), seat)
    assert scene.goal is not None
    assert scene.goal.rule == ("EVI-WIN-01" if seat == 0 else "EVI-WIN-02")
    assert check(scene) == []


def test_a_walk_is_one_row() -> None:
    g = penhallow()
    do(g, "step K6")
    assert [line.set for line in told(g, 1)][-1] == "walk/1"


@proves("EVI-HUNT-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hunt_changes_the_table_with_the_line_that_says_so(seat: int) -> None:
    begins, ends = [line_of(what, seat) for what in ("hunt", "hunt over")]
    assert isinstance(begins.mode, Mode)
    during = seen(penhallow(hunt=5), seat).mode
    assert during is not None
    assert (begins.mode.kind, begins.mode.text) == ("hunt", during.text)
    assert (ends.mode, line_of("no hunt", seat).mode) == (None, UNSET)


def line_of(what: str, seat: int) -> Line:
    g = penhallow()
    return caption(GAME, g, sit(GAME, g, (seat,)), 0, Event("EVI-HUNT-01", what))
