"""Forms for many seats and for one person who leads several; a device that goes from hand to hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.looking import Inspector
from browser.people import LINK, ME, PHONE, WIDE, People, Person, until

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
ROOM = 110  # pixels: a name or a choice of who plays can be read
# Words of the form that are cut off where one reads them.
CUT = """() => [...document.querySelectorAll('.seat .role, .evenings button, .evenings small, .maps b, .maps small')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""


def has_room(who: Person, seats: int) -> None:
    """Every seat of the form can be read and used, and one can still come to the button."""
    for n in range(1, seats + 1):
        for label in (f"Who holds seat {n}", f"Name at seat {n}"):
            box = who.page.get_by_label(label, exact=True).bounding_box()
            assert box is not None, label
            assert box["width"] >= ROOM, label
            assert box["height"] >= 40, label
    assert who.page.evaluate(CUT) == []
    expect(who.button("Deal")).to_be_in_viewport()


@SIZES
def test_seven_seats_in_the_cave(people: People, size: tuple[int, int]) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, game="Vast: the Ghoul")
    ada.page.get_by_role("radio", name="Seven in the cave", exact=True).click()
    expect(ada.page.get_by_label("Who holds seat 7", exact=True)).to_be_visible()
    for role in ("Knight", "Goblins", "Dragon", "Cave", "Thief", "Ghoul", "Ghost"):
        expect(ada.page.locator(".seat .role").get_by_text(role, exact=True)).to_be_visible()
    has_room(ada, 7)
    inspector.look(ada, "seven seats, the form")
    ada.deal()
    until(ada.is_asked, ada.page, "a question")
    inspector.look(ada, "seven seats, the table")
    inspector.report()


@SIZES
@pytest.mark.parametrize(
    ("game", "four"),
    [("Ghostbusters II", "Ghostbusters 1 to 4"), ("The Ghosts Betwixt", "Bill, Joan, Avelynn and Maddox")],
)
def test_one_person_leads_all_four(people: People, size: tuple[int, int], game: str, four: str) -> None:
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, game=game)
    ada.page.get_by_role("radio", name="Solo", exact=True).click()
    expect(ada.page.get_by_label("Who holds seat 2", exact=True)).to_have_count(0)
    expect(ada.page.locator(".seat .role")).to_have_text(four)
    has_room(ada, 1)
    ada.page.get_by_label("Name at seat 1", exact=True).fill("Ada")
    inspector.look(ada, f"{game} for one, the form")
    inspector.report()


@SIZES
def test_a_device_from_hand_to_hand_says_who_is_here(people: People, size: tuple[int, int]) -> None:
    """Two at one device and one elsewhere: the two are there together, the third is not."""
    ada, inspector = people.come("Ada", size), Inspector(size[0])
    ada.set_up(ME, ME, LINK)
    ada.deal()
    for n, state in ((1, "On this device"), (2, "On this device"), (3, "Invited, has not sat down yet")):
        expect(ada.seat_row(n)).to_contain_text(state)
    inspector.look(ada, "two at one device")
    ben = people.come("Ben")
    ben.sit_down(ada.copied(ada.seat_row(3)), "Ben")
    for n in (1, 2):
        expect(ben.seat_row(n)).to_contain_text("On the host's device")
    expect(ada.seat_row(3)).to_contain_text("Is here")
    ada.button("Start the game").click()
    expect(ada.page.get_by_role("dialog", name=re.compile("^Give the device to Ada [12]"))).to_be_visible()
    inspector.look(ada, "the curtain")
    expect(ben.page.locator(".table")).to_be_visible()
    expect(ben.page.locator(".panel .away")).to_have_count(0)
    inspector.report()
