"""Ghostbusters II: four on a haunted street, with streams, slime, a car and a walking statue, against the Goo Timer."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hauntbox.games.common.draw import drawing
from hauntbox.games.ghostbusters2 import actions
from hauntbox.games.ghostbusters2.actions import STRUCTS
from hauntbox.games.ghostbusters2.bots.judgement import judge
from hauntbox.games.ghostbusters2.bots.learning import LEARNING
from hauntbox.games.ghostbusters2.bots.silly import SILLY
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.campaign.series import campaigns, lay_out_for
from hauntbox.games.ghostbusters2.cards import gear, tools
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.content import titles, validate
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.uses import uses
from hauntbox.games.ghostbusters2.flow import FRAMES, lay_out
from hauntbox.games.ghostbusters2.options import Options, seats
from hauntbox.games.ghostbusters2.rules import dice  # fmt: skip
from hauntbox.games.ghostbusters2.rules.combat import combat, reactions
from hauntbox.games.ghostbusters2.rules.entities import push, slime
from hauntbox.games.ghostbusters2.rules.equip import is_equipment
from hauntbox.games.ghostbusters2.rules.scenario import setup
from hauntbox.games.ghostbusters2.rules.street import driving, walking
from hauntbox.games.ghostbusters2.rules.turn import chores, tank, turn
from hauntbox.games.ghostbusters2.scene.answers.options import describe
from hauntbox.games.ghostbusters2.scene.answers.walks import walks
from hauntbox.games.ghostbusters2.scene.picture import line, scene
from hauntbox.games.ghostbusters2.secrets.redeal import fill_in
from hauntbox.games.ghostbusters2.secrets.view import SECRETS, known, view
from hauntbox.games.ghostbusters2.state import Busters, slots, wake
from hauntbox.games.ghostbusters2.words.box import BOX, GROUPS, PRESET_LINES, PRESETS
from hauntbox.games.ghostbusters2.words.lesson import LESSON
from hauntbox.games.ghostbusters2.words.log import role_name, say, side
from hauntbox.games.ghostbusters2.words.reference_card import reference_card
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Action, Outcome

VERSION: Final = 6
HARD: Final = (4, 5, 6, 8, 9, 13, 14, 15, 16, 17, 18)  # kinds
CODEC: Final = Codec("ghostbusters2", VERSION, Busters, FRAMES, (*STRUCTS, Team, Outcome), wake=wake)


def universe(g: Busters) -> tuple[Action, ...]:
    """With Ghost Traps, what they add."""
    return g.moves.universe + g.moves.trapping if g.options.ghost_traps else g.moves.universe


def components(g: Busters) -> Counter[str]:
    """Figures wherever they are, cards of the decks, Events."""
    tally: Counter[str] = Counter()
    for kind, card in enumerate(KINDS):
        on_map = sum([g.kind[slot] == kind for slot in slots(g)])
        on_cards = sum([trapped.count(kind) for trapped in g.trapped])
        tally[card.name] = on_map + on_cards + g.spirit[kind] + g.supply[kind] + g.lost[kind]
    tally["equipment"] = len(g.gear) + sum([is_equipment(card) for hand in g.cards for card in hand])
    tally["events"] = len(g.omens) + len(g.troubles) + len(g.past)
    tally["goo"] = len(g.goo) - g.piles.bit_count()
    return tally


GAME: Final = Declaration(
    name="ghostbusters2",
    title="Ghostbusters II",
    version=VERSION,
    options=Options,
    scenarios=titles(),
    presets=PRESETS,
    preset_lines=PRESET_LINES,
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
    decisions={
        "GBT-DEC-02": (setup.ChoosePack, actions.Wear),
        "GBT-DEC-03": (setup.ParkFront, actions.Park),
        "GBT-DEC-04": (setup.FixOrder, actions.Lead),
        "GBT-DEC-05": (tank.Tank, actions.Boost),
        "GBT-DEC-06": (turn.Turn, actions.End),
        "GBT-DEC-07": (walking.MoveOn, actions.Step),
        "GBT-DEC-08": (driving.Driving, actions.Drive),
        "GBT-DEC-09": (chores.Depositing, actions.Drop),
        "GBT-DEC-10": (slime.WhichSlime, actions.Wipe),
        "GBT-DEC-11": (turn.Turn, actions.Swap),
        "GBT-DEC-12": (turn.Turn, actions.Fire),
        "GBT-DEC-14": (chores.Trading, actions.Give),
        "GBT-DEC-15": (turn.Turn, actions.Leave),
        "GBT-DEC-16": (turn.Turn, actions.Investigate),
        "GBT-DEC-17": (turn.Turn, actions.Clean),
        "GBT-DEC-18": (gear.AimAt, actions.Aim),
        "GBT-DEC-19": (combat.RollAgain, actions.Yes),
        "GBT-DEC-20": (slime.TurnsCaustic, actions.Wipe),
        "GBT-DEC-21": (push.PushAside, actions.Way),
        "GBT-DEC-24": (reactions.WhoFirst, actions.Aim),
        "GBT-DEC-25": (turn.Turn, actions.Deploy),
        "GBT-DEC-26": (tools.TurnOver, actions.Yes),
        "GBT-DEC-28": (turn.Turn, actions.Use),
        "GBT-DEC-30": (turn.Turn, actions.Attempt),
    },
    chances={
        dice.COMBAT: "GBT-RND-01",
        dice.MOVEMENT: "GBT-RND-02",
        dice.EVENT: "GBT-RND-03",
        dice.RESIST: "GBT-RND-04",
        dice.FIRST: "GBT-RND-05",
        dice.CLASS_S: "GBT-RND-06",
        dice.GOO: "GBT-RND-07",
        dice.GEAR: "GBT-RND-07",
        dice.OMENS: "GBT-RND-07",
        dice.ROLL_OFF: "GBT-RND-08",
        dice.TYPE: "GBT-RND-09",
        dice.TARGET: "GBT-RND-10",
        dice.CARD: "GBT-RND-11",
        dice.ABILITY: "GBT-RND-12",
        dice.PLACES: "GBT-RND-13",
        dice.RESHUFFLE: "GBT-RND-14",
        dice.TILES: "GBT-RND-14",
    },
    judge=judge,
    learning=LEARNING,
    silly=SILLY,
    shared=True,
    box=BOX,
    groups=GROUPS,
    reference_card=reference_card,
    lesson=LESSON,
    scene=scene,
    line=line,
    sheet=Sheet,
    validate=validate,
    uses=uses,
    walks=walks,
    rare={
        **dict.fromkeys(
            ["Attempt", "GBT-DEC-30", "GBT-RND-04"], "random play hardly ever holds a Boss with all the tokens it needs"
        ),
        **{f"drop {KINDS[kind].name}": "random play hardly ever Traps it" for kind in HARD},
        "boost Gearhead": "random play seldom has three Plazms in the Tank",
        **dict.fromkeys(["Snap", "snap"], "random play hardly ever leads a Ghost that it holds onto its own Trap"),
    },
)
