"""With motion on: pieces slide, cards rise into the hand."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.evenings import play_until
from browser.people import BOT, ME, People, Person

# Where something is drawn, frame by frame, for a while.
WATCH = """(what) => { window.places = new Promise((done) => {
    const places = new Set(), start = performance.now();
    const look = () => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        if (box) places.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
        if (performance.now() - start < 1800) requestAnimationFrame(look); else done([...places]);
    };
    look();
}); }"""


def places_of(person: Person, what: str, act: str) -> list[str]:
    person.page.evaluate(WATCH, what)
    person.choose(act)
    found: list[str] = person.page.evaluate("window.places")
    return found


def test_pieces_slide_and_cards_rise(people: People) -> None:
    ben = people.come("Ben", motion=True)
    ben.set_up(BOT, ME)
    ben.deal()
    ben.choose("Lantern plays first")
    play_until("Lantern: pick an item", ben)
    assert len(places_of(ben, ".card", "Pick the Thermometer")) > 3
    play_until("Lantern: walk or act", ben)
    assert len(places_of(ben, ".b-piece[data-id=lantern]", "Walk to E8")) > 3
    expect(ben.question).to_contain_text("3 steps and 1 action left")
