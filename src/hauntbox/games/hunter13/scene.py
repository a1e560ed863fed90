"""How Ghost Hunter 13 looks to a seat: one picture, made of what the seat knows. See docs/scenes.md for the words."""

from __future__ import annotations

from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content.story import FAILURE
from hauntbox.games.hunter13.scene_ask import question, words_of
from hauntbox.games.hunter13.scene_battle import battle
from hauntbox.games.hunter13.scene_board import board
from hauntbox.games.hunter13.scene_log import line
from hauntbox.games.hunter13.scene_looks import LEGEND, person_text
from hauntbox.games.hunter13.scene_shows import pending
from hauntbox.games.hunter13.scene_stage import FLOORS, Stage, board_of, name_of, placed, shape_of, tone_of
from hauntbox.games.hunter13.scene_story import story_things
from hauntbox.games.hunter13.scene_table import table
from hauntbox.games.hunter13.state import ENEMY, NOBODY, NOWHERE, Mansion
from hauntbox.games.hunter13.words import ending_words
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import VERSION, Card, Pile, Result, Scene, Sitting, Thing, Verdict, When, seats

__all__ = ["line", "scene"]


def scene(g: Mansion, sitting: Sitting) -> Scene:
    stage = Stage(g, sitting)
    roles = range(len(g.minds))
    return Scene(
        scene=VERSION,
        game="hunter13",
        name="Ghost Hunter 13",
        chapter=stage.story.title,
        index=sitting.index,
        seat=sitting.you,
        state="over" if stage.is_over else "play",
        when=when(stage),
        focus=focus(stage),
        seats=seats(sitting, tuple([tone_of(g, role) for role in roles]), tuple([shape_of(g, role) for role in roles])),
        legend=LEGEND,
        things=things(stage),
        ask=question(stage),
        log=sitting.log,
        outcome=verdict(stage, g.outcome) if g.outcome is not None else None,
    )


def things(stage: Stage) -> dict[str, Thing]:
    there = {**board(stage), **pending(stage.g), **table(stage), **battle(stage)}
    return {**there, **story_things(stage), **sheets_to_choose(stage)}


def when(stage: Stage) -> When:
    g = stage.g
    if stage.frame is None:
        return When(f"The story is over in round {g.round}", "GHT-END-01")
    if not g.round or g.active == NOBODY:
        text = words_of(stage)[1]
        return When(f"Before play: {text}", "GHT-SET-01") if not g.round else When(f"Round {g.round}", "GHT-TURN-03")
    who = name_of(g, g.active)
    if g.field_ != NOWHERE:
        return When(f"Round {g.round}: {who}'s turn, battle", "GHT-BAT-01")
    if g.status[g.active] == ENEMY:
        return When(f"Round {g.round}: {who} acts for the Enemy", "GHT-FALL-04")
    step = "the room" if g.moved or not g.moves else "movement"
    return When(f"Round {g.round}: {who}'s turn, {step}", "GHT-TURN-01")


def focus(stage: Stage) -> str:
    """Where it happens: the battle, whose turn it is, or the seat's own hunter."""
    g = stage.g
    mine = [role for role in stage.sitting.minds if role < len(g.at)]
    actors = [g.active, *mine] if g.active != NOBODY else mine
    spots = [g.field_, *[g.at[role] for role in actors if role < len(g.at)], *placed(g)]
    return next((board_of(g.cell[tile]) for tile in spots if tile != NOWHERE and g.cell[tile] >= 0), FLOORS[1])


def sheets_to_choose(stage: Stage) -> dict[str, Thing]:
    """GHT-SET-08: the character-sheets, while they are chosen."""
    g = stage.g
    if not g.who or NOBODY not in g.who:
        return {}
    things: dict[str, Thing] = {"sheets": Pile(name="Character-sheets", lay="row")}
    for who, person in enumerate(PEOPLE):
        taken = "taken" if who in g.who else ""
        things[f"sheet:{person.name.lower()}"] = Card(
            in_="sheets", n=who, look=f"c-{who}", name=person.name, text=person_text(who), dim=taken
        )
    return things


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """GHT-FMT-19: the closing text of the ending that came."""
    story, n = stage.story, stage.g.result
    ending = story.endings[n] if 0 <= n < len(story.endings) else None
    is_lost = ending is None or ending.grade == FAILURE
    return Verdict(
        text="The mansion has won" if is_lost else "The mission is fulfilled",
        why=ending_words(stage.g, n),
        rule=outcome.rule,
        seats=tuple([Result(chair.id, fate(stage, outcome, chair.minds)) for chair in stage.sitting.chairs]),
    )


def fate(stage: Stage, outcome: Outcome, minds: Seat) -> str:
    """GHT-FALL-29: where the hunters lose, the fallen win; a host does neither."""
    roles = [mind for mind in minds if mind < len(stage.g.who)]
    if not roles:
        return "drawn"
    return "won" if max([outcome.scores[role] for role in roles]) > 0 else "lost"
