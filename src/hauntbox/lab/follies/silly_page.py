"""The page of silly moves: a table for each game, and moves to look at."""

from __future__ import annotations

from collections.abc import Sequence

from hauntbox.games import find
from hauntbox.lab.follies.counting import Count

HEAD = """# Silly moves

Moves that nobody with sense makes, counted by `hauntbox lab silly`, as many as there are in a game. A move is silly
if somebody goes and comes back, or changes something and changes it back, though nobody has learned anything in between
and nothing else was done; and a game names moves that are silly at once, in its `bots/silly.py`. All seats are those of
the bot of the column. To make this page anew: `{command}`.
"""


def page(counts: Sequence[Count], command: str) -> str:
    games = dict.fromkeys([count.game for count in counts])
    parts = [HEAD.format(command=command), *[section([each for each in counts if each.game == game]) for game in games]]
    return "\n".join(parts)


def section(counts: Sequence[Count]) -> str:
    kind = find(counts[0].game)
    rows = list(dict.fromkeys([name for count in counts for name in count.moves]))
    played = f"{counts[0].games} games on {kind.scenarios[counts[0].scenario].name}"
    heads = ["a game has", *[count.bot for count in counts]]
    lines = [
        f"## {kind.title}\n",
        f"{played}.\n",
        line(heads),
        line(["---", *["---:" for _ in counts]]),
        line(["decisions", *[f"{count.decisions:.0f}" for count in counts]]),
        *[line([spoken(name), *[f"{count.moves.get(name, 0.0):.1f}" for count in counts]]) for name in rows],
        line(["all together", *[f"{sum(count.moves.values()):.1f}" for count in counts]]),
    ]
    return "\n".join([*lines, *samples(counts)]) + "\n"


def samples(counts: Sequence[Count]) -> list[str]:
    """Of the last bot: it should know best."""
    found = counts[-1].samples
    told = [f"- {each.role}, {each.kind}: {each.move} (seed {each.seed}, answer {each.answer})" for each in found]
    return [f"\nFor instance, by {counts[-1].bot}:\n", *told] if found else []


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def spoken(name: str) -> str:
    side, _, kind = name.partition(": ")
    return f"{side}: {kind}"
