"""The host tries every way to see a guest's hand, by clicks alone; the guest sees each try."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.evenings import play_until
from browser.looking import Inspector
from browser.meeting.test_together import seats_and_links
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])


def secret_ghost(people: People, size: tuple[int, int] = WIDE) -> tuple[Person, Person, str]:
    """Ada hosts and hunts; Ben, by her invitation, is the ghost and has secrets already."""
    ada, ben = people.come("Ada", size), people.come("Ben", size)
    ada.set_up(LINK, ME)
    ada.deal()
    invitation = ada.copied(ada.seat_row(1))
    ben.sit_down(invitation, "Ben")
    expect(ada.seat_row(1)).to_contain_text("Is here")
    ada.button("Start the game").click()
    play_until("Walk unseen", ada, ben)
    return ada, ben, invitation


def asked(person: Person) -> Locator:
    return person.page.get_by_role("alertdialog", name="The host asks")


@SIZES
def test_the_host_is_refused_and_seen_at_every_try(people: People, size: tuple[int, int]) -> None:
    ada, ben, invitation = secret_ghost(people, size)
    inspector = Inspector(size[0])
    ada.follow(invitation)
    expect(ada.page.get_by_text("Somebody has sat down by this link already")).to_be_visible()
    ada.open_shelf()
    ada.page.get_by_role("link", name="Larkspur Cottage").click()
    seats_and_links(ada)
    row = ada.seat_row(1)
    expect(row).to_contain_text("Is here")
    expect(row.get_by_role("button", name="Copy link")).to_have_count(0)
    inspector.look(ada, "seats and links")
    for button, words in (
        ("Sit here on this device", "asks for your seat"),
        ("New link", "a new link"),
        ("Let a bot play", "may a bot play for you?"),
    ):
        row.get_by_role("button", name=button).click()
        expect(asked(ben)).to_contain_text(words)
        expect(row).to_contain_text("has been asked")
        inspector.look(ben, f"asked {button.lower()}")
        asked(ben).get_by_role("button", name="No").click()
        expect(asked(ben)).to_have_count(0)
        expect(row).not_to_contain_text("has been asked")
        expect(ben.page.get_by_text("Ben keeps it.").last).to_be_visible()
        ben.button("Thanks").click()
    ada.button("Correct the game").click()
    ada.button("Show the whole position").click()
    expect(ben.page.get_by_text("The host has looked at the whole position").first).to_be_visible()
    inspector.look(ben, "told of a look")
    ben.button("Thanks").click()
    expect(row).to_contain_text("Is here")
    ben.wait_for_question("Walk unseen")
    ada.errors.clear()  # the browser notes refusals as errors of its own
    inspector.report()


def test_the_hosts_browser_keeps_nothing_that_opens_anothers_seat(people: People) -> None:
    ada, _, invitation = secret_ghost(people)
    kept = str(ada.page.evaluate("JSON.stringify(localStorage)"))
    assert invitation.rpartition("/")[2] not in kept
    tokens = ada.page.evaluate("JSON.parse(localStorage['hauntbox.tables']).flatMap((t) => t.mine.map((m) => m.seat))")
    assert tokens == [1]


def test_a_guest_lets_a_bot_play_and_comes_back_from_the_menu(people: People) -> None:
    ada, ben, _ = secret_ghost(people)
    seats_and_links(ada)
    ada.seat_row(1).get_by_role("button", name="Let a bot play").click()
    asked(ben).get_by_role("button", name="Let a bot play for me").click()
    expect(ada.seat_row(1)).to_contain_text("A bot plays for Ben, who may come back")
    ada.button("To the table").click()
    expect(ada.page.get_by_text("A bot plays for Ben now.").first).to_be_visible()
    ben.put_away_whatever_comes()  # the bot may have begun a Ghost Event meanwhile
    ben.button("Menu").click()
    ben.button("Take my seat back from the bot").click()
    expect(ada.page.get_by_text("Ben plays again.").first).to_be_visible()
    play_until("Walk unseen", ben, ada)


def test_who_gives_up_a_seat_is_told_and_the_host_plays_it_openly(people: People) -> None:
    ada, ben, _ = secret_ghost(people)
    seats_and_links(ada)
    ada.seat_row(1).get_by_role("button", name="Sit here on this device").click()
    asked(ben).get_by_role("button", name="Give up my seat").click()
    expect(ben.page.get_by_text("You have given up this seat.")).to_be_visible()
    expect(ada.seat_row(1)).to_contain_text("On this device")
    eve = people.come("Eve")
    eve.follow(ada.page.url.partition("?")[0])
    expect(eve.seat_row(1)).to_contain_text("On the host's device")


@SIZES
def test_a_table_is_handed_over_to_a_person_and_the_old_host_has_no_say_any_more(
    people: People, size: tuple[int, int]
) -> None:
    ada, ben, _ = secret_ghost(people, size)
    seats_and_links(ada)
    row = ada.seat_row(1)
    row.get_by_role("button", name="Make host").click()
    expect(row).to_contain_text("Make Ben the host? Only Ben can give it back to you.")
    row.get_by_role("button", name="Yes, hand over").click()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(ben.page.get_by_text("Ben is the host now.").first).to_be_visible()
    seats_and_links(ben)
    expect(ben.seat_row(2).get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(ben.seat_row(1).get_by_role("button", name="Make host")).to_have_count(0)


@SIZES
def test_a_second_device_is_shown_and_sent_away(people: People, size: tuple[int, int]) -> None:
    _, ben, _ = secret_ghost(people, size)
    inspector = Inspector(size[0])
    seats_and_links(ben)
    ben.button("Link for another device of mine").click()
    link = ben.copied(ben.seat_row(1))
    inspector.look(ben, "a link for another device")
    ben.button("To the table").click()
    expect(ben.question).to_be_visible()
    phone = people.come("Ben's phone", PHONE)
    phone.follow(link)
    inspector.look(phone, "invited to another device")
    phone.sit_down(link)
    expect(ben.page.get_by_text("This seat is open on 2 devices.")).to_be_visible()
    inspector.look(ben, "two devices")
    ben.button("Only this one").click()
    expect(phone.page.get_by_text("plays on another device only")).to_be_visible()
    ben.wait_for_question("Walk unseen")
    expect(ben.page.get_by_text("This seat is open on")).to_have_count(0)
    inspector.report()


@SIZES
def test_the_lobby_says_who_has_sat_down_and_where(people: People, size: tuple[int, int]) -> None:
    ada, ben = people.come("Ada", size), people.come("Ben", size)
    inspector = Inspector(size[0])
    ada.set_up(ME, ME, LINK, BOT)
    ada.deal()
    expect(ada.seat_row(1)).to_contain_text("On this device")
    expect(ada.seat_row(3)).to_contain_text("Invited, has not sat down yet")
    expect(ada.seat_row(4).get_by_role("button", name="Copy link")).to_have_count(0)
    link = ada.copied(ada.seat_row(3))
    inspector.look(ada, "the host's lobby")
    ben.follow(link)
    expect(ben.page.get_by_role("heading", name="You are invited to Evidence")).to_be_visible()
    inspector.look(ben, "invited")
    ben.sit_down(link, "Ben")
    expect(ada.seat_row(3)).to_contain_text("Is here")
    expect(ada.page.get_by_label("Name at seat 3")).to_have_value("Ben")
    expect(ben.seat_row(1)).to_contain_text("On the host's device")
    inspector.look(ben, "the guest's lobby")
    inspector.report()
