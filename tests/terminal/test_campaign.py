"""What a team decides together is decided by the people in it, not by whichever bot is quickest."""

from __future__ import annotations

import pytest

from hauntbox.games import find
from hauntbox.table import Chair, Table, open_table
from table import box
from terminal.keyboard import sit


@pytest.fixture(autouse=True)
def real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    box.use_real(monkeypatch)


def between(*holders: str) -> Table:
    """After a lost scenario, four in seats of their own."""
    chairs = [Chair(f"Seat {n}", (n,), holder) for n, holder in enumerate(holders)]
    return open_table(find("ghostbusters2.interlude"), scenario="lost", seed="1", chairs=chairs)


def test_bots_leave_the_teams_decision_to_the_person() -> None:
    table = between("bot:random", "bot:random", "bot:random", "human")
    assert table.is_for_people
    sit(table, "give up")
    assert table.g.outcome
    assert [(entry.seat, entry.action) for entry in table.journal] == [(3, "give up")]  # type: ignore[union-attr]


def test_bots_among_themselves_decide() -> None:
    table = between(*["bot:random"] * 4)
    assert not table.is_for_people
    sit(table)
    assert table.is_over


def test_rules_are_found_in_the_games_own_book() -> None:
    screen = sit(between("human", "bot:random", "bot:random", "bot:random"), "rules turn order may be set")
    assert "GBT-CAM-15" in screen.text
