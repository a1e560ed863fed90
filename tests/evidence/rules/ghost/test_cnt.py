"""The hunt roll and the countdown. CNT"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import do, facts, haunting, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def before_roll(
    ghost: str = "Spirit", at: str = "", hunters: str = "van van", crosses: str = "", **position: Any
) -> Haunting:
    """The ghost of the Nursery has stood still and kept quiet; Crucifixes lie on these squares."""
    g = haunting(ghost, at=at, hunters=hunters, turn="ghost", **position)
    g.rig("event", 1)
    g.crucifixes = tuple([g.house.place[square] for square in crosses.split()])
    do(g, "stop", "refrain")
    return g


def roll(g: Haunting, *dice: int, choice: str = "roll") -> None:
    """This hunt roll and the next ones, each in a quiet turn of its own."""
    for die in dice:
        pass_on(g, hunt=die, event=1)
        if not why_not(g, "stop"):
            do(g, "stop", "refrain")
        do(g, choice)


def countdown(g: Haunting) -> int:
    """As the ghost player sees it."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind.countdown


def rooms(g: Haunting) -> list[str]:
    return [g.house.rooms[room] for room in view(g, ()).notebook.rooms]


def types(g: Haunting) -> list[str]:
    return [TYPE_NAMES[t] for t in view(g, ()).notebook.types]


@proves("EVI-CNT-01")
def test_the_hunt_roll_is_the_last_step_of_a_turn_and_not_optional() -> None:
    g = before_roll(round=4)
    assert (offers(g), [str(act) for act in g.candidates(0)]) == (["roll"], ["roll", "cut"])
    assert [why_not(g, text) for text in ("stop", "refrain", "end")] == ["EVI-PAS-17", "EVI-EVT-02", "EVI-HTR-13"]
    roll(g, 1)
    assert (view(g, ()).rolled[-1], g.waiting()) == ("hunt", (1,))


@proves("EVI-CNT-01")
@pytest.mark.parametrize(("round", "asked"), [(3, 1), (4, 0), (17, 0)])
def test_it_is_made_in_every_passive_turn_from_round_four_on(round: int, asked: int) -> None:
    g = before_roll(round=round)
    assert (g.waiting(), why_not(g, "roll")) == ((asked,), "EVI-CNT-01" if asked else "")


@proves("EVI-CNT-02")
@pytest.mark.parametrize(("number", "die", "hunts"), [(5, 4, 0), (5, 5, 8), (5, 6, 8), (2, 1, 0), (2, 2, 8)])
def test_a_hunt_starts_on_the_countdown_or_higher(number: int, die: int, hunts: int) -> None:
    g = before_roll(round=8, countdown=number)
    roll(g, die)
    assert g.hunt == hunts


@proves("EVI-CNT-03")
@pytest.mark.parametrize(("ghost", "number"), [("Spirit", 6), ("Demon", 4)])
def test_the_first_hunt_roll_is_made_against_the_full_countdown(ghost: str, number: int) -> None:
    g = new(Options(players=3), "larkspur", "any")
    do(g, f"be {ghost}", "dwell Nursery", "pick Book", "pick Book", "pick DOTS", "pick DOTS")
    for _ in range(3):
        do(g, "stop", "refrain")
        pass_on(g)
    do(g, "stop", "refrain")
    assert (g.round, countdown(g), "hunt" in view(g, ()).rolled) == (4, number, False)
    g.rig("hunt", number - 1)
    do(g, "roll")
    assert g.hunt == 0


@proves("EVI-CNT-04")
def test_after_every_roll_that_starts_no_hunt_the_countdown_falls_by_one() -> None:
    g = before_roll(round=4)
    roll(g, 5)
    assert countdown(g) == 5
    roll(g, 1)
    assert (countdown(g), g.hunt) == (4, 0)


@proves("EVI-CNT-05")
def test_a_roll_against_one_always_succeeds() -> None:
    g = before_roll(round=8, countdown=2)
    roll(g, 1, 1)
    assert (g.round, g.hunt) == (9, 9)


@proves("EVI-CNT-05")
def test_the_countdown_never_falls_below_one() -> None:
    g = before_roll(round=8, countdown=3, countdown_step=4)
    roll(g, 1)
    assert countdown(g) == 1


@proves("EVI-CNT-06")
@pytest.mark.parametrize(("ghost", "number"), [("Demon", 4), ("Spirit", 6)])
def test_when_a_hunt_starts_the_countdown_is_full_again(ghost: str, number: int) -> None:
    g = before_roll(ghost, countdown=3)
    roll(g, 3)
    assert (g.hunt, countdown(g)) == (5, number)


@proves("EVI-CNT-07")
def test_the_countdown_does_not_fall_in_a_hunt() -> None:
    g = before_roll(round=4)
    roll(g, 6)
    for _ in range(3):
        pass_on(g)
        do(g, "stop")
    assert (g.round, countdown(g), view(g, ()).rolled.count("hunt")) == (7, 6, 1)


@proves("EVI-CNT-08")
@pytest.mark.parametrize(("die", "hunts"), [(5, 0), (6, 6)])
def test_the_next_passive_turn_after_a_hunt_has_a_roll_against_the_full_countdown(die: int, hunts: int) -> None:
    g = haunting(at="B2", hunters="B4 van", round=5, hunt=4, turn="ghost")
    do(g, "step B3")
    roll(g, die)
    assert (g.round, g.hunt) == (6, hunts)


@proves("EVI-CNT-09")
def test_die_and_countdown_are_secret_when_there_is_no_hunt() -> None:
    seen = []
    for number, die in ((6, 5), (5, 1)):
        g = before_roll(countdown=number)
        roll(g, die)
        seen.append((told(g, 1), view(g, (1,))))
        assert facts(g, "shows")[-1] == ("hunt", die)
    assert (seen[0], seen[0][0][-3:]) == (seen[1], ["rolled", "no hunt", "turn"])


@proves("EVI-CNT-09")
def test_all_draw_their_conclusions_from_no_hunt_hunt_and_crucifix() -> None:
    g = before_roll(crosses="B2 H6", countdown=4)
    roll(g, 4)
    assert rooms(g) == ["Nursery"]
    g = before_roll(crosses="B2", countdown=4)
    roll(g, 4)
    assert "Kitchen" not in rooms(g)
    g = before_roll(crosses="B2", round=4)
    roll(g, 3, 2, 1)
    assert (len(rooms(g)), "Demon" in types(g)) == (5, True)
    roll(g, 1)
    assert "Demon" not in types(g)


@proves("EVI-CNT-10")
def test_the_roll_is_made_even_if_all_hunters_are_in_the_van() -> None:
    g = before_roll(hunters="van van")
    roll(g, 6)
    assert g.hunt == 5


@proves("EVI-CNT-11")
def test_a_crucifix_in_the_ghost_room_is_spent_and_no_hunt_starts() -> None:
    g = before_roll(crosses="B2 H6")
    roll(g, 6)
    assert (g.hunt, g.crucifixes, facts(g, "burnt")) == (0, (g.house.place["B2"],), [(g.house.place["H6"],)])


@proves("EVI-CNT-11")
def test_a_roll_that_would_start_no_hunt_spends_no_crucifix() -> None:
    g = before_roll(crosses="H6")
    roll(g, 5)
    assert (g.crucifixes, "burnt" in told(g)) == ((g.house.place["H6"],), False)


@proves("EVI-CNT-12")
def test_a_crucifix_resets_the_countdown_and_renews_the_cut_of_a_yokai() -> None:
    g = before_roll("Yokai", crosses="H6")
    roll(g, 1, choice="cut")
    roll(g, 3)
    assert (countdown(g), g.crucifixes) == (6, ())
    pass_on(g)
    do(g, "stop", "refrain")
    assert offers(g) == ["roll", "cut"]


@proves("EVI-CNT-13")
def test_a_hunt_that_a_crucifix_stops_moves_nobody_shuts_nothing_and_kills_nobody() -> None:
    g = before_roll(at="H4", hunters="H7 E8", crosses="H6")
    roll(g, 6)
    assert (where(g, 0), where(g, 1), told(g)[-2:]) == ("H4", "H7", ["burnt", "turn"])
    do(g, "end", "step van")
    assert where(g, 2) == "van"
