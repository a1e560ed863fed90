"""A game at one keyboard: people pass it round behind a curtain, bots play their seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from hauntbox import bots
from hauntbox.bots import Bot
from hauntbox.kernel.contract import score
from hauntbox.kernel.wire import Action, Event, Refused
from hauntbox.scene import Line, caption, show, sit
from hauntbox.table import (
    Advice,
    News,
    Request,
    Table,
    TableError,
    advice,
    give_lone_answers,
    goes_round,
    guided_action,
    rule_text,
    turn_page,
    waits_for_another,
    words_of,
)
from hauntbox.terminal.clocks import A_MOVE, Clocks, clock_words
from hauntbox.terminal.commands import COMMANDS, Commands
from hauntbox.terminal.menu import Menu, question
from hauntbox.terminal.news import news_lines
from hauntbox.terminal.picture import LEAST_ROOM, Picture
from hauntbox.terminal.screen import Screen

RECENT: Final = 15  # lines of the log before a question
FRAME: Final = 6  # lines of a terminal for title, question and prompt
LEAST_HEARD: Final = 6  # lines of the log that are shown however small the terminal is
EARLIER: Final = "(more has happened; type log for all of it)"


USUAL: Final = "normal"  # the bot that goes on for whoever has no time left


def bot_words(level: str) -> str:
    return bots.IN_WORDS.get(level, f"a bot: {level}") if level else "nobody"


class Quit(Exception):
    """A player has had enough. The game may have been saved."""


class Session:
    """Plays a table to its end."""

    def __init__(
        self, table: Table, screen: Screen, save: Callable[[Table, Path], None], clocks: Clocks | None = None
    ) -> None:
        self.table = table
        self.screen = screen
        self.save = save
        self.clocks = clocks
        self.bots: dict[int, Bot] = {
            seat: bots.make(chair.bot, f"{table.setting.seed}/{seat}")
            for seat, chair in enumerate(table.chairs)
            if chair.bot
        }
        self.people = [seat for seat, chair in enumerate(table.chairs) if chair.is_human]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.part = ""  # of a lesson, the last that was told
        self.heard = dict.fromkeys(self.people, 0)  # lines of the log that each has been shown
        self.pictures = {seat: Picture() for seat in self.people}

    def run(self) -> None:
        """To the end of the game; or Quit, or Closed when nobody types any more."""
        if self.at_keyboard >= 0:  # a curtain would wipe it away
            self.screen.say(self.who_plays(), "dim")
        while not self.table.is_over:
            give_lone_answers(self.table)
            with self.screen.console.status("The bots are thinking"):
                self.play_bots()
            if not self.table.is_over:
                seat, roles = next((s, r) for s, r in self.table.asked().items() if s in self.people)
                self.ask_person(seat, roles[0])
        self.show_end()

    def play_bots(self) -> None:
        """Until a person is asked. In a window all answers are sealed, so it does not matter who comes first."""
        while waiting := self.bots_asked():
            seat, role = waiting[0]
            chair = self.table.chairs[seat]
            if seat not in self.bots:
                raise TableError(f"{chair.name} is asked, but nobody holds that seat: give it to a person or a bot")
            self.table.play(seat, role, self.bot_action(seat, role))
            give_lone_answers(self.table)

    def bots_asked(self) -> list[tuple[int, int]]:
        if self.table.is_for_people:
            return []
        return [
            (seat, roles[0])
            for seat, roles in self.table.asked().items()
            if seat not in self.people and not waits_for_another(self.table, roles[0])
        ]

    def bot_action(self, seat: int, role: int) -> Action:
        if guided := guided_action(self.table, role):
            return self.table.parse(guided)
        if goes_round(self.table, seat):
            return Random(len(self.table.journal)).choice(self.table.choices(seat, role))
        return self.bots[seat].choose(self.table.kind, self.table.g, role, self.table.minds(seat))

    def ask_person(self, seat: int, role: int) -> None:
        """Until something has changed at the table."""
        self.draw_curtain(seat)
        menu = Menu(self.table, seat, role)
        self.show_position(seat, menu)
        self.show_question(seat, role, menu)
        self.tell_time(seat)
        before = len(self.table.journal)
        while len(self.table.journal) == before:
            self.answer(seat, role, menu, self.screen.ask("> "))
        self.stop_time(seat)

    # Who plays, and how long.

    def who_plays(self) -> str:
        """Each seat with its holder, in the browser's words."""
        holders = [f"{chair.name}: {'you' if chair.is_human else bot_words(chair.bot)}" for chair in self.table.chairs]
        return f"Who plays: {'; '.join(holders)}."

    def tell_time(self, seat: int) -> None:
        """The time of everybody; by the move only that of whoever is asked."""
        if self.clocks is None:
            return
        self.clocks.begin(seat)
        seats = [seat] if self.clocks.rule.per == A_MOVE else self.people
        left = [f"{self.table.chairs[each].name} {clock_words(self.clocks.left(each))}" for each in seats]
        self.screen.say(f"Time: {', '.join(left)}.", "dim")

    def stop_time(self, seat: int) -> None:
        """Whose time was up has still answered; a bot goes on for them from here, or there is a mark."""
        if self.clocks is None or not self.clocks.end():
            return
        chair = self.table.chairs[seat]
        self.screen.say(f"Time is up for {chair.name}.", "yellow")
        if self.clocks.rule.is_bot_next:
            self.screen.say(f"A bot plays for {chair.name} now.", "yellow")
            self.people.remove(seat)
            self.bots[seat] = bots.make(USUAL, f"{self.table.setting.seed}/{seat}")

    def answer(self, seat: int, role: int, menu: Menu, text: str) -> None:
        word, _, rest = text.partition(" ")
        try:
            if word.lower() in COMMANDS and not self.is_action(text):
                Commands(self, seat, role, menu).do(word.lower(), rest.strip())
            elif text:
                self.table.play(seat, role, menu.pick(text))
        except (TableError, Refused, OSError) as error:
            self.screen.say(str(error), "yellow")

    def is_action(self, text: str) -> bool:
        """A game may call an action as a command is called: Lady Liberty's `walk n`."""
        return " ".join(text.lower().split()) in self.table.names

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard, neither may read what is the other's."""
        if seat == self.at_keyboard:
            return
        self.screen.wipe()
        self.screen.ask(f"Give the keyboard to {self.table.chairs[seat].name}, then press Enter. ")
        self.screen.wipe()
        self.at_keyboard = seat
        self.pictures[seat].forget()  # what was shown before has been wiped away

    def show_position(self, seat: int, menu: Menu) -> None:
        """What has changed since the seat last looked. On a terminal board and question are seen at once."""
        told = self.told(seat, self.table.news(seat)[self.heard[seat] :][-RECENT:])
        self.heard[seat] = len(self.table.news(seat))
        height = self.screen.height
        if height:
            told = self.as_much_as_fits(told, height - menu.height(self.screen) - LEAST_ROOM - FRAME)
        room = max(1, height - menu.height(self.screen) - self.lines_of(told) - FRAME) if height else 0
        self.show_changes(seat, room)
        for line, is_moment in told:
            self.screen.say(f"  {line}", "bold" if is_moment else "dim")

    def show_whole(self, seat: int) -> None:
        self.pictures[seat].forget()
        self.show_changes(seat, 0)

    def show_changes(self, seat: int, room: int) -> None:
        self.screen.say()
        for line, is_words in self.pictures[seat].changes(self.table.board(seat), room):
            self.screen.say(line) if is_words else self.screen.draw(line)

    def told(self, seat: int, news: Sequence[News]) -> list[tuple[str, bool]]:
        """Lines of the log, with the dice and points as they were at each, and whether each is a moment."""
        kind, g = self.table.kind, self.table.g
        context = sit(kind, g, self.table.minds(seat))
        lines = [
            caption(kind, g, context, n, one) if isinstance(one, Event) else Line(n, words_of(one))
            for n, one in enumerate(news)
        ]
        return list(news_lines(show(kind, g, context), lines, self.screen.console.width))

    def show_question(self, seat: int, role: int, menu: Menu) -> None:
        if word := advice(self.table, seat):
            self.show_advice(word, seat, role)
        who, asked = self.table.kind.role_name(self.table.g, role), self.asked(seat, menu)
        self.screen.say(asked if asked.startswith(who) else f"{who}: {asked}", "bold")
        menu.show(self.screen, in_short=True)

    def as_much_as_fits(self, told: list[tuple[str, bool]], room: int) -> list[tuple[str, bool]]:
        """The last of what was heard, so that the board stays on the screen; a card is told whole or not at all."""
        last = list(told)
        while len(last) > 1 and (self.lines_of(last) > max(LEAST_HEARD, room) or last[0][0][:1] in "|"):
            last.pop(0)
        return last if len(last) == len(told) else [(EARLIER, False), *last]

    def lines_of(self, told: Sequence[tuple[str, bool]]) -> int:
        return sum([len(list(self.screen.wrapped(f"  {line}"))) for line, _ in told])

    def asked(self, seat: int, menu: Menu) -> str:
        """The question as the browser puts it, or the rule that asks in a game that has no such words."""
        kind, g = self.table.kind, self.table.g
        ask = show(kind, g, sit(kind, g, self.table.minds(seat))).ask
        rule = question(self.table, menu.options)
        if ask is not None and kind.scene is not None:
            parts = [part if part[-1] in ".?!" else f"{part}." for part in (ask.text, ask.hint, ask.warn) if part]
            return " ".join([*parts, *([f"({ask.rule or rule})"] if ask.rule or rule else [])])
        return f"{rule_text(rule)} ({rule})".strip() if rule else "what now?"

    def show_advice(self, word: Advice, seat: int = 0, role: int = 0) -> None:
        """Of a lesson: what came of the last choice, then what to do."""
        if word.part != self.part:
            self.part = word.part
            self.screen.say(word.part, "bold cyan")
        if word.said:
            self.screen.say(word.said, "cyan")
        typed = " or ".join(self.typed(seat, role, walk) for walk in word.answers)
        now = f" Type: {typed}" if typed else ""
        rule = f" ({word.rule})" if word.rule else ""
        self.screen.say(f"{word.text}{rule}{now}", "cyan")
        if word.turns:
            self.screen.say(f"To go on to the next part, {word.turns}, type: next", "cyan")
        if word.is_end:
            self.screen.say(f"Now play a real game: hauntbox play {self.table.kind.name}", "cyan")

    def typed(self, seat: int, role: int, acts: Sequence[str]) -> str:
        """What leads there: one action, or a whole walk."""
        walks = self.table.walks(seat, role) if len(acts) > 1 else None
        ways = walks.ways if walks is not None else ()
        return next((f"walk {way.to}" for way in ways if [*map(str, way.acts)] == [*acts]), acts[0])

    def turn_page(self, seat: int) -> None:
        turn_page(self.table, seat)

    def undo(self, seat: int, by: str) -> None:
        """The others are asked one by one if somebody has learned something since."""
        done = self.table.undo(seat, by)
        while isinstance(done, Request):
            other = min(done.needs)
            self.draw_curtain(other)
            if not self.screen.has_yes(f"{self.table.chairs[seat].name} asks to take back a move. Do you consent?"):
                self.table.decline(other)
                self.draw_curtain(seat)
                self.screen.say(f"{self.table.chairs[other].name} does not consent.", "yellow")
                return
            done = self.table.consent(other)
        self.screen.say("Taken back.")

    def quit(self) -> None:
        name = self.screen.ask("To save the game first, type a file name; Enter leaves without saving. ")
        if name:
            self.save(self.table, Path(name))
            self.screen.say(f"Saved. To go on: hauntbox play --resume {name}")
        raise Quit

    def show_end(self) -> None:
        """The game is over, so everybody may see everything."""
        table, outcome = self.table, self.table.g.outcome
        assert outcome is not None
        everyone = tuple(mind for chair in table.chairs for mind in chair.minds)
        self.screen.say()
        self.screen.say(table.kind.draw(table.g, everyone))
        for seat in self.people[:1]:
            self.screen.list(
                (line for line, _ in self.told(seat, table.news(seat)[self.heard[seat] :][-RECENT:])), "dim"
            )
        self.screen.say("The game is over. " + f"{rule_text(outcome.rule)} ({outcome.rule})".strip(), "bold")
        self.screen.list(f"{chair.name}: {score(table.g, chair.minds):g}" for chair in table.chairs)
        for word in filter(None, [advice(table, seat) for seat in self.people]):
            self.show_advice(word)
