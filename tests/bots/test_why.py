"""A bot can say why: its estimate and what it has in mind, in words of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hauntbox.bots import Estimate, Why, in_words, make, why
from hauntbox.bots.bot import Bot
from parlour import GAME
from parlour.actions import PASS, SHOVES, Strike
from parlour.rules import EndTurn, Push, Turn
from parlour.scenes import scene

CROWD = "2 . 0 / . 1 . / . . 3"
HALL = "2 . . . 0 / . . . . . / . . 1 . . / . . . . . / . . . . 3"


def bot_with(line: list[tuple[int, Any]]) -> Bot:
    bot = make("easy", 1)
    bot.reason = {line[0][1]: Estimate(0.625, 80)}
    bot.line = line
    return bot


def test_the_line_is_told_in_words_of_the_game() -> None:
    g = scene(HALL, Push(0, 1), Push(0, 1), EndTurn(0))
    told = why(bot_with([(0, SHOVES[0]), (0, SHOVES[1])]), GAME, g, 0, (0,), SHOVES[0])
    assert told == Why(0.625, 80, [GAME.describe(g, SHOVES[0]), GAME.describe(g, SHOVES[1])])


def test_the_line_ends_where_the_others_are_at_the_move() -> None:
    g = scene(CROWD, Push(0, 1), Turn(1))
    told = why(bot_with([(0, SHOVES[0]), (1, Strike(0))]), GAME, g, 0, (0,), SHOVES[0])
    assert told.line == [GAME.describe(g, SHOVES[0])]


def test_a_member_of_the_side_is_named() -> None:
    kind = replace(GAME, side=lambda g, role: "Guests")
    g = scene(CROWD, Push(0, 1), Turn(1))
    told = why(bot_with([(0, SHOVES[0]), (1, Strike(0))]), kind, g, 0, (0,), SHOVES[0])
    assert told.line[1] == f"{GAME.role_name(g, 1)}: {GAME.describe(g, Strike(0))}"


def test_what_cannot_be_done_is_not_told() -> None:
    g = scene(CROWD, Push(0, 1), Push(0, 1), EndTurn(0))
    assert len(why(bot_with([(0, SHOVES[0]), (0, PASS)]), GAME, g, 0, (0,), SHOVES[0]).line) == 1


def test_the_sentence_gives_the_chances() -> None:
    assert in_words(Why(0.625, 80, [])) == "A bot would pick this. It won 62% of 80 quick trial games."
    assert in_words(Why(None, 0, [])) == "There is nothing else to do."


def test_a_search_has_a_line_to_tell() -> None:
    g = scene(HALL, Push(0, 1), Push(0, 1), EndTurn(0))
    bot = make("search:200", 2)
    chosen = bot.choose(GAME, g, 0, (0,))
    told = why(bot, GAME, g, 0, (0,), chosen)
    assert told.line[0] == GAME.describe(g, chosen)
    assert len(told.line) == 2
