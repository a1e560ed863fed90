"""On the phone a finger hits what it means: every target is large enough, at every table and on every page."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.evenings import ghost_and_hunter, hunter_alone
from browser.meeting.test_together import lift
from browser.people import BOT, LINK, ME, PHONE, People, Person, play_to_the_end, until
from browser.touch import too_small

TABLES = {
    "Evidence": (BOT, ME, BOT),
    "Ghostbusters II": (ME, BOT, BOT, BOT),
    "Ghost Hunter 13": (ME, BOT),
    "The Ghosts Betwixt": (ME,),
    "Vast": (ME, BOT),
}


class Fingers:
    """Goes along and notes what is too small where."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}  # what -> where it was met first

    def look(self, person: Person, place: str) -> None:
        for what in too_small(person):
            self.found.setdefault(what, place)

    def report(self) -> None:
        assert not self.found, "\n".join(f"{place}: {what}" for what, place in self.found.items())


@pytest.mark.parametrize("game", TABLES)
def test_everything_at_a_table_is_large_enough(people: People, game: str) -> None:
    """The set-up, a few questions, every sheet, the menu, what is taken back and what lies on the board."""
    ada, rng, fingers = people.come("Ada", PHONE), Random(4), Fingers()
    ada.set_up(*TABLES[game], game=game)
    fingers.look(ada, "set-up")
    ada.deal()
    for _ in range(8):
        until(lambda: ada.question.is_visible() or ada.moment.is_visible(), ada.page, "a question or a card")
        fingers.look(ada, "a question or a card")
        until(ada.is_asked, ada.page, "a question")
        ada.choose_any(rng)
    until(ada.is_asked, ada.page, "a question")
    look_at_sheets(ada, fingers)
    pile = ada.page.locator(".mantel button.pile:not(.can)")
    if pile.count():
        pile.first.tap()
        expect(ada.page.locator(".legend")).to_be_visible()
        fingers.look(ada, "what a thing is")
    fingers.report()


def look_at_sheets(person: Person, fingers: Fingers) -> None:
    leaves = person.page.locator(".nav button")
    for n in range(leaves.count()):
        leaves.nth(n).tap()
        expect(leaves.nth(n)).to_have_attribute("aria-pressed", "true")
        fingers.look(person, leaves.nth(n).inner_text())
        for m in range(person.page.locator(".woodsheet [role=tab]").count()):
            person.page.locator(".woodsheet [role=tab]").nth(m).tap()
            fingers.look(person, f"{leaves.nth(n).inner_text()}, leaf {m + 1}")
    leaves.first.tap()
    person.press("w")
    fingers.look(person, "in words")
    person.press("Escape")
    person.button("Menu").tap()
    person.button("Keys").tap()
    fingers.look(person, "menu")
    person.press("Escape")
    person.button("Take back").tap()
    fingers.look(person, "take back")
    person.press("Escape")


def test_everything_on_the_pages_is_large_enough(people: People) -> None:
    ada, ben, fingers = people.come("Ada", PHONE), people.come("Ben", PHONE), Fingers()
    ada.open_shelf()
    expect(ada.page.get_by_role("link", name="Evidence")).to_be_visible()
    fingers.look(ada, "shelf")
    ada.page.get_by_role("link", name="All credits").tap()
    expect(ada.page.get_by_role("heading", name="About Hauntbox")).to_be_visible()
    fingers.look(ada, "about")
    ada.set_up(ME, LINK, BOT, rules={"Dawn round": 1})
    fingers.look(ada, "house rules")
    ada.deal()
    ada.seat_row(2).get_by_role("button", name="Show QR code").tap()
    expect(ada.page.get_by_role("img", name=re.compile("^Code to scan"))).to_be_visible()
    fingers.look(ada, "invitations")
    ben.page.goto(ada.copied(ada.seat_row(2)))
    expect(ben.button("Sit down here")).to_be_visible()
    fingers.look(ben, "an invitation")
    ben.button("Sit down here").tap()
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").tap()
    rng = Random(4)
    play_to_the_end(ada, ben, answer=lambda who: who.choose_any(rng))
    fingers.look(ada, "the end")
    ada.verdict.get_by_role("link", name="Watch the replay").tap()
    expect(ada.page.get_by_role("slider", name="Step")).to_be_visible()
    fingers.look(ada, "replay")
    ada.open_shelf()
    expect(ada.page.get_by_text("Evidence").first).to_be_visible()
    fingers.look(ada, "shelf with a game that is over")
    fingers.report()


def test_an_opening_and_a_curtain_are_large_enough(people: People) -> None:
    ada, fingers = people.come("Ada", PHONE, stories=True), Fingers()
    ada.set_up(ME, ME, game="Ghost Hunter 13")
    ada.deal()
    curtain = ada.page.get_by_role("dialog", name=re.compile("^Give the device to"))
    expect(curtain).to_be_visible()
    fingers.look(ada, "curtain")
    lift(ada, "Ada 1")
    opening = ada.page.locator(".opening")
    expect(opening).to_be_visible()
    fingers.look(ada, "opening")
    fingers.report()


UNDER = """() => {
    const bar = document.querySelector("header.bar").getBoundingClientRect();
    const under = (e) => e.getBoundingClientRect().top < bar.bottom;
    return [...document.querySelectorAll(".strip")].filter(under).length; }"""


def test_what_came_of_an_answer_stays_in_view(people: People) -> None:
    """An instrument's answer is stamped on the board for a moment; in words it stands above the next question."""
    ben = hunter_alone(people, PHONE)
    ben.choose("Walk to E6")
    until(ben.is_asked, ben.page, "what next")
    ben.choose("Read the Thermometer")
    until(ben.is_asked, ben.page, "what next")
    came = ben.question.locator(".came")
    expect(came).to_contain_text("Lantern's Thermometer: the Hall")
    expect(came).to_be_in_viewport(ratio=1)


def test_the_handle_of_the_sheet_only_changes_the_sheet(people: People) -> None:
    ben = hunter_alone(people, PHONE)
    before = ben.question.inner_text()
    high = ben.question.bounding_box()
    ben.question.locator(".sheetbar").tap()
    until(lambda: ben.question.bounding_box() != high, ben.page, "the large sheet")
    ben.question.locator(".sheetbar").tap()
    until(lambda: ben.question.bounding_box() == high, ben.page, "the sheet as it was")
    assert ben.question.inner_text() == before
    assert ben.question.locator("button.lamp, .opt.lit").count() == 0


def test_a_wish_to_take_back_says_what_and_lies_under_no_bar(people: People) -> None:
    ada, ben = ghost_and_hunter(people, PHONE)
    ben.choose("Walk to E6")
    until(ben.is_asked, ben.page, "what next")
    ben.choose("Read the Thermometer")
    until(ben.is_asked, ben.page, "what next")
    ben.button("Take back").tap()
    ben.button("Take back the last action").tap()
    wish = ada.page.get_by_role("alertdialog", name="Take back")
    expect(wish).to_contain_text("Thermometer")
    assert ada.page.evaluate(UNDER) == 0
    for answer in wish.get_by_role("button").all():
        expect(answer).to_be_in_viewport(ratio=1)
