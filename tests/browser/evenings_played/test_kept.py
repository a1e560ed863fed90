"""What a browser keeps: the games played in it, replays to watch offline, and nothing of a table that is played."""

from __future__ import annotations

import re
from urllib.parse import urlparse

import pytest
from playwright.sync_api import expect

from browser.evenings_played.test_after import answer_with
from browser.looking import violations
from browser.meeting.test_together import lift
from browser.people import BOT, ME, PHONE, WIDE, People, Person, play_to_the_end

# Addresses in Cache Storage, and all the text that is kept there.
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
            found[request.url] = /([.]json|[/])$/.test(request.url) ? await (await caches.match(request)).text() : '';
    return found;
}"""
SECRETS = """JSON.parse(localStorage.getItem('hauntbox.tables') || '[]')
    .flatMap((table) => [table.host, table.spectator, ...table.mine.map((seat) => seat.token)])"""
PUBLIC = re.compile(r"/(assets/[^/]+|lantern\.svg|)$")


def kept_by(person: Person) -> dict[str, str]:
    """Return what Cache Storage holds, by address; no secret link of this browser stands in it."""
    found: dict[str, str] = person.page.evaluate(KEPT)
    secrets = [secret for secret in person.page.evaluate(SECRETS) if secret]
    assert secrets
    assert not [secret for secret in secrets if any(secret in address + text for address, text in found.items())]
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_replay_is_kept_and_watched_without_a_network(people: People, size: tuple[int, int]) -> None:
    ada = people.come("Ada", size, offline=True)
    ada.set_up(ME, BOT, rules={"Dawn round": 1})
    ada.deal()
    play_to_the_end(ada, answer=answer_with(6))
    ada.verdict.get_by_role("link", name="Watch the replay").click()
    slider = ada.page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    ada.button("Keep it here, to watch offline").click()
    ada.page.get_by_role("link", name="Kept here: watch it offline").click()
    ada.page.wait_for_url("**/#/kept/**")
    ada.context.set_offline(True)
    ada.page.reload()
    slider.fill(str(last))
    expect(ada.page.get_by_text(f"Step {last} of {last}", exact=True)).to_be_visible()
    others = [address for address in kept_by(ada) if not PUBLIC.search(urlparse(address).path)]
    assert [urlparse(address).path.split("/")[1] for address in others] == ["kept"]
    ada.context.set_offline(False)
    ada.button("Remove it from this device").click()
    expect(ada.page.get_by_role("heading", name="Games played here")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ada")).not_to_have_count(0)
    expect(ada.page.get_by_role("rowheader", name="Evidence")).to_be_visible()
    assert violations(ada) == []
    assert not [address for address in kept_by(ada) if "/kept/" in address]


def test_nothing_of_an_evening_at_one_device_is_kept(people: People) -> None:
    ada = people.come("Ada", offline=True)
    ada.open_shelf()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ada.set_up(ME, ME)
    ada.deal()
    lift(ada, "Ada 2")
    ada.choose("Lantern plays first")
    lift(ada, "Ada 1")
    ada.wait_for_question("What are you?")
    ada.page.reload()
    lift(ada, "Ada 1")
    addresses = [urlparse(address).path for address in kept_by(ada)]
    assert addresses
    assert [address for address in addresses if not PUBLIC.search(address)] == []
