"""Nothing jumps and nothing stutters: layout shift at a table, and our own script in a walk and a moment."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.evenings import hunter_alone, play_until
from browser.people import BOT, ME, PHONE, WIDE, People, Person, play_to_the_end, until

SHIFT = 0.02  # the largest sum within a window of five seconds, as browsers count it
LONGEST = 50  # milliseconds of our own script in one task
# Sums shifts that follow each other within a second, for at most five, and keeps the largest sum and what moved then.
WATCH = """() => { window.shift = { most: 0, what: [] }; let sum = 0, first = 0, last = 0, what = [];
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        const at = entry.startTime, rect = (r) => `${r.x},${r.y} ${r.width}x${r.height}`;
        if (at - last > 1000 || at - first > 5000) { sum = 0; first = at; what = []; }
        last = at; sum += entry.value;
        what.push(...entry.sources.map((s) =>
            `${s.node?.className ?? s.node?.nodeName}: ${rect(s.previousRect)} to ${rect(s.currentRect)}`));
        if (sum > window.shift.most) window.shift = { most: sum, what: [...what] };
    } }).observe({ type: 'layout-shift', buffered: false });
}"""


def test_nothing_jumps_while_a_bot_plays(people: People) -> None:
    """The turns of two hunters and of the ghost, with nothing but what the table itself moves."""
    ben = hunter_alone(people, motion=True)
    ben.page.evaluate(WATCH)
    for answer in ("Walk to E8", "End the turn", "End the turn"):
        until(ben.is_asked, ben.page, "a question")
        ben.choose(answer)
    until(ben.is_asked, ben.page, "the next round")
    shift: dict[str, Any] = ben.page.evaluate("window.shift")
    assert shift["most"] <= SHIFT, "\n".join(shift["what"])


BOXES = {
    "Evidence": ((BOT, ME, BOT), "walk or act"),
    "Ghostbusters II": ((ME, BOT, BOT, BOT), "what next?"),
    "Ghost Hunter 13": ((ME, BOT), "what next?"),
    "The Ghosts Betwixt": ((ME,), "which card do you take"),
    "Vast": ((ME, BOT), "move and act"),
}


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("game", BOXES)
def test_nothing_jumps_at_any_table(people: People, game: str, size: tuple[int, int]) -> None:
    """From one's first turn on, with all that bots do. What follows one's own touch is no jump: no list is opened."""
    (holders, first), rng = BOXES[game], Random(2)
    ada = people.come("Ada", size, motion=True)
    ada.set_up(*holders, game=game)
    ada.deal()
    play_until(first, ada, rng=rng)
    ada.page.evaluate(WATCH)
    rows = ada.question.locator("button[data-opt]:not(:disabled)")
    for _ in range(6):
        until(ada.is_asked, ada.page, "a question")
        ada.do(rows.nth(rng.randrange(rows.count())))
    until(ada.is_asked, ada.page, "a question")
    shift: dict[str, Any] = ada.page.evaluate("window.shift")
    assert shift["most"] <= SHIFT, "\n".join(shift["what"])


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="desk"), pytest.param(PHONE, id="phone")])
def test_nothing_jumps_in_a_replay(people: People, size: tuple[int, int]) -> None:
    """It plays by itself, as all see it, from the first turn on: before that the panels have nothing to show."""
    ada, rng = people.come("Ada", size), Random(4)
    ada.set_up(ME, BOT, BOT, rules={"Dawn round": 2})
    ada.deal()
    play_to_the_end(ada, answer=lambda who: who.choose_any(rng))
    ada.verdict.get_by_role("link", name="Watch the replay").click()
    ada.button("Copy a link to this step").click()
    expect(ada.button("Copied")).to_be_visible()
    eve = people.come("Eve", size, motion=True)
    eve.page.goto(str(ada.page.evaluate("navigator.clipboard.readText()")))
    slider, title = eve.page.get_by_role("slider", name="Step"), eve.page.locator(".strip h2")
    expect(slider).to_be_visible()
    eve.page.get_by_label("See as").select_option(label="What everybody sees")
    while "turn" not in title.inner_text():
        eve.press("ArrowRight")
        eve.page.wait_for_timeout(50)
    eve.page.wait_for_timeout(600)  # what follows a key at once is no jump to browsers
    eve.page.evaluate(WATCH)
    eve.button("Play").click()
    before_the_end = int(slider.get_attribute("max") or 0) - 2
    until(lambda: int(slider.input_value()) >= before_the_end, eve.page, "the last step but one")
    shift: dict[str, Any] = eve.page.evaluate("window.shift")
    assert shift["most"] <= SHIFT, "\n".join(shift["what"])


@pytest.mark.long
def test_nothing_jumps_in_a_battle(people: People) -> None:
    """From its first question to its last: cards are drawn, somebody joins or falls, and the stage stays in place."""
    rng, ada = Random(3), people.come("Ada", WIDE, motion=True)
    ada.set_up(ME, BOT, game="Ghost Hunter 13")
    ada.deal()
    rows, battle = ada.question.locator("button[data-opt]:not(:disabled)"), ada.page.locator("section.battle")
    fought = 0
    while battle.count() or not fought:
        until(ada.is_asked, ada.page, "a question")
        if battle.count():
            fought += 1
            if fought == 1:
                ada.page.evaluate(WATCH)
        ada.do(rows.nth(rng.randrange(rows.count())))
    shift: dict[str, Any] = ada.page.evaluate("window.shift")
    assert shift["most"] <= SHIFT, "\n".join(shift["what"])


def tasks(person: Person, act: str) -> list[float]:
    """Let somebody act; how long each task of our script took meanwhile, in milliseconds of the processor."""
    line = person.context.new_cdp_session(person.page)
    events: list[dict[str, Any]] = []
    line.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    line.on("Tracing.tracingComplete", lambda _: done.append(True))
    line.send("Tracing.start", {"categories": "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"})
    person.choose(act)
    person.page.wait_for_timeout(3500)
    line.send("Tracing.end")
    until(lambda: done, person.page, "the trace")
    ours = [e for e in events if e["name"] in ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire")]
    assert ours, json.dumps(sorted({e["name"] for e in events}))
    return [e.get("tdur", e.get("dur", 0)) / 1000 for e in ours]


def test_a_walk_and_a_moment_do_not_stutter(people: People) -> None:
    ben = hunter_alone(people, motion=True)
    assert max(tasks(ben, "Walk to E6")) < LONGEST
    assert max(tasks(ben, "Read the Thermometer")) < LONGEST
