"""With motion on: pieces slide, cards rise into the hand."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.evenings import play_until
from browser.people import BOT, ME, People, Person

# Every motion that begins on the page, with its first and its last picture: however few of those between are painted.
WATCH = """() => {
    const told = (motion) => {
        const { target } = motion.effect, frames = motion.effect.getKeyframes();
        const [first, last] = [frames[0], frames.at(-1)].map((frame) => frame.translate ?? frame.transform ?? '');
        window.motions.push({ target, first, last, ms: motion.effect.getTiming().duration });
    };
    const animate = Element.prototype.animate;
    window.motions = [];
    Element.prototype.animate = function (...args) {
        const motion = animate.apply(this, args);
        told(motion);
        return motion;
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => target.getAnimations()
        .filter((motion) => motion.transitionProperty === propertyName).forEach(told));
}"""
SLID = """(what) => window.motions.some(
    ({ target, first, last, ms }) => target.matches(what) && first !== last && ms > 100)"""


def check_slides(person: Person, what: str, act: str) -> None:
    """What is drawn comes to its place by and by, not at once."""
    person.page.evaluate("window.motions = []")
    person.choose(act)
    person.page.wait_for_function(SLID, arg=what)


def test_pieces_slide_and_cards_rise(people: People) -> None:
    ben = people.come("Ben", motion=True)
    ben.set_up(BOT, ME)
    ben.deal()
    ben.page.evaluate(WATCH)
    ben.choose("Lantern plays first")
    play_until("Lantern: pick an item", ben)
    check_slides(ben, ".card", "Pick the Thermometer")
    play_until("Lantern: walk or act", ben)
    check_slides(ben, ".b-piece[data-id=lantern]", "Walk to E8")
    expect(ben.question).to_contain_text("3 steps and 1 action left")
