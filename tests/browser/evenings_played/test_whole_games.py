"""Whole games of Evidence, on the page alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.people import BOT, LINK, ME, PHONE, People, Person, play_to_the_end

QUICK: dict[str, int | bool] = {"Dawn round": 3}


def test_two_people_and_a_bot_play_a_game(people: People) -> None:
    ada, ben = people.come("Ada"), people.come("Ben")
    ada.set_up(ME, LINK, BOT, rules=QUICK)
    ada.deal()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    rng = Random(1)
    assert play_to_the_end(ada, ben, answer=lambda who: who.choose_somehow(rng)) > 8
    for person in (ada, ben):
        expect(person.verdict).to_contain_text("EVI-WIN-11")
        expect(person.verdict).to_contain_text("Ada")


@pytest.mark.long
def test_a_game_by_keys_alone(people: People) -> None:
    ada = people.come("Ada")
    ada.open_shelf()
    ada.tab_to(ada.page.get_by_role("link", name="Evidence"))
    ada.press("Enter")
    set_up_by_keys(ada, [ME, BOT])
    rng = Random(2)
    assert play_to_the_end(ada, answer=lambda who: who.choose_by_keys(rng)) > 4
    ada.tab_to(ada.verdict.get_by_role("link", name="Watch the replay"))


def set_up_by_keys(who: Person, holders: list[str]) -> None:
    seats = who.page.get_by_label(re.compile("^Who holds seat"))
    expect(seats.first).to_be_visible()
    while seats.count() > len(holders):
        who.tab_to(who.button("Remove a seat"))
        who.press("Enter")
    for n, holder in enumerate(holders):
        who.tab_to(seats.nth(n))
        who.press(*["ArrowUp"] * 5)
        while seats.nth(n).evaluate("e => e.selectedOptions[0].text") != holder:
            who.press("ArrowDown")
    who.tab_to(who.button(re.compile("^House rules")))
    who.press("Enter")
    who.tab_to(who.page.get_by_label("Dawn round", exact=True))
    who.press("Control+a", "2", "Tab")
    who.tab_to(who.button("Deal"))
    who.press("Enter")


def test_a_game_on_the_phone(people: People) -> None:
    ada = people.come("Ada", PHONE)
    ada.set_up(BOT, ME, rules=QUICK)
    ada.deal()
    rng = Random(3)
    assert play_to_the_end(ada, answer=lambda who: who.choose_somehow(rng)) > 8
    expect(ada.verdict).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
