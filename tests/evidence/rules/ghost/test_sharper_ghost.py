"""The turns and hunts of the ghost, played by somebody or by itself, and what others may imagine of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from evidence.kit import (
    GHOST,
    action,
    do,
    drift,
    facts,
    game,
    haunting,
    offers,
    pass_on,
    settle_in,
    told,
    where,
    why_not,
)
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, EVERY_NAME, SPIRIT_BOX, TYPES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Print, Salt
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.hunt import exposed
from hauntbox.games.evidence.rules.setup import FixOrder
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def types(g: Haunting) -> set[str]:
    """What the public facts allow."""
    return {EVERY_NAME[t] for t, _ in knowledge(g).worlds}


def after_a_hunt(ghost: str, room: str) -> Haunting:
    g = haunting(ghost, room, hunters="van van", round=7, hunt=4, more_ghosts=True)
    pass_on(g)
    do(g, "relent")
    return g


# Steps.


@proves("EVI-MOVE-09", "EVI-MOVE-10", "EVI-MOVE-16", "EVI-HUNT-19")
@pytest.mark.parametrize("hunt", [0, 4])
@pytest.mark.parametrize(
    ("at", "step", "stride", "reason"),
    [
        ("E8", "van", 4, "EVI-MOVE-09"),
        ("A2", "A1", 4, "EVI-MOVE-10"),
        ("A2", "B3", 4, "EVI-TERM-08"),
        ("A2", "A3", 1, ""),
        ("A2", "A3", 0, "EVI-MOVE-16"),
    ],
)
def test_the_ghost_steps_where_it_may_in_a_hunt_too(hunt: int, at: str, step: str, stride: int, reason: str) -> None:
    g = haunting(at=at, hunters="van van", hunt=hunt, turn="ghost")
    g.stride = stride
    assert (why_not(g, f"step {step}"), f"step {step}" in offers(g)) == (reason, not reason)


@proves("EVI-MOVE-03", "EVI-TYPE-08")
@pytest.mark.parametrize(
    ("ghost", "stride", "offered"),
    [
        ("Wraith", 1, ["step B2", "stop"]),
        ("Wraith", 2, ["step A3", "step B2", "stop"]),
        ("Spirit", 1, ["step A3", "step B2", "stop"]),
        ("Spirit", 0, ["stop"]),
    ],
)
def test_a_ghost_may_stand_still_and_a_wraith_needs_two_for_salt(ghost: str, stride: int, offered: list[str]) -> None:
    g = haunting(ghost, at="A2", hunters="van van", turn="ghost")
    g.salt = (Salt(g.house.place["A3"], checked=5),)
    g.stride = stride
    assert sorted(offers(g)) == offered
    assert [text for text in ("step A3", "step B2", "stop") if not why_not(g, text)] == offered


@proves("EVI-PAS-17")
def test_a_walk_is_over_when_the_ghost_stops() -> None:
    g = haunting(at="B4", hunters="van van", turn="ghost")
    do(g, "step B3", "stop")
    assert (where(g, GHOST), g.stride, "refrain" in offers(g)) == ("B3", 0, True)
    assert "step B4" not in offers(g)


@proves("EVI-PAS-17")
@pytest.mark.parametrize(("target", "end"), [(1, "G4"), (3, "E6")])
def test_a_ghost_by_itself_walks_the_whole_of_its_way(target: int, end: str) -> None:
    rig = {"intent": 3, "target": target, "square": 1}
    g = haunting("Spirit", "Nursery", "H7", "van van", round=1, turn="ghost", auto_ghost="restless", rig=rig)
    assert (where(g, GHOST), g.stride, g.waiting()) == (end, 0, (1,))


@proves("EVI-PAS-17", "EVI-DOTS-05")
@pytest.mark.parametrize(("walk", "seen"), [(["step H6", "step H7"], True), (["stop"], False)])
def test_a_field_is_crossed_on_the_way(walk: list[str], seen: bool) -> None:
    g = haunting("Demon", "Nursery", "H5", "van van", turn="ghost")
    g.dots = (g.house.place["H7"],)
    g.lit = ()
    do(g, *walk)
    assert (g.lit != (), "sighted" in told(g)) == (seen, False)
    if seen:
        do(g, "stop")
        assert ("sighted" in told(g), g.lit) == (True, ())


@proves("EVI-AUT-08")
@pytest.mark.parametrize(("at", "remembered"), [("H3", False), ("H7", True)])
def test_where_it_roams_to_is_forgotten_on_arrival_and_not_before(at: str, remembered: bool) -> None:
    rig = {"intent": 3, "target": 1, "square": 1}
    g = haunting("Spirit", "Nursery", at, "van van", round=1, turn="ghost", auto_ghost="restless", rig=rig)
    assert (where(g, GHOST) != "H2", g.target == g.house.place["H2"]) == (remembered, remembered)


# The hunt roll and the end of a hunt.


@proves("EVI-CNT-01", "EVI-TYPE-23")
@pytest.mark.parametrize(("act", "countdown", "used"), [("roll", 4, False), ("cut", 2, True)])
def test_the_cut_is_taken_before_the_roll(act: str, countdown: int, used: bool) -> None:
    g = haunting("Yokai", hunters="van van", countdown=5, turn="ghost", rig={"hunt": 1})
    do(g, "stop", "refrain", act)
    assert (g.countdown, g.cut_used) == (countdown, used)


@proves("EVI-CNT-01", "EVI-AUT-19")
@pytest.mark.parametrize(
    ("ghost", "hunters", "countdown", "after"),
    [("Yokai", "E8 van", 4, 1), ("Yokai", "van van", 4, 3), ("Spirit", "E8 van", 4, 3), ("Yokai", "E8 van", 2, 1)],
)
def test_a_yokai_by_itself_cuts_only_what_is_worth_it(ghost: str, hunters: str, countdown: int, after: int) -> None:
    dice = {"hunt": 1, "event": 1, "intent": 1, "mood": 1}
    given: dict[str, Any] = {"auto_ghost": "shy", "countdown": countdown, "turn": "ghost", "rig": dice}
    g = haunting(ghost, hunters=hunters, **given)
    assert (g.countdown, g.hunt, g.cut_used) == (after, 0, after == countdown - 3)


@proves("EVI-HUNT-08", "EVI-TURN-14", "EVI-HUNT-09", "EVI-HUNT-13")
@pytest.mark.parametrize(("act", "hunt"), [("relent", 0), ("prolong", 4)])
def test_a_demon_says_whether_the_hunt_is_over_and_once(act: str, hunt: int) -> None:
    g = haunting("Demon", at="B4", hunters="van van", round=7, hunt=4)
    pass_on(g)
    do(g, act)
    assert (g.round, g.hunt, g.prolonged, where(g, GHOST)) == (8, hunt, hunt > 0, "B4" if hunt else "H7")
    if hunt:
        do(g, "stop", "end", "end")
        assert (g.round, g.hunt, g.prolonged, where(g, GHOST)) == (9, 0, False, "H7")


@proves("EVI-HUNT-08", "EVI-AUT-20")
@pytest.mark.parametrize(
    ("ghost", "hunters", "more"), [("Demon", "C3 van", True), ("Demon", "van van", False), ("Spirit", "C3 van", False)]
)
def test_a_demon_by_itself_prolongs_a_hunt_that_may_pay(ghost: str, hunters: str, more: bool) -> None:
    g = haunting(ghost, at="B4", hunters=hunters, round=7, hunt=4, auto_ghost="shy")
    do(g, "end", "end")
    assert [what for what in told(g) if what in ("prolonged", "hunt over")][:1] == [
        "prolonged" if more else "hunt over"
    ]


@proves("EVI-HUNT-13", "EVI-TERM-03", "EVI-GAP-16")
@pytest.mark.parametrize(
    ("ghost", "room", "reason"),
    [
        ("Tidewife", "Washroom", ""),
        ("Tidewife", "Kitchen", ""),
        ("Tidewife", "Nursery", "EVI-HUNT-13"),
        ("Tidewife", "Hall", "EVI-TERM-03"),
        ("Spirit", "Washroom", ""),
        ("Spirit", "Kitchen", "EVI-HUNT-13"),
    ],
)
def test_after_a_hunt_only_a_tidewife_is_somewhere_else(ghost: str, room: str, reason: str) -> None:
    g = after_a_hunt(ghost, "Washroom")
    assert (g.waiting(), why_not(g, f"surface {room}"), why_not(g, "stop") != "") == ((GHOST,), reason, True)
    assert (f"surface {room}" in offers(g)) == (not reason)
    if not reason:
        do(g, f"surface {room}")
        assert where(g, GHOST) == g.house.names[g.house.spawn[g.house.rooms.index(room)]]


@proves("EVI-HUNT-13", "EVI-OPT-27")
@pytest.mark.parametrize(
    ("options", "square", "asked"),
    [
        ({}, "E2", False),
        ({"more_ghosts": True}, "E2", True),
        ({"stay_after_hunt": True}, "B4", False),
        ({"more_ghosts": True, "stay_after_hunt": True}, "B4", False),
    ],
)
def test_where_a_ghost_is_after_a_hunt(options: dict[str, Any], square: str, asked: bool) -> None:
    g = haunting("Spirit", "Washroom", "B4", "van van", round=7, hunt=4, **options)
    pass_on(g)
    do(g, "relent")
    assert (where(g, GHOST), offers(g)[0].startswith("surface")) == (square, asked)


@proves("EVI-HUNT-19", "EVI-OPT-25")
def test_a_hunting_ghost_walks_unless_it_has_to_choose() -> None:
    g = haunting(at="B5", hunters="B3 C4 E8", turn="ghost", hunt=4, one_victim=True)
    acts = ("step B4", "stop", "kill Lantern", "kill Moss", "roll")
    assert [why_not(g, act) for act in acts] == ["", "", "EVI-OPT-25", "EVI-OPT-25", "EVI-CNT-01"]
    do(g, "step B4")
    assert [why_not(g, act) for act in acts] == ["EVI-OPT-25", "EVI-OPT-25", "", "EVI-OPT-25", "EVI-OPT-25"]


# Events.


@proves("EVI-EVT-06", "EVI-EVT-13", "EVI-GAP-14")
@pytest.mark.parametrize(
    ("ghost", "hunter", "heard"),
    [
        ("Lamplighter", "G6", {"event": [(1,)], "dimmed": [(1,)]}),
        ("Lamplighter", "A2", {"event": [()], "dimmed": []}),
        ("Spirit", "G6", {"event": [(1,)], "dimmed": []}),
    ],
)
def test_an_event_touches_who_is_near_and_a_lamplighter_dims_them(
    ghost: str, hunter: str, heard: dict[str, list[tuple[int, ...]]]
) -> None:
    g = haunting(ghost, "Nursery", hunters=f"{hunter} van", more_ghosts=True)
    pass_on(g)
    do(g, "stop", "manifest")
    assert {what: facts(g, what) for what in heard} == heard
    assert (g.slowed[1], g.dimmed) == (bool(heard["event"][0]), tuple(heard["dimmed"][0] if heard["dimmed"] else ()))


@proves("EVI-TYPE-20", "EVI-OPT-04")
@pytest.mark.parametrize(
    ("ghost", "hunter", "roll", "reason"),
    [
        ("Myling", "E8", 4, "EVI-TYPE-20"),
        ("Myling", "E8", 3, ""),
        ("Spirit", "E8", 6, ""),
        ("Spirit", "G6", 1, "EVI-OPT-04"),
        ("Spirit", "A3", 1, ""),
    ],
)
def test_an_event_is_forced_by_the_roll_or_by_a_taunt_near_by(ghost: str, hunter: str, roll: int, reason: str) -> None:
    taunted = ghost == "Spirit" and roll == 1
    g = haunting(ghost, "Nursery", hunters=f"{hunter} van", taunt=True)
    do(g, *(["taunt"] if taunted else []))
    pass_on(g, event=roll)
    do(g, "stop")
    assert (why_not(g, "refrain"), why_not(g, "manifest")) == (reason, "")


@proves("EVI-TYPE-20", "EVI-AUT-18")
@pytest.mark.parametrize(("hunter", "events"), [("G6", [(1,)]), ("A3", [])])
def test_a_ghost_by_itself_is_forced_by_a_taunt_as_well(hunter: str, events: list[tuple[int, ...]]) -> None:
    g = haunting("Spirit", "Nursery", hunters=f"{hunter} van", taunt=True, auto_ghost="shy", round=1)
    do(g, "taunt", "end")
    for purpose, face in {"uv": 1, "intent": 1, "square": 1, "event": 1, "mood": 1}.items():
        g.rig(purpose, face)
    do(g, "end")
    assert facts(g, "event") == events


# Set-up.


@proves("EVI-SET-04")
def test_who_runs_three_hunters_fixes_the_order_one_by_one() -> None:
    g = game(players=3)
    g.agenda = g.agenda[:0]
    g.order = (1, 2, 3)
    g.then(FixOrder(1, 0))
    g.settle()
    assert offers(g) == ["lead Lantern", "lead Static", "lead Moss"]
    do(g, "lead Moss")
    assert offers(g) == ["lead Lantern", "lead Static"]
    g.play(1, action(g, "lead Static"))
    assert (g.order, g.waiting(), facts(g, "leads")) == ((3, 2, 1), (), [(3,), (2,)])


# What others may imagine.


@proves("EVI-UV-08", "EVI-EVD-10")
@pytest.mark.parametrize(
    ("ghost", "rounds", "left"),
    [("Obake", 3, {"Obake"}), ("Goryo", 5, {"Poltergeist", "Demon", "Myling", "Goryo"})],
)
def test_when_a_print_fades_its_age_is_known(ghost: str, rounds: int, left: set[str]) -> None:
    g = haunting(ghost, hunters="H6 van", hands="Flashlight", grace_rounds=20)
    pass_on(g, uv=4)
    drift(g)
    do(g, "use Flashlight")
    for _ in range(rounds):
        assert "faded" not in told(g)
        pass_on(g, uv=1)
        drift(g)
    assert ("faded" in told(g), types(g)) == (True, left)


@proves("EVI-EVD-10")
def test_a_print_that_lasts_rules_out_an_obake_and_nothing_else() -> None:
    g = haunting("Goryo", "Kitchen", hunters="B3 van", hands="Flashlight", grace_rounds=20)
    pass_on(g, uv=4)
    drift(g)
    do(g, "use Flashlight")
    before = set(knowledge(g).worlds)
    for _ in range(3):
        pass_on(g, uv=1)
        drift(g)
    assert set(knowledge(g).worlds) == {(t, r) for t, r in before if EVERY_NAME[t] != "Obake"} != before


@proves("EVI-UV-02", "EVI-UV-03")
def test_only_prints_in_the_light_that_nobody_had_seen_are_news() -> None:
    g = haunting("Demon", hunters="H6 van", hands="Flashlight")
    h5, h7, a3 = [g.house.place[name] for name in ("H5", "H7", "A3")]
    g.prints = (Print(h5, 4, found=4), Print(h7, 4), Print(a3, 4))
    do(g, "use Flashlight")
    assert g.facts[-1] == ("shone", 5, g.house.place["H6"], (h7,))
    assert facts(g, "prints") == [(1, h5, h7)]
    assert [mark.found for mark in g.prints] == [4, 5, 0]


@proves("EVI-TURN-12", "EVI-OPT-25")
@pytest.mark.parametrize(
    ("hunters", "one", "prey", "spared"),
    [("C4 B3 E8", True, (1, 2), False), ("E8 E7 E8", True, (), False), ("E8 E7 E8", False, (), True)],
)
def test_all_know_that_nobody_was_in_reach_unless_the_ghost_may_pick_one(
    hunters: str, one: bool, prey: tuple[int, ...], spared: bool
) -> None:
    g = haunting(at="B4", hunters=hunters, hunt=4, turn="ghost", one_victim=one)
    assert (g.prey, ("spared", tuple(g.at[1:])) in g.facts) == (prey, spared)


@proves("EVI-DRF-30", "EVI-HUNT-17")
@pytest.mark.parametrize(("draft", "lit"), [(False, 0), (True, 1)])
def test_a_hunting_ghost_is_seen_by_dots_in_the_draft_alone(draft: bool, lit: int) -> None:
    g = haunting("Demon", "Nursery", "H5", "van van", turn="ghost", hunt=4, original_draft=draft)
    g.dots = (g.house.place["H7"],)
    g.lit = ()
    while "step H6" not in offers(g):
        do(g, "refrain")
    do(g, "step H6", "step H7")
    assert len(g.lit) == lit


@proves("EVI-TERM-20", "EVI-HID-05")
@pytest.mark.parametrize("face", [1, 6])
def test_a_die_is_read_as_it_falls(face: int) -> None:
    g = haunting()
    g.rig("emf", face)
    assert dice.roll(g, dice.EMF) == face
    assert (g.rolls[-1], facts(g, "shows")[-1]) == (("emf", face), ("emf", face))


@proves("EVI-PAR-07", "EVI-GAP-15")
@pytest.mark.parametrize(
    ("ghost", "reach", "hunter", "answer"),
    [
        ("Hollow Man", 4, "H4", "near"),
        ("Hollow Man", 4, "H5", "not near"),
        ("Hollow Man", 1, "H4", "not near"),
        ("Spirit", 4, "H6", "near"),
        ("Spirit", 3, "H6", "not near"),
    ],
)
def test_a_hollow_man_is_heard_from_nearer_and_never_from_farther(
    ghost: str, reach: int, hunter: str, answer: str
) -> None:
    g = haunting(ghost, "Bedroom", "H2", f"{hunter} van", hunt=4, more_ghosts=True, listen_range=reach)
    do(g, "listen")
    assert [what for what in told(g) if what in ("near", "not near")] == [answer]


@proves("EVI-HID-24")
def test_a_bot_imagines_that_a_ghost_which_kills_one_may_be_about_to_choose() -> None:
    g = haunting(at="H7", hunters="C4 B3 E8", hunt=4, turn="ghost", one_victim=True)
    dealt = [GAME.redeal(g, (1,), Random(n)) for n in range(60)]
    assert {bool(h.prey) for h in dealt} == {True, False}
    assert all([h.prey == tuple(exposed(h, h.at[GHOST])) for h in dealt if h.prey])


@proves("EVI-HID-24")
def test_a_bot_imagines_nothing_of_a_ghost_that_has_not_chosen() -> None:
    g = game()
    unborn = [GAME.redeal(g, (1,), Random(n)) for n in range(5)]
    assert {(h.type, h.room, h.countdown, h.prints) for h in unborn} == {(g.type, g.room, 0, ())}
    do(g, "be Demon")
    born = [GAME.redeal(g, (1,), Random(n)) for n in range(60)]
    assert {h.type for h in born} == set(range(8))
    assert all([(h.room, h.countdown) == (g.room, TYPES[h.type].countdown) for h in born])


@proves("EVI-HID-24")
def test_a_bot_imagines_any_event_roll_while_the_ghost_is_asked() -> None:
    g = haunting(hunters="van van", turn="ghost", rig={"event": 3})
    do(g, "stop")
    assert {GAME.redeal(g, (1,), Random(n)).event_roll for n in range(60)} == {1, 2, 3, 4, 5, 6}
    do(g, "refrain")
    assert {GAME.redeal(g, (1,), Random(n)).event_roll for n in range(9)} == {0}


@proves("EVI-HID-05")
def test_a_bot_imagines_any_face_of_a_die_and_any_draw_of_a_ghost_by_itself() -> None:
    g = haunting(hunters="van van", turn="ghost", auto_ghost="shy", round=1)
    dealt = [GAME.redeal(g, (1,), Random(n)) for n in range(300)]
    assert all([[purpose for purpose, _ in h.rolls] == [purpose for purpose, _ in g.rolls] for h in dealt])
    faces = {purpose: {value for h in dealt for what, value in h.rolls if what == purpose} for purpose, _ in g.rolls}
    most = max([mask.bit_count() for mask in g.house.room_mask])
    assert {purpose: faces[purpose] for purpose in ("uv", "target", "square")} == {
        "uv": set(range(1, 7)),
        "target": set(range(1, 1 + len(g.house.haunts()))),
        "square": set(range(1, 1 + most)),
    }


@proves("EVI-HID-25")
def test_in_an_exchange_a_bot_of_the_ghost_imagines_every_number_of_cards_that_fits() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Crucifix")
    do(g, "exchange")
    dealt = [GAME.redeal(g, (0,), Random(n)) for n in range(60)]
    assert {len(h.hand[1]) for h in dealt} == set(range(g.options.hunter_hand + 1))
    assert {len(h.hand[2]) for h in dealt} == {1}
    assert all([h.taken <= len(h.hand[1]) for h in dealt])


@proves("EVI-HID-24")
def test_a_bot_imagines_every_type_and_room_that_is_left() -> None:
    g = haunting(hunters="H6 van", hands="Thermometer")
    worlds = set(knowledge(g).worlds)
    assert {(h.type, h.room) for h in [GAME.redeal(g, (1,), Random(n)) for n in range(600)]} == worlds
    do(g, "use Thermometer")
    assert {(h.type, h.room) for h in [GAME.redeal(g, (1,), Random(n)) for n in range(99)]} == {
        (t, g.room) for t in range(8)
    }


@proves("EVI-TURN-13", "EVI-UV-08")
@pytest.mark.parametrize(
    ("prints", "aged"),
    [
        ([(4, 0)], False),
        ([(4, 4)], True),
        ([(4, 0), (4, 4)], True),
        ([(1, 1)], False),
    ],
)
def test_all_know_that_a_found_print_is_still_there(prints: list[tuple[int, int]], aged: bool) -> None:
    g = haunting("Demon", hunters="van van")
    g.prints = tuple([Print(g.house.place["H7"], left, found) for left, found in prints])
    g.facts += [("shone", found, g.house.place["H7"], (g.house.place["H7"],)) for _, found in prints if found]
    pass_on(g, uv=1)
    assert (("aged",) in g.facts) == aged


@proves("EVI-GAP-14", "EVI-GAP-15", "EVI-GAP-16")
@pytest.mark.parametrize(
    ("ghost", "kinds", "countdown"),
    [
        ("Lamplighter", {EMF, SPIRIT_BOX, UV}, 5),
        ("Hollow Man", {EMF, WRITING, DOTS}, 6),
        ("Tidewife", {SPIRIT_BOX, UV, DOTS}, 5),
    ],
)
def test_three_more_have_their_evidence_countdown_and_speed(ghost: str, kinds: set[int], countdown: int) -> None:
    g = game(more_ghosts=True)
    settle_in(g, ghost)
    assert (set(TYPES[g.type].kinds), g.countdown, g.stride) == (kinds, countdown, 4)
