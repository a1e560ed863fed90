"""How The Ghosts Betwixt looks to a seat: one picture, made of what the seat knows. The words: docs/scenes.md."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.rules.points import top_hp
from hauntbox.games.betwixt.scene.answers.question import question, words_of
from hauntbox.games.betwixt.scene.attack import mode, stage, table_dice
from hauntbox.games.betwixt.scene.board import board
from hauntbox.games.betwixt.scene.legend import LEGEND
from hauntbox.games.betwixt.scene.log import line
from hauntbox.games.betwixt.scene.monsters import monsters
from hauntbox.games.betwixt.scene.people import people
from hauntbox.games.betwixt.scene.stage import BOARD, PAIRS, Stage, is_on, tile_id
from hauntbox.games.betwixt.scene.table import goal, story, table
from hauntbox.games.betwixt.secrets.view import known
from hauntbox.games.betwixt.state import AWAY, COMBAT, COMING, DRAWING, FMS, KO, PLACEMENT, Farm
from hauntbox.games.betwixt.words.names import who_name
from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import tale
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Result, Scene, SeatContext, Thing, Verdict, When

__all__ = ["line", "scene"]

THEME: Final = Theme("betwixt", "The Ghosts Betwixt", LEGEND)
ALL_ROUNDS: Final = 0  # a mission has many fights: the log counts their rounds
PHASES: Final = {DRAWING: ("Drawing Phase", "TGB-FLOW-03"), PLACEMENT: ("Placement Phase", "TGB-FLOW-04")}


def scene(g: Farm, context: SeatContext) -> Scene:
    table_ = Stage(known(g, context.minds), context)
    k, things = table_.g, things_of(table_)
    picture = THEME.scene(
        context,
        chapter=f"Mission {table_.mission.number}: {table_.mission.title}",
        when=when(table_),
        focus=focus(table_),
        pairs=[PAIRS[min(role, len(PAIRS) - 1)] for role in range(len(k.minds))],
        things=things,
        ask=question(table_),
        outcome=verdict(table_, k.outcome) if k.outcome is not None else None,
    )
    return replace(picture, goal=goal(table_), mode=mode(k, things), stage=stage(k, things), story=story(table_))


def things_of(stage: Stage) -> dict[str, Thing]:
    """Monsters behind the family, so that the family is painted above them."""
    return {**board(stage), **monsters(stage), **people(stage), **table(stage), **table_dice(stage.g)}


def when(stage: Stage) -> When:
    g = stage.g
    if stage.frame is None:
        return When("The mission is over", "TGB-END-09")
    if g.phase == COMBAT:
        if not g.round:
            return When("Before the fight", "TGB-CMB-01")
        who = f": {who_name(g, g.active)}'s turn" if 0 <= g.active < len(g.at) else ""
        return When(f"Fight, round {g.round}{who}", "TGB-CMB-13")
    if g.phase in PHASES:
        return When(*PHASES[g.phase])
    if not any([is_on(g.at[fm]) for fm in range(FMS)]) and len(g.laid) == 1:
        return When(f"Before play: {words_of(stage)[1]}", "TGB-SET-11")
    return When("Exploration", "TGB-EXP-01")


def focus(stage: Stage) -> str:
    """Where it happens: the tile of whoever acts, or of the family."""
    g = stage.g
    fms = [fm for fm in range(FMS) if is_on(g.at[fm])]
    actors = [who for who in (stage.turn, g.active) if 0 <= who < len(g.at) and is_on(g.at[who])]
    spots = [g.at[who] for who in (*actors, *fms)]
    return tile_id(spots[0] >> 6) if spots else BOARD


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """TGB-END-09, TGB-END-05: all win or lose together; the mission has its own last words."""
    is_won = max(outcome.scores) > 0
    result = "won" if is_won else "lost"
    return Verdict(
        text="The mission is won" if is_won else "The mission has failed",
        why=last_words(stage, is_won),
        rule=outcome.rule,
        seats=tuple([Result(chair.id, result) for chair in stage.context.chairs]),
        story=tale(stage.context, ALL_ROUNDS, lambda fm: did(stage.g, fm)),
    )


def did(g: Farm, fm: int) -> str:
    """Return how one of the family came through."""
    if fm >= FMS or g.post[fm] in (AWAY, COMING):
        return ""
    if g.post[fm] == KO:
        return f"{NAMES[fm]} was knocked out."
    return f"{NAMES[fm]} came through with {g.hp[fm]} of {top_hp(g, fm)} HP."


def last_words(stage: Stage, is_won: bool) -> str:
    g, book = stage.g, stage.mission
    heard = [n for n in range(len(book.texts)) if g.heard >> n & 1]
    named = [n for n in heard if book.text_names[n] in ("won", "lost")]
    if named:
        return " ".join(book.texts[named[-1]].split())
    return "The last objective is reached." if is_won else "Everybody is knocked out."
