"""The automated ghost outside hunts: its intents, events and cuts. AUT"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import GHOST, do, haunting, names, told, where
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.kernel.options import BadOption, read
from hauntbox.ledger import proves

SPAWNS = ("H2", "B2", "B7", "H7", "E2")  # Bedroom, Kitchen, Living room, Nursery, Washroom: a target die's faces
LINGER, ROAM, STALK, WITHDRAW = 1, 3, 5, 6  # faces of the intent die of Restless


def wander(at: str, intent: int, hunters: str = "van van", level: str = "restless", **given: Any) -> Haunting:
    """After one passive turn of the automated ghost in a grace round."""
    rig = {"intent": intent}
    rig |= {purpose: given.pop(purpose) for purpose in ("square", "target", "mood", "event") if purpose in given}
    return haunting(at=at, hunters=hunters, round=1, turn="ghost", auto_ghost=level, rig=rig, **given)


def next_turn(g: Haunting, **dice: int) -> None:
    """The hunters do nothing, then the ghost plays with these dice."""
    for purpose, face in dice.items():
        g.rig(purpose, face)
    this = g.round
    while g.round == this:
        do(g, "end")


def salted(g: Haunting, *squares: str) -> None:
    """Salt on these squares, or everywhere, to see where the ghost walks."""
    chosen = [g.house.place[name] for name in squares] or places(g.house.floor)
    g.salt = tuple([Salt(square, checked=g.round) for square in chosen])


def trod(g: Haunting) -> set[str]:
    return names(g, mask_of([tile.square for tile in g.salt if tile.stepped]))


def target(name: str, at: str = "") -> int:
    """The face of the target die for a spawn square, when the ghost stands somewhere else."""
    return 1 + [square for square in SPAWNS if square != at].index(name)


# -- its intents ------------------------------------------------------------------------------------------------------


@proves("EVI-AUT-03")
@pytest.mark.parametrize(
    ("level", "ends"), [("shy", ["H7", "D3"]), ("restless", ["D3", "D3"]), ("vengeful", ["D3", "D5"])]
)
def test_it_has_three_levels(level: str, ends: list[str]) -> None:
    walks = [wander("E6", die, "B5 van", level, target=target("B2")) for die in (3, 4)]
    assert [where(g, GHOST) for g in walks] == ends
    with pytest.raises(BadOption, match="one of no, shy, restless, vengeful"):
        read(Options, {"auto_ghost": "bored"})


# From E6, with the Nursery as its room and a hunter on B5: home is H7, a roaming ghost on its way to B2 comes to D3,
# a stalking one stops at D5, and H5 is the first of the squares within four steps that are eight away from the hunter.
ENDS = {"linger": "H7", "roam": "D3", "stalk": "D5", "withdraw": "H5"}
SHY = ["linger", "linger", "linger", "roam", "roam", "withdraw"]
RESTLESS = ["linger", "linger", "roam", "roam", "stalk", "withdraw"]
VENGEFUL = ["linger", "roam", "roam", "stalk", "stalk", "withdraw"]


@proves("EVI-AUT-11")
@pytest.mark.parametrize(
    ("level", "die", "intent"),
    [
        *[pytest.param("shy", die, intent, marks=proves("EVI-AUT-04")) for die, intent in enumerate(SHY, 1)],
        *[pytest.param("restless", die, intent, marks=proves("EVI-AUT-05")) for die, intent in enumerate(RESTLESS, 1)],
        *[pytest.param("vengeful", die, intent, marks=proves("EVI-AUT-06")) for die, intent in enumerate(VENGEFUL, 1)],
    ],
)
def test_one_die_says_what_it_intends(level: str, die: int, intent: str) -> None:
    g = wander("E6", die, "B5 van", level, target=target("B2"))
    assert (where(g, GHOST), g.drawn["intent"]) == (ENDS[intent], 1)


@proves("EVI-AUT-07")
@pytest.mark.parametrize(("at", "ends"), [("E6", "H7"), ("B4", "F4")])
def test_away_from_home_it_lingers_towards_its_spawn_square(at: str, ends: str) -> None:
    assert where(wander(at, LINGER, square=1), GHOST) == ends


@proves("EVI-AUT-07")
def test_at_home_it_walks_to_a_random_square_within_its_speed() -> None:
    walks = [wander("A5", LINGER, square=n, ghost="Demon", room="Living room") for n in range(1, 10)]
    assert [where(g, GHOST) for g in walks] == ["A5", "B5", "C5", "D5", "A6", "B6", "C6", "A7", "B7"]


@proves("EVI-AUT-08")
def test_it_roams_to_a_remembered_spawn_square_and_forgets_it_there() -> None:
    g = wander("H7", ROAM, target=target("B2", at="H7"))
    assert where(g, GHOST) == "G4"
    next_turn(g, intent=ROAM, target=target("H7"))
    assert where(g, GHOST) == "D3"
    next_turn(g, intent=ROAM, target=target("H7"))
    assert where(g, GHOST) == "B2"
    next_turn(g, intent=ROAM, target=target("B7", at="B2"), hunt=1)
    assert where(g, GHOST) == "B6"


@proves("EVI-AUT-08")
@pytest.mark.parametrize(("face", "ends"), [(1, "H1"), (2, "B2"), (3, "C4"), (4, "G2")])
def test_it_never_roams_to_the_square_on_which_it_stands(face: int, ends: str) -> None:
    assert where(wander("E2", ROAM, target=face), GHOST) == ends  # towards H2, B2, B7 and H7


@proves("EVI-AUT-08")
def test_a_target_on_which_it_stands_already_is_forgotten() -> None:
    g = haunting(at="H7", hunters="van van", round=1, auto_ghost="restless")
    g.target = g.house.place["H7"]
    next_turn(g, intent=ROAM, target=target("B2", at="H7"))
    assert where(g, GHOST) == "G4"


@proves("EVI-AUT-09")
@pytest.mark.parametrize(
    ("at", "hunters", "ends"),
    [
        ("H4", "D4 B7", "F4"),  # two steps from the nearer one
        ("G4", "B4 van", "D4"),
        ("H4", "B4 van", "D4"),  # as far as it comes
        ("E4", "D4 van", "E4"),  # nearer already
        ("F1", "I1 van", "H2"),  # who hides is one step behind the front square
        ("H4", "dead A4", "D4"),
    ],
)
def test_it_stalks_the_nearest_hunter_and_keeps_two_steps_away(at: str, hunters: str, ends: str) -> None:
    assert where(wander(at, STALK, hunters), GHOST) == ends


@proves("EVI-AUT-09")
def test_with_nobody_in_the_house_it_roams_instead() -> None:
    g = wander("E6", STALK, target=target("B2"))
    assert (where(g, GHOST), g.house.names[g.target]) == ("D3", "B2")


@proves("EVI-AUT-10")
@pytest.mark.parametrize(("hunters", "ends"), [("B5 van", "H5"), ("B5 I5", "E8"), ("I5 van", "B5")])
def test_it_withdraws_to_the_square_farthest_from_the_nearest_hunter(hunters: str, ends: str) -> None:
    assert where(wander("E6", WITHDRAW, hunters), GHOST) == ends


@proves("EVI-AUT-10")
def test_with_nobody_in_the_house_it_lingers_instead() -> None:
    assert where(wander("E6", WITHDRAW, "van dead"), GHOST) == "H7"


@proves("EVI-AUT-11")
@pytest.mark.parametrize(("ghost", "ends"), [("Demon", "E4"), ("Spirit", "F4"), ("Poltergeist", "G4")])
def test_it_walks_as_far_as_its_speed_allows(ghost: str, ends: str) -> None:
    assert where(wander("B4", LINGER, ghost=ghost), GHOST) == ends


@proves("EVI-AUT-12")
@pytest.mark.parametrize(
    ("at", "goal", "steps"),
    [
        ("H7", "B2", {"H6", "H5", "H4", "G4"}),  # up before left
        ("F3", "H2", {"F2", "G2", "H2"}),  # up before right
        ("G6", "H7", {"H6", "H7"}),  # right before down
        ("D5", "B7", {"D6", "D7", "C7", "B7"}),  # down before left
    ],
)
def test_among_equal_ways_it_goes_up_right_down_left(at: str, goal: str, steps: set[str]) -> None:
    g = haunting(at=at, hunters="van van", round=1, auto_ghost="restless")
    salted(g)
    next_turn(g, intent=ROAM, target=target(goal, at))
    assert trod(g) == steps


@proves("EVI-AUT-13")
@pytest.mark.parametrize(("order", "ends"), [((1, 2), "D4"), ((2, 1), "F4")])
def test_of_hunters_equally_near_it_stalks_the_first_in_turn_order(order: tuple[int, ...], ends: str) -> None:
    g = haunting(at="E4", hunters="B4 H4", round=1, auto_ghost="restless")
    g.order = order
    next_turn(g, intent=STALK)
    assert where(g, GHOST) == ends


@proves("EVI-AUT-13")
@pytest.mark.parametrize(("hunters", "ends"), [("B5 van", "H5"), ("B7 van", "G4"), ("B5 I5", "E8")])
def test_of_squares_equally_far_it_takes_the_smaller_row_then_the_smaller_column(hunters: str, ends: str) -> None:
    # as far are: H7, I6 and G8; H5, I6, H7 and G8; F8
    assert where(wander("E6", WITHDRAW, hunters), GHOST) == ends


@proves("EVI-AUT-14")
@pytest.mark.parametrize(
    ("ghost", "salt", "ends", "steps"),
    [
        ("Spirit", "H6", "H7", {"H6"}),  # does not mind
        ("Wraith", "H6", "H7", set()),  # around it
        ("Wraith", "G6", "H6", set()),  # two movement for the door, the other way is longer still
        ("Wraith", "G6 G7 H6", "G6", set()),  # one movement is left, salt takes two
    ],
)
def test_a_wraith_counts_salt_as_two_squares(ghost: str, salt: str, ends: str, steps: set[str]) -> None:
    g = haunting(ghost, at="E6", hunters="van van", round=1, auto_ghost="restless")
    salted(g, *salt.split())
    next_turn(g, intent=LINGER)
    assert (where(g, GHOST), trod(g)) == (ends, steps)


@proves("EVI-AUT-14")
def test_within_a_wraiths_speed_is_what_its_movement_pays_for() -> None:
    ends = []
    for face in range(1, 7):
        g = haunting("Wraith", at="G8", hunters="van van", round=1, auto_ghost="restless")
        salted(g, "G7", "H8", "H7", "H6")
        next_turn(g, intent=LINGER, square=face)
        ends.append(where(g, GHOST))
    assert ends == ["G5", "G6", "G7", "H7", "G8", "H8"]


# -- events, cuts and dice --------------------------------------------------------------------------------------------

STAY = 8  # the face of the square die for a ghost that lingers on H7


@proves("EVI-AUT-18")
@pytest.mark.parametrize(
    ("level", "hunters", "mood", "event"),
    [
        *[
            pytest.param("shy", *case, marks=proves("EVI-AUT-15"))
            for case in (("E6 D6", 5, True), ("E6 D6", 4, False), ("E6 E6", 4, False), ("D6 van", 6, False))
        ],
        *[
            pytest.param("restless", *case, marks=proves("EVI-AUT-16"))
            for case in (("E6 E6", 1, True), ("E6 D6", 4, True), ("E6 D6", 3, False), ("D6 van", 6, False))
        ],
        *[
            pytest.param("vengeful", *case, marks=proves("EVI-AUT-17"))
            for case in (("E6 D6", 1, True), ("E6 E6", 1, True), ("D6 van", 6, False))
        ],
    ],
)
def test_its_level_and_a_die_decide_on_a_ghost_event(level: str, hunters: str, mood: int, event: bool) -> None:
    g = wander("H7", LINGER, hunters, level, square=STAY, mood=mood)
    assert (where(g, GHOST), "event" in told(g)) == ("H7", event)


@proves("EVI-AUT-17")
def test_a_poltergeists_range_is_its_own() -> None:
    assert "event" in told(wander("H7", LINGER, "D6 van", "vengeful", square=STAY, ghost="Poltergeist"))


@proves("EVI-AUT-18", "EVI-PAS-17")
@pytest.mark.parametrize("level", ["shy", "restless", "vengeful"])
@pytest.mark.parametrize(("die", "event"), [(4, True), (3, False)])
def test_a_myling_cannot_keep_quiet_at_any_level(level: str, die: int, event: bool) -> None:
    g = wander("H7", LINGER, "van van", level, square=STAY, mood=1, event=die, ghost="Myling")
    assert ("event" in told(g)) == event


@proves("EVI-AUT-19")
@pytest.mark.parametrize(
    ("hunters", "countdown", "hunts"),
    [("E8 van", 3, True), ("E8 van", 2, False), ("van van", 3, False), ("A4 van", 3, True)],
)
def test_a_yokai_cuts_at_three_or_higher_with_a_hunter_in_the_house(hunters: str, countdown: int, hunts: bool) -> None:
    g = haunting("Yokai", hunters=hunters, countdown=countdown, auto_ghost="restless")
    next_turn(g, hunt=1)
    assert bool(g.hunt) == hunts


@proves("EVI-AUT-19")
def test_a_yokai_cuts_once() -> None:
    g = haunting("Yokai", hunters="E8 van", countdown=6, auto_ghost="shy")
    next_turn(g, hunt=1)
    assert g.countdown == 3
    next_turn(g, hunt=1)
    assert g.countdown == 2


@proves("EVI-RND-09", "EVI-RND-10")
def test_its_dice_have_their_places_among_the_others() -> None:
    g = haunting(hunters="E8 van", auto_ghost="restless")
    next_turn(g, hunt=1)
    assert [purpose for purpose, _ in g.rolls] == ["uv", "intent", "square", "target", "event", "mood", "hunt"]


@proves("EVI-RND-11")
@pytest.mark.parametrize("hunters", ["E6 E6", "van van"])
@pytest.mark.parametrize("intent", range(1, 7))
def test_which_dice_it_rolls_tells_nothing(hunters: str, intent: int) -> None:
    g = wander("H7", intent, hunters, "vengeful")
    assert view(g, (1,)).rolled == ["uv", "intent", "square", "target", "event", "mood"]
