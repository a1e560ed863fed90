"""Objectives that are met by half, seats in order, tokens and figures that are counted. CSC, ORD, STR, MAN"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import begun, do, give, hold, offers, run, scene, slot
from hauntbox.games.ghostbusters2.cards.kinds import CODES, GIANT, JUDGE, TRAIN
from hauntbox.games.ghostbusters2.rules.figures import free_tokens, lose
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import COURT_PLAZMS, JUDGES
from hauntbox.ledger import proves


@proves("GBT-CSC-06")
@pytest.mark.parametrize(
    ("judges", "plazms", "won"),
    [(JUDGES, COURT_PLAZMS, True), (JUDGES - 1, COURT_PLAZMS, False), (JUDGES, COURT_PLAZMS - 1, False)],
)
def test_the_court_is_over_with_all_judges_and_all_plazms(judges: int, plazms: int, won: bool) -> None:
    g = scene(at="A1", scenario="contempt", marks="G1 C3")
    g.stored, g.poured = (JUDGE,) * judges, plazms
    run(g, RESOLVED)
    assert (g.outcome is not None and g.outcome.scores[0] == 1.0) == won


@proves("GBT-CSC-18")
@pytest.mark.parametrize(("caught", "won"), [(0, False), (1 << GIANT, False), (1 << TRAIN, True)])
def test_the_platform_is_won_by_the_train_alone(caught: int, won: bool) -> None:
    g = scene(at="A1", scenario="platform", marks="G1 C3")
    g.caught = caught
    run(g, RESOLVED)
    assert (g.outcome is not None) == won


@proves("GBT-XP-13")
def test_the_end_is_told_by_its_rule() -> None:
    g = scene(at="A1", scenario="platform", marks="G1 C3")
    g.caught = 1 << TRAIN
    run(g, RESOLVED)
    assert [(event.rule, event.what) for event in g.events or []][-1] == ("GBT-CSC-18", "won")


@proves("GBT-ORD-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_ghostbuster_has_one_place_in_the_order(players: int) -> None:
    assert sorted(begun("court", players=players).order) == [0, 1, 2, 3]


@proves("GBT-STR-01")
def test_streams_and_mood_slimes_are_of_the_same_five_tokens() -> None:
    g = scene(at="A1", entities="MG C1")
    hold(g, 0, "C1", streams=1, moods=2)
    assert [free_tokens(g, role) for role in (0, 1)] == [2, 5]


@proves("GBT-BAS-15", "GBT-CMB-09")
def test_where_somebody_was_taken_off_nobody_stands() -> None:
    g = scene(at="A1", entities="GW C1, MG E1")
    lose(g, slot(g, "C1"))
    assert (g.bodies, g.bodies >> g.street.place["E1"] & 1) == (1 << g.street.place["E1"], 1)


@proves("GBT-MAN-03")
def test_a_card_that_was_passed_does_not_come_back_in_the_same_trade() -> None:
    g = scene(at="A1 B1", cards="Spare Cells")
    give(g, 1, "Siren Kit")
    do(g, "trade Gearhead", "give Spare Cells")
    assert offers(g) == ["take Siren Kit", "done"]


@proves("GBT-DEC-09")
@pytest.mark.parametrize(("trapped", "plazms", "asked"), [(2, 0, 2), (1, 1, 2), (1, 0, 1), (0, 2, 2)])
def test_one_is_asked_as_long_as_there_is_something_to_deposit(trapped: int, plazms: int, asked: int) -> None:
    g = scene(at="car", car="B2 C2")
    g.trapped[0], g.plazms[0] = (CODES["GW"],) * trapped, plazms
    do(g, "deposit")
    questions = 0
    while offers(g)[0].startswith("drop"):
        questions += 1
        do(g, offers(g)[0])
    assert (questions, g.trapped[0], g.plazms[0]) == (asked, (), 0)
