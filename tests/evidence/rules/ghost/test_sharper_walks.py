"""How the ghost's turn ends, and what is noted of it for those who count along. TURN, HUNT, OPT"""

from __future__ import annotations

import pytest

from evidence.kit import GHOST, do, drift, haunting, pass_on, switched, where
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, TYPES, WRITING
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.rules.winning import check_win
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.ledger import proves


@proves("EVI-OPT-28")
@pytest.mark.parametrize("option", [True, False])
def test_whoever_counts_along_knows_whether_the_countdown_falls_in_grace(option: bool) -> None:
    g = haunting("Spirit", turn="ghost", round=1, hunters="van van", **switched("countdown_in_grace", option))
    drift(g)
    assert g.countdown == TYPES[g.type].countdown - option
    assert {count for count, _ in knowledge(g).counts[g.type]} == {g.countdown}


@proves("EVI-TURN-12", "EVI-TURN-10")
def test_when_the_last_hunter_dies_at_the_start_of_a_hunting_turn_nobody_is_asked_any_more() -> None:
    g = haunting(at="H7", hunters="H6 dead", hunt=4)
    g.stride = 0
    pass_on(g)
    assert (g.outcome is not None, g.waiting(), g.agenda, g.stride) == (True, (), [], 0)


@proves("EVI-TURN-12", "EVI-TURN-10")
def test_a_hunting_turn_that_begins_with_a_kill_has_no_walk() -> None:
    g = haunting(at="H7", hunters="H6 van", hunt=4)
    do(g, "end", "end")
    assert (where(g, 1), g.hunt, where(g, GHOST)) == ("dead", 0, "H7")
    assert g.waiting() == (2,)
    assert "spared" not in [fact[0] for fact in g.facts]


@proves("EVI-HUNT-19", "EVI-DEC-08")
@pytest.mark.parametrize(("hunter", "alive"), [("H5", False), ("A2", True)])
def test_a_step_that_kills_is_the_last_of_the_walk(hunter: str, alive: bool) -> None:
    g = haunting(turn="ghost", at="H7", hunters=f"{hunter} van", hunt=4)
    do(g, "step H6")
    assert (where(g, 1) != "dead", GHOST in g.waiting(), g.stride > 0, g.hunt > 0) == (alive,) * 4


@proves("EVI-OPT-05")
def test_where_events_are_rolled_the_silence_is_noted_with_who_was_where_and_the_die_is_over() -> None:
    g = haunting(turn="ghost", hunters="G6 van", event_roll=True, taunt=True)
    g.taunts = (1,)
    g.rig("event", 1)
    do(g, "stop")
    assert ("silence", tuple(g.at[1:])) in g.facts
    assert (g.event_roll, list(g.taunts)) == (0, [])


@proves("EVI-KILL-16")
def test_nothing_that_an_event_did_stays_with_the_dead() -> None:
    g = haunting("Lamplighter", turn="ghost", at="H7", hunters="H5 B4 van", hunt=4, more_ghosts=True)
    g.slowed, g.dimmed = [False, True, True, False], (1, 2)
    do(g, "step H6")
    assert (where(g, 1), g.slowed, list(g.dimmed)) == ("dead", [False, False, True, False], [2])


@proves("EVI-WIN-03")
def test_a_game_that_is_won_is_not_won_again() -> None:
    g = haunting(hunters="E8 van")
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van")
    before = (g.outcome, len(g.events or []))
    check_win(g)
    assert before[0] is not None
    assert (g.outcome, len(g.events or [])) == before
