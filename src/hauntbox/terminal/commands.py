"""What a player may type beside actions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hauntbox import bots
from hauntbox.ledger import rules
from hauntbox.ledger.asking import asked_for
from hauntbox.table import TableError, no_way
from hauntbox.terminal.menu import Menu

if TYPE_CHECKING:
    from hauntbox.terminal.session import Session

HELP: Final = {
    "?": "this help; ? ID shows a rule",
    "rules WORD": "rules that speak of something",
    "why ACTION": "why you may not do something",
    "undo": "take back your last action; undo turn: your last actions in a row",
    "walk PLACE": "walk several steps, until something happens on the way; walk alone: where you can go",
    "always ACTION": "give this answer from now on without being asked; always ask: ask me again",
    "card": "your reference card: what you may do",
    "hint": "what a bot would do in your place, and why",
    "show": "the whole table once more",
    "log": "all that you have heard so far",
    "next": "in a guided game: go on to the next part",
    "save FILE": "save the game",
    "quit": "leave, and save if you like",
}
COMMANDS: Final = tuple(line.split()[0] for line in HELP)
MOST_RULES: Final = 12
ADVISER: Final = "hard"  # the bot that gives hints


class Commands:
    """A command of the seat that is at the keyboard."""

    def __init__(self, session: Session, seat: int, role: int, menu: Menu) -> None:
        self.session = session
        self.table = session.table
        self.screen = session.screen
        self.seat = seat
        self.role = role
        self.menu = menu

    def do(self, word: str, rest: str) -> None:
        match word:
            case "?":
                self.explain(rest.upper()) if rest else self.help()
            case "rules":
                self.find_rules(rest)
            case "why":
                self.why(rest)
            case "undo":
                self.undo(rest)
            case "walk":
                self.walk(rest)
            case "always":
                self.always(rest)
            case "card":
                self.card()
            case "hint":
                self.hint()
            case "show":
                self.session.show_whole(self.seat)
            case "log":
                told = [line for line, _ in self.session.told(self.seat, self.table.news(self.seat))]
                self.screen.list(told or ["Nothing yet."])
            case "next":
                self.session.turn_page(self.seat)
            case "save":
                self.save(rest)
            case "quit":
                self.session.quit()

    def help(self) -> None:
        self.screen.say("Type a number or an action. You may also type:")
        width = max(map(len, HELP))
        self.screen.list(f"{command:<{width}}  {what}" for command, what in HELP.items())
        self.menu.show(self.screen)

    def explain(self, id: str) -> None:
        try:
            self.screen.say(f"{id}: {rules.rule(id).text}")
        except rules.UnknownRule as error:
            raise TableError(str(error)) from error

    def find_rules(self, word: str) -> None:
        found = asked_for(rules.ledger(self.table.kind.package).values(), word) if word else []
        if not found:
            raise TableError(f"no rule speaks of {word!r}" if word else "rules of what? e.g. rules door")
        self.screen.list(f"{rule.id}: {rule.plain}" for rule in found[:MOST_RULES])
        if len(found) > MOST_RULES:
            self.screen.say(f"  and {len(found) - MOST_RULES} more; more words find fewer")

    def card(self) -> None:
        reference_card = self.table.kind.reference_card
        if reference_card is None:
            raise TableError(f"{self.table.kind.title} has no reference cards: try rules WORD")
        for part in reference_card(self.table.g, self.role):
            self.screen.say(part.title, "bold")
            self.screen.list(f"{text} ({rule})" for text, rule in part.lines)

    def hint(self) -> None:
        """Of a bot that knows what the seat knows."""
        table, minds = self.table, self.table.minds(self.seat)
        adviser = bots.make(ADVISER, f"{table.setting.seed}/hint/{self.seat}")
        with self.screen.console.status("A bot is thinking"):
            act = adviser.choose(table.kind, table.g, self.role, minds)
        reason = bots.why(adviser, table.kind, table.g, self.role, minds, act)
        self.screen.say(f"{act}: {bots.in_words(reason)}", "cyan")
        if len(reason.line) > 1:
            self.screen.list(f"{n}. {words}" for n, words in enumerate(reason.line, 1))

    def why(self, text: str) -> None:
        if not text:
            raise TableError("why what? e.g. why pass")
        refusal = self.table.why_not(self.seat, self.role, act := self.menu.pick(text))
        self.screen.say(str(refusal) if refusal else f"You may {act}.")

    def undo(self, how: str) -> None:
        if how not in ("", "turn"):
            raise TableError(f"undo {how}: type undo for the last action, or undo turn")
        self.session.undo(self.seat, how or "action")

    def walk(self, place: str) -> None:
        walks = self.table.walks(self.seat, self.role)
        ways = [walk for walk in walks.ways if not walk.off] if walks is not None else []
        if walks is not None and not place:
            self.screen.say(f"You have {counted(walks.have, walks.unit)}. You can walk to:")
            self.screen.list(f"{walk.to}  {counted(walk.cost, walks.unit)}" for walk in ways)
            return
        way = next((walk for walk in ways if walk.to.lower() == place.lower()), None)
        if way is None:
            raise no_way(walks)
        made = self.table.walk(self.seat, self.role, way.acts)
        if len(made) < len(way.acts):
            self.screen.say(f"Something happened on the way: {len(made)} of {len(way.acts)} steps made.", "yellow")

    def always(self, text: str) -> None:
        if not text:
            raise TableError("always what? e.g. always pass")
        if text.lower() == "ask":
            self.ask_again()
            return
        act = self.menu.pick(text)
        if refusal := self.table.why_not(self.seat, self.role, act):
            raise refusal
        self.table.stand(self.seat, self.role, type(self.table.g.asking()).__name__, act)
        self.table.play(self.seat, self.role, act)

    def ask_again(self) -> None:
        for window in list(self.table.standing(self.role)):
            self.table.stand(self.seat, self.role, window, None)
        self.screen.say("You will be asked everything again.")

    def save(self, name: str) -> None:
        if not name:
            raise TableError("save where? e.g. save tonight")
        self.session.save(self.table, Path(name))
        self.screen.say(f"Saved. To go on another day: hauntbox play --resume {name}")


def counted(n: int, unit: tuple[str, str]) -> str:
    return f"{n} {unit[n != 1]}"
