"""The numbers that a table may change have the ledger's defaults and ranges. PAR, ROLE"""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from hauntbox.games.betwixt.options import Options, seats
from hauntbox.ledger import proves

LINE = re.compile(r"- (TGB-PAR-\d+): `(\w+)` = (\S+), from (\S+) to (\S+);")
ROWS = LINE.findall(files("hauntbox.games.betwixt").joinpath("RULES.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "default", "low", "high"),
    [pytest.param(name, *map(int, numbers), marks=proves(id), id=name) for id, name, *numbers in ROWS],
)
def test_a_number_has_its_default_and_range(name: str, default: int, low: int, high: int) -> None:
    assert getattr(Options(), name) == default
    for n in (low, default, high):
        assert getattr(msgspec.convert({name: n}, Options), name) == n
    for n in (low - 1, high + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: n}, Options)


def test_every_number_stands_in_the_ledger() -> None:
    numbers = {name for name in Options.__struct_fields__ if type(getattr(Options(), name)) is int}
    assert {row[1] for row in ROWS} == numbers - {"players"}


@proves("TGB-ROLE-01")
def test_one_to_four_can_play_and_four_by_default() -> None:
    assert (Options().players, [len(seats(Options(players=n))) for n in range(1, 5)]) == (4, [1, 2, 3, 4])
    for n in (0, 5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"players": n}, Options)


SWITCHES = {
    "lookout_choice": "TGB-LOOK-20", "exposed_family": "TGB-LOOK-22", "repeat_effects": "TGB-CARD-29",
    "climb_obstacles": "TGB-MOVE-07", "no_renew": "TGB-CHIP-13", "armor_stops_elements": "TGB-ELEM-07",
    "lasting_traps": "TGB-TRAP-10", "next_from_last": "TGB-DRAW-08", "true_ambush": "TGB-AMB-07",
    "free_items": "TGB-EXP-14", "single_mission": "TGB-OPT-05", "second_chance": "TGB-CAMP-24",
}  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=proves("TGB-OPT-04", "TGB-OPT-02", rule), id=name) for name, rule in SWITCHES.items()],
)
def test_another_reading_is_off_by_default(name: str) -> None:
    assert getattr(Options(), name) is False
    assert getattr(msgspec.convert({name: True}, Options), name) is True


def test_every_switch_is_listed() -> None:
    assert set(SWITCHES) == {name for name in Options.__struct_fields__ if type(getattr(Options(), name)) is bool}


@proves("TGB-ROLE-02", "TGB-ROLE-03", "TGB-ROLE-07")
def test_the_usual_seats() -> None:
    assert [seats(Options(players=n)) for n in range(1, 5)] == [
        [(0, 1, 2, 3)], [(0, 1), (2, 3)], [(0,), (1,), (2,)], [(0,), (1,), (2,), (3,)],
    ]  # fmt: skip
