"""Why something is no answer now: a cause in at most nine words, about this moment, without the ledger's language."""

from __future__ import annotations

import re

import pytest

from hauntbox.games import find
from hauntbox.kernel.contract import asks
from hauntbox.scene import Option
from scene.things import shown
from scene.walks import walk

MOST = 9
LEDGER = re.compile(r"`|\b[A-Z]{3}-[A-Z]+-\d|ruling|option:|by the book|\bGBs?\b")
GAMES = {
    "evidence": ("larkspur", "corvane"),
    "ghostbusters2": ("court", "platform", "river"),
    "hunter13": ("places", "tithe", "judge"),
}


def refusals(name: str, scenario: str, n: int) -> list[Option]:
    """Every option with a reason, of everybody who is asked in a random game."""
    kind, found = find(name), list[Option]()
    for moment in walk(kind, {"players": 3}, scenario, n, (), limit=260):
        for role in moment.g.waiting():
            seat = (moment.g.asking().mind(moment.g, role),)  # type: ignore[union-attr]
            if asks(moment.g, seat):
                ask = shown(kind, moment.g, seat).ask
                found += [option for option in (ask.options if ask else ()) if option.off]
    return found


@pytest.mark.parametrize(("name", "scenario"), [(name, one) for name, some in GAMES.items() for one in some])
def test_a_reason_is_a_short_cause(name: str, scenario: str) -> None:
    found = [option for n in range(2) for option in refusals(name, scenario, n)]
    assert found
    assert {option.rule: option.off for option in found if len(option.off.split()) > MOST} == {}
    assert [option.off for option in found if LEDGER.search(option.off)] == []
    assert all(option.rule for option in found)
