"""What is said of the goal, of the hunt and of the numbers of a table. WIN, HUNT, KILL, HID, TYPE, UV"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import haunting
from evidence.pictures import ask, penhallow, seen
from hauntbox.games.evidence.cards.ghosts import EMF, UV
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words.abilities import poltergeist_harm, yokai_countdown
from hauntbox.games.evidence.words.reference_card import life
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hauntbox.scene import Goal


def goal_of(g: Haunting, *seat: int) -> Goal:
    found = seen(g, *seat).goal
    assert found is not None
    return found


@proves("EVI-WIN-02", "EVI-WIN-03", "EVI-OPT-10")
@pytest.mark.parametrize(
    ("options", "hunters", "home", "wanted", "words", "rule"),
    [
        ({}, "K5 L7 C3 van", 1, 4, "then all get back to the van.", "EVI-WIN-02"),
        ({}, "K5 van dead van", 2, 3, "then all get back to the van.", "EVI-WIN-02"),
        ({"any_return": True}, "K5 L7 C3 van", 1, 1, "then one hunter gets back to the van.", "EVI-OPT-10"),
        ({"name_the_ghost": True}, "K5 L7", 0, 2, "then all get back to the van and name the ghost.", "EVI-OPT-06"),
        ({"name_the_ghost": True, "any_return": True}, "K5 L7", 0, 1, "to the van and name the ghost.", "EVI-OPT-06"),
    ],
)
def test_the_hunters_goal_counts_who_is_home(
    options: dict[str, Any], hunters: str, home: int, wanted: int, words: str, rule: str
) -> None:
    found = goal_of(penhallow(hunters=hunters, **options), 1)
    back = found.win[1][0]
    assert (back.n, back.of, found.rule) == (home, wanted, rule)
    assert found.text.startswith("Find three kinds of evidence, ")
    assert found.text.endswith(words)


@proves("EVI-WIN-02")
@pytest.mark.parametrize("no_dawn", [False, True])
def test_the_kinds_that_were_found_fill_their_boxes_and_dawn_is_a_danger(no_dawn: bool) -> None:
    g = penhallow(no_dawn=no_dawn)
    g.log = type(g.log)([Entry(UV, 1, 1), Entry(EMF, 1, 2)])
    found = goal_of(g, 1)
    assert [part.on for part in found.win[0]] == [True, True, False]
    assert (found.win[0][0].look, len(found.win[0])) == ("ev-uv", 3)
    assert found.lose[0] == "all hunters dead"
    assert len(found.lose) == (1 if no_dawn else 2)


@proves("EVI-WIN-01")
@pytest.mark.parametrize(("hunters", "dead"), [("K5 L7 C3 van", 0), ("dead L7 dead van", 2)])
def test_the_ghosts_goal_counts_the_dead(hunters: str, dead: int) -> None:
    found = goal_of(penhallow(hunters=hunters), 0)
    assert [(part.n, part.of) for row in found.win for part in row] == [(dead, 4)]
    assert (found.rule, found.text) == ("EVI-WIN-01", "Kill every hunter before they get away.")


@proves("EVI-WIN-01", "EVI-HUNT-01")
def test_when_it_is_over_there_is_neither_goal_nor_mood() -> None:
    g = penhallow(hunt=5)
    g.end(Outcome("EVI-WIN-01", (1.0, 0.0, 0.0, 0.0, 0.0)))
    assert (seen(g, 1).goal, seen(g, 1).mode) == (None, None)


@proves("EVI-HUNT-01")
@pytest.mark.parametrize(
    ("seat", "text"), [(0, "You kill anyone next to you."), (1, "It kills anyone next to it on its turn.")]
)
def test_the_mood_of_a_hunt_says_to_each_side_what_kills(seat: int, text: str) -> None:
    assert seen(penhallow(), seat).mode is None
    mode = seen(penhallow(hunt=5), seat).mode
    assert mode is not None
    assert (mode.text, mode.rule) == (text, "EVI-HUNT-01")


@proves("EVI-HID-02")
@pytest.mark.parametrize(("hunt", "left", "shown"), [(4, 1, True), (4, 2, False), (0, 1, False)])
def test_in_a_hunt_the_silhouette_is_where_it_must_be(hunt: int, left: int, shown: bool) -> None:
    g = haunting("Spirit", room="Nursery", hunters="E8 van", hunt=hunt)
    rooms = [room for room in g.house.haunts() if room != g.room]
    g.facts += [("temperature", room, False) for room in (rooms if left == 1 else rooms[1:])]
    things = seen(g, 1).things
    assert ("sil" in things) == shown
    assert not shown or getattr(things["sil"], "in_", "") == "sq:H7"
    assert "sil" not in seen(g, 0).things


@proves("EVI-KILL-01")
@pytest.mark.parametrize(
    ("hunters", "hunt", "warned"), [("E8 van", 4, True), ("E8 van", 0, False), ("van E8", 4, False)]
)
def test_who_stays_in_the_open_while_it_hunts_is_warned(hunters: str, hunt: int, warned: bool) -> None:
    g = haunting("Spirit", hunters=hunters, hunt=hunt)
    assert bool(ask(seen(g, 1)).warn) == warned


@proves("EVI-KILL-01")
def test_who_is_hidden_is_not_warned() -> None:
    g = haunting("Spirit", hunters="E8 van", hunt=4)
    spot = next(iter(g.house.fronts))
    g.at[1] = spot
    assert ask(seen(g, 1)).warn == ""


@proves("EVI-HID-26")
def test_what_is_left_to_spend_is_shown_to_who_is_asked_alone() -> None:
    g = penhallow()
    assert [sign.n for sign in ask(seen(g, 1)).have] == [4, 1]
    assert (ask(seen(g, 0)).have, ask(seen(g, 0)).warn) == ((), "")


@proves("EVI-HID-09")
def test_a_hand_is_a_pile_of_as_many_cards_as_there_are() -> None:
    g = penhallow()
    for seat in (0, 1):
        things = seen(g, seat).things
        piles = [getattr(things[f"h:{who}"], "count", -1) for who in ("lantern", "static")]
        assert piles == [2, 2]


@proves("EVI-TYPE-12", "EVI-OPT-20")
@pytest.mark.parametrize(
    ("noise", "words"),
    [(False, ", and they slow everybody within that range"), (True, ", but they slow no farther than those of others")],
)
def test_how_far_a_poltergeist_slows_is_told(noise: bool, words: str) -> None:
    assert poltergeist_harm(Options(poltergeist_noise=noise)) == words


@proves("EVI-TYPE-23", "EVI-OPT-21", "EVI-OPT-22")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "Before a hunt roll it may lower its countdown by 2, unseen; once until the countdown is reset."),
        ({"yokai_steep": True}, "Its countdown falls by 2 at a time."),
        ({"yokai_flat": True}, "Its countdown is lower from the start."),
    ],
)
def test_what_a_yokai_does_to_its_countdown_is_told(options: dict[str, bool], words: str) -> None:
    assert yokai_countdown(Options(**options)) == words  # type: ignore[arg-type]


@proves("EVI-UV-06")
@pytest.mark.parametrize(
    ("rounds", "words"),
    [(1, "its own round only"), (2, "its own round and the next 1"), (5, "its own round and the next 4")],
)
def test_how_long_a_print_lasts_is_told(rounds: int, words: str) -> None:
    assert life(Options(uv_life=rounds)) == words
