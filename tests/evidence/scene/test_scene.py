"""How Evidence looks: the house, what lies in it and beside it, to each seat."""

from __future__ import annotations

import pytest

from evidence.content.test_own_maps import LODGE
from evidence.kit import do, pass_on
from evidence.pictures import ask, badges, penhallow, piece, seen, space, track
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.scene.log import line
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Event
from hauntbox.scene import (
    Badge,
    Card,
    Note,
    Panel,
    Pile,
    Zone,
    sit,
)

# The house.


def test_the_house_has_rooms_floors_walls_and_doors() -> None:
    scene = seen(penhallow(), 1)
    assert space(scene, "K6").sides == {"n": "door"}
    assert space(scene, "J6").sides == {"n": "wall", "w": "wall"}
    assert space(scene, "K6").look == "carpet-rose"
    assert space(scene, "E1").look == "chequer"
    assert scene.things["room:G"].name == "Guest bedroom"


def test_spawn_squares_and_hiding_spots_are_printed() -> None:
    scene = seen(penhallow(), 1)
    assert space(scene, "L7").badges == (Badge("spawn"),)
    assert space(scene, "M6").badges == (Badge("hide", way="s"),)


def test_the_van_stands_before_its_door_which_is_shut_in_a_hunt() -> None:
    scene = seen(penhallow(), 1)
    assert space(scene, "van").at == (5, 12)
    assert (space(scene, "F12").sides["s"], space(scene, "van").sides["n"]) == ("van-door", "van-door")
    shut = seen(penhallow(hunt=5), 1)
    assert (space(shut, "F12").sides["s"], shut.legend["van-shut"].draw) == ("van-shut", "bars")


@pytest.mark.parametrize(
    ("old", "new", "at", "side"),
    [
        ("| V", "| V", (1, 3), "n"),
        (
            " 3 |H#> H   H  |\n   +---+ X +---+\n 4     |V  |\n       +---+\n",
            " 3 |H#> H   H  XV  |\n   +---+---+---+---+\n",
            (3, 2),
            "w",
        ),
    ],
)
def test_a_van_may_stand_on_another_side(old: str, new: str, at: tuple[int, int], side: str) -> None:
    g = GAME.new(Options(), LODGE.replace(old, new), "own")
    assert isinstance(g, Haunting)
    van = space(seen(g, 1), "van")
    assert (van.at, van.sides[side]) == (at, "van-door")


# Pieces and tokens.


def test_hunters_are_told_apart_by_tone_and_shape() -> None:
    scene = seen(penhallow(), 1)
    lantern, ledger = piece(scene, "lantern"), piece(scene, "ledger")
    assert (lantern.in_, lantern.tone, lantern.shape, lantern.active) == ("sq:K5", "amber", "circle", True)
    assert (ledger.in_, ledger.tone, ledger.shape, ledger.active) == ("sq:van", "sky", "hex", False)


def test_only_the_ghost_sees_the_ghost() -> None:
    g = penhallow(at="L8")
    assert piece(seen(g, 0), "ghost").in_ == "sq:L8"
    assert piece(seen(g, 0), "ghost").seen == "you"
    for seat in ((1,), (1, 2), ()):
        assert "ghost" not in seen(g, *seat).things
        assert seen(g, *seat).things["p:ghost"].text == "Somewhere in the house"


def test_who_plays_both_sides_sees_both() -> None:
    scene = seen(penhallow(), 0, 1, 2, 3, 4)
    assert {"ghost", "c:lantern/flashlight", "items"} <= scene.things.keys()


def test_dots_show_their_field() -> None:
    g = penhallow()
    g.dots = (g.house.place["G3"],)
    scene = seen(g, 1)
    field = scene.things["field:G3"]
    assert isinstance(field, Zone)
    assert piece(scene, "dots:G3").in_ == "sq:G3"
    assert "sq:G1" in field.spaces
    assert "sq:D3" not in field.spaces


def test_writing_and_steps_are_the_ghosts_until_somebody_looks() -> None:
    g = penhallow()
    g.books = (Book(g.house.place["K7"], checked=5, written=True),)
    g.salt = (Salt(g.house.place["I5"], checked=5, stepped=True),)
    assert (badges(seen(g, 1), "book:K7"), badges(seen(g, 1), "salt:I5")) == ([], [])
    assert (badges(seen(g, 0), "book:K7"), badges(seen(g, 0), "salt:I5")) == (["wet-ink"], ["fresh-step"])
    g.books = (Book(g.house.place["K7"], checked=5, written=True, shown=True),)
    g.salt = (Salt(g.house.place["I5"], checked=5, stepped=True, shown=True),)
    assert (badges(seen(g, 1), "book:K7"), badges(seen(g, 1), "salt:I5")) == (["written"], ["stepped"])


def test_prints_are_the_ghosts_until_a_flashlight_finds_them() -> None:
    g = penhallow()
    g.prints = (Print(g.house.place["K6"], left=4), Print(g.house.place["J9"], left=3, found=4))
    assert "print:K6" not in seen(g, 1).things
    assert badges(seen(g, 1), "print:J9") == []
    ghosts = seen(g, 0)
    assert piece(ghosts, "print:K6").badges == (Badge("life", 4),)
    assert (piece(ghosts, "print:K6").seen, piece(ghosts, "print:J9").seen) == ("you", "")


def test_two_tokens_on_a_square_are_two_things() -> None:
    g = penhallow()
    g.crucifixes = (g.house.place["G3"],) * 2
    assert {"cross:G3", "cross:G3/2"} <= seen(g, 1).things.keys()


def test_the_dead_leave_the_board_and_keep_their_sheet() -> None:
    scene = seen(penhallow(hunters="K5 dead C3 van"), 1)
    assert "static" not in scene.things
    sheet = scene.things["p:static"]
    assert isinstance(sheet, Panel)
    assert (sheet.text, sheet.dim, sheet.of) == ("Dead", "killed", "")


def test_what_ails_a_hunter_is_on_its_piece() -> None:
    g = penhallow(hunters="K5 M6 C3 van", hunt=5)
    g.slowed[3], g.dimmed, g.taunts = True, (3,), (1,)
    scene = seen(g, 1)
    assert [badges(scene, id) for id in ("lantern", "static", "moss")] == [
        ["taunted"],
        ["hidden"],
        ["slowed", "dimmed"],
    ]
    assert scene.things["p:static"].text == "Hidden in the Guest bedroom"


# The table.


def test_the_countdown_is_a_number_for_the_ghost_and_hidden_from_others() -> None:
    g = penhallow(countdown=4)
    assert (track(seen(g, 0), "t:count").value, track(seen(g, 0), "t:count").seen) == (4, "you")
    assert (track(seen(g, 1), "t:count").value, track(seen(g), "t:count").value) == (None, None)


def test_the_evidence_log_has_boxes_found_open_and_ruled_out() -> None:
    g = penhallow()
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    found = track(seen(g, 1), "t:found")
    assert (found.value, found.max) == (3, 3)
    assert [mark.look for mark in found.steps if mark.on] == ["ev-emf", "ev-box", "ev-write"]
    assert [mark.name for mark in found.steps if not mark.on] == ["UV (ruled out)", "DOTS (ruled out)"]


def test_a_hunt_counts_its_rounds() -> None:
    scene = seen(penhallow(hunt=4), 1)
    assert (track(scene, "t:hunt").value, track(scene, "t:hunt").max) == (3, 4)
    assert scene.when.text == "Round 5, hunt 2 of 4: Lantern's turn"
    assert "t:hunt" not in seen(penhallow(), 1).things


def test_steps_and_action_are_counted() -> None:
    g = penhallow()
    do(g, "step K6", "use Flashlight")
    scene = seen(g, 1)
    assert (track(scene, "steps:lantern").value, track(scene, "act:lantern").value) == (3, 0)
    assert ask(scene).hint == "3 steps left, no action."


def test_without_dawn_the_round_has_no_end() -> None:
    assert track(seen(penhallow(no_dawn=True), 1), "t:round").max is None


def test_hunters_see_all_hands_and_the_items_in_the_van() -> None:
    scene = seen(penhallow(), 2)
    salt = scene.things["c:lantern/saltshaker"]
    assert (salt.in_, salt.seen, salt.badges) == ("h:lantern", "team", (Badge("uses", 3),))
    assert (scene.things["h:static"].name, scene.things["h:lantern"].name) == ("Your items", "Items")
    dots = scene.things["d:dots"]
    assert isinstance(dots, Card)
    assert (dots.in_, dots.count) == ("items", 2)


@pytest.mark.parametrize("seat", [(0,), ()])
def test_others_see_how_many_cards_and_those_that_all_have_seen(seat: Seat) -> None:
    g = penhallow()
    do(g, "use Flashlight")
    scene = seen(g, *seat)
    hand = scene.things["h:lantern"]
    assert isinstance(hand, Pile)
    assert (hand.count, hand.look) == (2, "back")
    assert [id for id in scene.things if id.startswith(("c:lantern", "d:"))] == ["c:lantern/flashlight"]


def test_two_cards_alike_are_two_things() -> None:
    scene = seen(penhallow(hands="Book, Book"), 1)
    assert {"c:lantern/book", "c:lantern/book/2"} <= scene.things.keys()


def test_the_last_die_lies_face_down_for_hunters() -> None:
    g = penhallow()
    pass_on(g, uv=5)
    assert (piece(seen(g, 1), "die").face, piece(seen(g, 1), "die").tag) == ("down", "?")
    assert piece(seen(g, 0), "die").tag == "5"


def test_the_notebook_says_what_is_ruled_out_and_why() -> None:
    g = penhallow()
    g.log = (Entry(WRITING, 4, 1),)
    scene = seen(g, 1)
    assert scene.things["type:Wraith"].dim == "does not give Writing"
    assert scene.things["type:Spirit"].dim == ""


def test_a_thermometer_leaves_rooms_to_suspect() -> None:
    g = penhallow(hands="Thermometer", at="L7")
    do(g, "step K6", "use Thermometer")
    scene = seen(g, 1)
    suspects, room = scene.things["zone:rooms"], scene.things["room:G"]
    assert isinstance(suspects, Zone)
    assert isinstance(room, Zone)
    assert suspects.spaces == room.spaces
    assert "zone:rooms" not in seen(g, 0).things
    note = scene.things["note:book"]
    assert isinstance(note, Note)
    assert "it may live in the Guest bedroom" in note.text


def test_the_ghost_sees_its_room_its_card_and_its_steps() -> None:
    g = penhallow(turn="ghost", rig={"uv": 1, "book": 1})
    scene = seen(g, 0)
    assert scene.things["c:type"].name == "Myling"
    assert scene.things["zone:mine"].seen == "you"
    assert (track(scene, "t:stride").value, track(scene, "t:stride").max) == (5, 5)
    assert not {"c:type", "zone:mine", "t:stride", "h:ghost"} & seen(g, 1).things.keys()


@pytest.mark.parametrize(
    ("seat", "first"), [((0,), "The ghost wins"), ((1,), "The hunters win"), ((), "The hunters win")]
)
def test_everybody_reads_their_goal_first(seat: Seat, first: str) -> None:
    notes = [thing for thing in seen(penhallow(), *seat).things.values() if isinstance(thing, Note)]
    assert notes[0].name == first


def test_a_sighting_lights_up_the_square_of_the_dots_and_no_other() -> None:
    g = penhallow()
    square = g.house.place["E5"]
    made = line(g, sit(GAME, g, (1,)), 1, Event("EVI-DOTS-12", "sighted", (square, 1, 1)))
    assert made.on == ("sq:E5",)
    assert made.text.endswith("seen from the van and the house!")
