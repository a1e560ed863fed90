"""What one sees of a board: to the action by key and by button, and a small map that lies on nobody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import BOT, ME, PHONE, People, until

# How wide the largest tile or piece of the board that is active is painted, in pixels.
ACTIVE = """() => Math.max(0, ...[...document.querySelectorAll('.b-board .b-piece')]
    .map((piece) => piece.getBoundingClientRect().width))"""
# What has its middle under the small map.
UNDER = """() => { const map = document.querySelector('.minimap')?.getBoundingClientRect();
    const isUnder = (e) => { const box = e.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        return map && x > map.left && x < map.right && y > map.top && y < map.bottom; };
    return [...document.querySelectorAll('.b-board .b-piece')].filter(isUnder).map((piece) => piece.dataset.id); }"""


def test_f_and_its_button_lead_to_the_action_and_0_shows_everything(people: People) -> None:
    ada = people.come("Ada", (1110, 620))  # a small window: tiles are small in it
    ada.set_up(ME, BOT, game="Ghost Hunter 13")
    ada.deal()
    until(ada.is_asked, ada.page, "a question")
    rng = Random(1)
    closer = ada.button("To the action F")
    for _ in range(40):
        until(ada.is_asked, ada.page, "a question")
        if closer.is_visible():
            break
        ada.choose_any(rng)
    far: float = ada.page.evaluate(ACTIVE)
    closer.click()
    expect(ada.page.locator(".minimap")).to_be_visible()
    near: float = ada.page.evaluate(ACTIVE)
    assert near > far * 1.1
    ada.press("0")
    expect(closer).to_be_visible()
    ada.press("f")
    expect(ada.page.locator(".minimap")).to_be_visible()
    assert ada.page.evaluate(ACTIVE) == pytest.approx(near, rel=0.05)


def test_on_the_phone_the_small_map_lies_on_no_piece_in_the_ghosts_first_turn(people: People) -> None:
    ada, rng = people.come("Ada", PHONE), Random(3)
    ada.set_up(ME, BOT, BOT)
    ada.deal()
    seen: list[Any] = []
    for _ in range(8):
        until(ada.is_asked, ada.page, "a question")
        if ada.question.get_by_text("Walk unseen").count() and ada.page.locator(".minimap").count():
            seen.append(ada.page.evaluate(UNDER))
            expect(ada.page.locator(".b-piece[data-id=ghost]")).to_be_in_viewport()
        ada.choose_any(rng)
    assert seen
    assert not any(seen)


# How the seats at the foot lie, and whether they are out of the way of somebody.
FOOT = """() => { const foot = document.querySelector('.boards > .chips');
    return [getComputedStyle(foot).display, foot.offsetHeight, foot.classList.contains('out')]; }"""


def test_on_the_phone_the_seats_at_the_foot_make_way_for_whoever_stands_there_and_stay_a_row(people: People) -> None:
    ada, rng = people.come("Ada", PHONE), Random(3)
    ada.set_up(ME, game="The Ghosts Betwixt")
    ada.deal()
    seen: list[Any] = []
    for _ in range(16):
        until(ada.is_asked, ada.page, "a question")
        seen.append(ada.page.evaluate(FOOT))
        ada.choose_any(rng)
    assert {display for display, _, _ in seen} == {"flex"}
    assert {high for _, high, _ in seen} <= {48, 49, 50}
    assert any(out for _, _, out in seen)
