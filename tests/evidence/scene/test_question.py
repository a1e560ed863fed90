"""The question of a scene: every answer bound to what one clicks; the end, and the log."""

from __future__ import annotations

from dataclasses import replace

import pytest

from evidence.kit import do, pass_on
from evidence.pictures import ask, option, penhallow, piece, seen, told
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.kernel.contract import Seat
from hauntbox.ledger import proves
from hauntbox.scene import Line, Scene, check, sit

# The question.


def test_a_hunters_turn_is_bound_to_squares_and_cards() -> None:
    scene = seen(penhallow(), 1)
    assert ask(scene).text == "Lantern: walk or act"
    walk = option(scene, "step K6")
    assert (walk.text, walk.on, walk.group, walk.cost) == (
        "Walk to K6, through the door", ("sq:K6",), "Walk", "1 step",
    )  # fmt: skip
    salt = option(scene, "use Saltshaker (3 left)")
    assert (salt.text, salt.on, salt.group) == ("Shake salt on K5", ("c:lantern/saltshaker", "sq:K5"), "Use")
    assert option(scene, "end").tone == "end"


def test_what_cannot_be_done_says_why() -> None:
    exchange = option(seen(penhallow(), 1), "exchange")
    assert (exchange.rule, exchange.on) == ("EVI-HTR-07", ("items",))
    assert exchange.off == "Only in the van."


@pytest.mark.parametrize(
    ("item", "text", "inside", "outside"),
    [
        ("Flashlight", "the Flashlight would reach", "K7", "K8"),
        ("Spirit Box", "the Spirit Box would hear", "K7", "K8"),
        ("DOTS", "the DOTS would light", "I5", "K6"),
    ],
)
def test_pointing_at_an_item_shows_its_reach(item: str, text: str, inside: str, outside: str) -> None:
    show = option(seen(penhallow(hands=item), 1), f"use {item}").show
    assert show
    zone = show.set["zone:show"]
    assert zone["name"] == text
    assert f"sq:{inside}" in zone["spaces"]
    assert f"sq:{outside}" not in zone["spaces"]


def test_the_thermometer_lights_its_room() -> None:
    scene = seen(penhallow(hands="Thermometer"), 1)
    assert option(scene, "use Thermometer").on == ("c:lantern/thermometer", "room:C")


def test_a_hunting_ghost_sees_whom_a_step_would_reach() -> None:
    g = penhallow(at="J9", hunt=4, turn="ghost")
    show = option(seen(g, 0), "step K9").show
    assert show
    assert "sq:K8" in show.set["zone:show"]["spaces"]


def test_a_ghost_event_shows_its_reach() -> None:
    g = penhallow(turn="ghost")
    do(g, "stop")
    manifest = option(seen(g, 0), "manifest")
    assert manifest.show
    assert "sq:K6" in manifest.show.set["zone:show"]["spaces"]
    assert (manifest.text, manifest.why) == ("A Ghost Event", "Slows Lantern and Static; Moss out of reach.")


def test_a_ghost_event_says_who_is_out_of_reach() -> None:
    g = penhallow(turn="ghost", hunters="A1 K5")
    do(g, "stop")
    assert option(seen(g, 0), "manifest").why == "Slows Static; Lantern out of reach."


def test_hiding_is_bound_to_the_spot_and_listening_shows_how_far() -> None:
    g = penhallow(hunters="M7 van", hunt=4, at="A2")
    scene = seen(g, 1)
    assert option(scene, "hide M6").on == ("sq:M6",)
    listen = option(scene, "listen").show
    assert listen
    assert "sq:K5" in listen.set["zone:show"]["spaces"]


def test_a_token_is_picked_up_by_clicking_it() -> None:
    g = penhallow(hands="Book")
    do(g, "use Book", "end")
    pass_on(g)
    assert option(seen(on_foot(g), 1), "pick up Book").on == ("book:K5",)


def on_foot(g: Haunting) -> Haunting:
    """On to Lantern's next turn, with a ghost that does nothing."""
    g.rig("hunt", 1)
    while g.waiting()[0] == 0:
        g.apply(0, next(act for act in g.legal(0) if str(act) in ("stop", "refrain", "roll", "manifest")))
    return g


def test_items_are_exchanged_by_clicking_cards() -> None:
    g = penhallow(hunters="van K5 C3 van")
    do(g, "exchange")
    scene = seen(g, 1)
    assert option(scene, "give Flashlight").on == ("c:lantern/flashlight",)
    assert option(scene, "take DOTS").on == ("d:dots",)
    assert option(scene, "take DOTS").rule == "EVI-PAR-02"
    assert ask(seen(g, 0)).options == ()


def test_set_up_is_answered_with_cards_and_rooms() -> None:
    g = GAME.new(Options(), "penhallow", "set-up")
    assert isinstance(g, Haunting)
    scene = seen(g, 0)
    assert (option(scene, "be Yokai").on, scene.when.text) == (
        ("type:Yokai",), "Set-up: the ghost chooses what it is",
    )  # fmt: skip
    do(g, "be Yokai")
    assert option(seen(g, 0), "dwell Study").on == ("room:S",)
    assert option(seen(g, 0), "dwell Corridor").rule == "EVI-TERM-03"
    do(g, "dwell Study")
    scene = seen(g, 1)
    assert option(scene, "pick Flashlight").on == ("d:flashlight",)
    assert (ask(scene).text, scene.things["items"].seen) == ("Lantern: pick an item", "team")
    assert not [one.id for one in ask(scene).options if "1 left" in one.id]


@pytest.mark.parametrize("seat", [(0,), (2,), ()])
def test_others_read_whose_turn_it_is_and_no_options(seat: Seat) -> None:
    asked = ask(seen(penhallow(), *seat))
    assert (asked.who, asked.text, asked.options) == (("s1",), "Lantern's turn", ())


def test_who_plays_two_hunters_is_asked_for_one_after_the_other() -> None:
    g = penhallow()
    assert ask(seen(g, 1, 2)).id == "HunterTurn/1"
    do(g, "end")
    assert ask(seen(g, 1, 2)).id == "HunterTurn/2"
    assert ask(seen(g, 1, 2)).who == ("s1",)


def test_an_automated_ghost_has_no_seat() -> None:
    g = penhallow(auto_ghost="restless")
    context = replace(sit(GAME, g, (1,)), chairs=sit(GAME, g, (1,)).chairs[1:])
    assert GAME.scene
    scene: Scene = GAME.scene(g, context)
    assert check(scene) == []
    assert scene.things["p:ghost"].owner == ""


# What only some tables play.


@proves("EVI-HID-07")
def test_a_ghost_that_may_kill_one_clicks_a_hunter() -> None:
    g = penhallow(at="L8", hunters="L7 K8 C3 van", hunt=4, turn="ghost", one_victim=True)
    kill = option(seen(g, 0), "kill Static")
    assert (kill.on, kill.tone, kill.text) == (("static",), "danger", "Kill Static")


def test_the_ghost_is_named_by_clicking_its_card() -> None:
    g = penhallow(hunters="F12 dead", name_the_ghost=True)
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, UV, WRITING)])
    do(g, "step van")
    scene = seen(g, 1)
    name = option(scene, "name Myling")
    assert (name.on, name.tone, option(scene, "wait").tone) == (("type:Myling",), "danger", "end")


def test_in_the_draft_a_token_goes_onto_a_square_beside_the_hunter() -> None:
    g = penhallow(hands="Book", original_draft=True)
    assert option(seen(g, 1), "use Book").text == "Lay the Book beside you"
    do(g, "use Book")
    assert option(seen(g, 1), "put K6").on == ("sq:K6",)


def test_who_comes_back_after_a_hunt_clicks_a_room() -> None:
    g = penhallow(hunt=2, more_ghosts=True, at="A2")
    pass_on(g)
    do(g, "relent")
    assert option(seen(g, 0), "surface Guest bedroom").on == ("room:G",)


# The end and the log.


@pytest.mark.parametrize(("seat", "result"), [((0,), "lost"), ((1,), "won"), ((2,), "lost"), ((), "")])
def test_at_the_end_all_is_open(seat: Seat, result: str) -> None:
    g = penhallow(hunters="F12 dead")
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van")
    scene = seen(g, *seat)
    assert scene.outcome
    assert (scene.state, scene.ask, scene.outcome.text) == ("over", None, "The hunters win")
    assert "It was a Myling of the Guest bedroom, and stood on L7" in scene.outcome.why
    assert piece(scene, "ghost").seen == ""
    assert [one.result for one in scene.outcome.seats if one.seat == scene.seat] == ([result] if result else [])


def test_dawn_is_nobodys() -> None:
    g = penhallow(dawn_round=5)
    pass_on(g)
    scene = seen(g, 1)
    assert scene.outcome
    assert scene.outcome.text == "Nobody has won"
    assert {one.result for one in scene.outcome.seats} == {"drawn"}


def test_a_line_says_who_where_and_by_which_rule() -> None:
    g = penhallow()
    do(g, "step K6")
    assert told(g, 1)[-1] == Line(
        2, "Lantern walks to K6 (Guest bedroom).", seat="s1", on=("lantern", "sq:K6"), rules=("EVI-HID-08",),
        set="walk/1", sum="Lantern walks to K6 (Guest bedroom).",
    )  # fmt: skip


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    g = penhallow(hands="Thermometer")
    do(g, "step K6", "use Thermometer")
    tones = [told(g, *seat)[-1].tone for seat in ((1,), (0,), (), (0, 1))]
    assert tones == ["good", "bad", "", ""]


@proves("EVI-HID-06")
def test_a_round_is_a_heading() -> None:
    g = penhallow()
    pass_on(g)
    assert [line.text for line in told(g, 1) if line.head] == ["Round 6"]


@proves("EVI-HID-06", "EVI-HID-05")
def test_each_die_is_shown_as_it_was_rolled_and_its_face_to_the_ghost_alone() -> None:
    g = penhallow()
    g.events = []
    g.rig("uv", 4)
    g.rig("book", 2)
    dice.roll(g, dice.UV)
    dice.roll(g, dice.BOOK)
    faces = [(line.shows["die"] or {})["tag"] for line in told(g, GHOST)]
    assert faces == ["?", "4", "?", "2"]
    hidden = [line.shows["die"] or {} for line in told(g, 1)]
    assert [die["tag"] for die in hidden] == ["?", "?"]
    assert len({die["name"] for die in hidden}) == 2
