"""How Ghost Hunter 13 looks to a seat: one picture, made of what the seat knows. See docs/scenes.md for the words."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import counted
from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import opening, player, tale
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content.story import FAILURE
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.points import hp
from hauntbox.games.hunter13.scene import fight
from hauntbox.games.hunter13.scene.answers.previews import pending
from hauntbox.games.hunter13.scene.answers.question import question, words_of
from hauntbox.games.hunter13.scene.battle import battle
from hauntbox.games.hunter13.scene.board import board
from hauntbox.games.hunter13.scene.legend import legend, person_text
from hauntbox.games.hunter13.scene.log import line
from hauntbox.games.hunter13.scene.stage import FLOORS, Stage, board_of, placed, shape_of, tone_of
from hauntbox.games.hunter13.scene.story import ENDLESS, flowing, goal, prologue, story_things
from hauntbox.games.hunter13.scene.table import table
from hauntbox.games.hunter13.state import ENEMY, HUNTER, NOBODY, NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import ending_words, role_name
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Card, Cast, Pile, Result, Scene, SeatContext, Sign, Story, Thing, Verdict, When

__all__ = ["line", "scene"]


def theme(o: Options) -> Theme:
    return Theme("hunter13", "Ghost Hunter 13", legend(o))


def scene(g: Mansion, context: SeatContext) -> Scene:
    stage = Stage(g, context)
    g, roles = stage.g, range(len(g.minds))
    return theme(g.options).scene(
        context,
        chapter=stage.story.title,
        when=when(stage),
        focus=focus(stage),
        pairs=[(tone_of(g, role), shape_of(g, role)) for role in roles],
        things=things(stage),
        ask=question(stage),
        outcome=verdict(stage, g.outcome) if g.outcome is not None else None,
        goal=goal(stage),
        mode=fight.mode(stage),
        battle=fight.battle(stage),
        story=opening_page(stage) if not g.round else None,
    )


def things(stage: Stage) -> dict[str, Thing]:
    there = {**board(stage), **pending(stage.g), **table(stage), **battle(stage)}
    return {**there, **story_things(stage), **sheets_to_choose(stage)}


def opening_page(stage: Stage) -> Story:
    """The background and the mission, before play begins."""
    g, told = stage.g, stage.story
    cast = [
        Cast(
            PEOPLE[who].name,
            look=f"h-{who}",
            tone=tone_of(g, role),
            shape=shape_of(g, role),
            who=player(stage.context, role),
            text=PEOPLE[who].role,
        )
        for role, who in enumerate(g.who)
        if who != NOBODY
    ]
    limit = g.options.rounds
    last = [Sign("rounds", text=f"Round {limit} is over.")] if limit < ENDLESS else []
    return opening(
        "hunter13",
        told.title,
        kick=f"Ghost Hunter 13. {counted(len(g.who), 'hunter')}.",
        text=prologue(told),
        win=[Sign("pips", text=flowing(told.mission))] if told.mission else (),
        lose=[Sign("vitality", text="Everybody has fallen."), *last],
        cast=cast,
    )


def when(stage: Stage) -> When:
    g = stage.g
    if stage.frame is None:
        return When(f"The story is over in round {g.round}", "GHT-END-01")
    if not g.round or g.active == NOBODY:
        text = words_of(stage)[1]
        return When(f"Before play: {text}", "GHT-SET-01") if not g.round else When(f"Round {g.round}", "GHT-TURN-03")
    who = role_name(g, g.active)
    if g.field_ != NOWHERE:
        return When(f"Round {g.round}: {who}'s turn, battle", "GHT-BAT-01")
    if g.status[g.active] == ENEMY:
        return When(f"Round {g.round}: {who} acts for the Enemy", "GHT-FALL-04")
    step = "the room" if g.moved or not g.moves else "movement"
    return When(f"Round {g.round}: {who}'s turn, {step}", "GHT-TURN-01")


def focus(stage: Stage) -> str:
    """Where it happens: the battle, whose turn it is, or the seat's own hunter."""
    g = stage.g
    mine = [role for role in stage.context.minds if role < len(g.at)]
    actors = [g.active, *mine] if g.active != NOBODY else mine
    spots = [g.field_, *[g.at[role] for role in actors if role < len(g.at)], *placed(g)]
    return next((board_of(g.cell[tile]) for tile in spots if tile != NOWHERE and g.cell[tile] >= 0), FLOORS[1])


def sheets_to_choose(stage: Stage) -> dict[str, Thing]:
    """The character-sheets, while they are chosen."""
    g = stage.g
    if not g.who or NOBODY not in g.who:
        return {}
    things: dict[str, Thing] = {"sheets": Pile(name="Character-sheets", lay="row")}
    for who, person in enumerate(PEOPLE):
        taken = "taken" if who in g.who else ""
        things[f"sheet:{person.name.lower()}"] = Card(
            in_="sheets", n=who, look=f"c-{who}", name=person.name, text=person_text(who, g.options), dim=taken
        )
    return things


CLOSE: Final = 4  # HP left at the end


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """The closing text of the ending that came."""
    story, n = stage.story, stage.g.result
    ending = story.endings[n] if 0 <= n < len(story.endings) else None
    is_lost = ending is None or ending.grade == FAILURE
    return Verdict(
        text="The mansion has won" if is_lost else "The mission is fulfilled",
        why=ending_words(stage.g, n),
        rule=outcome.rule,
        seats=tuple([Result(chair.id, fate(stage, outcome, chair.minds)) for chair in stage.context.chairs]),
        story=tale(stage.context, stage.g.round, lambda role: did(stage, role, outcome), closest(stage, is_lost)),
    )


def did(stage: Stage, role: int, outcome: Outcome) -> str:
    """Who came through, who fell, and with whom one has won."""
    g = stage.g
    if role >= len(g.who):
        return ""
    name, won = role_name(g, role), outcome.scores[role] > 0
    if g.status[role] == HUNTER:
        left = f"{name} came through with {max(hp(g, role), 0)} HP"
        return f"{left}." if won else f"{left}, and lost with the mission."
    return f"{name} fell, and won with the mansion." if won else f"{name} fell."


def closest(stage: Stage, is_lost: bool) -> str:
    g = stage.g
    left = [(hp(g, role), role_name(g, role)) for role in g.order if g.status[role] == HUNTER]
    if is_lost or not left or min(left)[0] > CLOSE:
        return ""
    points, name = min(left)
    return f"{name} had {points} HP left."


def fate(stage: Stage, outcome: Outcome, minds: Seat) -> str:
    """Where the hunters lose, the fallen win; a host does neither."""
    roles = [mind for mind in minds if mind < len(stage.g.who)]
    if not roles:
        return "drawn"
    return "won" if max([outcome.scores[role] for role in roles]) > 0 else "lost"
