"""Pictures and reference cards keep the rules that they show, in all their parts."""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, game, haunting, names, offers, pass_on
from evidence.pictures import ask, penhallow, piece, seen, track
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Entry, Print
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words.reference_card import reference_card
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.geometry import mask_of
from hauntbox.ledger import proves
from hauntbox.scene import Card, Panel, Pile, Scene, Zone


def pile(scene: Scene, id: str) -> Pile:
    found = scene.things[id]
    assert isinstance(found, Pile)
    return found


def cards(scene: Scene, place: str) -> list[tuple[str, int, str]]:
    found = [(id, thing) for id, thing in scene.things.items() if isinstance(thing, Card) and thing.in_ == place]
    return [(id, thing.n, thing.seen) for id, thing in found]


def zone(scene: Scene, id: str) -> set[str]:
    found = scene.things[id]
    assert isinstance(found, Zone)
    return {name.removeprefix("sq:") for name in found.spaces}


@proves("EVI-HID-09")
@pytest.mark.parametrize("seat", [(0,), ()])
def test_others_see_the_number_of_cards_and_which_all_have_seen(seat: Seat) -> None:
    g = penhallow(hunters="K5 L7 dead van")
    do(g, "use Flashlight")
    scene = seen(g, *seat)
    hands = {id: pile(scene, id) for id in scene.things if id.startswith("h:") and id != "h:ghost"}
    assert {id: (hand.in_, hand.name, hand.count, hand.lay, hand.look) for id, hand in hands.items()} == {
        "h:lantern": ("p:lantern", "Items", 2, "hand", "back"),
        "h:static": ("p:static", "Items", 2, "hand", "back"),
        "h:ledger": ("p:ledger", "Items", 1, "hand", "back"),
    }
    assert [cards(scene, hand) for hand in hands] == [[("c:lantern/flashlight", 0, "")], [], []]
    assert "items" not in scene.things


@proves("EVI-HID-09", "EVI-SET-14")
def test_hunters_see_every_card_of_each_other_and_in_the_van() -> None:
    scene = seen(penhallow(), 2)
    assert {id: (pile(scene, id).name, pile(scene, id).count) for id in ("h:lantern", "h:static", "items")} == {
        "h:lantern": ("Items", 2),
        "h:static": ("Your items", 2),
        "items": ("Items in the van", 10),
    }
    assert cards(scene, "h:lantern") == [("c:lantern/flashlight", 0, "team"), ("c:lantern/saltshaker", 1, "team")]
    assert [(id, n) for id, n, _ in cards(scene, "items")] == [
        ("d:dots", 0),
        ("d:book", 1),
        ("d:crucifix", 2),
        ("d:flashlight", 3),
        ("d:thermometer", 4),
        ("d:emf-reader", 5),
        ("d:spirit-box", 6),
        ("d:saltshaker-3", 7),
    ]
    counts = {id: thing.count for id, thing in scene.things.items() if isinstance(thing, Card) and thing.in_ == "items"}
    assert (counts["d:dots"], counts["d:flashlight"], pile(scene, "items").lay) == (2, 0, "deck")


@proves("EVI-SET-14")
def test_the_van_lies_open_while_a_hunter_chooses() -> None:
    g = penhallow(hunters="van L7 C3 K5")
    do(g, "exchange")
    assert pile(seen(g, 1), "items").lay == "row"


@proves("EVI-SET-14")
def test_it_lies_open_too_while_the_first_items_are_picked() -> None:
    g = game()
    do(g, "be Spirit", "dwell Nursery")
    assert offers(g)[0].startswith("pick")
    assert pile(seen(g, *g.waiting()), "items").lay == "row"


@proves("EVI-HID-05", "EVI-HID-06")
def test_the_last_die_is_named_to_all_and_its_face_to_the_ghost() -> None:
    g = penhallow()
    assert not {"die", "dice"} & seen(g, 0).things.keys()
    pass_on(g, uv=5)
    shown = {seat: piece(seen(g, *seat), "die") for seat in ((0,), (1,), ())}
    assert {(die.name, die.in_, die.look) for die in shown.values()} == {("UV die", "dice", "die")}
    assert [(die.face, die.tag, die.seen) for die in shown.values()] == [
        ("", "5", "you"),
        ("down", "?", ""),
        ("down", "?", ""),
    ]
    assert pile(seen(g, 1), "dice").lay == "dice"


@proves("EVI-HID-02")
@pytest.mark.parametrize(
    ("seat", "hunt", "words"),
    [
        ((0,), 0, ("Myling", "You haunt the Guest bedroom")),
        ((0,), 5, ("Myling", "You haunt the Guest bedroom")),
        ((1,), 0, ("The ghost", "Somewhere in the house")),
        ((1,), 5, ("The ghost", "Hunting in the house")),
    ],
)
def test_others_read_that_the_ghost_is_somewhere(seat: Seat, hunt: int, words: tuple[str, str]) -> None:
    sheet = seen(penhallow(hunt=hunt), *seat).things["p:ghost"]
    assert isinstance(sheet, Panel)
    assert (sheet.name, sheet.text) == words


@proves("EVI-HID-02")
def test_before_it_has_a_room_the_ghost_is_nowhere() -> None:
    g = game()
    for text in ("Not in the house yet", "Not in the house yet"):
        assert [seen(g, *seat).things["p:ghost"].text for seat in ((0,), (1,))] == [text, text]
        do(g, "be Spirit" if g.type < 0 else "dwell Nursery")
    assert [seen(g, *seat).things["p:ghost"].text for seat in ((0,), (1,))] == [
        "You haunt the Nursery",
        "Somewhere in the house",
    ]


@proves("EVI-UV-06")
@pytest.mark.parametrize(("left", "found", "life", "seen_by"), [(5, 0, 5, "you"), (1, 0, 1, "you"), (3, 4, 3, "")])
def test_the_ghost_reads_how_many_rounds_a_print_lasts(left: int, found: int, life: int, seen_by: str) -> None:
    g = penhallow()
    g.prints = (Print(g.house.place["K6"], left=left, found=found),)
    mark = piece(seen(g, 0), "print:K6")
    assert ([(badge.look, badge.n) for badge in mark.badges], mark.seen, mark.in_) == (
        [("life", life)],
        seen_by,
        "sq:K6",
    )
    assert ("print:K6" in seen(g, 1).things, piece(seen(found_all(g), 1), "print:K6").badges) == (found > 0, ())


def found_all(g: Haunting) -> Haunting:
    g.prints = tuple([Print(mark.square, mark.left, g.round) for mark in g.prints])
    return g


@proves("EVI-EVD-07")
def test_the_notebook_has_every_type_in_order_and_why_it_is_out() -> None:
    g = penhallow(hands="Flashlight", at="L7")
    g.log = (Entry(WRITING, 4, 1),)
    scene = seen(g, 1)
    types = [(id, thing) for id, thing in scene.things.items() if isinstance(thing, Card) and thing.in_ == "types"]
    assert [(id.removeprefix("type:"), thing.n, thing.dim == "") for id, thing in types] == [
        ("Spirit", 0, True),
        ("Wraith", 1, False),
        ("Poltergeist", 2, True),
        ("Demon", 3, True),
        ("Obake", 4, False),
        ("Myling", 5, True),
        ("Yokai", 6, True),
        ("Goryo", 7, False),
    ]
    assert pile(scene, "types").name == "What is it?"


@proves("EVI-EVD-07")
def test_rooms_and_squares_are_shown_when_at_most_half_are_left() -> None:
    g = penhallow(hands="Thermometer", at="L7")
    assert not {"zone:rooms", "zone:mine"} & seen(g, 1).things.keys()
    do(g, "step K6", "use Thermometer")
    room = names(g, mask_of(place for place, of in enumerate(g.house.room_of) if of == g.room))
    assert zone(seen(g, 1), "zone:rooms") == room
    assert zone(seen(g, 0), "zone:mine") == room
    assert not {"zone:rooms", "zone:maybe"} & seen(g, 0).things.keys()
    assert {"zone:rooms", "zone:mine"} <= seen(g, 0, 1, 2, 3, 4).things.keys()


@proves("EVI-EVD-07")
@pytest.mark.parametrize(("out", "shown"), [(3, False), (4, True)])
def test_four_rooms_of_eight_are_worth_a_picture_and_five_are_not(out: int, shown: bool) -> None:
    g = penhallow()
    others = [room for room in g.house.haunts() if room != g.room]
    g.facts += [("temperature", room, False) for room in others[:out]]
    assert ("zone:rooms" in seen(g, 1).things) == shown


@proves("EVI-EVD-07")
def test_where_it_may_stand_is_shown_when_few_squares_are_left() -> None:
    g = haunting("Poltergeist", hands="Spirit Box", hunters="G6 van", room="Nursery")
    assert zone(seen(g, 1), "zone:maybe") == {g.house.names[g.house.spawn[room]] for room in g.house.haunts()}
    do(g, "use Spirit Box")
    assert zone(seen(g, 1), "zone:maybe") == {"H7"}
    pass_on(g)
    drift(g, "H6", "H5")
    assert "H7" in zone(seen(g, 1), "zone:maybe")
    for _ in range(3):
        pass_on(g)
        drift(g)
    assert "zone:maybe" not in seen(g, 1).things


@proves("EVI-EVD-07")
@pytest.mark.parametrize(("hunt", "tab"), [(0, ""), (4, "mode")])
def test_where_it_may_stand_belongs_to_the_mood_of_a_hunt(hunt: int, tab: str) -> None:
    g = haunting("Poltergeist", hunters="G6 van", room="Nursery", hunt=hunt)
    maybe = seen(g, 1).things["zone:maybe"]
    assert isinstance(maybe, Zone)
    assert maybe.tab == tab


@proves("EVI-WIN-12")
def test_at_dawn_the_verdict_is_that_nobody_has_won() -> None:
    g = haunting(hunters="E8 van", dawn_round=5)
    do(g, "end", "end")
    outcome = seen(g, 1).outcome
    assert outcome
    assert (outcome.text, outcome.rule) == ("Nobody has won", "EVI-WIN-11")


@proves("EVI-EVD-02")
def test_the_log_has_a_box_for_each_kind() -> None:
    g = penhallow()
    g.log = (Entry(EMF, 4, 1), Entry(SPIRIT_BOX, 4, 1))
    found = track(seen(g, 2), "t:found")
    assert (found.value, found.max) == (2, 3)
    assert [(mark.name, mark.on) for mark in found.steps] == [
        ("EMF", True),
        ("Spirit Box", True),
        ("Writing", False),
        ("UV (ruled out)", False),
        ("DOTS", False),
    ]


@proves("EVI-WIN-12")
@pytest.mark.parametrize(
    ("hunters", "acts", "text"),
    [("F12 dead", ["step van"], "The hunters win"), ("L8 dead", ["step L7"], "The ghost wins")],
)
def test_the_verdict_says_who_has_won_and_what_it_was(hunters: str, acts: list[str], text: str) -> None:
    g = penhallow(hunters=hunters, hunt=5 if text == "The ghost wins" else 0)
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, *acts)
    outcome = seen(g, 1).outcome
    assert outcome
    assert (outcome.text, outcome.rule) == (text, g.outcome.rule if g.outcome else "")
    assert outcome.why.endswith("It was a Myling of the Guest bedroom, and stood on L7 (Guest bedroom).")
    assert {one.seat: one.result for one in outcome.seats} == {
        "s0": "won" if text == "The ghost wins" else "lost",
        "s1": "lost" if text == "The ghost wins" else "won",
        "s2": "lost",
    }


@proves("EVI-HID-26")
def test_others_learn_who_is_asked_and_get_no_answers() -> None:
    g = penhallow()
    mine, others = ask(seen(g, 1)), ask(seen(g, 0))
    assert (mine.id, mine.who) == (others.id, others.who) == ("HunterTurn/1", ("s1",))
    assert (bool(mine.options), bool(others.options), mine.text != others.text) == (True, False, True)
    assert "Lantern" in others.text


@proves("EVI-TYPE-03")
def test_the_reference_card_names_the_three_kinds_of_every_type() -> None:
    told = next(part.lines for part in reference_card(haunting(), 0) if part.lines[0][1] == "EVI-TYPE-03")
    assert (told[0], len(told)) == (("Spirit: EMF, Spirit Box, Writing", "EVI-TYPE-03"), 8)
    assert len(reference_card(haunting(more_ghosts=True), 1)[-1].lines) == 11
