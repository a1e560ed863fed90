"""The stage, by clicks, taps and keys alone: walks on the board, moments, modes, keys, causes, menus that close."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.evenings import hunter_alone, play_until
from browser.looking import violations
from browser.people import BOT, ME, PHONE, WIDE, People, Person, until

FARTHEST = """() => { const far = [...document.querySelectorAll('.b-board [data-pick^="sq:"]')].map((pick) => {
    const box = pick.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const here = document.querySelector('.b-piece[data-id=lantern]').getBoundingClientRect();
    const shown = document.elementFromPoint(x, y)?.closest('[data-pick]') === pick;
    return { x, y, id: pick.dataset.pick, far: shown ? Math.hypot(x - here.x, y - here.y) : -1 };
}).sort((a, b) => b.far - a.far)[0]; return far; }"""
# Every stamp that has been on the page, however short: a busy machine may look too late.
STAMPS = """() => { window.stamps = []; new MutationObserver(() => {
    const stamp = document.querySelector('.stamped'), box = stamp?.getBoundingClientRect();
    if (box?.width) window.stamps.push({ text: stamp.textContent, seen: box.left > -9 && box.right < innerWidth + 9 });
}).observe(document.body, { subtree: true, childList: true, attributes: true }); }"""
WALKED = re.compile(r"Lantern walks to")


def on_the_way(person: Person) -> dict[str, float]:
    """The lit square that is farthest from Lantern."""
    found: dict[str, float] = person.page.evaluate(FARTHEST)
    return found


def walked(person: Person) -> Locator:
    return person.log.locator("p").filter(has_text=WALKED).last


def test_one_click_walks_and_the_log_has_one_row(people: People) -> None:
    ben = hunter_alone(people)
    goal = on_the_way(ben)
    ben.page.mouse.move(goal["x"], goal["y"])
    expect(ben.page.locator(".b-goal")).to_be_visible()
    assert ben.page.locator(".b-sole").count() > 2
    picture(ben, "walk")
    ben.page.mouse.click(goal["x"], goal["y"])
    expect(walked(ben).get_by_role("button", name=re.compile("lines"))).to_be_visible()
    expect(ben.log.locator("p").filter(has_text=WALKED)).to_have_count(1)
    walked(ben).get_by_role("button", name=re.compile("lines")).click()
    assert ben.log.locator(".inner > span").count() > 1


def test_on_the_phone_a_tap_shows_the_way_and_a_button_walks(people: People) -> None:
    ben = hunter_alone(people, PHONE)
    goal = on_the_way(ben)
    ben.page.touchscreen.tap(goal["x"], goal["y"])
    expect(ben.page.locator(".b-goal")).to_be_visible()
    picture(ben, "walk")
    ben.button("Back", exact=True).tap()
    expect(ben.page.locator(".b-goal")).to_have_count(0)
    ben.page.touchscreen.tap(goal["x"], goal["y"])
    ben.button("Walk there").tap()
    ben.page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(walked(ben)).to_be_visible()


def test_places_are_rows_with_keys_and_the_turn_ends_by_e(people: People) -> None:
    ben = hunter_alone(people)
    ben.press("1")
    row = ben.question.locator(".opened button[data-opt]").last
    key = row.get_attribute("aria-keyshortcuts")
    assert key
    ben.press(f"Shift+{key.lower()}" if key.isupper() else key)
    expect(ben.page.locator(".b-goal")).to_be_visible()
    ben.press("Enter")
    expect(walked(ben)).to_be_visible()
    expect(ben.question.locator("button.end kbd")).to_have_text("E")
    ben.press("e", "e")
    expect(ben.page.locator(".when")).not_to_contain_text("Lantern")


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_an_instrument_answers_where_it_was_asked(people: People, size: tuple[int, int], motion: bool) -> None:
    ben = people.come("Ben", size, motion=motion)
    ben.set_up(BOT, ME)
    ben.deal()
    ben.choose("Lantern plays first")
    for _ in range(2):
        play_until("Lantern: pick an item", ben).choose("Pick the Thermometer")
    play_until("Lantern: walk or act", ben)
    ben.page.evaluate(STAMPS)
    measure(ben)
    until(lambda: ben.page.evaluate("window.stamps.length"), ben.page, "a stamp")
    picture(ben, f"stamp{'' if motion else '-still'}")
    stamps = ben.page.evaluate("window.stamps")
    assert re.search("Not here|It lives here", stamps[-1]["text"])
    assert stamps[-1]["seen"]
    expect(ben.page.locator("[aria-live=polite]")).to_contain_text("Thermometer")
    expect(ben.page.locator(".stamped")).to_have_count(0)


def measure(ben: Person) -> None:
    """Out of the van, into a room, and the Thermometer there."""
    said = ben.page.locator("[aria-live=polite]")
    for _ in range(12):
        until(ben.is_asked, ben.page, "Lantern's question")
        before = said.inner_text()
        rows = ben.question.locator("button[data-opt]:not(:disabled)").filter(has_text="Thermometer")
        if rows.count():
            ben.do(rows.first)
            return
        ben.answers()
        steps = ben.question.locator("button[data-opt]:not(:disabled)").filter(has_text=re.compile("Walk "))
        ben.do(steps.last if steps.count() else ben.question.locator("button.end").first)
        expect(said).not_to_have_text(before)
        play_until("Lantern: walk o", ben)
    raise AssertionError("no room to measure")


def picture(person: Person, name: str) -> None:
    """Keep what is on the page where HAUNTBOX_SHOTS names a folder."""
    if folder := os.environ.get("HAUNTBOX_SHOTS"):
        wide = (person.page.viewport_size or {"width": 0})["width"]
        person.page.screenshot(path=Path(folder) / f"{name}-{wide}.jpg", type="jpeg", quality=62)


def play_until_seen(person: Person, what: str, rng: Random, most: int = 120) -> Locator:
    """Answer as it comes until something is on the page; what else must be put away is put away."""
    seen = person.page.locator(what).first
    for _ in range(most):
        until(lambda: seen.is_visible() or person.is_asked() or person.has_seen_the_end(), person.page, what)
        if seen.is_visible():
            return seen
        assert not person.has_seen_the_end(), f"{what} never came"
        person.choose_any(rng)
    raise AssertionError(f"no {what} after {most} answers")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_an_event_waits_until_it_is_put_away(people: People, size: tuple[int, int]) -> None:
    ada, rng = people.come("Ada", size), Random(5)
    ada.set_up(ME, BOT, game="Ghost Hunter 13")
    ada.deal()
    card = play_until_seen(ada, ".reveal.card", rng)
    picture(ada, "event")
    assert violations(ada) == []
    expect(ada.question).to_have_count(0)  # it comes after the card
    ada.hit(card.get_by_role("button"))
    until(lambda: ada.is_asked() or ada.has_seen_the_end(), ada.page, "the question after the card")


def test_menus_close_by_escape_and_by_a_click_on_the_board(people: People) -> None:
    ben = hunter_alone(people)
    for name in ("Menu", "Take back"):
        ben.button(name).click()
        expect(ben.page.get_by_role("dialog", name=name)).to_be_visible()
        ben.press("Escape")
        expect(ben.page.get_by_role("dialog", name=name)).to_have_count(0)
        ben.button(name).click()
        ben.page.locator(".b-figure").click(position={"x": 4, "y": 4})
        expect(ben.page.get_by_role("dialog", name=name)).to_have_count(0)


def test_causes_stand_once_and_the_rule_is_behind_a_mark(people: People) -> None:
    ben = hunter_alone(people)
    causes = ben.question.locator(".not > p").all_inner_texts()
    assert causes
    assert len(causes) == len(set(causes))
    mark = ben.question.locator(".not .q").first
    expect(mark).to_have_text(re.compile(r"^\?Rule EVI-"))
    mark.click()
    expect(ben.page.get_by_role("region", name="Rulebook")).to_be_visible()
    assert violations(ben) == []
