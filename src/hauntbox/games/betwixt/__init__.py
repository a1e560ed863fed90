"""The Ghosts Betwixt: a family of four against the ghosts of a farm, co-operatively, mission by mission."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hauntbox.games.betwixt.actions import STRUCTS
from hauntbox.games.betwixt.bots.judgement import judge
from hauntbox.games.betwixt.bots.silly import SILLY
from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.campaign.singles import derived
from hauntbox.games.betwixt.campaign.story import campaigns, lay_out_for
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, NONE
from hauntbox.games.betwixt.cards.equipment import FIREWORK
from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.content.reader import titles, validate
from hauntbox.games.betwixt.content.sheet import Sheet
from hauntbox.games.betwixt.flow import FRAMES, lay_out
from hauntbox.games.betwixt.options import Options, seats
from hauntbox.games.betwixt.questions import DECISIONS
from hauntbox.games.betwixt.rules.dice import CHANCES
from hauntbox.games.betwixt.rules.explore.starting import Carry
from hauntbox.games.betwixt.rules.gear.found import Found, LeaveBehind
from hauntbox.games.betwixt.rules.mission.cards import Keep
from hauntbox.games.betwixt.scene import line, scene
from hauntbox.games.betwixt.secrets.hidden import SECRETS
from hauntbox.games.betwixt.secrets.redeal import fill_in
from hauntbox.games.betwixt.secrets.view import known, view
from hauntbox.games.betwixt.state import Farm, monsters, survey
from hauntbox.games.betwixt.universe import RARE, universe
from hauntbox.games.betwixt.walks import walks
from hauntbox.games.betwixt.words.box import BOX, GROUPS, PRESET_LINES, PRESETS
from hauntbox.games.betwixt.words.lesson import LESSON
from hauntbox.games.betwixt.words.log import say
from hauntbox.games.betwixt.words.names import role_name, side
from hauntbox.games.betwixt.words.options import describe
from hauntbox.games.betwixt.words.reference_card import reference_card
from hauntbox.games.common.draw import drawing
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Outcome

VERSION: Final = 2
CODEC: Final = Codec("betwixt", VERSION, Farm, FRAMES, (*STRUCTS, Diary, Outcome), wake=survey)


def components(g: Farm) -> Counter[str]:
    """TGB-CMP-17, TGB-CMP-19, TGB-CMP-11: cards, wherever they are."""
    tally: Counter[str] = Counter()
    held = {card for row in g.cards for card in row if card != NONE and CARDS[card].type != FIREWORK}
    tally["cards"] = len(held) + len(g.stash) + sum(map(len, g.decks[:BOOK_DECK])) + len(in_question(g))
    armed = [m for m in monsters(g) if g.weapon[m] != BARE]
    tally["monster weapons"] = sum(map(len, [*g.arms, *g.arms_out])) + len(armed)
    return tally


def in_question(g: Farm) -> list[int]:
    """Cards that have left a deck and that somebody is being asked about."""
    one = [frame.card for frame in g.agenda if isinstance(frame, (Found, LeaveBehind, Carry))]
    return one + [card for frame in g.agenda if isinstance(frame, Keep) for card in frame.cards]


GAME: Final = Declaration(
    name="betwixt",
    title="The Ghosts Betwixt",
    version=VERSION,
    options=Options,
    scenarios=titles(),
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    derive=derived,
    lay_out=lay_out,
    lay_out_for=lay_out_for,
    campaigns=campaigns(VERSION),
    codec=CODEC,
    seats=seats,
    role_name=role_name,
    side=side,
    universe=universe,
    known=known,
    view=view,
    fill_in=fill_in,
    secrets=SECRETS,
    say=say,
    describe=describe,
    draw=drawing(scene, role_name),
    components=components,
    decisions=DECISIONS,
    chances=CHANCES,
    judge=judge,
    silly=SILLY,
    shared=True,
    effort=0.7,
    box=BOX,
    groups=GROUPS,
    reference_card=reference_card,
    lesson=LESSON,
    scene=scene,
    line=line,
    sheet=Sheet,
    validate=validate,
    walks=walks,
    rare=RARE,
)
