"""People at one table: talking, taking back, watching, leaving and coming back."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.evenings import ghost_and_hunter, hunter_alone, play_until
from browser.house import House
from browser.people import BOT, ME, People, Person


def test_what_somebody_says_is_text_and_nothing_else(people: People) -> None:
    ada, ben = ghost_and_hunter(people)
    said = "<script>document.title = 'mine'</script><b>boo</b>"
    expect(ben.page.get_by_role("tab", name="Talk")).to_be_visible()
    say(ada, said)
    ben.page.get_by_role("tab", name="Talk").click()
    talk = ben.page.get_by_role("log", name="Talk")
    expect(talk).to_contain_text(said)
    assert talk.locator("script").count() == 0
    assert ben.page.title() != "mine"


def say(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.press("Enter")


def test_a_step_is_taken_back_at_once(people: People) -> None:
    ada, ben = ghost_and_hunter(people)
    ben.choose("Walk to E8")
    expect(ben.question).to_contain_text("3 steps and 1 action left")
    ben.press("u")
    ben.button("Take back the last action").click()
    expect(ben.question).to_contain_text("4 steps and 1 action left")
    expect(ada.log).to_contain_text("took that back")


def test_what_has_been_seen_is_taken_back_with_consent_only(people: People) -> None:
    ada, ben = ghost_and_hunter(people)
    ben.choose("Walk to E8")
    ben.choose("Read the Thermometer")
    expect(ben.question).to_contain_text("3 steps left, no action")
    ask_to_take_back(ben)
    wish = ada.page.get_by_role("alertdialog", name="Take back")
    expect(wish).to_contain_text("asks to take something back")
    wish.get_by_role("button", name="No").click()
    expect(ben.page.get_by_text("You asked to take back.")).to_have_count(0)
    expect(ben.question).to_contain_text("3 steps left, no action")
    ask_to_take_back(ben)
    wish.get_by_role("button", name="Let them").click()
    expect(ben.question).to_contain_text("3 steps and 1 action left")


def ask_to_take_back(person: Person) -> None:
    person.press("u")
    person.button("Take back the last action").click()
    expect(person.page.get_by_text("You asked to take back.")).to_be_visible()


def test_who_watches_sees_what_all_see(people: People) -> None:
    ada, eve = people.come("Ada"), people.come("Eve")
    ada.set_up(ME, BOT, rules={"Dawn round": 2})
    ada.deal()
    play_until("Walk unseen", ada)
    ada.button("Menu").click()
    ada.page.get_by_role("link", name="Seats and links").click()
    eve.follow(ada.copied(ada.page.locator(".watch")))
    expect(eve.page.get_by_text("Watching")).to_be_visible()
    expect(eve.page.locator("[data-id=ghost]")).to_have_count(0)
    assert eve.question.count() == 0
    ada.button("To the table").click()
    ada.wait_for_question("Walk unseen")
    expect(ada.page.locator("[data-id=ghost]")).to_have_count(1)
    ada.choose("Stop here")
    expect(eve.log).to_contain_text("The ghost has finished moving.")


def test_a_reload_in_the_middle_of_a_game_loses_nothing(people: People) -> None:
    ben = hunter_alone(people)
    ben.choose("Walk to E8")
    expect(ben.question).to_contain_text("3 steps and 1 action left")
    log = ben.log.inner_text()
    ben.page.reload()
    expect(ben.question).to_contain_text("3 steps and 1 action left")
    assert ben.log.inner_text() == log
    ben.open_shelf()
    expect(ben.page.get_by_text("Your turn.")).to_be_visible()
    ben.page.get_by_role("link", name="Larkspur Cottage").click()
    ben.choose("End the turn")
    expect(ben.question).to_contain_text("Static: walk or act")


def test_a_bot_takes_the_seat_of_a_leaver_and_gives_it_back(people: People) -> None:
    ada, ben = ghost_and_hunter(people)
    link = ben.page.url
    ben.page.goto("about:blank")
    expect(ada.page.get_by_role("region", name="Lantern")).to_contain_text(", away")
    seats_and_links(ada)
    ada.seat_row(2).get_by_role("button", name="Let a bot play").click()
    expect(ada.seat_row(2)).to_contain_text("bot plays")
    ada.button("To the table").click()
    play_until("Walk unseen", ada)
    expect(ada.log).to_contain_text("Round 2")
    ben.follow(link)
    expect(ben.log).to_contain_text("Round 2")
    assert ben.question.count() == 0
    seats_and_links(ada)
    ada.seat_row(2).get_by_role("button", name="Invite someone").click()
    ada.button("To the table").click()
    play_until("Lantern: walk or act", ada, ben)


def seats_and_links(host: Person) -> None:
    host.button("Menu").click()
    host.page.get_by_role("link", name="Seats and links").click()


def test_the_table_goes_on_when_the_server_comes_back(people: People, own_house: House) -> None:
    ada, ben = ghost_and_hunter(people)
    ben.choose("Walk to E8")
    expect(ben.question).to_contain_text("3 steps and 1 action left")
    own_house.stop()
    expect(ben.page.get_by_text("The connection is lost.")).to_be_visible()
    expect(ben.button("End the turn")).to_be_disabled()
    own_house.start()
    ben.button("Try now").click()
    expect(ben.page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(ben.question).to_contain_text("3 steps and 1 action left")
    ben.choose("End the turn")
    expect(ada.log).to_contain_text("Static's turn.")


def test_a_curtain_hangs_between_two_at_one_device(people: People) -> None:
    ada = people.come("Ada")
    ada.set_up(ME, ME)
    ada.deal()
    lift(ada, "Ada 2")
    ada.choose("Lantern plays first")
    lift(ada, "Ada 1")
    ada.wait_for_question("What are you?")


def lift(person: Person, name: str) -> None:
    """Nothing of the table is on the page before somebody has held the curtain for a while."""
    curtain = person.page.get_by_role("dialog", name=f"Give the device to {name}")
    expect(curtain).to_be_visible()
    assert person.page.locator(".table").count() == 0
    curtain.get_by_role("button").hover()
    person.page.mouse.down()
    expect(curtain).to_have_count(0)
    person.page.mouse.up()
