"""A game at one keyboard: people pass it round behind a curtain, bots play their seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from hauntbox import bots
from hauntbox.bots import Bot
from hauntbox.kernel.contract import score
from hauntbox.kernel.wire import Action, Refused
from hauntbox.table import Request, Table, TableError, advice, guided_action, rule_text
from hauntbox.terminal.commands import COMMANDS, Commands
from hauntbox.terminal.menu import Menu, question
from hauntbox.terminal.screen import Screen

RECENT: Final = 15  # lines of the log before a question


class Quit(Exception):
    """A player has had enough. The game may have been saved."""


class Session:
    """Plays a table to its end."""

    def __init__(self, table: Table, screen: Screen, save: Callable[[Table, Path], None]) -> None:
        self.table = table
        self.screen = screen
        self.save = save
        self.bots: dict[int, Bot] = {
            seat: bots.make(chair.bot, f"{table.setting.seed}/{seat}")
            for seat, chair in enumerate(table.chairs)
            if chair.bot
        }
        self.people = [seat for seat, chair in enumerate(table.chairs) if chair.is_human]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.heard = dict.fromkeys(self.people, 0)  # lines of the log that each has been shown

    def run(self) -> None:
        """To the end of the game; or Quit, or Closed when nobody types any more."""
        while not self.table.is_over:
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

    def bots_asked(self) -> list[tuple[int, int]]:
        if self.table.is_for_people:
            return []
        return [(seat, roles[0]) for seat, roles in self.table.asked().items() if seat not in self.people]

    def bot_action(self, seat: int, role: int) -> Action:
        if guided := guided_action(self.table, role):
            return self.table.parse(guided)
        return self.bots[seat].choose(self.table.kind, self.table.g, role, self.table.minds(seat))

    def ask_person(self, seat: int, role: int) -> None:
        """Until something has changed at the table."""
        self.draw_curtain(seat)
        self.show_position(seat)
        menu = self.show_question(seat, role)
        before = len(self.table.journal)
        while len(self.table.journal) == before:
            self.answer(seat, role, menu, self.screen.ask("> "))

    def answer(self, seat: int, role: int, menu: Menu, text: str) -> None:
        word, _, rest = text.partition(" ")
        try:
            if word.lower() in COMMANDS:
                Commands(self, seat, role, menu).do(word.lower(), rest.strip())
            elif text:
                self.table.play(seat, role, menu.pick(text))
        except (TableError, Refused, OSError) as error:
            self.screen.say(str(error), "yellow")

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard, neither may read what is the other's."""
        if seat == self.at_keyboard:
            return
        self.screen.wipe()
        self.screen.ask(f"Give the keyboard to {self.table.chairs[seat].name}, then press Enter. ")
        self.screen.wipe()
        self.at_keyboard = seat

    def show_position(self, seat: int) -> None:
        self.screen.say()
        self.screen.say(self.table.board(seat))
        log = self.table.log(seat)
        self.screen.list(log[self.heard[seat] :][-RECENT:], "dim")
        self.heard[seat] = len(log)

    def show_question(self, seat: int, role: int) -> Menu:
        menu = Menu(self.table, seat, role)
        if word := advice(self.table, seat):
            now = f" Type: {word.action}" if word.action else ""
            self.screen.say(f"{word.text}{f' ({word.rule})' if word.rule else ''}{now}", "cyan")
        rule = question(self.table, menu.options)
        why = f"{rule_text(rule)} ({rule})".strip() if rule else "what now?"
        self.screen.say(f"{self.table.kind.role_name(self.table.g, role)}: {why}", "bold")
        menu.show(self.screen)
        return menu

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
            self.screen.list(table.log(seat)[self.heard[seat] :][-RECENT:], "dim")
        self.screen.say("The game is over. " + f"{rule_text(outcome.rule)} ({outcome.rule})".strip(), "bold")
        self.screen.list(f"{chair.name}: {score(table.g, chair.minds):g}" for chair in table.chairs)
