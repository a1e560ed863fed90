"""axe-core finds nothing serious on any page, in any state, on the desk and on the phone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.evenings import play_until
from browser.house import House
from browser.looking import Inspector
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person, play_to_the_end

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])


@SIZES
def test_pages_around_the_table(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.open_shelf()
    expect(ada.page.get_by_role("link", name="Evidence")).to_be_visible()
    inspector.look(ada, "shelf")
    ada.page.get_by_role("link", name="All credits").click()
    expect(ada.page.get_by_role("heading", name="About Hauntbox")).to_be_visible()
    inspector.look(ada, "about")
    ada.set_up(ME, LINK, BOT)
    inspector.look(ada, "set-up")
    ada.set_rules({"Dawn round": 2, "Taunt": True})
    inspector.look(ada, "house rules")
    ada.deal()
    expect(ada.seat_row(3)).to_be_visible()
    ada.seat_row(2).get_by_role("button", name="Show QR code").click()
    expect(ada.page.get_by_role("img", name=re.compile("^Code to scan"))).to_be_visible()
    inspector.look(ada, "invitations")
    ada.open_shelf()
    expect(ada.page.get_by_text("Not started yet.")).to_be_visible()
    inspector.look(ada, "shelf with a table")
    inspector.report()


@SIZES
def test_the_table_as_each_role(people: People, size: tuple[int, int]) -> None:
    ada, ben, eve = people.come("Ada", size), people.come("Ben", size), people.come("Eve", size)
    inspector = Inspector(size[0])
    ada.set_up(ME, LINK, BOT, rules={"Dawn round": 1})
    ada.deal()
    ben.sit_down(ada.copied(ada.seat_row(2)))
    eve.follow(ada.copied(ada.page.locator(".watch")))
    inspector.look(ben, "waiting for the start")
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    expect(eve.page.get_by_text("Watching")).to_be_visible()
    inspector.look(eve, "watching")
    rng = Random(4)
    play_until("Walk unseen", ada, ben, rng=rng)
    inspector.look(ada, "asked as the ghost")
    inspector.look(ben, "waiting as a hunter")
    play_until("walk or act", ada, ben, rng=rng)
    inspector.look(ben, "asked as a hunter")
    look_into_everything(ben, inspector)
    play_to_the_end(ada, ben, answer=lambda who: who.choose_any(rng))
    inspector.look(ada, "the end")
    ada.verdict.get_by_role("link", name="Watch the replay").click()
    expect(ada.page.get_by_role("slider", name="Step")).to_be_visible()
    ada.press("ArrowRight", "ArrowRight")
    expect(ada.page.get_by_text(re.compile("^Step 2 of"))).to_be_visible()
    inspector.look(ada, "replay")
    inspector.report()


def look_into_everything(person: Person, inspector: Inspector) -> None:
    person.press("w")
    expect(person.page.get_by_role("region", name="In words")).to_be_visible()
    inspector.look(person, "in words")
    person.press("Escape", "r")
    expect(person.page.get_by_role("searchbox", name="Find a rule")).to_be_visible()
    person.page.get_by_role("searchbox", name="Find a rule").fill("door")
    inspector.look(person, "rulebook")
    person.page.get_by_role("searchbox", name="Find a rule").press("Escape")
    person.press("Escape")
    person.button("Menu").click()
    person.button("Keys").click()
    inspector.look(person, "menu")
    person.button("Talk").click()
    person.page.get_by_role("textbox", name="Say something").fill("Boo")
    person.button("Send").click()
    expect(person.page.get_by_role("log", name="Talk")).to_contain_text("Boo")
    inspector.look(person, "talk")
    person.page.get_by_role("textbox", name="Say something").blur()
    person.press("Escape", "u")
    inspector.look(person, "take back")
    person.press("Escape")


@SIZES
def test_a_dark_house_and_a_curtain(people: People, own_house: House, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, ME)
    ada.deal()
    expect(ada.page.get_by_role("dialog", name=re.compile("^Give the device to Ada"))).to_be_visible()
    inspector.look(ada, "curtain")
    ada.set_up(ME, BOT)
    ada.deal()
    expect(ada.question).to_be_visible()
    own_house.stop()
    expect(ada.page.get_by_text("The connection is lost.")).to_be_visible()
    inspector.look(ada, "lost line")
    inspector.report()
