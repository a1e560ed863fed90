"""Why a bot would do something: what it thinks of its chances and what it expects to come, in words of the game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hauntbox.bots.bot import Bot
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import Action

FARTHEST: Final = 5  # answers that are told
FORCED: Final = 50  # answers without a choice before the next question


class Why(NamedTuple):
    """Told to the seat that decides. What others do unseen is no part of it: the bot has only imagined that."""

    chance: float | None  # of winning, by its estimate; None if there was nothing to weigh
    tries: int
    line: list[str]  # what it would do and then expects of its own side, one after the other


def why(bot: Bot, kind: Declaration, g: Any, role: int, seat: Seat, act: Action) -> Why:
    """Of the bot's last decision."""
    said = bot.reason.get(act)
    if said is None:
        return Why(None, 0, [kind.describe(g, act)])
    return Why(said.mean, said.n, told_line(bot, kind, g, role, seat) or [kind.describe(g, act)])


def told_line(bot: Bot, kind: Declaration, g: Any, role: int, seat: Seat) -> list[str]:
    """Played in a world of the bot's own, as long as it can be done there and the others are not at the move."""
    world = kind.redeal(g, seat, bot.dice(kind, g, role, seat))
    side = kind.side(world, role)
    told: list[str] = []
    for who, act in bot.line[:FARTHEST]:
        if kind.side(world, who) != side or act not in world.legal(who):
            break
        words = kind.describe(world, act)
        told.append(words if who == role else f"{kind.role_name(world, who)}: {words}")
        world.apply(who, act)
        skip_forced(world)
    return told


def skip_forced(g: Any) -> None:
    for _ in range(FORCED):
        roles = g.waiting()
        if len(roles) != 1 or len(acts := g.legal(roles[0])) > 1:
            return
        g.apply(roles[0], acts[0])


def in_words(reason: Why) -> str:
    if reason.chance is None:
        return "There is nothing else to do."
    return f"A bot would pick this. It won {reason.chance:.0%} of {reason.tries} quick trial games."
