"""What scenarios are told of: everything that happens, with who did it, where, and which card or number. FMT"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hauntbox.games.hunter13.cards.rooms import PAIRS, STAIRS_UP
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.hunters.fallen import fall, restore
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.turn.endings import stall
from hauntbox.games.hunter13.rules.turn.rounds import END_ROUND, ROUND
from hauntbox.games.hunter13.state import DX, HP, NOBODY, NOWHERE, ST, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, run
from hunter13.arena import HERE, ZOMBIE, arena, battle, cards, turn_of
from hunter13.fable import sound
from hunter13.manor import card, enter, manor, next_turn, turn
from hunter13.tale import tale

Happened = tuple[str, int, int, int]
HALL, SALON, LAST, CORRIDOR = 5, 6, 4, 38  # T-6, T-7, T-5 and T-39
LANDING = PAIRS[STAIRS_UP]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Happened]:
    """All that a scenario is told of."""
    said: list[Happened] = []
    real = story.happen

    def listen(g: Mansion, what: str, role: int = NOBODY, tile: int = NOWHERE, number: int = -1) -> None:
        said.append((what, role, tile, number))
        real(g, what, role, tile, number)

    monkeypatch.setattr(story, "happen", listen)
    return said


def upstairs() -> Mansion:
    stairs = f"T-{STAIRS_UP + 1} T-{LANDING + 1}:0,0,0,2"
    return do(turn(manor(at=f"T-{STAIRS_UP + 1}", lay=stairs)), "stairs")


def barter() -> Mansion:
    return do(turn(manor(at="T-6 T-6", items="I-3; I-6")), "barter I-3", "item I-6", "yes")


def flight() -> Mansion:
    return do(battle(arena(foes="E-38", enemies="Magpie", at="here far far here"), 5, 9, black=5), "aim E-38", "escape")


def victory() -> Mansion:
    g = arena(foes="E-38")
    g.wounds[ZOMBIE] = stats(g, ZOMBIE)[HP] - 1
    return battle(g, 10, black=1)


def enemy_blow() -> Mansion:
    g = arena("here far far here", enemies="Magpie")
    cards(g, 9, 1)
    turn_of(g, 3)
    return do(g, "attack Wren")


def restored() -> Mansion:
    g = manor(at="T-7", fallen={"rises": HALL})
    fall(g, 1)
    restore(g, 1)
    return g


def rescued(made: bool) -> Mansion:
    g = manor(at="T-7 T-6")
    g.rig("judge", 9 if made else 1)
    return run(g, Check(1, DX if made else ST, 6, tile=CORRIDOR))


def dropped() -> Mansion:
    g = manor(at="T-7", items="; I-3 I-6")
    fall(g, 1)
    return g


def wait(*frames: object) -> Mansion:
    g = manor()
    g.round = 6
    return run(g, *frames)


def stuck() -> Mansion:
    more = '[[happenings]]\nwhen = { on = "deadlock" }\neffects = [{ do = "set", flag = "done" }]\n'
    g = tale(sound(more=more))
    stall(g, "GHT-END-04")
    g.settle()
    return g


HAPPENED: dict[str, tuple[Callable[[], Mansion], list[Happened]]] = {
    "a step": (
        lambda: do(turn(manor(at="T-6")), "go east"),
        [("left", 0, HALL, -1), ("stepped", 0, SALON, -1), ("entered", 0, SALON, -1)],
    ),
    "stairs": (upstairs, [("left", 0, STAIRS_UP, -1), ("stepped", 0, LANDING, -1), ("entered", 0, LANDING, -1)]),
    "a new tile": (
        lambda: do(turn(manor(at="T-6", lay="T-39 T-6", pile="T-7")), "go east"),
        [("left", 0, HALL, -1), ("empty", NOBODY, NOWHERE, -1), ("opened", 0, SALON, -1), ("tiles", 0, SALON, 3)],
    ),
    "the first visit": (
        lambda: enter(manor(at="T-6", new="T-39", omens="E-24"), "T-39"),
        [
            ("stepped", 0, CORRIDOR, -1),
            ("entered", 0, CORRIDOR, -1),
            ("explored", 0, CORRIDOR, -1),
            ("settled", 0, CORRIDOR, -1),
        ],
    ),
    "a card": (lambda: card(manor(), "E-24", role=1), [("card", 1, LAST, 23)]),
    "an item": (lambda: do(turn(manor(items="I-3")), "drop I-3", "end"), [("lost", 0, HALL, 2)]),
    "a use": (
        lambda: do(turn(manor(items="I-7", shaken="3")), "use I-7"),
        [("lost", 0, HALL, 6), ("used", 0, HALL, 6)],
    ),
    "a barter": (
        barter,
        [
            ("lost", 1, HALL, 5),
            ("given", 0, HALL, 5),
            ("gained", 0, HALL, 5),
            ("lost", 0, HALL, 2),
            ("given", 1, HALL, 2),
            ("gained", 1, HALL, 2),
        ],
    ),
    "a battle": (lambda: battle(arena(foes="E-38"), 5, black=5), [("met", 0, HERE, ZOMBIE)]),
    "an escape": (flight, [("met", 0, HERE, ZOMBIE), ("made", 0, HERE, DX), ("escaped", 0, HERE, ZOMBIE)]),
    "a victory": (victory, [("met", 0, HERE, ZOMBIE), ("defeated", 0, HERE, ZOMBIE)]),
    "a blow of the fallen": (enemy_blow, [("blow", 3, HERE, 0)]),
    "a fall": (dropped, [("lost", 1, SALON, 2), ("lost", 1, SALON, 5), ("fell", 1, SALON, -1)]),
    "a return": (restored, [("fell", 1, SALON, -1), ("restored", 1, HALL, -1)]),
    "a check made": (lambda: rescued(True), [("made", 1, CORRIDOR, DX)]),
    "a check missed": (lambda: rescued(False), [("missed", 1, CORRIDOR, ST)]),
    "a round": (
        lambda: wait(ROUND),
        [("first-turn", NOBODY, NOWHERE, -1), ("round-begins", NOBODY, NOWHERE, 7)],
    ),
    "the end of a round": (
        lambda: wait(END_ROUND),
        [
            ("round-ends", NOBODY, NOWHERE, 6),
            ("first-turn", NOBODY, NOWHERE, -1),
            ("round-begins", NOBODY, NOWHERE, 7),
        ],
    ),
    "the end of a turn": (
        lambda: do(next_turn(manor(), 1), "end"),
        [("stopped", 1, LAST, -1), ("turn-ends", 1, LAST, -1)],
    ),
    "a deadlock": (stuck, [("deadlock", NOBODY, NOWHERE, -1)]),
}


@proves("GHT-FMT-09")
@pytest.mark.parametrize("what", HAPPENED)
def test_a_scenario_is_told_who_did_what_and_where(what: str, heard: list[Happened]) -> None:
    act, expected = HAPPENED[what]
    act()
    kinds = [each[0] for each in expected]
    assert [each for each in heard if each[0] in kinds] == expected
