"""The lessons, by clicks and by taps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.lessons import begin, coach_of, do_as_told, follow
from browser.people import PHONE, WIDE, People, until
from hauntbox.games import find

REFUSED = "Failed to load resource"  # the browser notes every refusal
SIZES = {"wide": WIDE, "phone": PHONE}
# Each lesson at one size every day, at the other where there is time.
DAILY = {"evidence": "phone", "ghostbusters2": "wide", "hunter13": "phone", "betwixt": "wide", "vast": "phone"}
WALKS = [
    pytest.param(game, size, id=f"{game}-{size}", marks=[] if DAILY[game] == size else [pytest.mark.long])
    for game in DAILY
    for size in SIZES
]


@pytest.mark.parametrize(("game", "size"), WALKS)
def test_a_lesson_leads_to_a_real_game(people: People, game: str, size: str) -> None:
    lesson = find(game).lesson
    assert lesson
    ada = people.come("Ada", SIZES[size])
    begin(ada, lesson.title)
    told = follow(ada)
    assert len(told) >= 8
    ada.hit(ada.page.get_by_role("link", name="Now play a real game"))
    ada.page.wait_for_url(re.compile(rf"#/new/{game}\?first"))
    expect(ada.page.get_by_role("heading", name=find(game).title, level=1)).to_be_visible()
    ada.errors = [wrong for wrong in ada.errors if REFUSED not in wrong]


def test_a_wrong_answer_is_told_why_and_reloading_loses_nothing(people: People) -> None:
    ada = people.come("Ada")
    begin(ada, "Your first night")
    ada.wait_for_question("pick an item")
    ada.choose("Pick the DOTS")
    expect(ada.question.locator(".refused")).to_contain_text("The lesson asks for something else first")
    do_as_told(ada)
    until(lambda: "five kinds" in coach_of(ada), ada.page, "the second word")
    ada.page.reload()
    until(lambda: "five kinds" in coach_of(ada), ada.page, "the same word again")
    ada.press("u")
    ada.button("Take back the last action").click()
    until(lambda: "A ghost haunts one room" in coach_of(ada), ada.page, "the first word again")
    ada.errors = [wrong for wrong in ada.errors if REFUSED not in wrong]
