"""Worked examples 25 to 48. EX"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, names, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, KINDS, SPIRIT_BOX, TYPE_NAMES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

COMPLETE = (EMF, SPIRIT_BOX, WRITING)  # for a Spirit


def found(g: Haunting, *kinds: int) -> None:
    g.log = tuple([Entry(kind, 4, 1) for kind in kinds])


def token_on(g: Haunting, square: str) -> None:
    g.dots = (g.house.place[square],)


@proves("EVI-EX-25")
@pytest.mark.parametrize(("ghost", "hunter", "answer"), [("C1", "D1", "silence"), ("C2", "D2", "it answers")])
def test_the_spirit_box_is_answered_through_the_door_and_not_through_the_wall(
    ghost: str, hunter: str, answer: str
) -> None:
    g = haunting(ghost="Wraith", at=ghost, hunters=f"{hunter} van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert answer in told(g)


@proves("EVI-EX-26")
def test_the_field_of_dots_on_b2_ends_at_the_kitchen_door() -> None:
    lit = set()
    for square in names(haunting(), haunting().house.floor):
        g = haunting(ghost="Obake", room="Kitchen", at=square, hunters="van van")
        token_on(g, "B2")
        pass_on(g)
        do(g, "stop")
        lit |= {square} if DOTS in logged(g) else set()
    assert lit == {"A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}


@proves("EVI-EX-27", "EVI-PAS-16")
def test_an_obake_that_stands_still_in_the_field_is_seen_from_the_house() -> None:
    g = haunting(ghost="Obake", room="Kitchen", hunters="B4 E8")
    token_on(g, "B2")
    pass_on(g)
    do(g, "stop")
    assert (logged(g), facts(g, "sighted")) == ([DOTS], [(g.house.place["B2"], 0, 1)])


@proves("EVI-EX-28")
@pytest.mark.parametrize(("second", "log", "seen"), [("E8", [], []), ("van", [DOTS], [(1, 0)])])
def test_a_goryo_in_the_field_is_seen_from_the_van_alone(
    second: str, log: list[int], seen: list[tuple[int, int]]
) -> None:
    g = haunting(ghost="Goryo", room="Kitchen", hunters=f"B4 {second}")
    token_on(g, "B2")
    pass_on(g)
    do(g, "stop")
    assert (logged(g), [views for _, *views in facts(g, "sighted")]) == (log, [list(views) for views in seen])


@proves("EVI-EX-29")
@pytest.mark.parametrize("ghost", ["Obake", "Goryo"])
def test_a_token_outside_the_ghost_room_never_triggers(ghost: str) -> None:
    g = haunting(ghost=ghost, room="Washroom", at="B2", hunters="B4 van")
    token_on(g, "B2")
    pass_on(g)
    do(g, "step B3", "step B2", "stop")
    assert (logged(g), facts(g, "sighted")) == ([], [])


@proves("EVI-EX-30")
def test_the_flashlight_on_b3_covers_these_squares() -> None:
    g = haunting(ghost="Goryo", hunters="B3 van", hands="Flashlight")
    g.prints = tuple([Print(place, 5) for place in range(g.house.squares) if g.house.floor >> place & 1])
    do(g, "use Flashlight")
    ((_, *squares),) = facts(g, "prints")
    shown = {g.house.names[int(square)] for square in squares}
    assert shown == {"A2", "A3", "B1", "B2", "B3", "B4", "B5", "C2", "C3", "C4"}


@proves("EVI-EX-30")
def test_the_flashlight_on_b3_does_not_find_a_print_on_c1() -> None:
    g = haunting(ghost="Goryo", hunters="B3 van", hands="Flashlight")
    g.prints = (Print(g.house.place["C1"], 5),)
    do(g, "use Flashlight")
    assert ("no prints" in told(g), logged(g)) == (True, [])


@proves("EVI-EX-31")
@pytest.mark.parametrize(("ghost", "rounds"), [("Myling", [5, 6, 7, 8, 9]), ("Obake", [5, 6, 7])])
def test_a_print_of_round_5_is_found_in_these_rounds(ghost: str, rounds: list[int]) -> None:
    g = haunting(ghost=ghost, hunters="H6 van", hands="Flashlight", turn="ghost", grace_rounds=20)
    g.prints, seen = (Print(g.house.place["H7"], 5),), []
    for _ in range(7):
        g.rig("event", 1)
        do(g, "stop", "refrain", "use Flashlight")
        seen += [g.round] if told(g)[-1] in ("prints", "logged") else []
        pass_on(g, uv=1)
    assert seen == rounds


@proves("EVI-EX-32")
@pytest.mark.parametrize(("hunter", "log"), [("G4", [WRITING]), ("A4", []), ("F4", [])])
def test_a_book_written_in_round_7_is_noticed_by_who_is_within_four_squares(hunter: str, log: list[int]) -> None:
    g = haunting(hunters=f"{hunter} van", round=4, grace_rounds=20)
    g.books = (Book(g.house.place["H7"], checked=4),)
    written = []
    for die in (2, 3, 4):
        pass_on(g, book=die)
        written.append((g.round, g.books[0].written))
        do(g, "stop", "refrain")
    assert written == [(5, False), (6, False), (7, True)]
    assert logged(g) == log


@proves("EVI-EX-32")
def test_later_the_first_hunter_who_comes_within_four_squares_notices_it() -> None:
    g = haunting(hunters="E4 van", round=7)
    g.books = (Book(g.house.place["H7"], checked=4, written=True),)
    do(g, "step F4")
    assert logged(g) == []
    do(g, "step G4")
    assert g.log == (Entry(WRITING, 7, 1),)


@proves("EVI-EX-33")
def test_a_book_outside_the_ghost_room_is_rolled_for_and_never_written_in() -> None:
    g = haunting(hunters="B2 van", round=4, grace_rounds=20)
    g.books = (Book(g.house.place["B2"], checked=4),)
    for _ in range(5):
        pass_on(g, book=6)
        do(g, "stop", "refrain")
    assert (view(g, ()).rolled.count("book"), g.books[0].written, logged(g)) == (5, False, [])


@proves("EVI-EX-34")
@pytest.mark.parametrize(
    ("ghost", "die", "answer", "log"),
    [("Goryo", 4, "level 5", [EMF]), ("Goryo", 3, "no reading", []), ("Demon", 6, "no reading", [])],
)
def test_the_emf_reader_in_the_ghost_room(ghost: str, die: int, answer: str, log: list[int]) -> None:
    g = haunting(ghost=ghost, hunters="G6 van", hands="EMF Reader")
    g.rig("emf", die)
    do(g, "use EMF Reader")
    assert (answer in told(g), logged(g)) == (True, log)


def crucifix_and_roll(square: str) -> Haunting:
    g = haunting(hunters="E8 van", countdown=5, turn="ghost")
    g.crucifixes = (g.house.place[square],)
    g.rig("hunt", 5)
    do(g, "stop", "refrain", "roll")
    return g


@proves("EVI-EX-35")
def test_a_crucifix_in_the_ghost_room_stops_the_hunt_and_burns() -> None:
    g = crucifix_and_roll("G6")
    assert (g.hunt, view(g, ()).crucifixes, g.countdown) == (0, (), 6)
    assert facts(g, "burnt") == [(g.house.place["G6"],)]
    do(g, "step van")
    assert where(g, 1) == "van"


@proves("EVI-EX-36")
def test_a_crucifix_in_another_room_stays_and_the_hunt_starts() -> None:
    g = crucifix_and_roll("F6")
    assert (g.hunt, view(g, ()).crucifixes, facts(g, "burnt")) == (5, (g.house.place["F6"],), [])


@proves("EVI-EX-37")
def test_salt_on_the_way_costs_a_wraith_one_square_and_stays_clean() -> None:
    g = haunting(ghost="Wraith", room="Bedroom", at="F4", hunters="van van", turn="ghost")
    g.salt = (Salt(g.house.place["E4"], checked=4),)
    do(g, "step E4", "step D4", "step C4")
    assert (why_not(g, "step B4"), offers(g), g.salt[0].stepped) == ("EVI-MOVE-16", ["stop"], False)


@proves("EVI-EX-37")
def test_after_three_steps_a_wraith_cannot_step_onto_salt() -> None:
    g = haunting(ghost="Wraith", room="Bedroom", at="F4", hunters="van van", turn="ghost")
    g.salt = (Salt(g.house.place["B4"], checked=4),)
    do(g, "step E4", "step D4", "step C4")
    assert (why_not(g, "step B4"), "step B4" in offers(g), "step D4" in offers(g)) == ("EVI-TYPE-08", False, True)


@proves("EVI-EX-38")
def test_salt_stepped_in_unseen_is_turned_over_when_a_hunter_comes_within_four_squares() -> None:
    g = haunting(at="B3", hunters="E8 van", round=5, grace_rounds=20)
    g.salt = (Salt(g.house.place["B4"], checked=5),)
    pass_on(g)
    do(g, "step B4", "step B5", "stop", "refrain")
    assert (g.round, g.salt[0].stepped, view(g, (1, 2)).salt[0].stepped) == (6, True, False)
    for _ in range(3):
        pass_on(g)
        do(g, "stop", "refrain")
    do(g, "step E7", "step E6")
    assert (g.round, view(g, ()).salt[0].stepped) == (9, False)
    do(g, "step E5")
    assert (view(g, ()).salt[0].stepped, facts(g, "salt stepped")) == (True, [(g.house.place["B4"],)])


@proves("EVI-EX-39")
def test_the_third_hunter_enters_the_van_with_its_second_step_and_the_hunters_win() -> None:
    g = haunting(hunters="E7 van van")
    found(g, *COMPLETE)
    do(g, "step E8")
    assert g.outcome is None
    do(g, "step van")
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 1.0, 1.0)


@proves("EVI-EX-40")
def test_a_goryo_that_starts_its_turn_in_a_field_loses_in_its_own_turn() -> None:
    g = haunting(ghost="Goryo", hunters="van van")
    token_on(g, "G8")  # H7 lies in its field, H6 and H5 do not
    found(g, EMF, UV)
    pass_on(g)
    do(g, "step H6", "step H5", "stop")
    assert logged(g) == [EMF, UV, DOTS]
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores) == ("EVI-WIN-02", (0.0, 1.0, 1.0))


@proves("EVI-EX-40")
@pytest.mark.parametrize(
    ("hunters", "token", "log"),
    [("van E8", "G8", [EMF, UV, DOTS]), ("van van", "B2", [EMF, UV]), ("E8 E8", "G8", [EMF, UV])],
)
def test_the_hunters_do_not_win_by_a_goryo_without_the_field_or_without_all_in_the_van(
    hunters: str, token: str, log: list[int]
) -> None:
    g = haunting(ghost="Goryo", hunters=hunters)
    token_on(g, token)
    found(g, EMF, UV)
    pass_on(g)
    do(g, "step H6", "step H5", "stop")
    assert (logged(g), g.outcome) == (log, None)


@proves("EVI-EX-41")
def test_the_hunter_in_the_van_wins_and_the_killed_one_and_the_ghost_lose() -> None:
    g = haunting(at="B2", hunters="van B4", turn="ghost", hunt=4)
    found(g, *COMPLETE)
    do(g, "step B3")
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 0.0)


@proves("EVI-EX-42")
@pytest.mark.parametrize("ghost", ["Obake", "Goryo"])
def test_two_candidates_are_left_and_neither_has_to_be_named(ghost: str) -> None:
    g = haunting(ghost=ghost, hunters="E8 van")
    found(g, EMF, UV, DOTS)
    assert candidates(g) == {"Obake", "Goryo"}
    do(g, "step van")
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 1.0)


def candidates(g: Haunting) -> set[str]:
    return {TYPE_NAMES[t] for t in view(g, ()).notebook.candidates}


@proves("EVI-EX-43")
@pytest.mark.parametrize(
    ("entries", "still_open"),
    [
        ("EMF, Spirit Box", "Writing, DOTS"),
        ("EMF, Writing", "Spirit Box, UV"),
        ("EMF, UV", "Writing, DOTS"),
        ("EMF, DOTS", "Spirit Box, UV"),
        ("Spirit Box, Writing", "EMF, UV, DOTS"),
        ("Spirit Box, UV", "Writing"),
        ("Spirit Box, DOTS", "EMF, Writing"),
        ("UV, Writing", "EMF, Spirit Box, DOTS"),
        ("UV, DOTS", "EMF, Writing"),
        ("Writing, DOTS", "UV, Spirit Box"),
    ],
)
def test_two_entries_leave_these_kinds_open(entries: str, still_open: str) -> None:
    open_kinds = set()
    for kind in KINDS:
        g = haunting()
        found(g, *[KINDS.index(entry) for entry in [*entries.split(", "), kind]])
        open_kinds |= {kind} if kind not in entries.split(", ") and candidates(g) else set()
    assert open_kinds == set(still_open.split(", "))


@proves("EVI-EX-44")
@pytest.mark.parametrize(
    ("entry", "types"),
    [
        ("EMF", "Spirit, Wraith, Obake, Myling, Goryo"),
        ("Spirit Box", "Spirit, Wraith, Poltergeist, Yokai"),
        ("Writing", "Spirit, Poltergeist, Demon, Myling, Yokai"),
        ("UV", "Poltergeist, Demon, Obake, Myling, Goryo"),
        ("DOTS", "Wraith, Demon, Obake, Yokai, Goryo"),
    ],
)
def test_one_entry_leaves_these_types(entry: str, types: str) -> None:
    g = haunting()
    found(g, KINDS.index(entry))
    assert candidates(g) == set(types.split(", "))


def first_four_rounds() -> Haunting:
    """The full game of the ledger up to the hunt roll of round 5: a Spirit in the Nursery that never moves."""
    g = new(Options(players=3), "larkspur", "full game")
    g.events = []
    g.rig("book", 4)
    g.rig("emf", 4)
    g.rig("hunt", 5)
    do(g, "be Spirit", "dwell Nursery", "pick Thermometer", "pick EMF Reader", "pick Spirit Box", "pick Book")
    do(g, "stop", "refrain", *["step E8", "step E7", "step E6", "step F6", "end"] * 2)
    do(g, "stop", "refrain", "step G6", "use Thermometer", "end", "step G6", "step G7", "use Spirit Box", "end")
    do(g, "stop", "refrain", "use EMF Reader", "end", "use Book", "end")
    do(g, "stop", "refrain", "roll")
    do(g, "step F6", "step E6", "step E7", "step E8", "end", "step G6", "step F6", "step E6", "step E7", "end")
    do(g, "stop", "refrain")
    return g


@proves("EVI-EX-45")
def test_the_full_game_is_won_in_round_5() -> None:
    g = first_four_rounds()
    assert [(entry.kind, entry.round, entry.finder) for entry in g.log] == [
        (SPIRIT_BOX, 2, 2),
        (EMF, 3, 1),
        (WRITING, 4, 1),
    ]
    assert ([where(g, role) for role in (1, 2)], g.countdown, "freezing" in told(g)) == (["E8", "E7"], 5, True)
    g.rig("hunt", 4)
    do(g, "roll", "step van", "end", "step E8")
    assert g.outcome is None
    do(g, "step van")
    assert g.outcome is not None
    assert (g.round, g.outcome.scores) == (5, (0.0, 1.0, 1.0))


@proves("EVI-EX-46")
def test_the_full_game_with_a_hunt_in_round_5() -> None:
    g = first_four_rounds()
    g.rig("hunt", 5)
    do(g, "roll")
    assert (g.hunt, [where(g, role) for role in range(3)]) == (5, ["H7", "E8", "E7"])
    assert why_not(g, "step van") == "EVI-VAN-03"
    rounds = []
    while g.hunt:
        pass_on(g)
        rounds += [g.round] if "stop" in offers(g) else []
        do(g, "stop" if "stop" in offers(g) else "relent")
    assert (rounds, g.round) == ([6, 7, 8], 9)
    g.rig("hunt", 5)
    do(g, "stop", "refrain", "roll", "step van", "end", "step E8", "step van")
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 1.0)


@proves("EVI-EX-48")
def test_ten_negative_readings_make_a_type_unlikely_and_do_not_exclude_it() -> None:
    g = haunting(hunters="G6 G6", hands="EMF Reader, Thermometer / EMF Reader", round=1, grace_rounds=20)
    do(g, "use Thermometer", "end", "end", "stop", "refrain")
    before = {TYPE_NAMES[t]: world.weight for (t, _), world in knowledge(g).worlds.items()}
    for _ in range(5):
        g.rig("emf", 3, 3)
        do(g, "use EMF Reader", "end", "use EMF Reader", "end", "stop", "refrain")
    after = {TYPE_NAMES[t]: world.weight for (t, _), world in knowledge(g).worlds.items()}
    assert (told(g).count("no reading"), set(view(g, ()).notebook.types)) == (10, set(range(8)))
    assert (after["Spirit"] / before["Spirit"], after["Demon"] / before["Demon"]) == (1 / 1024, 1.0)
