"""Who comes first, and in which order. ORD"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import do, offers, run, scene, why_not
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.flow import lay_out, lay_out_for
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChaseRandom
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def set_up(g: Busters) -> None:
    """What else is asked is answered with the first that is offered."""
    while g.active < 0:
        do(g, offers(g)[0])


def seated(first: int, **options: Any) -> Busters:
    g = lay_out(Options(bench="bookkeeper", **options), "court", "order")
    g.rig("first", first)
    g.settle()
    return g


def whose_turns(g: Busters, count: int) -> list[int]:
    """They all do nothing."""
    g.spirit = [20] * len(g.spirit)
    turns: list[int] = []
    while len(turns) < count:
        turns.append(g.active)
        while g.active == turns[-1]:
            g.play(g.waiting()[0], g.legal(g.waiting()[0])[-1])
        while g.active < 0:
            g.play(g.waiting()[0], g.legal(g.waiting()[0])[-1])
    return turns


@proves("GBT-ORD-01")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_a_die_says_which_seat_is_first(first: int) -> None:
    g = seated(first)
    set_up(g)
    assert g.active == first - 1


@proves("GBT-ORD-01")
def test_it_has_as_many_faces_as_there_are_seats() -> None:
    firsts = set()
    for seed in range(20):
        g = lay_out(Options(bench="bookkeeper", players=2), "court", str(seed))
        g.settle()
        firsts.add(g.waiting()[0])
    assert firsts == {0, 2}


@proves("GBT-ORD-02")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2, 3]), (3, [2, 3, 0, 1])])
def test_turns_go_round_from_there_in_every_round(first: int, order: list[int]) -> None:
    g = seated(first)
    set_up(g)
    assert whose_turns(g, 8) == order * 2


@proves("GBT-ORD-03")
def test_who_leads_several_lines_them_up() -> None:
    """Two people, the second is first: it plays its two in the order of its choice, then the other does."""
    g = seated(2, players=2)
    assert (g.waiting(), offers(g), why_not(g, "lead Frontman")) == (
        (2,), ["lead Theorist", "lead Regular"], "GBT-ORD-03",
    )  # fmt: skip
    do(g, "lead Regular")
    assert (g.waiting(), offers(g)) == ((0,), ["lead Frontman", "lead Gearhead"])
    do(g, "lead Frontman")
    set_up(g)
    assert whose_turns(g, 4) == [3, 2, 0, 1]


@proves("GBT-ORD-03")
def test_who_leads_one_lines_up_nothing() -> None:
    g = seated(3)
    assert (g.order, offers(g)[0]) == ((2, 3, 0, 1), "wear Proton Pack")


@proves("GBT-ORD-03")
def test_one_person_lines_up_all_four() -> None:
    g = seated(1, players=1)
    do(g, "lead Theorist", "lead Frontman", "lead Regular")
    assert (g.order, offers(g)[0]) == ((2, 0, 3, 1), "wear Proton Pack")


@proves("GBT-ORD-04")
@pytest.mark.parametrize(("face", "role"), [(1, 3), (3, 2), (6, 0), (8, 1)])
def test_the_number_in_the_order_counts_ghostbusters(face: int, role: int) -> None:
    """Two people, but four places in the order."""
    g = scene(at="A1 C1 E1 E5", entities="GW C3", players=2)
    g.order = (3, 2, 0, 1)
    g.rig("target", face)
    run(g, ChaseRandom(0, 1))
    assert next(event.facts[1] for event in g.events or [] if event.what == "targets") == role


@proves("GBT-ORD-05")
@pytest.mark.parametrize("order", [(3, 2, 0, 1), (0, 1, 2, 3)])
def test_in_a_campaign_the_team_sets_the_order_instead_of_the_die(order: tuple[int, ...]) -> None:
    team = Team((0, 1, 2, 3), class_s=(28, 24, 30, 26), order=order)
    g = lay_out_for(Options(players=2), "contempt", "order", team)
    g.settle()
    assert (g.order, "first" in g.drawn) == (order, False)


@proves("GBT-ORD-05")
def test_without_one_the_die_decides() -> None:
    g = lay_out_for(Options(), "contempt", "order", Team((0, 1, 2, 3), class_s=(28, 24, 30, 26)))
    g.rig("first", 4)
    g.settle()
    assert g.order == (3, 0, 1, 2)
