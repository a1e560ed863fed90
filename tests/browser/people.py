"""People at their browsers. They do what a person can: look at the page, click, touch, type, reload."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    TimeoutError,
    expect,
)

WIDE = (1440, 900)
PHONE = (390, 844)
ME, LINK, BOT = "me, on this device", "somebody else, by link", "a careless bot"  # as the form says it
PATIENCE = 30_000  # milliseconds, on a busy machine
Point = tuple[float, float]
# The middle of everything on the board that answers, where nothing lies over it.
LIT = """() => [...document.querySelectorAll('.b-board [data-pick]')].flatMap((pick) => {
    const box = (pick.querySelector('.b-pickface') ?? pick).getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return document.elementFromPoint(at.x, at.y)?.closest('[data-pick]') === pick ? [at] : [];
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
ASKED = "section.ask.paper[aria-busy=false]"
# On a page of the browser's own there is nothing to remember.
NO_STORIES = "if (location.protocol.startsWith('http')) localStorage.setItem('hauntbox.stories', 'false')"
expect.set_options(timeout=PATIENCE)


class People:
    """Everybody of one test, each with a browser of their own."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.here: list[Person] = []

    def come(
        self,
        name: str,
        size: tuple[int, int] = WIDE,
        motion: bool = False,
        stories: bool = False,
        offline: bool = False,
        theme: Literal["dark", "light"] = "dark",
    ) -> Person:
        """Somebody opens a browser; with `stories` a page opens every scenario, as it does for newcomers.

        `theme` is what the device is set to. With `offline` the pages may install their service worker. Without it what
        a test does with the network is all that stands between page and server.
        """
        phone = size[0] < 700
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme=theme,
            accept_downloads=True,
            service_workers="allow" if offline else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        if not stories:
            context.add_init_script(NO_STORIES)
        person = Person(name, context, self.address)
        self.here.append(person)
        return person

    def leave(self) -> None:
        for person in self.here:
            person.context.close()
        errors = [wrong for person in self.here for wrong in person.errors]
        assert not errors, "\n".join(errors)


class Person:
    """One browser window and what one does there."""

    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", self.note_error)
        self.page.on("console", self.note_message)

    def note_error(self, error: Error) -> None:
        self.errors.append(f"{self.name}: {error}")

    def note_message(self, message: ConsoleMessage) -> None:
        lost = ("WebSocket connection", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")
        lost_line = any(words in message.text for words in lost)
        wrong = message.type == "error" or "derived_inert" in message.text  # a part that is gone still reckons
        if wrong and not lost_line:
            self.errors.append(f"{self.name}: {message.text}")

    @property
    def is_on_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 700

    # What is where on the page.

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # The shelf and the set-up form.

    def open_shelf(self) -> None:
        self.page.goto(self.address)

    def set_up(
        self,
        *holders: str,
        game: str = "Evidence",
        where: str = "",
        preset: str = "",
        rules: dict[str, int | bool] | None = None,
    ) -> None:
        """Takes a box from the shelf and says who plays. A holder is what the form calls it."""
        self.open_shelf()
        self.hit(self.page.get_by_role("region", name="Games").get_by_role("link", name=game))
        if preset:
            self.hit(self.page.get_by_role("radio", name=preset))
        self.fill_seats(holders)
        if where:
            self.hit(self.page.get_by_role("radio", name=where))
        self.set_rules(rules or {})

    def fill_seats(self, holders: tuple[str, ...]) -> None:
        seats = self.page.get_by_label(re.compile("^Who holds seat"))
        expect(seats.first).to_be_visible()
        while (count := seats.count()) != len(holders):
            self.hit(self.button("Another seat" if count < len(holders) else "Remove a seat"))
        for n, holder in enumerate(holders, 1):
            self.page.get_by_label(f"Who holds seat {n}", exact=True).select_option(label=holder)
            if holder.startswith("me"):
                self.page.get_by_label(f"Name at seat {n}", exact=True).fill(
                    f"{self.name}" if holders.count(holder) == 1 else f"{self.name} {n}"
                )

    def set_rules(self, rules: dict[str, int | bool]) -> None:
        if not rules:
            return
        self.hit(self.button(re.compile("^House rules")))
        for name, value in rules.items():
            field = self.page.get_by_label(name, exact=True).and_(
                self.page.locator("[id^=o-]")
            )  # no preset of that name
            if isinstance(value, bool):
                self.hit(field)
            else:
                field.fill(str(value))
                field.press("Tab")

    def deal(self) -> None:
        self.hit(self.button("Deal"))

    # Links.

    def copied(self, where: Locator) -> str:
        """The link that a button copies, from the clipboard."""
        where.get_by_role("button", name="Copy link").click()
        expect(where.get_by_role("button", name="Copied")).to_be_visible()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def seat_row(self, n: int) -> Locator:
        return self.page.get_by_role("listitem").nth(n - 1)

    def follow(self, link: str) -> None:
        self.page.goto(link)

    def sit_down(self, link: str, name: str = "") -> None:
        """By an invitation: the seat is this browser's from now on."""
        self.page.goto(link)
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.button("Sit down here").click()
        expect(self.button("Sit down here")).to_have_count(0)

    # The table.

    @property
    def question(self) -> Locator:
        return self.page.locator(ASKED)

    @property
    def verdict(self) -> Locator:
        return self.page.get_by_role("dialog", name="The game is over")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="Log")

    @property
    def moment(self) -> Locator:
        """A card or a letter that lies over the table until it is put away."""
        return self.page.locator(".reveal:not(.leaving)")

    def put_away(self) -> None:
        while self.moment.is_visible():
            if self.is_on_phone:
                self.tap_away()
            else:
                self.press("Enter")

    def tap_away(self) -> None:
        """One card; it may have gone by itself before the finger comes down."""
        try:
            self.moment.get_by_role("button").tap(timeout=3000)
        except TimeoutError:
            if self.moment.is_visible():
                raise

    def put_away_whatever_comes(self) -> None:
        """From now on a card that comes over what is about to be clicked is put away first, as a person does."""
        self.page.add_locator_handler(self.moment, lambda: self.press("Enter"))

    def is_asked(self) -> bool:
        self.put_away()
        return self.question.is_visible()

    def has_seen_the_end(self) -> bool:
        self.put_away()
        return self.verdict.is_visible()

    def wait_for_question(self, text: str | re.Pattern[str] = "") -> None:
        until(self.is_asked, self.page, "a question")
        expect(self.question.get_by_role("heading", level=2)).to_contain_text(text)

    def answers(self) -> list[str]:
        """What can be done now, as the list says it."""
        many = self.question.locator("button.many[aria-expanded=false]")
        if many.count():
            many.first.click()
        return self.question.locator("button[data-opt]:not(:disabled)").all_inner_texts()

    def row(self, text: str) -> Locator:
        return self.question.locator("button[data-opt]").filter(has_text=text).first

    def hit(self, what: Locator) -> None:
        """A finger on the phone, else the mouse."""
        if self.is_on_phone:
            what.tap()
        else:
            what.click()

    def choose(self, text: str) -> None:
        """By the list; what lies in a long row is listed first."""
        expect(self.question).to_be_visible()
        if not self.row(text).count():
            self.answers()
        self.do(self.row(text))

    def choose_any(self, rng: Random) -> None:
        self.answers()
        rows = self.question.locator("button[data-opt]:not(:disabled)")
        self.do(rows.nth(rng.randrange(rows.count())))

    def do(self, row: Locator) -> None:
        """A finger takes up what is on the board first; what cannot be taken back is asked again."""
        self.hit(row)
        self.finish()

    def finish(self) -> None:
        doing = self.question.locator("button.lamp")
        self.page.evaluate(PAINTED)  # what was taken up
        if self.is_on_phone and doing.count():
            self.hit(doing)
        if self.page.get_by_role("alertdialog", name="This cannot be taken back.").count():
            self.hit(self.button(re.compile("^Yes:")))

    def lit(self) -> list[Point]:
        """Where the board can be touched now."""
        return [(at["x"], at["y"]) for at in self.page.evaluate(LIT)]

    def choose_on_board(self, at: Point) -> None:
        if self.is_on_phone:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        several = self.page.get_by_role("group", name=re.compile("^What to do with"))
        if several.count():
            self.hit(several.get_by_role("button").first)
        self.finish()

    def choose_somehow(self, rng: Random) -> None:
        """On the board when something is lit there, as often as by the list."""
        places = self.lit()
        if places and rng.random() < 0.5:
            self.choose_on_board(rng.choice(places))
        else:
            self.choose_any(rng)

    # By keys alone.

    def tab_to(self, what: Locator, most: int = 150) -> None:
        for _ in range(most):
            if what.evaluate("e => e === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"{most} times Tab does not lead to {what}")

    def choose_by_keys(self, rng: Random) -> None:
        """A number twice, an arrow over the board and Enter, or down the list and Enter."""
        numbered = self.question.locator("[aria-keyshortcuts], button.many").count()
        way = rng.choice(["number", "board", "list"])
        if way == "number" and numbered:
            digit = str(rng.randint(1, max(1, min(9, numbered - self.question.locator("button.end").count()))))
            self.press(digit, digit)
            if (
                self.page.get_by_role("alertdialog").count()
                or self.question.locator("button.many[aria-expanded=true]").count()
            ):
                self.press("Enter")
        elif way == "board" and self.lit():
            self.press("ArrowRight", rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft"]), "Enter")
            self.press_on_if_unsure()
        else:
            self.press("q", *["ArrowDown"] * rng.randrange(6), "Enter")
            self.press_on_if_unsure()

    def press_on_if_unsure(self) -> None:
        if self.page.get_by_role("alertdialog", name="This cannot be taken back.").count():
            self.press("Enter")


def until(condition: Callable[[], Any], page: Page, what: str) -> None:
    """Looks again and again, as `expect` does, at something that is on more than one page."""
    end = monotonic() + PATIENCE / 1000
    while not condition():
        assert monotonic() < end, f"in vain waited for {what}"
        page.wait_for_timeout(20)


def play_to_the_end(*players: Person, answer: Callable[[Person], None], most: int = 400) -> int:
    """Whoever is asked answers, until all have seen the end. How many answers that were."""

    def ready() -> bool:
        return any(p.is_asked() for p in players) or all(p.has_seen_the_end() for p in players)

    for n in range(most):
        until(ready, players[0].page, "a question")
        asked = [p for p in players if p.is_asked()]
        if not asked:
            return n
        answer(asked[0])
    raise AssertionError(f"no end after {most} answers")
