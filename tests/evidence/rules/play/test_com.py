"""Components. COM"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from evidence.kit import action, card_of, do, facts, game, haunting, pass_on, settle_in, told, where
from evidence.pictures import seen
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.deck import item_of
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME, KINDS, the_eight
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.scene.answers.options import describe
from hauntbox.games.evidence.secrets.view import Behind, view
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words.abilities import ability
from hauntbox.games.evidence.words.reference_card import reference_card
from hauntbox.kernel.options import BadOption, read
from hauntbox.ledger import proves
from hauntbox.ledger.project import HERE
from hauntbox.scene import Card

LEDGER = (HERE.games / "evidence" / "RULES.md").read_text()


def row_of(name: str, heading: str) -> list[str]:
    """The cells of a line in the first table below a heading of the ledger."""
    lines = LEDGER.split(f"\n{heading}\n")[1].splitlines()
    return next(
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith(f"| {name} ")
    )


def screen(g: Haunting) -> Behind:
    """What the ghost sees behind its screen."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind


@proves("EVI-COM-01")
def test_ghost_and_hunters_have_the_same_plan_in_front_of_them() -> None:
    g = haunting(house="penhallow", room="Study")
    private, public = (GAME.draw(g, seat).splitlines()[2 : 4 + 2 * g.house.rows] for seat in ((0,), ()))
    assert [line for line in private if line not in public] == [line for line in private if "@" in line]
    assert view(g, (0,)).scenario == view(g, (1,)).scenario == view(g, ()).scenario == "penhallow"


@proves("EVI-COM-02")
def test_the_ghost_token_moves_on_the_private_map_only() -> None:
    g = haunting(turn="ghost")
    before = [view(g, seat) for seat in ((1,), (2,), ())]
    do(g, "step H6")
    assert screen(g).square == g.house.place["H6"]
    assert [view(g, seat) for seat in ((1,), (2,), ())] == before
    assert [" @ " in GAME.draw(g, seat) for seat in ((0,), (1,), ())] == [True, False, False]


@proves("EVI-COM-03")
@pytest.mark.parametrize("players", [3, 5])
def test_every_hunter_has_a_token_on_the_public_board(players: int) -> None:
    g = game(players=players)
    settle_in(g)
    do(g, "stop", "refrain")
    for _ in range(players - 1):
        do(g, "step E8", "end")
    assert [where(g, role) for role in range(1, players)] == ["E8"] * (players - 1)
    drawn = GAME.draw(g, ())
    assert [name for name in ("Lantern", "Static", "Moss", "Ledger") if f"{name} at E8" in drawn] == [
        "Lantern", "Static", "Moss", "Ledger"
    ][: players - 1]  # fmt: skip


@proves("EVI-COM-03")
def test_there_is_no_token_for_a_fifth_hunter() -> None:
    with pytest.raises(BadOption):
        read(Options, {"players": 6})
    assert len(view(game(players=5), ()).at) == 4


@proves("EVI-COM-04")
@pytest.mark.parametrize("name", ["Spirit", "Wraith", "Poltergeist", "Demon", "Obake", "Myling", "Yokai", "Goryo"])
def test_a_type_has_one_card_with_its_evidence_countdown_and_speed(name: str) -> None:
    (card,) = [card for card in the_eight() if card.name == name]
    _, evidence, countdown, speed, _ = row_of(name, "## Ghost types")
    assert ({KINDS[kind] for kind in card.kinds}, str(card.countdown), str(card.speed)) == (
        set(evidence.split(", ")), countdown, speed
    )  # fmt: skip
    assert card.text == row_of(name, "### Ghost type descriptions (original wording)")[1]


ABILITIES = {  # what a reader has to learn from each card, with the numbers of the ledger
    "Spirit": ["No special ability"],
    "Wraith": ["onto salt takes 2 of its steps", "no footprint"],
    "Poltergeist": ["Ghost Events are noticed within 6", "of others within 4", "slow everybody within that range"],
    "Demon": ["its hunt would end", "may hunt on for 1 round", "once in each hunt"],
    "Obake": ["prints last 3 rounds", "of others 5"],
    "Myling": ["event roll is 4 or more", "must cause a Ghost Event"],
    "Yokai": ["may lower its countdown by 2", "unseen", "once until the countdown is reset"],
    "Goryo": ["DOTS show it only to hunters in the van"],
}


def type_texts(g: Haunting, name: str) -> list[str]:
    """What the choice, the ghost's own card, the hunters' card of the type and both reference cards say of a type."""
    choice = describe(g, action(g, f"be {name}"))
    own, shared = (seen(g, seat).things[id] for seat, id in ((0, "c:type"), (1, f"type:{name}")))
    assert isinstance(own, Card)
    assert isinstance(shared, Card)
    told = [
        line
        for role in (0, 1)
        for part in reference_card(g, role)
        for line, _ in part.lines
        if line.startswith(f"{name}:")
    ]
    return [choice, own.text, shared.text, *[line for line in told if "EMF" not in line and "Writing" not in line]]


@proves("EVI-COM-04")
@pytest.mark.parametrize("name", ABILITIES)
def test_a_type_card_names_the_special_ability_wherever_it_is_shown(name: str) -> None:
    g = haunting(name)
    texts = type_texts(g, name)
    assert len(texts) == 5
    assert [part for text in texts for part in ABILITIES[name] if part not in text] == []
    others = [part for other in ABILITIES if other != name for part in ABILITIES[other]]
    assert [part for text in texts for part in others if part in text] == []


@proves("EVI-COM-04")
@pytest.mark.parametrize(
    ("name", "options", "part"),
    [
        ("Poltergeist", {"poltergeist_event_range": 9, "event_range": 7}, "within 9 squares, those of others within 7"),
        ("Poltergeist", {"poltergeist_noise": True}, "slow no farther than those of others"),
        ("Demon", {"demon_extra_rounds": 2}, "for 2 rounds"),
        ("Obake", {"obake_uv_life": 1, "uv_life": 4}, "last 1 round, those of others 4"),
        ("Myling", {"myling_event_roll": 2}, "is 2 or more"),
        ("Yokai", {"yokai_cut": 3}, "by 3, unseen"),
        ("Yokai", {"yokai_steep": True}, "falls by 2 at a time"),
        ("Yokai", {"yokai_flat": True}, "lower from the start"),
        ("Lamplighter", {"more_ghosts": True}, "only 2 squares far until"),
        ("Hollow Man", {"more_ghosts": True}, "only within 2 squares"),
        ("Tidewife", {"more_ghosts": True}, "in a room that a door joins to its own"),
    ],
)
def test_the_ability_is_told_with_the_numbers_of_the_table(name: str, options: dict[str, Any], part: str) -> None:
    assert part in ability(Options(**options), EVERY_NAME.index(name))


@proves("EVI-COM-04")
def test_there_are_eight_cards_to_choose_from() -> None:
    g = game()
    assert [f"be {card.name}" for card in the_eight()] == [str(act) for act in g.legal(0)]
    assert len(g.legal(0)) == 8


@proves("EVI-COM-05")
def test_the_deck_has_two_cards_of_each_of_eight_items() -> None:
    deck = view(game(), (1,)).deck
    assert deck is not None
    assert Counter([item_of(card).name for card in deck]) == {
        "DOTS": 2, "Book": 2, "Crucifix": 2, "Flashlight": 2,
        "Thermometer": 2, "EMF Reader": 2, "Spirit Box": 2, "Saltshaker": 2,
    }  # fmt: skip


@proves("EVI-COM-06")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix"])
def test_a_placeable_item_has_two_tokens_one_for_each_card(item: str) -> None:
    g = haunting(hunters="E8 E7", hands=f"{item} / {item}")
    assert card_of(item, g.options) not in g.deck
    do(g, f"use {item}", "end", f"use {item}")
    placed = {"DOTS": g.dots, "Book": tuple(book.square for book in g.books), "Crucifix": g.crucifixes}
    assert placed[item] == (g.house.place["E8"], g.house.place["E7"])
    assert g.hand[1:] == [(), ()]


@proves("EVI-COM-07")
def test_a_saltshaker_has_three_tiles() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker", round=1)
    for left, square in ((3, "E7"), (2, "E6"), (1, "E5")):
        do(g, f"use Saltshaker ({left} left)", f"step {square}", "end", "end", "stop", "refrain")
    assert [g.house.names[tile.square] for tile in g.salt] == ["E8", "E7", "E6"]
    assert g.hand[1] == ()


@proves("EVI-COM-07")
def test_there_are_six_tiles_wherever_they_are() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker", round=1)
    do(g, "use Saltshaker (3 left)")
    assert (len(g.salt), GAME.components(g)["Saltshaker"]) == (1, 6)


@proves("EVI-COM-07")
@pytest.mark.parametrize(("walk", "stepped"), [("G6", True), ("E6", False)])
def test_a_tile_has_a_clean_and_a_stepped_in_side(walk: str, stepped: bool) -> None:
    g = haunting(at="F6", hunters="G6 van", hands="Saltshaker", round=1)
    do(g, "use Saltshaker (3 left)", "end", "end", f"step {walk}", "stop", "refrain")
    assert [tile.stepped for tile in view(g, ()).salt] == [stepped]


@proves("EVI-COM-08")
def test_print_markers_never_run_out() -> None:
    g = haunting(ghost="Obake", hunters="van van", round=1, grace_rounds=20, obake_uv_life=30)
    g.rig("uv", *[6] * 15)
    for _ in range(15):
        pass_on(g)
        do(g, "stop", "refrain")
    assert len(screen(g).prints) == 15


@proves("EVI-COM-09")
def test_the_die_is_rolled_behind_the_screen() -> None:
    g = haunting(hunters="E8 van", hands="EMF Reader")
    g.rig("emf", 5)
    do(g, "use EMF Reader")
    assert ("shows" in told(g, 0), facts(g, "shows")) == (True, [("emf", 5)])
    assert [("rolled" in told(g, *seat), "shows" in told(g, *seat)) for seat in ((1,), (2,), ())] == [(True, False)] * 3


@proves("EVI-COM-09")
def test_the_die_has_six_faces() -> None:
    shown = set()
    for n in range(60):
        g = haunting(hunters="E8 van", hands="EMF Reader")
        g.seed = f"seed {n}"
        do(g, "use EMF Reader")
        shown |= {face for _, face in facts(g, "shows")}
    assert shown == {1, 2, 3, 4, 5, 6}


@proves("EVI-COM-10")
@pytest.mark.parametrize(("kind", "box"), [*enumerate(["EMF", "Spirit Box", "Writing", "UV", "DOTS"])])
def test_the_log_has_a_box_for_each_kind_and_all_can_read_it(kind: int, box: str) -> None:
    g = haunting()
    g.log = (Entry(kind, 3, 1),)
    assert [view(g, seat).log for seat in ((0,), (1,), (2,), ())] == [g.log] * 4
    assert f"Evidence log 1 of 3 [{box}; open: " in GAME.draw(g, ())


@proves("EVI-COM-11")
def test_all_see_the_round_marker_rise() -> None:
    g = haunting(round=2)
    rounds = [view(g, seat).round for seat in ((0,), (1,), ())]
    pass_on(g)
    assert (rounds, [view(g, seat).round for seat in ((0,), (1,), ())]) == ([2, 2, 2], [3, 3, 3])


@proves("EVI-COM-11")
def test_all_see_the_hunt_marker() -> None:
    g = haunting(turn="ghost", countdown=1)
    before = view(g, ()).hunt
    do(g, "stop", "refrain", "roll")
    assert (before, [view(g, seat).hunt for seat in ((0,), (1,), ())]) == (0, [5, 5, 5])


@proves("EVI-COM-12")
def test_the_countdown_marker_falls_behind_the_screen() -> None:
    g, h = (haunting(turn="ghost", countdown=countdown) for countdown in (6, 4))
    for each in (g, h):
        each.rig("hunt", 1)
        do(each, "stop", "refrain", "roll")
    assert (screen(g).countdown, screen(h).countdown) == (5, 3)
    assert [view(g, seat) for seat in ((1,), (2,), ())] == [view(h, seat) for seat in ((1,), (2,), ())]
