"""After the end: the verdict, the replay through any eyes, files to keep, and the same people once more."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from browser.looking import violations
from browser.people import BOT, LINK, ME, PHONE, WIDE, People, Person, play_to_the_end


def short_game(people: People, *holders: str, size: tuple[int, int] = WIDE) -> Person:
    """Ada as the ghost, one round."""
    ada = people.come("Ada", size)
    ada.set_up(*holders, rules={"Dawn round": 1})
    ada.deal()
    return ada


def answer_with(seed: int) -> Callable[[Person], None]:
    rng = Random(seed)
    return lambda who: who.choose_any(rng)


def test_the_same_people_play_again(people: People) -> None:
    ada, ben = short_game(people, ME, LINK), people.come("Ben")
    ben.sit_down(ada.copied(ada.seat_row(2)))
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    play_to_the_end(ada, ben, answer=answer_with(5))
    expect(ben.verdict).to_contain_text("Nobody has won")
    ada.verdict.get_by_role("button", name="Play again, same seats").click()
    ben.verdict.get_by_role("link", name="To the next game, same seats").click()
    expect(ada.seat_row(2)).to_contain_text("Is here")
    ada.button("Start the game").click()
    ben.wait_for_question("Who plays first?")


def test_alone_with_bots_one_plays_again_at_once(people: People) -> None:
    ada = short_game(people, ME, BOT)
    play_to_the_end(ada, answer=answer_with(5))
    ada.verdict.get_by_role("button", name="Play again, same seats").click()
    expect(ada.verdict).to_have_count(0)
    ada.wait_for_question()
    assert "#/table/" in ada.page.url


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_replay_through_any_eyes(people: People, size: tuple[int, int]) -> None:
    ada = short_game(people, ME, BOT, size=size)
    play_to_the_end(ada, answer=answer_with(6))
    ada.verdict.get_by_role("link", name="Watch the replay").click()
    slider, ghost = ada.page.get_by_role("slider", name="Step"), ada.page.locator("[data-id=ghost]")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 2))
    expect(ada.page.get_by_text(f"Step {last - 2} of {last}", exact=True)).to_be_visible()
    expect(ghost).to_have_count(0)
    for n in range(last):
        slider.fill(str(n))
        expect(ada.page.get_by_text(f"Step {n} of {last}" if n else "The first position").first).to_be_visible()
        expect(ada.page.get_by_text("Ghost:")).to_have_count(0)  # a secret move is nothing that all see
    slider.fill(str(last - 2))
    ada.page.get_by_label("See as").select_option(label="Ada")
    expect(ghost).to_have_count(1)
    expect(slider).not_to_have_value(str(last - 2))
    here = int(slider.input_value())
    assert int(slider.get_attribute("max") or 0) > last
    ada.page.reload()
    expect(slider).to_have_value(str(here))
    expect(ghost).to_have_count(1)
    ada.press("ArrowLeft")
    expect(slider).to_have_value(str(here - 1))
    ada.press("Home", " ")
    expect(slider).to_have_value("1")
    with ada.page.expect_download() as saved:
        ada.button("Save the replay file, all open").click()
    assert saved.value.path().read_text().count("\n") > last


def test_a_link_to_a_move_opens_for_a_stranger(people: People) -> None:
    ada, eve = short_game(people, ME, BOT), people.come("Eve")
    play_to_the_end(ada, answer=answer_with(7))
    ada.verdict.get_by_role("link", name="Watch the replay").click()
    ada.page.get_by_label("See as").select_option(label="Ada")
    ada.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("3")
    ada.button("Copy a link to this step").click()
    expect(ada.button("Copied")).to_be_visible()
    eve.follow(str(ada.page.evaluate("navigator.clipboard.readText()")))
    expect(eve.page.get_by_role("slider", name="Step")).to_have_value("3")
    expect(eve.page.get_by_label("See as")).to_have_value("0")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_replay_goes_by_round_and_by_moment(people: People, size: tuple[int, int]) -> None:
    """By its buttons alone: to the next round, to a moment and back, on by itself, and by keys."""
    ada = people.come("Ada", size)
    ada.set_up(BOT, ME, rules={"Dawn round": 2})
    ada.deal()
    play_to_the_end(ada, answer=answer_with(9))
    ada.hit(ada.verdict.get_by_role("link", name="Watch the replay"))
    slider, address = ada.page.get_by_role("slider", name="Step"), re.compile(r"/replay/\w+/(\d+)\?")
    expect(slider).to_have_value("0")
    ada.hit(ada.button("To the next round"))
    expect(slider).not_to_have_value("0")
    first = int(slider.input_value())
    ada.hit(ada.button("To the next round"))
    expect(slider).not_to_have_value(str(first))
    expect(ada.page.locator(".when")).to_contain_text("Round 2")
    found = address.search(ada.page.url)
    assert found is not None
    assert found[1] == slider.input_value()  # the address is the moment
    ada.hit(ada.button("To the round before"))
    expect(slider).to_have_value(str(first))
    here = int(slider.input_value())
    ada.hit(ada.button("One step on"))
    expect(slider).to_have_value(str(here + 1))
    ada.hit(ada.button("One step back"))
    expect(slider).to_have_value(str(here))
    ada.hit(ada.button("Play"))
    expect(slider).not_to_have_value(str(here))
    ada.hit(ada.button("Pause"))
    assert violations(ada) == []


def test_the_open_board_after_the_end(people: People) -> None:
    ada = short_game(people, BOT, ME)
    play_to_the_end(ada, answer=answer_with(8))
    expect(ada.verdict).to_contain_text(re.compile("It was an? "))
    ada.verdict.get_by_role("button", name="Look at the board").click()
    expect(ada.page.locator("[data-id=ghost]")).to_have_count(1)
    ada.button("Back to the verdict").click()
    expect(ada.verdict).to_be_visible()


def test_a_report_of_a_problem_is_a_file_of_what_the_seat_knows(people: People) -> None:
    ada = short_game(people, BOT, ME)
    ada.wait_for_question("Who plays first?")
    ada.button("Menu").click()
    ada.button("Report a problem").click()
    asked = ada.page.get_by_role("dialog", name="Report a problem")
    expect(asked).to_contain_text("A file goes to your downloads and nowhere else")
    ada.page.get_by_label("What happened, and what did you expect?").fill("The lamp (L) went out.")
    with ada.page.expect_download() as saved:
        asked.get_by_role("button", name="Save the report").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("The report is among your downloads")
    report = json.loads(saved.value.path().read_text())
    assert (report["said"], report["game"]) == ("The lamp (L) went out.", "evidence")
    assert report["scene"]["seat"] == "s1"
