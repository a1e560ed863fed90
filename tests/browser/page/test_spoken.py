"""What a screen reader hears: a hunt that can be followed by ear, from what the page announces alone."""

from __future__ import annotations

import os
from pathlib import Path

from browser.evenings import hunter_alone
from browser.lessons import begin, do_as_told
from browser.people import People, Person, until

TOLD = Path(__file__).parents[1] / "told"
# Every line that the two live regions have said, in order.
LISTEN = """() => { window.heard = []; let urgent = ""; const seen = new WeakSet();
    const say = (text) => {
        const line = text.trim();
        if (line && window.heard.at(-1) !== line) window.heard.push(line);
    };
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('[aria-live=polite] p')) {
            if (!seen.has(line)) { seen.add(line); say(line.textContent); }
        }
        const now = document.querySelector('[aria-live=assertive]')?.textContent ?? '';
        if (now !== urgent) { urgent = now; say(now); }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def heard(person: Person) -> list[str]:
    lines: list[str] = person.page.evaluate("window.heard")
    return lines


def test_a_hunt_is_followed_by_ear(people: People) -> None:
    """The guided game is the same every time, so is what is said of it; HAUNTBOX_TELL=1 writes it down anew."""
    ada = people.come("Ada")
    begin(ada, "Your first night")
    ada.wait_for_question()
    ada.page.evaluate(LISTEN)
    while not any("hunt is over" in line for line in heard(ada)):
        until(lambda: ada.is_asked() or ada.has_seen_the_end(), ada.page, "what the lesson says next")
        assert not ada.has_seen_the_end(), "the hunt never ended"
        do_as_told(ada)
    lines = heard(ada)
    first = next(n for n, line in enumerate(lines) if "hunt begins" in line or line.startswith("The hunt"))
    last = next(n for n, line in enumerate(lines) if "hunt is over" in line)
    told, path = "\n".join(lines[first : last + 1]) + "\n", TOLD / "hunt.txt"
    if os.environ.get("HAUNTBOX_TELL"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told)
    assert told == path.read_text()


# Each time something is said at once, though it be the same words: the live region gets a new line.
CALLS = """() => { window.calls = []; new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
        if (node.nodeType === 1 && node.matches('p') && node.closest('[aria-live=assertive]'))
            window.calls.push(node.textContent);
}).observe(document.body, { subtree: true, childList: true }); }"""


def test_the_same_turn_is_called_again_every_round(people: People) -> None:
    ben = hunter_alone(people)
    ben.page.evaluate(CALLS)
    for _ in range(6):  # three rounds of both hunters
        until(ben.is_asked, ben.page, "a turn")
        ben.choose("End the turn")
    until(ben.is_asked, ben.page, "the fourth round")
    calls: list[str] = ben.page.evaluate("window.calls")
    turns = [call for call in calls if call.startswith("Your turn") and "Lantern" in call]
    assert len(turns) == 3
    assert len(set(turns)) == 1
