"""How the time between two sittings looks: every role with its level, who has won, and the question."""

from __future__ import annotations

from hauntbox.games.common.interlude import picture
from hauntbox.games.vast.campaign.interlude import ANSWERS, AnotherSitting, Recess, known, won_words
from hauntbox.games.vast.campaign.levels import level_name
from hauntbox.games.vast.roles.numbers import ROLE_NAMES
from hauntbox.games.vast.scene.picture import THEME
from hauntbox.games.vast.scene.stage import PAIRS, look_of, panel_id
from hauntbox.games.vast.words.box import SCENARIOS
from hauntbox.scene import Note, Panel, Scene, SeatContext, Thing


def scene(g: Recess, context: SeatContext) -> Scene:
    g = known(g, context.minds)
    stopped = "The campaign ends here", "All have enough, and nobody has won it."
    return picture(
        THEME,
        g,
        context,
        after=SCENARIOS["cave"].name,
        when=("Between sittings", "VSB-DIF-08"),
        pairs=PAIRS,
        things=things(g, context),
        words=words_of,
        answers=ANSWERS,
        over=stopped if g.is_stopped else ("The campaign goes on", "The next sitting waits."),
    )


def things(g: Recess, context: SeatContext) -> dict[str, Thing]:
    found: dict[str, Thing] = {"note:before": Note(name="Behind you", text=won_words(g), rule="VSB-DIF-08")}
    return found | {panel_id(role): panel(g, context, role, level) for role, level in g.carry.levels}


def panel(g: Recess, context: SeatContext, role: int, level: str) -> Panel:
    """A role with its level in the next sitting."""
    ask = g.asking()
    return Panel(
        n=role,
        owner=context.seat_of(role),
        look=look_of(role),
        name=ROLE_NAMES[role],
        text=f"Level: {level_name(level)}",
        tone=PAIRS[role][0],
        shape=PAIRS[role][1],
        active=isinstance(ask, AnotherSitting) and ask.role == role,
    )


def words_of(g: Recess) -> tuple[str, str, str]:
    """The question, its rule and a hint."""
    return "Another sitting?", "VSB-DEC-175", "The campaign ends if nobody wants another sitting."
