"""Clocks by clicks: chosen in the form, told with the invitations, seen at the seats by everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.looking import Inspector
from browser.people import LINK, ME, PHONE, WIDE, People, Person, until

TIME = re.compile(r"^Time of (.+): (\d+):(\d\d)$")


def seconds(timer: Locator) -> int:
    found = TIME.match(timer.get_attribute("aria-label") or "")
    assert found, timer
    return int(found[2]) * 60 + int(found[3])


def timers(who: Person) -> Locator:
    return who.page.get_by_role("timer")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_two_play_by_the_clock(people: People, size: tuple[int, int]) -> None:
    ada, ben, inspector = people.come("Ada", size), people.come("Ben", size), Inspector(size[0])
    ada.set_up(ME, LINK)
    ada.page.get_by_label("Clocks", exact=True).select_option(label="For the whole game")
    ada.page.get_by_label("How long", exact=True).select_option(label="10 minutes")
    ada.page.get_by_label("At zero", exact=True).select_option(label="Nothing: only a mark shows it")
    expect(ada.page.get_by_text("Your clock runs only while you alone are asked.")).to_be_visible()
    inspector.look(ada, "clocks in the form")
    ada.deal()
    agreed = "Clocks: 10 minutes for the whole game. At zero there is a mark, and nothing else."
    expect(ada.page.get_by_text(agreed)).to_be_visible()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    expect(ben.page.get_by_text(agreed)).to_be_visible()
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    until(lambda: ada.is_asked() or ben.is_asked(), ada.page, "a question")
    asked, other = (ada, ben) if ada.is_asked() else (ben, ada)
    for who in (asked, other):
        expect(timers(who).first).to_be_visible()
        inspector.look(who, f"{who.name} by the clock")
    was = seconds(timers(other).first)
    assert was <= 600
    until(lambda: seconds(timers(other).first) < was, other.page, "the time to run")
    inspector.report()
