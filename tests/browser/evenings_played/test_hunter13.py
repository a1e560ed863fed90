"""Ghost Hunter 13 in the browser: a whole short evening in the mansion, one person with a bot."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.evenings import play_until
from browser.looking import Inspector
from browser.people import BOT, ME, PHONE, WIDE, People, play_to_the_end

SHORT: dict[str, int | bool] = {"Rounds": 5}


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_one_person_and_a_bot_explore_the_first_mansion(people: People, size: tuple[int, int]) -> None:
    ada, inspector, rng = people.come("Ada", size), Inspector(size[0]), Random(13)
    ada.set_up(ME, BOT, game="Ghost Hunter 13", rules=SHORT)
    ada.deal()
    expect(ada.question).to_be_visible()
    inspector.look(ada, "Ghost Hunter 13 at the start")
    play_until("A new room ends the walk", ada, rng=rng)
    inspector.look(ada, "Ghost Hunter 13 before a door")
    ada.choose("open a new room")
    assert play_to_the_end(ada, answer=lambda who: who.choose_somehow(rng)) > 4
    expect(ada.verdict).to_contain_text("GHT-END-")
    inspector.look(ada, "Ghost Hunter 13 at the end")
    ada.verdict.get_by_role("button", name="Look at the board").click()
    expect(ada.page.locator("[data-id^='T-']").nth(1)).to_be_visible()  # more than the Entrance
    inspector.look(ada, "Ghost Hunter 13 on the board")
    inspector.report()
