"""Ghostbusters II in the browser: a whole short evening of scenario 1.1, one person with three bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.evenings import play_until
from browser.looking import Inspector
from browser.people import BOT, ME, PHONE, WIDE, People, play_to_the_end

SHORT: dict[str, int | bool] = {"Timer": -4, "Actions": 1, "Hard": True}


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_one_person_and_three_bots_play_1_1(people: People, size: tuple[int, int]) -> None:
    ada, inspector, rng = people.come("Ada", size), Inspector(size[0]), Random(9)
    ada.set_up(ME, BOT, BOT, BOT, game="Ghostbusters II", rules=SHORT)
    ada.deal()
    expect(ada.question).to_be_visible()
    inspector.look(ada, "Ghostbusters II at the start")
    play_until("Action", ada, rng=rng)
    inspector.look(ada, "Ghostbusters II in the middle")
    assert play_to_the_end(ada, answer=lambda who: who.choose_somehow(rng)) > 4
    expect(ada.verdict).to_contain_text("GBT-SCN-")
    inspector.look(ada, "Ghostbusters II at the end")
    ada.verdict.get_by_role("button", name="Look at the board").click()
    inspector.look(ada, "Ghostbusters II on the board")
    inspector.report()
