"""What the first look at the shelf costs, how much moves under the reader, and which icons come when."""

from __future__ import annotations

from collections import Counter
from time import sleep
from typing import Any

import pytest
from playwright.sync_api import Route

from browser.people import PHONE, WIDE, People, Person

KILO = 1000
MOST = {"Script": 120 * KILO, "Font": 100 * KILO}  # style counts as script
MOST_SHIFT = 0.02
SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 500);
})"""


def transferred(person: Person) -> Counter[str]:
    """Open the home page in an empty browser and count bytes by kind until the network is idle."""
    kinds: dict[str, str] = {}
    bytes_of: Counter[str] = Counter()
    wire = person.context.new_cdp_session(person.page)

    def hear(answer: dict[str, Any]) -> None:
        kinds[answer["requestId"]] = "Script" if answer["type"] == "Stylesheet" else answer["type"]

    wire.on("Network.responseReceived", hear)
    wire.on(
        "Network.loadingFinished",
        lambda done: bytes_of.update({kinds.get(done["requestId"], "Other"): int(done["encodedDataLength"])}),
    )
    wire.send("Network.enable")
    person.page.goto(person.address)
    person.page.locator(".box .meta").first.wait_for()
    person.page.evaluate("document.fonts.ready.then(() => undefined)")
    person.page.wait_for_load_state("networkidle")
    return bytes_of


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_first_load_stays_within_its_budget(people: People, size: tuple[int, int]) -> None:
    found = transferred(people.come("Mara", size))
    assert {kind: found[kind] for kind, most in MOST.items() if not 0 < found[kind] <= most} == {}


def answer_late(route: Route) -> None:
    sleep(0.3)
    route.continue_()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_moves_when_the_games_arrive(people: People, size: tuple[int, int]) -> None:
    person = people.come("Mara", size)
    person.page.route("**/api/games", answer_late)
    transferred(person)
    assert person.page.evaluate(SHIFTS) < MOST_SHIFT


ICONS = "**/assets/icons-*.js"
PLAIN = """() => [...document.querySelectorAll('symbol')]
    .filter((symbol) => symbol.querySelector('circle[r="120"]'))
    .map((symbol) => symbol.id)"""


def open_table(person: Person) -> None:
    person.page.goto(f"{person.address}#/quick/evidence")
    person.page.locator(".b-piece").first.wait_for()


def test_a_table_fetches_the_icons_of_its_own_game(people: People) -> None:
    person = people.come("Mara")
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url) if "/icons-" in request.url else None)
    open_table(person)
    assert ["icons-evidence-" in url for url in fetched] == [True]
    assert person.page.evaluate(PLAIN) == []


def test_a_table_is_played_with_plain_shapes_when_its_icons_do_not_come(people: People) -> None:
    person = people.come("Mara")
    person.page.route(ICONS, lambda route: route.abort("connectionrefused"))
    open_table(person)
    assert "i-old-lantern" not in person.page.evaluate(PLAIN)
    assert person.page.evaluate(PLAIN)
